### A tournament: what its pages share, the desk, a player's page, the arbiter and the hall screen.

## event: What the pages of a tournament share

event-tabs =
    .label = Pages of this event
    .follow = Event
    .mine = My games
    .arbiter = Arbiter
    .desk = Desk
    .hall = Hall screen

event-stages =
    .entry = Entries
    .playing = Playing
    .between = Break
    .finished = Finished

# $game (Number) - name of the game, as “Game 2”
event-game = Game { $game }

event-final-table = Final table

# $table (Number) - number of the table
event-table = Table { $table }

# $seat (Number) - number of the seat
event-seat = Seat { $seat }

# $count (Number) - how many
event-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }

# $count (Number) - how many
event-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

event-starts = starts
event-bot = bot
event-clock =
    .game = Time left
    .counting = Count and hand in
    .break = Until the next game
    .late = The next game is about to begin
    .paused = The clock stands still
    .none = No game is on
    .over = Time is over

event-marks =
    .played = played
    .withdrawn = withdrew
    .void = void
    .open = no result yet
    .disputed = with the arbiter
    .absent = did not play

event-table-stages =
    .playing = playing
    .awaiting = one sheet is in
    .disputed = with the arbiter
    .settled = done
    .void = void

event-announcements = Announcements
event-schedule = Schedule
event-seating = Who sits where
event-participants = Who takes part
event-line =
    .connecting = Connecting …
    .lost = The line is lost. We try again.
    .closing = The server restarts.
    .underway = On its way: it is sent as soon as the line is back.

event-loading = The event is coming …
event-missing =
    .title = No such event
    .text = This link leads to no event. Look at it again, or ask whoever gave it to you.
    .all = All events

event-ended = This page is no longer told what happens. Load it again.
event-not-yours =
    .title = This page is for those who run the event
    .text = Open the link that the organiser gave you on this device.
    .follow = Follow the event

event-bad-link = This link does not hold, or no longer: ask the organiser for another one.
event-save = Save
event-cancel = Cancel
event-why = Why
event-why-hint = One line for the log. Name nobody.
event-names-somebody = This seems to name somebody, and the log is kept for good. Leave the name out, or keep it as it is.
event-anyway = Keep it as it is
event-done = Done

## event-ranking

event-ranking-title = Standings
event-ranking-place = Place
event-ranking-name = Name
event-ranking-pt = PT
event-ranking-pt-long = Points of all games
event-ranking-rows = Rows
event-ranking-rows-long = Complete rows of all games
event-ranking-won = Won
event-ranking-won-long = Games won
event-ranking-decided =
    .pt = by points
    .rows = by complete rows
    .won = by games won
    .shared = shared place
    .final = by the final table
    .final-rows = by rows at the final table

event-ranking-none = The standings come with the first result.

## desk: The organisers’ desk

desk-title = Desk
desk-tabs =
    .label = Parts of the desk
    .people = People
    .seating = Seating
    .game = Game
    .standings = Standings
    .papers = Papers
    .event = Event

desk-course =
    .label = The afternoon step by step
    .enter = Entries
    .check-in = Check-in
    .seat = Seating
    .end = Certificates
    .done = done

desk-standings =
    .live = As the results stand now.
    .final = Final.

## desk-next

desk-next-title =
    .enter = Enter the players
    .check-in = Check in who has come
    .draft = Seat the players
    .publish = Look at the draft, then publish it
    .final = Seat the final table
    .start = Start the game
    .await-sheets = Collect the sheets
    .settle = Decide a dispute
    .end-game = End the game
    .finish = Finish the tournament
    .print-certificates = Print the certificates
    .online = The tables play

# $game (String) - name of the game, as “Game 2”
# $tables (String) - numbers of the tables, listed
# $count (Number) - how many
# $present (Number) - how many are here
# $entered (Number) - how many have entered
# $again (Boolean) - whether a published seating is out of date
desk-next-text =
    .enter = Type their names, paste a list, or let them enter by a link.
    .check-in = { $present } of { $entered } are here. Tap each one who arrives.
    .draft =
        { $again ->
            [yes] Somebody came or left: the published seating is old.
           *[no] { $present } people are here. The computer suggests who sits where.
        }
    .publish = You can swap people. Once published, everybody sees where to sit.
    .final = The best four who are here play once more.
    .start = { $game }: when everybody sits, start. The lots are drawn and the clock runs.
    .await-sheets =
        { $count ->
            [one] Table { $tables } has no result yet.
           *[other] { $count } tables have no result yet: { $tables }.
        }
    .settle =
        { $count ->
            [one] Table { $tables } waits for a decision.
           *[other] Tables { $tables } wait for a decision.
        }
    .end-game = { $game }: every table is done.
    .finish = All games are played. The standings become final.
    .print-certificates = The tournament is over. Thank you for running it.
    .online =
        { $count ->
            [one] { $count } table is still playing. Its result comes in by itself.
           *[other] { $count } tables are still playing. Results come in by themselves.
        }

# $game (String) - name of the game, as “Game 2”
# $tables (String) - numbers of the tables, listed
# $count (Number) - how many
# $present (Number) - how many are here
# $entered (Number) - how many have entered
# $again (Boolean) - whether a published seating is out of date
desk-next-button =
    .enter = Enter people
    .check-in = Check people in
    .draft =
        { $again ->
            [yes] Draft the seating anew
           *[no] Draft the seating
        }
    .publish = Publish the seating
    .final = Seat the final table
    .start = Start { $game }
    .await-sheets = Enter a sheet
    .settle = Decide
    .end-game = End { $game }
    .finish = Finish the tournament
    .print-certificates = Print certificates
    .online = Look at the tables

desk-next-label = Next

# $count (Number) - how many
desk-next-calls =
    { $count ->
        [one] { $count } table calls an arbiter
       *[other] { $count } tables call an arbiter
    }

desk-next-unattended = This event runs by itself. You can still do everything by hand.
desk-next-also =
    .enter = Enter more people
    .check-in = Check more people in
    .draft = Seat those who are here
    .redraft = Draft again
    .finish = Finish without a final
    .all = Everybody is here

# $count (Number) - how many
desk-next-all-sure =
    { $count ->
        [one] Check { $count } person in?
       *[other] Check all { $count } people in?
    }

desk-next-finish-early = Games are left out. Say why, for the log.

## desk-people

desk-people-title = People
desk-people-name = Name
desk-people-name-hint = First name, then surname. Press Enter for the next one.
desk-people-add = Enter

# $age (Number) - the least age in years
desk-people-of-age = At least { $age } years old

# $age (Number) - the least age in years
desk-people-of-age-all = Everybody on the list is at least { $age } years old

desk-people-here-already = Is here already

# $game (String) - name of the game, as “Game 2”
desk-people-late = Late entry: plays from { $game } on

desk-people-over = Nobody can enter any more.

# $name (String) - name of the player
desk-people-entered = { $name } has entered.

# $count (Number) - how many
desk-people-entered-many =
    { $count ->
        [one] { $count } person has entered.
       *[other] { $count } people have entered.
    }

desk-people-list = Paste or upload a list
desk-people-list-hint = One name a line, or CSV with the headings first, surname and of_age.
desk-people-list-label = List of names
desk-people-file = Choose a file …

# $count (Number) - how many
desk-people-preview =
    { $count ->
        [one] { $count } name found
       *[other] { $count } names found
    }

# $count (Number) - how many
desk-people-enter-list =
    { $count ->
        [one] Enter { $count } person
       *[other] Enter { $count } people
    }

# $row (Number) - number of the row
# $text (String) - the text itself
desk-people-row = Row { $row }: { $text }

desk-people-link = Link for players
desk-people-link-text = Whoever opens this link can enter and follow the event. Show the code, or send the link.
desk-people-entries-open = Players can enter by themselves
desk-people-entries-open-hint = Until the first game begins, or until you close it.
desk-people-opened = Entries are open.
desk-people-closed = Entries are closed.
desk-people-bots = Add bots
desk-people-bots-text = Bots take seats and play by themselves.
desk-people-bots-count = How many
desk-people-bots-kind = Which bot
desk-people-bots-not-allowed = Allow bots in “Event” first.
desk-people-search = Find somebody
desk-people-none = Nobody is here yet. Type the first name above.
desk-people-none-found = Nobody is found.
desk-people-shows =
    .label = Show
    .all = All
    .away = Not here yet
    .here = Here
    .left = Gone

desk-people-check-in = Here

# $name (String) - name of the player
desk-people-check-in-name = { $name } is here

# $name (String) - name of the player
desk-people-checked-in = { $name } is checked in.

# $count (Number) - how many
desk-people-all-here =
    { $count ->
        [one] { $count } person is checked in.
       *[other] { $count } people are checked in.
    }

# $name (String) - name of the player
desk-people-more = More about { $name }

desk-people-stages =
    .entered = not here yet
    .here = here
    .playing = plays
    .left = left
    .expelled = expelled

# $table (Number) - number of the table
# $seat (Number) - number of the seat
desk-people-at = table { $table }, seat { $seat }

desk-people-same-name = same name twice

# $count (Number) - how many
desk-people-warnings =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }

desk-people-erased = erased

# $game (Number) - number of the game
desk-people-from-game = from game { $game }

desk-people-first = First name
desk-people-surname = Surname
desk-people-rename = Save the name
desk-people-renamed = The name is changed.
desk-people-make-link = Make a personal link
desk-people-new-link = Make a new personal link
desk-people-new-link-hint = The old link stops working.
desk-people-link-hint = With it they see their table and hand in results.
desk-people-make-links = Personal links to print

# $count (Number) - how many
desk-people-make-links-text =
    { $count ->
        [one] { $count } person has no link yet.
       *[other] { $count } people have no link yet.
    }

desk-people-make-links-all = Everybody has a link. New ones replace them.

# $count (Number) - how many
desk-people-make-links-for =
    { $count ->
        [one] Make { $count } link
       *[other] Make { $count } links
    }

desk-people-make-links-anew = Make new links for all
desk-people-leave = Leaves the event
desk-people-leave-hint = Between games. What was played stays in the standings.
desk-people-withdraw = Withdraws from the game
desk-people-withdraw-hint = During a game. They get no points for it, and the table plays on.
desk-people-come-back = Comes back

# $name (String) - name of the player
desk-people-left = { $name } has left.

# $name (String) - name of the player
desk-people-withdrawn = { $name } has withdrawn.

# $name (String) - name of the player
desk-people-back = { $name } is back.

desk-people-erase = Erase the name for good
desk-people-erase-text = The name and all links of this person are deleted. Results stay, without a name. This cannot be undone.
desk-people-erase-done = The name is erased.
desk-people-arbiter-link = For warnings and expulsions go to the arbiter’s page.

## desk-seating

desk-seating-title = Seating
desk-seating-none = There is no seating yet.
desk-seating-none-text = When everybody who plays is checked in, draft a seating. You see it first; nobody else does until you publish it.
desk-seating-draft = Draft
desk-seating-draft-text = Only you see this.
desk-seating-published = Published
desk-seating-published-text = Everybody sees this.
desk-seating-old = Somebody came or left since. Draft it anew.
desk-seating-draft-it = Draft the seating
desk-seating-redraft = Another draft
desk-seating-redrafted = Here is another draft.
desk-seating-drafted = The draft is here: look at it.
desk-seating-balance = Mix the seats
desk-seating-balance-hint = Same tables, and everybody gets as many different seats as possible.
desk-seating-balanced = The seats are mixed.
desk-seating-publish = Publish the seating
desk-seating-published-now = The seating is published.
desk-seating-how = Drag a name onto another to swap the two, or choose one after the other.

# $name (String) - name of the player
desk-seating-picked = { $name } swaps with …

desk-seating-picked-hint = Each name shows how the cost would change. Choose one, or Escape.
desk-seating-cancel = Do not swap

# $name (String) - name of the player
# $table (Number) - number of the table
# $seat (Number) - number of the seat
desk-seating-seat-of = { $name }, table { $table }, seat { $seat }

# $cost (Number) - cost of the seating
desk-seating-swap-to = a swap makes the cost { $cost }

# $before (Number) - cost of the seating before
# $after (Number) - cost of the seating afterwards
# $same (Boolean) - whether both numbers are the same
desk-seating-swapped =
    { $same ->
        [yes] Swapped: the cost stays { $after }.
       *[no] Swapped: the cost goes from { $before } to { $after }.
    }

desk-seating-cost = Cost
desk-seating-cost-hint = 0 if nobody meets anybody twice
desk-seating-same = =

# $names (String) - the names, listed
desk-seating-meets = meets again: { $names }

desk-seating-nobody-twice = Nobody meets anybody twice.

# $pairs (Number) - how many pairs meet again
# $most (Number) - the greatest number
desk-seating-met-again =
    { $pairs ->
        [one] { $pairs } pair meets again
       *[other] { $pairs } pairs meet again
    }{ $most ->
        [2] .
       *[other] , { $most } times at most.
    }

desk-seating-best = No seating has less.

# $least (Number) - the least number
# $most (Number) - the greatest number
# $same (Boolean) - whether both numbers are the same
desk-seating-small =
    { $same ->
        [yes]
            { $most ->
                [one] Everybody sits once at a table of three or two.
               *[other] Everybody sits { $most } times at a table of three or two.
            }
       *[no] Each sits { $least } to { $most } times at a table of three or two.
    }

desk-seating-seats-differ = Nobody has the same seat twice.
desk-seating-seats-repeat = Some have the same seat more than once.

# $minute (String) - the time it begins
desk-seating-first = begins at { $minute }

## desk-game

desk-game-none = No game has begun.
desk-game-none-text = When the seating is published and everybody sits, start the game. The tables and their sheets appear here.

# $game (String) - name of the game, as “Game 2”
desk-game-started = { $game } has begun.

# $game (String) - name of the game, as “Game 2”
desk-game-ended = { $game } has ended.

desk-game-which = Which game
desk-game-pause = Pause the clock
desk-game-resume = Let the clock run
desk-game-paused = The clock stands still.
desk-game-resumed = The clock runs.
desk-game-extra = Extra time
desk-game-minutes = Minutes

# $minutes (Number) - how many minutes
desk-game-minutes-extra = { NUMBER($minutes, signDisplay: "exceptZero") } min

desk-game-table = Table
desk-game-enter-sheet = Enter the sheet

# $table (Number) - number of the table
desk-game-enter-sheet-of = Enter the sheet of table { $table }

desk-game-correct = Correct

# $table (Number) - number of the table
desk-game-correct-of = Correct table { $table }

desk-game-decide = Decide

# $table (Number) - number of the table
desk-game-decide-of = Decide table { $table }

desk-game-watch = Watch

# $table (Number) - number of the table
desk-game-watch-of = Watch table { $table }

desk-game-resume-table = Let it go on
desk-game-stalled = stopped: everybody’s turn was lost

# $names (String) - the names, listed
desk-game-sheet-in = Sheet in from { $names }

desk-game-differ = The sheets differ:
desk-game-disputed-text = The result is disputed.

# $name (String) - name of the player
desk-game-by = by { $name }

# $done (Number) - how many are done
# $all (Number) - how many tables there are
desk-game-settled = { $done } of { $all } tables are done

# $game (String) - name of the game, as “Game 2”
# $table (String) - the table, as “table 3”
desk-game-sheet-title = { $game }, { $table }

desk-game-withdrew = withdrew

## desk-papers

desk-papers-title = To print
desk-papers-language = Language of the papers
desk-papers-game = Game
desk-papers-to-come = all to come
desk-papers-names =
    .sheets = Score sheets
    .cards = Table cards
    .tables = Seating by table
    .names = Seating by name
    .ranking = Standings
    .certificates = Certificates

desk-papers-hints =
    .sheets = One for each table, with a code to enter the result by phone
    .cards = To fold and stand on the tables
    .tables = For the wall
    .names = For the wall, by the alphabet
    .ranking = With the tie-breaks
    .certificates = For everybody, with place and points

desk-papers-need-seating = When the seating is published
desk-papers-need-game = When a game has begun
desk-papers-need-end = When the tournament is over
desk-papers-files = To keep
desk-papers-files-text = Everything of this event belongs to you.
desk-papers-lists =
    .participants = Participants
    .seating = Seating
    .results = Results
    .ranking = Standings
    .entrants = All entries
    .log = Log

desk-papers-public = Public lists
desk-papers-everything = Everything
desk-papers-everything-hint = With names and log: keep it safe
desk-papers-games = Games played online

## desk-event

desk-event-title = Event
desk-event-announce = Announce
desk-event-announce-label = Tell everybody
desk-event-announce-hint = It stands on the hall screen and on every phone.
desk-event-announced = Everybody has been told.
desk-event-retract = Take back

# $text (String) - the text itself
desk-event-retract-of = Take back: { $text }

desk-event-retracted = The announcement is taken back.
desk-event-delay = Delay
desk-event-delay-title = A game begins later
desk-event-delay-game = Game
desk-event-delay-minutes = Minutes later
desk-event-delayed = The schedule is moved.
desk-event-helpers = People who help
desk-event-helpers-text = Arbiters settle disputes; organisers can do everything. Each gets a link of their own, which you can take back.
desk-event-helper-name = Name
desk-event-arbiter = Arbiter
desk-event-organiser = Organiser
desk-event-make-arbiter = Link for an arbiter
desk-event-make-organiser = Link for an organiser
desk-event-you = you
desk-event-revoke = Take the link back

# $name (String) - name of the player
desk-event-revoke-of = Take the link back: { $name }

desk-event-revoke-text = Whoever has this link is an onlooker at once.
desk-event-revoked = The link is taken back.
desk-event-unnamed = no name
desk-event-settings = Settings
desk-event-listed = In the list of this server
desk-event-listed-hint = Otherwise only who has the link finds it.
desk-event-self-check-in = Players check themselves in
desk-event-self-check-in-hint = By their personal link, when they have come.
desk-event-date = Day
desk-event-timezone = Time zone
desk-event-timezone-hint = Like Europe/Rome; empty for this computer’s
desk-event-bots = Bots may take seats
desk-event-unattended = Runs by itself
desk-event-unattended-hint = Seats, starts, ends and finishes without you.
desk-event-watch-delay = Onlookers see the tables later by

# $seconds (Number) - how many seconds
desk-event-watch-delay-unit =
    { $seconds ->
        [0] no delay
       *[other] { $seconds } s
    }

desk-event-saved = Saved.
desk-event-pages = Pages to show
desk-event-hall = Hall screen
desk-event-hall-hint = For a projector: clock, seating, standings
desk-event-follow = Page for everybody
desk-event-follow-hint = To follow on a phone

# $games (Number) - how many games
# $minutes (Number) - how many minutes
desk-event-facts =
    { $games ->
        [one] { $games } game of { $minutes } minutes
       *[other] { $games } games of { $minutes } minutes
    }

## desk-links

desk-links-title = Personal links

# $name (String) - name of the player
desk-links-one = Link for { $name }

desk-links-once = These links are shown only now. Print them, or send them before you close this page.
desk-links-once-one = This link is shown only now. Let the person scan it, or copy it before you close this.
desk-links-print = Print
desk-links-done = I have kept them
desk-links-card = Your table, your seat, your results:
desk-links-organiser-card = The desk of this event:
desk-links-arbiter-card = The arbiter’s page:
desk-links-local = Only this computer can reach this server. Stop it, and start it for the whole network: make hall, or azulejos serve --host 0.0.0.0.

## desk-make

desk-make-lead = An afternoon of Azul for your club: players, seating, clock, results, certificates.
desk-make-name = Name of the tournament
desk-make-name-placeholder = Spring cup
desk-make-where = Where is it played?
desk-make-hall = In a hall
desk-make-hall-hint = At real tables. Phones and paper bring in the results.
desk-make-online = Online
desk-make-online-hint = At live tables of this server. Results come in by themselves.
desk-make-how = How are people seated?
desk-make-presets =
    .marteludica = Everybody meets
    .swiss = Equals meet
    .final-four = With a final

desk-make-preset-hints =
    .marteludica = All games are planned so that hardly anybody meets twice.
    .swiss = After each game those with about as many points meet.
    .final-four = As the first, then the best four play a final.

desk-make-games = Games for everybody
desk-make-day = Day
desk-make-start = First game at

# $time (String) - time of the day
desk-make-ends = The last table has counted at { $time }.

desk-make-ends-late = The games do not fit before midnight: begin earlier or play less.
desk-make-you = Your name
desk-make-you-hint = For the log and the helpers; players do not see it.
desk-make-more = More choices
desk-make-minutes = Minutes of a game
desk-make-counting = Minutes to count
desk-make-pause = Minutes of a break
desk-make-displays = Displays at a table of four
desk-make-turn = Seconds for a turn
desk-make-age = Least age
desk-make-first = Who starts at a table
desk-make-first-lot = by lot
desk-make-first-balance = in turn, as evenly as possible
desk-make-public-names = Names in public lists
desk-make-names-full = in full
desk-make-names-initial = first name and initial
desk-make-make = Make the tournament

# $title (String) - title of the tournament
desk-make-made-title = { $title } is ready

desk-make-made-text = Keep this link: it is your key to the desk, on this or any other device. It is shown only now.
desk-make-to-desk = Go to the desk

## desk-list

desk-list-lead = Club tournaments on this server: follow one, or run your own.
desk-list-make = New tournament
desk-list-mine = Made on this device
desk-list-all = All tournaments
desk-list-none = There is none yet. Make the first one: it takes a minute.

# $count (Number) - how many
desk-list-entered =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

desk-list-online = online
desk-list-open = entries are open
desk-list-untitled = Tournament

## player: A player’s page and the score sheet

# $place (Number) - number of the place
player-ordinal =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

player-table =
    .title = My table
    .handedIn = sheet is in
    .dispute = Dispute the result
    .disputeText = An arbiter looks at it and decides. Say what is wrong, by seats and not by names.
    .disputed = The result is disputed. An arbiter will decide.
    .nobody = –
    .void = This table is void: nobody scores here.

player-games =
    .title = My games
    .notSeated = not seated yet
    .on = on now

player-away =
    .title = I have to go
    .leave = Leave the tournament
    .leaveText = Your points stand, and you play no more games. Before you go, please say so here.
    .withdraw = Withdraw from this game
    .withdrawText = You get no points for this game, and play no more today. The others of your table go on without you.
    .withdrawShort = If you stop in the middle of a game, you get no points for it.

player-paper =
    .result = Result of this table
    .yours = You sit at another table in this game.
    .toMine = To my table
    .noTable = There is no such table in this event, or its game has not begun.
    .link = This sheet belongs to the people of this table. Open your personal link on this phone, then scan the code once more.
    .follow = Follow the event
    .change = Correct this result
    .arbiters = You enter this sheet as an arbiter.
    .past = This game is over.

## player-sheet

player-sheet-title = Score sheet
player-sheet-lead = Count by yourself. The result counts when two people of the table have handed in the same.
player-sheet-lead-arbiter = What you enter counts at once.
player-sheet-lead-correct = The new result counts at once. The old one stays in the log.
player-sheet-points = Points

# $name (String) - name of the player
player-sheet-points-of = Points of { $name }

player-sheet-rows = Complete rows

# $name (String) - name of the player
player-sheet-rows-of = Complete rows of { $name }

player-sheet-pad = Score pad

# $name (String) - name of the player
player-sheet-pad-of = Score pad of { $name }

player-sheet-withdrew = withdrew: no points for this game
player-sheet-has-withdrawn = Withdrew
player-sheet-you = you
player-sheet-hand-in = Hand in
player-sheet-enter = Enter the result
player-sheet-correct = Correct the result
player-sheet-sending = On its way …
player-sheet-offline = The line is lost. The sheet is sent by itself as soon as it is back: leave this page open.
player-sheet-kept = What you had filled in is still here.
player-sheet-unsent = This sheet has not arrived yet. Hand it in once more.
player-sheet-clear = Empty the sheet
player-sheet-missing = Points and complete rows are needed.

# $least (Number) - the least number
player-sheet-below =
    { $least ->
        [one] The rows alone bring { $least } point. Count again.
       *[other] The rows alone bring { $least } points. Count again.
    }

# $most (Number) - the greatest number
player-sheet-above =
    { $most ->
        [one] More than { $most } point cannot be with so many rows. Count again.
       *[other] More than { $most } points cannot be with so many rows. Count again.
    }

player-sheet-fix = Something is not right yet. Look at the lines in red.
player-sheet-arrived = Your sheet is in.
player-sheet-entered = The result is entered.
player-sheet-look = It is in. Please look at this once more:
player-sheet-right = It is right
player-sheet-change = Change it
player-sheet-questions =
    .no-row = Nobody has a complete row. Did the game end because no tile was left?
    .rare-pv = More than 130 points are hardly ever seen.
    .rows-differ = The wall on the score pad shows another number of complete rows.
    .score-negative = A score never falls below 0.
    .score-too-high = So few tiles cannot have scored that many points before bonuses.
    .pv-below-bonuses = The bonuses on the wall alone are more points than that.
    .pv-too-high = The tiles on the wall cannot bring that many points.
    .pv-differ = The score pad comes to another number of points.

player-sheet-question = Something about it is odd: count it once more.

## player-pad

player-pad-hint = Tap the cells of the wall that have a tile.
player-pad-wall = Wall

# $row (Number) - number of the row
# $column (Number) - number of the column
# $colour (String) - letter of the colour, as in game-colour
player-pad-cell = Row { $row }, column { $column }, { $colour }

player-pad-before = Points before bonuses
player-pad-bonuses =
    .rows = Complete rows
    .columns = Complete columns
    .colours = All five of a colour

# $count (Number) - how many
# $each (Number) - points for each
player-pad-times = { $count } × { $each }

player-pad-sum = Points
player-pad-needs-before = Type the points before bonuses, as the scoring track has them.

# $most (Number) - the greatest number
player-pad-too-high =
    { $most ->
        [one] These tiles cannot have scored more than { $most } point before bonuses.
       *[other] These tiles cannot have scored more than { $most } points before bonuses.
    }

player-pad-take = Take it over
player-pad-empty = Empty the wall

## player-glance

# $name (String) - name of the player
player-glance-hello = Hello { $name }

player-glance-table = Table
player-glance-seat = Seat

# $time (String) - time of the day
player-glance-at = at { $time }

player-glance-you-start = You start
player-glance-check-in = Check in
player-glance-check-in-desk = Go to the desk and say that you are there.
player-glance-check-in-self = Are you there? Then say so.
player-glance-i-am-here = I am here

# $game (String) - name of the game, as “Game 2”
# $time (String) - time of the day
player-glance-wait-for = { $game } at { $time }

player-glance-wait-seating = Your table appears here as soon as the seating is out.
player-glance-wait-end = Your games are played
player-glance-wait-end-text = The final standings come as soon as everybody is done.
player-glance-go = Go to your table. The game begins when the organiser starts it.
player-glance-play = The game is on. When it is over, hand in the result.
player-glance-play-online = The game is on, at a table of this site.
player-glance-hand-in = Somebody of your table has handed in a sheet. Count by yourself, and hand in yours.
player-glance-handed-in = Your sheet is in. Now somebody else of your table hands in the same.
player-glance-arbiter = An arbiter decides the result of your table. Stay there, please.
player-glance-differ = The sheets of your table differ. Look at yours again, or wait for the arbiter.
player-glance-out = You have left
player-glance-out-text = Your points stand. To play again, ask at the desk.
player-glance-done = The tournament is over
player-glance-expelled = You do not play any more
player-glance-expelled-text = You are not among the players. If that is a mistake, ask at the desk.

# $place (Number) - number of the place
# $of (Number) - how many there are
# $pt (String) - points, as in event-points
player-glance-standing =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st of { $of }, with { $pt }
        [two] { $place }nd of { $of }, with { $pt }
        [few] { $place }rd of { $of }, with { $pt }
       *[other] { $place }th of { $of }, with { $pt }
    }

player-glance-shared = a shared place

# $count (Number) - how many
player-glance-behind =
    { $count ->
        [one] { $count } point behind the next place
       *[other] { $count } points behind the next place
    }

player-glance-to-table = Go to my table
player-glance-fill-in = Hand in the result
player-glance-change-sheet = Change my sheet
player-glance-hide-sheet = Close the sheet

# $count (Number) - how many
player-glance-warnings =
    { $count ->
        [one] You have had { $count } warning.
       *[other] You have had { $count } warnings.
    }

## player-arbiter

player-arbiter-title = Arbiter
player-arbiter-lead = A question about the rules, or something is not right? An arbiter comes to your table.
player-arbiter-call = Call an arbiter
player-arbiter-what = What is it about?
player-arbiter-what-hint = You may leave this empty.

# $time (String) - time of the day
player-arbiter-called = Called at { $time }. An arbiter will come.

# $time (String) - time of the day
player-arbiter-coming = Called at { $time }. An arbiter is on the way.

# $time (String) - time of the day
player-arbiter-dispute = Since { $time } an arbiter is asked to decide the result.

# $time (String) - time of the day
player-arbiter-dispute-taken = Asked to decide at { $time }. An arbiter is on the way.

# $time (String) - time of the day
player-arbiter-stalled = Since { $time } an arbiter is asked to let the table go on.

player-arbiter-answered = The arbiter has answered your call.

## player-follow

player-follow-finished = The tournament is over.
player-follow-entry = The first game has not begun.

# $game (String) - name of the game, as “Game 2”
player-follow-playing = { $game } is on.

# $game (String) - name of the game, as “Game 2”
# $time (String) - time of the day
player-follow-between = { $game } begins at { $time }.

player-follow-between-end = All games are played.
player-follow-yours = Do you play here? Open your personal link, or scan your own QR code: then this page shows your table.

# $names (String) - the names, listed
player-follow-winner = { $names } won

player-follow-find = Find a name
player-follow-find-nobody = Nobody here has such a name.
player-follow-which = Which game
player-follow-no-seating = The seating is not out yet.
player-follow-watch = Watch

# $table (String) - the table, as “Table 3”
player-follow-watch-of = Watch { $table }

player-follow-free = nobody
player-follow-here = is there
player-follow-left = has left
player-follow-playing-now = playing
player-follow-none = Nobody has entered yet.

# $count (Number) - how many
player-follow-earlier =
    { $count ->
        [one] { $count } earlier one
       *[other] { $count } earlier ones
    }

## player-entry

player-entry-title = Play in this tournament
player-entry-lead = Enter yourself: a name is enough.
player-entry-first = First name
player-entry-surname = Surname
player-entry-surname-hint = May be left empty.

# $age (Number) - the least age in years
player-entry-of-age = I am at least { $age } years old

# $age (Number) - the least age in years
player-entry-too-young = Players are at least { $age } years old.

player-entry-need-name = Please type your first name.
player-entry-initial = Lists show your first name, and of your surname the first letter. No birth date is kept.
player-entry-full = Lists show your full name. No birth date is kept.
player-entry-enter = Enter

# $name (String) - name of the player
player-entry-entered = { $name }, you are in!

player-entry-keep = This is your personal link. It is shown only now: keep it. With it you see your table and hand in results, on any phone.
player-entry-on = Go to my page

## arbiter: The arbiter’s page

arbiter-title = Arbiter
arbiter-house = the server
arbiter-you = You
arbiter-somebody = Somebody
arbiter-clock =
    .title = Clock
    .pause = Stop the clock
    .resume = Let the clock run
    .minutes = Minutes

arbiter-tabs =
    .label = Parts of this page
    .tables = Tables
    .people = People
    .hall = Hall
    .log = Log

## arbiter-calls

arbiter-calls-title = Calls
arbiter-calls-none = Nobody calls.

# $count (Number) - how many
arbiter-calls-open =
    { $count ->
        [one] { $count } open call
       *[other] { $count } open calls
    }

arbiter-calls-kinds =
    .call = Wants an arbiter
    .differ = The sheets differ
    .dispute = The result is disputed
    .stalled = The table stands still

arbiter-calls-stalled = Everybody’s turn was lost one after the other (T5). Let it go on, or declare it void.

# $name (String) - name of the player
arbiter-calls-by = from { $name }

arbiter-calls-coming = I am coming
arbiter-calls-done = Done
arbiter-calls-you-come = You are on the way

# $name (String) - name of the player
arbiter-calls-other-comes = { $name } is on the way

arbiter-calls-decide = Decide
arbiter-calls-go-on = Let it go on
arbiter-calls-watch = Look at the table

## arbiter-tables

arbiter-tables-title = Tables
arbiter-tables-which = Game
arbiter-tables-none = No game has begun yet.

# $count (Number) - how many
arbiter-tables-sheets =
    { $count ->
        [one] { $count } sheet
       *[other] { $count } sheets
    }

# $minutes (Number) - how many minutes
arbiter-tables-extra = +{ $minutes } min

arbiter-tables-result = Result
arbiter-tables-handed-in = Handed in
arbiter-tables-no-sheets = No sheet is in yet.
arbiter-tables-enter = Enter the sheet
arbiter-tables-correct = Correct the result
arbiter-tables-decide = Decide the dispute

# $name (String) - name of the player
arbiter-tables-as-he = As { $name } has it

arbiter-tables-more = More time
arbiter-tables-void = Declare the table void
arbiter-tables-go-on = Let the table go on
arbiter-tables-who = Who sits here
arbiter-tables-differs = differs

# $count (Number) - how many
arbiter-tables-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }

## arbiter-people

arbiter-people-title = People
arbiter-people-find = Find somebody
arbiter-people-none = Nobody of this name.
arbiter-people-stages =
    .entered = has entered
    .here = is here
    .playing = plays
    .left = has left
    .expelled = expelled

# $table (Number) - number of the table
# $seat (Number) - number of the seat
arbiter-people-at = Table { $table }, seat { $seat }

# $count (Number) - how many
arbiter-people-warnings =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }

# $number (Number) - its number
arbiter-people-number = No. { $number }

arbiter-people-arbiter = arbiter

## arbiter-acts

# $name (String) - name of the player
arbiter-acts-warn = Warn { $name }

arbiter-acts-warn-note = The warning stands in the log. Everybody at the table need not know of it.

# $name (String) - name of the player
arbiter-acts-expel = Expel { $name }

arbiter-acts-expel-note = They leave the event and every public list. At a table that plays it counts as a withdrawal; the points of the others stand.

# $name (String) - name of the player
arbiter-acts-withdraw = { $name } withdraws

arbiter-acts-withdraw-note = They get no PV for this game, and the table goes on with one player less (T21).

# $name (String) - name of the player
arbiter-acts-leave = { $name } leaves

arbiter-acts-leave-note = They stay in the standings with the PV made so far (T20).

# $name (String) - name of the player
arbiter-acts-return = { $name } is back

arbiter-acts-return-note = They play the games to come.

# $name (String) - name of the player
arbiter-acts-reinstate-expelled = Take back the expulsion of { $name }

# $name (String) - name of the player
arbiter-acts-reinstate-withdrawn = Take back the withdrawal of { $name }

arbiter-acts-reinstate-note = This was a mistake: they are in again.

# $table (Number) - number of the table
arbiter-acts-extra = More time for table { $table }

arbiter-acts-extra-note = A negative number takes time back.

# $table (Number) - number of the table
arbiter-acts-void = Declare table { $table } void

arbiter-acts-void-note = Nobody scores at this table in this game. Earlier games stand.

# $table (Number) - number of the table
arbiter-acts-go-on = Let table { $table } go on

arbiter-acts-go-on-note = The turns go on where they stopped.
arbiter-acts-pause = Stop the clock
arbiter-acts-pause-note = The game’s time stands still for all tables until the clock runs again.

# $game (String) - name of the game, as “Game 2”
arbiter-acts-delay = { $game } begins later

arbiter-acts-delay-note = All that follows is later, too. A negative number takes a delay back.

# $table (Number) - number of the table
arbiter-acts-correct = Correct table { $table }

arbiter-acts-said = Done. It is in the log.

## arbiter-hall

arbiter-hall-title = Hall
arbiter-hall-announce = Announce
arbiter-hall-text = Announcement
arbiter-hall-hint = On the hall screen and on all phones. Up to 200 characters.
arbiter-hall-said = Everybody is told.
arbiter-hall-none = Nothing was announced.
arbiter-hall-retract = Take it back

# $text (String) - the text itself
arbiter-hall-retract-this = Take it back: { $text }

arbiter-hall-time = Time
arbiter-hall-delay = Delay the next game
arbiter-hall-no-delay = No game is to come.

## arbiter-log

arbiter-log-title = Log
arbiter-log-find = Find in the log
arbiter-log-show = Show
arbiter-log-groups =
    .all = Everything
    .rulings = Rulings and corrections
    .calls = Calls and disputes
    .people = People
    .time = Time
    .course = Course of the event

arbiter-log-none = Nothing like this in the log.
arbiter-log-last = The last 200 entries. The list for the table has all.
arbiter-log-download = All as a list (CSV)
arbiter-log-before = Before
arbiter-log-after = After

# $count (Number) - how many
arbiter-log-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }

# $name (String) - name of the player
arbiter-log-by = by { $name }

# $minutes (Number) - how many minutes
arbiter-log-minutes = { NUMBER($minutes, signDisplay: "exceptZero") } min

arbiter-log-kinds =
    .created = Event made
    .appointed = Arbiter appointed
    .entered = Entered
    .entered-late = Entered late
    .checked-in = Checked in
    .left = Left
    .returned = Came back
    .seating-drafted = Seating drafted
    .seating-published = Seating published
    .final-seated = Final table seated
    .game-started = Game begun
    .sheet-handed-in = Sheet handed in
    .disputed = Disputed
    .withdrawn = Withdrew
    .game-ended = Game ended
    .corrected = Result corrected
    .voided = Table void
    .warned = Warned
    .expelled = Expelled
    .reinstated = Taken back
    .delayed = Delayed
    .finished = Event finished
    .announced = Announced
    .retracted = Announcement taken back
    .called = Arbiter called
    .coming = On the way to a call
    .answered = Call answered
    .extra-time = More time
    .paused = Clock stopped
    .resumed = Clock runs again
    .entries-opened = Entries opened
    .entries-closed = Entries closed
    .arranged = Settings changed
    .named = Name corrected
    .erased = Name erased
    .token-made = Link made
    .token-revoked = Link revoked
    .seated-live = Live tables made
    .resumed-table = Table goes on
    .bots-entered = Bots entered

## hall: The hall screen

hall-follow = Follow on your phone
hall-enter = Enter on your phone
hall-final-standings = Final standings
hall-table = Table
hall-seat = Seat
hall-nobody = Nobody has entered yet.
hall-nothing-yet = The seating is not there yet.

# $present (Number) - how many are here
# $entered (Number) - how many have entered
hall-here = { $present } of { $entered } are here

hall-is-here = here
hall-points = PV
hall-begins-at = begins at
hall-now = Now
hall-no-address = No QR code yet: set the address for phones in the screen’s choices.

## hall-controls

hall-controls-label = This screen
hall-controls-full-screen = Full screen
hall-controls-leave-full-screen = Leave full screen
hall-controls-open = What the screen shows
hall-controls-panel = Show
hall-controls-panels =
    .auto = What fits, one after the other
    .names = Who sits where, by name
    .tables = The tables
    .standings = The standings
    .schedule = The schedule

hall-controls-languages = Languages
hall-controls-languages-hint = Several take turns. None: the language of this browser.
hall-controls-theme = Theme
hall-controls-themes =
    .system = As the system
    .light = Light
    .dark = Dark

hall-controls-address = Address for phones
hall-controls-address-hint = As phones in the hall’s network reach this server, for example 192.168.1.20:8080.
hall-controls-address-wrong = This is not an address.
hall-controls-own-machine = Phones cannot reach the address by which this screen was opened. Write the one in the hall’s network.
hall-controls-may-darken = This browser may let the screen go dark. Turn off the screen saver of this computer.
hall-controls-back = To the event
