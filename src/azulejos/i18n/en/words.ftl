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
# $colour (String) - B, Y, R, K, W, T (turquoise), S (special), wild, or else unknown
game-colour = { $colour ->
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
game-tiles = { $count ->
    [one] { $count } { game-colour } tile
   *[other] { $count } { game-colour } tiles
}
