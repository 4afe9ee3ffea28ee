### The first page, the page around a table, chat, settings, and what the server refuses.

## common: What many pages share
common-close = Close
common-cancel = Cancel
common-save = Save
common-back = Back
common-more = More
common-again = Try again
common-skip = Skip to content
common-loading = Loading…
common-reload = This page couldn’t be loaded. Check your connection and reload it.
common-menu = Main menu
common-open-menu = Menu
common-home = Home
common-play = Play
common-tables = Tables
common-mine = My games
common-rules = Rules
common-settings = Settings
common-news = Announcement
common-about = About
common-language = Language
common-to-dark = Dark theme
common-to-light = Light theme
common-yes = Yes
common-no = No
common-you = You
common-somebody = Someone
# Names for those who choose none, with commas between them: things of a sunny coast, of 24 letters at most.
common-nicknames = Swallow, Lemon, Olive, Fig, Sardine, Almond, Seagull, Rosemary, Orange, Heron, Saffron, Cedar, Dolphin, Thyme, Pearl, Anchor
common-seat = Seat { $seat }
common-player = Player { $seat }
common-bot = { $name } (bot)
common-program = Program
common-bots =
    .random = Random
    .pinch = Pinch
    .bisque = Bisque
    .engobe = Engobe
    .sgraffito = Sgraffito
    .cuerda = Cuerda
    .majolica = Majolica
    .zellige = Zellige
    .lustre = Lustre
    .greedy = Greedy
common-copy = Copy link
common-copied = Copied.
common-copy-failed = Couldn’t copy the link. Select it and copy it yourself.
common-share = Share
common-qr = QR code of the link
common-link = Link

## common-games
common-games-azul = Azul
common-games-mini = Azul Mini
common-games-grey = Azul, grey wall
common-games-mini-grey = Azul Mini, grey wall
common-games-duel = Azul Duel

## titles: Titles of pages
titles-home = Play Azul
titles-table = Table
titles-replay = Replay
titles-tables = Tables
titles-mine = My games
titles-opponents = Opponents
titles-rules = Rules
titles-tutorial = Learn to play
titles-puzzle = Puzzles
titles-import = Import
titles-editor = Position editor
titles-recorder = Record a game
titles-settings = Settings
titles-me = My devices
titles-about = About
titles-operator = Operator
titles-events = Tournaments
titles-new-event = New tournament
titles-event = Tournament
titles-sheet = Score sheet
titles-desk = Desk
titles-arbiter = Arbiter
titles-hall = Hall screen
titles-offline = No connection
titles-missing = Not found

## home: The first page and the lists
home-headline = Take a seat
home-lead = Take tiles, fill your lines, cover your wall. No account, no waiting.
home-lead-short = No account, no waiting.
home-game = Game
home-play-bot = { $bots ->
    [1] Play { $bot }
   *[other] Play { $bots } bots
}
home-play-hint = { $bots ->
    [1] a game against { $bot }
   *[other] a game against { $bots } bots
}
home-first-game = Your first game
home-waits = { $bot } is waiting for you
home-about-bots =
    .greedy = Takes whatever scores best right now, and never looks ahead.
    .random = Plays any legal move, good or bad. A gentle start.
    .pinch = Sees two moves at a time, breaks a lot.
    .bisque = Sees four moves. Many tiles still break.
    .engobe = Finishes its lines, never looks at yours.
    .sgraffito = Counts every point of this round.
    .cuerda = Looks a little ahead and builds columns.
    .majolica = Sees your plan, and spoils it.
    .zellige = Plans the round, takes what you need.
    .lustre = Reads the round to its end. Rarely wrong.
    .other = A bot of this server.
home-steps =
    .take = Take
    .colour = a colour
    .fill = Fill
    .line = a line
    .cover = Cover
    .wall = your wall
home-opponents = { $count ->
    [8] Eight opponents
   *[other] Opponents
}
home-opponents-hint = From raw clay to gold lustre.
home-all-opponents = All opponents
home-see-opponents = See them all
home-first-about = Pinch is made of raw clay and in no hurry. You can take moves back.
# $names (String) - the others, listed
home-turn-of = { $game } with { $names }, round { $round }
home-next-lesson = Lesson { $number } of { $of }
home-learn-game = Learn { $game }
home-friends = Play with friends
home-friends-hint = Share a link and play
home-quick = Quick game
home-quick-hint = With whoever is waiting
home-quick-also = I’d also play
home-screen = Pass & play
home-screen-hint = Share one device
home-play-as = You play as
home-change-name = Change
home-choices = More options
home-players = Players
home-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
home-strength = Bot
home-bots = Add bots
home-none = None
home-clock = Clock
home-first = Who starts
home-by-lot = Random
home-me = I start
home-other-starts = Opponent starts
home-wall = Wall
home-grey-mini = Grey wall: you choose the cells
home-tiles = Scoring tiles
home-tiles-first = First game: rows, columns, diagonals
home-tiles-lot = Three at random
home-tiles-own = Choose
home-tiles-hint = Three or four, one side of each.
home-confirm = Confirm each turn (undo until you confirm)
home-takebacks = Takebacks if everyone agrees
home-free-text = Free text in chat
home-public = Show in the list of open tables
home-watchable = Anyone with the link can watch
home-allow-hints = Hints in games against bots
home-tournament = Tournament rules
home-reset = Reset to defaults
home-names = Names (optional)
home-start = Start
home-my-games = Your games
home-your-turn = Your turn
home-waiting = Waiting
home-open-tables = Open tables
home-no-open = No open tables right now. Create one and list it here.
home-running = Watch a game
home-no-running = No public games right now.
home-join = Join
home-watch = Watch
home-go-on = Continue
home-look = View
home-all = All tables
home-all-mine = All my games
home-learn = Learn to play
home-learn-hint = A few minutes, step by step
home-rules = Rules
home-rules-hint = In plain words, with pictures
home-import-game = Import
home-import-hint = A game or a position as text
home-editor = Position editor
home-editor-hint = Set up a position and play it
home-record = Record a game
home-record-hint = From your own table, click by click
home-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}

# Me.

home-name = Name
home-name-hint = Shown to others at the table. You can change it any time.
home-name-saved = Saved.
home-devices = Another device
home-devices-hint = Open this link on your phone or tablet within ten minutes to play there under the same name. It works once; don’t share it.
home-make-link = Create link
home-claim = Link this device
home-claim-hint = It will show the same name and games.
home-claim-other = This device is known as { $name }. Linking it replaces that.
home-claimed = Welcome, { $name }. This device is now linked.
home-erase = Delete my data
home-erase-hint = Your name, the keys of all your devices and the list of your games are deleted. The games stay, without your name. This can’t be undone.
home-erase-sure = Delete permanently
home-erased = Your data has been deleted.

# About.

home-about-text = Azulejos is a place to play Azul, Azul Mini and Azul Duel: on your own server, with no accounts, no ads and no tracking.
home-about-whose = Azul is a game by Michael Kiesling, published by Next Move Games (Plan B Games). Azulejos is an independent project that is not affiliated with either, and contains none of the game’s art and none of its rulebooks’ text.
home-about-buy = If you like the game, buy it: real tiles click better.
home-about-licence = The program is free software under the MIT licence.
home-about-fonts = The typefaces are Source Serif and Source Sans, under the SIL Open Font License.
home-about-version = Version { $version }
home-about-fair = Players can check every deal after the game. If anyone had arranged the tiles, even the server, it would show.

# Missing.

home-missing-text = There is no page at this address. The link may have been cut short.

## home-hints
home-hints-azul = The classic, for 2 to 4
home-hints-mini = The travel edition
home-hints-grey = You choose the cells
home-hints-duel = Two players, one dome each

## home-short
home-short-azul = Azul
home-short-mini = Mini
home-short-grey = Grey wall
home-short-duel = Duel

## table: The page around a table
table-round = Round { $round }
table-of-rounds = of { $rounds }

# Whose turn it is.

table-your-turn = Your turn
# Small, below a name.
table-captions =
    .turn = your turn
    .won = winner
table-turn-of = { $name } to move
table-confirm-of = Waiting for { $name } to confirm
table-your-confirm = Confirm
table-paused = Paused
table-finished = Finished
table-closed = Closed
table-stopped = The arbiter decides
table-round-over = Round over
table-watching = You are watching
table-watch-delay = Spectators see this table { $seconds } s late
table-sending = Sending…
table-away = away
table-agreed = Table settings

# What was agreed.

table-clock = Clock
table-clock-none = No clock
table-clock-minutes = { $minutes ->
    [one] One minute per turn
   *[other] { $minutes } minutes per turn
}
table-clock-seconds = { $seconds ->
    [one] One second per turn
   *[other] { $seconds } seconds per turn
}
table-clock-total = { $minutes ->
    [one] One minute for the game
   *[other] { $minutes } minutes for the game
}{ $increment ->
    [0] { "" }
   *[other] , plus { $increment } s per turn
}
table-clock-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}
table-clock-tournament = Tournament: { $minutes } minutes per turn, then the turn is lost
table-turns-confirmed = Turns are confirmed
table-takebacks-allowed = Takebacks if everyone agrees
table-free-text = Free text in chat
table-public-table = Listed publicly
table-no-spectators = No spectators
table-tournament = Tournament rules

# Clocks.

table-time-of = { $name ->
    [You] Your clock
   *[other] { $name }’s clock
}
table-hurry = low time
table-time-up = time is up
table-days = { $days } d { $hours } h

# The line.

table-lost = Connection lost. Reconnecting…
table-lost-waiting = No connection. Your move is kept and will be sent.
table-connecting = Connecting…
table-again = Reconnected
table-closing-down = The server is restarting. Your game is safe.

# What can be done.

table-confirm = Confirm
table-undo = Undo
table-confirm-hint = Confirm this turn?
table-undo-hint = You can still undo.
table-play-it = Play it
table-ask-first = Play this move?
table-pass-to = Pass the device to { $name }
table-i-am = I am { $name }
table-menu = Table
table-chat = Chat
table-signs = Reactions
table-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
}
table-moves = Moves
table-no-moves = Nothing has been played yet.
table-look-back = Review moves
table-as-text = Show the table as text
table-share-game = Share this game
table-share-hint = Anyone who opens this link can watch.
table-takeback = Take back my move
table-pause = Pause
table-resume = Resume
table-leave = Leave the game
table-to-event = Go to the tournament
table-info = About this table
table-coach = Coach
table-to-home = Home

# Offers.

table-wants-takeback = { $name } would like to take back a move.
table-wants-pause = { $name } would like a pause.
table-you-asked-takeback = You have asked to take back your move.
table-you-asked-pause = You have asked for a pause.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-agreed-already = You have agreed.
table-is-paused = The table is paused. The clocks are stopped.
table-stands-in = { $bot } is playing for you.
table-flag-fell = Your time is up: { $bot } plays the rest of this game.
table-take-back = Take your seat back
table-plays = bot is playing

# The end.

table-result = Result
table-show-result = Show the result
table-details = Details
table-rematch = Rematch
table-rematch-ready = Rematch ready
table-to-rematch = Go to rematch
table-replay = Replay
table-record = Record (AGN)
table-picture = Picture (PNG)
table-is-closed = This table has been closed.
table-not-begun = The game never started.
table-expired = No one sat down for a long time, so the server closed it. You can create a new one.
table-cannot-show = This table can’t be shown

# Events in the list of moves.

table-events =
    .sat = { $name } sits down
    .left = { $name } leaves
    .started = Game starts
    .undone = Taken back
    .paused = Pause
    .resumed = Game resumes
    .stood-in = A bot plays for { $name }
    .came-back = { $name } is back
    .extended = { $name } gets more time
    .interrupted = Server was down: clocks stopped
    .clock-set = Server clock was changed: game clocks unaffected
    .finished = The game is over
    .closed = The table is closed

# Notifications.

table-notify-title = Your turn
table-notify-text = { $game }: it’s your turn.

## menu: The menu of a table
menu-sound-on = Sound on
menu-sound-off = Sound off
menu-leave-sure = A bot will play for you. You can come back and take your seat again.
menu-leave-tournament = At a tournament table no one plays for you: your turns are lost until you come back.
menu-withdraw-game = Withdraw from the game
menu-withdraw-sure = You get no points for this game, and the others play on without you. This can’t be undone.
menu-offer-takeback = Ask to take back my move
menu-offer-pause = Ask for a pause
menu-rules = Rules of this game
menu-settings = Settings

## coach: Hints and the coach, against bots
coach-lead = After each of your moves: what it gave away, and what was better.
coach-hint = Show three good moves
coach-asking = Thinking…
coach-last = Your last move
coach-looked = { $count ->
    [one] { $count } position looked at.
   *[other] { $count } positions looked at.
}
coach-bot-looked = { $count ->
    [one] { $name } looked at { $count } position.
   *[other] { $name } looked at { $count } positions.
}
coach-preparing = The engine is getting ready, only once on this server: a minute or two. { $name } moves then.
coach-gets-ready = Getting ready…
coach-waits = { $count ->
    [one] { $name } is waiting for its turn to think: { $count } other is ahead.
   *[other] { $name } is waiting for its turn to think: { $count } others are ahead.
}

## ahead: Why something cannot be done, and moves that are chosen ahead
ahead-why =
    .not-your-turn = It’s not your turn yet.
    .take-first = Take tiles first, then choose where they go.
    .line-complete = Line { $line } is complete: choose another.
    .line-colour = Line { $line } already holds another colour.
    .wall-has-colour = Row { $line } of your wall already has this colour.
    .wall-later = Tiles go to a line first, and to the wall at the end of the round.
    .other-board = This is { $name }’s board.
    .display-empty = This display is empty.
    .centre-empty = Nothing lies in the centre yet.
    .marker-alone = Whoever first takes tiles from here gets this.
    .place-first = First place the tile of line { $line }.
    .cell-taken = This space is already taken.
    .column-has-colour = This column of your wall already has this colour.
    .dome-later = Tiles go to a line first, and to the dome at the end of the round.
    .sun-empty = Nothing is left on this sun side.
    .moon-empty = Nothing lies on this moon side.
    .moon-covered = Only the top tile of a stack can be taken.
    .chip-hidden = This chip stays face down until its tray is empty.
    .two-chips = You have already taken your two chips for this round.
    .no-token = You have no token left for a plate this round.
    .no-plate = There is no plate here.
    .space-taken = There is a plate here already.
    .answer-first = First answer what is asked.
    .other-cell = No tile of this colour can go here.
ahead-ready = Ready. It will be played on your turn.
ahead-dropped = Your prepared move is no longer possible.

## chat: Chat
chat-title = Chat
chat-empty = No messages yet. Say hello!
chat-say = Say something
chat-write = Your message
chat-send = Send
chat-phrases-only = Only set phrases here; everyone reads them in their own language.
chat-introduce = Choose a name on the home page to chat.
chat-spectator = { $name } (watching)
chat-about = Mute or report { $name }
chat-mute = Mute
chat-mute-text = You won’t see messages from { $name }. They aren’t told.
chat-muted = { $name } is muted.
chat-unmute = Unmute
chat-report = Report
chat-report-text = Tell the operator of this server what { $name } did.
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

## room: Before the game starts, and the score of the evening
room-waiting = Waiting for players
room-waiting-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
room-seats = Seats
room-free = Free
room-kept = Reserved for the host
room-for-program = Reserved for a program
room-sit-here = Sit here
room-sit-down = Sit down
room-your-name = Your name
room-invite = Invite friends
room-invite-hint = Anyone who opens this link can sit down. A nickname is enough.
room-give-up = Close table
room-full = Every seat is taken.
room-watch-later = Stay here to watch the game.
room-starts-alone = The game starts as soon as every seat is taken.
room-digits-awaited = The deals are still waiting for random digits from: { $names }
room-digits-hint = The browser at that seat adds them by itself: open this page there. Otherwise the game soon starts without them, and the check of the deals will say so.
room-get-up = Leave seat
room-you = you
room-here = here
room-invites = { $name } invites you to play
room-looking = { $count ->
    [one] Looking for an opponent…
   *[other] Looking for players…
}
room-looking-hint = The game starts by itself as soon as there are enough players for one of these:
# $game (String) - what the game is called, as “Azul”
room-offer = { $game }, { $count } players
room-stop-looking = Stop looking
room-nobody-yet = No one else has joined yet.
room-play-bot-hint = You can play { $bot } right away, or keep looking.
room-play-bot = Play { $bot }
room-removed = You’re no longer at this table
# $host (String) - the name of the one who made the table
room-removed-hint = { $host } has freed your seat. You can sit down again if they let you back in; until then, there’s always another game.
room-host = host
room-add-bot = Add a bot
room-add-last-bot = Add a bot and start
room-last-hint = With this seat taken, the game starts.
room-remove = Remove
room-guests-removed = { $count ->
    [one] You removed one guest.
   *[other] You removed { $count } guests.
}
room-readmit = Let back in
room-move-up = Move up one seat
room-change = Change
room-evening = This evening
room-evening-games = { $count ->
    [one] After one game
   *[other] After { $count } games
}
room-player = Player
room-wins = Wins
room-points = Points

## signs: Signs that players show each other
signs-title = Reactions
signs-hide = Hide other players’ reactions
signs-words =
    .hello = Hello!
    .well-played = Well played!
    .thanks = Thanks!
    .oops = Oops
    .thinking = Hmm…
    .wow = Wow!

## mine: My games, and figures of one’s own play
mine-no-games = You haven’t played here yet.
mine-unknown-me = No games on this device yet. Play one, or link a device you already use.
mine-running-games = Running
mine-finished-games = Finished
mine-more = Show more
mine-review = Review
mine-endings =
    .won = Won
    .shared = Shared win
    .lost = Lost
    .void = Void
mine-statistics = Statistics
mine-games = Games
mine-wins = Wins
mine-average = Average
mine-best = Best
mine-over-time = { $count ->
    [one] Points in your last game
   *[other] Points in your last { $count } games
}
mine-average-line = Average of five games
mine-by-game = By game
mine-by-opponent = By opponent
mine-date = Date
mine-game = Game
mine-points = Points
mine-result = Result

## operator: The operator’s page
operator-lead = Everything you do here is kept in the log, with its reason.
operator-token = Operator’s token
operator-token-hint = The one in the server’s settings. It stays in this tab only.
operator-enter = Sign in
operator-leave = Sign out
operator-now = Right now
operator-running = Games running
operator-open = Tables waiting
operator-paused = Tables paused
operator-viewers = At tables
operator-moves = Moves since the start
operator-slow = Slower than 0.1 s
operator-waiting = Waiting for bots
operator-up = Running for
operator-hours = { $hours } h { $minutes } min
operator-store-fails = The storage does not work: the server’s log says why.
operator-search-prepares = The engine is being compiled: the strongest bots play in a minute or two.
operator-processes = { $count ->
    [one] One server process besides this one.
   *[other] { $count } server processes besides this one.
}
operator-announcement = Announcement
operator-announcement-hint = Shown on every page until its time is over.
operator-minutes = Minutes
operator-announce = Announce
operator-withdraw = Withdraw
operator-until = until { $time }
operator-reports = Reports
operator-no-reports = Nothing has been reported.
operator-settle = Settled
operator-mute = Mute
operator-ban = Ban
operator-tables = Tables
operator-no-tables = None at the moment.
operator-look = View
operator-close = Close table
operator-bans = Bans
operator-no-bans = No one is banned.
operator-ban-address = Ban an address
operator-address = Address
operator-address-hint = Such as 192.0.2.7. The server’s log has those that ask too much.
operator-lift = Lift
operator-for-good = for good
operator-minutes-hint = Empty: for good.
operator-why = Reason
operator-why-hint = One line, for the log. Those concerned may see it.
operator-log = Log
operator-no-log = Nothing yet.

## opponents: Opponents: eight levels, from raw clay to gold lustre
opponents-choose = Choose your opponent
opponents-level = Level { $level }
# $what (String) - how its face is made, as in opponents-made
opponents-about = Level { $level } · { $what }
opponents-made =
    .pinch = raw clay, shaped by a thumb
    .bisque = fired once, stamped, no glaze
    .engobe = white slip, one brush
    .sgraffito = scratched through dark slip
    .cuerda = glazes kept apart by a dry line
    .majolica = every colour of the fire
    .zellige = cut pieces that fit
    .lustre = gold over deep blue, third fire
    .other = a bot of this server
opponents-strength = Strength
opponents-not-measured = Not measured at this table yet
opponents-rating = { $elo } ± { $error }
opponents-you = you, { $elo } ± { $error }
opponents-you-hint = { $count ->
    [one] From your last game here against rated opponents.
   *[other] From your last { $count } games here against rated opponents.
}
opponents-you-not-yet = Your own strength appears after { $count } games at this kind of table.
opponents-beaten = { $stars ->
    [0] Not beaten yet
    [1] Beaten
    [2] Beaten by 15 points or more
   *[other] Beaten three times in a row
}
# $other (Number) - points of the best of the others
opponents-record = { $games ->
    [one] { $games } game, { $wins } won, best { $own } to { $other }
   *[other] { $games } games, { $wins } won, best { $own } to { $other }
}
opponents-no-games = You haven’t played each other yet.
opponents-medal = { $stars ->
    [0] no medal yet
    [1] medal with one star
    [2] medal with two stars
   *[other] medal with three stars
}
opponents-first = Who starts
opponents-starts =
    .lot = Random
    .me = You
    .other = Opponent
opponents-players = Players
opponents-none = No opponent of this server plays this game.
opponents-count = { $beaten } of { $count } beaten
opponents-next = Level { $level }, your next one

## settings: Settings
settings-look = Appearance
settings-theme = Theme
settings-themes =
    .system = System
    .light = Light
    .dark = Dark
settings-motion = Animations
settings-motions =
    .system = System
    .off = Off
    .slow = Slow
    .normal = Normal
    .fast = Fast
settings-motion-hint = Tiles move to their places.
settings-plain = Plain look
settings-plain-hint = Flat surfaces without textures and shadows: calmer, and easier on weak devices.
settings-letters = Letters on the tiles
settings-letters-hint = Tell colours apart by letter as well as by pattern.
settings-text-view = Show the table as text
settings-text-view-hint = For screen readers and for large type: everything on the table in words, and a whole game can be played with it.
settings-play = Play
settings-bots-at-once = Bots answer at once
settings-bots-at-once-hint = Without the short pause that lets you see your own move first.
settings-ask-first = Ask before a move is sent
settings-ask-first-hint = Prevents accidental moves.
settings-sound = Sound
settings-sound-hint = Short clicks of tiles, and a chime when it’s your turn.
settings-signs = Reactions from other players
settings-signs-hint = Short reactions such as “Well played!” appear beside a name for a moment.
settings-notify = Tell me when it’s my turn
settings-notify-hint = A browser notification while the page is in the background.
settings-notify-push = A notification, even when the page is closed.
settings-notify-insecure = Browsers only allow notifications over https. The page title still shows when it’s your turn.
settings-notify-denied = Your browser blocks notifications. Allow them for this page in its settings.
settings-notify-missing = This browser has no notifications. The page title still shows when it’s your turn.
settings-offline = Use without a connection
settings-offline-hint = Keeps the rules, lessons, editor and your finished games on this device.
settings-kept = These settings are saved on this device.
settings-you = You
settings-me-link = Name and devices

## offline: Without a connection
offline-lead = The server can’t be reached. This page comes back by itself as soon as it can.
offline-table = This table needs a connection. Your game is safe on the server; if it has a clock, the clock keeps running.
offline-works = Works without a connection
offline-rules = All the rules, with pictures.
offline-lessons = Short lessons on a real table.
offline-editor = Set up any position. It is checked once you’re back online.
offline-kept = Games on this device
offline-none-kept = Finished games that you play or replay are kept here.

## preview: What a shared link shows
preview-open = Take a seat and play.
preview-running = The game is on: come and watch.
preview-finished = The game is over: see how it went.
preview-private = A table without spectators.
preview-replay = Replay the game, move by move.
# $event (String) - name of the tournament
preview-event = { $event }: schedule, tables and standings.

## errors: What the server refuses
errors-unexpected = Something went wrong. Reload the page.
errors-general = That didn’t work ({ $code }). Try again, or reload the page.

## errors-sentences
errors-sentences-offline = The server can’t be reached. Check your connection.
errors-sentences-busy = The server is busy. Try again in a moment.
errors-sentences-server-fault = Something went wrong on the server. It’s been logged; try again.
errors-sentences-bad-request = The server didn’t understand that. Reload the page.
errors-sentences-no-page = There is nothing at this address.
errors-sentences-too-large = That is too long.
errors-sentences-quicker = Someone got there first. Take another look.
errors-sentences-too-much = Too many requests. Wait a moment.
errors-sentences-too-much-chat = You’re sending messages too fast. Wait a moment.
errors-sentences-too-many-signs = Too many reactions. Wait a moment.
errors-sentences-unknown-device = This device is not known here yet. Choose a name first.
errors-sentences-operator-only = Only the operator of this server can do that.
errors-sentences-no-push = This server can’t notify this browser of your turn.
errors-sentences-foreign = This request came from another site. Open this server’s own page.
errors-sentences-banned = The operator has banned you from this server.
errors-sentences-muted = The operator has muted you for a while.
errors-sentences-link-used = This link has been used, or its ten minutes are up. Create a new one on the other device.
errors-sentences-name-empty = Choose a name.
errors-sentences-name-long = That name is too long. Make it shorter.
errors-sentences-name-characters = This name has characters that can’t be shown. Leave them out.
errors-sentences-message-empty = Write something first.
errors-sentences-message-long = That is too long: 200 characters at most.
errors-sentences-message-characters = This text has characters that can’t be shown. Leave them out.
errors-sentences-bad-table = These settings don’t work together. Change one and try again.
errors-sentences-bad-clock = That time control isn’t allowed. Choose another.
errors-sentences-bad-import = This game or position can’t be read, or can’t be continued.
errors-sentences-no-table = There is no such table. Check the link.
errors-sentences-not-watchable = The players at this table don’t allow spectators.
errors-sentences-full = Every seat at this table is taken. You can watch.
errors-sentences-seat-taken = Someone has just sat down there. Choose another seat.
errors-sentences-begins = The game is about to start.
errors-sentences-no-such-seat = There is no such seat.
errors-sentences-seat-kept = This seat is reserved for someone else.
errors-sentences-removed = The host has freed your seat. Ask them to let you back in.
errors-sentences-not-maker = Only the host can do that.
errors-sentences-everybody-sits = Everyone who sits here needs a seat. Choose a game or a number of players with room for all.
errors-sentences-begun = The game has started: the settings stay as they are.
errors-sentences-quick-table = A quick game is played as it is. Create a table of your own to choose more.
errors-sentences-no-seat = You’re not seated at this table.
errors-sentences-stale = The table has changed. Check it and try again.
errors-sentences-not-your-turn = It’s not your turn.
errors-sentences-not-started = Not everyone has sat down yet.
errors-sentences-is-paused = The table is paused. End the pause first.
errors-sentences-is-over = The game is over.
errors-sentences-not-confirmed = The previous turn hasn’t been confirmed yet.
errors-sentences-illegal = The rules don’t allow that.
errors-sentences-bot-plays = A bot is playing for you. Take your seat back first.
errors-sentences-no-stand-in = You’re in your seat: no bot is playing for you.
errors-sentences-flag-fell = Your time is up. The bot plays the rest of this game.
errors-sentences-nothing-to-undo = That’s no longer possible.
errors-sentences-nothing-to-take-back = You have no move to take back. Tiles that have been dealt or revealed stay.
errors-sentences-no-undo = Moves can’t be undone at this table.
errors-sentences-goes-on = The game is still running. Finish it or leave it first.
errors-sentences-not-over = The game is still running. It can be analysed when it’s over.
errors-sentences-no-analysis = Games like this one can’t be analysed here yet.
errors-sentences-analysis-failed = The analysis didn’t work out. Try again later.
errors-sentences-search-preparing = The engine is getting ready, only once on this server. Ask again in a minute or two.
errors-sentences-no-hints = Hints are for games against bots only, where the table allows them.
errors-sentences-too-many-analyses = That was a lot of analysis. Wait a while.
errors-sentences-bad-words = That message can’t be sent.
errors-sentences-phrases-only = Only set phrases can be used at this table.
errors-sentences-nobody-to-mute = No one else is here.
errors-sentences-no-tournament = Not found in this tournament. Check the link.
errors-sentences-tournament-role = Your role in this tournament doesn’t allow that.
errors-sentences-tournament-token = This link to the tournament is no longer valid. Ask the organiser for a new one.
errors-sentences-wrong-pin = That isn’t this table’s PIN. Look at its score sheet.
errors-sentences-wrong-code = That isn’t a code of this tournament. Check it, or ask the organiser for a new one.
errors-sentences-too-many-guesses = Too many wrong codes. Wait a few minutes, or ask at the desk.
errors-sentences-tournament-entry = You can’t sign up here. Ask at the desk.
errors-sentences-event-full = This tournament is full: every place is taken.
errors-sentences-tournament-now = The tournament doesn’t allow that right now. Take another look.
errors-sentences-too-young = This person is below the minimum age.
errors-sentences-event-few = At least two players must be checked in.
errors-sentences-event-no-game-left = No games are left to seat or play.
errors-sentences-event-game-on = A game is in progress. End it first.
errors-sentences-event-over = The tournament is over.
errors-sentences-event-has-left = This person has left. Let them return first.
errors-sentences-event-seating-old = Someone arrived or left. Change the seating or draft it again.
errors-sentences-event-not-seated = No seating has been published for this. Draft one, check it and publish it.
errors-sentences-event-draft = The draft has changed or is gone. Check it again.
errors-sentences-event-seating-moved = The published seating has changed. Check it again.
errors-sentences-event-hidden = The standings are hidden until the prize-giving.
errors-sentences-event-watched = Online, everyone can watch the tables, so standings can’t be hidden.
errors-sentences-event-logo = A logo has to be a PNG or JPEG picture.
errors-sentences-event-chair = There is no free seat there. Choose another table, or redraw with the fewest changes.
errors-sentences-event-table-sizes = A table would be too small or too large. Redraw with the fewest changes.
errors-sentences-event-sheet-in = A sheet is in, so the game was played. Discard it first if that was a mistake.
errors-sentences-event-table-open = A table has no result yet, or is waiting for an arbiter.
errors-sentences-event-result = The result of this table has changed since you saw it. Check it again.
errors-sentences-event-table-void = This table is void: no one scores here.
errors-sentences-event-twice = Already done.
errors-sentences-event-after-end = The game is over at this table. Correct the sheet, discard it, or note that someone left.
errors-sentences-event-same-name = Someone with this name has already signed up. Tell the two apart.
errors-sentences-event-names-somebody = This seems to name someone, and the log is permanent. Write “seat 2 at table 3” instead.
errors-sentences-event-reason = Give a reason, in one line.
errors-sentences-event-csv = This list can’t be read. It needs a first row with the headings first, surname, of_age, club and rating.
errors-sentences-event-column = This list has a column that isn’t allowed. Keep only first, surname, of_age, club and rating.
errors-sentences-event-age-column = The list must say who is old enough: yes or no in the column of_age, or confirm it for everyone.
errors-sentences-event-too-long = The games don’t fit between start and end. Start earlier, end later or play fewer.
errors-sentences-event-value = One of these values isn’t valid.
errors-sentences-event-club = A club is one short line, and a rating a whole number, or empty.
errors-sentences-event-final-on = The final has begun: games can’t be added or dropped any more.
errors-sentences-event-has-played = They have already played, so this can’t be changed.
errors-sentences-event-in-use = This setting can’t be changed any more: something already depends on it.
errors-sentences-event-yourself = No one could run the tournament any more. Create a link for another organiser first.
errors-sentences-event-sheet = This sheet can’t be right. Check points, rows and withdrawals.
errors-sentences-event-no-paper = This server can’t print. Ask its operator to install azulejos[paper].
errors-sentences-event-nothing-to-print = There is nothing to print yet.
errors-sentences-online-table = This table belongs to a tournament. Close the page if you have to go, or withdraw.
errors-sentences-not-online = This tournament is played in a hall, not online.
errors-sentences-no-live-table = There is no table for you yet. Wait until the game starts.
errors-sentences-results-come-in = Results of online tables come in automatically. An arbiter can correct one.
errors-sentences-no-extra-time = Online, only turns are timed and games end on their own: no extra time is needed.
errors-sentences-not-stalled = This table has not stopped: there is nothing to resume.
errors-sentences-withdrawn-for-good = A withdrawal at an online table can’t be undone. Let them return for the next game.
errors-sentences-no-bots = Bots may not fill seats here. Allow it in the tournament’s settings first.
