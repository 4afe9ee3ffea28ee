### The scoring tiles of Azul Duel: all that is said about each of them.

## game: Names of the scoring tiles
-goal-rows = Rijen
-goal-colours = Kleuren
-goal-columns = Kolommen
-goal-edge = Rand
-goal-diagonals = Diagonalen
-goal-corners = Hoeken
-goal-wilds = Jokervakken
-goal-specials = Speciale vakken
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
        [one] { $count } complete rij
       *[other] { $count } complete rijen
    }
    [columns] { $count ->
        [one] { $count } complete kolom
       *[other] { $count } complete kolommen
    }
    [colours] { $count ->
        [one] { $count } complete kleur
       *[other] { $count } complete kleuren
    }
    [kinds] { $count ->
        [one] { $count } rij met vijf soorten
       *[other] { $count } rijen met vijf soorten
    }
    [edge] { $count ->
        [one] { $count } tegel op de rand
       *[other] { $count } tegels op de rand
    }
    [diagonals] { $count ->
        [one] { $count } complete diagonaal
       *[other] { $count } complete diagonalen
    }
    [corners] { $count ->
        [one] { $count } volle hoekplaat
       *[other] { $count } volle hoekplaten
    }
    [wilds] { $count ->
        [one] { $count } jokervak, gevuld
       *[other] { $count } jokervakken, allemaal gevuld
    }
    [specials] { $count ->
        [one] { $count } leeg speciaal vak
       *[other] { $count } lege speciale vakken
    }
   *[other] { $count }
}

## duel
duel-scoring-name = { game-goal }
duel-scoring-worth = { $name ->
    [rows] { $points } voor elke complete rij
    [colours] { $points } voor elke rij met vijf soorten
    [columns] { $points } voor elke complete kolom
    [edge] { $points } voor elke tegel op de rand
    [diagonals] { $points } voor elke complete diagonaal
    [corners] volle hoek: { $points } boven, { $lower } onder
    [wilds] { $points } per vak, als ze allemaal vol zijn
   *[other] −{ $points } voor elk dat leeg blijft
}
duel-scoring-brief = { $name ->
    [rows] { $points } / rij
    [colours] { $points } / 5 soorten
    [columns] { $points } / kolom
    [edge] { $points } / rand
    [diagonals] { $points } / diag.
    [corners] { $points }/{ $lower } hoek
    [wilds] { $points } / joker
   *[other] −{ $points } / leeg
}

## reader
reader-bonus-for = { game-bonus-for }

## analysis: Why a decision of Azul Duel was no good
analysis-duel-move = { $what ->
    [sun] { $tray ->
        [0] { game-tiles } van de zonzijde van het grote plateau { analysis-duel-to }
       *[other] { game-tiles } van de zonzijde van klein plateau { $tray } { analysis-duel-to }
    }
    [moon] { game-tiles } van de maanzijden { analysis-duel-to }
    [chip] Het fiche van klein plateau { $tray }
    [plate] Open plaat { $place }
    [draw] Een plaat van de stapel
    [again] Nog een plaat van de stapel
    [stop] Niet meer trekken
    [keep] Getrokken plaat { $place }
    [lay] Koepelvak { $space }, { $turn ->
        [0] met de plaat zoals hij is
        [one] met de plaat { $turn } kwartslag gedraaid
       *[other] met de plaat { $turn } kwartslagen gedraaid
    }
    [under] Eerst getrokken plaat { $place }
    [stack] Een stapel met { game-colour } bovenop
    [beneath] Een stapel met { game-colour } direct onder de bovenste tegel
    [spend] { $count ->
        [0] De fiches houden
        [one] { $count } fiche voor lijn { $line }
       *[other] { $count } fiches voor lijn { $line }
    }
   *[tile] Kolom { $column }
}
analysis-duel-to = { $line ->
    [0] om te breken
   *[other] naar lijn { $line }
}
analysis-duel-did-break = { game-tiles } gebroken: dat kost { analysis-cost }.
analysis-duel-did-overflow = { game-tiles } voor { $room ->
    [one] één plek
   *[other] { $room } plekken
}: { $broken ->
    [one] één breekt
   *[other] er breken er { $broken }
}, en dat kost { analysis-cost }.
analysis-duel-did-doomed = Rij { $line } van de koepel heeft geen vak meer voor { game-colour }: de tegels van lijn { $line } zullen breken.
analysis-duel-did-gift = { $name } kan nu lijn { $line } voltooien; de tegel daarvan kan { analysis-points } opleveren.
analysis-duel-did-feed = { $name } kan nu { game-tiles } nemen voor lijn { $line }, die er dan nog { $lacks } mist.
analysis-duel-did-later = Tegen het einde van de ronde kost het { analysis-cost } extra aan gebroken tegels.
analysis-duel-did-first = De startspelertegel komt mee en kost { analysis-cost }.
analysis-duel-did-complete = Dit voltooit lijn { $line }; de tegel daarvan kan { analysis-points } opleveren.
analysis-duel-did-wait = { game-tiles } voor lijn { $line }: rij { $line } van de koepel heeft nog geen vak voor { game-colour }.
analysis-duel-did-line = { game-tiles } voor lijn { $line }, die er nog { $lacks } mist.
analysis-duel-did-chip-pays = Met het fiche van klein plateau { $tray } kunnen fiches lijn { $line } voltooien.
analysis-duel-did-chip = Het fiche van klein plateau { $tray } heeft { $count ->
    [0] de kleur van geen enkele begonnen lijn
    [one] de kleur van één begonnen lijn
   *[other] de kleuren van { $count } begonnen lijnen
}.
analysis-duel-did-plate-line = De plaat heeft een vak voor de tegels van lijn { $line }, die er nog geen hebben.
analysis-duel-did-plate = { $kind ->
    [S] Een plaat met een speciaal vak.
   *[W] Een plaat met een jokervak.
}
analysis-duel-did-draw = { $cost ->
    [0] Er wordt gedekt een plaat getrokken, gratis.
   *[other] Er wordt gedekt een plaat getrokken, voor { analysis-cost }.
}
analysis-duel-did-stop = { $drawn ->
    [one] Eén plaat getrokken, en niet meer.
   *[other] { $drawn } platen getrokken, en niet meer.
}
analysis-duel-did-lay-doomed = Rij { $line } van de koepel heeft nu al zijn platen, en geen vak voor { game-colour }: de tegels van lijn { $line } zullen breken.
analysis-duel-did-lay-line = De tegels van lijn { $line } krijgen een vak in de koepel.
analysis-duel-did-lay-special = Het speciale vak komt in rij { $row }, waar de tegel { analysis-points } oplevert.
analysis-duel-did-lay-wild = Het jokervak komt in rij { $row }.
analysis-duel-did-under = Getrokken plaat { $place } gaat als eerste onder de stapel.
analysis-duel-did-round-line = Tegen het einde van de ronde brengt lijn { $brought } geen tegel in de koepel.
analysis-duel-did-round-points = Tegen het einde van de ronde levert het ongeveer { analysis-points } minder op in de koepel.
analysis-duel-did-round-keep = Tegen het einde van de ronde krijgt { $name } een tegel van lijn { $theirs } in de koepel, voor ongeveer { analysis-points }.
analysis-duel-did-round-hold = Tegen het einde van de ronde heeft { $name } daardoor ongeveer { analysis-points } meer in de koepel.
analysis-duel-did-stack = Boven op de stapel ligt { game-colour }.
analysis-duel-did-spend = { $count ->
    [one] { $count } fiche voltooit
   *[other] { $count } fiches voltooien
} lijn { $line }; de tegel daarvan kan { analysis-points } opleveren.
analysis-duel-did-spare = Er worden geen fiches uitgegeven: lijn { $line } mist er nog { $lacks }.
analysis-duel-did-tile = Een tegel in kolom { $column } voor { analysis-points }.
analysis-duel-did-tile-special = Een tegel in kolom { $column } voor { analysis-points }, en { $special } voor de speciale tegel.
analysis-duel-better-bonus = { analysis-duel-move }: dat had die lijn voltooid, met een tegel die { analysis-points } kan opleveren en aan het einde nog { $bonus } ({ game-goal }).
analysis-duel-better-deny = { $count ->
    [one] { analysis-duel-move }: dat had die tegel bij { $name } weggehouden.
   *[other] { analysis-duel-move }: dat had die tegels bij { $name } weggehouden.
}
analysis-duel-better-complete = { analysis-duel-move }: dat had die lijn voltooid, met een tegel die { analysis-points } kan opleveren.
analysis-duel-better-fill = { analysis-duel-move }: dat had die lijn gevuld, die dan op een vak in de koepel wacht.
analysis-duel-better-near = { $lacks ->
    [one] { analysis-duel-move }: dan miste die lijn nog maar één tegel; de tegel daarvan kan { analysis-points } opleveren.
   *[other] { analysis-duel-move }: dan miste die lijn nog { $lacks } tegels; de tegel daarvan kan { analysis-points } opleveren.
}
analysis-duel-better-first = { analysis-duel-move }: dat had meer haast, want lijn { $begun } kan later nog voltooid worden.
analysis-duel-better-wanted = { analysis-duel-move }: dan was lijn { $begun } vrij gebleven voor tegels die hem voltooien.
analysis-duel-better-free = { analysis-duel-move }: dan was lijn { $begun } vrij gebleven voor andere tegels.
analysis-duel-better-safe = { analysis-duel-move }: dat had niets gebroken.
analysis-duel-better-room = { analysis-duel-move }: daarvoor was er een vak in de koepel.
analysis-duel-better-force = { analysis-duel-move }: dat had { $name } tegels laten breken, voor { analysis-cost } extra.
analysis-duel-better-start = { analysis-duel-move }: dat had de start van de volgende ronde opgeleverd.
analysis-duel-better-hide = { analysis-duel-move } had dat niet toegelaten.
analysis-duel-better-chip = { analysis-duel-move } was genoeg geweest om lijn { $line } met fiches te voltooien.
analysis-duel-better-chip-fits = { $lines ->
    [one] { analysis-duel-move } heeft de kleur van één begonnen lijn.
   *[other] { analysis-duel-move } heeft de kleuren van { $lines } begonnen lijnen.
}
analysis-duel-better-plate-last = { analysis-duel-move } is de laatste open plaat: een plaat van de stapel kost een punt.
analysis-duel-better-plate-deny = { analysis-duel-move } was de enige met een vak voor de tegels die { $name } op lijn { $theirs } heeft.
analysis-duel-better-lay-line = { analysis-duel-move }: dat had de tegels van lijn { $line } een vak gegeven.
analysis-duel-better-lay-special = { analysis-duel-move }: dat had het speciale vak naar rij { $row } gebracht, voor { analysis-points }.
analysis-duel-better-lay-tile = { analysis-duel-move }: dat had de tegel van lijn { $line } een beter vak gegeven, voor { analysis-points } in plaats van { $less }.
analysis-duel-better-lay-offered = { analysis-duel-move }: dan had rij { $row } een vak voor { game-colour }, en voor die lijn kun je direct { game-tiles } nemen.
analysis-duel-better-lay-need = { analysis-duel-move }: dan waren er voor de speciale tegel { $need } tegels op de lijnen nodig, en geen { $other }.
analysis-duel-better-lay-gain = { analysis-duel-move }: dat had een speciale tegel gebracht, die { $special } oplevert, voor { $need } tegels op de lijnen.
analysis-duel-better-lay-wild = { analysis-duel-move }: dat had het jokervak naar rij { $row } gebracht, waarvan de lijn minder tegels vraagt.
analysis-duel-better-lay-colours = { $colours ->
    [one] { analysis-duel-move }: dat had rijen { $row } en { $below } een vak voor { $colours } nieuwe kleur gegeven, niet voor { $less }.
   *[other] { analysis-duel-move }: dat had rijen { $row } en { $below } vakken voor { $colours } nieuwe kleuren gegeven, niet voor { $less }.
}
analysis-duel-better-lay-beside = { analysis-duel-move }: dan had de plaat naast tegels gelegen, waar een tegel { analysis-points } kan opleveren.
analysis-duel-better-lay-edge = { analysis-duel-move }: dat had { $spaces } vakken naar de rand van de koepel gebracht, niet { $less }.
analysis-duel-better-lay-short = { analysis-duel-move }: dat was voor rijen { $row } en { $below } geweest, waarvan de lijnen minder tegels vragen.
analysis-duel-better-spend = { analysis-duel-move }: dat had de lijn voltooid, met een tegel die { analysis-points } kan opleveren.
analysis-duel-better-spend-bonus = { analysis-duel-move }: dat had de lijn voltooid, met een tegel die { analysis-points } kan opleveren en aan het einde nog { $bonus } ({ game-goal }).
analysis-duel-better-keep-chips = { analysis-duel-move }: dan waren er genoeg over om lijn { $brought } te voltooien; de tegel daarvan kan { analysis-points } opleveren.
analysis-duel-better-chips = Andere fiches waren beter geweest voor later.
analysis-duel-better-tile-bonus = Kolom { $column } had { analysis-points } opgeleverd, en aan het einde nog { $bonus } ({ game-goal }).
analysis-duel-better-tile-special = Kolom { $column } had { analysis-points } opgeleverd, en { $special } voor de speciale tegel.
analysis-duel-better-tile-points = Kolom { $column } had { analysis-points } opgeleverd.
analysis-duel-better-tile-next = Met kolom { $column } hadden de tegels van de lijnen eronder { analysis-points } meer opgeleverd.
analysis-duel-better-tile-near = { $lacks ->
    [one] Met kolom { $column } had er nog één tegel ontbroken voor { $bonus } aan het einde ({ game-goal }).
   *[other] Met kolom { $column } hadden er nog { $lacks } tegels ontbroken voor { $bonus } aan het einde ({ game-goal }).
}
analysis-duel-better-tile-plate = { $lacks ->
    [one] Met kolom { $column } had er nog één tegel ontbroken voor de speciale tegel, die { $special } oplevert.
   *[other] Met kolom { $column } hadden er nog { $lacks } tegels ontbroken voor de speciale tegel, die { $special } oplevert.
}
analysis-duel-better-tile-wild = Kolom { $column } had het jokervak in kolom { $kept } vrijgehouden voor een andere kleur.
analysis-duel-better-round-special = { analysis-duel-move }: dat had tegen het einde van de ronde een speciale tegel opgeleverd, goed voor { $special }.
analysis-duel-better-round-bonus = { analysis-duel-move }: dat had tegen het einde van de ronde { $bonus } extra van de scoretegels opgeleverd.
analysis-duel-better-round-line = { analysis-duel-move }: dan had lijn { $brought } tegen het einde van de ronde een tegel in de koepel gebracht, voor ongeveer { analysis-points }.
analysis-duel-better-round-points = { analysis-duel-move }: dat had tegen het einde van de ronde ongeveer { analysis-points } meer in de koepel opgeleverd.
analysis-duel-better-round-keep = { analysis-duel-move }: dan had { $name } deze ronde geen tegel van lijn { $theirs } in de koepel gekregen.
analysis-duel-better-round-hold = { analysis-duel-move }: dan had { $name } tegen het einde van de ronde ongeveer { analysis-points } minder in de koepel gehad.
analysis-duel-better-more = { analysis-duel-move }: dat had meer tegels gebracht, en lijn { $begun } kan later nog voltooid worden.
analysis-duel-better-tiles = { analysis-duel-move }: dat had meer tegels gebracht; die lijn had er dan nog { $lacks } gemist.
analysis-duel-better-taken = { $what ->
    [plate] { analysis-duel-move }: dat had meer haast, want { $name } neemt die plaat naar verwachting meteen daarna.
    [draw] { analysis-duel-move }: dat had meer haast, want { $name } neemt die plaat naar verwachting meteen daarna.
    [chip] { analysis-duel-move }: dat had meer haast, want { $name } neemt dat fiche naar verwachting meteen daarna.
   *[other] { $count ->
        [one] { analysis-duel-move }: dat had meer haast, want { $name } neemt die tegel naar verwachting meteen daarna.
       *[other] { analysis-duel-move }: dat had meer haast, want { $name } neemt die tegels naar verwachting meteen daarna.
    }
}
analysis-duel-better-plate-later = { analysis-duel-move }: dat had meer haast, want een plaat kan later nog genomen worden.
analysis-duel-better-later = { analysis-duel-move }: dat was ongeveer { analysis-points } meer waard geweest, vooral in latere rondes.
analysis-duel-better-points = { analysis-duel-move }: dat was ongeveer { analysis-points } meer waard geweest.
analysis-duel-better = { analysis-duel-move }: dat was beter geweest.
analysis-duel-found-bonus = Dit voltooit lijn { $line }; de tegel daarvan kan { analysis-points } opleveren en aan het einde nog { $bonus } ({ game-goal }).
analysis-duel-found-near = { $lacks ->
    [one] Lijn { $line } mist nog maar één tegel; de tegel daarvan kan { analysis-points } opleveren.
   *[other] Lijn { $line } mist nog { $lacks } tegels; de tegel daarvan kan { analysis-points } opleveren.
}
analysis-duel-found-room = Voor deze tegels is er een vak in de koepel.
analysis-duel-found-more = Dit brengt meer tegels, en lijn { $begun } kan later nog voltooid worden.
analysis-duel-found-tiles = Dit brengt meer tegels: lijn { $line } mist er dan nog { $lacks }.
analysis-duel-found-plate-later = Dit heeft meer haast dan een plaat, die later nog genomen kan worden.
analysis-duel-found-lay-offered = Rij { $row } krijgt een vak voor { game-colour }, en voor die lijn kun je meteen { game-tiles } nemen.
analysis-duel-found-round-special = Dit levert tegen het einde van de ronde een speciale tegel op, goed voor { $special }.
analysis-duel-found-round-bonus = Dit levert tegen het einde van de ronde { $bonus } extra van de scoretegels op.
analysis-duel-found-round-line = Tegen het einde van de ronde brengt lijn { $brought } zo een tegel in de koepel, voor ongeveer { analysis-points }.
analysis-duel-found-round-points = Dit levert tegen het einde van de ronde ongeveer { analysis-points } meer op in de koepel.
analysis-duel-found-round-keep = Zo krijgt { $name } deze ronde geen tegel van lijn { $theirs } in de koepel.
analysis-duel-found-round-hold = Zo heeft { $name } tegen het einde van de ronde ongeveer { analysis-points } minder in de koepel.
analysis-duel-found-tile-next = Zo leveren de tegels van de lijnen eronder { analysis-points } meer op.
analysis-duel-found-keep-chips = Zo blijven er genoeg fiches over om lijn { $brought } te voltooien; de tegel daarvan kan { analysis-points } opleveren.
analysis-duel-found-fill = Dit vult lijn { $line }, die dan op een vak in de koepel wacht.
analysis-duel-found-safe = Dit breekt niets.
analysis-duel-found-plate-deny = Dit is de enige plaat met een vak voor de tegels die { $name } op lijn { $theirs } heeft.
analysis-duel-found-lay-line = Dit geeft de tegels van lijn { $line } een vak.
analysis-duel-found-lay-colours = { $colours ->
    [one] Rijen { $row } en { $below } krijgen een vak voor { $colours } nieuwe kleur, niet voor { $less }.
   *[other] Rijen { $row } en { $below } krijgen vakken voor { $colours } nieuwe kleuren, niet voor { $less }.
}
analysis-duel-found-lay-need = Voor de speciale tegel zijn { $need } tegels op de lijnen nodig, en geen { $other }.
analysis-duel-found-lay-gain = Dit brengt een speciale tegel, die { $special } oplevert, voor { $need } tegels op de lijnen.

## textview
textview-scoring-tile = { $tile ->
    [rows] { $points ->
        [one] { -goal-rows }: { $points } punt voor elke complete rij
       *[other] { -goal-rows }: { $points } punten voor elke complete rij
    }
    [columns] { $points ->
        [one] { -goal-columns }: { $points } punt voor elke complete kolom
       *[other] { -goal-columns }: { $points } punten voor elke complete kolom
    }
    [diagonals] { $points ->
        [one] { -goal-diagonals }: { $points } punt voor elke complete diagonaal
       *[other] { -goal-diagonals }: { $points } punten voor elke complete diagonaal
    }
    [colours] { $points ->
        [one] { -goal-colours }: { $points } punt voor elke rij met vijf soorten tegels
       *[other] { -goal-colours }: { $points } punten voor elke rij met vijf soorten tegels
    }
    [edge] { $points ->
        [one] { -goal-edge }: { $points } punt voor elke tegel op de rand van de koepel
       *[other] { -goal-edge }: { $points } punten voor elke tegel op de rand van de koepel
    }
    [corners] { -goal-corners }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor elke volle hoekplaat boven, { $lower ->
        [one] { $lower } punt
       *[other] { $lower } punten
    } voor elke onder
    [wilds] { $points ->
        [one] { -goal-wilds }: { $points } punt voor elk, als ze allemaal gevuld zijn
       *[other] { -goal-wilds }: { $points } punten voor elk, als ze allemaal gevuld zijn
    }
    [specials] { $points ->
        [one] { -goal-specials }: min { $points } punt voor elk leeg vak
       *[other] { -goal-specials }: min { $points } punten voor elk leeg vak
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
    .title = De scoretegels
    .intro = Elk van de vier tegels heeft twee zijden. Speciale tegels tellen bij alle vier als tegels. Voor een eerste partij raden we rijen, kolommen en diagonalen aan.
    .rows = **Rijen:** 3 punten voor elke complete rij van zes.
    .colours = **Kleuren:** 4 punten voor elke rij met minstens vijf verschillende soorten: de vijf kleuren en speciaal. Gaten mogen; een tegel op een jokervak telt als zijn eigen kleur.
    .columns = **Kolommen:** 7 punten voor elke complete kolom van zes.
    .edge = **Rand:** 1 punt voor elke tegel op de 20 buitenste vakken.
    .diagonals = **Diagonalen:** 10 punten voor elk van de twee complete diagonalen.
    .corners = **Hoeken:** voor elke helemaal gevulde hoekplaat 3 punten boven en 8 onder.
    .wilds = **Jokervakken:** zijn alle jokervakken van je koepel gevuld, dan 2 punten voor elk. Anders niets.
    .specials = **Speciale vakken:** 3 punten aftrek voor elk leeg speciaal vak van je koepel.
    .pair = twee zijden van één tegel

### What happens in a game.
