### A tournament: what its pages share, the desk, a player's page, the arbiter, the hall screen and what is printed.

## event: What the pages of a tournament share
event-tabs =
    .label = Pages of this tournament
    .follow = Tournament
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
event-table = Table { $table }
event-seat = Seat { $seat }
event-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
event-points = { game-points }
event-starts = starts
event-first-drawn =
    .ask = Someone else starts
    .title = Who starts?
    .text = If the table drew its first player from the bag, say who got the red tile.
    .missing = This player already starts.
event-bot = bot
event-clock =
    .game = Time left
    .counting = Count and submit
    .break = Until the next game
    .late = The next game is about to begin
    .paused = Clock paused
    .none = No game in progress
    .over = Time’s up
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
event-seating = Seating
event-seating-stale = The seating is being changed. Please wait for the new one.
event-participants = Players
event-line =
    .connecting = Connecting…
    .lost = Connection lost. Reconnecting…
    .closing = The server is restarting.
    .underway = It will be sent as soon as you’re back online.
event-kept = No connection. This is how it was at { $time }.
event-loading = Loading…
event-missing =
    .title = No such tournament
    .text = This link doesn’t lead to a tournament. Check it, or ask whoever gave it to you.
    .all = All tournaments
event-ended = Live updates have stopped. Reload the page.
event-not-yours =
    .title = This page is for those who run the tournament
    .text = On this device, open the link the organiser gave you.
    .follow = Follow the tournament
event-code =
    .label = Code of your personal link
    .hint = Eight letters and digits, as on your card.
    .open = Open
event-bad-link = This link isn’t valid, or has expired. Ask the organiser for a new one.
event-save = Save
event-cancel = Cancel
event-why = Why
event-why-hint = One line for the log, without names.
event-why-missing = Give a reason first.
event-why-ready = Usual reasons
event-names-somebody = This seems to name someone, and the log is permanent. Leave the name out, or keep it as it is.
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
event-ranking-points = Points
event-ranking-points-long = Points of all games, less any penalty
event-ranking-penalty = Penalty
event-ranking-penalty-long = Points that an arbiter has taken
event-ranking-decided =
    .pt = by points
    .place-points = by place points
    .rows = by complete rows
    .won = by games won
    .direct = by the games against each other
    .best-game = by the best game
    .opponents = by the opponents’ points
    .shared = shared place
    .final = by the final table
    .final-rows = by rows at the final table
event-ranking-none = Standings appear with the first result.
event-ranking-hidden = The standings will be revealed at the prize-giving.
event-ranking-hidden-here = Hidden until the prize-giving: only organisers see this.
event-ranking-unranked = Left before their first game, without a place: { $names }
event-ranking-crosstable = Cross-table
event-ranking-met = Table { $table }, with { $others }
event-ranking-after = { $games ->
    [one] After game 1. The rest will be revealed at the prize-giving.
   *[other] After game { $games }. The rest will be revealed at the prize-giving.
}

## event-reasons
event-reasons-warn =
    .disturbs = Disturbed other players
    .slow = Played slowly on purpose
    .rude = Was rude
event-reasons-expel =
    .conduct = Unsporting conduct
    .warned = Warned several times
event-reasons-reinstate =
    .mistake = It was a mistake
    .agreed = Everyone at the table agreed
event-reasons-return =
    .back = Is back
    .mistake = It was a mistake
event-reasons-leave =
    .go = Has to go
    .ill = Doesn’t feel well
event-reasons-withdraw =
    .go = Has to go
    .ill = Doesn’t feel well
    .away = Did not come to the table
event-reasons-finish =
    .closes = The room closes
    .late = It got too late
    .few = Too few players are left
event-reasons-add-game =
    .early = We are ahead of time
    .asked = The players asked for it
    .drawn = Another game should decide
event-reasons-drop-game =
    .late = We are behind time
    .closes = The room closes earlier
    .few = Too few players are left
event-reasons-undo-game =
    .seats = People sat in the wrong places
    .early = It was started too early
    .wrong = It was not played by the rules
event-reasons-reopen =
    .mistake = It was ended by mistake
    .stay = The room stays open after all
    .correct = A result has to be corrected
event-reasons-discard-sheet =
    .plays = They are still playing
    .table = It belongs to another table
    .counted = They counted wrong
event-reasons-delay =
    .plays = A table is still playing
    .late = Players arrive late
    .quick = Everyone was quick
    .break = A longer break
event-reasons-extra-time =
    .question = A question about the rules
    .spilt = Tiles were spilt
    .started = The table started late
event-reasons-correct =
    .counted = Counted wrong
    .typed = Typed wrong
    .seats = Seats were mixed up
event-reasons-dispute =
    .counted = Counted wrong
    .typed = Typed wrong
event-reasons-void =
    .stopped = No one can play on
    .tiles = Tiles are missing
event-reasons-pause =
    .announcement = Announcement
    .interruption = Interruption in the hall
event-reasons-resume-table =
    .back = The players are back
    .network = The connection was lost
event-reasons-pass-turn =
    .away = Is away
event-reasons-stand-in =
    .away = Is away
    .network = The connection was lost
event-reasons-other =
    .mistake = It was a mistake
    .agreed = Everyone concerned agreed
    .arbiter = The arbiter’s decision

## desk: The organisers’ desk
desk-title = Desk
desk-tabs =
    .label = Parts of the desk
    .people = People
    .seating = Seating
    .game = Game
    .standings = Standings
    .papers = Papers
    .event = Tournament
desk-course =
    .label = The afternoon step by step
    .enter = Entries
    .check-in = Check-in
    .seat = Seating
    .end = Certificates
    .done = done
    .skipped = not played
desk-standings =
    .live = As the results stand now.
    .final = Final.

## desk-next
desk-next-title =
    .enter = Add players
    .check-in = Check in those who have come
    .draft = Seat the players
    .publish = Check the draft, then publish it
    .final = Seat the final table
    .start = Start the game
    .await-sheets = Collect the sheets
    .settle = Decide a dispute
    .end-game = End the game
    .finish = Finish the tournament
    .ceremony = The prize-giving
    .print-certificates = Print the certificates
    .online = The tables are playing
# $game (String) - name of the game, as “Game 2”
# $tables (String) - numbers of the tables, listed
# $count (Number) - how many
# $present (Number) - how many are here
# $entered (Number) - how many have entered
# $again (Boolean) - whether a published seating is out of date
desk-next-text =
    .enter = Type their names, paste a list, or let them sign up with a link.
    .check-in = { $present } of { $entered } are here. Tap each player who arrives.
    .draft = { $again ->
        [yes] Someone arrived or left: the published seating is out of date.
       *[no] { $present } people are here. The computer suggests who sits where.
    }
    .publish = You can swap people. Once it’s published, everyone sees where to sit.
    .final = The best who are here play once more.
    .start = { $game }: start when everyone is seated. First players are drawn and the clock starts.
    .await-sheets = { $count ->
        [one] Table { $tables } has no result yet.
       *[other] { $count } tables have no result yet: { $tables }.
    }
    .settle = { $count ->
        [one] Table { $tables } is waiting for a decision.
       *[other] Tables { $tables } are waiting for a decision.
    }
    .end-game = { $game }: every table is done.
    .finish = All games have been played. The standings become final.
    .ceremony = The standings are hidden. Reveal the places one by one on the hall screen.
    .print-certificates = The tournament is over. Thank you for running it.
    .online = { $count ->
        [one] { $count } table is still playing. Its result comes in automatically.
       *[other] { $count } tables are still playing. Results come in automatically.
    }
# $game (String) - name of the game, as “Game 2”
# $tables (String) - numbers of the tables, listed
# $count (Number) - how many
# $present (Number) - how many are here
# $entered (Number) - how many have entered
# $again (Boolean) - whether a published seating is out of date
desk-next-button =
    .enter = Add players
    .check-in = Check people in
    .draft = { $again ->
        [yes] Redraft the seating
       *[no] Draft the seating
    }
    .publish = Publish the seating
    .final = Seat the final table
    .start = Start { $game }
    .await-sheets = Enter a sheet
    .settle = Decide
    .end-game = End { $game }
    .finish = Finish the tournament
    .ceremony = Begin the prize-giving
    .print-certificates = Print certificates
    .online = View tables
desk-next-label = Next
desk-next-calls = { $count ->
    [one] { $count } open call for an arbiter
   *[other] { $count } open calls for an arbiter
}
desk-next-unattended = This tournament runs itself. You can still do everything by hand.
desk-next-papers = Print first:
desk-next-also =
    .enter = Add more players
    .check-in = Check more people in
    .draft = Seat those who are here
    .redraft = Draft again
    .ceremony = The prize-giving
    .print-certificates = Print certificates
    .finish = Finish without a final
    .finish-early = Finish now
    .all = Everyone is here
desk-next-all-sure = { $count ->
    [one] Check { $count } person in?
   *[other] Check all { $count } people in?
}
desk-next-finish-early = Some games will be left out. Say why, for the log.
desk-next-start-sure = { $game }: start now?
desk-next-start-text = First players are drawn and the clock starts. You can undo it until the first sheet comes in.
desk-next-start-away = Not checked in: { $names }.
desk-next-start-missing = Someone hasn’t shown up? Let them leave first: they keep their points so far.
desk-next-reopen = Not over after all
desk-next-reopen-text = The tournament goes on after the last game played, and the games to come are seated anew. Say why, for the log.

## desk-people
desk-people-title = People
desk-people-name = Name
desk-people-name-hint = First name, then surname. Press Enter to add the next.
desk-people-add = Add
desk-people-of-age = At least { $age } years old
desk-people-of-age-all = Everyone on the list is at least { $age } years old
desk-people-here-already = Already here
desk-people-late = Late entry: plays from { $game } on
desk-people-over = No one can sign up any more.
desk-people-entered = { $name } is signed up.
desk-people-entered-many = { $count ->
    [one] { $count } person is signed up.
   *[other] { $count } people are signed up.
}
desk-people-list = Paste or upload a list
desk-people-list-hint = One name per line, numbered or not, surname first with a comma; or CSV with headings.
desk-people-list-label = List of names
desk-people-list-missing = Paste names, or choose a file.
desk-people-file = Choose a file…
desk-people-preview = { $count ->
    [one] { $count } name found
   *[other] { $count } names found
}
desk-people-enter-list = { $count ->
    [one] Add { $count } player
   *[other] Add { $count } players
}
desk-people-row = Row { $row }, { $name }: { $text }
desk-people-link = Link for players
desk-people-link-text = Anyone who opens this link can sign up and follow the tournament. Show the code, or send the link.
desk-people-entries-open = Players can sign up themselves
desk-people-entries-open-hint = Until the first game begins, or until you turn this off.
desk-people-opened = Entries are open.
desk-people-closed = Entries are closed.
desk-people-bots = Add bots
desk-people-bots-text = Bots take seats and play on their own.
desk-people-bots-count = How many
desk-people-bots-kind = Which bot
desk-people-bots-not-allowed = Allow bots first.
desk-people-bots-entered = { $count ->
    [one] { $count } bot is signed up.
   *[other] { $count } bots are signed up.
}
desk-people-search = Find someone
desk-people-none = No players yet. Type a name above.
desk-people-none-found = No one found.
desk-people-shows =
    .label = Show
    .all = All
    .away = Not here yet
    .here = Here
    .left = Left
desk-people-check-in = Here
desk-people-check-in-name = { $name } is here
desk-people-checked-in = { $name } is checked in.
desk-people-all-here = { $count ->
    [one] { $count } person is checked in.
   *[other] { $count } people are checked in.
}
desk-people-more = More about { $name }
desk-people-stages =
    .entered = not here yet
    .here = here
    .playing = playing
    .left = left
    .expelled = expelled
desk-people-at = table { $table }, seat { $seat }
desk-people-same-name = same name twice
desk-people-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
desk-people-erased = erased
# $game (Number) - number of the game
desk-people-from-game = from game { $game }
desk-people-first = First name
desk-people-surname = Surname
desk-people-rename = Save name
desk-people-renamed = The name has been changed.
desk-people-make-link = Create personal link
desk-people-new-link = Create new personal link
desk-people-new-link-hint = The old link stops working.
desk-people-link-hint = It lets them see their table and submit results.
desk-people-make-links = Personal links to print
desk-people-make-links-text = { $count ->
    [one] { $count } person has no link yet.
   *[other] { $count } people have no link yet.
}
desk-people-make-links-all = Everyone has a link. New ones replace them.
desk-people-make-links-for = { $count ->
    [one] Create { $count } link
   *[other] Create { $count } links
}
desk-people-make-links-anew = Create new links for everyone
desk-people-leave = Leaves the tournament
desk-people-leave-hint = Between games. What was played stays in the standings.
desk-people-withdraw = Withdraws from the game
desk-people-withdraw-hint = During a game. They get no points for it, and the table plays on.
desk-people-come-back = Comes back
desk-people-come-back-late = No game is left for them to play.
desk-people-left = { $name } has left.
desk-people-withdrawn = { $name } has withdrawn.
desk-people-back = { $name } is back.
desk-people-erase = Erase the name permanently
desk-people-erase-text = The name and all links of this person are deleted. Results stay, without a name. This can’t be undone.
desk-people-erase-done = The name has been erased.
desk-people-arbiter-link = Warnings and expulsions are on the arbiter’s page.

## desk-seating
desk-seating-title = Seating
desk-seating-none = No seating yet.
desk-seating-none-text = When everyone who plays is checked in, draft a seating. Only you see it until you publish it.
desk-seating-draft = Draft
desk-seating-draft-text = Only you see this.
desk-seating-published = Published
desk-seating-published-text = Everyone sees this.
desk-seating-old = Someone has arrived or left since. Draft it again.
desk-seating-draft-it = Draft the seating
desk-seating-redraft = Another draft
desk-seating-redrafted = Here is another draft.
desk-seating-drafted = The draft is ready. Check it.
desk-seating-balance = Mix the seats
desk-seating-balance-hint = Same tables, and everyone gets as many different seats as possible.
desk-seating-balanced = The seats are mixed.
desk-seating-publish = Publish the seating
desk-seating-published-now = The seating is published.
desk-seating-how = Drag a name onto another to swap the two, or choose one after the other.
desk-seating-picked = { $name } swaps with…
desk-seating-picked-hint = Each name shows how the cost would change. Choose one, or Escape.
desk-seating-cancel = Don’t swap
desk-seating-seat-of = { $name }, table { $table }, seat { $seat }
# $cost (Number) - cost of the seating
desk-seating-swap-to = swapping makes the cost { $cost }
desk-seating-swapped = { $same ->
    [yes] Swapped: the cost stays { $after }.
   *[no] Swapped: the cost goes from { $before } to { $after }.
}
desk-seating-cost = Cost
desk-seating-cost-hint = 0 = no two players meet twice
desk-seating-same = =
desk-seating-meets = meets again: { $names }
desk-seating-nobody-twice = No two players meet twice.
desk-seating-met-again = { $pairs ->
    [one] { $pairs } pair meets again
   *[other] { $pairs } pairs meet again
}{ $most ->
    [2] .
   *[other] , { $most } times at most.
}
desk-seating-best = This is the best possible.
# $one (String) - name of a player
# $other (String) - name of another player
desk-seating-pair = { $one } and { $other }
# $pair (String) - two names
# $games (String) - numbers of games, listed
desk-seating-pair-in = { $pair } (game { $games })
desk-seating-pairs-more = { $count ->
    [one] { $count } more pair
   *[other] { $count } more pairs
}
desk-seating-small = { $same ->
    [yes] { $most ->
        [one] Everyone sits once at a table of three or two.
       *[other] Everyone sits { $most } times at a table of three or two.
    }
   *[no] Everyone sits { $least } to { $most } times at a table of three or two.
}
desk-seating-seats-differ = No one has the same seat twice.
desk-seating-seats-repeat = Some have the same seat more than once.
desk-seating-first = begins at { $minute }
desk-seating-stale = Someone has arrived or left since. Screens and phones say so until the new seating is ready.
desk-seating-bend = Choose a name to swap it with another or take it out. Everyone sees a change at once.
desk-seating-redraw = Redraw with the fewest changes
desk-seating-redraw-cost = { $count ->
    [0] No one changes tables. Cost { $cost }.
    [one] { $count } player changes tables. Cost { $cost }.
   *[other] { $count } players change tables. Cost { $cost }.
}
desk-seating-redrawn = { $count ->
    [0] The new seating is published. No one changes tables.
    [one] The new seating is published. { $count } player changes tables.
   *[other] The new seating is published. { $count } players change tables.
}
desk-seating-waiting = Not seated yet
desk-seating-sits-where = { $name } sits…
desk-seating-chair-cost = Sit at table { $table }, cost { $cost }
desk-seating-no-chair = No seat is free. Redraw with the fewest changes.
desk-seating-sits = { $name } sits at table { $table }.
desk-seating-gone = no longer here
desk-seating-take-out-cost = Take { $name } out, cost { $cost }
desk-seating-too-small = Without { $name } the table would be too small. Redraw with the fewest changes.
desk-seating-taken-out = { $name } is out of this game.

## desk-wishes: Who should not meet, and who needs a certain place
desk-wishes-title = Wishes
desk-wishes-text = The next draft takes these into account. If a wish can’t be met, the draft says which and why.
desk-wishes-choose = Choose…
desk-wishes-one = One
desk-wishes-other = The other
desk-wishes-keep-apart = Keep apart
desk-wishes-apart-of = { $names } should not meet.
desk-wishes-let-meet = Let them meet
desk-wishes-let-meet-of = Let them meet: { $names }
desk-wishes-clubs = Keep members of a club apart
desk-wishes-clubs-hint = As far as there are tables for it.
desk-wishes-no-clubs = No one has a club yet: add it under the person’s name, or in the list.
desk-wishes-saved = Noted for the next draft.
desk-wishes-of-person = Club, rating, fixed place
desk-wishes-club = Club
desk-wishes-rating = Rating
desk-wishes-table = Always at table
desk-wishes-table-hint = For someone who can’t climb stairs, for example
desk-wishes-seat = Always in seat
desk-wishes-any-seat = any
desk-wishes-save = Save
desk-wishes-substitute = Substitute
desk-wishes-substitute-hint = Only fills a table of three, and isn’t ranked.
desk-wishes-substitute-played = Has already played, so this can’t be changed.
desk-wishes-needs-table = { $name } always sits at table { $table }.
desk-wishes-needs-seat = { $name } always has seat { $seat }.
desk-wishes-is-substitute = { $name } is a substitute.
desk-wishes-unmet = { $count ->
    [one] { $count } wish is not met:
   *[other] { $count } wishes are not met:
}
desk-wishes-all-met = All wishes are met.
# $cost (Number) - cost of the seating
desk-wishes-unwished = Without wishes the cost would be { $cost }.
# $games (String) - in which games
desk-wishes-meet-anyway = { $games }: { $names } meet.
# $games (String) - in which games
desk-wishes-not-at-table = { $games }: { $names } is not at table { $table }.
# $games (String) - in which games
desk-wishes-not-at-seat = { $games }: { $names } does not have seat { $seat }.
desk-wishes-reasons =
    .same-table = Both need the same table.
    .crowded = There are more of them than tables.
    .no-table = There are not that many tables.
    .full = More people need this table than it has seats.
    .no-seat = Their table doesn’t have that many seats.
    .taken = Someone else at the table needs this seat.
    .others = Other wishes, or a swap, got in the way.

## desk-rounds: A game more or fewer, and a game undone
desk-rounds-add = Add a game
desk-rounds-add-text = { $games ->
    [one] Everyone plays { $games } game. If need be, the tournament ends later.
   *[other] Everyone plays { $games } games. If need be, the tournament ends later.
}
desk-rounds-drop = Drop a game
desk-rounds-drop-text = { $games ->
    [one] Everyone plays { $games } game. The seating of the dropped game is gone.
   *[other] Everyone plays { $games } games. The seating of the dropped game is gone.
}
desk-rounds-undo = Undo { $game }
desk-rounds-undo-text = Its results count for nothing, and it is played again with the same seating. Anyone who withdrew from it has to be let back in.

## desk-game
desk-game-none = No game has begun.
desk-game-none-text = When the seating is published and everyone is seated, start the game. The tables and their sheets appear here.
desk-game-started = { $game } has begun.
desk-game-ended = { $game } has ended.
desk-game-which = Which game
desk-game-pause = Pause the clock
desk-game-resume = Resume the clock
desk-game-paused = The clock is paused.
desk-game-resumed = The clock is running.
desk-game-extra = Extra time
desk-game-minutes = Minutes
desk-game-minutes-extra = { NUMBER($minutes, signDisplay: "exceptZero") } min
desk-game-table = Table
desk-game-enter-sheet = Enter the sheet
desk-game-enter-sheet-of = Enter the sheet of table { $table }
desk-game-correct = Correct
desk-game-correct-of = Correct table { $table }
desk-game-decide = Decide
desk-game-decide-of = Decide table { $table }
desk-game-watch = Watch
desk-game-watch-of = Watch table { $table }
desk-game-resume-table = Resume table
desk-game-stalled = stopped: everyone’s turn was lost
desk-game-sheet-in = Sheet in from { $names }
desk-game-differ = The sheets differ:
desk-game-disputed-text = The result is disputed.
desk-game-by = by { $name }
desk-game-settled = { $done } of { $all } tables are done
# $table (String) - the table, as “table 3”
desk-game-sheet-title = { $game }, { $table }
desk-game-withdrew = withdrew
desk-game-undo-start = Undo the start
desk-game-undo-start-text = The game counts as not started: the seating can be changed, and anyone missing can leave before it (T20).
desk-game-start-undone = The start is undone.
desk-game-discard = Discard the sheets
desk-game-discard-of = Discard the sheets of table { $table }
desk-game-discard-text = They were submitted too early: the table plays on and submits again. The log keeps what they said.

## desk-papers
desk-papers-title = Print
desk-papers-language = Language of the papers
desk-papers-game = Game
desk-papers-to-come = all remaining
desk-papers-names =
    .sheets = Score sheets
    .cards = Table cards
    .tables = Seating by table
    .names = Seating by name
    .ranking = Standings
    .certificates = Certificates
desk-papers-hints =
    .sheets = One for each table, with a code to enter the result by phone
    .cards = To fold and put on the tables
    .tables = For the wall
    .names = For the wall, in alphabetical order
    .ranking = With the tie-breaks
    .certificates = For everyone, with place and points
desk-papers-need-seating = When the seating is published
desk-papers-need-new-seating = When the new seating is ready
desk-papers-need-game = When a game has begun
desk-papers-need-end = When the tournament is over
desk-papers-files = Download
desk-papers-files-text = All the data of this tournament is yours.
desk-papers-lists =
    .participants = Participants
    .seating = Seating
    .results = Results
    .ranking = Standings
    .crosstable = Cross-table
    .entrants = All entries
    .log = Log
desk-papers-numbers = Seating by numbers
desk-papers-numbers-hint = One line per table, by entry number, for other pairing programs
desk-papers-public = Public lists
desk-papers-everything = Everything
desk-papers-everything-hint = With names and log: keep it safe
desk-papers-games = Games played online

## desk-page: The event’s page, its places, the series, and copies
desk-page-title = Page and places
desk-page-text = Text for everyone
desk-page-text-hint = Where it is, what there is to win, how to get there. Shown on the tournament’s page.
desk-page-save = Save the text
desk-page-logo = Logo
desk-page-choose-logo = Choose a logo…
desk-page-other-logo = Another logo…
desk-page-remove-logo = Remove
desk-page-not-a-picture = The browser can’t read this file as a picture.
desk-page-places = Places
desk-page-places-hint = Empty: for everyone. Those who sign up beyond it wait, and move up when someone leaves.
desk-page-waiting = { $count ->
    [one] { $count } person is waiting for a place.
   *[other] { $count } people are waiting for a place.
}
desk-page-waits = waiting list
desk-page-series = Series
desk-page-series-hint = A short name such as winter-2027. Tournaments with the same name are ranked together.
desk-page-clone = Another one like this
desk-page-clone-text = With the same settings, text, logo and places. You get a link of your own for it.
desk-page-clone-it = Create tournament
desk-page-clone-people = Add the same people

## desk-event
desk-event-title = Tournament
desk-event-announce = Announce
desk-event-announce-label = Tell everyone
desk-event-announce-hint = It appears on the hall screen and on every phone.
desk-event-announced = Everyone has been told.
desk-event-retract = Withdraw
desk-event-retract-of = Withdraw: { $text }
desk-event-retracted = The announcement has been withdrawn.
desk-event-delay = Earlier or later
desk-event-delay-title = A game begins at another time
desk-event-delay-game = Game
desk-event-delay-minutes = Minutes later (negative: earlier)
desk-event-delay-missing = Enter the number of minutes.
desk-event-delay-begins = { $game } then begins at { $time }.
desk-event-delayed = The schedule has been changed.
desk-event-helpers = Helpers
desk-event-helpers-text = Arbiters settle disputes; organisers can do everything. Each gets a link of their own, which you can revoke.
desk-event-helper-name = Name
desk-event-arbiter = Arbiter
desk-event-organiser = Organiser
desk-event-make-arbiter = Link for an arbiter
desk-event-make-organiser = Link for an organiser
desk-event-you = you
desk-event-revoke = Revoke link
desk-event-revoke-of = Revoke link: { $name }
desk-event-revoke-text = Its holder can only watch from now on.
desk-event-revoked = The link has been revoked.
desk-event-unnamed = no name
desk-event-settings = Settings
desk-event-change = Name and settings…
desk-event-change-title = Change name and settings
desk-event-setting-fixed = Can’t be changed any more.
desk-event-put-away = Archive
desk-event-archived = Archived
desk-event-archived-hint = Listed with the old tournaments, at the end of the list.
desk-event-delete = Delete the tournament
desk-event-delete-text = Players, results, log and links are deleted for good. Download what you want to keep first.
desk-event-delete-name = Type the name to confirm: { $title }
desk-event-delete-missing = Type the tournament’s name first.
desk-event-delete-later = A game is in progress. End it first.
desk-event-deleted = The tournament has been deleted.
desk-event-listed = In the list of this server
desk-event-listed-hint = Otherwise only people with the link can find it.
desk-event-self-check-in = Players check themselves in
desk-event-self-check-in-hint = With their personal link, when they arrive.
desk-event-date = Day
desk-event-timezone = Time zone
desk-event-timezone-hint = For example Europe/Rome; empty for this computer’s
desk-event-bots = Bots may take seats
desk-event-unattended = Runs itself
desk-event-unattended-hint = Seats, starts, ends and finishes without you.
desk-event-watch-delay = Spectator delay
desk-event-watch-delay-unit = { $seconds ->
    [0] no delay
   *[other] { $seconds } s
}
desk-event-saved = Saved.
desk-event-pages = Pages to show
desk-event-hall = Hall screen
desk-event-hall-hint = For a projector: clock, seating, standings
desk-event-follow = Page for everyone
desk-event-follow-hint = To follow on a phone
desk-event-facts = { $games ->
    [one] { $games } game of { $minutes } minutes
   *[other] { $games } games of { $minutes } minutes
}

## desk-ceremony
desk-ceremony-title = Prize-giving
desk-ceremony-text = Places are revealed from last to first on the hall screen. Its keys do the same: → or space, ←, End, Esc.
desk-ceremony-hall = Open the hall screen
desk-ceremony-told = { $told } of { $of } revealed
desk-ceremony-next-up = Next: { $place }. { $name }
desk-ceremony-begin = Begin
desk-ceremony-next = Next place
desk-ceremony-back = Back
desk-ceremony-all = All at once
desk-ceremony-end = Take it off the screen
desk-ceremony-done = All places have been revealed. The standings are public.

## desk-links
desk-links-title = Personal links
desk-links-one = Link for { $name }
desk-links-once = These links are shown only now. Print them, or send them before you close this page.
desk-links-once-one = This link is shown only now. Let the person scan it, or copy it before you close this.
desk-links-print = Print
desk-links-done = I’ve saved them
desk-links-done-one = I’ve saved it
desk-links-code = To type by hand:
desk-links-card = Your table, your seat, your results:
desk-links-organiser-card = The desk of this tournament:
desk-links-arbiter-card = The arbiter’s page:
desk-links-local = Only this computer can reach this server. Stop it, and start it for the whole network: make hall, or azulejos serve --host 0.0.0.0.

## desk-make
desk-make-lead = An afternoon of Azul for your club: players, seating, clock, results, certificates.
desk-make-name = Name of the tournament
desk-make-name-placeholder = e.g. Spring cup
desk-make-name-missing = Give the tournament a name first.
desk-make-where = Where is it played?
desk-make-hall = In a hall
desk-make-hall-hint = At real tables. Results come in by phone or on paper.
desk-make-online = Online
desk-make-online-hint = At live tables on this server. Results come in automatically.
desk-make-how = How are people seated?
desk-make-presets =
    .marteludica = New opponents
    .swiss = Swiss
    .final-four = With a final
desk-make-preset-hints =
    .marteludica = Planned so that as few as possible meet twice.
    .swiss = Players with similar scores meet.
    .final-four = New opponents, then a final of the best.
desk-make-games = Games for everyone
desk-make-day = Day
desk-make-start = First game at
desk-make-ends = Ends at about { $time }.
desk-make-ends-late = The games would run past midnight. Start earlier or play fewer.
desk-make-you = Your name
desk-make-you-hint = For the log and the helpers; players don’t see it.
desk-make-more = More options
desk-make-minutes = Game length (min)
desk-make-counting = Counting (min)
desk-make-pause = Break (min)
desk-make-displays = Displays at a table of four
desk-make-turn = Turn limit (s)
desk-make-age = Minimum age
desk-make-final-players = Players in the final
desk-make-first = Who starts at a table
desk-make-first-lot = at random
desk-make-first-balance = in turn, as evenly as possible
desk-make-public-names = Names in public lists
desk-make-names-full = in full
desk-make-names-initial = first name and initial
desk-make-ranked-by = Standings by
desk-make-ranked =
    .pt = points of all games (PT)
    .place-points = points for places
desk-make-place-points =
    .first = 1st place
    .second = 2nd place
    .third = 3rd place
    .fourth = 4th place
desk-make-tie-break = Tie-break { $number }
desk-make-tie-breaks =
    .none = none: the place is shared
    .rows = complete rows
    .won = games won
    .pt = points of all games (PT)
    .place-points = points for places
    .direct = games against each other
    .best-game = best game
    .opponents = opponents’ points
desk-make-hidden = Results and standings
desk-make-hidden-never = public at once
desk-make-hidden-from = hidden from game { $number } until the prize-giving
desk-make-make = Create tournament
desk-make-made-title = { $title } is ready
desk-make-made-text = Keep this link: it is your key to the desk, on this or any other device. It is shown only now.
desk-make-to-desk = Go to the desk

## desk-list
desk-list-lead = Club tournaments on this server: follow one, or run your own.
desk-list-make = New tournament
desk-list-mine = Created on this device
desk-list-all = All tournaments
desk-list-none = No tournaments yet. Create the first one; it takes a minute.
desk-list-archived = { $count ->
    [one] { $count } archived tournament
   *[other] { $count } archived tournaments
}
desk-list-entered = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
desk-list-online = online
desk-list-open = entries are open
desk-list-untitled = Tournament

## player: A player’s page and the score sheet
player-ordinal = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
player-table =
    .title = My table
    .handedIn = sheet is in
    .dispute = Dispute the result
    .disputeText = An arbiter will look at it and decide. Say what is wrong, naming seats rather than people.
    .disputed = The result is disputed. An arbiter will decide.
    .nobody = –
    .void = This table is void: no one scores here.
player-games =
    .title = My games
    .notSeated = not seated yet
    .on = in progress
player-away =
    .title = I have to go
    .leave = Leave the tournament
    .leaveText = Your points stand, and you play no more games. Please say so here before you go.
    .withdraw = Withdraw from this game
    .withdrawText = You get no points for this game, and play no more today. The others at your table play on without you.
    .withdrawShort = If you stop in the middle of a game, you get no points for it.
player-paper =
    .result = Result of this table
    .yours = You are at another table in this game.
    .toMine = Go to my table
    .noTable = There is no such table in this tournament, or its game has not begun.
    .pin = PIN on the score sheet
    .pinSeat = Your seat
    .pinChoose = Choose…
    .pinText = Submit the result with the six digits on your table’s score sheet, or open your personal link.
    .pinGo = Fill in the sheet
    .follow = Follow the tournament
    .change = Correct this result
    .arbiters = You are entering this sheet as an arbiter.
    .past = This game is over.

## player-sheet
player-sheet-title = Score sheet
player-sheet-by-pin = Submitting as: { $name }
player-sheet-lead = Count on your own. The result stands once two players at the table submit the same scores.
player-sheet-lead-arbiter = What you enter counts at once.
player-sheet-lead-correct = The new result counts at once. The old one stays in the log.
player-sheet-points = Points
player-sheet-points-of = Points of { $name }
player-sheet-rows = Complete rows
player-sheet-rows-of = Complete rows of { $name }
player-sheet-pad = Score pad
player-sheet-pad-of = Score pad of { $name }
player-sheet-withdrew = withdrew: no points for this game
player-sheet-has-withdrawn = Withdrew
player-sheet-you = you
player-sheet-hand-in = Submit
player-sheet-enter = Enter the result
player-sheet-correct = Correct the result
player-sheet-sending = Sending…
player-sheet-offline = Connection lost. The sheet will be sent when you’re back online. Leave this page open.
player-sheet-kept = What you filled in is still here.
player-sheet-unsent = This sheet has not arrived yet. Submit it again.
player-sheet-clear = Clear sheet
player-sheet-missing = Points and complete rows are needed.
player-sheet-unchanged = Nothing has been changed yet.
player-sheet-below = { $least ->
    [one] The rows alone give { $least } point. Count again.
   *[other] The rows alone give { $least } points. Count again.
}
player-sheet-above = { $most ->
    [one] With that many rows, { $most } point is the maximum. Count again.
   *[other] With that many rows, { $most } points is the maximum. Count again.
}
player-sheet-fix = Something isn’t right yet. Check the lines in red.
player-sheet-arrived = Your sheet is in.
player-sheet-entered = The result has been entered.
player-sheet-look = It’s in. Please check this again:
player-sheet-right = It’s right
player-sheet-change = Change it
player-sheet-questions =
    .no-row = No one has a complete row. Did the game end because the tiles ran out?
    .rare-pv = More than 130 points is very rare.
    .rows-differ = The wall on the score pad shows a different number of complete rows.
    .score-negative = A score never falls below 0.
    .score-too-high = So few tiles can’t have scored that many points before bonuses.
    .pv-below-bonuses = The bonuses on the wall alone come to more than that.
    .pv-too-high = The tiles on the wall can’t be worth that many points.
    .pv-differ = The score pad comes to a different number of points.
player-sheet-question = Something looks odd. Count it again.

## player-pad
player-pad-hint = Tap the cells of the wall that have a tile.
player-pad-wall = Wall
player-pad-cell = Row { $row }, column { $column }, { $colour }
player-pad-before = Points before bonuses
player-pad-bonuses =
    .rows = Complete rows
    .columns = Complete columns
    .colours = All five of a colour
player-pad-times = { $count } × { $each }
player-pad-sum = Points
player-pad-needs-before = Type the points before bonuses, as on the score track.
player-pad-too-high = { $most ->
    [one] These tiles can’t have scored more than { $most } point before bonuses.
   *[other] These tiles can’t have scored more than { $most } points before bonuses.
}
player-pad-take = Copy to sheet
player-pad-empty = Clear wall

## player-glance
player-glance-hello = Hello { $name }
player-glance-table = Table
player-glance-seat = Seat
player-glance-at = at { $time }
player-glance-you-start = You start
player-glance-check-in = Check in
player-glance-check-in-desk = Check in at the desk.
player-glance-check-in-self = Already here? Check in.
player-glance-waiting = You are on the waiting list
player-glance-waiting-text = You are number { $number }. When someone leaves you move up, and this page says so.
player-glance-i-am-here = I’m here
player-glance-wait-for = { $game } at { $time }
player-glance-wait-seating = Your table appears here as soon as the seating is published.
player-glance-wait-changes = The seating is being changed. Your table appears here as soon as the new one is ready.
player-glance-wait-end = You have played all your games
player-glance-wait-end-text = The final standings come as soon as everyone is done.
player-glance-go = Go to your table. The game begins when the organiser starts it.
player-glance-play = The game is on. When it’s over, submit the result.
player-glance-play-online = The game is on, at a table on this site.
player-glance-hand-in = Someone at your table has submitted a sheet. Count on your own, and submit yours.
player-glance-handed-in = Your sheet is in. Now someone else at your table has to submit the same.
player-glance-arbiter = An arbiter is deciding the result of your table. Please stay there.
player-glance-differ = The sheets of your table differ. Check yours, or wait for the arbiter.
player-glance-out = You have left the tournament
player-glance-out-text = Your points stand. To play again, ask at the desk.
player-glance-done = The tournament is over
player-glance-expelled = You are no longer in the tournament
player-glance-expelled-text = You are not among the players. If that is a mistake, ask at the desk.
player-glance-standing = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st of { $of }, with { $pt }
    [two] { $place }nd of { $of }, with { $pt }
    [few] { $place }rd of { $of }, with { $pt }
   *[other] { $place }th of { $of }, with { $pt }
}
player-glance-shared = a shared place
player-glance-behind = { $count ->
    [one] { $count } point behind the next place
   *[other] { $count } points behind the next place
}
player-glance-to-table = Go to my table
player-glance-fill-in = Submit result
player-glance-change-sheet = Change my sheet
player-glance-hide-sheet = Close the sheet
player-glance-warnings = { $count ->
    [one] You have had { $count } warning.
   *[other] You have had { $count } warnings.
}

## player-arbiter
player-arbiter-title = Arbiter
player-arbiter-lead = A question about the rules, or something isn’t right? An arbiter comes to your table.
player-arbiter-call = Call an arbiter
player-arbiter-what = What is it about?
player-arbiter-what-hint = Optional.
player-arbiter-called = Called at { $time }. An arbiter will come.
player-arbiter-coming = Called at { $time }. An arbiter is on the way.
player-arbiter-dispute = At { $time } an arbiter was asked to decide the result.
player-arbiter-dispute-taken = Asked to decide at { $time }. An arbiter is on the way.
player-arbiter-stalled = At { $time } an arbiter was asked to resume the table.
player-arbiter-absent = At { $time } an arbiter was told that someone is away from your table.
player-arbiter-answered = The arbiter has answered your call.

## player-follow
player-follow-finished = The tournament is over.
player-follow-entry = The first game has not begun.
player-follow-playing = { $game } is in progress.
player-follow-between = { $game } begins at { $time }.
player-follow-between-end = All games have been played.
player-follow-yours = Playing here? Open your personal link, or scan your own QR code: then this page shows your table.
player-follow-winner = { $names } won
player-follow-find = Find a name
player-follow-find-nobody = No one by that name.
player-follow-which = Which game
player-follow-no-seating = Seating not published yet.
player-follow-watch = Watch
# $table (String) - the table, as “Table 3”
player-follow-watch-of = Watch { $table }
player-follow-free = no one
player-follow-here = here
player-follow-left = has left
player-follow-playing-now = playing
player-follow-none = No one has signed up yet.
player-follow-earlier = { $count ->
    [one] { $count } earlier announcement
   *[other] { $count } earlier announcements
}

## player-series: The series that the tournament belongs to
player-series-title = Series { $name }
player-series-events = { $count ->
    [one] { $count } tournament so far.
   *[other] { $count } tournaments together.
}
# $points (String) - points of the event, as “16 points”
# $pv (String) - points game by game
player-series-part = { $title }: place { $place }, { $points } ({ $pv })

## player-entry
player-entry-title = Join this tournament
# $places (Number) - how many places there are
# $waiting (Number) - how many people wait for one
player-entry-waiting = { $waiting ->
    [0] All { $places } places are taken. If you sign up, you wait for one.
    [one] All { $places } places are taken, and { $waiting } person is waiting. If you sign up, you wait as well.
   *[other] All { $places } places are taken, and { $waiting } people are waiting. If you sign up, you wait as well.
}
player-entry-lead = Sign up: a name is enough.
player-entry-first = First name
player-entry-surname = Surname
player-entry-surname-hint = Optional.
player-entry-of-age = I am at least { $age } years old
player-entry-too-young = Players must be at least { $age } years old.
player-entry-need-name = Please type your first name.
player-entry-initial = Lists show your first name and the initial of your surname. No birth date is kept.
player-entry-full = Lists show your full name. No birth date is kept.
player-entry-enter = Sign up
player-entry-entered = { $name }, you’re in!
player-entry-entered-waiting = { $name }, you are on the waiting list
player-entry-keep = This is your personal link. It is shown only now: keep it. With it you see your table and submit results, on any phone.
player-entry-on = Go to my page

## arbiter: The arbiter’s page
arbiter-title = Arbiter
arbiter-house = the server
arbiter-you = You
arbiter-somebody = Someone
arbiter-clock =
    .title = Clock
    .pause = Stop the clock
    .resume = Resume the clock
    .minutes = Minutes
arbiter-tabs =
    .label = Parts of this page
    .tables = Tables
    .people = People
    .hall = Hall
    .log = Log

## arbiter-calls
arbiter-calls-title = Calls
arbiter-calls-none = No open calls.
arbiter-calls-open = { $count ->
    [one] { $count } open call
   *[other] { $count } open calls
}
arbiter-calls-kinds =
    .call = Wants an arbiter
    .differ = The sheets differ
    .dispute = The result is disputed
    .stalled = Table stopped
    .absent = A player is away
arbiter-calls-stalled = Everyone’s turn was lost, one after the other (T5). Resume the table, or declare it void.
arbiter-calls-absent = { $name } has not come, or has lost two turns and isn’t here.
arbiter-calls-wait = Wait
arbiter-calls-pass = Pass the turn
arbiter-calls-bot = Let a bot play
arbiter-calls-by = from { $name }
arbiter-calls-coming = I’m coming
arbiter-calls-done = Done
arbiter-calls-you-come = You are on the way
arbiter-calls-other-comes = { $name } is on the way
arbiter-calls-decide = Decide
arbiter-calls-go-on = Resume table
arbiter-calls-watch = View table

## arbiter-tables
arbiter-tables-title = Tables
arbiter-tables-which = Game
arbiter-tables-none = No game has begun yet.
arbiter-tables-sheets = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}
arbiter-tables-extra = +{ $minutes } min
arbiter-tables-result = Result
arbiter-tables-handed-in = Submitted
arbiter-tables-no-sheets = No sheet is in yet.
arbiter-tables-enter = Enter the sheet
arbiter-tables-correct = Correct the result
arbiter-tables-decide = Decide the dispute
arbiter-tables-as-he = Use { $name }’s sheet
arbiter-tables-more = More time
arbiter-tables-void = Declare the table void
arbiter-tables-discard = Discard the sheets
arbiter-tables-go-on = Resume table
arbiter-tables-who = Who sits here
arbiter-tables-differs = differs
arbiter-tables-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}

## arbiter-people
arbiter-people-title = People
arbiter-people-find = Find someone
arbiter-people-none = No one by that name.
arbiter-people-stages =
    .entered = signed up
    .here = here
    .playing = playing
    .left = has left
    .expelled = expelled
arbiter-people-at = Table { $table }, seat { $seat }
arbiter-people-warnings = { desk-people-warnings }
arbiter-people-number = No. { $number }
arbiter-people-arbiter = arbiter

## arbiter-acts
arbiter-acts-warn = Warn { $name }
arbiter-acts-warn-note = The warning goes in the log. The others at the table need not know.
arbiter-acts-penalise = Take points from { $name }
arbiter-acts-penalise-note = Deducted from their points in the standings. A negative number gives points back.
arbiter-acts-expel = Expel { $name }
arbiter-acts-expel-note = They leave the tournament and every public list. At a table without a final result it counts as a withdrawal; the points of the others stand.
arbiter-acts-withdraw = { $name } withdraws
arbiter-acts-withdraw-note = They get no PV for this game, and the table plays on with one player fewer (T21).
arbiter-acts-leave = { $name } leaves
arbiter-acts-leave-note = They stay in the standings with their PV so far (T20).
arbiter-acts-return = { $name } is back
arbiter-acts-return-note = They play the remaining games.
arbiter-acts-reinstate-expelled = Undo { $name }’s expulsion
arbiter-acts-reinstate-withdrawn = Undo { $name }’s withdrawal
arbiter-acts-reinstate-note = This was a mistake: they are in again.
arbiter-acts-extra = More time for table { $table }
arbiter-acts-extra-note = A negative number takes time away.
arbiter-acts-void = Declare table { $table } void
arbiter-acts-void-note = No one scores at this table in this game. Earlier games stand.
arbiter-acts-discard = Discard the sheets of table { $table }
arbiter-acts-discard-one = Discard { $name }’s sheet
arbiter-acts-discard-note = Submitted too early: the table plays on and submits again. The log keeps what the sheets said.
arbiter-acts-go-on = Resume table { $table }
arbiter-acts-go-on-note = Play continues where it stopped.
arbiter-acts-pass = Pass the turn at table { $table }
arbiter-acts-pass-note = Whoever is to move loses this turn at once, as if the time were up (T4).
arbiter-acts-bot = A bot plays for { $name }
arbiter-acts-bot-note = Until they are back in their seat.
arbiter-acts-pause = Stop the clock
arbiter-acts-pause-note = Time stops at every table until the clock is resumed.
arbiter-acts-delay = { $game } begins earlier or later
arbiter-acts-delay-note = Everything after it moves too. A negative number brings it forward.
arbiter-acts-correct = Correct table { $table }
arbiter-acts-said = Done. It is in the log.

## arbiter-hall
arbiter-hall-title = Hall
arbiter-hall-announce = Announce
arbiter-hall-text = Announcement
arbiter-hall-hint = On the hall screen and on all phones. Up to 200 characters.
arbiter-hall-said = Everyone has been told.
arbiter-hall-none = Nothing has been announced.
arbiter-hall-retract = Withdraw
arbiter-hall-retract-this = Withdraw: { $text }
arbiter-hall-time = Time
arbiter-hall-delay = Move the next game
arbiter-hall-no-delay = No games left.

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
    .course = Course of the tournament
arbiter-log-none = Nothing found in the log.
arbiter-log-last = The last 200 entries. Download the list to see them all.
arbiter-log-download = Download the list (CSV)
arbiter-log-before = Before
arbiter-log-after = After
arbiter-log-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
arbiter-log-by = by { $name }
arbiter-log-minutes = { NUMBER($minutes, signDisplay: "exceptZero") } min
arbiter-log-reasons =
    .differ = The players’ sheets differ.
    .ruled = Decided at the table.
    .closed = The operator has closed the live table.
    .few = Fewer than two players were left.
    .nobody = No arbiter came, and no one is playing at this table.
    .goes-on = No arbiter came, and someone is there to play on.
arbiter-log-kinds =
    .created = Tournament created
    .settings-changed = Settings changed
    .appointed = Arbiter appointed
    .entered = Signed up
    .entered-late = Signed up late
    .checked-in = Checked in
    .left = Left
    .returned = Came back
    .seating-drafted = Seating drafted
    .seating-published = Seating published
    .seating-changed = Seating changed
    .final-seated = Final table seated
    .game-started = Game started
    .first-drawn = First player drawn at the table
    .sheet-handed-in = Sheet submitted
    .disputed = Disputed
    .withdrawn = Withdrew
    .game-ended = Game ended
    .corrected = Result corrected
    .sheets-discarded = Sheets discarded
    .voided = Table void
    .warned = Warned
    .penalised = Points taken
    .ceremony-moved = Places revealed
    .expelled = Expelled
    .reinstated = Decision reversed
    .delayed = Schedule changed
    .finished = Tournament finished
    .reopened = Tournament reopened
    .announced = Announced
    .retracted = Announcement withdrawn
    .called = Arbiter called
    .coming = On the way to a call
    .answered = Call answered
    .extra-time = More time
    .paused = Clock stopped
    .resumed = Clock resumed
    .entries-opened = Entries opened
    .entries-closed = Entries closed
    .arranged = Settings changed
    .named = Name corrected
    .erased = Name erased
    .token-made = Link created
    .token-revoked = Link revoked
    .seated-live = Live tables created
    .resumed-table = Table resumed
    .passed-turn = Turn passed
    .stood-in = Bot plays for someone away
    .bots-entered = Bots added
    .capped = Places changed
    .clubs-kept-apart = Clubs kept apart
    .described = Club and rating noted
    .game-undone = Game undone
    .games-changed = Number of games changed
    .kept-apart = Wish to be kept apart
    .place-fixed = Fixed place changed
    .substitute-named = Substitute named

## hall: The hall screen
hall-follow = Follow on your phone
hall-enter = Sign up on your phone
hall-final-standings = Final standings
hall-table = Table
hall-seat = Seat
hall-nobody = No one has signed up yet.
hall-nothing-yet = Seating not published yet.
hall-here = { $present } of { $entered } are here
hall-is-here = here
hall-points = PV
hall-begins-at = start
hall-now = Now
# $game (Number) - number of the game
hall-game-of = Game { $game } of { $games }
hall-next-at = Next: { $game } at { $time }
hall-sheets-in = { $count ->
    [one] Sheet in: table { $tables }
   *[other] Sheets in: tables { $tables }
}
hall-all-in = All sheets are in
hall-no-address = No QR code yet: set the address for phones in the screen’s settings.

## hall-controls
hall-controls-label = This screen
hall-controls-full-screen = Full screen
hall-controls-leave-full-screen = Leave full screen
hall-controls-open = What the screen shows
hall-controls-panel = Show
hall-controls-panels =
    .auto = Automatic, in rotation
    .names = Seating by name
    .tables = Tables
    .standings = Standings
    .schedule = Schedule
hall-controls-languages = Languages
hall-controls-languages-hint = Several alternate. None: the language of this browser.
hall-controls-theme = Theme
hall-controls-themes =
    .system = System
    .light = Light
    .dark = Dark
hall-controls-gong = Gong at the start and the end of a game
hall-controls-gong-hint = It sounds once someone has touched this page.
hall-controls-gong-try = Try it
hall-controls-address = Address for phones
hall-controls-address-hint = How phones on the hall’s network reach this server, for example 192.168.1.20:8080.
hall-controls-address-wrong = This is not an address.
hall-controls-own-machine = Phones can’t reach the address this screen was opened with. Type the one on the hall’s network.
hall-controls-may-darken = This browser may let the screen go dark. Turn off this computer’s screen saver.
hall-controls-back = Back to the tournament

### The Italian words are the regulation’s where it has them; PV and PT are its own in every language.

## paper: What is printed
# What a tournament without a title is called.
paper-tournament = Azul tournament
paper-table = Table
paper-game = Game
paper-final = Final
paper-first-player = first player
# In the place of a name that was erased.
paper-erased = (erased)
paper-free = free
paper-page = Page { $page } of { $pages }
# A time of the day.
# $hours (String) - 00 to 23
# $minutes (String) - 00 to 59
paper-time = { $hours }:{ $minutes }
# A whole number.
paper-number = { $number }
# A day of the year.
paper-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

# Score sheets.

paper-score-sheet = Score sheet
paper-fills-in = The first player fills in this sheet. Everyone checks and signs it, then an arbiter collects it.
paper-displays = Displays
paper-before = Before bonuses
paper-rows = Complete rows
paper-columns = { -goal-columns }
paper-colours = { -goal-colours }
paper-place = Place
paper-withdrawal = withdrawal
paper-signature = Signature
paper-arbiter = Arbiter
paper-remarks = Remarks
paper-legend-pv = PV: victory points. Where PV are equal, more complete horizontal rows give the better place. A player who withdraws gets no PV.
paper-enter = Enter the result
# $pin (String) - six digits
paper-enter-pin = Enter it: PIN { $pin }
# $version (Number) - counts up with every change
paper-version = Version { $version }

# Seatings on the wall.

paper-by-table = Seating by table
paper-by-name = Seating by name
paper-name = Name
paper-table-and-seat = table · seat
paper-legend-seat = 5 · 2 means table 5, seat 2.
paper-look = Seats and standings
paper-octagon = The number in an octagon is the first player.

# Ranking.

paper-final-ranking = Final standings
# $game (Number) - number of the game
paper-ranking-after = Standings after game { $game }
paper-ranking-now = Standings so far
paper-won = Won
paper-decided-by =
    .final = final
    .final-rows = final, rows
    .pt = PT
    .place-points = place points
    .rows = rows
    .won = games won
    .direct = each other
    .best-game = best game
    .opponents = opponents
    .shared = shared
paper-decided = Decided by
paper-legend-pt = PT: tournament points, the PV of all games together. Where PT are equal: complete rows, then games won, then the place is shared.
paper-legend-own = Places by { $by }. Where they are equal: { $breaks }; then the place is shared.
paper-legend-shared = Places by { $by }. Where they are equal the place is shared.
paper-points = Points
paper-penalty = Penalty
paper-not-public = Not public before the prize-giving.
paper-marks =
    .played = played
    .withdrawn = withdrew
    .void = void table
    .open = no result yet
    .disputed = disputed
    .absent = did not play

# Certificates.

paper-certificate = Certificate
paper-awarded-to = awarded to
paper-place-of = Place { $place } of { $count }
paper-shared = shared
# $pt (Number) - how many points
paper-certified = with { $pt } tournament points (PT)
paper-certified-points = with { $points } points
paper-date-label = Date
