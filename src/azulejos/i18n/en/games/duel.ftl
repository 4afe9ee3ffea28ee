### The scoring tiles of Azul Duel: all that is said about each of them.

## game: Names of the scoring tiles
-goal-rows = Rows
-goal-colours = Colours
-goal-columns = Columns
-goal-edge = Edge
-goal-diagonals = Diagonals
-goal-corners = Corners
-goal-wilds = Wild spaces
-goal-specials = Special spaces
# $name (String) - which scoring tile
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
# $kind (String) - what brings the bonus
game-bonus-for = { $kind ->
    [rows] { $count ->
        [one] { $count } complete row
       *[other] { $count } complete rows
    }
    [columns] { $count ->
        [one] { $count } complete column
       *[other] { $count } complete columns
    }
    [colours] { $count ->
        [one] { $count } complete colour
       *[other] { $count } complete colours
    }
    [kinds] { $count ->
        [one] { $count } row with five kinds
       *[other] { $count } rows with five kinds
    }
    [edge] { $count ->
        [one] { $count } tile on the edge
       *[other] { $count } tiles on the edge
    }
    [diagonals] { $count ->
        [one] { $count } complete diagonal
       *[other] { $count } complete diagonals
    }
    [corners] { $count ->
        [one] { $count } full corner plate
       *[other] { $count } full corner plates
    }
    [wilds] { $count ->
        [one] { $count } wild space, filled
       *[other] { $count } wild spaces, all filled
    }
    [specials] { $count ->
        [one] { $count } empty special space
       *[other] { $count } empty special spaces
    }
   *[other] { $count }
}

## duel
# $name (String) - which scoring tile
duel-scoring-name = { game-goal }
# $name (String) - which scoring tile
duel-scoring-worth = { $name ->
    [rows] { $points } for each complete row
    [colours] { $points } for each row of five kinds
    [columns] { $points } for each complete column
    [edge] { $points } for each tile at the edge
    [diagonals] { $points } for each complete one
    [corners] full corner: { $points } above, { $lower } below
    [wilds] { $points } for each, if all are filled
   *[other] −{ $points } for each one left empty
}

## reader
# $kind (String) - what brings the bonus
reader-bonus-for = { game-bonus-for }

## textview
# $tile (String) - which scoring tile
textview-scoring-tile = { $tile ->
    [rows] { $points ->
        [one] { -goal-rows }: { $points } point for each complete row
       *[other] { -goal-rows }: { $points } points for each complete row
    }
    [columns] { $points ->
        [one] { -goal-columns }: { $points } point for each complete column
       *[other] { -goal-columns }: { $points } points for each complete column
    }
    [diagonals] { $points ->
        [one] { -goal-diagonals }: { $points } point for each complete diagonal
       *[other] { -goal-diagonals }: { $points } points for each complete diagonal
    }
    [colours] { $points ->
        [one] Kinds: { $points } point for each row with five kinds of tiles
       *[other] Kinds: { $points } points for each row with five kinds of tiles
    }
    [edge] { $points ->
        [one] { -goal-edge }: { $points } point for each tile on the edge of the dome
       *[other] { -goal-edge }: { $points } points for each tile on the edge of the dome
    }
    [corners] { -goal-corners }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each full upper corner plate, { $lower ->
        [one] { $lower } point
       *[other] { $lower } points
    } for each lower one
    [wilds] { $points ->
        [one] { -goal-wilds }: { $points } point for each, if all of them are filled
       *[other] { -goal-wilds }: { $points } points for each, if all of them are filled
    }
    [specials] { $points ->
        [one] { -goal-specials }: minus { $points } point for each empty one
       *[other] { -goal-specials }: minus { $points } points for each empty one
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
    .specials = Special tiles

## rules-duel
rules-duel-goals =
    .title = The scoring tiles
    .intro = Each of the four tiles has two sides. Special tiles count as tiles on all of them. For a first game we suggest rows, columns and diagonals.
    .rows = **Rows:** 3 points for each complete row of six.
    .colours = **Colours:** 4 points for each row with at least five different kinds: the five colours and special. Gaps are allowed; a tile on a wild space counts as its own colour.
    .columns = **Columns:** 7 points for each complete column of six.
    .edge = **Edge:** 1 point for each tile on the 20 outer cells.
    .diagonals = **Diagonals:** 10 points for each of the two complete diagonals.
    .corners = **Corners:** for each completely filled corner plate, 3 points above and 8 below.
    .wilds = **Wild spaces:** if all wild spaces of your dome are filled, 2 points for each. Otherwise nothing.
    .specials = **Special spaces:** minus 3 for each empty special space of your dome.
    .pair = two sides of one tile

### What happens in a game.
