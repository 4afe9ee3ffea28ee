### The games: their words, all that is said about the scoring tiles of Azul Duel, what happens in a game, the table as text, and the final scores.

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
game-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

### The scoring tiles of Azul Duel: all that is said about each of them, up to the next line like this one.

## azul: Azul and Azul Mini
azul-table = Il tavolo
azul-offer = Vassoi e centro
azul-signed = { NUMBER($value, signDisplay: "exceptZero") }
azul-pick = { $source ->
    [C] Centro
   *[other] Vassoio { $source }
}: { $marker ->
    [yes] { game-tiles } e il segnalino
   *[no] { game-tiles }
}
azul-target = { $line ->
    [F] Linea del pavimento
   *[other] Linea { $line }
}
azul-fills = linea completa
azul-gains = { $count ->
    [one] varrà { $count } punto
   *[other] varrà { $count } punti
}
azul-falls = { $count ->
    [one] { $count } piastrella cade
   *[other] { $count } piastrelle cadono
}
azul-marker-falls = cade il segnalino
azul-costs = { $count ->
    [one] costa { $count } punto
   *[other] costa { $count } punti
}
azul-to-lid = { $count ->
    [one] { $count } piastrella va nella scatola
   *[other] { $count } piastrelle vanno nella scatola
}
azul-cell = Riga { $row }, colonna { $column }
azul-which-column = Dove va la piastrella { game-colour-feminine } della linea { $line }?
azul-board = { $score ->
    [one] { $name }: { $score } punto
   *[other] { $name }: { $score } punti
}
azul-others = Le altre plance
azul-score = Punteggio
azul-starts-next = Inizia il prossimo round
azul-supply = Sacchetto e scatola
azul-bag = Sacchetto
azul-lid = Scatola
azul-lost = Fuori gioco
azul-in-all = { $count ->
    [one] { $count } piastrella
   *[other] { $count } piastrelle
}
azul-refill = Quando il sacchetto è vuoto, ci tornano le piastrelle della scatola.
azul-withdrawn = Ha lasciato il tavolo
azul-stopped = Il tavolo è fermo: nessuno ha preso piastrelle. Decide un arbitro come proseguire.
azul-void = La partita è nulla: non conta per nessuno.
azul-wins = Vittoria: { $names }
azul-idle = Nell’ultimo round nessuna piastrella è finita su una linea quadrettata. Se succede ancora, la partita termina.
azul-bare = Da { $count } round nessuna piastrella arriva su una parete. Dopo cinque round così la partita termina.
azul-passed = { $count ->
    [one] { $count } turno saltato di fila
   *[other] { $count } turni saltati di fila
}
azul-help = Giocare con la tastiera
azul-mouse = Con il dito o il mouse: trascina le piastrelle su una linea, oppure tocca le piastrelle e poi la linea.
# The colour of a tile.
azul-colour = { game-colour-feminine }
azul-key-names =
    .sideways = ← →
    .vertical = ↑ ↓
    .enter = Invio
    .line = 1 – 5
    .floor = 0
    .escape = Esc
    .help = ?
azul-key-meanings =
    .sideways = da un vassoio all’altro
    .vertical = da un colore all’altro, o da una linea all’altra
    .enter = prendi le piastrelle, poi posale
    .line = posale su questa linea
    .floor = lasciale cadere sul pavimento
    .escape = rimettile a posto
    .help = mostra questo aiuto

## duel: Azul Duel
duel-points = { game-points }
duel-board-of = Plancia di { $name }
duel-tokens-left = { $count ->
    [one] { $count } segnalino rimasto
   *[other] { $count } segnalini rimasti
}
duel-chips-left = { $count ->
    [one] ancora { $count } gettone da prendere in questo round
   *[other] ancora { $count } gettoni da prendere in questo round
}
duel-pile = Pila
duel-display = Lastre scoperte
duel-bag = Sacchetto
duel-tower = Torre
duel-look-up = Sacchetto { $bag }, torre { $tower }: guarda che cosa resta
duel-scoring-tiles = Tessere punteggio, contate a fine partita
duel-over = La partita è finita.
duel-dealt = Si prepara il prossimo round…
duel-waits-for = { $stage ->
    [first-plate] { $name } sceglie la prima lastra…
    [stack] { $name } impila il resto…
    [drawing] { $name } pesca lastre…
    [keep] { $name } tiene una delle lastre pescate…
    [lay] { $name } posa una lastra…
    [under] { $name } rimette lastre sotto la pila…
    [chips] { $name } può spendere gettoni…
    [cell] { $name } riveste la cupola…
   *[other] { $name } sta pensando…
}
duel-your-turn = Tocca a te.
duel-hint-turn = Sezione sole: prendi un colore, il resto si impila sulla sezione luna. Sezioni luna: prendi un colore fra tutto ciò che sta in cima.
duel-hint-plate = Dalla linea 1 si riempie la riga 1 della cupola, dalla 2 la riga 2 e così via: le piastrelle vanno su caselle del loro colore.
duel-first-plate = Scegli la tua prima lastra e una casella della cupola dove metterla.
duel-sun-take = { $place ->
    [0] Sole del vassoio grande: { game-tiles }
   *[other] Sole del vassoio { $place }: { game-tiles }
}
duel-moon-take = { $first ->
    [yes] Luna: { game-tiles }, con la piastrella primo giocatore
   *[no] Luna: { game-tiles }
}
duel-take-chip = Gettone del vassoio { $place }: { $name }
duel-take-plate = Lastra: { $front }
duel-draw-from = Pesca dalla pila, in cima una lastra { $back ->
    [S] speciale
    [W] jolly
   *[other] sconosciuta
}, { $score ->
    [0] gratis
   *[other] per 1 punto
}
duel-turn = { $tiles ->
    [yes] { $plate ->
        [yes] { $chip ->
            [yes] Tocca a te: prendi piastrelle di un colore, una lastra o un gettone scoperto.
           *[no] Tocca a te: prendi piastrelle di un colore o una lastra.
        }
       *[no] { $chip ->
            [yes] Tocca a te: prendi piastrelle di un colore o un gettone scoperto.
           *[no] Tocca a te: prendi piastrelle di un colore.
        }
    }
   *[no] { $plate ->
        [yes] { $chip ->
            [yes] Tocca a te: prendi una lastra o un gettone scoperto.
           *[no] Tocca a te: prendi una lastra.
        }
       *[no] { $chip ->
            [yes] Tocca a te: prendi un gettone scoperto.
           *[no] Tocca a te.
        }
    }
}

## answers: What is asked within a turn of Duel, and how it is answered
answers-which-line = { $count ->
    [one] Su quale linea va la piastrella { game-colour-feminine }?
   *[other] Su quale linea vanno le { game-tiles }?
}{ $first ->
    [yes] { " " }Arriva anche la piastrella primo giocatore.
   *[no] { "" }
}
answers-which-space = Scegli una casella libera della cupola. Gira la lastra come vuoi{ $keys ->
    [yes] { " " }(R)
   *[other] { "" }
}.
answers-turn-and-lay = Gira la lastra, poi posala. Non si sposta più.
answers-really-draw = Peschi lastre coperte, le guardi tutte e ne tieni una. Le altre vanno sotto la pila.
answers-draw-more = Ne peschi un’altra, o ti fermi e guardi quelle che hai?
answers-keep-one = Tieni una di queste lastre: va nella tua cupola.
answers-under-next = Quale lastra va per prima sotto la pila? Le altre seguono più in basso.
answers-stack-rest = Impila il resto dal basso: si può prendere solo la piastrella in cima.
answers-stack-next = Posto { $place } dal basso: { game-colour }
answers-spend-on = Completi la linea { $line }? Ogni piastrella mancante costa 2 gettoni { game-colour-plural } o 3 qualsiasi.
answers-which-cell = Dove va la piastrella { game-colour-feminine } nella riga { $line } della cupola?
answers-hand = In mano
answers-drawn = Pescate
answers-cancel = Annulla
answers-turn-plate = Gira la lastra in senso orario
answers-turn-left = Gira la lastra in senso antiorario
answers-lay = Posa qui
answers-draw-one = { $cost ->
    [0] Pesca (gratis)
   *[other] { $cost ->
        [one] Pesca per { $cost } punto
       *[other] Pesca per { $cost } punti
    }
}
answers-draw-again = { $cost ->
    [0] Un’altra (gratis)
   *[other] { $cost ->
        [one] Un’altra ({ $cost } punto)
       *[other] Un’altra ({ $cost } punti)
    }
}
answers-stop = Fermati e guarda
answers-as-it-lies = Così come sono
answers-spend = { $count ->
    [one] Spendi { $count } gettone
   *[other] Spendi { $count } gettoni
}
answers-spend-none = Tieni i gettoni
answers-keep-plate = { $front ->
    [none] Tieni: lastra sconosciuta
   *[other] Tieni: { $front }
}
answers-under-plate = { $front ->
    [none] Sotto la pila: lastra sconosciuta
   *[other] Sotto la pila: { $front }
}
answers-to-line = Linea { $line }: { $complete ->
    [yes] completa
   *[no] { $filled ->
        [one] { $filled } piastrella su { $line }
       *[other] { $filled } piastrelle su { $line }
    }
}{ $broken ->
    [0] { "" }
   *[other] { $broken ->
        [one] , { $broken } piastrella si rompe
       *[other] , { $broken } piastrelle si rompono
    }
}{ $cost ->
    [0] { "" }
   *[other] { $cost ->
        [one] , costa { $cost } punto
       *[other] , costa { $cost } punti
    }
}
answers-to-broken = Rompi tutto: { $broken ->
    [0] non costa niente
    [one] { $broken } piastrella si rompe
   *[other] { $broken } piastrelle si rompono
}{ $cost ->
    [0] { "" }
   *[other] { $cost ->
        [one] , costa { $cost } punto
       *[other] , costa { $cost } punti
    }
}
answers-to-cell = Riga { $row }, colonna { $column }: { $scored ->
    [one] { $scored } punto
   *[other] { $scored } punti
}{ $special ->
    [0] { "" }
   *[other] { $special ->
        [one] , e { $special } punto per una piastrella speciale
       *[other] , e { $special } punti per una piastrella speciale
    }
}
answers-own-chip = Il tuo gettone: { $name }
answers-to-space = { $space ->
    [1] Casella della cupola in alto, a sinistra
    [2] Casella della cupola in alto, in mezzo
    [3] Casella della cupola in alto, a destra
    [4] Casella della cupola al centro, a sinistra
    [5] Casella della cupola al centro, in mezzo
    [6] Casella della cupola al centro, a destra
    [7] Casella della cupola in basso, a sinistra
    [8] Casella della cupola in basso, in mezzo
   *[9] Casella della cupola in basso, a destra
}

## supply: What is left at a table of Duel, to be looked up
supply-in-all = in tutto
supply-title = Che cosa resta
supply-pile = { $count ->
    [one] La pila: { $count } lastra
   *[other] La pila, dall’alto: { $count } lastre
}
supply-in-pile = { $front ->
    [none] { $back ->
        [S] Lastra speciale, coperta
        [W] Lastra jolly, coperta
       *[other] Lastra sconosciuta, coperta
    }
   *[other] Lastra: { $front }
}
supply-known-by = vista da { $names }
supply-unseen-plates = { $count ->
    [one] { $count } lastra che non hai visto
   *[other] { $count } lastre che non hai visto
}
supply-unseen-chips = { $count ->
    [one] { $count } gettone che non hai visto
   *[other] { $count } gettoni che non hai visto
}

## reader: What happened, in sentences
reader-unknown = sconosciuto
reader-tile = piastrella { game-colour-feminine }
reader-tiles = { $count ->
    [one] { $count } piastrella { game-colour-feminine }
   *[other] { $count } piastrelle { game-colour-feminine-plural }
}
reader-the-tiles = le piastrelle { game-colour-feminine-plural }
reader-points = { game-points }
reader-seat = { $seat ->
    [0] Qualcuno
   *[other] Posto { $seat }
}
reader-marker = segnalino primo giocatore
reader-first-tile = piastrella primo giocatore
reader-with-marker = , con il segnalino primo giocatore
reader-with-first-tile = , con la piastrella primo giocatore
reader-from-display = dal vassoio { $display }
reader-from-centre = dal centro
reader-from-sun = { $tray ->
    [0] dalla sezione sole del vassoio grande
   *[other] dalla sezione sole del vassoio piccolo { $tray }
}
reader-from-moon = dalle sezioni luna
reader-takes-to-floor = { $breaks ->
    [yes] { $who }: { $what } { $from }{ $first }, tra le piastrelle rotte.
   *[no] { $who }: { $what } { $from }{ $first }, sulla linea del pavimento.
}
reader-takes-to-line = { $who }: { $what } { $from }{ $first }, sulla linea { $line }{ $lacks ->
    [none] { "" }
    [0] , ora completa
    [one] , ne manca { $lacks }
   *[other] , ne mancano { $lacks }
}{ $falls ->
    [0] { "" }
   *[other] { $breaks ->
        [yes] { $falls ->
            [one] ; { $falls } piastrella si rompe
           *[other] ; { $falls } piastrelle si rompono
        }
       *[no] { $falls ->
            [one] ; { $falls } piastrella cade
           *[other] ; { $falls } piastrelle cadono
        }
    }
}.
reader-places = { $tile ->
    [none] { $who }: piastrella della linea { $line } nella colonna { $column }.
   *[other] { $who }: { $tile } della linea { $line } nella colonna { $column }.
}
reader-displays-filled = i vassoi sono riempiti
reader-trays-filled = i vassoi sono riempiti
reader-dealt = { $round ->
    [none] Nuovo round
   *[other] Round { $round }
}: { $what }{ $first ->
    [none] { "" }
   *[other] . Primo giocatore: { $first }
}.
reader-pass = { $who }: tempo scaduto, turno perso.
reader-withdraw = { $who }: fuori dalla partita.
reader-passed-over = { $who }: nessuna azione possibile, turno saltato.
reader-resume = L’arbitro fa riprendere il gioco.
reader-void = L’arbitro dichiara nullo il tavolo.
reader-top = { $kind ->
    [none] In cima alla pila: una lastra sconosciuta.
   *[other] { $kind ->
        [S] In cima alla pila: una lastra speciale.
       *[W] In cima alla pila: una lastra jolly.
    }
}
reader-up = Nuova lastra scoperta: { $plate }.
reader-reveal = Il vassoio piccolo { $tray } è vuoto e mostra il suo gettone: { $chip }.
reader-stack = { $tray ->
    [none] { $who }: il resto impilato, dal basso: { $order }.
    [0] { $who }: il resto impilato, dal basso: { $order }.
   *[other] { $who }: il resto impilato sul vassoio piccolo { $tray }, dal basso: { $order }.
}
reader-takes-chip = { $chip ->
    [none] { $who }: il gettone del vassoio piccolo { $tray }.
   *[other] { $who }: il gettone { $chip } del vassoio piccolo { $tray }.
}
reader-takes-plate = { $plate ->
    [none] { $who }: la lastra scoperta { $place }.
   *[other] { $who }: la lastra scoperta { $place }, { $plate }.
}
reader-draws = { $who }: una lastra { $kind ->
    [none] pescata
   *[other] { $kind ->
        [S] speciale pescata
       *[W] jolly pescata
    }
} dalla { $price ->
    [none] pila
    [0] pila gratis
   *[other] pila per 1 punto
}.
reader-stops = { $who }: nessun’altra lastra pescata.
reader-fronts = { $who }: uno sguardo { $drawn ->
    [one] alla lastra pescata
   *[other] alle { $drawn } lastre pescate
}{ $seen ->
    [0] , senza mostrare agli altri
   *[other] : { $known }
}.
reader-keeps = { $who }: tenuta la lastra { $plate }.
reader-lays = { $plate ->
    [none] { $turn ->
        [0] { $who }: lastra nella casella { $space } della cupola.
       *[other] { $turn ->
            [one] { $who }: lastra nella casella { $space } della cupola, ruotata di { $turn } quarto.
           *[other] { $who }: lastra nella casella { $space } della cupola, ruotata di { $turn } quarti.
        }
    }
   *[other] { $who }: lastra nella casella { $space } della cupola, così orientata: { $plate }.
}
reader-under = { $kind ->
    [none] { $who }: una lastra sotto la pila.
   *[other] { $kind ->
        [S] { $who }: una lastra speciale sotto la pila.
       *[W] { $who }: una lastra jolly sotto la pila.
    }
}
reader-spends = { $count ->
    [0] { $line ->
        [none] { $who }: nessun gettone speso.
        [0] { $who }: nessun gettone speso.
       *[other] { $who }: nessun gettone speso per la linea { $line }.
    }
   *[other] { $line ->
        [none] { $count ->
            [one] { $who }: { $count } gettone speso: { $chips }.
           *[other] { $who }: { $count } gettoni spesi: { $chips }.
        }
        [0] { $count ->
            [one] { $who }: { $count } gettone speso: { $chips }.
           *[other] { $who }: { $count } gettoni spesi: { $chips }.
        }
       *[other] { $count ->
            [one] { $who }: { $count } gettone speso per completare la linea { $line }: { $chips }.
           *[other] { $who }: { $count } gettoni spesi per completare la linea { $line }: { $chips }.
        }
    }
}
reader-across = { $length } in orizzontale
reader-down = { $length } in verticale
reader-alone = isolata
reader-scores-tile = { $score ->
    [one] { $who }, riga { $row }: { $tile } nella colonna { $column }, { $score } punto ({ $why }).
   *[other] { $who }, riga { $row }: { $tile } nella colonna { $column }, { $score } punti ({ $why }).
}
reader-scores-special = { $score ->
    [one] { $who }, riga { $row }: la lastra è piena; piastrella speciale nella colonna { $column }, { $score } punto.
   *[other] { $who }, riga { $row }: la lastra è piena; piastrella speciale nella colonna { $column }, { $score } punti.
}
reader-line-falls = { $who }, linea { $line }: nessuna casella per il { game-colour }; { $falls ->
    [one] { $falls } piastrella cade
   *[other] { $falls } piastrelle cadono
}{ $lid ->
    [0] { "" }
   *[other] , di cui { $lid } nella scatola
}.
reader-line-breaks = { $who }, linea { $line }: nessuna casella per il { game-colour }; { $breaks ->
    [one] { $breaks } piastrella si rompe
   *[other] { $breaks } piastrelle si rompono
}{ $tower ->
    [0] { "" }
   *[other] , di cui { $tower } nella torre
}.
reader-pays = { $who }, { $breaks ->
    [yes] piastrelle rotte
   *[no] linea del pavimento
} ({ $items }): { $paid ->
    [none] { $cost ->
        [one] meno { $cost } punto
       *[other] meno { $cost } punti
    }
   *[other] costo { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    }, ma { $paid ->
        [one] se ne paga solo { $paid }
       *[other] se ne pagano solo { $paid }
    }
}.
reader-over2 = { $above } sopra { $below }
reader-over = { $clause ->
    [A40] { $who ->
        [none] La partita è finita: una linea orizzontale è completa.
       *[other] La partita è finita: una linea orizzontale è completa ({ $who }).
    }
    [A33] La partita è finita: per due round nessuna piastrella è arrivata su una linea quadrettata.
    [A33-wall] La partita è finita: per cinque round nessuna piastrella è arrivata su una parete.
    [A32] La partita è finita: non ci sono più piastrelle da distribuire.
    [T22] { $who ->
        [none] La partita è finita: restano meno di due giocatori.
       *[other] La partita è finita: restano meno di due giocatori ({ $who }).
    }
    [T5] La partita è finita: l’arbitro ha dichiarato nullo il tavolo.
    [D43] La partita è finita: il quinto round è concluso.
   *[other] { $who ->
        [none] La partita è finita.
       *[other] La partita è finita ({ $who }).
    }
}
reader-voided = Il tavolo è nullo: la partita non conta per nessuno.
reader-bonus = { $who }: { NUMBER($score, signDisplay: "exceptZero") } per { $what }.
reader-placed = { $score ->
    [one] Al { $place }º posto: { $who }, { $score } punto.
   *[other] Al { $place }º posto: { $who }, { $score } punti.
}
reader-wins = { $count ->
    [1] { $tie ->
        [rows] Vince { $winners } (punti pari, più righe complete).
        [first-tile] Vince { $winners } (punti pari, primo giocatore dell’ultimo round).
       *[other] Vince { $winners }.
    }
   *[other] Vittoria condivisa: { $winners }, con punti pari e lo stesso numero di righe complete.
}
# A colour by itself.
reader-colour = { game-colour }
reader-your-turn = Tocca a te.
reader-turn-of = Tocca a { $name }.
reader-tiling-of = { $name }: { $tiles ->
    [one] { $tiles } piastrella collocata
   *[other] { $tiles } piastrelle collocate
}, { $gained ->
    [one] { $gained } punto
   *[other] { $gained } punti
}{ $paid ->
    [0] { "" }
   *[other] { $paid ->
        [one] , meno { $paid } punto
       *[other] , meno { $paid } punti
    }
}; ora { $score }.
reader-brief = { $count ->
    [0] { game-colour-feminine-plural }
    [one] { $count } { game-colour-feminine }
   *[other] { $count } { game-colour-feminine-plural }
} → { $line ->
    [0] { $breaks ->
        [yes] rotte
       *[no] pavimento
    }
   *[other] linea { $line }
}

## textview: The table as text
textview-title = Testo del tavolo
textview-your-move = La tua mossa
textview-wait = Ora non hai nulla da decidere.
textview-watching = Stai guardando.
textview-stopped = Il tavolo è fermo: decide l’arbitro.
textview-over = La partita è finita.
textview-round = Round { $round }.
textview-play = Gioca
textview-choose-first = Scegli in ogni gruppo, poi gioca.
textview-sent = Invio…
textview-last-moves = Ultime mosse
textview-nothing-yet = Non è ancora successo nulla.
textview-newest = prima le più recenti
textview-empty = vuoto
textview-empty-display = vuoto
textview-empty-floor = vuota
textview-empty-cell = vuota
textview-no-tiles = nessuna
textview-none = nessuno
textview-of-colour = { $count } { $colour }
textview-offer = Vassoi e centro
textview-display = Vassoio { $display }
textview-centre = Centro
textview-board = { $score ->
    [one] { $name }, { $score } punto
   *[other] { $name }, { $score } punti
}
textview-has-left = ha lasciato la partita
textview-is-first = primo giocatore di questo round
textview-starts-next = inizia il prossimo round
textview-line = Linea { $line }
textview-row = Riga
textview-pattern-line = Linea quadrettata
textview-column = Colonna { $column }
textview-wall = Parete
textview-filled = { $count } di { $size }, { $colour }
textview-free = { $size ->
    [one] vuota, { $size } casella
   *[other] vuota, { $size } caselle
}
textview-missing = manca { $colour }
textview-floor = Linea del pavimento
textview-costs = { $cost ->
    [one] costo { $cost } punto
   *[other] costo { $cost } punti
}
textview-supply = Sacchetto e scatola
textview-supply-duel = Sacchetto e torre
textview-colour = Colore
textview-bag = Sacchetto
textview-lid = Scatola
textview-tower = Torre
textview-lost = Fuori gioco
textview-from = Da dove prendi?
textview-which = Quale colore?
textview-where = Dove vanno?
textview-which-column = In quale colonna va la piastrella della linea { $line }?
textview-completes = completa
textview-lacks = { $count ->
    [one] ne manca { $count }
   *[other] ne mancano { $count }
}
textview-scores = { $score ->
    [one] vale { $score } punto
   *[other] vale { $score } punti
}
textview-falls = { $count ->
    [one] { $count } piastrella cade
   *[other] { $count } piastrelle cadono
}
textview-breaks = { $count ->
    [one] { $count } piastrella si rompe
   *[other] { $count } piastrelle si rompono
}
textview-with-first = inizi il prossimo round
textview-break-all = Rompile tutte
textview-trays = Vassoi
textview-large-tray = Vassoio grande
textview-small-tray = Vassoio piccolo { $tray }
textview-sun = sole
textview-moon = luna
textview-stack = pila, dal basso
textview-chip = gettone
textview-face-down = coperto
textview-has-first = qui c’è la piastrella primo giocatore
textview-plates = Lastre
textview-plate = Lastra { $place }
textview-pile = { $count ->
    [one] Pila di { $count } lastra
   *[other] Pila di { $count } lastre
}
textview-top-is = { $kind ->
    [S] in cima una speciale
   *[other] in cima una jolly
}
textview-kind = { $kind ->
    [S] lastra speciale
    [W] lastra jolly
   *[other] lastra sconosciuta
}
textview-hand = In mano
textview-drawn = Lastra pescata { $number }
textview-dome = Cupola
textview-no-plate = nessuna lastra
textview-broken = Piastrelle rotte
textview-chips = Gettoni
textview-spent = spesi
textview-tokens = { $count ->
    [one] { $count } segnalino rimasto
   *[other] { $count } segnalini rimasti
}
textview-holds-first = ha la piastrella primo giocatore
textview-scoring = Tessere punteggio
textview-now = { $score ->
    [one] ora { $score } punto
   *[other] ora { $score } punti
}
textview-unseen = Non ancora visti
textview-what = Che cosa vuoi fare?
textview-take-sun = Prendere piastrelle da una sezione sole
textview-take-moon = Prendere piastrelle dalle sezioni luna
textview-take-chip = Prendere un gettone bonus
textview-take-plate = Prendere una lastra scoperta
textview-draw = { $price ->
    [0] Pescare una lastra dalla pila, gratis
    [one] Pescare una lastra dalla pila, { $price } punto
   *[other] Pescare una lastra dalla pila, { $price } punti
}
textview-stop = Non pescare più e guardare le lastre pescate
textview-which-tray = Quale vassoio?
textview-which-chip = Quale gettone?
textview-which-plate = Quale lastra?
textview-which-order = In che ordine si impilano, dal basso?
textview-draw-again = Pescare ancora?
textview-which-kept = Quale lastra tieni?
textview-which-space = In quale casella della cupola?
textview-which-turn = Come la orienti?
textview-which-under = Quale lastra va ora sotto la pila?
textview-spend-on = Quali gettoni spendi per la linea { $line }?
textview-spend-none = Nessuno
textview-space = { $space ->
    [1] Casella 1, in alto a sinistra
    [2] Casella 2, in alto
    [3] Casella 3, in alto a destra
    [4] Casella 4, a sinistra
    [5] Casella 5, al centro
    [6] Casella 6, a destra
    [7] Casella 7, in basso a sinistra
    [8] Casella 8, in basso
   *[9] Casella 9, in basso a destra
}

## outcome: The final scores
outcome-wins = Ha vinto { $name }
outcome-you-win = Hai vinto
outcome-bonus = { game-goal }
outcome-shared = Vittoria condivisa
outcome-over = { $clause ->
    [A40] Una linea orizzontale è completa.
    [A33] Per due round nessuna piastrella è arrivata su una linea quadrettata.
    [A33-wall] Per cinque round nessuna piastrella è arrivata su una parete.
    [A32] Non ci sono più piastrelle da distribuire.
    [T22] Restano meno di due giocatori.
    [T5] L’arbitro ha dichiarato nullo il tavolo.
    [D43] Tutti e cinque i round sono stati giocati.
   *[other] La partita è finita.
}
outcome-void = Nessun risultato
outcome-tie-rows = { $points ->
    [one] { $points } punto ciascuno: decidono le righe complete, { $rows }.
   *[other] { $points } punti ciascuno: decidono le righe complete, { $rows }.
}
outcome-against = { $mine } a { $other }
outcome-tie-shared = Punti e righe complete sono pari.
outcome-tie-holder = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno: vince chi ha preso la piastrella primo giocatore nell’ultimo round.
outcome-tie-starter = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno, e nessuno ha preso la piastrella primo giocatore: vince chi ha iniziato l’ultimo round.
outcome-place = { $place }º posto
outcome-left = Ha lasciato la partita
outcome-tonight = Vittorie stasera
outcome-tiling = Parete, meno la linea del pavimento
outcome-tiling-duel = Cupola, meno le piastrelle rotte
outcome-total = Punteggio finale
outcome-spared = Nessun punteggio scende sotto 0
