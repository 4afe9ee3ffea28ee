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

## reader
reader-bonus-for = { game-bonus-for }

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
        [one] Feluri: { $points } punct pentru fiecare linie cu cinci feluri de piese
        [few] Feluri: { $points } puncte pentru fiecare linie cu cinci feluri de piese
       *[other] Feluri: { $points } de puncte pentru fiecare linie cu cinci feluri de piese
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
