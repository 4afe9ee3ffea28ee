## terminal
terminal-and = și
terminal-or = sau
terminal-seat = Locul { $seat }
terminal-points = { game-points }
terminal-first = 1ul
terminal-colour-of-tiles = { game-colour-feminine-plural }
terminal-grey-wall = perete gri
terminal-tournament = turneu
terminal-round = runda { $round }
terminal-bag = săculeț { $count }
terminal-lid = cutie { $count }
terminal-tower = turn { $count }
terminal-awaited = { $phase ->
    [deal] fabrici de umplut
    [tiling] { $who } așază piesa de pe rândul { $line }
    [stopped] masă oprită: decide arbitrul
    [over] partida s-a încheiat
    [void] masa este anulată
   *[offer] urmează { $who }
}
terminal-awaited-duel = { $stage ->
    [top] se privește spatele următoarei plăci din teanc
    [turn-up] plăci de pus la vedere
    [trays] tăvi de umplut
    [reveal] un jeton de întors
    [fronts] { $who } se uită la plăcile trase
    [first-plate] { $who } ia prima placă
    [stack] { $who } stivuiește { $rest } pe tava mică { $tray }
    [drawing] { $who } mai trage o placă sau se oprește
    [keep] { $who } păstrează o placă trasă
    [lay] { $who } așază o placă
    [under] { $who } pune o placă sub teanc
    [chips] { $who } cheltuie jetoane pentru rândul { $line }, sau niciunul
    [cell] { $who } așază piesa de pe rândul { $line }
    [over] partida s-a încheiat
   *[turn] urmează { $who }
}
terminal-withdrawn = în afara partidei
terminal-just-tiled = abia așezate
terminal-costs = costă { $cost }
terminal-took = { $source ->
    [0] { $count } { $tile } din centru
   *[other] { $count } { $tile } de la fabrica { $source }
}
terminal-took-sun = { $tray ->
    [0] { $count } { $tile } de pe tava mare
   *[other] { $count } { $tile } de pe tava mică { $tray }
}
terminal-took-moon = { $count } { $tile } de pe părțile cu lună
terminal-chip = jeton { $chip }
terminal-laid = { $plate } pe locul { $space }
terminal-drew = o placă din teanc
terminal-goal = { game-goal }
terminal-goals = cartonașe de punctaj: { $tiles }
terminal-tokens = { $count ->
    [one] { $count } pion
    [few] { $count } pioni
   *[other] { $count } de pioni
}
terminal-spent = { $count ->
    [one] { $count } cheltuit
    [few] { $count } cheltuite
   *[other] { $count } cheltuite
}
terminal-sun = soare
terminal-moon = lună
terminal-plates = plăci
terminal-in-hand = în mână
terminal-drawn = trase
terminal-pile = teanc { $count }
terminal-kind = { $kind ->
    [special] { -special(form: "feminine") }
    [wild] { -wild }
   *[unknown] { -unknown(form: "feminine") }
}
terminal-top = sus: { terminal-kind }
terminal-face-down = ascunsă
terminal-takes = { $who } ia { game-tiles } { $source ->
    [0] { $marker ->
        [yes] din centru cu piesa primului jucător
       *[no] din centru
    }
   *[other] de la fabrica { $source }
}
terminal-to-floor = { $takes }, pe linia podelei.
terminal-to-line = { $lacks ->
    [one] { $takes } pe rândul { $line }: mai lipsește { $lacks }.
    [few] { $takes } pe rândul { $line }: mai lipsesc { $lacks }.
   *[other] { $takes } pe rândul { $line }: mai lipsesc { $lacks }.
}
terminal-completes = { $takes } și completează rândul { $line }{ $falls ->
    [0] { "" }
    [one] ; cade { $falls }
    [few] ; cad { $falls }
   *[other] ; cad { $falls }
}.
terminal-places = { $colour ->
    [none] { $who } așază piesa de pe rândul { $line } în coloana { $column }.
   *[other] { $who } așază piesa { game-colour-feminine } de pe rândul { $line } în coloana { $column }.
}
terminal-dealt = Runda { $round }: piesele sunt împărțite. Începe { $who }.
terminal-pass = { $who }: timpul a expirat, tura se pierde.
terminal-withdraws = { $who } se retrage.
terminal-resume = Arbitrul lasă masa să joace mai departe.
terminal-void = Arbitrul declară masa anulată.
terminal-top-is = Deasupra teancului: o placă { terminal-kind }.
terminal-turned-up = Placă nouă la vedere: { $plate }.
terminal-revealed = Jetonul de pe tava mică { $tray } se întoarce: { $chip }.
terminal-passed-over = { $who } nu poate face nimic, iar tura este sărită. (D25)
terminal-takes-duel = { $who } ia { game-tiles } { $source ->
    [large] de pe tava mare
    [moon] de pe părțile cu lună
   *[other] de pe tava mică { $source }
}{ $first ->
    [yes] { " " }cu piesa primului jucător
   *[no] { "" }
}
terminal-breaks = { $count ->
    [one] { $takes } și o sparge.
    [few] { $takes } și le sparge.
   *[other] { $takes } și le sparge.
}
terminal-completes-duel = { $takes } și completează rândul { $line }{ $breaks ->
    [0] { "" }
    [one] ; se sparge { $breaks }
    [few] ; se sparg { $breaks }
   *[other] ; se sparg { $breaks }
}.
terminal-stacks = { $who } stivuiește { $lower } pe tava mică { $tray }, cu { game-colour } deasupra.
terminal-takes-chip = { $who } ia jetonul de pe tava mică { $tray }: { $chip }.
terminal-takes-plate = { $who } ia placa { $plate } de la vedere.
terminal-draws = { $price ->
    [0] { $who } nu are puncte și trage gratuit din teanc o placă { terminal-kind }.
   *[1] { $who } plătește 1 punct și trage din teanc o placă { terminal-kind }.
}
terminal-stops = { $count ->
    [one] { $who } nu mai trage: { $count } placă.
    [few] { $who } nu mai trage: { $count } plăci.
   *[other] { $who } nu mai trage: { $count } de plăci.
}
terminal-looks = { $count ->
    [one] { $who } se uită la placa trasă.
    [few] { $who } se uită la plăcile trase.
   *[other] { $who } se uită la plăcile trase.
}
terminal-keeps = { $who } păstrează placa { $plate }.
terminal-lays = { $who } așază placa { $plate } pe locul { $space } al cupolei{ $turned ->
    [none] { "" }
   *[other] , rotită: { $turned }
}{ $under ->
    [yes] ; cealaltă placă merge sub teanc
   *[no] { "" }
}.
terminal-puts-under = { $last ->
    [yes] { $who } pune o placă { terminal-kind } sub teanc, apoi pe ultima.
   *[no] { $who } pune o placă { terminal-kind } sub teanc.
}
terminal-spends = { $count ->
    [0] { $who } nu cheltuie jetoane pentru rândul { $line }.
    [one] { $who } cheltuie { $count } jeton ({ $chips }) pentru a completa rândul { $line }.
    [few] { $who } cheltuie { $count } jetoane ({ $chips }) pentru a completa rândul { $line }.
   *[other] { $who } cheltuie { $count } de jetoane ({ $chips }) pentru a completa rândul { $line }.
}
terminal-scores-tile = { $points ->
    [one] rândul { $line }: piesă { game-colour-feminine } în coloana { $column }, { $points } punct: { $why }.
    [few] rândul { $line }: piesă { game-colour-feminine } în coloana { $column }, { $points } puncte: { $why }.
   *[other] rândul { $line }: piesă { game-colour-feminine } în coloana { $column }, { $points } de puncte: { $why }.
}
terminal-run = { $way ->
    [down] { $length } pe verticală (liniile { $begin }-{ $end })
   *[across] { $length } pe orizontală (coloanele { $begin }-{ $end })
}
terminal-alone = nicio piesă nu o atinge
terminal-line-falls = rândul { $line }: niciun spațiu de pe linia { $line } nu poate primi { game-colour }; { $falls ->
    [one] cade { $falls } piesă
    [few] cad { $falls } piese
   *[other] cad { $falls } de piese
}{ $lid ->
    [0] { "" }
   *[other] , dintre care { $lid } în cutie
}.
terminal-scores-special = { $points ->
    [one] linia { $row }: placa este plină; piesa specială din coloana { $column } aduce { $points } punct, cât linia ei.
    [few] linia { $row }: placa este plină; piesa specială din coloana { $column } aduce { $points } puncte, cât linia ei.
   *[other] linia { $row }: placa este plină; piesa specială din coloana { $column } aduce { $points } de puncte, cât linia ei.
}
terminal-line-breaks = rândul { $line }: pe linia { $line } nu mai este spațiu pentru { game-colour }; { $breaks ->
    [one] se sparge { $breaks } piesă
    [few] se sparg { $breaks } piese
   *[other] se sparg { $breaks } de piese
}{ $tower ->
    [0] { "" }
   *[other] , dintre care { $tower } în turn
}.
terminal-cost-of = { $item ->
    [marker] piesa primului jucător { $cost }
    [first] piesa primului jucător { $cost }
   *[other] { game-colour } { $cost }
}
terminal-pays = { $what ->
    [broken] piese sparte
   *[floor] linia podelei
}: { $items }: costă { $cost }{ $paid ->
    [all] { "" }
    [one] , dar se poate plăti doar { $paid }
    [few] , dar se pot plăti doar { $paid }
   *[other] , dar se pot plăti doar { $paid }
}.
terminal-scores-after = Puncte după runda { $round }: { $scores }.
terminal-ended-by = { $clause ->
    [A40] o linie a peretelui este completă
    [A33] timp de două runde nicio piesă nu a ajuns pe un rând de formare
    [A33-wall] timp de cinci runde nicio piesă nu a ajuns pe un perete
    [A32] nu mai este nicio piesă de împărțit
    [T22] au rămas mai puțin de doi jucători
    [T5] arbitrul a declarat masa anulată
    [D43] a cincea rundă s-a încheiat
   *[other] { $text }
}
terminal-over = Partida s-a încheiat: { $why }. ({ $clause })
terminal-voided = Masa este anulată: partida nu contează pentru nimeni.
terminal-no-bonus = { $count ->
    [one] { $count } punct și niciun bonus.
    [few] { $count } puncte și niciun bonus.
   *[other] { $count } de puncte și niciun bonus.
}
terminal-sum = { $sum } = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}{ $spared ->
    [yes] , pentru că scorul nu coboară sub 0
   *[no] { "" }
}.
terminal-wins = { $how ->
    [rows] Câștigă { $who }, prin liniile complete.
    [tie] Câștigă { $who }, la egalitate.
   *[none] Câștigă { $who }.
}
terminal-shared = Victorie împărțită: { $winners }, cu puncte și linii complete egale. (A42)
terminal-tie-rows = { $tied } au câte { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}; câștigă { $winners } cu mai multe linii complete, { $mine } la { $other }. (A42)
terminal-tie-duel = Amândoi au { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}; câștigă { $winner }: { $taken ->
    [yes] a luat piesa primului jucător în runda { $round }
   *[no] a început runda { $round }, în care nimeni nu a luat piesa primului jucător
}. (D43)
terminal-bonus-lines = { $kind ->
    [columns] { $count ->
        [one] coloana { $numbers }
        [few] coloanele { $numbers }
       *[other] coloanele { $numbers }
    }
   *[rows] { $count ->
        [one] linia { $numbers }
        [few] liniile { $numbers }
       *[other] liniile { $numbers }
    }
}
terminal-bonus-colours = toate cele { $size } { $colours }
terminal-bonus-kinds = { $count ->
    [one] cinci feluri pe linia { $numbers }
    [few] cinci feluri pe liniile { $numbers }
   *[other] cinci feluri pe liniile { $numbers }
}
terminal-bonus-diagonals = { $count ->
    [one] { $upper ->
        [yes] diagonala din stânga sus
       *[no] diagonala din stânga jos
    }
    [few] ambele diagonale
   *[other] ambele diagonale
}
terminal-corner = { $upper ->
    [yes] { $left ->
        [yes] stânga sus
       *[no] dreapta sus
    }
   *[no] { $left ->
        [yes] stânga jos
       *[no] dreapta jos
    }
}
terminal-bonus-corners = { $count ->
    [one] colțul { $corners }
    [few] colțurile { $corners }
   *[other] colțurile { $corners }
}
terminal-bonus-cells = { game-bonus-for }
terminal-no-goal = { $kind ->
    [rows] nicio linie completă
    [colours] nicio linie cu cinci feluri
    [columns] nicio coloană completă
    [edge] nicio piesă pe margine
    [diagonals] nicio diagonală completă
    [corners] nicio placă de colț plină
    [wilds] nu toate spațiile joker umplute
    [specials] niciun spațiu special gol
   *[other] { $kind }: nimic
}

## terminal-play
terminal-play-person = Jucător
terminal-play-seed = Sămânța { $seed }: aceeași sămânță dă aceleași piese.
terminal-play-components = Componente { $digest }: dă același fișier ca să reiei sau să arăți partida.
terminal-play-no-terminal = Ca să joci îți trebuie un terminal, iar aici nu este niciunul: pornește azulejos play într-un terminal sau lasă să joace numai boți (--seat greedy --seat random).
terminal-play-left = Ai plecat de la masă. La revedere!
terminal-play-goodbye = La revedere!
terminal-play-undone = Ultima ta decizie a fost retrasă.
terminal-play-no-scoring = Încă nu s-au dat puncte.
terminal-play-moves = { $count ->
    [one] { $count } mutare posibilă
    [few] { $count } mutări posibile
   *[other] { $count } de mutări posibile
}: cum începe fiecare și toate felurile de a o încheia.
terminal-play-leave = Părăsești partida? (d/n)
terminal-play-yes = d da
terminal-play-no = n nu
terminal-play-save = Salvezi partida? Un nume de fișier, sau Enter pentru nu:
terminal-play-saved = Partida este salvată în { $file }.
terminal-play-prompt = { $only ->
    [yes] { $name }, { $question } (Enter joacă singura mutare)
   *[no] { $name }, { $question } (? pentru ajutor)
}
terminal-play-another = alta
terminal-play-ask-move = mutarea ta?
terminal-play-ask-column = în ce coloană piesa de pe rândul { $line }?
terminal-play-ask-colour = { $source ->
    [C] ce culoare din centru?
   *[other] ce culoare de la fabrica { $source }?
}
terminal-play-ask-line = { $source ->
    [C] { $tile } din centru pe ce rând?
   *[other] { $tile } de la fabrica { $source } pe ce rând?
}
terminal-play-ask-turn = tura ta?
terminal-play-ask-chip = jetonul de pe care tavă mică?
terminal-play-ask-plate = care dintre plăcile de la vedere?
terminal-play-ask-colour-duel = { $source ->
    [L] ce culoare de pe tava mare?
    [M] ce culoare de pe părțile cu lună?
   *[other] ce culoare de pe tava mică { $source }?
}
terminal-play-ask-line-duel = { $source ->
    [L] { game-colour } de pe tava mare pe ce rând?
    [M] { game-colour } de pe părțile cu lună pe ce rând?
   *[other] { game-colour } de pe tava mică { $source } pe ce rând?
}
terminal-play-ask-stack = cum stivuiești { $tiles }, de jos în sus?
terminal-play-ask-look = teancul este gol. Te uiți la plăcile trase?
terminal-play-ask-draw = { $price ->
    [0] mai tragi o placă, gratuit, sau te oprești?
   *[1] mai tragi o placă pentru 1 punct, sau te oprești?
}
terminal-play-ask-keep = pe care dintre plăcile trase o păstrezi?
terminal-play-ask-space = placa { $plate } pe ce loc al cupolei?
terminal-play-ask-turned = rotită cum?
terminal-play-ask-under = ce placă merge acum sub teanc?
terminal-play-ask-chips = { $missing ->
    [one] ce jetoane pentru piesa { game-colour-feminine } care lipsește de pe rândul { $line }?
    [few] ce jetoane pentru cele { $missing } piese { game-colour-feminine-plural } care lipsesc de pe rândul { $line }?
   *[other] ce jetoane pentru cele { $missing } de piese { game-colour-feminine-plural } care lipsesc de pe rândul { $line }?
}
terminal-play-ask-cell = în ce coloană piesa { game-colour-feminine } de pe rândul { $line }?
terminal-play-help-azul =
    .moves = Ia toate piesele de o culoare de la o fabrică sau din centru pe unul dintre rândurile tale: 3Y4 ia galben de la fabrica 3 pe rândul de formare 4. C este centrul, F linia podelei; B albastru, Y galben, R roșu, K negru, W alb. 3 y 4 este același lucru, la fel și 3, y și 4 pe rând.
    .table = O literă mică pe perete își așteaptă piesa; 1ul este piesa primului jucător; * este ce a făcut fiecare ultima dată.
terminal-play-help-duel =
    .tiles = Ia piese: 3T4 ia turcoaz de pe partea cu soare a tăvii mici 3 pe rândul de formare 4; L este tava mare; MY4 ia tot galbenul de deasupra părților cu lună; X în loc de un rând le sparge. B albastru, Y galben, R roșu, K negru, T turcoaz. 3, t, 4 pe rând este același lucru.
    .others = Sau ia un jeton: chip:2 de pe tava mică 2. Sau o placă: plate:2 de la vedere, ori draw, din teanc pentru 1 punct. Restul se întreabă apoi.
    .table = Locurile cupolei sunt de la 1 la 9, rotirile de la 0 la 3 sferturi în sensul acelor de ceas. În cupolă o literă mică își așteaptă piesa, * primește orice culoare, iar s primește o piesă specială când placa ei este plină. X are piesele sparte și cât costă altele, C jetoanele; 1ul este piesa primului jucător; * este ce s-a făcut ultima dată.
terminal-play-help-commands =
    .first = moves        toate mutările posibile    undo         înapoi la ultima ta decizie
    .second = score        din nou ultimul punctaj    table        din nou masa
    .third = save FILE    scrie partida de până acum quit         pleacă (și Ctrl-D)
    .empty = Un rând gol renunță la o mutare începută.
terminal-play-refused = { $code ->
    [not-understood] Nu este nici mutare, nici comandă: scrie o mutare precum { $example }, sau ? pentru ajutor.
    [no-such-move] Nicio mutare posibilă nu începe așa: scrie moves ca să le vezi pe toate.
    [ambiguous] Poate fi mai mult de o mutare: mai scrie ceva.
    [no-move] Aici se pot face doar mutări.
    [nothing-to-undo] Nu există o decizie anterioară a ta de retras.
    [no-such-display] Această fabrică nu există. (A2)
    [no-such-tiles] Acolo nu sunt piese de această culoare. ({ $clause })
    [line-complete] Acest rând este complet: alege altul. (A13)
    [line-colour] Acest rând are deja altă culoare. (A13)
    [wall-has-colour] Această linie a peretelui are deja această culoare: alege alt rând sau podeaua. (A13)
    [cell-taken] Acest spațiu este deja ocupat. (A50)
    [column-has-colour] Această coloană a peretelui are deja această culoare. (A50)
    [no-file] Spune ce fișier, de exemplu partida.agn.
    [file-exists] Fișierul există deja: alege alt nume.
    [is-a-folder] Acesta este un dosar: numește un fișier din el.
    [no-folder] Dosarul nu există: creează-l mai întâi, sau alege altul.
    [no-home] Acest dosar personal nu există.
    [cannot-save] Fișierul nu poate fi scris: alege altul.
   *[other] { $clause ->
        [none] { $text }
       *[other] Regulile nu permit asta. ({ $clause })
    }
}

## terminal-replay
terminal-replay-game = { $players ->
    [one] Partida { $number }: { $game }, { $players } jucător
    [few] Partida { $number }: { $game }, { $players } jucători
   *[other] Partida { $number }: { $game }, { $players } de jucători
}
terminal-replay-round = Runda
terminal-replay-end = Sfârșit
terminal-replay-so-far = Până acum
terminal-replay-unfinished = Partida nu s-a încheiat.
terminal-replay-tile = Cartonaș de punctaj
terminal-replay-used = În partidă
terminal-replay-yes = da
terminal-replay-no = nu

## terminal-show
terminal-show-wrote = Scris: { $file }.

## pictures: Words in pictures of a game
pictures-title = { $game }{ $round ->
    [0] { "" }
   *[other] , runda { $round }
}, { $phase }
pictures-round = Runda { $round }
pictures-new-game = Partidă nouă
pictures-phase = { $phase ->
    [set-up] pregătire
    [deal] înaintea primei runde
    [next-deal] înaintea rundei următoare
    [next-round] înaintea rundei următoare
    [offer] oferta fabricilor
    [tiling] decorarea pereților
    [turns] pe rând
    [dome-tiling] decorarea cupolei
    [stopped] masă oprită
    [void] masă anulată
   *[over] partidă încheiată
}
pictures-awaited = { $stage ->
    [deal] { $name } începe runda următoare.
    [tiling] { $name } așază piesa de pe rândul { $line }.
    [stopped] Masa așteaptă arbitrul.
    [top] Se privește spatele plăcii de sus.
    [turn-up] Se pune o placă la vedere.
    [trays] Tăvile sunt de umplut.
    [reveal] Un jeton este de întors.
    [fronts] { $name } se uită la plăcile trase.
    [first-plate] { $name } ia prima placă.
    [stack] { $name } stivuiește restul de pe tava { $tray }.
    [drawing] { $name } mai trage sau se oprește.
    [keep] { $name } păstrează o placă trasă.
    [lay] { $name } așază o placă în cupolă.
    [under] { $name } pune plăci sub teanc.
    [chips] { $name } poate folosi jetoane, rândul { $line }.
    [cell] { $name } așază piesa de pe rândul { $line }.
   *[turn] Urmează { $name }.
}
pictures-wins = { $how ->
    [rows] Câștigă { $name } cu mai multe linii complete.
    [tie] { $name } câștigă la departajare.
   *[none] Câștigă { $name }.
}
pictures-share = Victorie împărțită: { $names }.
pictures-tie-break = { $how ->
    [holder] datorită piesei primului jucător
   *[starter] pentru că a început runda 5
}
pictures-tie-broken = Departajare: { $how ->
    [holder] piesa primului jucător
   *[starter] cine a început runda 5
}.
pictures-states =
    .withdrawn = retragere
    .winner = câștigă
    .shared = victorie împărțită
    .to-move = la rând
pictures-stores =
    .bag = Săculeț
    .lid = Cutie
    .tower = Turn
pictures-plates =
    .pile = Teanc
    .display = Plăci la vedere
    .hand = Mână
    .in-hand = În mână
    .drawn = Trase
pictures-stock =
    .tokens = pioni
    .chips = jetoane de luat
pictures-score = { $kind ->
    [tiling] decorare
    [rows] linii
    [columns] coloane
    [colours] culori
    [edge] margine
    [diagonals] diagonale
    [corners] colțuri
    [wilds] joker
    [specials] speciale
   *[other] { $kind }
}
pictures-worth = câte { $points }
pictures-worth-corners =
    .upper = { $points } sus
    .lower = { $points } jos
pictures-conditions =
    .full = dacă e plină
    .edge = pe margine
    .empty = dacă e gol
    .all-kinds = cu 5 feluri
    .all = toate pline
pictures-offer-display = Fabrica { $display }: { $letters }.
pictures-offer-centre = Centru: { $letters ->
    [none] nicio piesă
   *[other] { $letters }
}{ $marker ->
    [yes] { "" } și piesa primului jucător
   *[no] { "" }
}.
pictures-in-stores = Piese în săculeț: { $bag }. { $store ->
    [lid] Piese în cutie
   *[tower] Piese în turn
}: { $count }.
pictures-player = { $name }: { $score }.{ $holds ->
    [none] { "" }
   *[other] { "" } Are piesa primului jucător.
}
pictures-no-score = fără scor
pictures-board = Rânduri de formare { $lines }; perete { $wall }; linia podelei { $floor ->
    [none] goală
   *[other] { $floor }
}.
pictures-before-goals = Înaintea cartonașelor de punctaj { $points }; { $bonuses }.
pictures-goals = Cartonașe de punctaj: { $names }.
pictures-large-tray = Tava mare: soare { $sun ->
    [none] gol
   *[other] { $sun }
}, lună { $moon ->
    [none] gol
   *[other] { $moon }
}{ $first ->
    [yes] { "" } și piesa primului jucător
   *[no] { "" }
}.
pictures-tray = Tava { $tray }: soare { $sun ->
    [none] gol
   *[other] { $sun }
}, { $moon ->
    [none] nicio stivă
   *[other] stivă de jos în sus { $moon }
}, { $chip ->
    [none] niciun jeton
    [face-down] jeton cu fața în jos
   *[other] jeton { $chip }
}.
pictures-to-stack = De stivuit: { $letters }.
pictures-display = Plăci la vedere: { $letters ->
    [none] niciuna
   *[other] { $letters }
}.
pictures-pile = Plăci în teanc: { $count }{ $kind ->
    [S] , deasupra una specială
    [W] , deasupra una joker
   *[none] { "" }
}.
pictures-drawn = Trase: { $letters }.
pictures-drawn-back = { $kind ->
    [S] o placă specială
    [W] o placă joker
   *[none] o placă
}
pictures-in-hand = În mână: { $letters }.
pictures-board-duel = Rânduri de formare { $lines }; cupolă { $dome }; piese sparte: { $letters ->
    [none] niciuna
   *[other] { $letters }
}; jetoane: { $chips ->
    [none] niciunul
   *[other] { $chips }
}; cheltuite: { $spent }; pioni: { $tokens }; jetoane luate în această rundă: { $count }.
