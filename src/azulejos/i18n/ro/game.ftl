### The games: their words, all that is said about the scoring tiles of Azul Duel, what happens in a game, the table as text, and the final scores.

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
game-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}

### The scoring tiles of Azul Duel: all that is said about each of them, up to the next line like this one.

## azul: Azul and Azul Mini
azul-table = Masa
azul-offer = Fabrici și centru
azul-signed = { NUMBER($value, signDisplay: "exceptZero") }
azul-pick = { $source ->
    [C] Centru
   *[other] Fabrica { $source }
}: { $marker ->
    [yes] { game-tiles } și piesa primului jucător
   *[no] { game-tiles }
}
azul-target = { $line ->
    [F] Linia podelei
   *[other] Rândul { $line }
}
azul-fills = rând complet
azul-gains = { $count ->
    [one] va aduce { $count } punct
    [few] va aduce { $count } puncte
   *[other] va aduce { $count } de puncte
}
azul-falls = { $count ->
    [one] cade { $count } piesă
    [few] cad { $count } piese
   *[other] cad { $count } de piese
}
azul-marker-falls = cade piesa primului jucător
azul-costs = { $count ->
    [one] costă { $count } punct
    [few] costă { $count } puncte
   *[other] costă { $count } de puncte
}
azul-to-lid = { $count ->
    [one] { $count } piesă ajunge în cutie
    [few] { $count } piese ajung în cutie
   *[other] { $count } de piese ajung în cutie
}
azul-cell = Linia { $row }, coloana { $column }
azul-which-column = Unde merge piesa { game-colour-feminine } de pe rândul { $line }?
azul-board = { $score ->
    [one] { $name }: { $score } punct
    [few] { $name }: { $score } puncte
   *[other] { $name }: { $score } de puncte
}
azul-others = Celelalte planșe
azul-score = Scor
azul-starts-next = Începe runda următoare
azul-supply = Săculeț și cutie
azul-bag = Săculeț
azul-lid = Cutie
azul-lost = Scoase din joc
azul-in-all = { $count ->
    [one] { $count } piesă
    [few] { $count } piese
   *[other] { $count } de piese
}
azul-refill = Când săculețul e gol, piesele din cutie se întorc în el.
azul-withdrawn = A părăsit masa
azul-stopped = Masa s-a oprit: nimeni nu a luat piese. Decide arbitrul.
azul-void = Partida este anulată: nu contează pentru nimeni.
azul-wins = Victorie: { $names }
azul-idle = În ultima rundă nicio piesă nu a ajuns pe un rând de formare. Dacă se repetă, partida se termină.
azul-bare = De { $count } runde nicio piesă nu a ajuns pe un perete. După cinci astfel de runde partida se termină.
azul-passed = { $count ->
    [one] { $count } tură pierdută la rând
    [few] { $count } ture pierdute la rând
   *[other] { $count } de ture pierdute la rând
}
azul-help = Jocul cu tastatura
azul-mouse = Cu degetul sau cu mouse-ul: trage piesele pe un rând sau atinge piesele, apoi rândul.
# The colour of a tile.
azul-colour = { game-colour-feminine }
azul-key-names =
    .sideways = ← →
    .vertical = ↑ ↓
    .enter = Enter
    .line = 1 – 5
    .floor = 0
    .escape = Esc
    .help = ?
azul-key-meanings =
    .sideways = de la o fabrică la alta
    .vertical = de la o culoare la alta sau de la un rând la altul
    .enter = ia piesele, apoi pune-le jos
    .line = pune-le pe acest rând
    .floor = lasă-le să cadă pe linia podelei
    .escape = pune-le la loc
    .help = arată acest ajutor

## duel: Azul Duel
duel-points = { game-points }
duel-board-of = Planșa: { $name }
duel-tokens-left = { $count ->
    [one] { $count } pion rămas
    [few] { $count } pioni rămași
   *[other] { $count } de pioni rămași
}
duel-chips-left = { $count ->
    [one] încă { $count } jeton de luat în această rundă
    [few] încă { $count } jetoane de luat în această rundă
   *[other] încă { $count } de jetoane de luat în această rundă
}
duel-pile = Teanc
duel-display = Plăci la vedere
duel-bag = Săculeț
duel-tower = Turn
duel-look-up = Săculeț { $bag }, turn { $tower }: vezi ce a mai rămas
duel-scoring-tiles = Cartonașe de punctaj, numărate la final
duel-over = Partida s-a terminat.
duel-dealt = Se pregătește runda următoare…
duel-waits-for = { $stage ->
    [first-plate] { $name } alege prima placă…
    [stack] { $name } stivuiește restul…
    [drawing] { $name } trage plăci…
    [keep] { $name } păstrează una dintre plăcile trase…
    [lay] { $name } așază o placă…
    [under] { $name } pune plăci sub teanc…
    [chips] { $name } poate cheltui jetoane…
    [cell] { $name } decorează cupola…
   *[other] { $name } se gândește…
}
duel-your-turn = E rândul tău.
duel-hint-turn = Soare: iei o culoare, restul trece pe partea cu lună. Lună: iei o culoare din tot ce stă deasupra.
duel-hint-plate = Rândul 1 ține de linia 1 a cupolei, rândul 2 de linia 2 și tot așa: piesele merg pe spații de culoarea lor.
duel-first-plate = Alege prima ta placă și un loc al cupolei pentru ea.
duel-sun-take = { $place ->
    [0] Partea cu soare a tăvii mari: { game-tiles }
   *[other] Partea cu soare a tăvii { $place }: { game-tiles }
}
duel-moon-take = { $first ->
    [yes] Părțile cu lună: { game-tiles }, cu piesa primului jucător
   *[no] Părțile cu lună: { game-tiles }
}
duel-take-chip = Jetonul tăvii { $place }: { $name }
duel-take-plate = Placă: { $front }
duel-draw-from = Trage din teanc, deasupra o placă { $back ->
    [S] specială
    [W] joker
   *[other] necunoscută
}, { $score ->
    [0] gratuit
   *[other] pentru 1 punct
}
duel-turn = { $tiles ->
    [yes] { $plate ->
        [yes] { $chip ->
            [yes] E rândul tău: ia piese de o culoare, o placă sau un jeton descoperit.
           *[no] E rândul tău: ia piese de o culoare sau o placă.
        }
       *[no] { $chip ->
            [yes] E rândul tău: ia piese de o culoare sau un jeton descoperit.
           *[no] E rândul tău: ia piese de o culoare.
        }
    }
   *[no] { $plate ->
        [yes] { $chip ->
            [yes] E rândul tău: ia o placă sau un jeton descoperit.
           *[no] E rândul tău: ia o placă.
        }
       *[no] { $chip ->
            [yes] E rândul tău: ia un jeton descoperit.
           *[no] E rândul tău.
        }
    }
}

## answers: What is asked within a turn of Duel, and how it is answered
answers-which-line = { $count ->
    [one] Pe ce rând merge piesa { game-colour-feminine }?
    [few] Pe ce rând merg cele { game-tiles }?
   *[other] Pe ce rând merg cele { game-tiles }?
}{ $first ->
    [yes] { " " }Vine și piesa primului jucător.
   *[no] { "" }
}
answers-which-space = Alege un loc liber al cupolei. Rotește placa cum vrei{ $keys ->
    [yes] { " " }(R)
   *[other] { "" }
}.
answers-turn-and-lay = Rotește placa. Odată așezată, nu se mai mută.
answers-really-draw = Tragi plăci cu fața în jos, te uiți la toate și păstrezi una. Restul merge sub teanc.
answers-draw-more = Mai tragi una sau te oprești și te uiți la ele?
answers-keep-one = Păstrează una dintre aceste plăci. Ea merge în cupola ta.
answers-under-next = Care placă merge prima sub teanc? Următoarele stau sub ea.
answers-stack-rest = Stivuiește restul de jos în sus: se poate lua doar piesa de deasupra.
answers-stack-next = Locul { $place } de jos: { game-colour }
answers-spend-on = Completezi rândul { $line }? Fiecare piesă lipsă costă 2 jetoane { game-colour-feminine-plural } sau oricare 3.
answers-which-cell = Unde merge piesa { game-colour-feminine } pe linia { $line } a cupolei?
answers-hand = În mână
answers-drawn = Trase
answers-cancel = Renunță
answers-turn-plate = Rotește placa în sensul acelor de ceas
answers-turn-left = Rotește placa în sens invers acelor de ceas
answers-lay = Așaz-o aici
answers-draw-one = { $cost ->
    [0] Trage (gratuit)
   *[other] { $cost ->
        [one] Trage pentru { $cost } punct
        [few] Trage pentru { $cost } puncte
       *[other] Trage pentru { $cost } de puncte
    }
}
answers-draw-again = { $cost ->
    [0] Încă una (gratuit)
   *[other] { $cost ->
        [one] Încă una ({ $cost } punct)
        [few] Încă una ({ $cost } puncte)
       *[other] Încă una ({ $cost } de puncte)
    }
}
answers-stop = Uită-te la ele
answers-as-it-lies = Așa cum sunt
answers-spend = { $count ->
    [one] Cheltuie { $count } jeton
    [few] Cheltuie { $count } jetoane
   *[other] Cheltuie { $count } de jetoane
}
answers-spend-none = Păstrează jetoanele
answers-keep-plate = { $front ->
    [none] Păstrează: placă necunoscută
   *[other] Păstrează: { $front }
}
answers-under-plate = { $front ->
    [none] Sub teanc: placă necunoscută
   *[other] Sub teanc: { $front }
}
answers-to-line = Rândul { $line }: { $complete ->
    [yes] complet
   *[no] { $filled ->
        [one] { $filled } piesă din { $line }
        [few] { $filled } piese din { $line }
       *[other] { $filled } de piese din { $line }
    }
}{ $broken ->
    [0] { "" }
   *[other] { $broken ->
        [one] , se sparge { $broken } piesă
        [few] , se sparg { $broken } piese
       *[other] , se sparg { $broken } de piese
    }
}{ $cost ->
    [0] { "" }
   *[other] { $cost ->
        [one] , costă { $cost } punct
        [few] , costă { $cost } puncte
       *[other] , costă { $cost } de puncte
    }
}
answers-to-broken = Sparge tot: { $broken ->
    [0] nu costă nimic
    [one] se sparge { $broken } piesă
    [few] se sparg { $broken } piese
   *[other] se sparg { $broken } de piese
}{ $cost ->
    [0] { "" }
   *[other] { $cost ->
        [one] , costă { $cost } punct
        [few] , costă { $cost } puncte
       *[other] , costă { $cost } de puncte
    }
}
answers-to-cell = Linia { $row }, coloana { $column }: { $scored ->
    [one] { $scored } punct
    [few] { $scored } puncte
   *[other] { $scored } de puncte
}{ $special ->
    [0] { "" }
   *[other] { $special ->
        [one] , și { $special } punct pentru o piesă specială
        [few] , și { $special } puncte pentru o piesă specială
       *[other] , și { $special } de puncte pentru o piesă specială
    }
}
answers-own-chip = Jetonul tău: { $name }
answers-to-space = { $space ->
    [1] Locul cupolei: sus, stânga
    [2] Locul cupolei: sus, centru
    [3] Locul cupolei: sus, dreapta
    [4] Locul cupolei: mijloc, stânga
    [5] Locul cupolei: mijloc, centru
    [6] Locul cupolei: mijloc, dreapta
    [7] Locul cupolei: jos, stânga
    [8] Locul cupolei: jos, centru
   *[9] Locul cupolei: jos, dreapta
}

## supply: What is left at a table of Duel, to be looked up
supply-in-all = în total
supply-title = Ce a mai rămas
supply-pile = { $count ->
    [one] Teancul: { $count } placă
    [few] Teancul, de sus: { $count } plăci
   *[other] Teancul, de sus: { $count } de plăci
}
supply-in-pile = { $front ->
    [none] { $back ->
        [S] Placă specială, cu fața în jos
        [W] Placă joker, cu fața în jos
       *[other] Placă necunoscută, cu fața în jos
    }
   *[other] Placă: { $front }
}
supply-known-by = văzută de { $names }
supply-unseen-plates = { $count ->
    [one] { $count } placă pe care nu ai văzut-o
    [few] { $count } plăci pe care nu le-ai văzut
   *[other] { $count } de plăci pe care nu le-ai văzut
}
supply-unseen-chips = { $count ->
    [one] { $count } jeton pe care nu l-ai văzut
    [few] { $count } jetoane pe care nu le-ai văzut
   *[other] { $count } de jetoane pe care nu le-ai văzut
}

## reader: What happened, in sentences
reader-unknown = necunoscut
reader-tile = piesă { game-colour-feminine }
reader-tiles = { $count ->
    [one] o piesă { game-colour-feminine }
    [few] { $count } piese { game-colour-feminine-plural }
   *[other] { $count } de piese { game-colour-feminine-plural }
}
reader-the-tiles = piesele { game-colour-feminine-plural }
reader-points = { game-points }
reader-seat = { $seat ->
    [0] Cineva
   *[other] Locul { $seat }
}
reader-marker = piesa primului jucător
reader-first-tile = piesa primului jucător
reader-with-marker = , cu piesa primului jucător
reader-with-first-tile = , cu piesa primului jucător
reader-from-display = de la fabrica { $display }
reader-from-centre = din centru
reader-from-sun = { $tray ->
    [0] de pe partea cu soare a tăvii mari
   *[other] de pe partea cu soare a tăvii mici { $tray }
}
reader-from-moon = de pe părțile cu lună
reader-takes-to-floor = { $breaks ->
    [yes] { $who }: { $what } { $from }{ $first }, totul spart.
   *[no] { $who }: { $what } { $from }{ $first }, pe linia podelei.
}
reader-takes-to-line = { $who }: { $what } { $from }{ $first }, pe rândul { $line }{ $lacks ->
    [none] { "" }
    [0] , acum complet
    [one] , mai lipsește { $lacks }
    [few] , mai lipsesc { $lacks }
   *[other] , mai lipsesc { $lacks }
}{ $falls ->
    [0] { "" }
   *[other] { $breaks ->
        [yes] { $falls ->
            [one] ; se sparge o piesă
            [few] ; se sparg { $falls } piese
           *[other] ; se sparg { $falls } de piese
        }
       *[no] { $falls ->
            [one] ; cade o piesă
            [few] ; cad { $falls } piese
           *[other] ; cad { $falls } de piese
        }
    }
}.
reader-places = { $tile ->
    [none] { $who }: piesa de pe rândul { $line } în coloana { $column }.
   *[other] { $who }: { $tile } de pe rândul { $line } în coloana { $column }.
}
reader-displays-filled = fabricile sunt umplute
reader-trays-filled = tăvile sunt umplute
reader-dealt = { $round ->
    [none] Rundă nouă
   *[other] Runda { $round }
}: { $what }{ $first ->
    [none] { "" }
   *[other] . Primul jucător: { $first }
}.
reader-pass = { $who }: timpul a expirat, tura se pierde.
reader-withdraw = { $who }: retragere din partidă.
reader-passed-over = { $who }: nicio acțiune posibilă, tura este sărită.
reader-resume = Arbitrul lasă masa să continue.
reader-void = Arbitrul anulează masa.
reader-top = { $kind ->
    [none] Deasupra teancului: o placă necunoscută.
   *[other] { $kind ->
        [S] Deasupra teancului: o placă specială.
       *[W] Deasupra teancului: o placă joker.
    }
}
reader-up = Placă nouă la vedere: { $plate }.
reader-reveal = Tava mică { $tray } este goală și își arată jetonul: { $chip }.
reader-stack = { $tray ->
    [none] { $who }: restul, stivuit de jos în sus: { $order }.
    [0] { $who }: restul, stivuit de jos în sus: { $order }.
   *[other] { $who }: restul, stivuit pe tava mică { $tray } de jos în sus: { $order }.
}
reader-takes-chip = { $chip ->
    [none] { $who }: jetonul de pe tava mică { $tray }.
   *[other] { $who }: jetonul { $chip } de pe tava mică { $tray }.
}
reader-takes-plate = { $plate ->
    [none] { $who }: placa { $place } de la vedere.
   *[other] { $who }: placa { $place } de la vedere, { $plate }.
}
reader-draws = { $who }: o placă { $kind ->
    [none] trasă
   *[other] { $kind ->
        [S] specială trasă
       *[W] joker trasă
    }
} din { $price ->
    [none] teanc
    [0] teanc, gratuit
   *[other] teanc pentru 1 punct
}.
reader-stops = { $who }: nicio altă placă trasă.
reader-fronts = { $who }: o privire { $drawn ->
    [one] la placa trasă
    [few] la cele { $drawn } plăci trase
   *[other] la cele { $drawn } de plăci trase
}{ $seen ->
    [0] , fără ca ceilalți să vadă
   *[other] : { $known }
}.
reader-keeps = { $who }: placa păstrată: { $plate }.
reader-lays = { $plate ->
    [none] { $turn ->
        [0] { $who }: placa pe locul { $space } al cupolei.
       *[other] { $turn ->
            [one] { $who }: placa pe locul { $space } al cupolei, rotită cu un sfert.
            [few] { $who }: placa pe locul { $space } al cupolei, rotită cu { $turn } sferturi.
           *[other] { $who }: placa pe locul { $space } al cupolei, rotită cu { $turn } de sferturi.
        }
    }
   *[other] { $who }: placa pe locul { $space } al cupolei, așezată astfel: { $plate }.
}
reader-under = { $kind ->
    [none] { $who }: o placă sub teanc.
   *[other] { $kind ->
        [S] { $who }: o placă specială sub teanc.
       *[W] { $who }: o placă joker sub teanc.
    }
}
reader-spends = { $count ->
    [0] { $line ->
        [none] { $who }: niciun jeton cheltuit.
        [0] { $who }: niciun jeton cheltuit.
       *[other] { $who }: niciun jeton cheltuit pe rândul { $line }.
    }
   *[other] { $line ->
        [none] { $count ->
            [one] { $who }: un jeton cheltuit: { $chips }.
            [few] { $who }: { $count } jetoane cheltuite: { $chips }.
           *[other] { $who }: { $count } de jetoane cheltuite: { $chips }.
        }
        [0] { $count ->
            [one] { $who }: un jeton cheltuit: { $chips }.
            [few] { $who }: { $count } jetoane cheltuite: { $chips }.
           *[other] { $who }: { $count } de jetoane cheltuite: { $chips }.
        }
       *[other] { $count ->
            [one] { $who }: un jeton cheltuit pentru a completa rândul { $line }: { $chips }.
            [few] { $who }: { $count } jetoane cheltuite pentru a completa rândul { $line }: { $chips }.
           *[other] { $who }: { $count } de jetoane cheltuite pentru a completa rândul { $line }: { $chips }.
        }
    }
}
reader-across = { $length } pe orizontală
reader-down = { $length } pe verticală
reader-alone = izolată
reader-scores-tile = { $score ->
    [one] { $who }, linia { $row }: { $tile } în coloana { $column }, { $score } punct ({ $why }).
    [few] { $who }, linia { $row }: { $tile } în coloana { $column }, { $score } puncte ({ $why }).
   *[other] { $who }, linia { $row }: { $tile } în coloana { $column }, { $score } de puncte ({ $why }).
}
reader-scores-special = { $score ->
    [one] { $who }, linia { $row }: placa este plină; piesă specială în coloana { $column }, { $score } punct.
    [few] { $who }, linia { $row }: placa este plină; piesă specială în coloana { $column }, { $score } puncte.
   *[other] { $who }, linia { $row }: placa este plină; piesă specială în coloana { $column }, { $score } de puncte.
}
reader-line-falls = { $who }, rândul { $line }: niciun spațiu pentru { game-colour }; { $falls ->
    [one] cade o piesă
    [few] cad { $falls } piese
   *[other] cad { $falls } de piese
}{ $lid ->
    [0] { "" }
   *[other] , dintre care { $lid } în cutie
}.
reader-line-breaks = { $who }, rândul { $line }: niciun spațiu pentru { game-colour }; { $breaks ->
    [one] se sparge o piesă
    [few] se sparg { $breaks } piese
   *[other] se sparg { $breaks } de piese
}{ $tower ->
    [0] { "" }
   *[other] , dintre care { $tower } în turn
}.
reader-pays = { $who }, { $breaks ->
    [yes] piese sparte
   *[no] linia podelei
} ({ $items }): { $paid ->
    [none] { $cost ->
        [one] minus { $cost } punct
        [few] minus { $cost } puncte
       *[other] minus { $cost } de puncte
    }
   *[other] costă { $cost ->
        [one] { $cost } punct
        [few] { $cost } puncte
       *[other] { $cost } de puncte
    }, din care { $paid ->
        [one] se poate plăti doar { $paid }
        [few] se pot plăti doar { $paid }
       *[other] se pot plăti doar { $paid }
    }
}.
reader-over2 = { $above } peste { $below }
reader-over = { $clause ->
    [A40] { $who ->
        [none] Partida s-a terminat: o linie orizontală este completă.
       *[other] Partida s-a terminat: o linie orizontală este completă ({ $who }).
    }
    [A33] Partida s-a terminat: timp de două runde nicio piesă nu a ajuns pe un rând de formare.
    [A33-wall] Partida s-a terminat: timp de cinci runde nicio piesă nu a ajuns pe un perete.
    [A32] Partida s-a terminat: nu mai este nicio piesă de împărțit.
    [T22] { $who ->
        [none] Partida s-a terminat: au rămas mai puțin de doi jucători.
       *[other] Partida s-a terminat: au rămas mai puțin de doi jucători ({ $who }).
    }
    [T5] Partida s-a terminat: arbitrul a anulat masa.
    [D43] Partida s-a terminat: a cincea rundă s-a încheiat.
   *[other] { $who ->
        [none] Partida s-a terminat.
       *[other] Partida s-a terminat ({ $who }).
    }
}
reader-voided = Masa este anulată: partida nu contează pentru nimeni.
reader-bonus = { $who }: { NUMBER($score, signDisplay: "exceptZero") } pentru { $what }.
reader-placed = { $score ->
    [one] Locul { $place }: { $who }, { $score } punct.
    [few] Locul { $place }: { $who }, { $score } puncte.
   *[other] Locul { $place }: { $who }, { $score } de puncte.
}
reader-wins = { $count ->
    [1] { $tie ->
        [rows] Câștigător: { $winners } (puncte egale, mai multe linii complete).
        [first-tile] Câștigător: { $winners } (puncte egale, primul jucător al ultimei runde).
       *[other] Câștigător: { $winners }.
    }
   *[other] Victorie împărțită: { $winners }, cu puncte egale și tot atâtea linii complete.
}
# A colour by itself.
reader-colour = { game-colour }
reader-your-turn = Este rândul tău.
reader-turn-of = Urmează { $name }.
reader-tiling-of = { $name }: { $tiles ->
    [one] o piesă așezată
    [few] { $tiles } piese așezate
   *[other] { $tiles } de piese așezate
}, { $gained ->
    [one] { $gained } punct
    [few] { $gained } puncte
   *[other] { $gained } de puncte
}{ $paid ->
    [0] { "" }
   *[other] { $paid ->
        [one] , minus { $paid } punct
        [few] , minus { $paid } puncte
       *[other] , minus { $paid } de puncte
    }
}; acum { $score }.
reader-brief = { $count ->
    [0] { game-colour-feminine-plural }
    [one] { $count } { game-colour-feminine }
    [few] { $count } { game-colour-feminine-plural }
   *[other] { $count } { game-colour-feminine-plural }
} → { $line ->
    [0] { $breaks ->
        [yes] sparte
       *[no] podea
    }
   *[other] rândul { $line }
}

## textview: The table as text
textview-title = Masa ca text
textview-your-move = Mutarea ta
textview-wait = Acum nu ai nimic de decis.
textview-watching = Urmărești partida.
textview-stopped = Masa s-a oprit. Decide arbitrul.
textview-over = Partida s-a terminat.
textview-round = Runda { $round }.
textview-play = Joacă
textview-choose-first = Alege din fiecare grup, apoi joacă.
textview-sent = Se trimite…
textview-last-moves = Ultimele mutări
textview-nothing-yet = Încă nu s-a întâmplat nimic.
textview-newest = cele mai noi primele
textview-empty = gol
textview-empty-display = goală
textview-empty-floor = goală
textview-empty-cell = gol
textview-no-tiles = niciuna
textview-none = niciunul
textview-of-colour = { $count } { $colour }
textview-offer = Fabrici și centru
textview-display = Fabrica { $display }
textview-centre = Centru
textview-board = { $score ->
    [one] { $name }, { $score } punct
    [few] { $name }, { $score } puncte
   *[other] { $name }, { $score } de puncte
}
textview-has-left = a părăsit partida
textview-is-first = primul jucător al rundei
textview-starts-next = începe runda următoare
textview-line = Rândul { $line }
textview-row = Linia
textview-pattern-line = Rând de formare
textview-column = Coloana { $column }
textview-wall = Perete
textview-filled = { $count } din { $size }, { $colour }
textview-free = { $size ->
    [one] gol, un spațiu
    [few] gol, { $size } spații
   *[other] gol, { $size } de spații
}
textview-missing = lipsește { $colour }
textview-floor = Linia podelei
textview-costs = { $cost ->
    [one] costă { $cost } punct
    [few] costă { $cost } puncte
   *[other] costă { $cost } de puncte
}
textview-supply = Săculeț și cutie
textview-supply-duel = Săculeț și turn
textview-colour = Culoare
textview-bag = Săculeț
textview-lid = Cutie
textview-tower = Turn
textview-lost = Scoase din joc
textview-from = De unde iei?
textview-which = Ce culoare?
textview-where = Unde merg?
textview-which-column = În ce coloană merge piesa de pe rândul { $line }?
textview-completes = complet
textview-lacks = { $count ->
    [one] mai lipsește { $count }
    [few] mai lipsesc { $count }
   *[other] mai lipsesc { $count }
}
textview-scores = { $score ->
    [one] aduce { $score } punct
    [few] aduce { $score } puncte
   *[other] aduce { $score } de puncte
}
textview-falls = { $count ->
    [one] cade o piesă
    [few] cad { $count } piese
   *[other] cad { $count } de piese
}
textview-breaks = { $count ->
    [one] se sparge o piesă
    [few] se sparg { $count } piese
   *[other] se sparg { $count } de piese
}
textview-with-first = începi runda următoare
textview-break-all = Sparge-le pe toate
textview-trays = Tăvi
textview-large-tray = Tava mare
textview-small-tray = Tava mică { $tray }
textview-sun = partea cu soare
textview-moon = partea cu lună
textview-stack = stivă, de jos în sus
textview-chip = jeton
textview-face-down = cu fața în jos
textview-has-first = aici se află piesa primului jucător
textview-plates = Plăci
textview-plate = Placa { $place }
textview-pile = { $count ->
    [one] Teanc de o placă
    [few] Teanc de { $count } plăci
   *[other] Teanc de { $count } de plăci
}
textview-top-is = { $kind ->
    [S] deasupra una specială
   *[other] deasupra una joker
}
textview-kind = { $kind ->
    [S] placă specială
    [W] placă joker
   *[other] placă necunoscută
}
textview-hand = În mână
textview-drawn = Placa trasă { $number }
textview-dome = Cupolă
textview-no-plate = nicio placă
textview-broken = Piese sparte
textview-chips = Jetoane
textview-spent = cheltuite
textview-tokens = { $count ->
    [one] un pion rămas
    [few] { $count } pioni rămași
   *[other] { $count } de pioni rămași
}
textview-holds-first = are piesa primului jucător
textview-scoring = Cartonașe de punctaj
textview-now = { $score ->
    [one] acum { $score } punct
    [few] acum { $score } puncte
   *[other] acum { $score } de puncte
}
textview-unseen = Încă nevăzute
textview-what = Ce vrei să faci?
textview-take-sun = Să iei piese de pe o parte cu soare
textview-take-moon = Să iei piese de pe părțile cu lună
textview-take-chip = Să iei un jeton bonus
textview-take-plate = Să iei o placă de la vedere
textview-draw = { $price ->
    [0] Să tragi o placă din teanc, gratuit
    [one] Să tragi o placă din teanc, { $price } punct
    [few] Să tragi o placă din teanc, { $price } puncte
   *[other] Să tragi o placă din teanc, { $price } de puncte
}
textview-stop = Să nu mai tragi și să te uiți la plăcile trase
textview-which-tray = Care tavă?
textview-which-chip = Care jeton?
textview-which-plate = Care placă?
textview-which-order = În ce ordine stau piesele, de jos în sus?
textview-draw-again = Mai tragi?
textview-which-kept = Ce placă păstrezi?
textview-which-space = Pe ce loc al cupolei?
textview-which-turn = Cum stă?
textview-which-under = Ce placă merge acum sub teanc?
textview-spend-on = Ce jetoane cheltuiești pe rândul { $line }?
textview-spend-none = Niciunul
textview-space = { $space ->
    [1] Locul 1, stânga sus
    [2] Locul 2, sus
    [3] Locul 3, dreapta sus
    [4] Locul 4, stânga
    [5] Locul 5, în mijloc
    [6] Locul 6, dreapta
    [7] Locul 7, stânga jos
    [8] Locul 8, jos
   *[9] Locul 9, dreapta jos
}

## outcome: The final scores
outcome-wins = { $name } a câștigat
outcome-you-win = Ai câștigat
outcome-bonus = { game-goal }
outcome-shared = Victorie împărțită
outcome-over = { $clause ->
    [A40] O linie orizontală este completă.
    [A33] Timp de două runde nicio piesă nu a ajuns pe un rând de formare.
    [A33-wall] Timp de cinci runde nicio piesă nu a ajuns pe un perete.
    [A32] Nu mai este nicio piesă de împărțit.
    [T22] Au rămas mai puțin de doi jucători.
    [T5] Arbitrul a anulat masa.
    [D43] Toate cele cinci runde s-au jucat.
   *[other] Partida s-a terminat.
}
outcome-void = Fără rezultat
outcome-tie-rows = { $points ->
    [one] Câte { $points } punct: decid liniile complete, { $rows }.
    [few] Câte { $points } puncte: decid liniile complete, { $rows }.
   *[other] Câte { $points } de puncte: decid liniile complete, { $rows }.
}
outcome-against = { $mine } la { $other }
outcome-tie-shared = Punctele și liniile complete sunt egale.
outcome-tie-holder = { $points ->
    [one] Câte { $points } punct: câștigă cine a luat piesa primului jucător în ultima rundă.
    [few] Câte { $points } puncte: câștigă cine a luat piesa primului jucător în ultima rundă.
   *[other] Câte { $points } de puncte: câștigă cine a luat piesa primului jucător în ultima rundă.
}
outcome-tie-starter = Câte { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, iar piesa primului jucător nu a luat-o nimeni: câștigă cine a început ultima rundă.
outcome-place = Locul { $place }
outcome-left = A părăsit partida
outcome-tonight = Victorii în seara asta
outcome-tiling = Perete, minus linia podelei
outcome-tiling-duel = Cupolă, minus piesele sparte
outcome-total = Scor final
outcome-spared = Niciun scor nu scade sub 0
