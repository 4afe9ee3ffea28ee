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
editor-read = Show
editor-reading = Reading…
editor-drop = Drop to open the file
editor-not-text = This file can’t be read as text.
editor-too-long = Too long: a record can have up to 20,000 characters.
editor-wrong = This can’t be read
editor-line = Line { $line }
editor-token = “{ $token }”
editor-rule = Rule { $clause }
editor-other = Import another
editor-which-game = Game
# $game (Number) - number of the game
editor-game-of = Game { $game } of { $games }
editor-unfinished = not finished
editor-eyes = View as
editor-everybody = everyone
editor-formats = What AGN and AFEN are
editor-formats-text = AGN is a game written down: tags such as the players’ names, then every deal and every move. AFEN is one position in a single line. Both are plain text; every game here can be exported as AGN.

# Going on

editor-play-on = Play from here
editor-play-on-title = Play from here
editor-play-on-lead = Who plays? A friend gets the link to the table.
editor-seat = Seat { $n }
editor-me = Me
editor-friend = A friend, with the link
editor-your-name = Your name
editor-begin = Go to table
editor-nobody = At least one seat must not be a bot.

# Editor

editor-editor-title = Position editor
editor-editor-lead = Choose a tile, then tap where it goes. Tap there again to remove it.
editor-game = Game
editor-players = Players
editor-deal = New deal
editor-clear = Clear table
editor-undo = Undo
editor-redo = Redo
editor-hold = In hand
editor-tile = { game-colour } tile
editor-marker = First-player marker
editor-nothing = Remove
editor-keys = Keys: B Y R K W choose a tile, M the marker, Delete removes; arrows move, Enter places.
editor-displays = Displays
editor-display = Display { $n }
editor-centre = Centre
editor-add-to-centre = Add to the centre
editor-take-from-centre = Remove a { game-colour } tile from the centre
editor-at = { $where }, place { $place }: { $what }
editor-empty = empty
editor-board = Board of seat { $n }
editor-score = Score
editor-line-of = Line { $n }
editor-wall-at = Wall, row { $row }, column { $column }
editor-floor = Floor line
editor-supply = Bag and lid
editor-bag = Bag
editor-lid = Lid
editor-in-all = Total
editor-rest-bag = Put the rest in the bag
editor-rest-lid = Put the rest in the lid
editor-pour-bag = Empty the lid into the bag
editor-pour-lid = Empty the bag into the lid
editor-turn = Whose turn
editor-to-move = To move
editor-first-player = First player of the round
editor-marker-is = The marker
editor-in-centre = in the centre
editor-on-floor = on the floor line of seat { $n }
editor-in-front = in front of seat { $n }
editor-round = Round
editor-phase = Next step
editor-phases =
    .offer = take tiles
    .deal = deal
    .tiling = choose a cell
    .stopped = ask the arbiter
    .over = none: game over
    .void = none: game void
editor-idle = Rounds with no tile added to a pattern line
editor-bare = Rounds with no tile added to a wall
editor-more = More
editor-checking = Checking…
editor-fine = { $moves ->
    [one] Valid position: { $moves } legal move.
   *[other] Valid position: { $moves } legal moves.
}
editor-faults = { $count ->
    [one] Not a valid position. { $count } problem:
   *[other] Not a valid position. { $count } problems:
}
editor-unreachable = The server can’t be reached: the position was not checked.
editor-afen = Position in one line (AFEN)
editor-copy = Copy
editor-copied = Position copied.
editor-copy-link = Copy link
editor-link-copied = Link to this position copied.
editor-copy-failed = Couldn’t copy it. Select it and copy it yourself.
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
    .tile-count = There are { $first } { game-colour } tiles in all, and there should be { $second }.
    .bag = In the first round the bag holds all tiles but those that were dealt.
    .display-size = Display { $first } has more than four tiles.
    .display-short = Display { $first } is not full although the bag has tiles.
    .display-order = Display { $first } has tiles after one that is not full.
    .score = Seat { $first }: this score isn’t possible yet.
    .line = Seat { $first }: line { $second } can’t hold that many tiles.
    .line-colour = Seat { $first }: line { $second } holds a colour that its wall row already has.
    .floor = Seat { $first }: the floor line has seven spaces.
    .wall-pattern = Seat { $first }: wrong colour on the wall in row { $second }, column { $third }.
    .wall-rounds = Seat { $first }: a row of the wall has more tiles than rounds played. Raise the round number.
    .wall-twice = Seat { $first }: a colour appears twice in a row or column of the wall.
    .row-complete = Seat { $first }: a row is complete, so the game would be over.
    .no-marker = The marker is not on the floor line of seat { $first }.
    .two-markers = There is more than one first-player marker.
    .marker-holder = The marker must be held by a seat or lie in the centre.
    .marker-front = Seat { $first } holds the marker although its floor line has space for it.
    .no-offer = There is no tile left to take.
    .offer = There are tiles left to take: it is too early to deal.
    .untaken = Nothing has been taken yet, so the centre and floor lines must be empty, the marker in the centre, and the first player to move.
    .round = Round { $first } isn’t possible here.
    .start = Before the first deal boards are empty and the first player has the marker.
    .stall-counts = There can’t have been that many rounds without progress.
    .to-move = During the factory offer it must be someone’s turn; before a deal it is no one’s.
    .untiled = Seat { $first }: line { $second } is complete and should have been resolved.
    .unpaid = Seat { $first }: the floor line should have been emptied.
    .tiling = On the coloured wall tiling happens with the last take.
    .ending = The game is over if, and only if, something has ended it.
    .afen-fields = There should be { $second } fields, not { $first }.
    .afen-too-long = A position can have up to 4,000 characters.
    .no-such-game = A position starts with azul, mini or duel and a colon.
# Why a record cannot be read.
# $first (Number) - first number of the server’s sentence
# $second (Number) - its second number
# $third (Number) - its third number
# $colour (String or none) - the colour that it names
# $numbers (String or none) - all its numbers
editor-record =
    .bad-token = Not a valid token: a take looks like 3Y4, a deal like @BBYK/RRWW/….
    .bad-deal = Not a valid deal: each display has one to four of the letters B Y R K W, or - for none.
    .bad-tag = A tag looks like [Name "value"], alone on its line.
    .tag-twice = This tag appears twice.
    .tag-missing = A tag is missing: Game, Players and First are needed.
    .tag-value = This tag can’t have that value.
    .tag-scores = The scores of this game are { $numbers }.
    .tag-winner = { $numbers ->
        [none] No one has won this game.
       *[other] The winner of this game is { $numbers }.
    }
    .tag-unfinished = This tag is for finished games, and this one was not finished.
    .tag-of-another-game = This tag is not for this game: leave it out.
    .no-such-game = The tag Game must be azul, mini or duel.
    .no-tags = A game begins with its tags; this comes before the first one.
    .no-such-record = There is no game in this text.
    .record-too-long = This game has too many moves to be replayed here.
    .game-over = The game is over before this.
    .round-number = The next round is number { $first }.
    .round-misplaced = A round number may only stand right before a deal.
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

## editor-games
editor-games-azul = Azul
editor-games-grey = Azul, grey wall
editor-games-mini = Azul Mini
editor-games-mini-grey = Azul Mini, grey wall
editor-games-duel = Azul Duel

## replay: Replay
replay-title = Replay
# $players (String) - the names, listed
replay-lead = { $game } · { $players }
replay-loading = Loading game…
replay-failed = Couldn’t load the game.
replay-again = Try again
replay-not-started = This game hasn’t started, so there is nothing to replay.
replay-where = Step { $n } of { $events }
replay-where-round = Step { $n } of { $events }, round { $round }
replay-round = Round { $round }
replay-setup = Set-up
replay-start = The beginning
replay-scrub = Position in the game
replay-controls = Steps
replay-first = First position
replay-back = One step back
replay-forward = One step forward
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-of = { $speed }×
replay-keys = Keys: ← → step, Page ↑ ↓ round, Home and End, space bar plays.
replay-moves = Moves
replay-happened = What happened
replay-nothing-yet = Nothing has happened yet.
replay-scored = Scoring, tile by tile
replay-bonuses = End-game bonuses
replay-total = { NUMBER($points, signDisplay: "exceptZero") }
replay-cell = { $tile }, row { $row }, column { $column }
replay-alone = alone
replay-special = The plate is full: special tile in row { $row }
replay-fallen = { $count ->
    [one] No cell for line { $line }: { $count } tile falls
   *[other] No cell for line { $line }: { $count } tiles fall
}
replay-broken = { $count ->
    [one] No space for line { $line }: { $count } tile breaks
   *[other] No space for line { $line }: { $count } tiles break
}
replay-floor = Floor line
replay-broken-tiles = Broken tiles
# $cost (Number) - the points, negative
replay-cost-of = { $item } { NUMBER($cost, signDisplay: "exceptZero") }
replay-not-below = The score never falls below 0.
replay-walls = { $name }: the wall with the run that counted
replay-link = Copy link to this position
replay-link-copied = Link to this position copied.
replay-copy-failed = Couldn’t copy it. Copy it from the address bar.
replay-downloads = Export
replay-agn = Game as AGN
replay-png = Picture (PNG)
replay-svg = Picture (SVG)
replay-afen = Copy as AFEN
replay-afen-copied = Position copied as AFEN.
replay-edit = Open in the editor
replay-play-on = Play from here
replay-to-table = Go to table
replay-eyes = View as
replay-everybody = Everyone
replay-look-back = Reviewing
replay-live = Back to live
replay-goes-on = { $count ->
    [one] Still in progress: { $count } new step.
   *[other] Still in progress: { $count } new steps.
}

## recorder: Recording a game from a real table
recorder-title = Record a game
recorder-lead = Write down a game from your own table: tap the tiles that were drawn, then the moves that were played. Save it, replay it, keep it.
recorder-kept = Your recordings
recorder-kept-where = They stay in this browser until you delete them.
recorder-new = New recording
recorder-no-other = You have no recordings yet.
recorder-names = Who plays, clockwise
recorder-first = Who starts
recorder-begin = Start recording
recorder-go-on = Continue
recorder-open = Open
recorder-delete = Delete
recorder-delete-ask = Delete the recording of { $names }?
recorder-delete-sure = This can’t be undone.
recorder-not-begun = nothing dealt yet
recorder-finished = finished
recorder-gone = This recording is not in this browser.
recorder-not-kept = This browser keeps nothing. Save the game before you leave.

# While recording

recorder-undo = Undo
recorder-redo = Redo
recorder-steps = All steps
recorder-steps-hint = Tap a step to go back to it. Redo brings back what came after.
recorder-save = Save
recorder-rulings = Rulings
recorder-over = The game is over
recorder-stopped = The table has stopped: what does the arbiter decide?
recorder-displays-asked = Which tiles came to the displays?
recorder-trays-asked = Which tiles came to the trays?
recorder-top-asked = Which back is on top of the pile?
# $n (Number) - number of the place
recorder-up-asked = Which plate was turned up in place { $n }?
# $count (Number) - how many plates were drawn
recorder-fronts-asked = { $count ->
    [one] Which plate was drawn?
   *[other] Which plates were drawn, in this order?
}
# $n (Number) - number of the tray
recorder-chip-asked = Which chip was under tray { $n }?
recorder-display = Display { $n }
# $n (Number) - number of the tray
recorder-tray = Tray { $n }
recorder-large-tray = Large tray
# $n (Number) - number of the plate
recorder-drawn-plate = Plate { $n }
# $kind (String) - back of the plate: S (special) or W (wild)
recorder-back = { $kind ->
    [S] Special
   *[W] Wild
}
recorder-chip = Chip: { $chip }
# $item (String) - the tile, plate or chip
recorder-left = { $item }, { $count } left
# $item (String) - the tile or plate; $where (String) - the display or tray
recorder-remove = Remove { $item } from { $where }
# $where (String) - the display or tray; $filled (Number) - how many lie there; $all (Number) - how many there should be
recorder-fill = { $where }: { $filled } of { $all }
recorder-rest-of-bag = The last tiles of the bag lie there already.
recorder-done = Done
recorder-clear = Clear
recorder-keys-tiles = Keys: { $letters } add a tile, Backspace removes one, Enter is done.
recorder-keys-choose = Keys: 1, 2, 3 … choose.
recorder-pass = Turn lost ({ $name })
recorder-withdraw = { $name } leaves
recorder-resume = Play on
recorder-void = Game void

# Saving

recorder-save-title = Save the game
recorder-download = Download (AGN)
recorder-copy = Copy as text
recorder-copied = The game is copied.
recorder-copy-failed = Couldn’t copy it: select the text and copy it yourself.
recorder-text = The game as text (AGN)
recorder-review = Replay
recorder-back-to = Back to recording
recorder-all = All recordings
recorder-checking = Checking the record…
recorder-checked = Checked by the server: every step is legal.
recorder-unchecked = No connection: not checked by the server. It is safe in this browser.
recorder-refused = The server refuses this record:

## fair: The check of the deals
fair-title = Were the deals fair?
fair-lead = Before anyone sat down, the server committed to a secret and published its fingerprint. Every player’s browser did the same with random digits of its own, and showed them only when all fingerprints were there. The secret and the digits fix every deal. Your browser can now redo every deal and compare.
fair-check = Check the deals
fair-checking = Checking…
fair-again = Check again
# $done (Number) - the part that is done, 0 to 1
fair-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) }
fair-fair = { $deals ->
    [one] Everything matches: { $deals } draw checked.
   *[other] Everything matches: { $deals } draws checked.
}
fair-fair-means = No one chose what was dealt, not even the server.
fair-differs = { $count ->
    [one] { $count } draw doesn’t match.
   *[other] { $count } draws don’t match.
}
fair-differs-means = Something was dealt that does not follow from the secret. Keep this record and ask whoever runs the server.
fair-seed-differs = The secret is not the one the server committed to.
fair-seed-differs-means = Its fingerprint is different, so nothing can be said about the deals. Keep this record and ask whoever runs the server.
fair-exchanged = A player’s digits do not match their fingerprint.
fair-exchanged-means = Someone gave digits other than the ones they had committed to. Keep this record and ask whoever runs the server.
fair-elsewhere = { $count ->
    [one] { $count } earlier draw was made elsewhere, before this table took over.
   *[other] { $count } earlier draws were made elsewhere, before this table took over.
}
fair-table-differs = The fingerprints in the record are not the ones the table shows.
fair-kept-agrees = The fingerprints and your own digits are the ones your browser kept before the game.
fair-kept-differs = The fingerprints or your own digits are not the ones your browser kept before the game.
fair-not-kept = The deals follow from the secret and the digits. Only a browser that kept the fingerprints can tell whether they were all there before the game. This one didn’t.
fair-unsealed = In this game the players’ digits had no fingerprints beforehand: a player who sat down last and was in league with the server could have chosen digits to suit.
fair-unrevealed = { $count ->
    [one] One player’s browser never showed its digits, so the server could choose whether to use them.
   *[other] { $count } players’ browsers never showed their digits, so the server could choose which of them to use.
}
fair-left-out = Your own digits are not in these deals, because your browser didn’t show them in time. To you this proves less.
fair-cannot = These deals can’t be checked.
fair-why =
    .no-tags = The record has no proof of its deals. Only games that were finished at a live table have one.
    .bad-tags = The proof in the record can’t be read.
    .own-components = The game was played with an owner’s own components, which this page does not have.
    .unplayable = The record breaks the rules at some point.
    .no-record = A game that started from a set-up position has no record, and so no proof.
fair-details = Details for the curious
fair-means = What this proves, and what it doesn’t
fair-means-text =
    .fingerprint = The fingerprint (SHA-256) was public before the first player added digits. No one can find another secret with the same fingerprint, so the server could not change the deals afterwards.
    .digits = The fingerprints of all digits were public before any digits were shown. So not even a player in league with the server could choose digits after seeing yours.
    .draws = Each draw is read off HMAC-SHA256 over the table, the players’ digits and the number of the draw. So no player could choose it either.
    .unproved = What no record can prove is that the fingerprints are the ones shown before the game. Your browser keeps them for you when you sit down.
    .broken-off = A server can still abort a game it doesn’t like. Everyone at the table sees that, and a closed table shows its secret.
    .stakes = Whoever runs the server knows the secret while the game is running. Don’t play for stakes against them.
fair-table = Table
fair-commitment = Fingerprint, shown before the game
fair-seed = Secret, shown after the game
fair-contributions = Digits of the players
fair-commitments = Fingerprints of the digits
fair-seat = Seat { $seat }
fair-none = none
fair-never = never shown
fair-draws = All draws
fair-number = No.
fair-dealt = Dealt
fair-drawn = From the secret
fair-result = Result
fair-yes = matches
fair-no = differs
fair-not-here = drawn elsewhere
fair-first = First player
fair-game = Scoring tiles

## analysis: What a move gave away, and why
analysis-mark = { $mark ->
    [best] Best move
    [good] Good move
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
# A take, as the beginning of a sentence.
analysis-take = { $source ->
    [0] { game-tiles } from the centre
   *[other] { game-tiles } from display { $source }
} { $line ->
    [0] to the floor line
   *[other] to line { $line }
}
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
analysis-did-floor = { game-tiles } on the floor line: that costs { analysis-cost }.
# $room (Number) - spaces that the line had
analysis-did-overflow = { game-tiles } for { $room ->
    [one] one space
   *[other] { $room } spaces
}: { $broken ->
    [one] one breaks
   *[other] { $broken } break
}, which costs { analysis-cost }.
analysis-did-gift = { $name } can now complete line { $line } for { analysis-points }.
# $bonus (Number) - points that come at the end of the game
analysis-did-gift-bonus = { $name } can now complete line { $line } for { analysis-points }, and for a bonus of { $bonus } at the end.
# $lacks (Number) - tiles that the line lacks then
analysis-did-feed = { $name } can now take { game-tiles } for line { $line }, which then needs { $lacks ->
    [one] one more
   *[other] { $lacks } more
}.
analysis-did-wall = By the end of the round it leads to { analysis-points } fewer on the wall.
analysis-did-hold = By the end of the round it brings { $name } { analysis-points } more on the wall.
analysis-did-marker = The first-player marker comes with it and costs { analysis-cost }.
analysis-did-later = By the end of the round it costs { analysis-cost } more on the floor line.
analysis-did-end = It completes row { $line } of the wall for { analysis-points }, which ends the game.
analysis-did-complete = It completes line { $line } for { analysis-points }.
analysis-did-line = { game-tiles } for line { $line }, which still needs { $lacks } more.
# $bonus (Number) - points that come at the end of the game
analysis-better-bonus = { analysis-take } would have completed that line for { analysis-points }, and for a bonus of { $bonus } at the end.
analysis-better-deny = { $count ->
    [one] { analysis-take } would have kept that tile from { $name }.
   *[other] { analysis-take } would have kept those tiles from { $name }.
}
analysis-better-prevent = { analysis-take } would have prevented that.
analysis-better-dear = { analysis-take } would have made that cost { $name } { analysis-cost } on the floor line.
# $theirs (Number) - a line of the other player
analysis-better-starve = { analysis-take } would have left too few tiles for { $name } to complete line { $theirs }.
analysis-better-complete = { analysis-take } would have completed that line for { analysis-points }.
analysis-better-longer = { analysis-take } would have completed that longer line, for { analysis-points }.
# $bonus (Number) - points that come at the end of the game
analysis-better-near = { $lacks ->
    [one] { analysis-take } would have left only one tile lacking on line { $line } for a bonus of { $bonus } at the end.
   *[other] { analysis-take } would have left { $lacks } tiles lacking on line { $line } for a bonus of { $bonus } at the end.
}
analysis-better-end = { analysis-take } would have completed that line for { analysis-points }, and with it a row of the wall, which ends the game.
analysis-better-safe = { analysis-take } would have cost nothing on the floor line.
analysis-better-marker = { analysis-take } would have brought the start of the next round.
analysis-better-force = { analysis-take } would have left { $name } with tiles to break, which cost { analysis-cost } more.
analysis-better-wall = { analysis-take } would have led to { analysis-points } more on the wall by the end of the round.
analysis-better-hold = { analysis-take } would have led to { analysis-points } fewer on { $name }’s wall by the end of the round.
# $begun (Number) - the line that the move has begun
analysis-better-free = { analysis-take } would have kept line { $begun } free for other tiles.
# $begun (Number) - the line that the move has begun
analysis-better-wanted = { analysis-take } would have kept line { $begun } free for tiles that complete it.
# $begun (Number) - the line that the move has completed
analysis-better-first = { analysis-take } would have been more urgent: line { $begun } can be completed later.
# $bonus (Number) - points that come at the end of the game
analysis-better-wall-bonus = { analysis-take } would have led to a bonus of { $bonus } more at the end.
# $bonus (Number) - points that come at the end of the game
analysis-better-hold-bonus = { analysis-take } would have cost { $name } a bonus of { $bonus } at the end.
analysis-better-taken = { $count ->
    [one] { analysis-take } would have been more urgent: { $name } is expected to take that tile next.
   *[other] { analysis-take } would have been more urgent: { $name } is expected to take those tiles next.
}
analysis-better-points = { analysis-take } would have been worth about { analysis-points } more.
analysis-better = { analysis-take } would have been better.
# $column (Number) - a column of the wall
analysis-did-place = A tile in column { $column } for { analysis-points }.
# $bonus (Number) - points that come at the end of the game
analysis-better-place-bonus = Column { $column } would have scored { analysis-points }, and a bonus of { $bonus } at the end.
analysis-better-place-points = Column { $column } would have scored { analysis-points }.
# $cells (Number) - empty cells beside the one of the better column
# $less (Number) - the same of the column that was played
analysis-better-place-beside = The cell in column { $column } has { $cells } empty cells beside it, not { $less }: later tiles can score more there.
analysis-better-place-worth = Column { $column } would have been worth about { analysis-points } more.
analysis-better-place = Column { $column } would have been better for what comes later.
# $bonus (Number) - points that come at the end of the game
analysis-found-bonus = It completes line { $line } for { analysis-points }, and for a bonus of { $bonus } at the end.
analysis-found-deny = { $count ->
    [one] It keeps this tile from { $name }.
   *[other] It keeps these tiles from { $name }.
}
# $theirs (Number) - a line of the other player
analysis-found-prevent = After the next best move { $name } could complete line { $theirs }.
# $theirs (Number) - a line of the other player
analysis-found-starve = It leaves too few tiles for { $name } to complete line { $theirs }.
analysis-found-complete = It completes line { $line } for { analysis-points }.
# $bonus (Number) - points that come at the end of the game
analysis-found-near = { $lacks ->
    [one] It leaves only one tile lacking on line { $line } for a bonus of { $bonus } at the end.
   *[other] It leaves { $lacks } tiles lacking on line { $line } for a bonus of { $bonus } at the end.
}
analysis-found-end = It completes line { $line } for { analysis-points }, and with it a row of the wall, which ends the game.
analysis-found-safe = It costs nothing on the floor line.
analysis-found-marker = It brings the start of the next round.
analysis-found-force = It leaves { $name } with tiles to break, which cost { analysis-cost } more.
analysis-found-wall = By the end of the round it leads to { analysis-points } more on the wall than the next best move.
analysis-found-hold = By the end of the round { $name } has { analysis-points } fewer on the wall than after the next best move.
# $begun (Number) - the line that the next best move begins
analysis-found-free = It keeps line { $begun } free for other tiles.
# $begun (Number) - the line that the next best move begins
analysis-found-wanted = It keeps line { $begun } free for tiles that complete it.
# $begun (Number) - the line that the next best move completes
analysis-found-first = It is more urgent than line { $begun }, which can be completed later.
# $bonus (Number) - points that come at the end of the game
analysis-found-wall-bonus = It leads to a bonus of { $bonus } more at the end than the next best move.
# $bonus (Number) - points that come at the end of the game
analysis-found-hold-bonus = It costs { $name } a bonus of { $bonus } at the end.
analysis-found-taken = It is urgent: { $name } would take the same next.
analysis-found-points = It is worth about { analysis-points } more than the next best move.
# $bonus (Number) - points that come at the end of the game
analysis-found-place-bonus = It scores { analysis-points }, and a bonus of { $bonus } at the end.
# $cells (Number) - empty cells beside the one of the better column
analysis-found-place-beside = The cell has { $cells } empty cells beside it: later tiles can score more there.
analysis-found-place-points = It scores { analysis-points }.
analysis-found = No other move comes close.
analysis-move = Move
analysis-chance = Chance to win
analysis-best = Better
analysis-accuracy = Accuracy
analysis-nothing-to-mend = No inaccuracy, no mistake, no blunder.
analysis-title = { $game }, move by move
analysis-after = Round { $round }, move { $number }
analysis-ask = Analyse the game
analysis-lead = What was good, what wasn’t, and why: move by move.
analysis-judging = { $done } of { $events } moves judged
analysis-ahead = { $count ->
    [one] { $count } question comes before it.
   *[other] { $count } questions come before it.
}
analysis-was = before
analysis-became = after
analysis-score = Expected score
analysis-played = played
analysis-next = Next mistake
analysis-line = Show the better line
analysis-line-shown = The better line, as it was expected to continue.
analysis-back = Back to the game
analysis-curve = Chance of { $name } to win, move by move
analysis-even = even

## puzzle: The puzzle of the day
puzzle-title = Puzzle of the day
puzzle-task = Find the best move.
puzzle-levels =
    .easy = Easy
    .fair = Not so easy
    .hard = Hard
    .hardest = Very hard
puzzle-found = Found!
puzzle-not-yet = Not yet.
puzzle-solution = The solution
puzzle-show = Show the solution
puzzle-others = What others chose
puzzle-nobody = No one else has answered yet.
puzzle-answered = { $count ->
    [one] { $count } person has answered.
   *[other] { $count } people have answered.
}
# $share (String) - a part of all people, as a percentage
puzzle-share = { $share } have found it.
puzzle-in-a-row = { $count } in a row
puzzle-week = This week
# $date (String) - a day
puzzle-day =
    .found = { $date }: found
    .seen = { $date }: solution seen
    .open = { $date }: not yet found
    .future = { $date }: still to come
puzzle-before = The day before
puzzle-after = The day after
puzzle-next = Another puzzle
puzzle-play-on = Play from here
puzzle-solve = Solve
puzzle-look = Look at it again
