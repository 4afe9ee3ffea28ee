### The games: their words, all that is said about the scoring tiles of Azul Duel, what happens in a game, the table as text, and the final scores.

## game: Words of the games
-blue = blue
-yellow = yellow
-red = red
-black = black
-white = white
-turquoise = turquoise
-special = special
-wild = wild
-unknown = unknown
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
game-tiles = { $count ->
    [one] { $count } { game-colour } tile
   *[other] { $count } { game-colour } tiles
}
game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

### The scoring tiles of Azul Duel: all that is said about each of them, up to the next line like this one.

## azul: Azul and Azul Mini
azul-table = The table
azul-offer = Displays and centre
azul-signed = { NUMBER($value, signDisplay: "exceptZero") }
azul-pick = { $source ->
    [C] Centre
   *[other] Display { $source }
}: { $marker ->
    [yes] { game-tiles } and the marker
   *[no] { game-tiles }
}
# $line (String) - number of the line, or F for the floor line
azul-target = { $line ->
    [F] Floor line
   *[other] Line { $line }
}
azul-fills = line complete
azul-gains = { $count ->
    [one] will score { $count } point
   *[other] will score { $count } points
}
azul-falls = { $count ->
    [one] { $count } tile falls
   *[other] { $count } tiles fall
}
azul-marker-falls = the marker falls
azul-costs = { $count ->
    [one] costs { $count } point
   *[other] costs { $count } points
}
azul-to-lid = { $count ->
    [one] { $count } tile goes to the lid
   *[other] { $count } tiles go to the lid
}
azul-cell = Row { $row }, column { $column }
azul-which-column = Where does the { game-colour } tile of line { $line } go?
azul-board = { $score ->
    [one] { $name }: { $score } point
   *[other] { $name }: { $score } points
}
azul-others = The other boards
azul-score = Score
azul-starts-next = Starts the next round
azul-supply = Bag and lid
azul-bag = Bag
azul-lid = Lid
azul-lost = Out of play
azul-in-all = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
azul-refill = When the bag is empty, it is refilled from the lid.
azul-withdrawn = Has left the table
azul-stopped = The table has stopped: no one took tiles. An arbiter decides what happens next.
azul-void = This game is void: it counts for no one.
azul-wins = { $names } won
azul-idle = No tile went to a pattern line in the last round. If that happens again, the game ends.
azul-bare = No tile went to a wall in { $count } rounds. After five such rounds the game ends.
azul-passed = { $count ->
    [one] { $count } turn passed in a row
   *[other] { $count } turns passed in a row
}
azul-help = Playing by keyboard
azul-mouse = With a finger or mouse: drag tiles to a line, or tap the tiles and then the line.
# The colour of a tile.
azul-colour = { game-colour }
azul-key-names =
    .sideways = ← →
    .vertical = ↑ ↓
    .enter = Enter
    .line = 1 – 5
    .floor = 0
    .escape = Esc
    .help = ?
azul-key-meanings =
    .sideways = from display to display
    .vertical = from colour to colour, or from line to line
    .enter = take the tiles, put them down
    .line = put them on this line
    .floor = let them fall to the floor line
    .escape = put them back
    .help = show this help

## duel: Azul Duel
duel-points = { game-points }
duel-board-of = { $name ->
    [You] Your board
   *[other] { $name }’s board
}
duel-tokens-left = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
duel-chips-left = { $count ->
    [one] { $count } more chip to take this round
   *[other] { $count } more chips to take this round
}

# What lies on the table

duel-pile = Pile
duel-display = Face-up plates
duel-bag = Bag
duel-tower = Tower
# $tower (Number) - tiles in the tower
duel-look-up = Bag { $bag }, tower { $tower }: see what is left

# Scoring tiles

duel-scoring-tiles = Scoring tiles, counted at the end of the game

# What is asked

duel-over = The game is over.
duel-dealt = The next round is being laid out…
duel-waits-for = { $stage ->
    [first-plate] { $name } is choosing a first plate…
    [stack] { $name } is stacking the rest…
    [drawing] { $name } is drawing plates…
    [keep] { $name } is choosing which plate to keep…
    [lay] { $name } is placing a plate…
    [under] { $name } is putting plates under the pile…
    [chips] { $name } may spend chips…
    [cell] { $name } is tiling the dome…
   *[other] { $name } is thinking…
}
duel-your-turn = Your turn.
duel-hint-turn = Sun side: take one colour and stack the rest on the moon side. Moon sides: take one colour from everything on top.
duel-hint-plate = Line 1 feeds row 1 of the dome, line 2 row 2, and so on: tiles go to spaces of their colour.
duel-first-plate = Choose your first plate and a space for it in your dome.

# Names of what can be chosen

# $place (Number) - number of the tray, 0 for the large one
duel-sun-take = { $place ->
    [0] Sun of large tray: { game-tiles }
   *[other] Sun of tray { $place }: { game-tiles }
}
duel-moon-take = { $first ->
    [yes] Moon: { game-tiles }, with the first-player tile
   *[no] Moon: { game-tiles }
}
# $place (Number) - number of the tray
# $name (String) - colours of the chip, listed
duel-take-chip = Chip of tray { $place }: { $name }
# $front (String) - the colours on the plate, listed
duel-take-plate = Plate: { $front }
duel-draw-from = Draw from the pile, a { $back ->
    [S] special
    [W] wild
   *[other] unknown
} plate on top, { $score ->
    [0] free
   *[other] for 1 point
}
# $plate (Boolean) - whether a plate can be taken
# $chip (Boolean) - whether an open chip can be taken
duel-turn = { $tiles ->
    [yes] { $plate ->
        [yes] { $chip ->
            [yes] Your turn: take tiles of one colour, a plate, or an open chip.
           *[no] Your turn: take tiles of one colour or a plate.
        }
       *[no] { $chip ->
            [yes] Your turn: take tiles of one colour or an open chip.
           *[no] Your turn: take tiles of one colour.
        }
    }
   *[no] { $plate ->
        [yes] { $chip ->
            [yes] Your turn: take a plate or an open chip.
           *[no] Your turn: take a plate.
        }
       *[no] { $chip ->
            [yes] Your turn: take an open chip.
           *[no] Your turn: take something.
        }
    }
}

## answers: What is asked within a turn of Duel, and how it is answered
answers-which-line = { $count ->
    [one] Which line for the { game-colour } tile?
   *[other] Which line for the { game-tiles }?
}{ $first ->
    [yes] { " " }You also take the first-player tile.
   *[no] { "" }
}
answers-which-space = Choose a free space in your dome. Rotate the plate as you like{ $keys ->
    [yes] { " " }(R)
   *[other] { "" }
}.
answers-turn-and-lay = Rotate the plate, then place it. It can’t be moved later.
answers-really-draw = Draw plates face down, look at them all, keep one. The rest go under the pile.
answers-draw-more = Draw one more, or stop and look at what you have?
answers-keep-one = Keep one of these plates. It goes to your dome.
answers-under-next = Which plate goes under the pile first? The next ones go below it.
answers-stack-rest = Stack the rest from the bottom up: only the top tile can be taken.
answers-stack-next = Place { $place } from the bottom: { game-colour }
answers-spend-on = Fill line { $line }? Each missing tile costs 2 { game-colour } chips or any 3.
answers-which-cell = Where in row { $line } of your dome does the { game-colour } tile go?
answers-hand = In hand
answers-drawn = Drawn
answers-cancel = Cancel
answers-turn-plate = Rotate the plate clockwise
answers-turn-left = Rotate the plate anticlockwise
answers-lay = Place here
answers-draw-one = { $cost ->
    [0] Draw (free)
   *[other] { $cost ->
        [one] Draw for { $cost } point
       *[other] Draw for { $cost } points
    }
}
answers-draw-again = { $cost ->
    [0] Draw one more (free)
   *[other] { $cost ->
        [one] Draw one more ({ $cost } point)
       *[other] Draw one more ({ $cost } points)
    }
}
answers-stop = Stop and look
answers-as-it-lies = Keep this order
answers-spend = { $count ->
    [one] Spend { $count } chip
   *[other] Spend { $count } chips
}
answers-spend-none = Keep my chips
answers-keep-plate = { $front ->
    [none] Keep: unknown plate
   *[other] Keep: { $front }
}
answers-under-plate = { $front ->
    [none] Under the pile: unknown plate
   *[other] Under the pile: { $front }
}
answers-to-line = Line { $line }: { $complete ->
    [yes] complete
   *[no] { $filled ->
        [one] { $filled } tile of { $line }
       *[other] { $filled } tiles of { $line }
    }
}{ $broken ->
    [0] { "" }
   *[other] { $broken ->
        [one] , { $broken } tile breaks
       *[other] , { $broken } tiles break
    }
}{ $cost ->
    [0] { "" }
   *[other] { $cost ->
        [one] , costs { $cost } point
       *[other] , costs { $cost } points
    }
}
answers-to-broken = Break all: { $broken ->
    [0] costs nothing
    [one] { $broken } tile breaks
   *[other] { $broken } tiles break
}{ $cost ->
    [0] { "" }
   *[other] { $cost ->
        [one] , costs { $cost } point
       *[other] , costs { $cost } points
    }
}
answers-to-cell = Row { $row }, column { $column }: { $scored ->
    [one] { $scored } point
   *[other] { $scored } points
}{ $special ->
    [0] { "" }
   *[other] { $special ->
        [one] , and { $special } point for a special tile
       *[other] , and { $special } points for a special tile
    }
}
# $name (String) - colours of the chip, listed
answers-own-chip = Your chip: { $name }
answers-to-space = { $space ->
    [1] Top left space of your dome
    [2] Top centre space of your dome
    [3] Top right space of your dome
    [4] Middle left space of your dome
    [5] Middle centre space of your dome
    [6] Middle right space of your dome
    [7] Bottom left space of your dome
    [8] Bottom centre space of your dome
   *[9] Bottom right space of your dome
}

## supply: What is left at a table of Duel, to be looked up
supply-in-all = total
supply-title = What is left
supply-pile = { $count ->
    [one] The pile: { $count } plate
   *[other] The pile, from the top: { $count } plates
}
supply-in-pile = { $front ->
    [none] { $back ->
        [S] Plate, special, face down
        [W] Plate, wild, face down
       *[other] Plate, unknown, face down
    }
   *[other] Plate: { $front }
}
supply-known-by = seen by { $names }
supply-unseen-plates = { $count ->
    [one] { $count } plate you haven’t seen
   *[other] { $count } plates you haven’t seen
}
supply-unseen-chips = { $count ->
    [one] { $count } chip you haven’t seen
   *[other] { $count } chips you haven’t seen
}

## reader: What happened, in sentences
reader-unknown = unknown
reader-tile = { game-colour } tile
reader-tiles = { $count ->
    [one] { $count } { game-colour } tile
   *[other] { $count } { game-colour } tiles
}
reader-the-tiles = the { game-colour } tiles
reader-points = { game-points }
reader-seat = { $seat ->
    [0] Someone
   *[other] Seat { $seat }
}
reader-marker = first-player marker
reader-first-tile = first-player tile
reader-with-marker = , with the first-player marker
reader-with-first-tile = , with the first-player tile
reader-from-display = from display { $display }
reader-from-centre = from the centre
reader-from-sun = { $tray ->
    [0] from the sun side of the large tray
   *[other] from the sun side of small tray { $tray }
}
reader-from-moon = from the moon sides
# $first (String) - reader-with-marker, reader-with-first-tile, or nothing
reader-takes-to-floor = { $breaks ->
    [yes] { $who }: { $what } { $from }{ $first }, all broken.
   *[no] { $who }: { $what } { $from }{ $first }, to the floor line.
}
# $first (String) - reader-with-marker, reader-with-first-tile, or nothing
# $lacks (Number or none) - how many tiles the line lacks
reader-takes-to-line = { $who }: { $what } { $from }{ $first }, to line { $line }{ $lacks ->
    [none] { "" }
    [0] , now complete
   *[other] , { $lacks } to go
}{ $falls ->
    [0] { "" }
   *[other] { $breaks ->
        [yes] { $falls ->
            [one] ; { $falls } tile breaks
           *[other] ; { $falls } tiles break
        }
       *[no] { $falls ->
            [one] ; { $falls } tile falls
           *[other] ; { $falls } tiles fall
        }
    }
}.
# $tile (String or none) - the tile, as in reader-tile
reader-places = { $tile ->
    [none] { $who }: the tile of line { $line } to column { $column }.
   *[other] { $who }: the { $tile } of line { $line } to column { $column }.
}
reader-displays-filled = the displays are filled
reader-trays-filled = the trays are filled
# $round (Number or none) - number of the round
# $first (String or none) - name of the first player
reader-dealt = { $round ->
    [none] New round
   *[other] Round { $round }
}: { $what }{ $first ->
    [none] { "" }
   *[other] . First player: { $first }
}.
reader-pass = { $who }: time is up, the turn is lost.
reader-withdraw = { $who }: out of the game.
reader-passed-over = { $who }: no possible action, turn skipped.
reader-resume = The arbiter resumes the game.
reader-void = The arbiter declares the table void.
reader-top = { $kind ->
    [none] Top of the pile: an unknown plate.
   *[other] { $kind ->
        [S] Top of the pile: a special plate.
       *[W] Top of the pile: a wild plate.
    }
}
# $plate (String) - the colours on the plate, listed
reader-up = New face-up plate: { $plate }.
reader-reveal = Small tray { $tray } is empty and shows its chip: { $chip }.
# $tray (Number or none) - number of the small tray
reader-stack = { $tray ->
    [none] { $who }: the rest stacked, from the bottom: { $order }.
    [0] { $who }: the rest stacked, from the bottom: { $order }.
   *[other] { $who }: the rest stacked on small tray { $tray }, from the bottom: { $order }.
}
# $chip (String or none) - colours of the chip
reader-takes-chip = { $chip ->
    [none] { $who }: the chip of small tray { $tray }.
   *[other] { $who }: the { $chip } chip of small tray { $tray }.
}
# $plate (String or none) - the colours on the plate, listed
reader-takes-plate = { $plate ->
    [none] { $who }: face-up plate { $place }.
   *[other] { $who }: face-up plate { $place }, { $plate }.
}
# $price (Number or none) - how many points it costs
reader-draws = { $who }: a { $kind ->
    [none] plate
   *[other] { $kind ->
        [S] special plate
       *[W] wild plate
    }
} drawn from the { $price ->
    [none] pile
    [0] pile for free
   *[other] pile for 1 point
}.
reader-stops = { $who }: no further plate drawn.
reader-fronts = { $who }: a look at { $drawn ->
    [one] { $drawn } drawn plate
   *[other] { $drawn } drawn plates
}{ $seen ->
    [0] , hidden from the others
   *[other] : { $known }
}.
# $plate (String) - the colours on the plate, listed
reader-keeps = { $who }: kept the plate { $plate }.
# $plate (String or none) - the colours on the plate, listed
reader-lays = { $plate ->
    [none] { $turn ->
        [0] { $who }: plate to dome space { $space }.
       *[other] { $turn ->
            [one] { $who }: plate to dome space { $space }, turned by { $turn } quarter.
           *[other] { $who }: plate to dome space { $space }, turned by { $turn } quarters.
        }
    }
   *[other] { $who }: plate to dome space { $space }, lying as { $plate }.
}
reader-under = { $kind ->
    [none] { $who }: a plate under the pile.
   *[other] { $kind ->
        [S] { $who }: a special plate under the pile.
       *[W] { $who }: a wild plate under the pile.
    }
}
# $line (Number or none) - number of the line
reader-spends = { $count ->
    [0] { $line ->
        [none] { $who }: no chips spent.
        [0] { $who }: no chips spent.
       *[other] { $who }: no chips spent on line { $line }.
    }
   *[other] { $who }: { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    } { $line ->
        [none] spent
        [0] spent
       *[other] spent to complete line { $line }
    }: { $chips }.
}
reader-across = { $length } across
reader-down = { $length } down
reader-alone = alone
reader-scores-tile = { $score ->
    [one] { $who }, row { $row }: { $tile } in column { $column }, { $score } point ({ $why }).
   *[other] { $who }, row { $row }: { $tile } in column { $column }, { $score } points ({ $why }).
}
reader-scores-special = { $score ->
    [one] { $who }, row { $row }: the plate is full; special tile in column { $column }, { $score } point.
   *[other] { $who }, row { $row }: the plate is full; special tile in column { $column }, { $score } points.
}
reader-line-falls = { $who }, line { $line }: no cell for { game-colour }; { $falls ->
    [one] { $falls } tile falls
   *[other] { $falls } tiles fall
}{ $lid ->
    [0] { "" }
   *[other] , { $lid } of them into the lid
}.
# $breaks (Number) - how many tiles break
reader-line-breaks = { $who }, line { $line }: no space left for { game-colour }; { $breaks ->
    [one] { $breaks } tile breaks
   *[other] { $breaks } tiles break
}{ $tower ->
    [0] { "" }
   *[other] , { $tower } of them into the tower
}.
# $paid (Number or none) - points that can be paid, none if all can
reader-pays = { $who }, { $breaks ->
    [yes] broken tiles
   *[no] floor line
} ({ $items }): { $paid ->
    [none] { $cost ->
        [one] minus { $cost } point
       *[other] minus { $cost } points
    }
   *[other] { $cost ->
        [one] costs { $cost } point, of which { $paid } can be paid
       *[other] costs { $cost } points, of which { $paid } can be paid
    }
}.
reader-over2 = { $above } over { $below }
# $who (String or none) - name of the player
reader-over = { $clause ->
    [A40] { $who ->
        [none] The game is over: a horizontal row is complete.
       *[other] The game is over: a horizontal row is complete ({ $who }).
    }
    [A33] The game is over: for two rounds no tile went to any pattern line.
    [A33-wall] The game is over: for five rounds no tile went to any wall.
    [A32] The game is over: there is no tile left to deal.
    [T22] { $who ->
        [none] The game is over: fewer than two players are left.
       *[other] The game is over: fewer than two players are left ({ $who }).
    }
    [T5] The game is over: the arbiter declared the table void.
    [D43] The game is over: the fifth round is done.
   *[other] { $who ->
        [none] The game is over.
       *[other] The game is over ({ $who }).
    }
}
reader-voided = The table is void: the game counts for no one.
reader-bonus = { $who }: { NUMBER($score, signDisplay: "exceptZero") } for { $what }.
reader-placed = { $score ->
    [one] Place { $place }: { $who }, { $score } point.
   *[other] Place { $place }: { $who }, { $score } points.
}
reader-wins = { $count ->
    [1] { $tie ->
        [rows] Winner: { $winners } (equal points, more complete rows).
        [first-tile] Winner: { $winners } (equal points, first player of the last round).
       *[other] Winner: { $winners }.
    }
   *[other] Shared victory: { $winners }, with equal points and equal complete rows.
}
# A colour by itself.
reader-colour = { game-colour }
reader-your-turn = Your turn.
reader-turn-of = To move: { $name }.
# $tiles (Number) - how many tiles
reader-tiling-of = { $name }: { $tiles ->
    [one] { $tiles } tile placed
   *[other] { $tiles } tiles placed
}, { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
}{ $paid ->
    [0] { "" }
   *[other] { $paid ->
        [one] , minus { $paid } point
       *[other] , minus { $paid } points
    }
}; now { $score }.
reader-brief = { $count ->
    [0] { game-colour }
   *[other] { $count } { game-colour }
} → { $line ->
    [0] { $breaks ->
        [yes] broken
       *[no] floor line
    }
   *[other] line { $line }
}

## textview: The table as text
textview-title = Table as text
textview-your-move = Your move
textview-wait = Nothing for you to do right now.
textview-watching = You are watching.
textview-stopped = The table has stopped: the arbiter decides.
textview-over = The game is over.
textview-round = Round { $round }.
textview-play = Play
textview-choose-first = Choose in each group, then play.
textview-sent = Sending…
textview-last-moves = Last moves
textview-nothing-yet = Nothing has happened yet.
textview-newest = newest first
textview-empty = empty
textview-empty-display = empty
textview-empty-floor = empty
textview-empty-cell = empty
textview-no-tiles = none
textview-none = none
textview-of-colour = { $count } { $colour }

# Azul

textview-offer = Displays and centre
textview-display = Display { $display }
textview-centre = Centre
textview-board = { $score ->
    [one] { $name }, { $score } point
   *[other] { $name }, { $score } points
}
textview-has-left = has left the game
textview-is-first = first player of this round
textview-starts-next = starts the next round
textview-line = Line { $line }
textview-row = Row
textview-pattern-line = Pattern line
textview-column = Column { $column }
textview-wall = Wall
textview-filled = { $count } of { $size } { $colour }
textview-free = { $size ->
    [one] empty, { $size } space
   *[other] empty, { $size } spaces
}
textview-missing = { $colour } missing
textview-floor = Floor line
textview-costs = { $cost ->
    [one] costs { $cost } point
   *[other] costs { $cost } points
}
textview-supply = Bag and lid
textview-supply-duel = Bag and tower
textview-colour = Colour
textview-bag = Bag
textview-lid = Lid
textview-tower = Tower
textview-lost = Out of play

# choices

textview-from = Where do you take from?
textview-which = Which colour?
textview-where = Where do they go?
textview-which-column = Which column does the tile of line { $line } go to?
textview-completes = complete
textview-lacks = { $count } to go
textview-scores = { $score ->
    [one] scores { $score } point
   *[other] scores { $score } points
}
textview-falls = { $count ->
    [one] { $count } tile falls
   *[other] { $count } tiles fall
}
textview-breaks = { $count ->
    [one] { $count } tile breaks
   *[other] { $count } tiles break
}
textview-with-first = you start the next round
textview-break-all = Break them all

# Duel

textview-trays = Trays
textview-large-tray = Large tray
textview-small-tray = Small tray { $tray }
textview-sun = sun
textview-moon = moon
textview-stack = stack, from the bottom
textview-chip = chip
textview-face-down = face down
textview-has-first = the first-player tile lies here
textview-plates = Plates
textview-plate = Plate { $place }
textview-pile = { $count ->
    [one] Pile of { $count } plate
   *[other] Pile of { $count } plates
}
# $kind (String) - back of the plate: S (special) or W (wild)
textview-top-is = { $kind ->
    [S] a special one on top
   *[other] a wild one on top
}
textview-kind = { $kind ->
    [S] special plate
    [W] wild plate
   *[other] unknown plate
}
textview-hand = In hand
textview-drawn = Drawn plate { $number }
textview-dome = Dome
textview-no-plate = no plate
textview-broken = Broken tiles
textview-chips = Chips
textview-spent = spent
textview-tokens = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
textview-holds-first = has the first-player tile
textview-scoring = Scoring tiles
textview-now = { $score ->
    [one] now { $score } point
   *[other] now { $score } points
}
textview-unseen = Not seen yet
textview-what = What do you want to do?
textview-take-sun = Take tiles from a sun side
textview-take-moon = Take tiles from the moon sides
textview-take-chip = Take a bonus chip
textview-take-plate = Take a face-up plate
# $price (Number) - how many points it costs
textview-draw = { $price ->
    [0] Draw a plate from the pile, for free
    [one] Draw a plate from the pile, { $price } point
   *[other] Draw a plate from the pile, { $price } points
}
textview-stop = Stop drawing and look at the plates
textview-which-tray = Which tray?
textview-which-chip = Which chip?
textview-which-plate = Which plate?
textview-which-order = In what order, from the bottom up?
textview-draw-again = Draw again?
textview-which-kept = Which plate do you keep?
textview-which-space = Which space of the dome?
textview-which-turn = Which way round?
textview-which-under = Which plate goes under the pile next?
textview-spend-on = Which chips do you spend on line { $line }?
textview-spend-none = None
textview-space = { $space ->
    [1] Space 1, top left
    [2] Space 2, top
    [3] Space 3, top right
    [4] Space 4, left
    [5] Space 5, in the middle
    [6] Space 6, right
    [7] Space 7, bottom left
    [8] Space 8, bottom
   *[9] Space 9, bottom right
}

## outcome: The final scores
outcome-wins = { $name } wins
outcome-you-win = You win
# $name (String) - what brings the bonus
outcome-bonus = { game-goal }
outcome-shared = Shared victory
outcome-over = { $clause ->
    [A40] A horizontal row is complete.
    [A33] For two rounds no tile went to any pattern line.
    [A33-wall] For five rounds no tile went to any wall.
    [A32] There is no tile left to deal.
    [T22] Fewer than two players are left.
    [T5] The arbiter declared the table void.
    [D43] All five rounds have been played.
   *[other] The game is over.
}
outcome-void = No result
outcome-tie-rows = { $points ->
    [one] { $points } point each: complete rows decide, { $rows }.
   *[other] { $points } points each: complete rows decide, { $rows }.
}
outcome-against = { $mine } to { $other }
outcome-tie-shared = Points and complete rows are equal.
outcome-tie-holder = { $points ->
    [one] { $points } point each: whoever took the first-player tile in the last round wins.
   *[other] { $points } points each: whoever took the first-player tile in the last round wins.
}
outcome-tie-starter = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, and no one took the first-player tile: whoever started the last round wins.
outcome-place = Place { $place }
outcome-left = Left the game
outcome-tonight = Wins this evening
outcome-tiling = Wall minus floor line
outcome-tiling-duel = Dome minus broken tiles
outcome-total = Final score
outcome-spared = Scores can’t go below 0
