### What is printed at a tournament. The Italian words are the regulation’s where it has them; PV and PT are its own in every language.

## paper: Papers
# What a tournament without a title is called.
paper-tournament = Azul tournament
paper-table = Table
paper-game = Game
paper-final = Final
paper-first-player = first player
# In the place of a name that was erased.
paper-erased = (erased)
paper-free = free
# $page (Number) - number of the page
# $pages (Number) - how many there are
paper-page = Page { $page } of { $pages }
# A time of the day.
# $hours (String) - 00 to 23
# $minutes (String) - 00 to 59
paper-time = { $hours }:{ $minutes }
# A whole number.
# $number (Number) - the number
paper-number = { $number }
# A day of the year.
# $day (Number) - day of the month
# $month (Number) - number of the month
# $year (String) - the year
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
    .rows = rows
    .won = games won
    .shared = shared
paper-decided = Decided by
paper-legend-pt = PT: tournament points, the PV of all games together. Where PT are equal: complete rows, then games won, then the place is shared.
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
# $place (Number) - number of the place
# $count (Number) - how many players are ranked
paper-place-of = Place { $place } of { $count }
paper-shared = shared
# $pt (Number) - how many points
paper-certified = with { $pt } tournament points (PT)
paper-date-label = Date
