### What the variables stand for, in the catalogues of all languages. A comment at an English text says where one stands for something else.

# $above (String) - the colours above
# $after (Number) - cost of the seating afterwards
# $age (Number) - the least age in years
# $all (Number) - how many tables there are
# $back (String or none) - back of the plate: S (special) or W (wild)
# $bag (Number) - tiles in the bag
# $beaten (Number) - how many were beaten
# $before (Number) - cost of the seating before
# $begin (Number) - first column or row
# $below (String) - the colours below
# $bonuses (String) - the scoring tiles with their points, listed
# $bot (String) - name of the bot
# $bots (Number) - how many bots play
# $breaks (Boolean) - whether tiles break (Azul Duel) or fall (Azul)
# $broken (Number) - how many tiles break
# $by (String) - what places are decided by
# $chip (String) - colours of the chip, listed
# $chips (String) - the chips, listed
# $clause (String) - clause of the rules, as A40
# $code (String) - code of the error
# $colour (String) - letter of a colour: B, Y, R, K, W, T (turquoise), S (special), wild, or else unknown
# $colours (String) - the colours, as in terminal-colour-of-tiles, listed
# $column (Number) - number of the column
# $complete (Boolean) - whether the line is complete then
# $corners (String) - which, as in terminal-corner, listed
# $cost (Number) - how many points it costs
# $count (Number) - how many
# $day (Number) - day of the month
# $days (Number) - how many days
# $deals (Number) - how many deals were checked
# $digest (String) - what the components are known by
# $display (Number) - number of the display
# $dome (String) - the dome, row by row, as letters
# $done (Number) - how many are done
# $drawn (Number) - how many plates were drawn
# $each (Number) - points for each
# $elo (String) - a strength, in Elo points
# $end (Number) - last column or row
# $entered (Number) - how many have entered
# $error (String) - by how much a strength may differ
# $events (Number) - how many steps there are
# $example (String) - a move, or a move and what it means
# $falls (Number) - how many tiles fall
# $file (String) - name of the file
# $filled (Number) - how many tiles lie on the line then
# $first (Boolean) - whether the first-player tile comes along
# $floor (String or none) - letters of the floor line
# $from (String) - from where, as in reader-from-display
# $front (String or none) - the colours on the plate, listed
# $gained (Number) - points gained
# $game (String) - name of the game, as “Game 2”
# $games (Number) - how many games
# $holds (String) - what the player holds: marker, first-tile or none
# $hours (Number) - how many hours
# $how (String) - what decided between equal points: rows, tie, or none
# $increment (Number) - seconds that each turn adds
# $item (String) - what costs it
# $items (String) - what lies there, listed
# $keys (Boolean) - whether there is a keyboard
# $kind (String or none) - back of the plate: S (special) or W (wild)
# $known (String) - the plates that were seen, listed
# $lacks (Number) - how many tiles the line lacks
# $last (Boolean) - whether only one more plate is left, which follows
# $least (Number) - the least number
# $left (Boolean) - whether it is one of the left corners
# $length (Number) - how many tiles touch in a row
# $letters (String or none) - letters of tiles or plates
# $level (Number) - number of the level
# $lid (Number) - how many tiles go to the lid
# $line (Number) - number of the line
# $lines (String) - the pattern lines as letters
# $lower (Number) - points for a lower corner plate
# $mark (String) - how good a move was: best, good, inaccuracy, mistake or blunder
# $marker (Boolean) - whether the first-player marker comes along
# $mine (Number) - complete rows of the winner
# $minute (String) - the time it begins
# $minutes (Number) - how many minutes
# $missing (Number) - how many tiles the line lacks
# $month (Number) - number of the month
# $moon (String or none) - letters of the moon side
# $most (Number) - the greatest number
# $moves (Number) - how many moves are possible
# $n (Number) - its number
# $name (String) - name of the player
# $names (String) - the names, listed
# $number (Number) - its number
# $of (Number) - how many there are
# $only (Boolean) - whether there is only one move
# $order (String) - the tiles from the bottom, listed
# $other (Number) - complete rows of the other player
# $others (String) - the places of the opponents, listed
# $own (Number) - one’s own points
# $page (Number) - number of the page
# $pages (Number) - how many pages there are
# $paid (Number) - how many points are paid
# $pairs (Number) - how many pairs meet again
# $phase (String) - what the position waits for
# $place (Number) - number of the place
# $plate (String) - letters of the plate
# $players (Number) - how many players
# $points (Number) - how many points
# $present (Number) - how many are here
# $price (Number) - how many points it costs: 1 or 0
# $pt (String) - points, as in event-points
# $question (String) - what is asked
# $rest (String) - letters of the tiles to be stacked
# $round (Number) - number of the round
# $rounds (Number) - how many rounds a game has
# $row (Number) - number of the row
# $rows (String) - the numbers of complete rows, as in outcome-against
# $same (Boolean) - whether both numbers are the same
# $score (Number) - how many points
# $scored (Number) - points for the tile
# $scores (String) - each player with their points, listed
# $seat (Number) - number of the seat
# $seconds (Number) - how many seconds
# $seed (String) - the seed
# $seen (Number) - how many of them are known
# $size (Number) - how many spaces there are
# $source (String) - number of the display, or C for the centre
# $space (Number) - number of the dome space, 1 to 9
# $spared (Boolean) - whether some points could not be lost
# $special (Number) - points for a special tile that comes along
# $speed (Number) - how many times as fast
# $spent (Number) - how many chips are spent
# $stage (String) - what the game waits for
# $stars (Number) - how many stars the medal has: 0 to 3
# $store (String) - lid or tower
# $sum (String) - the points, and what is added to them
# $sun (String or none) - letters of the sun side
# $table (Number) - number of the table
# $tables (String) - the numbers of the tables, listed
# $taken (Boolean) - whether somebody took the first-player tile in this round
# $takes (String) - who takes what, as in terminal-takes
# $text (String) - the text itself
# $tie (String) - what decided between equal points: rows or first-tile
# $tied (String) - names of those with equal points, listed
# $tile (String) - the tile, as in reader-tile
# $tiles (Boolean) - whether tiles can be taken
# $time (String) - time of the day
# $title (String) - title of the tournament
# $token (String) - the piece of the record
# $tokens (Number) - how many tokens are left
# $told (Number) - how many places are told
# $tower (Number) - how many tiles go to the tower
# $tray (Number) - number of the small tray, 0 for the large one
# $turn (Number) - how many quarters it is turned
# $turned (String or none) - letters of the plate as it lies then
# $under (Boolean) - whether the other plate goes under the pile
# $upper (Boolean) - whether it is one of the upper corners
# $value (Number) - the number
# $version (String) - version of the program
# $wall (String) - the wall, row by row, as letters
# $way (String) - across or down
# $what (String) - what it is about
# $where (String) - where it is
# $who (String) - name of the player
# $why (String) - how the points come about
# $winner (String) - the winner’s name
# $winners (String) - the winners’ names, listed
# $wins (Number) - how many were won
# $year (String) - the year
