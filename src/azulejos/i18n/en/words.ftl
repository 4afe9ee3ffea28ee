### Words of the games that several catalogues share, written once.

## game: Words of the games

-blue = blue
-yellow = yellow
-red = red
-black = black
-white = white
-turquoise = turquoise
-special = special
-wild = wild
-unknown = unknown

# The sides of the scoring tiles.

-goal-rows = Rows
-goal-colours = Colours
-goal-columns = Columns
-goal-edge = Edge
-goal-diagonals = Diagonals
-goal-corners = Corners
-goal-wilds = Wild spaces
-goal-specials = Special spaces

# $colour (String) - B, Y, R, K, W, T (turquoise), S (special), wild, or else unknown
game-colour =
    { $colour ->
        [B] { -blue }
        [Y] { -yellow }
        [R] { -red }
        [K] { -black }
        [W] { -white }
        [T] { -turquoise }
        [S] { -special }
        [wild] { -wild }
       *[unknown] { -unknown }
    }

# $count (Number) - how many tiles
# $colour (String) - letter of the colour, as in game-colour
game-tiles =
    { $count ->
        [one] { $count } { game-colour } tile
       *[other] { $count } { game-colour } tiles
    }
