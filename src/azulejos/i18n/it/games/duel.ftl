### The scoring tiles of Azul Duel: all that is said about each of them.

## game: Names of the scoring tiles
-goal-rows = Righe
-goal-colours = Colori
-goal-columns = Colonne
-goal-edge = Bordo
-goal-diagonals = Diagonali
-goal-corners = Angoli
-goal-wilds = Caselle jolly
-goal-specials = Caselle speciali
game-goal = { $name ->
    [rows] { -goal-rows }
    [colours] { -goal-colours }
    [columns] { -goal-columns }
    [edge] { -goal-edge }
    [diagonals] { -goal-diagonals }
    [corners] { -goal-corners }
    [wilds] { -goal-wilds }
    [specials] { -goal-specials }
   *[other] { $name }
}
game-bonus-for = { $kind ->
    [rows] { $count ->
        [one] { $count } riga completa
       *[other] { $count } righe complete
    }
    [columns] { $count ->
        [one] { $count } colonna completa
       *[other] { $count } colonne complete
    }
    [colours] { $count ->
        [one] { $count } colore completo
       *[other] { $count } colori completi
    }
    [kinds] { $count ->
        [one] { $count } riga con cinque tipi
       *[other] { $count } righe con cinque tipi
    }
    [edge] { $count ->
        [one] { $count } piastrella sul bordo
       *[other] { $count } piastrelle sul bordo
    }
    [diagonals] { $count ->
        [one] { $count } diagonale completa
       *[other] { $count } diagonali complete
    }
    [corners] { $count ->
        [one] { $count } lastra d’angolo piena
       *[other] { $count } lastre d’angolo piene
    }
    [wilds] { $count ->
        [one] { $count } casella jolly, riempita
       *[other] { $count } caselle jolly, tutte riempite
    }
    [specials] { $count ->
        [one] { $count } casella speciale vuota
       *[other] { $count } caselle speciali vuote
    }
   *[other] { $count }
}

## duel
duel-scoring-name = { game-goal }
duel-scoring-worth = { $name ->
    [rows] { $points } per ogni riga completa
    [colours] { $points } per ogni riga di cinque tipi
    [columns] { $points } per ogni colonna completa
    [edge] { $points } per ogni piastrella sul bordo
    [diagonals] { $points } per ogni diagonale completa
    [corners] angolo pieno: { $points } in alto, { $lower } in basso
    [wilds] { $points } ciascuna, se sono tutte piene
   *[other] −{ $points } per ognuna rimasta vuota
}
duel-scoring-brief = { $name ->
    [rows] { $points } / riga
    [colours] { $points } / 5 tipi
    [columns] { $points } / colonna
    [edge] { $points } / bordo
    [diagonals] { $points } / diag.
    [corners] { $points }/{ $lower } angolo
    [wilds] { $points } / jolly
   *[other] −{ $points } / vuota
}

## reader
reader-bonus-for = { game-bonus-for }

## analysis: Why a decision of Azul Duel was no good
analysis-duel-move = { $what ->
    [sun] { $tray ->
        [0] { game-tiles } dalla sezione sole del vassoio grande { analysis-duel-to }
       *[other] { game-tiles } dalla sezione sole del vassoio piccolo { $tray } { analysis-duel-to }
    }
    [moon] { game-tiles } dalle sezioni luna { analysis-duel-to }
    [chip] Il gettone del vassoio piccolo { $tray }
    [plate] La lastra scoperta { $place }
    [draw] Una lastra dalla pila
    [again] Un’altra lastra dalla pila
    [stop] Non pescare altro
    [keep] La lastra pescata { $place }
    [lay] Casella { $space } della cupola, { $turn ->
        [0] lastra così com’è
        [one] lastra ruotata di { $turn } quarto
       *[other] lastra ruotata di { $turn } quarti
    }
    [under] Prima la lastra pescata { $place }
    [stack] Il { game-colour } in cima alle piastrelle impilate
    [beneath] Il { game-colour } subito sotto la piastrella in cima
    [spend] { $count ->
        [0] Tenere i gettoni
        [one] { $count } gettone per la linea { $line }
       *[other] { $count } gettoni per la linea { $line }
    }
   *[tile] Colonna { $column }
}
analysis-duel-to = { $line ->
    [0] tra le piastrelle rotte
   *[other] sulla linea { $line }
}
analysis-duel-did-break = { game-tiles } tra le piastrelle rotte: costa { analysis-cost }.
analysis-duel-did-overflow = { game-tiles } per { $room ->
    [one] un solo posto
   *[other] { $room } posti
}: { $broken ->
    [one] una si rompe
   *[other] { $broken } si rompono
}, e costa { analysis-cost }.
analysis-duel-did-doomed = La riga { $line } della cupola non ha più caselle per il { game-colour }: le piastrelle della linea { $line } si romperanno.
analysis-duel-did-gift = { $name } ora può completare la linea { $line }, la cui piastrella può valere { analysis-points }.
analysis-duel-did-feed = { $name } ora può prendere { game-tiles } per la linea { $line }, { $lacks ->
    [one] a cui ne mancherà solo un’altra
   *[other] a cui ne mancheranno altre { $lacks }
}.
analysis-duel-did-later = Entro la fine del round costa { analysis-cost } in più di piastrelle rotte.
analysis-duel-did-first = Arriva anche la piastrella primo giocatore, che costa { analysis-cost }.
analysis-duel-did-complete = Completa la linea { $line }, la cui piastrella può valere { analysis-points }.
analysis-duel-did-wait = { game-tiles } per la linea { $line }: la riga { $line } della cupola non ha ancora una casella per il { game-colour }.
analysis-duel-did-line = { $lacks ->
    [one] { game-tiles } per la linea { $line }, a cui ne manca ancora una.
   *[other] { game-tiles } per la linea { $line }, a cui ne mancano ancora { $lacks }.
}
analysis-duel-did-chip-pays = Con il gettone del vassoio piccolo { $tray } i gettoni bastano per completare la linea { $line }.
analysis-duel-did-chip = Il gettone del vassoio piccolo { $tray } ha { $count ->
    [0] il colore di nessuna linea iniziata
    [one] il colore di una linea iniziata
   *[other] i colori di { $count } linee iniziate
}.
analysis-duel-did-plate-line = La lastra ha una casella per le piastrelle della linea { $line }, che non ne hanno ancora.
analysis-duel-did-plate = { $kind ->
    [S] Una lastra con una casella speciale.
   *[W] Una lastra con una casella jolly.
}
analysis-duel-did-draw = { $cost ->
    [0] Si pesca una lastra coperta, gratis.
   *[other] Si pesca una lastra coperta, per { analysis-cost }.
}
analysis-duel-did-stop = { $drawn ->
    [one] Una lastra pescata, e basta.
   *[other] { $drawn } lastre pescate, e basta.
}
analysis-duel-did-lay-doomed = La riga { $line } della cupola ora ha tutte le sue lastre e nessuna casella per il { game-colour }: le piastrelle della linea { $line } si romperanno.
analysis-duel-did-lay-line = Le piastrelle della linea { $line } hanno ora una casella nella cupola.
analysis-duel-did-lay-special = La casella speciale va nella riga { $row }, dove la sua piastrella vale { analysis-points }.
analysis-duel-did-lay-wild = La casella jolly va nella riga { $row }.
analysis-duel-did-under = La lastra pescata { $place } va per prima sotto la pila.
analysis-duel-did-round-line = Entro la fine del round la linea { $brought } non porta nessuna piastrella nella cupola.
analysis-duel-did-round-points = Entro la fine del round porta circa { analysis-points } in meno nella cupola.
analysis-duel-did-round-keep = Entro la fine del round { $name } porta nella cupola una piastrella dalla linea { $theirs }, per circa { analysis-points }.
analysis-duel-did-round-hold = Entro la fine del round { $name } fa circa { analysis-points } in più nella cupola.
analysis-duel-did-stack = In cima alle piastrelle impilate c’è il { game-colour }.
analysis-duel-did-spend = { $count ->
    [one] { $count } gettone completa
   *[other] { $count } gettoni completano
} la linea { $line }, la cui piastrella può valere { analysis-points }.
analysis-duel-did-spare = { $lacks ->
    [one] Nessun gettone speso: alla linea { $line } ne manca ancora una.
   *[other] Nessun gettone speso: alla linea { $line } ne mancano ancora { $lacks }.
}
analysis-duel-did-tile = Una piastrella nella colonna { $column } per { analysis-points }.
analysis-duel-did-tile-special = Una piastrella nella colonna { $column } per { analysis-points }, più { $special } per la piastrella speciale.
analysis-duel-better-bonus = { analysis-duel-move }: quella linea si completava, con una piastrella che può valere { analysis-points } e altri { $bonus } alla fine ({ game-goal }).
analysis-duel-better-deny = { $count ->
    [one] { analysis-duel-move }: quella piastrella non andava a { $name }.
   *[other] { analysis-duel-move }: quelle piastrelle non andavano a { $name }.
}
analysis-duel-better-complete = { analysis-duel-move }: quella linea si completava, con una piastrella che può valere { analysis-points }.
analysis-duel-better-fill = { analysis-duel-move }: quella linea si riempiva, in attesa di una casella nella cupola.
analysis-duel-better-near = { $lacks ->
    [one] { analysis-duel-move }: a quella linea mancava una sola piastrella, e la sua può valere { analysis-points }.
   *[other] { analysis-duel-move }: a quella linea mancavano { $lacks } piastrelle, e la sua può valere { analysis-points }.
}
analysis-duel-better-first = { analysis-duel-move }: era più urgente, la linea { $begun } si può completare più tardi.
analysis-duel-better-wanted = { analysis-duel-move }: la linea { $begun } restava libera per le piastrelle che la completano.
analysis-duel-better-free = { analysis-duel-move }: la linea { $begun } restava libera per altre piastrelle.
analysis-duel-better-safe = { analysis-duel-move }: non si rompeva niente.
analysis-duel-better-room = { analysis-duel-move }: nella cupola c’è una casella.
analysis-duel-better-force = { analysis-duel-move }: { $name } doveva rompere piastrelle, per { analysis-cost } in più.
analysis-duel-better-start = { analysis-duel-move }: portava l’inizio del round successivo.
analysis-duel-better-hide = { analysis-duel-move }: non lo permetteva.
analysis-duel-better-chip = { analysis-duel-move }: i gettoni bastavano per completare la linea { $line }.
analysis-duel-better-chip-fits = { $lines ->
    [one] { analysis-duel-move }: ha il colore di una linea iniziata.
   *[other] { analysis-duel-move }: ha i colori di { $lines } linee iniziate.
}
analysis-duel-better-plate-last = { analysis-duel-move }: è l’ultima scoperta, una lastra dalla pila costa un punto.
analysis-duel-better-plate-deny = { analysis-duel-move }: era l’unica con una casella per le piastrelle che { $name } ha sulla linea { $theirs }.
analysis-duel-better-lay-line = { analysis-duel-move }: dava una casella alle piastrelle della linea { $line }.
analysis-duel-better-lay-special = { analysis-duel-move }: portava la casella speciale nella riga { $row }, per { analysis-points }.
analysis-duel-better-lay-tile = { analysis-duel-move }: la piastrella della linea { $line } aveva una casella migliore, da { analysis-points } invece di { $less }.
analysis-duel-better-lay-offered = { analysis-duel-move }: la riga { $row } aveva una casella per il { game-colour }, e per quella linea si possono prendere subito { game-tiles }.
analysis-duel-better-lay-need = { analysis-duel-move }: per la piastrella speciale bastavano { $need } piastrelle sulle linee, non { $other }.
analysis-duel-better-lay-gain = { analysis-duel-move }: portava una piastrella speciale, che vale { $special }, con { $need } piastrelle sulle linee.
analysis-duel-better-lay-wild = { analysis-duel-move }: portava la casella jolly nella riga { $row }, la cui linea richiede meno piastrelle.
analysis-duel-better-lay-colours = { $colours ->
    [one] { analysis-duel-move }: le righe { $row } e { $below } avevano una casella per { $colours } colore nuovo, non per { $less }.
   *[other] { analysis-duel-move }: le righe { $row } e { $below } avevano caselle per { $colours } colori nuovi, non per { $less }.
}
analysis-duel-better-lay-beside = { analysis-duel-move }: metteva la lastra accanto ad altre piastrelle, dove una può valere { analysis-points }.
analysis-duel-better-lay-edge = { analysis-duel-move }: portava { $spaces } caselle sul bordo della cupola, non { $less }.
analysis-duel-better-lay-short = { analysis-duel-move }: serviva alle righe { $row } e { $below }, le cui linee richiedono meno piastrelle.
analysis-duel-better-spend = { analysis-duel-move }: la linea si completava, con una piastrella che può valere { analysis-points }.
analysis-duel-better-spend-bonus = { analysis-duel-move }: la linea si completava, con una piastrella che può valere { analysis-points } e altri { $bonus } alla fine ({ game-goal }).
analysis-duel-better-keep-chips = { analysis-duel-move }: ne restavano abbastanza per completare la linea { $brought }, la cui piastrella può valere { analysis-points }.
analysis-duel-better-chips = Altri gettoni erano meglio per il seguito.
analysis-duel-better-tile-bonus = La colonna { $column } valeva { analysis-points }, e altri { $bonus } alla fine ({ game-goal }).
analysis-duel-better-tile-special = La colonna { $column } valeva { analysis-points }, più { $special } per la piastrella speciale.
analysis-duel-better-tile-points = La colonna { $column } valeva { analysis-points }.
analysis-duel-better-tile-next = Con la colonna { $column } le piastrelle delle linee sotto valevano { analysis-points } in più.
analysis-duel-better-tile-near = { $lacks ->
    [one] Con la colonna { $column } ne mancava una sola per avere { $bonus } alla fine ({ game-goal }).
   *[other] Con la colonna { $column } ne mancavano { $lacks } per avere { $bonus } alla fine ({ game-goal }).
}
analysis-duel-better-tile-plate = { $lacks ->
    [one] Con la colonna { $column } mancava una sola piastrella per la piastrella speciale, che vale { $special }.
   *[other] Con la colonna { $column } mancavano { $lacks } piastrelle per la piastrella speciale, che vale { $special }.
}
analysis-duel-better-tile-wild = La colonna { $column } teneva libera la casella jolly della colonna { $kept } per un altro colore.
analysis-duel-better-round-special = { analysis-duel-move }: entro la fine del round portava una piastrella speciale, che vale { $special }.
analysis-duel-better-round-bonus = { analysis-duel-move }: entro la fine del round le tessere punteggio valevano { $bonus } in più.
analysis-duel-better-round-line = { analysis-duel-move }: entro la fine del round la linea { $brought } portava una piastrella nella cupola, per circa { analysis-points }.
analysis-duel-better-round-points = { analysis-duel-move }: entro la fine del round portava circa { analysis-points } in più nella cupola.
analysis-duel-better-round-keep = { analysis-duel-move }: in questo round { $name } non portava nella cupola nessuna piastrella dalla linea { $theirs }.
analysis-duel-better-round-hold = { analysis-duel-move }: entro la fine del round { $name } faceva circa { analysis-points } in meno nella cupola.
analysis-duel-better-more = { analysis-duel-move }: più piastrelle, e la linea { $begun } si può completare più tardi.
analysis-duel-better-tiles = { $lacks ->
    [one] { analysis-duel-move }: più piastrelle, e a quella linea ne mancava ancora una.
   *[other] { analysis-duel-move }: più piastrelle, e a quella linea ne mancavano ancora { $lacks }.
}
analysis-duel-better-taken = { $what ->
    [plate] { analysis-duel-move }: era più urgente, perché subito dopo può prenderla { $name }.
    [draw] { analysis-duel-move }: era più urgente, perché subito dopo può prenderla { $name }.
    [chip] { analysis-duel-move }: era più urgente, perché subito dopo può prenderlo { $name }.
   *[other] { $count ->
        [one] { analysis-duel-move }: era più urgente, perché subito dopo può prenderla { $name }.
       *[other] { analysis-duel-move }: era più urgente, perché subito dopo può prenderle { $name }.
    }
}
analysis-duel-better-plate-later = { analysis-duel-move }: era più urgente, una lastra si può prendere più tardi.
analysis-duel-better-later = { analysis-duel-move }: valeva circa { analysis-points } in più, soprattutto nei round successivi.
analysis-duel-better-points = { analysis-duel-move }: valeva circa { analysis-points } in più.
analysis-duel-better = { analysis-duel-move }: era meglio.
analysis-duel-found-bonus = Completa la linea { $line }: la sua piastrella può valere { analysis-points } e altri { $bonus } alla fine ({ game-goal }).
analysis-duel-found-near = { $lacks ->
    [one] Alla linea { $line } manca una sola piastrella, e la sua può valere { analysis-points }.
   *[other] Alla linea { $line } mancano { $lacks } piastrelle, e la sua può valere { analysis-points }.
}
analysis-duel-found-room = Per le sue piastrelle c’è una casella nella cupola.
analysis-duel-found-more = Porta più piastrelle, e la linea { $begun } si può completare più tardi.
analysis-duel-found-tiles = { $lacks ->
    [one] Porta più piastrelle: alla linea { $line } ne manca ancora una.
   *[other] Porta più piastrelle: alla linea { $line } ne mancano ancora { $lacks }.
}
analysis-duel-found-plate-later = È più urgente di una lastra, che si può prendere più tardi.
analysis-duel-found-lay-offered = La riga { $row } ha una casella per il { game-colour }, e per quella linea si possono prendere subito { game-tiles }.
analysis-duel-found-round-special = Entro la fine del round porta una piastrella speciale, che vale { $special }.
analysis-duel-found-round-bonus = Entro la fine del round le tessere punteggio valgono { $bonus } in più.
analysis-duel-found-round-line = Entro la fine del round la linea { $brought } porta una piastrella nella cupola, per circa { analysis-points }.
analysis-duel-found-round-points = Entro la fine del round porta circa { analysis-points } in più nella cupola.
analysis-duel-found-round-keep = In questo round { $name } non porta nella cupola nessuna piastrella dalla linea { $theirs }.
analysis-duel-found-round-hold = Entro la fine del round { $name } fa circa { analysis-points } in meno nella cupola.
analysis-duel-found-tile-next = Così le piastrelle delle linee sotto valgono { analysis-points } in più.
analysis-duel-found-keep-chips = Restano abbastanza gettoni per completare la linea { $brought }, la cui piastrella può valere { analysis-points }.
analysis-duel-found-fill = Riempie la linea { $line }, in attesa di una casella nella cupola.
analysis-duel-found-safe = Non rompe niente.
analysis-duel-found-plate-deny = È l’unica lastra con una casella per le piastrelle che { $name } ha sulla linea { $theirs }.
analysis-duel-found-lay-line = Dà una casella alle piastrelle della linea { $line }.
analysis-duel-found-lay-colours = { $colours ->
    [one] Le righe { $row } e { $below } hanno una casella per { $colours } colore nuovo, non per { $less }.
   *[other] Le righe { $row } e { $below } hanno caselle per { $colours } colori nuovi, non per { $less }.
}
analysis-duel-found-lay-need = Per la piastrella speciale bastano { $need } piastrelle sulle linee, non { $other }.
analysis-duel-found-lay-gain = Porta una piastrella speciale, che vale { $special }, con { $need } piastrelle sulle linee.

## textview
textview-scoring-tile = { $tile ->
    [rows] { $points ->
        [one] { -goal-rows }: { $points } punto per ogni riga completa
       *[other] { -goal-rows }: { $points } punti per ogni riga completa
    }
    [columns] { $points ->
        [one] { -goal-columns }: { $points } punto per ogni colonna completa
       *[other] { -goal-columns }: { $points } punti per ogni colonna completa
    }
    [diagonals] { $points ->
        [one] { -goal-diagonals }: { $points } punto per ogni diagonale completa
       *[other] { -goal-diagonals }: { $points } punti per ogni diagonale completa
    }
    [colours] { $points ->
        [one] { -goal-colours }: { $points } punto per ogni riga con cinque tipi di piastrelle
       *[other] { -goal-colours }: { $points } punti per ogni riga con cinque tipi di piastrelle
    }
    [edge] { $points ->
        [one] { -goal-edge }: { $points } punto per ogni piastrella sul bordo della cupola
       *[other] { -goal-edge }: { $points } punti per ogni piastrella sul bordo della cupola
    }
    [corners] { -goal-corners }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per ogni lastra d’angolo piena in alto, { $lower ->
        [one] { $lower } punto
       *[other] { $lower } punti
    } per ognuna in basso
    [wilds] { $points ->
        [one] { -goal-wilds }: { $points } punto per ognuna, se sono tutte riempite
       *[other] { -goal-wilds }: { $points } punti per ognuna, se sono tutte riempite
    }
    [specials] { $points ->
        [one] { -goal-specials }: meno { $points } punto per ognuna vuota
       *[other] { -goal-specials }: meno { $points } punti per ognuna vuota
    }
   *[other] { $tile }
}

## home
home-tile-names =
    .rows = { -goal-rows }
    .colours = { -goal-colours }
    .columns = { -goal-columns }
    .edge = { -goal-edge }
    .diagonals = { -goal-diagonals }
    .corners = { -goal-corners }
    .wilds = { -goal-wilds }
    .specials = { -goal-specials }

## rules-duel
rules-duel-goals =
    .title = Le tessere punteggio
    .intro = Ognuna delle quattro tessere ha due lati. Le piastrelle speciali contano come piastrelle in tutte. Per la prima partita consigliamo righe, colonne e diagonali.
    .rows = **Righe:** 3 punti per ogni riga completa di sei.
    .colours = **Colori:** 4 punti per ogni riga con almeno cinque tipi diversi: i cinque colori e lo speciale. I vuoti sono ammessi; una piastrella su una casella jolly conta come il suo colore.
    .columns = **Colonne:** 7 punti per ogni colonna completa di sei.
    .edge = **Bordo:** 1 punto per ogni piastrella sulle 20 caselle esterne.
    .diagonals = **Diagonali:** 10 punti per ognuna delle due diagonali complete.
    .corners = **Angoli:** per ogni lastra d’angolo tutta piena, 3 punti in alto e 8 in basso.
    .wilds = **Caselle jolly:** se tutte le caselle jolly della tua cupola sono piene, 2 punti per ciascuna. Altrimenti niente.
    .specials = **Caselle speciali:** 3 punti in meno per ogni casella speciale vuota della tua cupola.
    .pair = i due lati di una tessera

### What happens in a game.
