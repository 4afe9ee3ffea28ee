### What a person reads in a terminal who plays, shows or replays a game: tables as characters, sentences, questions and answers; and in pictures.
### Commands that are typed (moves, undo, save …) and the letters of tiles are the same in every language.

## terminal: A game in the terminal
terminal-and = and
terminal-or = or
terminal-seat = Seat { $seat }
terminal-points = { game-points }
# How the first player is marked on the table: three characters at most.
terminal-first = 1st
# Colour of several tiles, without the word for them: all 5 blue and red.
terminal-colour-of-tiles = { game-colour }

# The table

terminal-grey-wall = grey wall
terminal-tournament = tournament
terminal-round = round { $round }
terminal-bag = bag { $count }
terminal-lid = lid { $count }
terminal-tower = tower { $count }
terminal-awaited = { $phase ->
    [deal] to be dealt
    [tiling] { $who } to place the tile of line { $line }
    [stopped] stopped: the arbiter is called
    [over] the game is over
    [void] the table is void
   *[offer] { $who } to move
}
terminal-awaited-duel = { $stage ->
    [top] the pile's top plate is to be shown
    [turn-up] a plate is to be turned face up
    [trays] to be dealt
    [reveal] a chip is to be revealed
    [fronts] { $who } to look at the drawn plates
    [first-plate] { $who } to take a first plate
    [stack] { $who } to stack { $rest } on small tray { $tray }
    [drawing] { $who } to draw again or stop
    [keep] { $who } to keep a drawn plate
    [lay] { $who } to place a plate
    [under] { $who } to put a plate under the pile
    [chips] { $who } to spend chips on line { $line }, or none
    [cell] { $who } to place the tile of line { $line }
    [over] the game is over
   *[turn] { $who } to take a turn
}
terminal-withdrawn = withdrawn
terminal-just-tiled = just tiled
terminal-costs = costs { $cost }
# What a player did last: 30 characters at most.
# $tile (String) - letter of the tiles
# $source (Number) - number of the display, 0 for the centre
terminal-took = { $source ->
    [0] { $count } { $tile } from the centre
   *[other] { $count } { $tile } from display { $source }
}
# What a player did last: 30 characters at most.
# $tile (String) - letter of the tiles
terminal-took-sun = { $tray ->
    [0] { $count } { $tile } from the large tray
   *[other] { $count } { $tile } from small tray { $tray }
}
# What a player did last: 30 characters at most.
# $tile (String) - letter of the tiles
terminal-took-moon = { $count } { $tile } from moon sides
# $chip (String) - letters of the chip
terminal-chip = chip { $chip }
# What a player did last: 30 characters at most.
terminal-laid = { $plate } on plate space { $space }
terminal-drew = a plate from the pile
# $name (String) - which scoring tile
terminal-goal = { $name ->
   *[other] { $name }
}
# $tiles (String) - the scoring tiles and their points
terminal-goals = scoring tiles: { $tiles }
terminal-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
terminal-spent = { $count } spent
terminal-sun = sun
terminal-moon = moon
terminal-plates = plates
terminal-in-hand = in hand
terminal-drawn = drawn
terminal-pile = pile { $count }
# $kind (String) - back of the plate: special, wild or unknown
terminal-kind = { $kind ->
    [special] special
    [wild] wild
   *[unknown] unknown
}
# $kind (String) - back of the plate, as in terminal-kind
terminal-top = top: { terminal-kind }
terminal-face-down = face down

# What happens

# $source (Number) - number of the display, 0 for the centre
terminal-takes = { $who } takes { $count } { game-colour } from { $source ->
    [0] { $marker ->
        [yes] the centre with the marker
       *[no] the centre
    }
   *[other] display { $source }
}
terminal-to-floor = { $takes } to the floor line.
terminal-to-line = { $takes } to line { $line }, { $lacks } to go.
terminal-completes = { $takes } and completes line { $line }{ $falls ->
    [0] { "" }
    [one] ; { $falls } falls
   *[other] ; { $falls } fall
}.
# $colour (String or none) - letter of the colour, as in game-colour
terminal-places = { $colour ->
    [none] { $who } places the tile of line { $line } in column { $column }.
   *[other] { $who } places the { game-colour } tile of line { $line } in column { $column }.
}
terminal-dealt = Round { $round } is dealt; { $who } starts.
terminal-pass = { $who } has run out of time and loses the turn.
terminal-withdraws = { $who } withdraws.
terminal-resume = The arbiter resumes the game.
terminal-void = The arbiter declares the table void.
# $kind (String) - back of the plate, as in terminal-kind
terminal-top-is = The pile's top plate is { terminal-kind }.
terminal-turned-up = New face-up plate: { $plate }.
terminal-revealed = The chip of small tray { $tray } is revealed: { $chip }.
terminal-passed-over = { $who } has no possible action and is skipped. (D25)
# $source (String) - number of the small tray, or large, or moon
terminal-takes-duel = { $who } takes { $count } { game-colour } from { $source ->
    [large] the large tray
    [moon] the moon sides
   *[other] small tray { $source }
}{ $first ->
    [yes] { " " }with the first-player tile
   *[no] { "" }
}
terminal-breaks = { $count ->
    [one] { $takes } and breaks it.
   *[other] { $takes } and breaks them.
}
# $breaks (Number) - how many tiles break
terminal-completes-duel = { $takes } and completes line { $line }{ $breaks ->
    [0] { "" }
    [one] ; { $breaks } breaks
   *[other] ; { $breaks } break
}.
# $lower (String) - colours of the lower tiles, listed
terminal-stacks = { $who } stacks { $lower } on small tray { $tray }, with { game-colour } on top.
terminal-takes-chip = { $who } takes the chip of small tray { $tray }: { $chip }.
terminal-takes-plate = { $who } takes the face-up plate { $plate }.
# $kind (String) - back of the plate, as in terminal-kind
terminal-draws = { $price ->
    [0] { $who } has no points, so draws a { terminal-kind } plate from the pile for free.
   *[1] { $who } pays 1 point and draws a { terminal-kind } plate from the pile.
}
terminal-stops = { $count ->
    [one] { $who } draws no more: { $count } plate.
   *[other] { $who } draws no more: { $count } plates.
}
terminal-looks = { $count ->
    [one] { $who } looks at the drawn plate.
   *[other] { $who } looks at the drawn plates.
}
terminal-keeps = { $who } keeps plate { $plate }.
terminal-lays = { $who } places plate { $plate } on plate space { $space }{ $turned ->
    [none] { "" }
   *[other] , turned to { $turned }
}{ $under ->
    [yes] ; the other plate goes under the pile
   *[no] { "" }
}.
# $kind (String) - back of the plate, as in terminal-kind
terminal-puts-under = { $last ->
    [yes] { $who } puts a { terminal-kind } plate under the pile, and the last one after it.
   *[no] { $who } puts a { terminal-kind } plate under the pile.
}
terminal-spends = { $count ->
    [0] { $who } spends no chips on line { $line }.
    [one] { $who } spends { $count } chip ({ $chips }) to complete line { $line }.
   *[other] { $who } spends { $count } chips ({ $chips }) to complete line { $line }.
}

# Scoring. What begins in lower case follows the name of a player and a comma.

terminal-scores-tile = line { $line }: { game-colour } to column { $column } scores { $points }: { $why }.
terminal-run = { $way ->
    [down] { $length } down (rows { $begin }-{ $end })
   *[across] { $length } across (columns { $begin }-{ $end })
}
terminal-alone = no tile touches it
terminal-line-falls = line { $line }: no cell of row { $line } may take { game-colour }, so { $falls ->
    [one] { $falls } tile falls
   *[other] { $falls } tiles fall
}{ $lid ->
    [0] { "" }
   *[other] , { $lid } of them into the lid
}.
terminal-scores-special = row { $row }: its plate is full, and the special tile in column { $column } scores { $points }, the points of its row.
# $breaks (Number) - how many tiles break
terminal-line-breaks = line { $line }: row { $line } has no space left for { game-colour }, so { $breaks ->
    [one] { $breaks } tile breaks
   *[other] { $breaks } tiles break
}{ $tower ->
    [0] { "" }
   *[other] , { $tower } of them into the tower
}.
# $item (String) - marker, first (the first-player tile), or else a tile
terminal-cost-of = { $item ->
    [marker] marker { $cost }
    [first] first-player tile { $cost }
   *[other] { game-colour } { $cost }
}
# $what (String) - floor line or broken tiles: floor, broken
terminal-pays = { $what ->
    [broken] broken tiles
   *[floor] floor line
}: { $items }: costs { $cost }{ $paid ->
    [all] { "" }
   *[other] , but only { $paid } could be paid
}.
terminal-scores-after = Scores after round { $round }: { $scores }.

# The end

# What ended the game, as a part of a sentence. English has the words of the rules, in $text.
terminal-ended-by = { $clause ->
   *[other] { $text }
}
# $why (String) - what ended the game, as in terminal-ended-by, and who did
terminal-over = The game is over: { $why }. ({ $clause })
terminal-voided = The table is void: the game counts for no one.
terminal-no-bonus = { $count ->
    [one] { $count } point and no bonus.
   *[other] { $count } points and no bonus.
}
terminal-sum = { $sum } = { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $spared ->
    [yes] , since no score falls below 0
   *[no] { "" }
}.
terminal-wins = { $how ->
    [rows] { $who } wins by complete rows.
    [tie] { $who } wins the tie.
   *[none] { $who } wins.
}
terminal-shared = { $winners } share the victory: their points and their complete rows are equal. (A42)
# $mine (String) - how many complete rows the winner has
# $other (String) - how many the next one has
terminal-tie-rows = { $tied } have { $points } points each; { $winners } wins with more complete rows, { $mine } against { $other }. (A42)
terminal-tie-duel = Both have { $count ->
    [one] { $count } point
   *[other] { $count } points
}; { $winner } wins, who { $taken ->
    [yes] took the first-player tile in round { $round }
   *[no] started round { $round }, in which no one took the first-player tile
}. (D43)

# What brings a bonus

# $kind (String) - rows or columns
# $numbers (String) - their numbers, listed
terminal-bonus-lines = { $kind ->
    [columns] { $count ->
        [one] column { $numbers }
       *[other] columns { $numbers }
    }
   *[rows] { $count ->
        [one] row { $numbers }
       *[other] rows { $numbers }
    }
}
# $size (Number) - how many tiles of a colour there are
terminal-bonus-colours = all { $size } { $colours }
# $numbers (String) - their numbers, listed
terminal-bonus-kinds = { $count ->
    [one] five kinds in row { $numbers }
   *[other] five kinds in rows { $numbers }
}
# $upper (Boolean) - whether the one is that from the upper left
terminal-bonus-diagonals = { $count ->
    [one] { $upper ->
        [yes] the diagonal from the upper left
       *[no] the diagonal from the lower left
    }
   *[other] both diagonals
}
terminal-corner = { $upper ->
    [yes] { $left ->
        [yes] upper left
       *[no] upper right
    }
   *[no] { $left ->
        [yes] lower left
       *[no] lower right
    }
}
terminal-bonus-corners = { $count ->
    [one] { $corners } corner
   *[other] { $corners } corners
}
# $kind (String) - which scoring tile
terminal-bonus-cells = { $kind ->
    [edge] { $count ->
        [one] { $count } tile on the edge
       *[other] { $count } tiles on the edge
    }
    [wilds] { $count ->
        [one] all { $count } wild space filled
       *[other] all { $count } wild spaces filled
    }
    [specials] { $count ->
        [one] { $count } special space empty
       *[other] { $count } special spaces empty
    }
   *[other] { $kind }, { $count } of them
}
# $kind (String) - which scoring tile brought nothing
terminal-no-goal = { $kind ->
    [rows] no complete row
    [colours] no row with five kinds
    [columns] no complete column
    [edge] no tile on the edge
    [diagonals] no complete diagonal
    [corners] no filled corner plate
    [wilds] not all wild spaces filled
    [specials] no special space empty
   *[other] no { $kind }
}

## terminal-play: Playing a game in the terminal
terminal-play-person = Player
terminal-play-seed = Seed { $seed }: the same seed deals the same tiles.
terminal-play-components = Components { $digest }: give the same file to replay or show the game.
terminal-play-no-terminal = A person needs a terminal to play, and this is not one: run azulejos play in a terminal, or seat only bots (--seat greedy --seat random).
terminal-play-left = You have left the table. Goodbye!
terminal-play-goodbye = Goodbye!
terminal-play-undone = Your last decision has been undone.
terminal-play-no-scoring = Nothing has been scored yet.
terminal-play-moves = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}: how each begins, and all ways to end it.
terminal-play-leave = Leave this game? (y/n)
# What may be typed for yes, with spaces between.
terminal-play-yes = y yes
# What may be typed for no, with spaces between.
terminal-play-no = n no
terminal-play-save = Save this game? A file name, or Enter for no:
terminal-play-saved = The game is saved in { $file }.
terminal-play-prompt = { $only ->
    [yes] { $name }, { $question } (Enter plays the only move)
   *[no] { $name }, { $question } (? for help)
}
# The last of many answers, where not all are listed.
terminal-play-another = another one

# Questions follow the name of a player and a comma.

terminal-play-ask-move = your move?
terminal-play-ask-column = which column for the tile of line { $line }?
terminal-play-ask-colour = { $source ->
    [C] which colour from the centre?
   *[other] which colour from display { $source }?
}
# $tile (String) - letter of the tiles
terminal-play-ask-line = { $source ->
    [C] { $tile } from the centre to which line?
   *[other] { $tile } from display { $source } to which line?
}
terminal-play-ask-turn = your turn?
terminal-play-ask-chip = the chip of which small tray?
terminal-play-ask-plate = which face-up plate?
# $source (String) - number of the small tray, L for the large one, M for the moon sides
terminal-play-ask-colour-duel = { $source ->
    [L] which colour from the large tray?
    [M] which colour from the moon sides?
   *[other] which colour from small tray { $source }?
}
# $source (String) - number of the small tray, L for the large one, M for the moon sides
terminal-play-ask-line-duel = { $source ->
    [L] { game-colour } from the large tray to which line?
    [M] { game-colour } from the moon sides to which line?
   *[other] { game-colour } from small tray { $source } to which line?
}
# $tiles (String) - letters of the tiles
terminal-play-ask-stack = how do you stack { $tiles }, from the bottom to the top?
terminal-play-ask-look = the pile is empty. Look at the drawn plates?
terminal-play-ask-draw = { $price ->
    [0] draw another plate, for free, or stop?
   *[1] draw another plate for 1 point, or stop?
}
terminal-play-ask-keep = which of the drawn plates do you keep?
terminal-play-ask-space = plate { $plate } to which plate space?
terminal-play-ask-turned = turned how?
terminal-play-ask-under = which plate goes under the pile next?
terminal-play-ask-chips = which chips for the { $missing } missing { game-colour } of line { $line }?
terminal-play-ask-cell = which column for the { game-colour } tile of line { $line }?
terminal-play-help-azul =
    .moves = Take all tiles of one colour from a display or the centre to one of your lines: 3Y4 takes yellow from display 3 to pattern line 4. C is the centre, F the floor line; B blue, Y yellow, R red, K black, W white. 3 y 4 is the same, and so are 3, y and 4 one after another.
    .table = A small letter on the wall waits for its tile; 1st is the first-player marker; * is what each player did last.
terminal-play-help-duel =
    .tiles = Take tiles: 3T4 takes turquoise from the sun side of small tray 3 to pattern line 4; L is the large tray; MY4 takes all yellow that lies on top of the moon sides; X instead of a line breaks them. B blue, Y yellow, R red, K black, T turquoise. 3, t, 4 one by one is the same.
    .others = Or take a chip: chip:2 from small tray 2. Or a plate: plate:2 takes the second face-up plate, draw takes one from the pile for 1 point. The rest is asked then.
    .table = Plate spaces are 1 to 9, turns 0 to 3 quarters clockwise. In the dome a small letter waits for its tile, * takes any colour, and s gets a special tile once its plate is full. X has broken tiles and what more cost, C chips; 1st is the first-player tile; * is what was done last.
# Two commands with their meanings stand in a line, the second one in column 41.
terminal-play-help-commands =
    .first = moves        all legal moves            undo         back to your last decision
    .second = score        the last scoring again     table        the table again
    .third = save FILE    write the game so far      quit         leave (also Ctrl-D)
    .empty = An empty line cancels a move you have begun.
# What is wrong with what a player typed. English has the words of the program, in $text, and names the other variables
# only for the translations, which have a sentence for each code and one that fits all that the rules refuse.
# $clause (String or none) - clause of the rules, as A13
terminal-play-refused = { $code ->
   *[other] { $clause ->
        [none] { $text }
       *[other] { $example ->
           *[other] { $text }
        }
    }
}

## terminal-replay: Replaying game records
terminal-replay-game = { $players ->
    [one] Game { $number }: { $game }, { $players } player
   *[other] Game { $number }: { $game }, { $players } players
}
terminal-replay-round = Round
terminal-replay-end = End
terminal-replay-so-far = So far
terminal-replay-unfinished = The game is not finished.
terminal-replay-tile = Scoring tile
terminal-replay-used = In the game
terminal-replay-yes = yes
terminal-replay-no = no

## terminal-show: Showing a position
terminal-show-wrote = Wrote { $file }.

## pictures: Words in pictures of a game
pictures-title = { $game }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}, { $phase }
pictures-round = Round { $round }
pictures-new-game = A new game
pictures-phase = { $phase ->
    [set-up] set-up
    [deal] before the deal
    [next-deal] before the next deal
    [next-round] before the next round
    [offer] factory offer
    [tiling] wall tiling
    [turns] taking turns
    [dome-tiling] dome tiling
    [stopped] stopped
    [void] void
   *[over] game over
}
pictures-awaited = { $stage ->
    [deal] { $name } starts the next round.
    [tiling] { $name } tiles line { $line }.
    [stopped] The table is waiting for the arbiter.
    [top] The back of the pile's top plate is to be shown.
    [turn-up] A plate is to be turned face up.
    [trays] The trays are to be filled.
    [reveal] A chip is to be revealed.
    [fronts] { $name } looks at the drawn plates.
    [first-plate] { $name } takes a first plate.
    [stack] { $name } stacks the rest of tray { $tray }.
    [drawing] { $name } draws another plate, or stops.
    [keep] { $name } keeps one of the drawn plates.
    [lay] { $name } places a plate in the dome.
    [under] { $name } puts plates under the pile.
    [chips] { $name } may fill line { $line } with chips.
    [cell] { $name } tiles line { $line }.
   *[turn] { $name } is to move.
}
pictures-wins = { $how ->
    [rows] { $name } wins by complete rows.
    [tie] { $name } wins the tie.
   *[none] { $name } wins.
}
pictures-share = { $names } share the victory.
pictures-tie-break = { $how ->
    [holder] by the first-player tile
   *[starter] by having started round 5
}
pictures-tie-broken = The tie was broken { pictures-tie-break }.

# Labels: short words that stand beside what they are about.

pictures-states =
    .withdrawn = withdrawn
    .winner = winner
    .shared = shared victory
    .to-move = to move
pictures-stores =
    .bag = Bag
    .lid = Lid
    .tower = Tower
pictures-plates =
    .pile = Pile
    .display = Face up
    .hand = Hand
    .in-hand = In hand
    .drawn = Drawn
pictures-stock =
    .tokens = tokens
    .chips = chips to take
# $kind (String) - tiling, or what brings a bonus
pictures-score = { $kind ->
   *[other] { $kind }
}
pictures-worth = { $points } for each
pictures-worth-corners =
    .upper = { $points } for upper
    .lower = { $points } for lower
pictures-conditions =
    .full = complete
    .edge = outer tile
    .empty = left empty
    .all-kinds = with 5 kinds
    .all = if all filled

# The description, for those who do not see the picture. Tiles are letters.

pictures-offer-display = Display { $display }: { $letters }.
pictures-offer-centre = Centre: { $letters ->
    [none] no tiles
   *[other] { $letters }
}{ $marker ->
    [yes] { "" } and the first-player marker
   *[no] { "" }
}.
pictures-in-stores = Bag: { $bag } tiles. { $store ->
    [lid] Lid
   *[tower] Tower
}: { $count } tiles.
pictures-player = { $name }: { $score }.{ $holds ->
    [marker] { "" } Has the first-player marker.
    [first-tile] { "" } Has the first-player tile.
   *[none] { "" }
}
pictures-no-score = no score
pictures-board = Pattern lines { $lines }; wall { $wall }; floor line { $floor ->
    [none] empty
   *[other] { $floor }
}.
pictures-before-goals = Before scoring tiles { $points }; { $bonuses }.
pictures-goals = Scoring tiles: { $names }.
pictures-large-tray = Large tray: sun { $sun ->
    [none] empty
   *[other] { $sun }
}, moon { $moon ->
    [none] empty
   *[other] { $moon }
}{ $first ->
    [yes] { "" } and the first-player tile
   *[no] { "" }
}.
# $chip (String) - letters of the chip; face-down, or none
pictures-tray = Tray { $tray }: sun { $sun ->
    [none] empty
   *[other] { $sun }
}, { $moon ->
    [none] no stack
   *[other] stack from below { $moon }
}, { $chip ->
    [none] no chip
    [face-down] chip face down
   *[other] chip { $chip }
}.
pictures-to-stack = To be stacked: { $letters }.
pictures-display = Face-up plates: { $letters ->
    [none] empty
   *[other] { $letters }
}.
pictures-pile = Pile: { $count } plates{ $kind ->
    [S] , a special one on top
    [W] , a wild one on top
   *[none] { "" }
}.
pictures-drawn = Drawn: { $letters }.
pictures-drawn-back = { $kind ->
    [S] a special plate
    [W] a wild plate
   *[none] a plate
}
pictures-in-hand = In hand: { $letters }.
pictures-board-duel = Pattern lines { $lines }; dome { $dome }; broken { $letters ->
    [none] none
   *[other] { $letters }
}; chips { $chips ->
    [none] none
   *[other] { $chips }
}, { $spent } spent; tokens { $tokens }, chips taken this round { $count }.
