### The games: their words, all that is said about the scoring tiles of Azul Duel, what happens in a game, the table as text, and the final scores.

## game: Words of the games

# A colour, in the forms that sentences need: name, inflected.

-blue = { $form ->
   *[name] blauw
    [inflected] blauwe
}
-yellow = { $form ->
   *[name] geel
    [inflected] gele
}
-red = { $form ->
   *[name] rood
    [inflected] rode
}
-black = { $form ->
   *[name] zwart
    [inflected] zwarte
}
-white = { $form ->
   *[name] wit
    [inflected] witte
}
-turquoise = turquoise
-special = { $form ->
   *[name] speciaal
    [inflected] speciale
}
-wild = joker
-unknown = { $form ->
   *[name] onbekend
    [inflected] onbekende
}
game-colour = { $colour ->
    [B] { -blue }
    [Y] { -yellow }
    [R] { -red }
    [K] { -black }
    [W] { -white }
    [T] { -turquoise }
    [S] { -special }
    [wild] { -wild }
   *[unknown] { -unknown }
}
game-colour-inflected = { $colour ->
    [B] { -blue(form: "inflected") }
    [Y] { -yellow(form: "inflected") }
    [R] { -red(form: "inflected") }
    [K] { -black(form: "inflected") }
    [W] { -white(form: "inflected") }
    [T] { -turquoise }
    [S] { -special(form: "inflected") }
    [wild] { -wild }
   *[unknown] { -unknown(form: "inflected") }
}
game-tiles = { $count ->
    [one] { $count } { game-colour-inflected } tegel
   *[other] { $count } { game-colour-inflected } tegels
}
game-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

### The scoring tiles of Azul Duel: all that is said about each of them, up to the next line like this one.

## azul: Azul and Azul Mini
azul-table = De tafel
azul-offer = Fabrieksschijven en midden
azul-signed = { NUMBER($value, signDisplay: "exceptZero") }
azul-pick = { $source ->
    [C] Midden
   *[other] Schijf { $source }
}: { $marker ->
    [yes] { game-tiles } en de startspelertegel
   *[no] { game-tiles }
}
azul-target = { $line ->
    [F] Vloerlijn
   *[other] Lijn { $line }
}
azul-fills = lijn compleet
azul-gains = { $count ->
    [one] levert { $count } punt op
   *[other] levert { $count } punten op
}
azul-falls = { $count ->
    [one] { $count } tegel valt
   *[other] { $count } tegels vallen
}
azul-marker-falls = de startspelertegel valt
azul-costs = { $count ->
    [one] kost { $count } punt
   *[other] kost { $count } punten
}
azul-to-lid = { $count ->
    [one] { $count } tegel gaat in de doos
   *[other] { $count } tegels gaan in de doos
}
azul-cell = Rij { $row }, kolom { $column }
azul-which-column = Waar komt de { game-colour-inflected } tegel van lijn { $line }?
azul-board = { $score ->
    [one] { $name }: { $score } punt
   *[other] { $name }: { $score } punten
}
azul-others = De andere borden
azul-score = Score
azul-starts-next = Begint de volgende ronde
azul-supply = Zak en doos
azul-bag = Zak
azul-lid = Doos
azul-lost = Uit het spel
azul-in-all = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
azul-refill = Als de zak leeg is, gaan de tegels uit de doos er weer in.
azul-withdrawn = Heeft de tafel verlaten
azul-stopped = De tafel staat stil: niemand nam tegels. Een arbiter beslist hoe het verdergaat.
azul-void = De partij is ongeldig en telt voor niemand.
azul-wins = Gewonnen: { $names }
azul-idle = In de vorige ronde kwam er geen tegel op een patroonlijn. Gebeurt dat nog eens, dan eindigt het spel.
azul-bare = Al { $count } rondes kwam er geen tegel op een muur. Na vijf zulke rondes eindigt het spel.
azul-passed = { $count ->
    [one] { $count } beurt op rij gepast
   *[other] { $count } beurten op rij gepast
}
azul-help = Spelen met het toetsenbord
azul-mouse = Met vinger of muis: sleep tegels naar een lijn, of tik op de tegels en dan op de lijn.
# The colour of a tile.
azul-colour = { game-colour-inflected }
azul-key-names =
    .sideways = ← →
    .vertical = ↑ ↓
    .enter = Enter
    .line = 1 – 5
    .floor = 0
    .escape = Esc
    .help = ?
azul-key-meanings =
    .sideways = van schijf naar schijf
    .vertical = van kleur naar kleur, of van lijn naar lijn
    .enter = neem de tegels, leg ze neer
    .line = leg ze op deze lijn
    .floor = laat ze op de vloerlijn vallen
    .escape = leg ze terug
    .help = toon deze hulp

## duel: Azul Duel
duel-points = { game-points }
duel-board-of = Bord van { $name }
duel-tokens-left = { $count ->
    [one] { $count } pion over
   *[other] { $count } pionnen over
}
duel-chips-left = { $count ->
    [one] nog { $count } fiche te nemen in deze ronde
   *[other] nog { $count } fiches te nemen in deze ronde
}
duel-pile = Stapel
duel-display = Open platen
duel-bag = Zak
duel-tower = Toren
duel-look-up = Zak { $bag }, toren { $tower }: bekijk wat er nog is
duel-scoring-tiles = Scoretegels, geteld aan het einde van het spel
duel-over = Het spel is afgelopen.
duel-dealt = De volgende ronde wordt klaargelegd…
duel-waits-for = { $stage ->
    [first-plate] { $name } kiest een eerste plaat…
    [stack] { $name } stapelt de rest…
    [drawing] { $name } trekt platen…
    [keep] { $name } houdt een van de getrokken platen…
    [lay] { $name } legt een plaat…
    [under] { $name } legt platen onder de stapel…
    [chips] { $name } mag fiches uitgeven…
    [cell] { $name } betegelt de koepel…
   *[other] { $name } denkt na…
}
duel-your-turn = Jij bent aan de beurt.
duel-hint-turn = Zon: neem één kleur en stapel de rest onder de maan. Maan: neem één kleur van alles wat bovenop ligt.
duel-hint-plate = Lijn 1 hoort bij rij 1 van de koepel, lijn 2 bij rij 2, enzovoort: tegels gaan naar vakken van hun kleur.
duel-first-plate = Kies je eerste plaat en een vak ervoor in je koepel.
duel-sun-take = { $place ->
    [0] Zon van het grote plateau: { game-tiles }
   *[other] Zon van plateau { $place }: { game-tiles }
}
duel-moon-take = { $first ->
    [yes] Maan: { game-tiles }, met de startspelertegel
   *[no] Maan: { game-tiles }
}
duel-take-chip = Fiche van plateau { $place }: { $name }
duel-take-plate = Plaat: { $front }
duel-draw-from = Trek van de stapel, bovenop een { $back ->
    [S] speciale plaat
    [W] jokerplaat
   *[other] onbekende plaat
}, { $score ->
    [0] gratis
   *[other] voor 1 punt
}
duel-turn = { $tiles ->
    [yes] { $plate ->
        [yes] { $chip ->
            [yes] Jouw beurt: neem tegels van één kleur, een plaat of een open fiche.
           *[no] Jouw beurt: neem tegels van één kleur of een plaat.
        }
       *[no] { $chip ->
            [yes] Jouw beurt: neem tegels van één kleur of een open fiche.
           *[no] Jouw beurt: neem tegels van één kleur.
        }
    }
   *[no] { $plate ->
        [yes] { $chip ->
            [yes] Jouw beurt: neem een plaat of een open fiche.
           *[no] Jouw beurt: neem een plaat.
        }
       *[no] { $chip ->
            [yes] Jouw beurt: neem een open fiche.
           *[no] Jij bent aan de beurt.
        }
    }
}

## answers: What is asked within a turn of Duel, and how it is answered
answers-which-line = { $count ->
    [one] Naar welke lijn gaat de { game-colour-inflected } tegel?
   *[other] Naar welke lijn gaan de { game-tiles }?
}{ $first ->
    [yes] { " " }De startspelertegel komt mee.
   *[no] { "" }
}
answers-which-space = Kies een vrij vak van je koepel. Draai de plaat zoals je wilt{ $keys ->
    [yes] { " " }(R)
   *[other] { "" }
}.
answers-turn-and-lay = Draai de plaat en leg hem neer. Daarna ligt hij vast.
answers-really-draw = Je trekt platen gedekt, bekijkt ze allemaal en houdt er één. De rest gaat onder de stapel.
answers-draw-more = Trek je er nog een, of stop je en bekijk je wat je hebt?
answers-keep-one = Houd een van deze platen. Die gaat naar je koepel.
answers-under-next = Welke plaat gaat als eerste onder de stapel? De volgende liggen eronder.
answers-stack-rest = Stapel de rest van onderaf: alleen de bovenste tegel kan worden genomen.
answers-stack-next = Plaats { $place } van onderaf: { game-colour }
answers-spend-on = Lijn { $line } aanvullen? Elke ontbrekende tegel kost 2 { game-colour-inflected } fiches of 3 naar keuze.
answers-which-cell = Waar in rij { $line } van je koepel komt de { game-colour-inflected } tegel?
answers-hand = In de hand
answers-drawn = Getrokken
answers-cancel = Annuleren
answers-turn-plate = Draai de plaat met de klok mee
answers-turn-left = Draai de plaat tegen de klok in
answers-lay = Leg hier
answers-draw-one = { $cost ->
    [0] Trek (gratis)
   *[other] { $cost ->
        [one] Trek voor { $cost } punt
       *[other] Trek voor { $cost } punten
    }
}
answers-draw-again = { $cost ->
    [0] Trek er nog een (gratis)
   *[other] { $cost ->
        [one] Trek er nog een ({ $cost } punt)
       *[other] Trek er nog een ({ $cost } punten)
    }
}
answers-stop = Stop en bekijk
answers-as-it-lies = Zoals ze liggen
answers-spend = { $count ->
    [one] Geef { $count } fiche uit
   *[other] Geef { $count } fiches uit
}
answers-spend-none = Houd mijn fiches
answers-keep-plate = { $front ->
    [none] Houd: onbekende plaat
   *[other] Houd: { $front }
}
answers-under-plate = { $front ->
    [none] Onder de stapel: onbekende plaat
   *[other] Onder de stapel: { $front }
}
answers-to-line = Lijn { $line }: { $complete ->
    [yes] compleet
   *[no] { $filled ->
        [one] { $filled } tegel van { $line }
       *[other] { $filled } tegels van { $line }
    }
}{ $broken ->
    [0] { "" }
   *[other] { $broken ->
        [one] , { $broken } tegel breekt
       *[other] , { $broken } tegels breken
    }
}{ $cost ->
    [0] { "" }
   *[other] { $cost ->
        [one] , kost { $cost } punt
       *[other] , kost { $cost } punten
    }
}
answers-to-broken = Breek alles: { $broken ->
    [0] kost niets
    [one] { $broken } tegel breekt
   *[other] { $broken } tegels breken
}{ $cost ->
    [0] { "" }
   *[other] { $cost ->
        [one] , kost { $cost } punt
       *[other] , kost { $cost } punten
    }
}
answers-to-cell = Rij { $row }, kolom { $column }: { $scored ->
    [one] { $scored } punt
   *[other] { $scored } punten
}{ $special ->
    [0] { "" }
   *[other] { $special ->
        [one] , en { $special } punt voor een speciale tegel
       *[other] , en { $special } punten voor een speciale tegel
    }
}
answers-own-chip = Jouw fiche: { $name }
answers-to-space = { $space ->
    [1] Koepelvak bovenaan, links
    [2] Koepelvak bovenaan, midden
    [3] Koepelvak bovenaan, rechts
    [4] Koepelvak in het midden, links
    [5] Koepelvak in het midden, midden
    [6] Koepelvak in het midden, rechts
    [7] Koepelvak onderaan, links
    [8] Koepelvak onderaan, midden
   *[9] Koepelvak onderaan, rechts
}

## supply: What is left at a table of Duel, to be looked up
supply-in-all = samen
supply-title = Wat er nog is
supply-pile = { $count ->
    [one] De stapel: { $count } plaat
   *[other] De stapel, van bovenaf: { $count } platen
}
supply-in-pile = { $front ->
    [none] { $back ->
        [S] Gedekte speciale plaat
        [W] Gedekte jokerplaat
       *[other] Gedekte onbekende plaat
    }
   *[other] Plaat: { $front }
}
supply-known-by = gezien door { $names }
supply-unseen-plates = { $count ->
    [one] { $count } plaat die je niet hebt gezien
   *[other] { $count } platen die je niet hebt gezien
}
supply-unseen-chips = { $count ->
    [one] { $count } fiche dat je niet hebt gezien
   *[other] { $count } fiches die je niet hebt gezien
}

## reader: What happened, in sentences
reader-unknown = onbekend
reader-tile = { game-colour-inflected } tegel
reader-tiles = { $count ->
    [one] { $count } { game-colour-inflected } tegel
   *[other] { $count } { game-colour-inflected } tegels
}
reader-the-tiles = de { game-colour-inflected } tegels
reader-points = { game-points }
reader-seat = { $seat ->
    [0] Iemand
   *[other] Plaats { $seat }
}
reader-marker = startspelertegel
reader-first-tile = startspelertegel
reader-with-marker = , met de startspelertegel
reader-with-first-tile = , met de startspelertegel
reader-from-display = van fabrieksschijf { $display }
reader-from-centre = uit het midden
reader-from-sun = { $tray ->
    [0] van de zonzijde van het grote plateau
   *[other] van de zonzijde van klein plateau { $tray }
}
reader-from-moon = van de maanzijden
reader-takes-to-floor = { $breaks ->
    [yes] { $who }: { $what } { $from }{ $first }, alles gebroken.
   *[no] { $who }: { $what } { $from }{ $first }, naar de vloerlijn.
}
reader-takes-to-line = { $who }: { $what } { $from }{ $first }, naar lijn { $line }{ $lacks ->
    [none] { "" }
    [0] , nu compleet
   *[other] , nog { $lacks } nodig
}{ $falls ->
    [0] { "" }
   *[other] { $breaks ->
        [yes] { $falls ->
            [one] ; { $falls } tegel breekt
           *[other] ; { $falls } tegels breken
        }
       *[no] { $falls ->
            [one] ; { $falls } tegel valt
           *[other] ; { $falls } tegels vallen
        }
    }
}.
reader-places = { $tile ->
    [none] { $who }: de tegel van lijn { $line } naar kolom { $column }.
   *[other] { $who }: de { $tile } van lijn { $line } naar kolom { $column }.
}
reader-displays-filled = de fabrieksschijven zijn gevuld
reader-trays-filled = de plateaus zijn gevuld
reader-dealt = { $round ->
    [none] Nieuwe ronde
   *[other] Ronde { $round }
}: { $what }{ $first ->
    [none] { "" }
   *[other] . Startspeler: { $first }
}.
reader-pass = { $who }: de tijd is om, de beurt vervalt.
reader-withdraw = { $who }: uit het spel.
reader-passed-over = { $who }: niets mogelijk, beurt overgeslagen.
reader-resume = De arbiter laat de tafel doorspelen.
reader-void = De arbiter verklaart de tafel ongeldig.
reader-top = { $kind ->
    [none] Boven op de stapel: een onbekende plaat.
   *[other] { $kind ->
        [S] Boven op de stapel: een speciale plaat.
       *[W] Boven op de stapel: een jokerplaat.
    }
}
reader-up = Nieuwe open plaat: { $plate }.
reader-reveal = Klein plateau { $tray } is leeg en toont zijn fiche: { $chip }.
reader-stack = { $tray ->
    [none] { $who }: de rest gestapeld, van onder naar boven: { $order }.
    [0] { $who }: de rest gestapeld, van onder naar boven: { $order }.
   *[other] { $who }: de rest gestapeld op klein plateau { $tray }, van onder naar boven: { $order }.
}
reader-takes-chip = { $chip ->
    [none] { $who }: het fiche van klein plateau { $tray }.
   *[other] { $who }: het fiche { $chip } van klein plateau { $tray }.
}
reader-takes-plate = { $plate ->
    [none] { $who }: open plaat { $place }.
   *[other] { $who }: open plaat { $place }, { $plate }.
}
reader-draws = { $who }: een { $kind ->
    [none] plaat
    [S] speciale plaat
   *[other] jokerplaat
} getrokken van de { $price ->
    [none] stapel
    [0] stapel, gratis
   *[other] stapel voor 1 punt
}.
reader-stops = { $who }: geen plaat meer getrokken.
reader-fronts = { $who }: { $drawn ->
    [one] de getrokken plaat
   *[other] { $drawn } getrokken platen
} bekeken{ $seen ->
    [0] , verborgen voor de anderen
   *[other] : { $known }
}.
reader-keeps = { $who }: gehouden plaat: { $plate }.
reader-lays = { $plate ->
    [none] { $turn ->
        [0] { $who }: plaat op koepelvak { $space }.
       *[other] { $turn ->
            [one] { $who }: plaat op koepelvak { $space }, { $turn } kwartslag gedraaid.
           *[other] { $who }: plaat op koepelvak { $space }, { $turn } kwartslagen gedraaid.
        }
    }
   *[other] { $who }: plaat op koepelvak { $space }, en ligt zo: { $plate }.
}
reader-under = { $kind ->
    [none] { $who }: een plaat onder de stapel.
    [S] { $who }: een speciale plaat onder de stapel.
   *[other] { $who }: een jokerplaat onder de stapel.
}
reader-spends = { $count ->
    [0] { $line ->
        [none] { $who }: geen fiches uitgegeven.
        [0] { $who }: geen fiches uitgegeven.
       *[other] { $who }: geen fiches uitgegeven voor lijn { $line }.
    }
   *[other] { $who }: { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    } { $line ->
        [none] uitgegeven
        [0] uitgegeven
       *[other] uitgegeven om lijn { $line } compleet te maken
    }: { $chips }.
}
reader-across = { $length } horizontaal
reader-down = { $length } verticaal
reader-alone = alleen
reader-scores-tile = { $score ->
    [one] { $who }, rij { $row }: { $tile } in kolom { $column }, { $score } punt ({ $why }).
   *[other] { $who }, rij { $row }: { $tile } in kolom { $column }, { $score } punten ({ $why }).
}
reader-scores-special = { $score ->
    [one] { $who }, rij { $row }: de plaat is vol; speciale tegel in kolom { $column }, { $score } punt.
   *[other] { $who }, rij { $row }: de plaat is vol; speciale tegel in kolom { $column }, { $score } punten.
}
reader-line-falls = { $who }, lijn { $line }: geen vak voor { game-colour }; { $falls ->
    [one] { $falls } tegel valt
   *[other] { $falls } tegels vallen
}{ $lid ->
    [0] { "" }
   *[other] , waarvan { $lid } in de doos
}.
reader-line-breaks = { $who }, lijn { $line }: geen vak meer voor { game-colour }; { $breaks ->
    [one] { $breaks } tegel breekt
   *[other] { $breaks } tegels breken
}{ $tower ->
    [0] { "" }
   *[other] , waarvan { $tower } in de toren
}.
reader-pays = { $who }, { $breaks ->
    [yes] gebroken tegels
   *[no] vloerlijn
} ({ $items }): { $paid ->
    [none] { $cost ->
        [one] min { $cost } punt
       *[other] min { $cost } punten
    }
   *[other] { $cost ->
        [one] kost { $cost } punt, waarvan { $paid } te betalen
       *[other] kost { $cost } punten, waarvan { $paid } te betalen
    }
}.
reader-over2 = { $above } boven { $below }
reader-over = { $clause ->
    [A40] { $who ->
        [none] Het spel is afgelopen: een horizontale lijn is compleet.
       *[other] Het spel is afgelopen: een horizontale lijn is compleet ({ $who }).
    }
    [A33] Het spel is afgelopen: twee rondes lang kwam er geen tegel op een patroonlijn.
    [A33-wall] Het spel is afgelopen: vijf rondes lang kwam er geen tegel op een muur.
    [A32] Het spel is afgelopen: er is geen tegel meer om uit te delen.
    [T22] { $who ->
        [none] Het spel is afgelopen: er zijn minder dan twee spelers over.
       *[other] Het spel is afgelopen: er zijn minder dan twee spelers over ({ $who }).
    }
    [T5] Het spel is afgelopen: de arbiter verklaarde de tafel ongeldig.
    [D43] Het spel is afgelopen: de vijfde ronde is gespeeld.
   *[other] { $who ->
        [none] Het spel is afgelopen.
       *[other] Het spel is afgelopen ({ $who }).
    }
}
reader-voided = De tafel is ongeldig: de partij telt voor niemand.
reader-bonus = { $who }: { NUMBER($score, signDisplay: "exceptZero") } voor { $what }.
reader-placed = { $score ->
    [one] Plaats { $place }: { $who }, { $score } punt.
   *[other] Plaats { $place }: { $who }, { $score } punten.
}
reader-wins = { $count ->
    [1] { $tie ->
        [rows] Winnaar: { $winners } (evenveel punten, meer complete rijen).
        [first-tile] Winnaar: { $winners } (evenveel punten, startspeler van de laatste ronde).
       *[other] Winnaar: { $winners }.
    }
   *[other] Gedeelde overwinning: { $winners }, met evenveel punten en evenveel complete rijen.
}
# A colour by itself.
reader-colour = { game-colour }
reader-your-turn = Jij bent aan de beurt.
reader-turn-of = Aan de beurt: { $name }.
reader-tiling-of = { $name }: { $tiles ->
    [one] { $tiles } tegel gelegd
   *[other] { $tiles } tegels gelegd
}, { $gained ->
    [one] { $gained } punt
   *[other] { $gained } punten
}{ $paid ->
    [0] { "" }
   *[other] { $paid ->
        [one] , min { $paid } punt
       *[other] , min { $paid } punten
    }
}; nu { $score }.
reader-brief = { $count ->
    [0] { game-colour-inflected }
   *[other] { $count } { game-colour-inflected }
} → { $line ->
    [0] { $breaks ->
        [yes] gebroken
       *[no] vloerlijn
    }
   *[other] lijn { $line }
}

## textview: The table as text
textview-title = Tafel als tekst
textview-your-move = Jouw zet
textview-wait = Je hoeft nu niets te beslissen.
textview-watching = Je kijkt mee.
textview-stopped = De tafel staat stil: de arbiter beslist.
textview-over = Het spel is afgelopen.
textview-round = Ronde { $round }.
textview-play = Spelen
textview-choose-first = Kies in elke groep en speel dan.
textview-sent = Versturen…
textview-last-moves = Laatste zetten
textview-nothing-yet = Er is nog niets gebeurd.
textview-newest = nieuwste eerst
textview-empty = leeg
textview-empty-display = leeg
textview-empty-floor = leeg
textview-empty-cell = leeg
textview-no-tiles = geen
textview-none = geen
textview-of-colour = { $count } { $colour }
textview-offer = Fabrieksschijven en midden
textview-display = Fabrieksschijf { $display }
textview-centre = Midden
textview-board = { $score ->
    [one] { $name }, { $score } punt
   *[other] { $name }, { $score } punten
}
textview-has-left = heeft de partij verlaten
textview-is-first = startspeler van deze ronde
textview-starts-next = begint de volgende ronde
textview-line = Lijn { $line }
textview-row = Rij
textview-pattern-line = Patroonlijn
textview-column = Kolom { $column }
textview-wall = Muur
textview-filled = { $count } van { $size } { $colour }
textview-free = { $size ->
    [one] leeg, { $size } vak
   *[other] leeg, { $size } vakken
}
textview-missing = { $colour } ontbreekt
textview-floor = Vloerlijn
textview-costs = { $cost ->
    [one] kost { $cost } punt
   *[other] kost { $cost } punten
}
textview-supply = Zak en doos
textview-supply-duel = Zak en toren
textview-colour = Kleur
textview-bag = Zak
textview-lid = Doos
textview-tower = Toren
textview-lost = Uit het spel
textview-from = Waar neem je ze vandaan?
textview-which = Welke kleur?
textview-where = Waar gaan ze heen?
textview-which-column = Naar welke kolom gaat de tegel van lijn { $line }?
textview-completes = compleet
textview-lacks = nog { $count } nodig
textview-scores = { $score ->
    [one] levert { $score } punt op
   *[other] levert { $score } punten op
}
textview-falls = { $count ->
    [one] { $count } tegel valt
   *[other] { $count } tegels vallen
}
textview-breaks = { $count ->
    [one] { $count } tegel breekt
   *[other] { $count } tegels breken
}
textview-with-first = je begint de volgende ronde
textview-break-all = Alles breken
textview-trays = Plateaus
textview-large-tray = Groot plateau
textview-small-tray = Klein plateau { $tray }
textview-sun = zon
textview-moon = maan
textview-stack = stapel, van onderaf
textview-chip = fiche
textview-face-down = gedekt
textview-has-first = hier ligt de startspelertegel
textview-plates = Platen
textview-plate = Plaat { $place }
textview-pile = { $count ->
    [one] Stapel van { $count } plaat
   *[other] Stapel van { $count } platen
}
textview-top-is = { $kind ->
    [S] bovenop een speciale plaat
   *[other] bovenop een jokerplaat
}
textview-kind = { $kind ->
    [S] speciale plaat
    [W] jokerplaat
   *[other] onbekende plaat
}
textview-hand = In de hand
textview-drawn = Getrokken plaat { $number }
textview-dome = Koepel
textview-no-plate = geen plaat
textview-broken = Gebroken tegels
textview-chips = Fiches
textview-spent = uitgegeven
textview-tokens = { $count ->
    [one] { $count } pion over
   *[other] { $count } pionnen over
}
textview-holds-first = heeft de startspelertegel
textview-scoring = Scoretegels
textview-now = { $score ->
    [one] nu { $score } punt
   *[other] nu { $score } punten
}
textview-unseen = Nog niet gezien
textview-what = Wat wil je doen?
textview-take-sun = Tegels van een zonzijde nemen
textview-take-moon = Tegels van de maanzijden nemen
textview-take-chip = Een bonusfiche nemen
textview-take-plate = Een open plaat nemen
textview-draw = { $price ->
    [0] Een plaat van de stapel trekken, gratis
    [one] Een plaat van de stapel trekken, { $price } punt
   *[other] Een plaat van de stapel trekken, { $price } punten
}
textview-stop = Niet meer trekken en de getrokken platen bekijken
textview-which-tray = Welk plateau?
textview-which-chip = Welk fiche?
textview-which-plate = Welke plaat?
textview-which-order = In welke volgorde liggen de tegels, van onderaf?
textview-draw-again = Nog eens trekken?
textview-which-kept = Welke plaat houd je?
textview-which-space = Op welk vak van de koepel?
textview-which-turn = Hoe leg je hem?
textview-which-under = Welke plaat gaat nu onder de stapel?
textview-spend-on = Welke fiches geef je uit voor lijn { $line }?
textview-spend-none = Geen
textview-space = { $space ->
    [1] Vak 1, linksboven
    [2] Vak 2, boven
    [3] Vak 3, rechtsboven
    [4] Vak 4, links
    [5] Vak 5, in het midden
    [6] Vak 6, rechts
    [7] Vak 7, linksonder
    [8] Vak 8, onder
   *[9] Vak 9, rechtsonder
}

## outcome: The final scores
outcome-wins = { $name } wint
outcome-you-win = Jij wint
outcome-bonus = { game-goal }
outcome-shared = Gedeelde overwinning
outcome-over = { $clause ->
    [A40] Een horizontale lijn is compleet.
    [A33] Twee rondes lang kwam er geen tegel op een patroonlijn.
    [A33-wall] Vijf rondes lang kwam er geen tegel op een muur.
    [A32] Er is geen tegel meer om uit te delen.
    [T22] Er zijn minder dan twee spelers over.
    [T5] De arbiter verklaarde de tafel ongeldig.
    [D43] Alle vijf rondes zijn gespeeld.
   *[other] De partij is afgelopen.
}
outcome-void = Geen uitslag
outcome-tie-rows = { $points ->
    [one] Elk { $points } punt: de complete rijen beslissen, { $rows }.
   *[other] Elk { $points } punten: de complete rijen beslissen, { $rows }.
}
outcome-against = { $mine } tegen { $other }
outcome-tie-shared = Punten en complete rijen zijn gelijk.
outcome-tie-holder = { $points ->
    [one] Elk { $points } punt: wie in de laatste ronde de startspelertegel nam, wint.
   *[other] Elk { $points } punten: wie in de laatste ronde de startspelertegel nam, wint.
}
outcome-tie-starter = Elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, en niemand nam de startspelertegel: wie de laatste ronde begon, wint.
outcome-place = Plaats { $place }
outcome-left = Heeft de partij verlaten
outcome-tonight = Gewonnen vanavond
outcome-tiling = Muur, min de vloerlijn
outcome-tiling-duel = Koepel, min gebroken tegels
outcome-total = Eindscore
outcome-spared = Een score zakt nooit onder 0
