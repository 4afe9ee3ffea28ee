### The rules and the tutorial.

## rules-page: The page of the rules

rules-page-choose = Which game?
rules-page-lead = The rules in plain words and pictures: a minute for the gist, ten for all of it.
rules-page-read = Read the rules
rules-page-learn = Learn by playing
rules-page-minute = In one minute
rules-page-contents = Contents
rules-page-print = Print
rules-page-other-games = The rules of other games
rules-page-clauses = The small letters and numbers, like A13, are the numbered clauses the program follows.
rules-page-clause = Clause
rules-page-top = Back to the top
rules-page-missing = No rules for that game. Choose one of these.
rules-page-then-play = Now try it
rules-page-then-play-text = A few minutes of little puzzles on a real table teach more than any page.

## rules-page-games

rules-page-games-azul =
    .name = Azul
    .about = Take tiles, fill your lines, build a wall. For two to four players.

rules-page-games-mini =
    .name = Azul Mini
    .about = The same game in a travel box, by exactly the same rules.

rules-page-games-grey =
    .name = Azul: the grey wall
    .about = The variant on the boards’ other side: you choose where each tile goes.

rules-page-games-duel =
    .name = Azul Duel
    .about = For two: trays with sun and moon, and a dome of plates that you lay yourself.

## rules-figures: Figures, described

rules-figures-colours =
    .B = Blue: a star
    .Y = Yellow: a four-leaf shape
    .R = Red: a diagonal cross
    .K = Black: diamonds
    .W = White: a flower
    .T = Turquoise: a flower
    .S = Special: a compass rose

# $count (Number) - how many
rules-figures-players = { $count } players

rules-figures-yes = allowed
rules-figures-no = not allowed
rules-figures-tiles =
    .alt = The five tiles with their motifs.
    .caption = { "" }

rules-figures-rings =
    .alt = Three rings of displays around a centre: five, seven and nine.
    .caption = As many displays as the number of players asks for.

rules-figures-board =
    .alt = A board with numbers at its parts, which are listed below.
    .caption = { "" }

rules-figures-take =
    .alt = A display with two blue tiles, a yellow and a black one. The blue ones go to pattern line 2, the others to the centre.
    .caption = All blue tiles are taken; yellow and black slide to the centre.

rules-figures-centre =
    .alt = The centre with three red tiles, a yellow one and the marker. The red tiles go to line 3, the marker to the first space of the floor line.
    .caption = The first take from the centre brings the marker along.

rules-figures-choice =
    .alt = Two red tiles and five lines. Lines 2 and 5 and the floor line are allowed. Lines 1 and 4 have red on their wall row already, and line 3 holds black tiles.
    .caption = Where may two red tiles go? To line 2, to line 5, or to the floor.

rules-figures-overflow =
    .alt = Four white tiles are placed in a line of four that holds one already: three fit, one falls to the floor line.
    .caption = Three fit, one falls.

rules-figures-move =
    .alt = A complete line of three white tiles: the rightmost moves to the wall, the other two to the lid.
    .caption = One tile goes to the wall, the others to the lid.

rules-figures-alone =
    .alt = A red tile on the wall that no other touches, with the number 1.
    .caption = Alone: 1 point

rules-figures-row =
    .alt = A tile that joins two others in its row, with the number 3.
    .caption = A row of three: 3 points

rules-figures-column =
    .alt = A tile that joins one other in its column, with the number 2.
    .caption = A column of two: 2 points

rules-figures-both =
    .alt = A tile that makes a row of four and a column of three, with the numbers 4 and 3.
    .caption = A row of four and a column of three: 4 + 3 = 7 points

rules-figures-floor =
    .alt = A floor line with the marker and three tiles under the costs 1, 1, 2 and 2.
    .caption = The marker and three tiles cost 1 + 1 + 2 + 2 = 6 points

rules-figures-bonus-row =
    .alt = A wall with a complete row.
    .caption = +2 for a row

rules-figures-bonus-column =
    .alt = A wall with a complete column.
    .caption = +7 for a column

rules-figures-bonus-colour =
    .alt = A wall with all five blue tiles, on its diagonal.
    .caption = +10 for a colour

rules-figures-grey-cell =
    .alt = Row 2 of a grey wall and a black tile. Column 2 is taken, and column 3 has black in another row. Columns 1, 4 and 5 are allowed.
    .caption = Black may go to column 1, 4 or 5: column 2 is taken, and column 3 has black already.

rules-figures-grey-fall =
    .alt = Row 3 of a grey wall has one free cell, but its column has red already. A complete line of three red tiles falls to the floor line.
    .caption = The only free cell has red in its column: all three tiles fall.

rules-figures-duel-board =
    .alt = A board of Duel with numbers at its parts, which are listed below.
    .caption = { "" }

rules-figures-plates =
    .alt = A special plate with yellow, black, turquoise and a special space; a wild plate with turquoise, black, red and a wild space.
    .caption = A special plate and a wild plate

rules-figures-turns =
    .alt = One plate in its four orientations.
    .caption = A plate may be turned before it is laid.

rules-figures-sun =
    .alt = A small tray. Two turquoise tiles are taken from its sun side; black and yellow are stacked on the chip of its moon side.
    .caption = Turquoise is taken; you decide what of the rest lies on top.

rules-figures-moon =
    .alt = Moon sides: turquoise lies on top of two small stacks, red and black lie on the large tray with the first-player tile. Both turquoise tiles are marked.
    .caption = Both turquoise tiles on top come together, and no first-player tile with them. Red or black would bring it along.

rules-figures-chips =
    .alt = A line of three with two turquoise tiles. A turquoise chip and a chip of turquoise and yellow fill it up; or any three chips.
    .caption = Two chips that show the colour, or any three, stand in for one tile.

rules-figures-dome =
    .alt = Part of a dome: a blue tile makes a row of two and a column of two and fills the third space of a special plate, which gets its special tile in row 2.
    .caption = Row 2 + column 2 = 4 points, and then 2 for the special tile in row 2

rules-figures-broken =
    .alt = Three broken tiles under the costs 1, 2 and 3, and the first-player tile under 2.
    .caption = Three broken tiles and the first-player tile: 1 + 2 + 3 + 2 = 8 points

# $name (String) - name of the player
rules-figures-goal = A dome with the cells that count for this scoring tile marked: { $name }.

## rules-azul: The rules of Azul

rules-azul-minute =
    .take = Take all tiles of **one colour** from one display; its other tiles slide to the centre. Or take all of one colour from the centre.
    .place = Put them into **one pattern line**. A line holds one colour; what does not fit falls to the floor.
    .tile = When everything is taken, every **complete line** sends one tile to the wall.
    .tileGrey = When everything is taken, every **complete line** sends one tile to the wall, to a cell of **your choice**.
    .score = A tile scores its row and its column of touching tiles; alone it scores 1. **The floor costs points.**
    .end = The game ends after the round in which someone completes **a row**. Then rows bring 2, columns 7, colours 10.

rules-azul-goal =
    .title = Goal
    .aim = You decorate the wall of a palace, tile by tile. Whoever has the **most points** in the end wins.
    .stop = The game ends after the round in which someone has completed a horizontal row of five tiles.

rules-azul-table =
    .title = What is on the table
    .tiles = **100 tiles** in five colours, 20 of each. Every colour has a motif of its own.
    .displays = **Factory displays** in a ring: five for two players, seven for three, nine for four. Between them is the **centre**.
    .bag = A **bag** from which tiles are drawn at random, and the **lid** of the box, in which used tiles wait until the bag is empty.
    .marker = The **first-player marker**.
    .board = A **board** for everyone:
    .wall = On the coloured wall every cell has its colour. Each row is the row above shifted right by one, so that every colour stands once in each row and once in each column.
    .wallGrey = On the grey wall no colours are printed. All players use the same side of their boards.
    .mini = **Azul Mini** is the same game in a travel box: the score is kept by sliders, and the displays lie in a tray. Not a single rule is different.

rules-azul-legend =
    .title = The parts of a board
    .lines = five **pattern lines**, for one to five tiles
    .wall = the **wall**, five by five cells
    .floor = the **floor line**: seven spaces, each with its cost
    .score = your **score**, which starts at 0

rules-azul-start =
    .title = Getting started
    .fill = Every display gets **four tiles**, drawn at random from the bag.
    .who = Around a real table, whoever was last in Portugal starts. Here you choose a seat or leave it to chance.

rules-azul-round =
    .title = A round
    .intro = Rounds follow each other until the game ends. Each has three phases:
    .offer = **Factory offer:** in turn, everyone takes tiles.
    .tiling = **Wall tiling:** complete lines go to the wall and score.
    .next = **Next round:** the displays are filled again.

rules-azul-taking =
    .title = Taking tiles
    .marker = The first player puts the marker into the centre and takes the first turn. Then play goes clockwise.
    .intro = On your turn you do one of two things:
    .display = Take **all tiles of one colour from one display**. Its other tiles move to the centre.
    .centre = Take **all tiles of one colour from the centre**.
    .first = The first player in a round to take from the centre also takes the **marker**. It goes to the leftmost free space of that player’s floor line, before the tiles are placed. Its holder begins the next round.
    .end = The phase ends when all displays and the centre are empty.

rules-azul-placing =
    .title = Placing tiles
    .one = All tiles that you took go to **exactly one pattern line**, from right to left, or to the floor line.
    .colour = A line holds **one colour** only. You can add to a line that you have begun.
    .wall = A colour may not go to a line whose **wall row already has it**.
    .full = A complete line takes no more tiles.
    .choice = Going straight to the floor is always allowed, even where a line would take the tiles.

rules-azul-floor =
    .title = The floor line
    .falls = Tiles that do not fit into the chosen line **fall to the floor line**, from left to right.
    .cost = Its spaces cost 1, 1, 2, 2, 2, 3 and 3 points, paid at the end of the round.
    .over = When all seven spaces are taken, further tiles go to the lid at once. They cost nothing.

rules-azul-tiling =
    .title = Wall tiling
    .order = Everyone goes through their lines **from top to bottom**.
    .move = The rightmost tile of every **complete** line moves to the cell of its colour in the same row of the wall, and scores at once. The line’s other tiles go to the lid.
    .stay = Lines that are not complete stay as they are for the next round.

rules-azul-grey-tiling =
    .title = Wall tiling on the grey wall
    .order = Lines are done **from top to bottom**, so that a choice in one row narrows the next one.
    .choose = The rightmost tile of every **complete** line moves to **any free cell** of the same row, as long as its colour is not yet in that row nor in that column. It scores at once, and the line’s other tiles go to the lid.
    .must = Where there is such a cell you have to use one; which one is your choice.
    .none = If there is none, **all tiles of that line fall to the floor line** at once, and cost points this very round. What does not fit there goes to the lid.
    .taking = While you take tiles, only the row counts: a colour may go to a line as long as its wall row lacks it, even where no column is left for it. So look ahead.
    .turns = At a table all can tile at the same time. Here the round’s first player does all lines and pays for the floor, then the next player clockwise.
    .stay = Lines that are not complete stay as they are for the next round.

rules-azul-scoring =
    .title = Scoring a tile
    .alone = If no other tile touches it, a new tile scores **1 point**.
    .runs = Otherwise it scores the length of the **row** of touching tiles that it is in, if that is two or more, **plus** the length of its **column**, if that is two or more. The new tile counts in each.

rules-azul-costs =
    .title = Paying for the floor
    .pay = After your last line every occupied space of the floor line costs its points, the marker’s space too. Your score never falls below 0.
    .clear = The tiles of the floor line go to the lid. The marker goes in front of its holder.

rules-azul-next =
    .title = The next round
    .who = If no one has completed a row, the marker’s holder becomes first player.
    .fill = The displays are filled one after another with four tiles each. Only when a tile has to be drawn and the bag is empty, even halfway through a display, all tiles of the lid go back into the bag.
    .short = If the lid is empty too, the round starts with fewer tiles: that display stays short, and the later ones stay empty.

rules-azul-end =
    .title = The end of the game
    .when = The game ends right after the tiling in which a player has completed a **horizontal row of five**. Then come the bonuses:
    .row = **2 points** for each complete row
    .column = **7 points** for each complete column
    .colour = **10 points** for each colour of which all five tiles are on your wall

rules-azul-ties =
    .title = Winning and ties
    .winner = The player with the **most points** wins.
    .tie = In a tie, the tied player with more complete rows wins. If that is equal too, they share the victory.

rules-azul-rare =
    .title = Rare cases
    .fullFloor = You take the marker while your floor line is full: you hold it and begin the next round, and pay nothing for it.
    .noMarker = No one took the marker, since every display was of one colour: the first player stays the same.
    .noTiles = Not a single tile can be dealt: the game ends and is scored.
    .stalled = Two rounds in a row in which no tile comes to any pattern line end the game; it is scored as it stands.
    .bare = On the grey wall the game also ends after five rounds in a row in which no tile comes to any wall.

rules-azul-grey =
    .title = Variant: the grey wall
    .what = On the other side of the boards the wall is grey, and you choose yourself where each tile of a row goes: no colour may stand twice in a row or in a column. Everything else stays the same.
    .link = All about the grey wall

rules-azul-tournament =
    .title = At a tournament
    .intro = Tournament tables follow a regulation of their own, which takes precedence where the two differ:
    .wall = Only Azul with the coloured wall is played. Tables have four players; smaller ones come about only where the number of players, or a withdrawal, makes them necessary.
    .displays = A table of four plays with **eight displays**; tables of three and two with seven and five.
    .lot = The first player is drawn by lot: three black tiles and a red one are in the bag, and red begins.
    .time = A turn lasts at most **two minutes**. When they are up, the turn is lost, and nothing is taken. No one may pass by choice.
    .stopped = When everyone has passed in a row, the table stops and waits for the arbiter.
    .points = Everyone plays three games. The points of all games are added up, and the highest sum wins. In a tie more complete rows count, then more games won.
    .leaving = Whoever leaves during a game gets no points for it. The others play on; the tiles of that board are out of the game. With fewer than two players left the table counts for no one.
    .talk = Talking and giving advice are allowed, disturbing is not.

## rules-duel: The rules of Azul Duel

rules-duel-minute =
    .turn = On your turn do **one** of four things: lay a plate, take from a sun side, take from the moon sides, or take a chip.
    .take = From **sun**: all tiles of a colour from one tray; the rest goes to its moon side. From **moon**: all tiles of a colour that lie on top, over all trays.
    .place = Tiles go to **one line** of one colour. What does not fit breaks and costs points.
    .tile = When everything is taken, complete lines send a tile to **their row of the dome**, to a space of that colour or a wild one. Bonus chips can fill gaps.
    .score = A tile scores its row and its column, as in Azul. A full special plate brings a **special tile**.
    .end = After **five rounds** the scoring tiles are added. Most points win.

rules-duel-goal =
    .title = Goal
    .aim = Two masters tile the dome of a palace. After **five rounds** the player with the **most points** wins.

rules-duel-table =
    .title = What is on the table
    .tiles = **65 tiles** in the bag: five colours, 13 of each. Beside it nine **special tiles** and the **first-player tile**. A **tower** takes used tiles.
    .trays = **Four small trays and a large one**, each with a sun side and a moon side. The large one’s moon side has four separate spaces, and a place for the first-player tile.
    .plates = **18 dome plates** of four spaces: nine special plates, each with a space for a special tile, and nine wild ones, each with a space for any colour. Their backs show only the kind.
    .chips = **20 bonus chips**, of one colour or of two. A chip matches every colour that it shows, whole or half, and counts as one chip.
    .scoring = **Scoring tiles** with the goals of this game: three of them, or all four, each with either side up.
    .board = A **board** for each player, and two **tokens**:

rules-duel-legend =
    .title = The parts of a board
    .lines = six **pattern lines**, for one to six tiles
    .dome = the **dome**: nine spaces for plates, so six by six cells
    .special = what a **special tile** scores in this row
    .broken = the space for **broken tiles**, with what each one costs
    .first = the place of the **first-player tile**, which costs 2
    .chips = the store for **bonus chips**

rules-duel-setup =
    .title = Getting started
    .scores = Both scores start at **5**.
    .plates = The plates are shuffled into a pile; three lie face up beside it.
    .trays = The large tray gets five tiles on its sun side, then each small one four. A chip lies face down on each small tray’s moon side.
    .first = The first player is drawn by lot. The **other** player takes one of the three plates and puts it on any space of their dome, turned as they like. A new plate is turned up; then the first player does the same, and another is turned up.

rules-duel-turn =
    .title = Your turn
    .intro = Turns alternate. On yours you do **one** of these four things:
    .plate = **Plate:** use a token, take a plate and lay it.
    .sun = **Sun:** take tiles from one tray’s sun side.
    .moon = **Moon:** take tiles that lie on top on the moon sides.
    .chip = **Chip:** take a revealed bonus chip.
    .end = The phase ends when all tiles and chips are taken and, in rounds 1 to 4, all tokens are used. A player who can do nothing is skipped; no one else may pass.

rules-duel-plate =
    .title = Taking a plate
    .token = Use one of your tokens and take a plate: **a face-up one**, which is not replaced during the round, or one **from the pile**. Once the face-up plates are gone, only the pile is left.
    .pile = From the pile: pay **1 point** for each plate that you draw face down, one at a time, as often as you like, without looking at the fronts. Then look at all of them, keep one, and put the others under the pile in any order.
    .free = With 0 points you draw for free. Once you have drawn, you have to keep and lay a plate.
    .lay = The plate goes to an empty plate space of your dome, turned as you like. It stays there **for good**.
    .both = Both tokens have to be used in each of rounds 1 to 4. In round 5 there are no plates to take.
    .kinds = On a **special plate** the special space is filled only by a special tile. A **wild space** takes a tile of any colour.

rules-duel-sun =
    .title = Taking from a sun side
    .take = Take **all tiles of one colour** from the sun side of **one** tray.
    .small = From a small tray: stack the rest **in any order** on the chip of its moon side.
    .large = From the large tray: lay the rest out **separately** on the spaces of its moon side.

rules-duel-moon =
    .title = Taking from the moon sides
    .take = Take **all tiles of one colour that lie on top**: the top tile of each small tray’s stack, and tiles of the large tray’s moon side.
    .top = From a stack comes only the top tile, even if the next one is alike.
    .first = The first player of the round to take a tile from the **large tray’s moon side** also takes the **first-player tile**. It costs 2 points, and its holder begins the next round.

rules-duel-chip =
    .title = Taking a chip
    .reveal = A chip is revealed as soon as its tray holds no tile any more, neither on the sun side nor on the moon side.
    .take = Taking one is a turn. Each player takes **exactly two** in a round; once you have two, you take no more.

rules-duel-placing =
    .title = Placing tiles
    .one = All tiles that you took go to **exactly one pattern line**, from right to left. A line holds one colour; a complete one takes no more.
    .free = Unlike in Azul, a colour may stand several times in a row or a column of the dome. So you may begin a line with any colour, whether or not it can ever score.
    .breaks = What does not fit, or what you do not want, **breaks**. Up to four tiles lie in the space for broken tiles; more go to the tower at once. You may always break all of them.

rules-duel-tiling =
    .title = Tiling the dome
    .order = The round’s first player handles all six lines **from top to bottom** and pays for broken tiles, then the other player. Line 1 feeds row 1 of the dome, line 2 row 2, and so on.
    .move = The rightmost tile of a **complete** line moves to a free space of its row that has its **colour or is wild**. If there is one you have to use it; if there are several you choose.
    .wait = If no such space is free, but the row still **has an empty plate space**, the tiles stay in their line.
    .breaks = If all three plates of the row are there and none has a space left for that colour, **all tiles of the line break**, complete or not.
    .rest = After all six lines, the other tiles of lines whose tile went to the dome go to the tower. All other lines stay for the next round.

rules-duel-spending =
    .title = Spending chips
    .when = When it is the turn of a line with at least one tile, you may fill **all** its missing places with chips.
    .price = Each missing place costs **two chips that show the colour**, or **any three chips**, in any mix.
    .only = You may spend chips only if the line becomes complete and its tile then has a space.
    .gone = Spent chips are turned over for good. They stand in for tiles but never go to the dome.

rules-duel-scoring =
    .title = Scoring
    .tile = A tile that no other touches scores **1 point**. Otherwise it scores its **row** of touching tiles, if that is two or more, **plus** its **column**, if that is two or more. Special tiles count as tiles.
    .special = When a tile fills the third space of a special plate, a **special tile** comes to the fourth at once. It scores the points of its row, from 1 in row 1 to 6 in row 6, and nothing else; from then on it counts in rows and columns.

rules-duel-costs =
    .title = Broken tiles
    .pay = After your six lines, one broken tile costs 1 point, two cost 3, three cost 6, four cost 10 in all. They go to the tower. The first-player tile costs 2. Your score never falls below 0.

rules-duel-next =
    .title = The next round
    .fill = After rounds 1 to 4 the tokens come back, plates are turned up until three lie face up, and the trays get tiles and new chips as at the start. When a tile has to be drawn and the bag is empty, it is refilled from the tower.
    .who = The holder of the first-player tile puts it back on the large tray and begins.

rules-duel-end =
    .title = The end of the game
    .when = After round 5 the points of all scoring tiles are added up and applied in one step. The result is at least 0. **Most points win.**
    .tie = In a tie the player who took the first-player tile in round 5 wins; if no one took it, the player who began round 5.

rules-duel-hidden =
    .title = What is hidden
    .nobody = No one knows the order of the bag, the fronts of the plates in the pile, and face-down chips. Everything that was taken is open to all.
    .drawer = Plates that you draw are known to you alone, those that you put back included. The other player sees only their backs, and where they go.

rules-duel-rare =
    .title = Rare cases
    .alike = The five tiles for the large tray are all of one colour: they go back into the bag and are drawn again. If the bag holds only that colour, the tower is emptied into it first; if it still does, they stay. Fewer than five are never drawn again.
    .firstTile = If the large tray’s sun side starts a round in a single colour, whoever takes it also takes the first-player tile.
    .short = If bag and tower are empty, the round starts with fewer tiles. A small tray without a tile shows its chip at once.
    .same = If no one took the first-player tile, the same player begins again.

rules-duel-box =
    .title = About the numbers
    .text = What plates, chips and scoring tiles show was put together from public sources. If your box says otherwise, the values can be corrected in one file of the program.

## tutorial-page: The page of the tutorial

tutorial-page-games =
    .azul = Azul
    .mini = Azul Mini
    .grey = The grey wall
    .duel = Azul Duel

# $game (String) - name of the game, as “Game 2”
tutorial-page-title = Learn { $game }

tutorial-page-notes =
    .azul = { "" }
    .mini = Azul Mini plays exactly like Azul.
    .grey = New to Azul? Its own lessons come first.
    .duel = { "" }

# $number (Number) - its number
# $of (Number) - how many there are
tutorial-page-lesson = Lesson { $number } of { $of }

tutorial-page-lessons = Lessons
tutorial-page-done = done
tutorial-page-you = You
tutorial-page-other = Ana
tutorial-page-task = Your turn
tutorial-page-right = Well done!
tutorial-page-not-this = Allowed, but not this time
tutorial-page-would = This move would give:
tutorial-page-back = Back
tutorial-page-next = Next
tutorial-page-finish = Finish
tutorial-page-again = Again
tutorial-page-show = Show me
tutorial-page-restart = Start over
tutorial-page-keys = The table answers to the keyboard, too: arrow keys move, Enter chooses, Escape goes back.
tutorial-page-finished = You are ready to play
tutorial-page-finished-text = That is all you need for a first game. You’ll pick up the rest as you play.
tutorial-page-play = Play against a bot
tutorial-page-rules = Read the rules
tutorial-page-others = Learn another game
tutorial-page-missing = No lessons for that game. Choose one of these.

## tutorial-page-facts

# $count (Number) - how many
# $breaks (Boolean) - whether tiles break (Azul Duel) or fall (Azul)
tutorial-page-facts-fall =
    { $breaks ->
        [yes]
            { $count ->
                [one] { $count } tile breaks
               *[other] { $count } tiles break
            }
       *[no]
            { $count ->
                [one] { $count } tile falls
               *[other] { $count } tiles fall
            }
    }

# $count (Number) - how many
tutorial-page-facts-cost =
    { $count ->
        [one] costs { $count } point
       *[other] costs { $count } points
    }

tutorial-page-facts-first = you begin the next round
tutorial-page-facts-complete = the line is complete

# $count (Number) - how many
tutorial-page-facts-points =
    { $count ->
        [one] scores { $count } point
       *[other] scores { $count } points
    }

# $line (Number) - number of the line
# $breaks (Boolean) - whether tiles break (Azul Duel) or fall (Azul)
tutorial-page-facts-lost =
    { $breaks ->
        [yes] line { $line } breaks
       *[no] line { $line } falls
    }

## tutorial-lessons-azul: Lessons of Azul

tutorial-lessons-azul-take =
    .title = Taking tiles
    .say = On your turn you take all tiles of one colour from one display. Its other tiles slide to the centre.
    .todo = Take the two blue tiles from their display and put them into line 2.
    .right = Line 2 is complete. Yellow and black slid to the centre, and Ana took three red tiles.
    .hint = Choose the display with two blue tiles, then the second line of your board.

tutorial-lessons-azul-centre =
    .title = The centre and the marker
    .say = You can also take from the centre. Whoever does so first gets the first-player marker: it costs 1 point, and its holder begins the next round.
    .todo = Take both black tiles from the centre and put them into line 3.
    .right = Two of three places are filled, and the marker lies on your floor line. Ana took two white tiles.
    .hint = Take the black tiles that lie in the centre, and put them into line 3.

tutorial-lessons-azul-fit =
    .title = One colour for each line
    .say = A line holds one colour, and can be filled up later. Line 3 needs one more black tile.
    .todo = Complete line 3 so that nothing falls.
    .right = Just the one that was missing. A line that stays incomplete simply waits for the next round.
    .hint = One display has a single black tile. Of two, one would fall.

tutorial-lessons-azul-fall =
    .title = What does not fit, falls
    .say = Tiles that do not fit into their line fall to the floor line and cost points. Sometimes there is no way around it.
    .todo = Take the four white tiles from the centre and put them where the fewest fall.
    .right = Three fit into line 4, and one falls: that costs 1 point. Anywhere else it would be more.
    .hint = Line 4 is waiting for white and has room for three.

tutorial-lessons-azul-row =
    .title = Once in each row
    .say = A colour that a row of your wall already has may not go to that line. Rows 1 and 4 have red, and line 3 holds black.
    .todo = Take the two red tiles and complete a line with them.
    .right = Line 2 takes exactly two. Line 5 and the floor would have been allowed as well.
    .hint = Red may go to line 2, to line 5 or to the floor. Which of them do two tiles fill?

tutorial-lessons-azul-tiling =
    .title = To the wall
    .say = When everything is taken, each complete line sends one tile to the wall, from top to bottom. It scores its row and its column of touching tiles.
    .todo = Take the last red tile and complete line 1 with it.
    .right = Red made a row of two: 2 points. White made a column of three: 3 points. The marker cost 1.
    .hint = Line 1 has just one space: the red tile fills it.

tutorial-lessons-azul-runs =
    .title = Where does it score most?
    .say = A tile that touches others both ways counts twice: once for its row, and once for its column.
    .todo = Take the last black tile and put it where it scores the most.
    .right = A row of three and a column of three: 6 points for a single tile!
    .hint = Look at the wall: in which row would black join a row and a column?

tutorial-lessons-azul-end =
    .title = The end
    .say = A complete row ends the game. Then each row brings 2 points, each column 7, and all five tiles of a colour 10.
    .todo = Take the last yellow tile and finish the game.
    .right = A row, a column and a colour at once: 10 points for the tile and 19 as bonuses. You win by 67 to 51!
    .hint = Line 4 lacks just one yellow tile.

## tutorial-lessons-grey: Lessons of the grey wall

tutorial-lessons-grey-cell =
    .title = You choose the cell
    .say = You take tiles as in Azul. On the grey wall, though, you choose where in its row a tile goes: its colour must not be in that row or that column yet.
    .todo = Line 2 is complete. Put its black tile where it scores the most.
    .right = A row of two and a column of two: 4 points. Column 3 was closed, since black lies there already.
    .hint = Which free cell touches a tile beside it and another one above it?

tutorial-lessons-grey-column =
    .title = Once in each column
    .say = Columns 1 and 5 have white already, and column 2 is taken in this row. Two cells are left.
    .todo = Put the white tile of line 4 where it scores the most.
    .right = It makes a column of four: 4 points.
    .hint = One of the two cells lies below three tiles in a column.

tutorial-lessons-grey-order =
    .title = Think of the next line
    .say = Lines are done from top to bottom. Line 3 is blue as well, and in row 3 only column 1 is left for blue.
    .todo = Put the blue tile of line 2 so that line 3 finds its cell, too.
    .right = Fewer points now, but the second blue tile brought 5, and nothing fell.
    .hint = In column 1 it scores more now, but then line 3 has no cell any more, and all its tiles fall.

tutorial-lessons-grey-falls =
    .title = A line without a cell
    .say = If a complete line finds no cell, all its tiles fall. In row 3 only column 1 is free, and red lies in that column already.
    .todo = Take the last red tile and complete a line that has a cell for it.
    .right = Line 2 is complete, and its tile found a cell. Line 3 would have fallen: three tiles, 4 points.
    .hint = Line 3 would be complete, too, but its tile would have nowhere to go. Line 2 lacks one red tile.

tutorial-lessons-grey-end =
    .title = The end
    .say = Row 1 is complete: the game ends with this tiling. A complete column brings 7 points more.
    .todo = Put the black tile of line 3 where it brings the most.
    .right = 7 points for the tile, 7 for the column and 2 for the row: you win by 60 to 46!
    .hint = In one column only this tile is missing.

## tutorial-lessons-duel: Lessons of Azul Duel

tutorial-lessons-duel-sun =
    .title = Taking from the sun
    .say = On your turn you do one of four things. The first: take all tiles of one colour from one tray’s sun side. The rest is stacked on its moon side, in the order that you choose.
    .todo = Take the two turquoise tiles of a small tray into line 2, and stack the rest with yellow on top.
    .right = Line 2 is complete, and black waits below yellow: only the top tile can be taken later. The rest of the large tray would be laid side by side.
    .hint = One small tray has two turquoise tiles; they fill line 2. Of the rest, black goes below and yellow on top.

tutorial-lessons-duel-moon =
    .title = Taking from the moon
    .say = The second: take all tiles of one colour that lie on top on the moon sides. Whoever first takes from the large tray’s moon also gets the first-player tile, which costs 2.
    .todo = Take the turquoise tiles on top of the small stacks and complete line 3.
    .right = Both came together, and no first-player tile with them.
    .hint = Turquoise lies on top of two small stacks, and line 3 holds turquoise already.

tutorial-lessons-duel-chip =
    .title = Taking a chip
    .say = The third: a small tray without tiles shows its bonus chip. Taking it is a turn, and everyone takes two in a round.
    .todo = Take the revealed chip.
    .right = It is yours. Chips fill gaps in your lines later on.
    .hint = One small tray is empty: take the chip on it.

tutorial-lessons-duel-plate =
    .title = Laying a plate
    .say = The fourth: use a token to take a dome plate, one that lies face up or, for 1 point each, some from the pile. Turn it as you like; it stays where it is laid.
    .todo = Line 1 holds a red tile. Take the second plate and lay it so that row 1 gets a red space.
    .right = Now the red tile has somewhere to go. Each of the first four rounds brings you two plates.
    .hint = Take the plate with turquoise, red, blue and a special space. Lay it on the top row of the dome, turned so that red is in its upper half.

tutorial-lessons-duel-cell =
    .title = To the dome
    .say = A complete line sends a tile to its row of the dome: to a space of its colour, or a wild one. It scores its row and its column of touching tiles.
    .todo = Put the red tile of line 2 where it scores the most.
    .right = A column of three: 3 points. And the wild space stays free for any colour.
    .hint = The red space lies between two tiles.

tutorial-lessons-duel-special =
    .title = Special tiles
    .say = When three spaces of a special plate are filled, a special tile comes to the fourth, and scores the number of its row.
    .todo = Put the blue tile of line 4 so that it brings a special tile.
    .right = 4 points for a column of four, and 4 more for the special tile in row 4.
    .hint = One special plate lacks nothing but blue.

tutorial-lessons-duel-spend =
    .title = Spending chips
    .say = Bonus chips stand in for missing tiles: two that show the colour, or any three.
    .todo = Line 3 lacks a turquoise tile. Complete it with as few chips as possible.
    .right = Two chips that show turquoise were enough, and the tile scored 5 points.
    .hint = Two of your chips show turquoise, one of them by half. That is all it takes.

tutorial-lessons-duel-breaks =
    .title = What breaks
    .say = If all three plates of a row are laid and have no space for a colour, the tiles of that line break and cost points.
    .todo = Take the last black tile and put it where it scores.
    .right = Line 4 was complete, and black went to a wild space. In line 1 it would have broken.
    .hint = Row 1 has no space for black any more. Line 4 lacks just one black tile.

tutorial-lessons-duel-end =
    .title = The end
    .say = After five rounds the scoring tiles bring their points: here 3 for each row, 7 for each column, 10 for each diagonal.
    .todo = Put the last blue tile so that it completes a column.
    .right = 6 points for the tile, 7 for the column and 3 for a row: you win by 57 to 49!
    .hint = In one column only row 6 is empty, and its space there is wild.
