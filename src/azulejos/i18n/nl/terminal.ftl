## terminal
terminal-and = en
terminal-or = of
terminal-seat = Plaats { $seat }
terminal-points = { game-points }
terminal-first = 1e
terminal-colour-of-tiles = { game-colour-inflected }
terminal-grey-wall = grijze muur
terminal-tournament = toernooi
terminal-round = ronde { $round }
terminal-bag = zak { $count }
terminal-lid = doos { $count }
terminal-tower = toren { $count }
terminal-awaited = { $phase ->
    [deal] fabrieksschijven te vullen
    [tiling] { $who } plaatst de tegel van lijn { $line }
    [stopped] gestopt: de arbiter beslist
    [over] de partij is afgelopen
    [void] de tafel is ongeldig
   *[offer] { $who } is aan zet
}
terminal-awaited-duel = { $stage ->
    [top] de achterkant van de volgende plaat wordt bekeken
    [turn-up] open platen aan te vullen
    [trays] plateaus te vullen
    [reveal] een fiche wordt omgedraaid
    [fronts] { $who } bekijkt de getrokken platen
    [first-plate] { $who } neemt een eerste plaat
    [stack] { $who } stapelt { $rest } op klein plateau { $tray }
    [drawing] { $who } trekt nog een plaat of stopt
    [keep] { $who } houdt een getrokken plaat
    [lay] { $who } legt een plaat
    [under] { $who } legt een plaat onder de stapel
    [chips] { $who } geeft fiches uit voor lijn { $line }, of geen
    [cell] { $who } plaatst de tegel van lijn { $line }
    [over] de partij is afgelopen
   *[turn] { $who } is aan zet
}
terminal-withdrawn = heeft opgegeven
terminal-just-tiled = net geplaatst
terminal-costs = kost { $cost }
terminal-took = { $source ->
    [0] { $count } { $tile } uit het midden
   *[other] { $count } { $tile } van schijf { $source }
}
terminal-took-sun = { $tray ->
    [0] { $count } { $tile } van het grote plateau
   *[other] { $count } { $tile } van klein plateau { $tray }
}
terminal-took-moon = { $count } { $tile } van de maanzijden
terminal-chip = fiche { $chip }
terminal-laid = { $plate } op plaats { $space }
terminal-drew = een plaat van de stapel
terminal-goal = { game-goal }
terminal-goals = scoretegels: { $tiles }
terminal-tokens = { $count ->
    [one] { $count } pion
   *[other] { $count } pionnen
}
terminal-spent = { $count } uitgegeven
terminal-sun = zon
terminal-moon = maan
terminal-plates = platen
terminal-in-hand = in de hand
terminal-drawn = getrokken
terminal-pile = stapel { $count }
terminal-kind = { $kind ->
    [special] { -special }
    [wild] { -wild }
   *[unknown] { -unknown }
}
terminal-top = boven: { terminal-kind }
terminal-face-down = gedekt
terminal-takes = { $who } neemt { game-tiles } { $source ->
    [0] { $marker ->
        [yes] uit het midden met de startspelertegel
       *[no] uit het midden
    }
   *[other] van schijf { $source }
}
terminal-to-floor = { $takes }, naar de vloerlijn.
terminal-to-line = { $takes } naar lijn { $line }: nog { $lacks } nodig.
terminal-completes = { $takes } en maakt lijn { $line } compleet{ $falls ->
    [0] { "" }
    [one] ; { $falls } valt
   *[other] ; { $falls } vallen
}.
terminal-places = { $colour ->
    [none] { $who } plaatst de tegel van lijn { $line } in kolom { $column }.
   *[other] { $who } plaatst de { game-colour-inflected } tegel van lijn { $line } in kolom { $column }.
}
terminal-dealt = Ronde { $round } is klaargelegd, { $who } begint.
terminal-pass = { $who }: de tijd is om, de beurt vervalt.
terminal-withdraws = { $who } geeft op.
terminal-resume = De arbiter laat de tafel doorspelen.
terminal-void = De arbiter verklaart de tafel ongeldig.
terminal-top-is = { $kind ->
    [special] Boven op de stapel: een speciale plaat.
    [wild] Boven op de stapel: een jokerplaat.
   *[unknown] Boven op de stapel: een onbekende plaat.
}
terminal-turned-up = Nieuwe open plaat: { $plate }.
terminal-revealed = Het fiche van klein plateau { $tray } wordt omgedraaid: { $chip }.
terminal-passed-over = { $who } kan niets doen en wordt overgeslagen. (D25)
terminal-takes-duel = { $who } neemt { game-tiles } { $source ->
    [large] van het grote plateau
    [moon] van de maanzijden
   *[other] van klein plateau { $source }
}{ $first ->
    [yes] { " " }met de startspelertegel
   *[no] { "" }
}
terminal-breaks = { $count ->
    [one] { $takes } en breekt die.
   *[other] { $takes } en breekt ze.
}
terminal-completes-duel = { $takes } en maakt lijn { $line } compleet{ $breaks ->
    [0] { "" }
    [one] ; { $breaks } breekt
   *[other] ; { $breaks } breken
}.
terminal-stacks = { $who } stapelt { $lower } op klein plateau { $tray }, met { game-colour } bovenop.
terminal-takes-chip = { $who } neemt het fiche van klein plateau { $tray }: { $chip }.
terminal-takes-plate = { $who } neemt de open plaat { $plate }.
terminal-draws = { $price ->
    [0] { $kind ->
        [special] { $who } heeft geen punten en trekt gratis een speciale plaat van de stapel.
        [wild] { $who } heeft geen punten en trekt gratis een jokerplaat van de stapel.
       *[unknown] { $who } heeft geen punten en trekt gratis een plaat van de stapel.
    }
   *[1] { $kind ->
        [special] { $who } betaalt 1 punt en trekt een speciale plaat van de stapel.
        [wild] { $who } betaalt 1 punt en trekt een jokerplaat van de stapel.
       *[unknown] { $who } betaalt 1 punt en trekt een plaat van de stapel.
    }
}
terminal-stops = { $count ->
    [one] { $who } trekt niet meer: { $count } plaat.
   *[other] { $who } trekt niet meer: { $count } platen.
}
terminal-looks = { $count ->
    [one] { $who } bekijkt de getrokken plaat.
   *[other] { $who } bekijkt de getrokken platen.
}
terminal-keeps = { $who } houdt plaat { $plate }.
terminal-lays = { $who } legt plaat { $plate } op plaats { $space } van de koepel{ $turned ->
    [none] { "" }
   *[other] , gedraaid: { $turned }
}{ $under ->
    [yes] ; de andere plaat gaat onder de stapel
   *[no] { "" }
}.
terminal-puts-under = { $who } legt een { $kind ->
    [special] speciale plaat
    [wild] jokerplaat
   *[unknown] plaat
} onder de stapel{ $last ->
    [yes] , en daarna de laatste
   *[no] { "" }
}.
terminal-spends = { $count ->
    [0] { $who } geeft geen fiches uit voor lijn { $line }.
    [one] { $who } geeft { $count } fiche ({ $chips }) uit om lijn { $line } compleet te maken.
   *[other] { $who } geeft { $count } fiches ({ $chips }) uit om lijn { $line } compleet te maken.
}
terminal-scores-tile = { $points ->
    [one] lijn { $line }: { game-colour } in kolom { $column } levert { $points } punt op: { $why }.
   *[other] lijn { $line }: { game-colour } in kolom { $column } levert { $points } punten op: { $why }.
}
terminal-run = { $way ->
    [down] { $length } verticaal (rijen { $begin }-{ $end })
   *[across] { $length } horizontaal (kolommen { $begin }-{ $end })
}
terminal-alone = geen tegel raakt hem
terminal-line-falls = lijn { $line }: geen vak van rij { $line } mag { game-colour } krijgen; { $falls ->
    [one] { $falls } tegel valt
   *[other] { $falls } tegels vallen
}{ $lid ->
    [0] { "" }
   *[other] , waarvan { $lid } in de doos
}.
terminal-scores-special = { $points ->
    [one] rij { $row }: de plaat is vol; de speciale tegel in kolom { $column } levert { $points } punt op, de waarde van zijn rij.
   *[other] rij { $row }: de plaat is vol; de speciale tegel in kolom { $column } levert { $points } punten op, de waarde van zijn rij.
}
terminal-line-breaks = lijn { $line }: rij { $line } heeft geen vak meer voor { game-colour }; { $breaks ->
    [one] { $breaks } tegel breekt
   *[other] { $breaks } tegels breken
}{ $tower ->
    [0] { "" }
   *[other] , waarvan { $tower } in de toren
}.
terminal-cost-of = { $item ->
    [marker] startspelertegel { $cost }
    [first] startspelertegel { $cost }
   *[other] { game-colour } { $cost }
}
terminal-pays = { $what ->
    [broken] gebroken tegels
   *[floor] vloerlijn
}: { $items }: kost { $cost }{ $paid ->
    [all] { "" }
   *[other] , waarvan maar { $paid } betaald kan worden
}.
terminal-scores-after = Punten na ronde { $round }: { $scores }.
terminal-ended-by = { $clause ->
    [A40] een rij van de muur is compleet
    [A33] twee rondes lang kwam er geen tegel op een patroonlijn
    [A33-wall] vijf rondes lang kwam er geen tegel op een muur
    [A32] er is geen tegel meer om uit te delen
    [T22] er zijn minder dan twee spelers over
    [T5] de arbiter verklaarde de tafel ongeldig
    [D43] de vijfde ronde is gespeeld
   *[other] { $text }
}
terminal-over = De partij is afgelopen: { $why }. ({ $clause })
terminal-voided = De tafel is ongeldig: de partij telt voor niemand.
terminal-no-bonus = { $count ->
    [one] { $count } punt en geen bonus.
   *[other] { $count } punten en geen bonus.
}
terminal-sum = { $sum } = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}{ $spared ->
    [yes] , want een score zakt nooit onder 0
   *[no] { "" }
}.
terminal-wins = { $how ->
    [rows] { $who } wint door meer complete rijen.
    [tie] { $who } wint na een gelijke stand.
   *[none] { $who } wint.
}
terminal-shared = { $winners } delen de overwinning: evenveel punten en evenveel complete rijen. (A42)
terminal-tie-rows = { $tied } hebben elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; { $winners } wint met meer complete rijen, { $mine } tegen { $other }. (A42)
terminal-tie-duel = Beiden hebben { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}; { $winner } wint: { $taken ->
    [yes] die nam de startspelertegel in ronde { $round }
   *[no] die begon ronde { $round }, waarin niemand de startspelertegel nam
}. (D43)
terminal-bonus-lines = { $kind ->
    [columns] { $count ->
        [one] kolom { $numbers }
       *[other] kolommen { $numbers }
    }
   *[rows] { $count ->
        [one] rij { $numbers }
       *[other] rijen { $numbers }
    }
}
terminal-bonus-colours = alle { $size } { $colours }
terminal-bonus-kinds = { $count ->
    [one] vijf soorten in rij { $numbers }
   *[other] vijf soorten in rijen { $numbers }
}
terminal-bonus-diagonals = { $count ->
    [one] { $upper ->
        [yes] de diagonaal van linksboven
       *[no] de diagonaal van linksonder
    }
   *[other] beide diagonalen
}
terminal-corner = { $upper ->
    [yes] { $left ->
        [yes] linksboven
       *[no] rechtsboven
    }
   *[no] { $left ->
        [yes] linksonder
       *[no] rechtsonder
    }
}
terminal-bonus-corners = { $count ->
    [one] hoek { $corners }
   *[other] hoeken { $corners }
}
terminal-bonus-cells = { game-bonus-for }
terminal-no-goal = { $kind ->
    [rows] geen complete rij
    [colours] geen rij met vijf soorten
    [columns] geen complete kolom
    [edge] geen tegel op de rand
    [diagonals] geen complete diagonaal
    [corners] geen volle hoekplaat
    [wilds] niet alle jokervakken gevuld
    [specials] geen speciaal vak leeg
   *[other] { $kind }: niets
}

## terminal-play
terminal-play-person = Speler
terminal-play-seed = Startgetal { $seed }: hetzelfde startgetal geeft dezelfde tegels.
terminal-play-components = Spelmateriaal { $digest }: geef hetzelfde bestand om de partij na te spelen of te tonen.
terminal-play-no-terminal = Om te spelen is een terminal nodig, en die is er hier niet: start azulejos play in een terminal, of laat alleen bots spelen (--seat greedy --seat random).
terminal-play-left = Je hebt de tafel verlaten. Tot ziens!
terminal-play-goodbye = Tot ziens!
terminal-play-undone = Je laatste beslissing is teruggenomen.
terminal-play-no-scoring = Er zijn nog geen punten geteld.
terminal-play-moves = { $count ->
    [one] { $count } mogelijke zet
   *[other] { $count } mogelijke zetten
}: hoe elke begint en alle manieren om die af te maken.
terminal-play-leave = Deze partij verlaten? (j/n)
terminal-play-yes = j ja
terminal-play-no = n nee
terminal-play-save = Deze partij bewaren? Een bestandsnaam, of Enter voor nee:
terminal-play-saved = De partij is bewaard in { $file }.
terminal-play-prompt = { $only ->
    [yes] { $name }, { $question } (Enter speelt de enige zet)
   *[no] { $name }, { $question } (? voor hulp)
}
terminal-play-another = een andere
terminal-play-ask-move = je zet?
terminal-play-ask-column = welke kolom voor de tegel van lijn { $line }?
terminal-play-ask-colour = { $source ->
    [C] welke kleur uit het midden?
   *[other] welke kleur van schijf { $source }?
}
terminal-play-ask-line = { $source ->
    [C] { $tile } uit het midden naar welke lijn?
   *[other] { $tile } van schijf { $source } naar welke lijn?
}
terminal-play-ask-turn = je beurt?
terminal-play-ask-chip = het fiche van welk klein plateau?
terminal-play-ask-plate = welke van de open platen?
terminal-play-ask-colour-duel = { $source ->
    [L] welke kleur van het grote plateau?
    [M] welke kleur van de maanzijden?
   *[other] welke kleur van klein plateau { $source }?
}
terminal-play-ask-line-duel = { $source ->
    [L] { game-colour } van het grote plateau naar welke lijn?
    [M] { game-colour } van de maanzijden naar welke lijn?
   *[other] { game-colour } van klein plateau { $source } naar welke lijn?
}
terminal-play-ask-stack = hoe stapel je { $tiles }, van onder naar boven?
terminal-play-ask-look = de stapel is leeg. De getrokken platen bekijken?
terminal-play-ask-draw = { $price ->
    [0] gratis nog een plaat trekken, of stoppen?
   *[1] nog een plaat trekken voor 1 punt, of stoppen?
}
terminal-play-ask-keep = welke van de getrokken platen houd je?
terminal-play-ask-space = plaat { $plate } op welke plaats van de koepel?
terminal-play-ask-turned = hoe gedraaid?
terminal-play-ask-under = welke plaat gaat nu onder de stapel?
terminal-play-ask-chips = { $missing ->
    [one] welke fiches voor de ontbrekende { game-colour-inflected } tegel van lijn { $line }?
   *[other] welke fiches voor de { $missing } ontbrekende { game-colour-inflected } tegels van lijn { $line }?
}
terminal-play-ask-cell = welke kolom voor de { game-colour-inflected } tegel van lijn { $line }?
terminal-play-help-azul =
    .moves = Neem alle tegels van één kleur van een fabrieksschijf of uit het midden naar een van je lijnen: 3Y4 neemt geel van schijf 3 naar patroonlijn 4. C is het midden, F de vloerlijn; B blauw, Y geel, R rood, K zwart, W wit. 3 y 4 is hetzelfde, en ook 3, y en 4 na elkaar.
    .table = Een kleine letter op de muur wacht op zijn tegel; 1e is de startspelertegel; * is wat elke speler het laatst deed.
terminal-play-help-duel =
    .tiles = Neem tegels: 3T4 neemt turquoise van de zonzijde van klein plateau 3 naar patroonlijn 4; L is het grote plateau; MY4 neemt alle gele tegels die boven op de maanzijden liggen; X in plaats van een lijn breekt ze. B blauw, Y geel, R rood, K zwart, T turquoise. 3, t, 4 na elkaar is hetzelfde.
    .others = Of neem een fiche: chip:2 van klein plateau 2. Of een plaat: plate:2 van de open platen, of draw, van de stapel voor 1 punt. De rest wordt dan gevraagd.
    .table = De plaatsen van de koepel zijn 1 tot 9, draaien gaat met 0 tot 3 kwartslagen met de klok mee. In de koepel wacht een kleine letter op zijn tegel, * neemt elke kleur, en s krijgt een speciale tegel zodra de plaat vol is. X heeft de gebroken tegels en wat er meer kosten, C de fiches; 1e is de startspelertegel; * is wat het laatst is gedaan.
terminal-play-help-commands =
    .first = moves        alle mogelijke zetten      undo         terug naar je laatste beslissing
    .second = score        de laatste telling weer    table        de tafel opnieuw
    .third = save FILE    de partij tot nu bewaren   quit         verlaten (ook Ctrl-D)
    .empty = Een lege regel laat een begonnen zet vallen.
terminal-play-refused = { $code ->
    [not-understood] Dat is geen zet en geen opdracht: typ een zet als { $example }, of ? voor hulp.
    [no-such-move] Geen mogelijke zet begint zo: typ moves om ze allemaal te zien.
    [ambiguous] Dat kan meer dan één zet zijn: typ nog iets.
    [no-move] Hier kunnen alleen zetten worden gedaan.
    [nothing-to-undo] Er is geen eerdere beslissing van jou om terug te nemen.
    [no-such-display] Die fabrieksschijf is er niet. (A2)
    [no-such-tiles] Daar liggen geen tegels van deze kleur. ({ $clause })
    [line-complete] Deze lijn is compleet: kies een andere. (A13)
    [line-colour] Deze lijn heeft al een andere kleur. (A13)
    [wall-has-colour] Deze rij van de muur heeft deze kleur al: kies een andere lijn of de vloer. (A13)
    [cell-taken] Dit vak is al bezet. (A50)
    [column-has-colour] Deze kolom van de muur heeft deze kleur al. (A50)
    [no-file] Zeg welk bestand, bijvoorbeeld partij.agn.
    [file-exists] Het bestand bestaat al: kies een andere naam.
    [is-a-folder] Dat is een map: noem een bestand erin.
    [no-folder] De map bestaat niet: maak die eerst, of kies een andere.
    [no-home] Die persoonlijke map bestaat niet.
    [cannot-save] Het bestand kan niet worden geschreven: kies een ander.
   *[other] { $clause ->
        [none] { $text }
       *[other] De regels staan dat niet toe. ({ $clause })
    }
}

## terminal-replay
terminal-replay-game = { $players ->
    [one] Partij { $number }: { $game }, { $players } speler
   *[other] Partij { $number }: { $game }, { $players } spelers
}
terminal-replay-round = Ronde
terminal-replay-end = Einde
terminal-replay-so-far = Tot nu
terminal-replay-unfinished = De partij is niet afgelopen.
terminal-replay-tile = Scoretegel
terminal-replay-used = In de partij
terminal-replay-yes = ja
terminal-replay-no = nee

## terminal-show
terminal-show-wrote = Geschreven: { $file }.

## pictures: Words in pictures of a game
pictures-title = { $game }{ $round ->
    [0] { "" }
   *[other] , ronde { $round }
}, { $phase }
pictures-round = Ronde { $round }
pictures-new-game = Nieuwe partij
pictures-phase = { $phase ->
    [set-up] voorbereiding
    [deal] voor de eerste ronde
    [next-deal] voor de volgende ronde
    [next-round] voor de volgende ronde
    [offer] fabrieksaanbod
    [tiling] muurbekleding
    [turns] om de beurt
    [dome-tiling] koepelbekleding
    [stopped] gestopt
    [void] ongeldig
   *[over] afgelopen
}
pictures-awaited = { $stage ->
    [deal] { $name } begint de volgende ronde.
    [tiling] { $name } plaatst de tegel van lijn { $line }.
    [stopped] De tafel wacht op de arbiter.
    [top] De bovenste plaat wordt bekeken.
    [turn-up] Er komt een open plaat bij.
    [trays] De plateaus worden gevuld.
    [reveal] Er wordt een fiche omgedraaid.
    [fronts] { $name } bekijkt de getrokken platen.
    [first-plate] { $name } neemt een eerste plaat.
    [stack] { $name } stapelt de rest van plateau { $tray }.
    [drawing] { $name } trekt nog een plaat of stopt.
    [keep] { $name } houdt een getrokken plaat.
    [lay] { $name } legt een plaat in de koepel.
    [under] { $name } legt platen onder de stapel.
    [chips] { $name } mag fiches uitgeven, lijn { $line }.
    [cell] { $name } plaatst de tegel van lijn { $line }.
   *[turn] { $name } is aan zet.
}
pictures-wins = { $how ->
    [rows] { $name } wint met meer complete rijen.
    [tie] { $name } wint bij gelijke stand.
   *[none] { $name } wint.
}
pictures-share = { $names } delen de overwinning.
pictures-tie-break = { $how ->
    [holder] dankzij de startspelertegel
   *[starter] als startspeler van ronde 5
}
pictures-tie-broken = Gelijke stand, beslist { $how ->
    [holder] door de startspelertegel
   *[starter] doordat de winnaar ronde 5 begon
}.
pictures-states =
    .withdrawn = opgegeven
    .winner = winnaar
    .shared = gedeelde winst
    .to-move = aan zet
pictures-stores =
    .bag = Zak
    .lid = Doos
    .tower = Toren
pictures-plates =
    .pile = Stapel
    .display = Open platen
    .hand = Hand
    .in-hand = In de hand
    .drawn = Getrokken
pictures-stock =
    .tokens = pionnen
    .chips = fiches te nemen
pictures-score = { $kind ->
    [tiling] tegels
    [rows] rijen
    [columns] kolommen
    [colours] kleuren
    [edge] rand
    [diagonals] diagonalen
    [corners] hoeken
    [wilds] jokers
    [specials] speciaal
   *[other] { $kind }
}
pictures-worth = { $points } per stuk
pictures-worth-corners =
    .upper = { $points } boven
    .lower = { $points } onder
pictures-conditions =
    .full = compleet
    .edge = op de rand
    .empty = leeg
    .all-kinds = vijf soorten
    .all = als alle vol
pictures-offer-display = Fabrieksschijf { $display }: { $letters }.
pictures-offer-centre = Midden: { $letters ->
    [none] geen tegels
   *[other] { $letters }
}{ $marker ->
    [yes] { "" } en de startspelertegel
   *[no] { "" }
}.
pictures-in-stores = Tegels in de zak: { $bag }. { $store ->
    [lid] Tegels in de doos
   *[tower] Tegels in de toren
}: { $count }.
pictures-player = { $name }: { $score }.{ $holds ->
    [none] { "" }
   *[other] { "" } Heeft de startspelertegel.
}
pictures-no-score = geen score
pictures-board = Patroonlijnen { $lines }; muur { $wall }; vloerlijn { $floor ->
    [none] leeg
   *[other] { $floor }
}.
pictures-before-goals = Voor de scoretegels { $points }; { $bonuses }.
pictures-goals = Scoretegels: { $names }.
pictures-large-tray = Groot plateau: zon { $sun ->
    [none] leeg
   *[other] { $sun }
}, maan { $moon ->
    [none] leeg
   *[other] { $moon }
}{ $first ->
    [yes] { "" } en de startspelertegel
   *[no] { "" }
}.
pictures-tray = Plateau { $tray }: zon { $sun ->
    [none] leeg
   *[other] { $sun }
}, { $moon ->
    [none] geen stapel
   *[other] stapel van onderaf { $moon }
}, { $chip ->
    [none] geen fiche
    [face-down] gedekt fiche
   *[other] fiche { $chip }
}.
pictures-to-stack = Nog te stapelen: { $letters }.
pictures-display = Open platen: { $letters ->
    [none] geen
   *[other] { $letters }
}.
pictures-pile = Platen in de stapel: { $count }{ $kind ->
    [S] , bovenop een speciale
    [W] , bovenop een jokerplaat
   *[none] { "" }
}.
pictures-drawn = Getrokken: { $letters }.
pictures-drawn-back = { $kind ->
    [S] een speciale plaat
    [W] een jokerplaat
   *[none] een plaat
}
pictures-in-hand = In de hand: { $letters }.
pictures-board-duel = Patroonlijnen { $lines }; koepel { $dome }; gebroken tegels: { $letters ->
    [none] geen
   *[other] { $letters }
}; fiches: { $chips ->
    [none] geen
   *[other] { $chips }
}; uitgegeven: { $spent }; pionnen: { $tokens }; fiches genomen in deze ronde: { $count }.
