### Words of the games that several catalogues share, written once.

## game: Words of the games

# A colour, in the forms that sentences need: name, feminine, feminine-plural, plural.

-blue = blu
-yellow = { $form ->
   *[name] giallo
    [feminine] gialla
    [feminine-plural] gialle
    [plural] gialli
}
-red = { $form ->
   *[name] rosso
    [feminine] rossa
    [feminine-plural] rosse
    [plural] rossi
}
-black = { $form ->
   *[name] nero
    [feminine] nera
    [feminine-plural] nere
    [plural] neri
}
-white = { $form ->
   *[name] bianco
    [feminine] bianca
    [feminine-plural] bianche
    [plural] bianchi
}
-turquoise = { $form ->
   *[name] turchese
    [feminine] turchese
    [feminine-plural] turchesi
    [plural] turchesi
}
-special = { $form ->
   *[name] speciale
    [feminine] speciale
    [feminine-plural] speciali
    [plural] speciali
}
-wild = jolly
-unknown = { $form ->
   *[name] sconosciuto
    [feminine] sconosciuta
    [feminine-plural] sconosciute
    [plural] sconosciuti
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
    [B] { -blue }
    [Y] { -yellow(form: "feminine") }
    [R] { -red(form: "feminine") }
    [K] { -black(form: "feminine") }
    [W] { -white(form: "feminine") }
    [T] { -turquoise(form: "feminine") }
    [S] { -special(form: "feminine") }
    [wild] { -wild }
   *[unknown] { -unknown(form: "feminine") }
}
game-colour-feminine-plural = { $colour ->
    [B] { -blue }
    [Y] { -yellow(form: "feminine-plural") }
    [R] { -red(form: "feminine-plural") }
    [K] { -black(form: "feminine-plural") }
    [W] { -white(form: "feminine-plural") }
    [T] { -turquoise(form: "feminine-plural") }
    [S] { -special(form: "feminine-plural") }
    [wild] { -wild }
   *[unknown] { -unknown(form: "feminine-plural") }
}
game-colour-plural = { $colour ->
    [B] { -blue }
    [Y] { -yellow(form: "plural") }
    [R] { -red(form: "plural") }
    [K] { -black(form: "plural") }
    [W] { -white(form: "plural") }
    [T] { -turquoise(form: "plural") }
    [S] { -special(form: "plural") }
    [wild] { -wild }
   *[unknown] { -unknown(form: "plural") }
}
game-tiles = { $count ->
    [one] { $count } piastrella { game-colour-feminine }
   *[other] { $count } piastrelle { game-colour-feminine-plural }
}
