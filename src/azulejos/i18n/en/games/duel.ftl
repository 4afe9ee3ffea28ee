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
# The same in a few letters, for a phone
# $name (String) - which scoring tile
duel-scoring-brief = { $name ->
    [rows] { $points } / row
    [colours] { $points } / 5 kinds
    [columns] { $points } / column
    [edge] { $points } / edge
    [diagonals] { $points } / diag.
    [corners] { $points }/{ $lower } corner
    [wilds] { $points } / wild
   *[other] −{ $points } / empty
}

## reader
# $kind (String) - what brings the bonus
reader-bonus-for = { game-bonus-for }

## analysis: Why a decision of Azul Duel was no good
# A move, as the beginning of a sentence.
# $what (String) - what kind of move it is
analysis-duel-move = { $what ->
    [sun] { $tray ->
        [0] { game-tiles } from the sun side of the large tray { analysis-duel-to }
       *[other] { game-tiles } from the sun side of small tray { $tray } { analysis-duel-to }
    }
    [moon] { game-tiles } from the moon sides { analysis-duel-to }
    [chip] The chip of small tray { $tray }
    [plate] Face-up plate { $place }
    [draw] A plate from the pile
    [again] Another plate from the pile
    [stop] Drawing no more plates
    [keep] Drawn plate { $place }
    [lay] Space { $space } of the dome, { $turn ->
        [0] with the plate as it is,
        [one] with the plate turned by { $turn } quarter,
       *[other] with the plate turned by { $turn } quarters,
    }
    [under] Drawn plate { $place } first
    [stack] A stack with { game-colour } on top
    [beneath] A stack with { game-colour } second from the top
    [spend] { $count ->
        [0] Keeping the chips
        [one] { $count } chip for line { $line }
       *[other] { $count } chips for line { $line }
    }
   *[tile] Column { $column }
}
analysis-duel-to = { $line ->
    [0] to be broken
   *[other] to line { $line }
}
analysis-duel-did-break = { game-tiles } broken: that costs { analysis-cost }.
# $room (Number) - places that the line had
analysis-duel-did-overflow = { game-tiles } for { $room ->
    [one] one place
   *[other] { $room } places
}: { $broken ->
    [one] one breaks
   *[other] { $broken } break
}, which costs { analysis-cost }.
analysis-duel-did-doomed = Row { $line } of the dome has no space left for { game-colour }: the tiles of line { $line } will break.
analysis-duel-did-gift = { $name } can now complete line { $line }, whose tile can score { analysis-points }.
# $lacks (Number) - tiles that the line lacks then
analysis-duel-did-feed = { $name } can now take { game-tiles } for line { $line }, which then needs { $lacks ->
    [one] one more
   *[other] { $lacks } more
}.
analysis-duel-did-later = By the end of the round it costs { analysis-cost } more in broken tiles.
analysis-duel-did-first = The first-player tile comes with it and costs { analysis-cost }.
analysis-duel-did-complete = It completes line { $line }, whose tile can score { analysis-points }.
analysis-duel-did-wait = { game-tiles } for line { $line }: row { $line } of the dome has no space for { game-colour } yet.
analysis-duel-did-line = { game-tiles } for line { $line }, which still needs { $lacks } more.
analysis-duel-did-chip-pays = With the chip of small tray { $tray }, chips can complete line { $line }.
analysis-duel-did-chip = The chip of small tray { $tray } has { $count ->
    [0] the colour of no line that is begun
    [one] the colour of one line that is begun
   *[other] the colours of { $count } lines that are begun
}.
analysis-duel-did-plate-line = The plate has a space for the tiles of line { $line }, which have none yet.
analysis-duel-did-plate = { $kind ->
    [S] A plate with a special space.
   *[W] A plate with a wild space.
}
analysis-duel-did-draw = { $cost ->
    [0] A plate is drawn face down, for free.
   *[other] A plate is drawn face down, for { analysis-cost }.
}
analysis-duel-did-stop = { $drawn ->
    [one] One plate is drawn, and no more.
   *[other] { $drawn } plates are drawn, and no more.
}
analysis-duel-did-lay-doomed = Row { $line } of the dome now has all its plates, and no space for { game-colour }: the tiles of line { $line } will break.
analysis-duel-did-lay-line = The tiles of line { $line } get a space in the dome.
analysis-duel-did-lay-special = The special space comes to row { $row }, where its tile scores { analysis-points }.
analysis-duel-did-lay-wild = The wild space comes to row { $row }.
analysis-duel-did-under = Drawn plate { $place } goes under the pile first.
# $brought (Number) - the line whose tile comes to the dome
analysis-duel-did-round-line = By the end of the round line { $brought } brings no tile to the dome.
analysis-duel-did-round-points = By the end of the round it leads to about { analysis-points } fewer in the dome.
# $theirs (Number) - a line of the other player
analysis-duel-did-round-keep = By the end of the round { $name } gets a tile from line { $theirs } into the dome, for about { analysis-points }.
analysis-duel-did-round-hold = By the end of the round it brings { $name } about { analysis-points } more in the dome.
analysis-duel-did-stack = On top of the stack lies { game-colour }.
analysis-duel-did-spend = { $count ->
    [one] { $count } chip completes
   *[other] { $count } chips complete
} line { $line }, whose tile can score { analysis-points }.
analysis-duel-did-spare = No chips are spent: line { $line } still needs { $lacks } more.
analysis-duel-did-tile = A tile in column { $column } for { analysis-points }.
analysis-duel-did-tile-special = A tile in column { $column } for { analysis-points }, and { $special } for the special tile.
# $bonus (Number) - points that come at the end of the game
# $name (String) - which scoring tile
analysis-duel-better-bonus = { analysis-duel-move } would have completed that line: its tile can score { analysis-points }, and { $bonus } more at the end ({ game-goal }).
analysis-duel-better-deny = { $count ->
    [one] { analysis-duel-move } would have kept that tile from { $name }.
   *[other] { analysis-duel-move } would have kept those tiles from { $name }.
}
analysis-duel-better-complete = { analysis-duel-move } would have completed that line: its tile can score { analysis-points }.
analysis-duel-better-fill = { analysis-duel-move } would have filled that line, which then waits for a space in the dome.
analysis-duel-better-near = { $lacks ->
    [one] { analysis-duel-move } would have left only one tile lacking on that line: its tile can score { analysis-points }.
   *[other] { analysis-duel-move } would have left { $lacks } tiles lacking on that line: its tile can score { analysis-points }.
}
# $begun (Number) - the line that the move has completed
analysis-duel-better-first = { analysis-duel-move } would have been more urgent: line { $begun } can be completed later.
# $begun (Number) - the line that the move has begun
analysis-duel-better-wanted = { analysis-duel-move } would have kept line { $begun } free for tiles that complete it.
# $begun (Number) - the line that the move has begun
analysis-duel-better-free = { analysis-duel-move } would have kept line { $begun } free for other tiles.
analysis-duel-better-safe = { analysis-duel-move } would have broken nothing.
analysis-duel-better-room = { analysis-duel-move } would have had a space in the dome.
analysis-duel-better-force = { analysis-duel-move } would have left { $name } with tiles to break, which cost { analysis-cost } more.
analysis-duel-better-start = { analysis-duel-move } would have brought the start of the next round.
analysis-duel-better-hide = { analysis-duel-move } would not have allowed that.
analysis-duel-better-chip = { analysis-duel-move } would have been enough for chips to complete line { $line }.
# $lines (Number) - lines that are begun, whose colour the chip has
analysis-duel-better-chip-fits = { $lines ->
    [one] { analysis-duel-move } has the colour of one line that is begun.
   *[other] { analysis-duel-move } has the colours of { $lines } lines that are begun.
}
analysis-duel-better-plate-last = { analysis-duel-move } is the last one face up: a plate from the pile costs a point.
# $theirs (Number) - a line of the other player
analysis-duel-better-plate-deny = { analysis-duel-move } was the only one with a space for the tiles that { $name } has in line { $theirs }.
analysis-duel-better-lay-line = { analysis-duel-move } would have given the tiles of line { $line } a space.
analysis-duel-better-lay-special = { analysis-duel-move } would have brought the special space to row { $row }, for { analysis-points }.
# $less (Number) - the points that it can score now
analysis-duel-better-lay-tile = { analysis-duel-move } would have given the tile of line { $line } a better space, for { analysis-points } instead of { $less }.
# $row (Number) - a row of the dome
analysis-duel-better-lay-offered = { analysis-duel-move } would have given row { $row } a space for { game-colour }, and { game-tiles } can be taken for that line at once.
# $need (Number) - tiles on the lines of the plate's other three spaces
# $other (Number) - the same, as it was played
analysis-duel-better-lay-need = { analysis-duel-move } would have brought the special tile for { $need } tiles on the lines, not for { $other }.
# $need (Number) - tiles on the lines of the plate's other three spaces
# $special (Number) - points of a special tile
analysis-duel-better-lay-gain = { analysis-duel-move } would have brought a special tile, which scores { $special }, for { $need } tiles on the lines.
# $row (Number) - a row of the dome
analysis-duel-better-lay-wild = { analysis-duel-move } would have brought the wild space to row { $row }, whose line takes fewer tiles.
# $colours (Number) - colours for which two rows of the dome get a space
# $less (Number) - the same, as it was played
# $row (Number) - a row of the dome
# $below (Number) - the row below it
analysis-duel-better-lay-colours = { $colours ->
    [one] { analysis-duel-move } would have given rows { $row } and { $below } a space for { $colours } new colour, not for { $less }.
   *[other] { analysis-duel-move } would have given rows { $row } and { $below } spaces for { $colours } new colours, not for { $less }.
}
analysis-duel-better-lay-beside = { analysis-duel-move } would have laid the plate beside tiles: on it a tile could score { analysis-points }.
# $spaces (Number) - spaces at the edge of the dome
# $less (Number) - the same, as it was played
analysis-duel-better-lay-edge = { analysis-duel-move } would have brought { $spaces } spaces to the edge of the dome, not { $less }.
# $row (Number) - a row of the dome
# $below (Number) - the row below it
analysis-duel-better-lay-short = { analysis-duel-move } would have been for rows { $row } and { $below }, whose lines take fewer tiles.
analysis-duel-better-spend = { analysis-duel-move } would have completed it: its tile can score { analysis-points }.
# $bonus (Number) - points that come at the end of the game
# $name (String) - which scoring tile
analysis-duel-better-spend-bonus = { analysis-duel-move } would have completed it: its tile can score { analysis-points }, and { $bonus } more at the end ({ game-goal }).
# $brought (Number) - a line further down
analysis-duel-better-keep-chips = { analysis-duel-move } would have left enough of them to complete line { $brought }: its tile can score { analysis-points }.
analysis-duel-better-chips = Other chips would have been better for what comes later.
# $bonus (Number) - points that come at the end of the game
# $name (String) - which scoring tile
analysis-duel-better-tile-bonus = Column { $column } would have scored { analysis-points }, and { $bonus } more at the end ({ game-goal }).
analysis-duel-better-tile-special = Column { $column } would have scored { analysis-points }, and { $special } for the special tile.
analysis-duel-better-tile-points = Column { $column } would have scored { analysis-points }.
analysis-duel-better-tile-next = Column { $column } would have let the tiles of the lines below score { analysis-points } more.
# $bonus (Number) - points that come at the end of the game
# $lacks (Number) - how many tiles are lacking then
# $name (String) - which scoring tile
analysis-duel-better-tile-near = { $lacks ->
    [one] Column { $column } would have left one tile lacking for { $bonus } at the end ({ game-goal }).
   *[other] Column { $column } would have left { $lacks } tiles lacking for { $bonus } at the end ({ game-goal }).
}
# $special (Number) - points of a special tile
analysis-duel-better-tile-plate = { $lacks ->
    [one] Column { $column } would have left one tile lacking for the special tile, which scores { $special }.
   *[other] Column { $column } would have left { $lacks } tiles lacking for the special tile, which scores { $special }.
}
# $kept (Number) - a column of the dome
analysis-duel-better-tile-wild = Column { $column } would have kept the wild space in column { $kept } for a tile of another colour.
# $special (Number) - points of a special tile
analysis-duel-better-round-special = { analysis-duel-move } would have led to a special tile by the end of the round, which scores { $special }.
# $bonus (Number) - points that come at the end of the game
analysis-duel-better-round-bonus = { analysis-duel-move } would have brought { $bonus } more from the scoring tiles by the end of the round.
# $brought (Number) - the line whose tile comes to the dome
analysis-duel-better-round-line = { analysis-duel-move } would have led to a tile from line { $brought } in the dome by the end of the round, for about { analysis-points }.
analysis-duel-better-round-points = { analysis-duel-move } would have led to about { analysis-points } more in the dome by the end of the round.
# $theirs (Number) - a line of the other player
analysis-duel-better-round-keep = { analysis-duel-move } would have kept { $name } from getting a tile from line { $theirs } into the dome this round.
analysis-duel-better-round-hold = { analysis-duel-move } would have led to about { analysis-points } fewer in { $name }’s dome by the end of the round.
# $begun (Number) - the line that the move has completed
analysis-duel-better-more = { analysis-duel-move } would have brought more tiles, and line { $begun } can be completed later.
analysis-duel-better-tiles = { analysis-duel-move } would have brought more tiles: that line would then need { $lacks } more.
analysis-duel-better-taken = { $what ->
    [plate] { analysis-duel-move } would have been more urgent: { $name } is expected to take it next.
    [draw] { analysis-duel-move } would have been more urgent: { $name } is expected to take it next.
    [chip] { analysis-duel-move } would have been more urgent: { $name } is expected to take it next.
   *[other] { $count ->
        [one] { analysis-duel-move } would have been more urgent: { $name } is expected to take that tile next.
       *[other] { analysis-duel-move } would have been more urgent: { $name } is expected to take those tiles next.
    }
}
analysis-duel-better-plate-later = { analysis-duel-move } would have been more urgent: a plate can be taken later.
analysis-duel-better-later = { analysis-duel-move } would have been worth about { analysis-points } more, most of it in later rounds.
analysis-duel-better-points = { analysis-duel-move } would have been worth about { analysis-points } more.
analysis-duel-better = { analysis-duel-move } would have been better.
# $bonus (Number) - points that come at the end of the game
# $name (String) - which scoring tile
analysis-duel-found-bonus = It completes line { $line }: its tile can score { analysis-points }, and { $bonus } more at the end ({ game-goal }).
analysis-duel-found-near = { $lacks ->
    [one] It leaves line { $line } one tile short: its tile can score { analysis-points }.
   *[other] It leaves line { $line } { $lacks } tiles short: its tile can score { analysis-points }.
}
analysis-duel-found-room = Its tiles have a space in the dome.
# $begun (Number) - the line that the next best move completes
analysis-duel-found-more = It brings more tiles, and line { $begun } can be completed later.
# $lacks (Number) - how many tiles are lacking then
analysis-duel-found-tiles = It brings more tiles: line { $line } then needs { $lacks } more.
analysis-duel-found-plate-later = It is more urgent than a plate, which can be taken later.
# $row (Number) - a row of the dome
analysis-duel-found-lay-offered = It gives row { $row } a space for { game-colour }, and { game-tiles } can be taken for that line at once.
# $special (Number) - points of a special tile
analysis-duel-found-round-special = It leads to a special tile by the end of the round, which scores { $special }.
# $bonus (Number) - points that come at the end of the game
analysis-duel-found-round-bonus = By the end of the round it brings { $bonus } more from the scoring tiles.
# $brought (Number) - the line whose tile comes to the dome
analysis-duel-found-round-line = By the end of the round it leads to a tile from line { $brought } in the dome, for about { analysis-points }.
analysis-duel-found-round-points = By the end of the round it leads to about { analysis-points } more in the dome.
# $theirs (Number) - a line of the other player
analysis-duel-found-round-keep = It keeps { $name } from getting a tile from line { $theirs } into the dome this round.
analysis-duel-found-round-hold = By the end of the round it leads to about { analysis-points } fewer in { $name }’s dome.
analysis-duel-found-tile-next = It lets the tiles of the lines below score { analysis-points } more.
# $brought (Number) - a line further down
analysis-duel-found-keep-chips = It leaves enough chips to complete line { $brought }: its tile can score { analysis-points }.
analysis-duel-found-fill = It fills line { $line }, which then waits for a space in the dome.
analysis-duel-found-safe = It breaks nothing.
# $theirs (Number) - a line of the other player
analysis-duel-found-plate-deny = It is the only plate with a space for the tiles that { $name } has in line { $theirs }.
analysis-duel-found-lay-line = It gives the tiles of line { $line } a space.
# $colours (Number) - colours for which two rows of the dome get a space
# $less (Number) - the same, after the next best move
# $row (Number) - a row of the dome
# $below (Number) - the row below it
analysis-duel-found-lay-colours = { $colours ->
    [one] It gives rows { $row } and { $below } a space for { $colours } new colour, not for { $less }.
   *[other] It gives rows { $row } and { $below } spaces for { $colours } new colours, not for { $less }.
}
# $need (Number) - tiles on the lines of the plate's other three spaces
# $other (Number) - the same, after the next best move
analysis-duel-found-lay-need = It brings the special tile for { $need } tiles on the lines, not for { $other }.
# $need (Number) - tiles on the lines of the plate's other three spaces
# $special (Number) - points of a special tile
analysis-duel-found-lay-gain = It brings a special tile, which scores { $special }, for { $need } tiles on the lines.

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
        [one] { -goal-colours }: { $points } point for each row with five kinds of tiles
       *[other] { -goal-colours }: { $points } points for each row with five kinds of tiles
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
    .specials = { -goal-specials }

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
