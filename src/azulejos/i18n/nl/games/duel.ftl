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

## reader
reader-bonus-for = { game-bonus-for }

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
        [one] Soorten: { $points } punt voor elke rij met vijf soorten tegels
       *[other] Soorten: { $points } punten voor elke rij met vijf soorten tegels
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
