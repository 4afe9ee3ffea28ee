### The scoring tiles of Azul Duel: all that is said about each of them.

## game: Names of the scoring tiles
-goal-rows = Linii
-goal-colours = Culori
-goal-columns = Coloane
-goal-edge = Margine
-goal-diagonals = Diagonale
-goal-corners = Colțuri
-goal-wilds = Spații joker
-goal-specials = Spații speciale
game-goal = { $name ->
    [rows] { -goal-rows }
    [colours] { -goal-colours }
    [columns] { -goal-columns }
    [edge] { -goal-edge }
    [diagonals] { -goal-diagonals }
    [corners] { -goal-corners }
    [wilds] { -goal-wilds }
    [specials] { -goal-specials }
   *[other] { $name }
}
game-bonus-for = { $kind ->
    [rows] { $count ->
        [one] o linie completă
        [few] { $count } linii complete
       *[other] { $count } de linii complete
    }
    [columns] { $count ->
        [one] o coloană completă
        [few] { $count } coloane complete
       *[other] { $count } de coloane complete
    }
    [colours] { $count ->
        [one] o culoare completă
        [few] { $count } culori complete
       *[other] { $count } de culori complete
    }
    [kinds] { $count ->
        [one] o linie cu cinci feluri
        [few] { $count } linii cu cinci feluri
       *[other] { $count } de linii cu cinci feluri
    }
    [edge] { $count ->
        [one] o piesă pe margine
        [few] { $count } piese pe margine
       *[other] { $count } de piese pe margine
    }
    [diagonals] { $count ->
        [one] o diagonală completă
        [few] { $count } diagonale complete
       *[other] { $count } de diagonale complete
    }
    [corners] { $count ->
        [one] o placă de colț plină
        [few] { $count } plăci de colț pline
       *[other] { $count } de plăci de colț pline
    }
    [wilds] { $count ->
        [one] un spațiu joker, umplut
        [few] { $count } spații joker, toate umplute
       *[other] { $count } de spații joker, toate umplute
    }
    [specials] { $count ->
        [one] un spațiu special gol
        [few] { $count } spații speciale goale
       *[other] { $count } de spații speciale goale
    }
   *[other] { $count }
}

## duel
duel-scoring-name = { game-goal }
duel-scoring-worth = { $name ->
    [rows] { $points } pentru fiecare linie completă
    [colours] { $points } pentru fiecare linie cu cinci feluri
    [columns] { $points } pentru fiecare coloană completă
    [edge] { $points } pentru fiecare piesă de pe margine
    [diagonals] { $points } pentru fiecare diagonală completă
    [corners] colț plin: { $points } sus, { $lower } jos
    [wilds] { $points } de fiecare, dacă toate sunt pline
   *[other] −{ $points } pentru fiecare rămas gol
}
duel-scoring-brief = { $name ->
    [rows] { $points } / linie
    [colours] { $points } / 5 feluri
    [columns] { $points } / coloană
    [edge] { $points } / margine
    [diagonals] { $points } / diag.
    [corners] { $points }/{ $lower } colț
    [wilds] { $points } / joker
   *[other] −{ $points } / gol
}

## reader
reader-bonus-for = { game-bonus-for }

## analysis: Why a decision of Azul Duel was no good
analysis-duel-move = { $what ->
    [sun] { $tray ->
        [0] { game-tiles } de pe partea cu soare a tăvii mari { analysis-duel-to }
       *[other] { game-tiles } de pe partea cu soare a tăvii mici { $tray } { analysis-duel-to }
    }
    [moon] { game-tiles } de pe părțile cu lună { analysis-duel-to }
    [chip] Jetonul de pe tava mică { $tray }
    [plate] Placa { $place } de la vedere
    [draw] O placă din teanc
    [again] Încă o placă din teanc
    [stop] Nicio altă placă
    [keep] Placa trasă { $place }
    [lay] Locul { $space } al cupolei { $turn ->
        [0] (cu placa nerotită)
        [one] (cu placa rotită cu un sfert)
        [few] (cu placa rotită cu { $turn } sferturi)
       *[other] (cu placa rotită cu { $turn } de sferturi)
    }
    [under] Placa trasă { $place } pusă prima
    [stack] O stivă cu { game-colour } deasupra
    [beneath] O stivă cu { game-colour } imediat sub piesa de deasupra
    [spend] { $count ->
        [0] Păstrarea jetoanelor
        [one] Un jeton pentru rândul { $line }
        [few] { $count } jetoane pentru rândul { $line }
       *[other] { $count } de jetoane pentru rândul { $line }
    }
   *[tile] Coloana { $column }
}
analysis-duel-to = { $line ->
    [0] printre piesele sparte
   *[other] pe rândul { $line }
}
analysis-duel-did-break = { game-tiles } printre piesele sparte: costă { analysis-cost }.
analysis-duel-did-overflow = { game-tiles } pentru { $room ->
    [one] un singur loc
    [few] { $room } locuri
   *[other] { $room } de locuri
}: { $broken ->
    [one] una se sparge
    [few] { $broken } se sparg
   *[other] { $broken } se sparg
}, ceea ce costă { analysis-cost }.
analysis-duel-did-doomed = Linia { $line } a cupolei nu mai are spațiu pentru { game-colour }: piesele de pe rândul { $line } se vor sparge.
analysis-duel-did-gift = { $name } poate acum să completeze rândul { $line }, a cărui piesă poate aduce { analysis-points }.
analysis-duel-did-feed = { $name } poate lua acum { game-tiles } pentru rândul { $line }, { $lacks ->
    [one] căruia îi mai lipsește apoi una
    [few] căruia îi mai lipsesc apoi { $lacks }
   *[other] căruia îi mai lipsesc apoi { $lacks }
}.
analysis-duel-did-later = Până la sfârșitul rundei costă cu { analysis-cost } mai mult în piese sparte.
analysis-duel-did-first = Vine și piesa primului jucător, care costă { analysis-cost }.
analysis-duel-did-complete = Completează rândul { $line }, a cărui piesă poate aduce { analysis-points }.
analysis-duel-did-wait = { game-tiles } pentru rândul { $line }: linia { $line } a cupolei nu are încă spațiu pentru { game-colour }.
analysis-duel-did-line = { $lacks ->
    [one] { game-tiles } pentru rândul { $line }, căruia îi mai lipsește una.
    [few] { game-tiles } pentru rândul { $line }, căruia îi mai lipsesc { $lacks }.
   *[other] { game-tiles } pentru rândul { $line }, căruia îi mai lipsesc { $lacks }.
}
analysis-duel-did-chip-pays = Cu jetonul de pe tava mică { $tray }, jetoanele pot completa rândul { $line }.
analysis-duel-did-chip = Jetonul de pe tava mică { $tray } { $count ->
    [0] nu are culoarea niciunui rând început
    [one] are culoarea unui rând început
    [few] are culorile a { $count } rânduri începute
   *[other] are culorile a { $count } de rânduri începute
}.
analysis-duel-did-plate-line = Placa are un spațiu pentru piesele de pe rândul { $line }, care nu au încă niciunul.
analysis-duel-did-plate = { $kind ->
    [S] O placă cu un spațiu special.
   *[W] O placă cu un spațiu joker.
}
analysis-duel-did-draw = { $cost ->
    [0] Se trage o placă cu fața în jos, gratuit.
   *[other] Se trage o placă cu fața în jos, pentru { analysis-cost }.
}
analysis-duel-did-stop = { $drawn ->
    [one] O placă trasă, și atât.
    [few] { $drawn } plăci trase, și atât.
   *[other] { $drawn } de plăci trase, și atât.
}
analysis-duel-did-lay-doomed = Linia { $line } a cupolei are acum toate plăcile și niciun spațiu pentru { game-colour }: piesele de pe rândul { $line } se vor sparge.
analysis-duel-did-lay-line = Piesele de pe rândul { $line } capătă un spațiu în cupolă.
analysis-duel-did-lay-special = Spațiul special ajunge pe linia { $row }, unde piesa lui aduce { analysis-points }.
analysis-duel-did-lay-wild = Spațiul joker ajunge pe linia { $row }.
analysis-duel-did-under = Placa trasă { $place } merge prima sub teanc.
analysis-duel-did-round-line = Până la sfârșitul rundei, rândul { $brought } nu aduce nicio piesă în cupolă.
analysis-duel-did-round-points = Până la sfârșitul rundei aduce cu circa { analysis-points } mai puțin în cupolă.
analysis-duel-did-round-keep = Până la sfârșitul rundei, { $name } pune în cupolă o piesă de pe rândul { $theirs }, pentru circa { analysis-points }.
analysis-duel-did-round-hold = Până la sfârșitul rundei, { $name } face în cupolă cu circa { analysis-points } mai mult.
analysis-duel-did-stack = Deasupra stivei se află { game-colour }.
analysis-duel-did-spend = { $count ->
    [one] Un jeton completează
    [few] { $count } jetoane completează
   *[other] { $count } de jetoane completează
} rândul { $line }, a cărui piesă poate aduce { analysis-points }.
analysis-duel-did-spare = { $lacks ->
    [one] Niciun jeton cheltuit: rândului { $line } îi mai lipsește una.
    [few] Niciun jeton cheltuit: rândului { $line } îi mai lipsesc { $lacks }.
   *[other] Niciun jeton cheltuit: rândului { $line } îi mai lipsesc { $lacks }.
}
analysis-duel-did-tile = O piesă în coloana { $column } pentru { analysis-points }.
analysis-duel-did-tile-special = O piesă în coloana { $column } pentru { analysis-points }, plus { $special } pentru piesa specială.
analysis-duel-better-bonus = { analysis-duel-move } ar fi completat acel rând, cu o piesă care poate aduce { analysis-points } și încă { $bonus } la sfârșit ({ game-goal }).
analysis-duel-better-deny = { $count ->
    [one] { analysis-duel-move }: piesa aceea nu ar mai fi ajuns la { $name }.
    [few] { analysis-duel-move }: piesele acelea nu ar mai fi ajuns la { $name }.
   *[other] { analysis-duel-move }: piesele acelea nu ar mai fi ajuns la { $name }.
}
analysis-duel-better-complete = { analysis-duel-move } ar fi completat acel rând, cu o piesă care poate aduce { analysis-points }.
analysis-duel-better-fill = { analysis-duel-move } ar fi umplut acel rând, care așteaptă apoi un spațiu în cupolă.
analysis-duel-better-near = { $lacks ->
    [one] { analysis-duel-move }: acelui rând i-ar fi lipsit o singură piesă, iar piesa lui poate aduce { analysis-points }.
    [few] { analysis-duel-move }: acelui rând i-ar fi lipsit { $lacks } piese, iar piesa lui poate aduce { analysis-points }.
   *[other] { analysis-duel-move }: acelui rând i-ar fi lipsit { $lacks } de piese, iar piesa lui poate aduce { analysis-points }.
}
analysis-duel-better-first = { analysis-duel-move }: era mai urgent, rândul { $begun } poate fi completat mai târziu.
analysis-duel-better-wanted = { analysis-duel-move } ar fi lăsat rândul { $begun } liber pentru piesele care îl completează.
analysis-duel-better-free = { analysis-duel-move } ar fi lăsat rândul { $begun } liber pentru alte piese.
analysis-duel-better-safe = { analysis-duel-move } nu ar fi spart nimic.
analysis-duel-better-room = { analysis-duel-move } ar fi avut un spațiu în cupolă.
analysis-duel-better-force = { analysis-duel-move }: { $name } ar fi spart piese, cu { analysis-cost } mai mult.
analysis-duel-better-start = { analysis-duel-move } ar fi adus începutul rundei următoare.
analysis-duel-better-hide = { analysis-duel-move } nu ar fi permis asta.
analysis-duel-better-chip = { analysis-duel-move } ar fi fost de ajuns ca jetoanele să completeze rândul { $line }.
analysis-duel-better-chip-fits = { $lines ->
    [one] { analysis-duel-move } are culoarea unui rând început.
    [few] { analysis-duel-move } are culorile a { $lines } rânduri începute.
   *[other] { analysis-duel-move } are culorile a { $lines } de rânduri începute.
}
analysis-duel-better-plate-last = { analysis-duel-move } este ultima la vedere: o placă din teanc costă un punct.
analysis-duel-better-plate-deny = { analysis-duel-move } era singura cu un spațiu pentru piesele pe care { $name } le are pe rândul { $theirs }.
analysis-duel-better-lay-line = { analysis-duel-move } ar fi dat un spațiu pieselor de pe rândul { $line }.
analysis-duel-better-lay-special = { analysis-duel-move } ar fi adus spațiul special pe linia { $row }, pentru { analysis-points }.
analysis-duel-better-lay-tile = { analysis-duel-move } ar fi dat piesei de pe rândul { $line } un spațiu mai bun, pentru { analysis-points } în loc de { $less }.
analysis-duel-better-lay-offered = { analysis-duel-move } ar fi dat liniei { $row } un spațiu pentru { game-colour }, iar pentru rândul acela se pot lua imediat { game-tiles }.
analysis-duel-better-lay-need = { analysis-duel-move }: pentru piesa specială ar fi fost nevoie pe rânduri de { $need } piese, nu de { $other }.
analysis-duel-better-lay-gain = { analysis-duel-move } ar fi adus o piesă specială, care aduce { $special }, cu { $need } piese pe rânduri.
analysis-duel-better-lay-wild = { analysis-duel-move } ar fi adus spațiul joker pe linia { $row }, al cărei rând cere mai puține piese.
analysis-duel-better-lay-colours = { $colours ->
    [one] { analysis-duel-move } ar fi dat liniilor { $row } și { $below } un spațiu pentru o culoare nouă, nu pentru { $less }.
    [few] { analysis-duel-move } ar fi dat liniilor { $row } și { $below } spații pentru { $colours } culori noi, nu pentru { $less }.
   *[other] { analysis-duel-move } ar fi dat liniilor { $row } și { $below } spații pentru { $colours } de culori noi, nu pentru { $less }.
}
analysis-duel-better-lay-beside = { analysis-duel-move } ar fi pus placa lângă alte piese, unde o piesă poate aduce { analysis-points }.
analysis-duel-better-lay-edge = { analysis-duel-move } ar fi adus { $spaces } spații pe marginea cupolei, nu { $less }.
analysis-duel-better-lay-short = { analysis-duel-move } ar fi fost pentru liniile { $row } și { $below }, ale căror rânduri cer mai puține piese.
analysis-duel-better-spend = { analysis-duel-move } ar fi completat rândul, cu o piesă care poate aduce { analysis-points }.
analysis-duel-better-spend-bonus = { analysis-duel-move } ar fi completat rândul, cu o piesă care poate aduce { analysis-points } și încă { $bonus } la sfârșit ({ game-goal }).
analysis-duel-better-keep-chips = { analysis-duel-move }: ar fi rămas destule pentru a completa rândul { $brought }, a cărui piesă poate aduce { analysis-points }.
analysis-duel-better-chips = Alte jetoane ar fi fost mai bune pentru ce urmează.
analysis-duel-better-tile-bonus = Coloana { $column } ar fi adus { analysis-points } și încă { $bonus } la sfârșit ({ game-goal }).
analysis-duel-better-tile-special = Coloana { $column } ar fi adus { analysis-points }, plus { $special } pentru piesa specială.
analysis-duel-better-tile-points = Coloana { $column } ar fi adus { analysis-points }.
analysis-duel-better-tile-next = Cu coloana { $column }, piesele rândurilor de dedesubt ar fi adus cu { analysis-points } mai mult.
analysis-duel-better-tile-near = { $lacks ->
    [one] Cu coloana { $column } ar mai fi lipsit o piesă pentru { $bonus } la sfârșit ({ game-goal }).
    [few] Cu coloana { $column } ar mai fi lipsit { $lacks } piese pentru { $bonus } la sfârșit ({ game-goal }).
   *[other] Cu coloana { $column } ar mai fi lipsit { $lacks } de piese pentru { $bonus } la sfârșit ({ game-goal }).
}
analysis-duel-better-tile-plate = { $lacks ->
    [one] Cu coloana { $column } ar mai fi lipsit o piesă pentru piesa specială, care aduce { $special }.
    [few] Cu coloana { $column } ar mai fi lipsit { $lacks } piese pentru piesa specială, care aduce { $special }.
   *[other] Cu coloana { $column } ar mai fi lipsit { $lacks } de piese pentru piesa specială, care aduce { $special }.
}
analysis-duel-better-tile-wild = Coloana { $column } ar fi păstrat spațiul joker din coloana { $kept } pentru altă culoare.
analysis-duel-better-round-special = { analysis-duel-move } ar fi adus până la sfârșitul rundei o piesă specială, care valorează { $special }.
analysis-duel-better-round-bonus = { analysis-duel-move } ar fi adus până la sfârșitul rundei { $bonus } în plus de la cartonașele de punctaj.
analysis-duel-better-round-line = { analysis-duel-move }: până la sfârșitul rundei, rândul { $brought } ar fi adus o piesă în cupolă, pentru circa { analysis-points }.
analysis-duel-better-round-points = { analysis-duel-move } ar fi adus până la sfârșitul rundei cu circa { analysis-points } mai mult în cupolă.
analysis-duel-better-round-keep = { analysis-duel-move }: în această rundă { $name } nu ar fi pus în cupolă nicio piesă de pe rândul { $theirs }.
analysis-duel-better-round-hold = { analysis-duel-move }: până la sfârșitul rundei, { $name } ar fi făcut în cupolă cu circa { analysis-points } mai puțin.
analysis-duel-better-more = { analysis-duel-move } ar fi adus mai multe piese, iar rândul { $begun } poate fi completat mai târziu.
analysis-duel-better-tiles = { $lacks ->
    [one] { analysis-duel-move } ar fi adus mai multe piese: acelui rând i-ar mai fi lipsit una.
    [few] { analysis-duel-move } ar fi adus mai multe piese: acelui rând i-ar mai fi lipsit { $lacks }.
   *[other] { analysis-duel-move } ar fi adus mai multe piese: acelui rând i-ar mai fi lipsit { $lacks }.
}
analysis-duel-better-taken = { $what ->
    [plate] { analysis-duel-move }: era mai urgent, pentru că placa aceea o poate lua imediat { $name }.
    [draw] { analysis-duel-move }: era mai urgent, pentru că placa aceea o poate lua imediat { $name }.
    [chip] { analysis-duel-move }: era mai urgent, pentru că jetonul acela îl poate lua imediat { $name }.
   *[other] { $count ->
        [one] { analysis-duel-move }: era mai urgent, pentru că piesa aceea o poate lua imediat { $name }.
        [few] { analysis-duel-move }: era mai urgent, pentru că piesele acelea le poate lua imediat { $name }.
       *[other] { analysis-duel-move }: era mai urgent, pentru că piesele acelea le poate lua imediat { $name }.
    }
}
analysis-duel-better-plate-later = { analysis-duel-move }: era mai urgent, o placă se poate lua mai târziu.
analysis-duel-better-later = { analysis-duel-move } ar fi valorat cu circa { analysis-points } mai mult, mai ales în rundele următoare.
analysis-duel-better-points = { analysis-duel-move } ar fi valorat cu circa { analysis-points } mai mult.
analysis-duel-better = { analysis-duel-move } ar fi fost mai bine.
analysis-duel-found-bonus = Completează rândul { $line }, a cărui piesă poate aduce { analysis-points } și încă { $bonus } la sfârșit ({ game-goal }).
analysis-duel-found-near = { $lacks ->
    [one] Rândului { $line } îi lipsește o singură piesă, iar piesa lui poate aduce { analysis-points }.
    [few] Rândului { $line } îi lipsesc { $lacks } piese, iar piesa lui poate aduce { analysis-points }.
   *[other] Rândului { $line } îi lipsesc { $lacks } de piese, iar piesa lui poate aduce { analysis-points }.
}
analysis-duel-found-room = Pentru piesele acestea există un spațiu în cupolă.
analysis-duel-found-more = Aduce mai multe piese, iar rândul { $begun } poate fi completat mai târziu.
analysis-duel-found-tiles = { $lacks ->
    [one] Aduce mai multe piese: rândului { $line } îi mai lipsește una.
    [few] Aduce mai multe piese: rândului { $line } îi mai lipsesc { $lacks }.
   *[other] Aduce mai multe piese: rândului { $line } îi mai lipsesc { $lacks }.
}
analysis-duel-found-plate-later = Este mai urgent decât o placă, care se poate lua mai târziu.
analysis-duel-found-lay-offered = Dă liniei { $row } un spațiu pentru { game-colour }, iar pentru rândul acela se pot lua imediat { game-tiles }.
analysis-duel-found-round-special = Aduce până la sfârșitul rundei o piesă specială, care valorează { $special }.
analysis-duel-found-round-bonus = Aduce până la sfârșitul rundei { $bonus } în plus de la cartonașele de punctaj.
analysis-duel-found-round-line = Până la sfârșitul rundei, rândul { $brought } aduce o piesă în cupolă, pentru circa { analysis-points }.
analysis-duel-found-round-points = Aduce până la sfârșitul rundei cu circa { analysis-points } mai mult în cupolă.
analysis-duel-found-round-keep = În această rundă { $name } nu pune în cupolă nicio piesă de pe rândul { $theirs }.
analysis-duel-found-round-hold = Până la sfârșitul rundei, { $name } face în cupolă cu circa { analysis-points } mai puțin.
analysis-duel-found-tile-next = Așa, piesele rândurilor de dedesubt aduc cu { analysis-points } mai mult.
analysis-duel-found-keep-chips = Rămân destule jetoane pentru a completa rândul { $brought }, a cărui piesă poate aduce { analysis-points }.
analysis-duel-found-fill = Umple rândul { $line }, care așteaptă apoi un spațiu în cupolă.
analysis-duel-found-safe = Nu sparge nimic.
analysis-duel-found-plate-deny = Este singura placă cu un spațiu pentru piesele pe care { $name } le are pe rândul { $theirs }.
analysis-duel-found-lay-line = Dă un spațiu pieselor de pe rândul { $line }.
analysis-duel-found-lay-colours = { $colours ->
    [one] Liniile { $row } și { $below } capătă un spațiu pentru o culoare nouă, nu pentru { $less }.
    [few] Liniile { $row } și { $below } capătă spații pentru { $colours } culori noi, nu pentru { $less }.
   *[other] Liniile { $row } și { $below } capătă spații pentru { $colours } de culori noi, nu pentru { $less }.
}
analysis-duel-found-lay-need = Pentru piesa specială e nevoie pe rânduri de { $need } piese, nu de { $other }.
analysis-duel-found-lay-gain = Aduce o piesă specială, care aduce { $special }, cu { $need } piese pe rânduri.

## textview
textview-scoring-tile = { $tile ->
    [rows] { $points ->
        [one] { -goal-rows }: { $points } punct pentru fiecare linie completă
        [few] { -goal-rows }: { $points } puncte pentru fiecare linie completă
       *[other] { -goal-rows }: { $points } de puncte pentru fiecare linie completă
    }
    [columns] { $points ->
        [one] { -goal-columns }: { $points } punct pentru fiecare coloană completă
        [few] { -goal-columns }: { $points } puncte pentru fiecare coloană completă
       *[other] { -goal-columns }: { $points } de puncte pentru fiecare coloană completă
    }
    [diagonals] { $points ->
        [one] { -goal-diagonals }: { $points } punct pentru fiecare diagonală completă
        [few] { -goal-diagonals }: { $points } puncte pentru fiecare diagonală completă
       *[other] { -goal-diagonals }: { $points } de puncte pentru fiecare diagonală completă
    }
    [colours] { $points ->
        [one] { -goal-colours }: { $points } punct pentru fiecare linie cu cinci feluri de piese
        [few] { -goal-colours }: { $points } puncte pentru fiecare linie cu cinci feluri de piese
       *[other] { -goal-colours }: { $points } de puncte pentru fiecare linie cu cinci feluri de piese
    }
    [edge] { $points ->
        [one] { -goal-edge }: { $points } punct pentru fiecare piesă de pe marginea cupolei
        [few] { -goal-edge }: { $points } puncte pentru fiecare piesă de pe marginea cupolei
       *[other] { -goal-edge }: { $points } de puncte pentru fiecare piesă de pe marginea cupolei
    }
    [corners] { -goal-corners }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru fiecare placă de colț plină de sus, { $lower ->
        [one] { $lower } punct
        [few] { $lower } puncte
       *[other] { $lower } de puncte
    } pentru fiecare de jos
    [wilds] { $points ->
        [one] { -goal-wilds }: { $points } punct pentru fiecare, dacă toate sunt umplute
        [few] { -goal-wilds }: { $points } puncte pentru fiecare, dacă toate sunt umplute
       *[other] { -goal-wilds }: { $points } de puncte pentru fiecare, dacă toate sunt umplute
    }
    [specials] { $points ->
        [one] { -goal-specials }: minus { $points } punct pentru fiecare gol
        [few] { -goal-specials }: minus { $points } puncte pentru fiecare gol
       *[other] { -goal-specials }: minus { $points } de puncte pentru fiecare gol
    }
   *[other] { $tile }
}

## home
home-tile-names =
    .rows = { -goal-rows }
    .colours = { -goal-colours }
    .columns = { -goal-columns }
    .edge = { -goal-edge }
    .diagonals = { -goal-diagonals }
    .corners = { -goal-corners }
    .wilds = { -goal-wilds }
    .specials = { -goal-specials }

## rules-duel
rules-duel-goals =
    .title = Cartonașele de punctaj
    .intro = Fiecare din cele patru cartonașe are două fețe. Piesele speciale se numără ca piese pe toate. Pentru prima partidă propunem linii, coloane și diagonale.
    .rows = **Linii:** 3 puncte pentru fiecare linie completă de șase.
    .colours = **Culori:** 4 puncte pentru fiecare linie cu cel puțin cinci feluri diferite: cele cinci culori și specialul. Golurile sunt permise; o piesă pe un spațiu joker contează cu culoarea ei.
    .columns = **Coloane:** 7 puncte pentru fiecare coloană completă de șase.
    .edge = **Margine:** 1 punct pentru fiecare piesă de pe cele 20 de spații exterioare.
    .diagonals = **Diagonale:** 10 puncte pentru fiecare din cele două diagonale complete.
    .corners = **Colțuri:** pentru fiecare placă din colț umplută complet, 3 puncte sus și 8 jos.
    .wilds = **Spații joker:** dacă toate spațiile joker ale cupolei tale sunt umplute, 2 puncte pentru fiecare. Altfel nimic.
    .specials = **Spații speciale:** minus 3 pentru fiecare spațiu special gol al cupolei tale.
    .pair = cele două fețe ale unui cartonaș

### What happens in a game.
