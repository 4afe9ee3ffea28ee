### After the game: the position editor, import, replay, and the check of the deals.

## editor: The position editor and import

# Import

editor-import-title = Import a game or a position
editor-import-lead = Paste a game record (AGN) or a position in one line (AFEN), open a file, or drop one here.
editor-text = Record or position
editor-placeholder = [Game "azul"]
    { "[" }Players "2"]
    { "[" }First "1"]

    R1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2 2R2 …
editor-open = Open a file
editor-read = Show it
editor-reading = Reading …
editor-drop = Let go to open the file
editor-not-text = This file cannot be read as text.
editor-too-long = This is too long: a record has 20,000 characters at the most.
editor-wrong = This cannot be read

# $line (Number) - number of the line
editor-line = Line { $line }

# $token (String) - the piece of the record
editor-token = “{ $token }”

# $clause (String) - clause of the rules, as A40
editor-rule = Rule { $clause }

editor-other = Import another one
editor-which-game = Game

# $game (Number) - number of the game
# $games (Number) - how many games
editor-game-of = Game { $game } of { $games }

editor-unfinished = not finished
editor-eyes = Seen by
editor-everybody = everybody
editor-formats = What AGN and AFEN are
editor-formats-text = AGN is a game written down: tags such as the players’ names, then every deal and every move. AFEN is one position in a single line. Both are plain text; every game here can be taken along as AGN.

# Going on

editor-play-on = Play on
editor-play-on-title = Play on from here
editor-play-on-lead = Who plays? A friend gets the link to the table.

# $n (Number) - its number
editor-seat = Seat { $n }

editor-me = Me
editor-friend = A friend, by the link
editor-your-name = Your name
editor-begin = To the table
editor-nobody = At least one seat is for somebody who is not a bot.

# Editor

editor-editor-title = Position editor
editor-editor-lead = Choose a tile, then press where it lies. Pressing the same tile again takes it away.
editor-game = Game
editor-games =
    .azul = Azul
    .grey = Azul, grey wall
    .mini = Azul Mini
    .miniGrey = Azul Mini, grey wall
    .duel = Azul Duel

editor-players = Players
editor-deal = Deal anew
editor-clear = Empty table
editor-undo = Undo
editor-redo = Redo
editor-hold = In hand

# $colour (String) - letter of the colour, as in game-colour
editor-tile = { game-colour } tile

editor-marker = First-player marker
editor-nothing = Take away
editor-keys = Keys: B Y R K W choose a tile, M the marker, Delete takes away; arrows move, Enter puts.
editor-displays = Displays

# $n (Number) - its number
editor-display = Display { $n }

editor-centre = Centre
editor-add-to-centre = Put into the centre

# $colour (String) - letter of the colour, as in game-colour
editor-take-from-centre = Take a { game-colour } tile away from the centre

# $where (String) - where it is
# $place (Number) - number of the place
# $what (String) - what it is
editor-at = { $where }, place { $place }: { $what }

editor-empty = empty

# $n (Number) - its number
editor-board = Board of seat { $n }

editor-score = Score

# $n (Number) - its number
editor-line-of = Line { $n }

# $row (Number) - number of the row
# $column (Number) - number of the column
editor-wall-at = Wall, row { $row }, column { $column }

editor-floor = Floor line
editor-supply = Bag and lid
editor-bag = Bag
editor-lid = Lid
editor-in-all = In all
editor-rest-bag = The rest into the bag
editor-rest-lid = The rest into the lid
editor-pour-bag = All of the lid into the bag
editor-pour-lid = All of the bag into the lid
editor-turn = Whose turn
editor-to-move = To move
editor-first-player = First player of the round
editor-marker-is = The marker
editor-in-centre = in the centre

# $n (Number) - its number
editor-on-floor = on the floor line of seat { $n }

# $n (Number) - its number
editor-in-front = in front of seat { $n }

editor-round = Round
editor-phase = What is awaited
editor-phases =
    .offer = a take
    .deal = a deal
    .tiling = a cell
    .stopped = the arbiter
    .over = nothing: over
    .void = nothing: void

editor-idle = Rounds without a tile to any pattern line
editor-bare = Rounds without a tile to any wall
editor-more = More
editor-checking = Checking …

# $moves (Number) - how many moves are possible
editor-fine =
    { $moves ->
        [one] This position can be: { $moves } move is possible.
       *[other] This position can be: { $moves } moves are possible.
    }

# $count (Number) - how many
editor-faults =
    { $count ->
        [one] This position cannot be, for { $count } reason:
       *[other] This position cannot be, for { $count } reasons:
    }

editor-unreachable = The server cannot be reached: the position was not checked.
editor-afen = Position in one line (AFEN)
editor-copy = Copy
editor-copied = The position is copied.
editor-copy-link = Copy the link
editor-link-copied = The link to this position is copied.
editor-copy-failed = It could not be copied: select it and copy it by hand.
editor-take = Use this
editor-png = Picture (PNG)
editor-duel-lead = Positions of Azul Duel are edited as text; the picture and the check follow what you write.
editor-broken = Broken tiles
editor-tokens = Tokens left

# What is wrong with a position of Azul.
# $first (Number) - first number of the server’s sentence
# $second (Number) - its second number
# $third (Number) - its third number
# $colour (String or none) - the colour that it names
# $numbers (String or none) - all its numbers
editor-position =
    .tile-count = There are { $first } { game-colour } tiles over all places, and there should be { $second }.
    .bag = In the first round the bag holds all tiles but those that were dealt.
    .display-size = Display { $first } has more than four tiles.
    .display-short = Display { $first } is not full although the bag has tiles.
    .display-order = Display { $first } has tiles after one that is not full.
    .score = Seat { $first }: this score cannot be yet.
    .line = Seat { $first }: line { $second } cannot hold so many tiles.
    .line-colour = Seat { $first }: line { $second } holds a colour that its wall row already has.
    .floor = Seat { $first }: the floor line has seven spaces.
    .wall-pattern = Seat { $first }: wrong colour on the wall in row { $second }, column { $third }.
    .wall-rounds = Seat { $first }: more tiles in a row of the wall than rounds were played. Raise the round.
    .wall-twice = Seat { $first }: a colour stands twice in a row or column of the wall.
    .row-complete = Seat { $first }: a row is complete, so the game would be over.
    .no-marker = The marker is not on the floor line of seat { $first }.
    .two-markers = There is more than one first-player marker.
    .marker-holder = The marker needs a seat that holds it, or lies in the centre.
    .marker-front = Seat { $first } holds the marker although its floor line has space for it.
    .no-offer = There is no tile left to take.
    .offer = There are tiles left to take: no deal is due yet.
    .untaken = No display was taken from: then the centre and floor lines are empty, the marker lies in the centre, and the first player is to move.
    .round = The round cannot be number { $first }.
    .start = Before the first deal boards are empty and the first player has the marker.
    .stall-counts = The counts of rounds without progress cannot be that high.
    .to-move = A seat has to be to move during the offer, and none before a deal.
    .untiled = Seat { $first }: line { $second } is complete and should have been resolved.
    .unpaid = Seat { $first }: the floor line should have been emptied.
    .tiling = On the coloured wall tiling happens with the last take.
    .ending = The game is over if, and only if, something has ended it.
    .afen-fields = There are { $first } fields where { $second } should be.
    .afen-too-long = A position has 4,000 characters at the most.
    .no-such-game = A position begins with azul, mini or duel and a colon.

# Why a record cannot be read.
# $first (Number) - first number of the server’s sentence
# $second (Number) - its second number
# $third (Number) - its third number
# $colour (String or none) - the colour that it names
# $numbers (String or none) - all its numbers
editor-record =
    .bad-token = This is no token: a take looks like 3Y4, a deal like @BBYK/RRWW/….
    .bad-deal = This is no deal: each display has one to four of the letters B Y R K W, or - for none.
    .bad-tag = A tag looks like [Name "value"], alone on its line.
    .tag-twice = This tag stands twice.
    .tag-missing = A tag is missing: Game, Players and First are needed.
    .tag-value = This tag cannot have that value.
    .tag-scores = The scores of this game are { $numbers }.
    .tag-winner =
        { $numbers ->
            [none] Nobody has won this game.
           *[other] The winner of this game is { $numbers }.
        }
    .tag-unfinished = This tag is for finished games, and this one did not come to its end.
    .tag-of-another-game = This tag is not for this game: leave it out.
    .no-such-game = The tag Game must be azul, mini or duel.
    .no-tags = A game begins with its tags, and this stands before the first one.
    .no-such-record = There is no game in this text.
    .record-too-long = This game has too many moves to be replayed here.
    .game-over = The game is over before this.
    .round-number = The next round is number { $first }.
    .round-misplaced = A round’s number stands only directly before a deal.
    .no-such-tiles = There are no such tiles to take.
    .no-such-display = There is no such display.
    .line-complete = Line { $first } is complete and takes no more tiles.
    .line-colour = Line { $first } holds another colour.
    .wall-has-colour = Row { $first } of the wall already has this colour.
    .deal-bag = The deal has tiles that the bag does not have.
    .deal-displays = The table has { $first } displays, and the deal has { $second }.
    .deal-short = A display is not full although there are tiles left to draw.
    .deal-size = A display has too many tiles.
    .wrong-line = Seat { $first } has to place the tile of line { $second } next.
    .column-has-colour = Column { $first } of the wall already has this colour.
    .cell-taken = This cell of the wall is taken.
    .encoding = The file is not in UTF-8: save it in that encoding.
    .components-needed = This game was played with an owner’s own components, which this server does not have.

## replay: Replay

replay-title = Replay

# $game (String) - name of the game, as “Game 2”
# $players (String) - the names, listed
replay-lead = { $game } · { $players }

replay-loading = The game is being fetched …
replay-failed = The game could not be fetched.
replay-again = Try again
replay-not-started = This game has not begun: there is nothing to look back at.

# $n (Number) - its number
# $events (Number) - how many steps there are
replay-where = Step { $n } of { $events }

# $n (Number) - its number
# $events (Number) - how many steps there are
# $round (Number) - number of the round
replay-where-round = Step { $n } of { $events }, round { $round }

# $round (Number) - number of the round
replay-round = Round { $round }

replay-setup = Set-up
replay-start = The beginning
replay-scrub = Where in the game
replay-controls = Steps
replay-first = First position
replay-back = One step back
replay-forward = One step on
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-speed = Speed

# $speed (Number) - how many times as fast
replay-speed-of = { $speed }×

replay-keys = Keys: ← → step, Page ↑ ↓ round, Home and End, space bar plays.
replay-moves = Moves
replay-happened = What happened
replay-nothing-yet = Nothing has happened yet.
replay-scored = Scoring, tile by tile
replay-bonuses = Bonuses of the end

# $points (Number) - how many points
replay-total = { NUMBER($points, signDisplay: "exceptZero") }

# $tile (String) - the tile, as in reader-tile
# $row (Number) - number of the row
# $column (Number) - number of the column
replay-cell = { $tile }, row { $row }, column { $column }

replay-alone = alone

# $row (Number) - number of the row
replay-special = The plate is full: special tile in row { $row }

# $line (Number) - number of the line
# $count (Number) - how many
replay-fallen =
    { $count ->
        [one] Line { $line } finds no cell: { $count } tile falls
       *[other] Line { $line } finds no cell: { $count } tiles fall
    }

# $line (Number) - number of the line
# $count (Number) - how many
replay-broken =
    { $count ->
        [one] Line { $line } finds no space: { $count } tile breaks
       *[other] Line { $line } finds no space: { $count } tiles break
    }

replay-floor = Floor line
replay-broken-tiles = Broken tiles

# $item (String) - what costs it
# $cost (Number) - the points, negative
replay-cost-of = { $item } { NUMBER($cost, signDisplay: "exceptZero") }

replay-not-below = The score never falls below 0.

# $name (String) - name of the player
replay-walls = { $name }: the wall with the run that counted

replay-link = Copy the link to this position
replay-link-copied = The link to this position is copied.
replay-copy-failed = It could not be copied: take it from the address of the page.
replay-downloads = Take along
replay-agn = Game as AGN
replay-png = Picture (PNG)
replay-svg = Picture (SVG)
replay-afen = Copy as AFEN
replay-afen-copied = The position is copied as AFEN.
replay-edit = Open in the editor
replay-play-on = Play on from here
replay-to-table = To the table
replay-eyes = Seen by
replay-everybody = Everybody
replay-look-back = Looking back
replay-live = Back to the game

# $count (Number) - how many
replay-goes-on =
    { $count ->
        [one] The game goes on: { $count } new step.
       *[other] The game goes on: { $count } new steps.
    }

## fair: The check of the deals

fair-title = Were the deals fair?
fair-lead = Before anybody sat down, the server fixed all deals by a secret and showed its fingerprint. Every player added random digits. Your browser can now draw every deal once more and compare.
fair-check = Check the deals
fair-checking = Checking …
fair-again = Check again

# $done (Number) - the part that is done, 0 to 1
fair-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) }

# $deals (Number) - how many deals were checked
fair-fair =
    { $deals ->
        [one] All is as promised: { $deals } draw checked.
       *[other] All is as promised: { $deals } draws checked.
    }

fair-fair-means = Nobody, the server included, has chosen what was dealt.

# $count (Number) - how many
fair-differs =
    { $count ->
        [one] { $count } draw is not the one that was promised.
       *[other] { $count } draws are not those that were promised.
    }

fair-differs-means = Something was dealt that does not follow from the secret. Keep this record and ask whoever runs the server.
fair-seed-differs = The secret is not the one that was promised.
fair-seed-differs-means = Its fingerprint is another one. So nothing can be said about the deals. Keep this record and ask whoever runs the server.

# $count (Number) - how many
fair-elsewhere =
    { $count ->
        [one] { $count } earlier draw was made elsewhere, before this table took over.
       *[other] { $count } earlier draws were made elsewhere, before this table took over.
    }

fair-table-differs = The record does not have the fingerprint that the table shows.
fair-kept-agrees = The fingerprint, and your own digits, are those that your browser kept when you sat down.
fair-kept-differs = The fingerprint, or your own digits, are not those that your browser kept when you sat down.
fair-not-kept = Your browser has kept no fingerprint of this table: compare it with one that was written down before the game.
fair-cannot = These deals cannot be checked.
fair-why =
    .no-tags = The record has no proof of its deals. Only games that were finished at a live table have one.
    .bad-tags = The proof in the record cannot be read.
    .own-components = The game was played with an owner’s own components, which this page does not have.
    .unplayable = The record does not follow the rules all the way.
    .no-record = A game that began from a position has no record, and so no proof.

fair-details = Details for the curious
fair-means = What this shows, and what it does not
fair-means-text =
    .fingerprint = The fingerprint (SHA-256) was public before the first player added digits. Another secret with the same fingerprint cannot be found; so the server could not change the deals afterwards.
    .draws = Each draw is read off HMAC-SHA256 over the table, the players’ digits and the number of the draw. So no player could choose it either.
    .unproved = What no record can prove: that the fingerprint is the one that was shown before the game. Your browser keeps it for you when you sit down.
    .stakes = Whoever runs the server knows the secret while the game goes on. Do not play for stakes against them.

fair-table = Table
fair-commitment = Fingerprint, shown before the game
fair-seed = Secret, shown after the game
fair-contributions = Digits of the players

# $seat (Number) - number of the seat
fair-seat = Seat { $seat }

fair-none = none (a bot)
fair-draws = All draws
fair-number = No.
fair-dealt = Dealt
fair-drawn = By the secret
fair-result = Result
fair-yes = as promised
fair-no = differs
fair-not-here = drawn elsewhere
fair-first = First player
fair-game = Scoring tiles
