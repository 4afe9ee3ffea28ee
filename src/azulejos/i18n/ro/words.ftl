### Words of the games that several catalogues share, written once.

## game: Words of the games

# A colour, in the forms that sentences need: name, feminine, feminine-plural.

-blue = { $form ->
   *[name] albastru
    [feminine] albastră
    [feminine-plural] albastre
}
-yellow = { $form ->
   *[name] galben
    [feminine] galbenă
    [feminine-plural] galbene
}
-red = { $form ->
   *[name] roșu
    [feminine] roșie
    [feminine-plural] roșii
}
-black = { $form ->
   *[name] negru
    [feminine] neagră
    [feminine-plural] negre
}
-white = { $form ->
   *[name] alb
    [feminine] albă
    [feminine-plural] albe
}
-turquoise = turcoaz
-special = { $form ->
   *[name] special
    [feminine] specială
    [feminine-plural] speciale
}
-wild = joker
-unknown = { $form ->
   *[name] necunoscut
    [feminine] necunoscută
    [feminine-plural] necunoscute
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
game-colour-feminine = { $colour ->
    [B] { -blue(form: "feminine") }
    [Y] { -yellow(form: "feminine") }
    [R] { -red(form: "feminine") }
    [K] { -black(form: "feminine") }
    [W] { -white(form: "feminine") }
    [T] { -turquoise }
    [S] { -special(form: "feminine") }
    [wild] { -wild }
   *[unknown] { -unknown(form: "feminine") }
}
game-colour-feminine-plural = { $colour ->
    [B] { -blue(form: "feminine-plural") }
    [Y] { -yellow(form: "feminine-plural") }
    [R] { -red(form: "feminine-plural") }
    [K] { -black(form: "feminine-plural") }
    [W] { -white(form: "feminine-plural") }
    [T] { -turquoise }
    [S] { -special(form: "feminine-plural") }
    [wild] { -wild }
   *[unknown] { -unknown(form: "feminine-plural") }
}
game-tiles = { $count ->
    [one] { $count } piesă { game-colour-feminine }
    [few] { $count } piese { game-colour-feminine-plural }
   *[other] { $count } de piese { game-colour-feminine-plural }
}
