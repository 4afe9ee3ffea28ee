### Words of the games that several catalogues share, written once.

## game: Words of the games

# A colour, in the forms that sentences need: name, inflected.

-blue = { $form ->
   *[name] blauw
    [inflected] blauwe
}
-yellow = { $form ->
   *[name] geel
    [inflected] gele
}
-red = { $form ->
   *[name] rood
    [inflected] rode
}
-black = { $form ->
   *[name] zwart
    [inflected] zwarte
}
-white = { $form ->
   *[name] wit
    [inflected] witte
}
-turquoise = turquoise
-special = { $form ->
   *[name] speciaal
    [inflected] speciale
}
-wild = joker
-unknown = { $form ->
   *[name] onbekend
    [inflected] onbekende
}
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
game-colour-inflected = { $colour ->
    [B] { -blue(form: "inflected") }
    [Y] { -yellow(form: "inflected") }
    [R] { -red(form: "inflected") }
    [K] { -black(form: "inflected") }
    [W] { -white(form: "inflected") }
    [T] { -turquoise }
    [S] { -special(form: "inflected") }
    [wild] { -wild }
   *[unknown] { -unknown(form: "inflected") }
}
game-tiles = { $count ->
    [one] { $count } { game-colour-inflected } tegel
   *[other] { $count } { game-colour-inflected } tegels
}
