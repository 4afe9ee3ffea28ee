### The first page, the page around a table, chat, settings, and what the server refuses.

## common: What many pages share

common-close = Close
common-cancel = Cancel
common-save = Save
common-back = Back
common-more = More
common-again = Try again
common-skip = Skip to the page
common-loading = One moment …
common-reload = This page could not be loaded. Check the connection and load it again.
common-menu = Pages
common-open-menu = Menu
common-home = Home
common-play = Play
common-tables = Tables
common-mine = My games
common-rules = Rules
common-settings = Settings
common-about = About
common-language = Language
common-to-dark = Dark theme
common-to-light = Light theme
common-yes = Yes
common-no = No
common-you = You
common-somebody = Somebody

# $seat (Number) - number of the seat
common-seat = Seat { $seat }

# $seat (Number) - number of the seat
common-player = Player { $seat }

# $name (String) - name of the player
common-bot = { $name } (bot)

common-program = Program
common-bots =
    .random = Random
    .greedy = Greedy

common-games =
    .azul = Azul
    .mini = Azul Mini
    .grey = Azul, grey wall
    .miniGrey = Azul Mini, grey wall
    .duel = Azul Duel

common-copy = Copy the link
common-copied = Copied.
common-copy-failed = The link could not be copied: select it and copy it by hand.
common-share = Share
common-qr = QR code of the link
common-link = Link

## titles: Titles of pages

titles-home = Play Azul
titles-table = Table
titles-replay = Replay
titles-tables = Tables
titles-mine = My games
titles-rules = Rules
titles-tutorial = Learn to play
titles-import = Import
titles-editor = Position editor
titles-settings = Settings
titles-me = My devices
titles-about = About
titles-events = Tournaments
titles-new-event = New tournament
titles-event = Tournament
titles-sheet = Score sheet
titles-desk = Desk
titles-arbiter = Arbiter
titles-hall = Hall screen
titles-missing = Not found

## home: The first page and the lists

home-headline = Play Azul
home-lead = Take tiles, fill your lines, cover your wall. No account, no waiting.
home-game = Game
home-hints =
    .azul = The classic, for 2 to 4
    .mini = The travel edition
    .grey = You choose the cells
    .duel = Two players, one dome each

home-short =
    .azul = Azul
    .mini = Mini
    .grey = Grey wall
    .duel = Duel

home-bot = Play a bot

# $bots (Number) - how many bots play
home-bot-hint =
    { $bots ->
        [1] Starts at once
       *[other] Starts at once, with { $bots } bots
    }

home-friends = Play with friends
home-friends-hint = A link, a nickname, done
home-screen = At one screen
home-screen-hint = Hand the device on
home-play-as = You play as
home-change-name = Change
home-choices = More choices
home-players = Players

# $players (Number) - how many players
home-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

home-strength = Bot
home-bots = Bots among you
home-none = None
home-clock = Clock
home-first = Who starts
home-by-lot = By lot
home-me = I start
home-wall = Wall
home-grey-mini = Grey wall: you choose the cells
home-tiles = Scoring tiles
home-tiles-first = First game: rows, columns, diagonals
home-tiles-lot = Three by lot
home-tiles-own = Choose

home-tiles-hint = Three or four, one side of each.
home-confirm = Confirm turns: until then you can undo
home-takebacks = Takebacks, if all agree
home-free-text = Free text in the chat
home-public = Show in the list of open tables
home-watchable = Whoever has the link may watch
home-tournament = Tournament rules
home-reset = Back to the defaults
home-names = Names, if you like
home-start = Start
home-my-games = Your running games
home-your-turn = Your turn
home-waiting = Waiting
home-open-tables = Open tables
home-no-open = No table is open just now. Make one and show it in this list.
home-running = Watch a game
home-no-running = Nobody is playing in public just now.
home-join = Join
home-watch = Watch
home-go-on = Go on
home-look = Look
home-all = All tables
home-all-mine = All my games
home-learn = Learn to play
home-learn-hint = A few minutes, step by step
home-rules = Rules
home-rules-hint = With pictures, in our own words
home-import-game = Import
home-import-hint = A game or a position as text
home-editor = Position editor
home-editor-hint = Lay a position and play on

# $count (Number) - how many
home-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }

# My games.

home-no-games = You have not played here yet.
home-finished-games = Finished
home-running-games = Running
home-more = Show more
home-states =
    .open = Waiting
    .running = Running
    .paused = Paused
    .finished = Finished
    .closed = Closed

home-unknown-me = This device is not known yet: play a game first, or bring your other device along.

# Me.

home-name = Name
home-name-hint = Others see it at the table. You can change it at any time.
home-name-saved = Saved.
home-devices = Another device
home-devices-hint = Open this link on your phone or tablet, within ten minutes, and it is yours too. It works once: show it to nobody else.
home-make-link = Make a link
home-claim = Use this device
home-claim-hint = With this link, this device becomes part of you: it shows the same games.

# $name (String) - name of the player
home-claim-other = This device is known as { $name }. It will belong to the owner of the link instead.

# $name (String) - name of the player
home-claimed = Welcome, { $name }. This device is yours now.

home-erase = Erase me
home-erase-hint = Your name, the keys of all your devices and the list of your games are deleted. The games stay, without your name. This cannot be undone.
home-erase-sure = Erase for good
home-erased = You have been erased.

# About.

home-about-text = Azulejos is a place to play Azul, Azul Mini and Azul Duel: on your own server, without accounts, without advertising, without anybody watching.
home-about-whose = Azul is a game by Michael Kiesling, published by Next Move Games (Plan B Games). Azulejos is an independent project that is not affiliated with either, and contains none of the game’s art and none of its rulebooks’ text.
home-about-buy = If you like the game, buy it: real tiles click better.
home-about-licence = The program is free software under the MIT licence.
home-about-fonts = The letters are Source Serif and Source Sans, under the SIL Open Font License.

# $version (String) - version of the program
home-about-version = Version { $version }

home-about-fair = Every deal can be checked after the game: nobody, not even the server, can arrange the tiles.

# Missing.

home-missing-text = There is no page at this address. Perhaps the link was cut short.

## table: The page around a table

# $round (Number) - number of the round
table-round = Round { $round }

# Whose turn it is.

table-your-turn = Your turn

# $name (String) - name of the player
table-turn-of = { $name } to move

# $name (String) - name of the player
table-confirm-of = { $name } is about to confirm

table-your-confirm = Confirm your turn
table-paused = Paused
table-finished = Finished
table-closed = Closed
table-stopped = The arbiter decides
table-watching = You are watching

# $seconds (Number) - how many seconds
table-watch-delay = Onlookers see this table { $seconds } s late

table-sending = Sending …

# The waiting room.

table-waiting = Waiting for players

# $count (Number) - how many
table-waiting-for =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }

table-seats = Seats
table-free = Free
table-kept = Kept for the one who made the table
table-for-program = Kept for a program
table-sit-here = Sit here
table-sit-down = Sit down
table-your-name = Your name
table-you = you
table-here = here
table-away = away
table-invite = Invite friends
table-invite-hint = Whoever opens this link can sit down. A nickname is enough.
table-give-up = Give up this table
table-get-up = Get up
table-full = Every seat is taken.
table-watch-later = Stay here to watch the game.
table-starts-alone = Play starts by itself as soon as everybody sits.
table-agreed = What was agreed

# What was agreed.

table-clock = Clock
table-clock-none = No clock

# $minutes (Number) - how many minutes
table-clock-minutes =
    { $minutes ->
        [one] One minute a turn
       *[other] { $minutes } minutes a turn
    }

# $seconds (Number) - how many seconds
table-clock-seconds =
    { $seconds ->
        [one] One second a turn
       *[other] { $seconds } seconds a turn
    }

# $minutes (Number) - how many minutes
# $increment (Number) - seconds that each turn adds
table-clock-total =
    { $minutes ->
        [one] One minute for the game
       *[other] { $minutes } minutes for the game
    }{ $increment ->
        [0] { "" }
       *[other] , { $increment } s more for each turn
    }

# $days (Number) - how many days
table-clock-days =
    { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }

# $minutes (Number) - how many minutes
table-clock-tournament = Tournament: { $minutes } minutes a turn, then the turn is lost

table-turns-confirmed = Turns are confirmed
table-takebacks-allowed = Takebacks if all agree
table-free-text = Free text in the chat
table-public-table = In the list of tables
table-no-onlookers = No onlookers
table-tournament = Tournament rules

# Clocks.

# $name (String) - name of the player
table-time-of = Time of { $name }

table-hurry = hurry
table-time-up = time is up

# $days (Number) - how many days
# $hours (Number) - how many hours
table-days = { $days } d { $hours } h

# The line.

table-lost = Connection lost. Trying again …
table-lost-waiting = No connection. Your move is kept and will be sent.
table-connecting = Connecting …
table-again = Connected again
table-closing-down = The server restarts. Your game waits.

# What can be done.

table-confirm = Confirm
table-undo = Undo
table-confirm-hint = Is this your turn?
table-undo-hint = You can still undo.
table-play-it = Play it
table-ask-first = Play this move?
table-nothing = Nothing to decide here

# $name (String) - name of the player
table-pass-to = Pass the device to { $name }

# $name (String) - name of the player
table-i-am = I am { $name }

table-menu = Table
table-chat = Chat

# $count (Number) - how many
table-unread =
    { $count ->
        [one] one unread
       *[other] { $count } unread
    }

table-moves = Moves
table-no-moves = Nothing has been played yet.
table-look-back = Look back
table-share-game = Share this game
table-share-hint = Whoever opens this link can watch.
table-offer-takeback = Ask to take back my move
table-offer-pause = Ask for a pause
table-takeback = Take back my move
table-pause = Pause
table-resume = Go on
table-leave = Leave the game
table-leave-sure = A bot will play for you. You can come back and take your seat again.
table-leave-tournament = At a tournament’s table nobody plays for you: your turns are lost until you come back.
table-to-event = To the tournament
table-withdraw-game = Withdraw from the game
table-withdraw-sure = You get no points for this game, and the others go on without you. This cannot be taken back.
table-sound-on = Sound on
table-sound-off = Sound off
table-info = About this table
table-rules = Rules of this game
table-settings = Settings
table-to-home = To the first page

# Offers.

# $name (String) - name of the player
table-wants-takeback = { $name } would like to take back a move.

# $name (String) - name of the player
table-wants-pause = { $name } would like a pause.

table-you-asked-takeback = You have asked to take back your move.
table-you-asked-pause = You have asked for a pause.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-agreed-already = You have agreed.
table-is-paused = The table is paused. No time runs.

# $bot (String) - name of the bot
table-stands-in = { $bot } plays for you.

# $bot (String) - name of the bot
table-flag-fell = Your time is over: { $bot } plays this game to its end.

table-take-back = Take your seat back
table-plays = bot plays

# The end.

table-result = Result
table-show-result = Show the result
table-rematch = Play again
table-rematch-ready = The next table is ready
table-to-rematch = To the next game
table-replay = Replay
table-record = Record (AGN)
table-picture = Picture (PNG)
table-is-closed = This table has been closed.
table-not-begun = The game did not begin.
table-cannot-show = This table cannot be shown

# Events in the list of moves.

# $name (String) - name of the player
table-events =
    .sat = { $name } sits down
    .left = { $name } leaves
    .started = Play starts
    .undone = Taken back
    .paused = Pause
    .resumed = Play goes on
    .stood-in = A bot plays for { $name }
    .came-back = { $name } is back
    .extended = { $name } gets more time
    .interrupted = The server was away: nobody’s time
    .finished = The game is over
    .closed = The table is closed

# Notifications.

table-notify-title = Your turn

# $game (String) - name of the game, as “Game 2”
table-notify-text = { $game }: it is your turn.

## chat: Chat

chat-title = Chat
chat-empty = Nobody has said anything yet. Say hello!
chat-say = Say something
chat-write = Your message
chat-send = Send
chat-phrases-only = At this table people talk in set phrases: everybody reads them in their own language.
chat-introduce = Choose a name on the first page to talk.

# $name (String) - name of the player
chat-onlooker = { $name } (watching)

# $name (String) - name of the player
chat-about = Mute or report { $name }

chat-mute = Mute

# $name (String) - name of the player
chat-mute-text = You do not see what { $name } says any more. Only you notice.

# $name (String) - name of the player
chat-muted = { $name } is muted.

chat-unmute = Hear again
chat-report = Report

# $name (String) - name of the player
chat-report-text = Tell the operator of this server what { $name } has done.

chat-report-why = What happened?
chat-reported = Thank you. The operator has been told.
chat-phrases =
    .hello = Hello!
    .good-luck = Good luck!
    .thanks = Thank you.
    .nice-move = Nice move!
    .well-played = Well played!
    .oops = Oops.
    .sorry = Sorry.
    .no-problem = No problem.
    .thinking = I am thinking.
    .one-moment = One moment, please.
    .back-again = I am back.
    .hurry-please = Could you play a little faster?
    .congratulations = Congratulations!
    .good-game = Good game!
    .rematch = Shall we play again?
    .bye = Goodbye!

## settings: Settings

settings-look = Look
settings-theme = Theme
settings-themes =
    .system = As the system
    .light = Light
    .dark = Dark

settings-motion = Motion
settings-motions =
    .system = As the system
    .on = On
    .off = Off

settings-motion-hint = Tiles travel to where they go.
settings-letters = Letters on the tiles
settings-letters-hint = Patterns tell the tiles apart; letters do so, too.
settings-text-view = Show the table as text
settings-text-view-hint = Screen readers always have it. A whole game can be played by it.
settings-play = Play
settings-ask-first = Ask before a move is sent
settings-ask-first-hint = Against slips of the finger.
settings-sound = Sound
settings-sound-hint = Short clicks of tiles, and a chime when it is your turn.
settings-notify = Tell me when it is my turn
settings-notify-hint = By a notification of the browser, while you look at something else.
settings-notify-insecure = Browsers allow notifications only on pages that came by https. The title of the page tells of your turn all the same.
settings-notify-denied = Your browser does not allow it: allow notifications for this page in its settings.
settings-notify-missing = This browser has no notifications. The title of the page tells of your turn all the same.
settings-kept = These choices are kept on this device.
settings-you = You
settings-me-link = Name and devices

## errors: What the server refuses

errors-unexpected = Something went wrong here. Load the page again.

# $code (String) - code of the error
errors-general = That did not work ({ $code }). Try again, or load the page anew.

## errors-sentences

errors-sentences-offline = The server cannot be reached. Check the connection.
errors-sentences-busy = The server is busy for a moment. Try again.
errors-sentences-server-fault = The server has made a mistake. It has been noted; try again.
errors-sentences-bad-request = The server did not understand this. Load the page again.
errors-sentences-no-page = There is nothing at this address.
errors-sentences-too-large = That is too long.
errors-sentences-quicker = Somebody else was quicker. Look again.
errors-sentences-too-much = That was too much at once. Wait a moment.
errors-sentences-too-much-chat = You are talking a lot. Wait a moment.
errors-sentences-unknown-device = This device is not known here yet. Choose a name first.
errors-sentences-operator-only = Only the operator of this server can do that.
errors-sentences-foreign = This came from a page of another site. Open this server’s own page.
errors-sentences-banned = The operator has banned you from this server.
errors-sentences-muted = The operator has muted you for a while.
errors-sentences-link-used = This link was used before, or its ten minutes are over. Make a new one on the other device.
errors-sentences-name-empty = Choose a name.
errors-sentences-name-long = That name is too long: 24 characters at the most.
errors-sentences-name-characters = This name has characters that cannot be shown. Leave them out.
errors-sentences-message-empty = Write something first.
errors-sentences-message-long = That is too long: 200 characters at the most.
errors-sentences-message-characters = This text has characters that cannot be shown. Leave them out.
errors-sentences-bad-table = Such a table cannot be. Change the choices.
errors-sentences-bad-clock = Such a clock cannot be. Choose another one.
errors-sentences-bad-import = This game or position cannot be read, or cannot be played on.
errors-sentences-no-table = There is no such table. Check the link.
errors-sentences-not-watchable = The players of this table want no onlookers.
errors-sentences-full = Every seat of this table is taken. You can watch.
errors-sentences-seat-taken = Somebody has just sat down there. Choose another seat.
errors-sentences-no-such-seat = There is no such seat.
errors-sentences-seat-kept = This seat is kept for somebody else.
errors-sentences-not-maker = Only the one who made the table can give it up.
errors-sentences-no-seat = You do not sit at this table.
errors-sentences-stale = The table has moved on. Look at it again.
errors-sentences-not-your-turn = It is not your turn.
errors-sentences-not-started = Not everybody has sat down yet.
errors-sentences-is-paused = The table is paused. End the pause first.
errors-sentences-is-over = The game is over.
errors-sentences-not-confirmed = The turn before has yet to be confirmed.
errors-sentences-illegal = The rules do not allow that.
errors-sentences-bot-plays = A bot plays for you. Take your seat back first.
errors-sentences-no-stand-in = You are on your seat: no bot plays for you.
errors-sentences-flag-fell = Your time is over. The bot plays this game to its end.
errors-sentences-nothing-to-undo = There is nothing of the kind now.
errors-sentences-nothing-to-take-back = There is no move of yours to take back: what was dealt or turned up stays.
errors-sentences-no-undo = At this table a move stands.
errors-sentences-goes-on = The game goes on. Leave it, or finish it first.
errors-sentences-bad-words = This cannot be said.
errors-sentences-phrases-only = At this table people talk in set phrases.
errors-sentences-nobody-to-mute = Nobody else is there.
errors-sentences-no-tournament = There is no such thing at this tournament. Check the link.
errors-sentences-tournament-role = Your role at this tournament does not allow that.
errors-sentences-tournament-token = This link to the tournament is not valid any more. Ask the organisers for a new one.
errors-sentences-tournament-entry = This entry cannot be: ask at the organisers’ desk.
errors-sentences-tournament-now = The tournament does not allow that just now. Look at it again.
errors-sentences-too-young = Whoever plays has to be old enough: this person cannot play today.
errors-sentences-event-few = It takes two people who are there. Check more people in.
errors-sentences-event-no-game-left = No game is left to be played or seated.
errors-sentences-event-game-on = A game is on. End it first.
errors-sentences-event-over = The tournament is over.
errors-sentences-event-has-left = This person has left. Let them return first.
errors-sentences-event-seating-old = Somebody came or left meanwhile. Draft the seating anew.
errors-sentences-event-not-seated = No seating is published for this. Draft one, look at it and publish it.
errors-sentences-event-draft = The draft is another one by now, or gone. Look at it again.
errors-sentences-event-table-open = A table has no result yet, or an arbiter has yet to decide.
errors-sentences-event-result = The result of this table is not what you saw. Look at it again.
errors-sentences-event-table-void = This table is void: nobody scores here.
errors-sentences-event-twice = That is so already: nothing is left to do.
errors-sentences-event-after-end = The game is over at this table. Correct the sheet, or note that somebody left.
errors-sentences-event-same-name = Somebody of this name has entered already. Tell the two apart.
errors-sentences-event-names-somebody = This seems to name somebody, and is kept for good. Say “seat 2 of table 3”.
errors-sentences-event-reason = Say why, in one line.
errors-sentences-event-csv = This list cannot be read. It needs a first row with the headings first, surname and of_age.
errors-sentences-event-column = This list has a column that is not kept: only first, surname and of_age are. Leave the others out.
errors-sentences-event-age-column = The list has to say who is old enough: yes or no in the column of_age, or say it for all.
errors-sentences-event-too-long = The games do not fit between start and end. Begin earlier, end later or play less.
errors-sentences-event-value = One of these values cannot be. Look at them again.
errors-sentences-event-yourself = Nobody could run the tournament any more. Make a link for another organiser first.
errors-sentences-event-sheet = This sheet cannot be. Check points, rows and who has withdrawn.
errors-sentences-event-no-paper = This server cannot print: ask whoever runs it to install azulejos[paper].
errors-sentences-event-nothing-to-print = There is nothing to print yet.
errors-sentences-online-table = This table belongs to an event. Close the page if you have to go, or withdraw.
errors-sentences-not-online = This event is played in a hall, not online.
errors-sentences-no-live-table = There is no table for you yet. Wait until the game starts.
errors-sentences-results-come-in = Results of online tables come in by themselves. An arbiter can correct one.
errors-sentences-no-extra-time = Online only turns have a time, and games end by themselves: no extra time is needed.
errors-sentences-not-stalled = This table has not stopped: there is nothing to resume.
errors-sentences-withdrawn-for-good = A withdrawal at an online table cannot be taken back. Let them return for the next game.
errors-sentences-no-bots = Bots may not fill seats here. Allow it in the event’s settings first.
