## terminal
terminal-and = e
terminal-or = o
terminal-seat = Posto { $seat }
terminal-points = { game-points }
terminal-first = 1º
terminal-colour-of-tiles = { game-colour-feminine-plural }
terminal-grey-wall = parete grigia
terminal-tournament = torneo
terminal-round = round { $round }
terminal-bag = sacchetto { $count }
terminal-lid = scatola { $count }
terminal-tower = torre { $count }
terminal-awaited = { $phase ->
    [deal] vassoi da riempire
    [tiling] { $who } posa la piastrella della linea { $line }
    [stopped] tavolo fermo: decide l’arbitro
    [over] la partita è finita
    [void] il tavolo è nullo
   *[offer] tocca a { $who }
}
terminal-awaited-duel = { $stage ->
    [top] si guarda il retro della prossima lastra della pila
    [turn-up] lastre da scoprire
    [trays] vassoi da riempire
    [reveal] un gettone da scoprire
    [fronts] { $who } guarda le lastre pescate
    [first-plate] { $who } prende la prima lastra
    [stack] { $who } impila { $rest } sul vassoio piccolo { $tray }
    [drawing] { $who } pesca ancora o si ferma
    [keep] { $who } tiene una lastra pescata
    [lay] { $who } posa una lastra
    [under] { $who } mette una lastra sotto la pila
    [chips] { $who } spende gettoni per la linea { $line }, o nessuno
    [cell] { $who } posa la piastrella della linea { $line }
    [over] la partita è finita
   *[turn] tocca a { $who }
}
terminal-withdrawn = fuori dalla partita
terminal-just-tiled = appena posate
terminal-costs = costa { $cost }
terminal-took = { $source ->
    [0] { $count } { $tile } dal centro
   *[other] { $count } { $tile } dal vassoio { $source }
}
terminal-took-sun = { $tray ->
    [0] { $count } { $tile } dal vassoio grande
   *[other] { $count } { $tile } dal vassoio piccolo { $tray }
}
terminal-took-moon = { $count } { $tile } dalle sezioni luna
terminal-chip = gettone { $chip }
terminal-laid = { $plate } nella casella { $space }
terminal-drew = una lastra dalla pila
terminal-goal = { game-goal }
terminal-goals = tessere punteggio: { $tiles }
terminal-tokens = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
terminal-spent = { $count ->
    [one] { $count } speso
   *[other] { $count } spesi
}
terminal-sun = sole
terminal-moon = luna
terminal-plates = lastre
terminal-in-hand = in mano
terminal-drawn = pescate
terminal-pile = pila { $count }
terminal-kind = { $kind ->
    [special] { -special(form: "feminine") }
    [wild] { -wild }
   *[unknown] { -unknown(form: "feminine") }
}
terminal-top = in cima: { terminal-kind }
terminal-face-down = coperta
terminal-takes = { $who } prende { game-tiles } { $source ->
    [0] { $marker ->
        [yes] dal centro con il segnalino primo giocatore
       *[no] dal centro
    }
   *[other] dal vassoio { $source }
}
terminal-to-floor = { $takes }, sulla linea del pavimento.
terminal-to-line = { $lacks ->
    [one] { $takes } per la linea { $line }: ne manca { $lacks }.
   *[other] { $takes } per la linea { $line }: ne mancano { $lacks }.
}
terminal-completes = { $takes } e completa la linea { $line }{ $falls ->
    [0] { "" }
    [one] ; { $falls } cade
   *[other] ; { $falls } cadono
}.
terminal-places = { $colour ->
    [none] { $who } posa la piastrella della linea { $line } nella colonna { $column }.
   *[other] { $who } posa la piastrella { game-colour-feminine } della linea { $line } nella colonna { $column }.
}
terminal-dealt = Round { $round }: i vassoi sono riempiti. Comincia { $who }.
terminal-pass = { $who }: tempo scaduto, turno perso.
terminal-withdraws = { $who } si ritira.
terminal-resume = L’arbitro fa riprendere il gioco.
terminal-void = L’arbitro dichiara nullo il tavolo.
terminal-top-is = In cima alla pila: una lastra { terminal-kind }.
terminal-turned-up = Nuova lastra scoperta: { $plate }.
terminal-revealed = Il gettone del vassoio piccolo { $tray } si scopre: { $chip }.
terminal-passed-over = { $who } non può fare nulla e salta il turno. (D25)
terminal-takes-duel = { $who } prende { game-tiles } { $source ->
    [large] dal vassoio grande
    [moon] dalle sezioni luna
   *[other] dal vassoio piccolo { $source }
}{ $first ->
    [yes] { " " }con la piastrella primo giocatore
   *[no] { "" }
}
terminal-breaks = { $count ->
    [one] { $takes } e la rompe.
   *[other] { $takes } e le rompe.
}
terminal-completes-duel = { $takes } e completa la linea { $line }{ $breaks ->
    [0] { "" }
    [one] ; { $breaks } si rompe
   *[other] ; { $breaks } si rompono
}.
terminal-stacks = { $who } impila { $lower } sul vassoio piccolo { $tray }, con { game-colour } in cima.
terminal-takes-chip = { $who } prende il gettone del vassoio piccolo { $tray }: { $chip }.
terminal-takes-plate = { $who } prende la lastra scoperta { $plate }.
terminal-draws = { $price ->
    [0] { $who } non ha punti e pesca gratis dalla pila una lastra { terminal-kind }.
   *[1] { $who } paga 1 punto e pesca dalla pila una lastra { terminal-kind }.
}
terminal-stops = { $count ->
    [one] { $who } non pesca più: { $count } lastra.
   *[other] { $who } non pesca più: { $count } lastre.
}
terminal-looks = { $count ->
    [one] { $who } guarda la lastra pescata.
   *[other] { $who } guarda le lastre pescate.
}
terminal-keeps = { $who } tiene la lastra { $plate }.
terminal-lays = { $who } posa la lastra { $plate } nella casella { $space } della cupola{ $turned ->
    [none] { "" }
   *[other] , ruotata: { $turned }
}{ $under ->
    [yes] ; l’altra lastra va sotto la pila
   *[no] { "" }
}.
terminal-puts-under = { $last ->
    [yes] { $who } mette una lastra { terminal-kind } sotto la pila, e poi l’ultima.
   *[no] { $who } mette una lastra { terminal-kind } sotto la pila.
}
terminal-spends = { $count ->
    [0] { $who } non spende gettoni per la linea { $line }.
    [one] { $who } spende { $count } gettone ({ $chips }) per completare la linea { $line }.
   *[other] { $who } spende { $count } gettoni ({ $chips }) per completare la linea { $line }.
}
terminal-scores-tile = { $points ->
    [one] linea { $line }: piastrella { game-colour-feminine } nella colonna { $column }, { $points } punto: { $why }.
   *[other] linea { $line }: piastrella { game-colour-feminine } nella colonna { $column }, { $points } punti: { $why }.
}
terminal-run = { $way ->
    [down] { $length } in verticale (righe { $begin }-{ $end })
   *[across] { $length } in orizzontale (colonne { $begin }-{ $end })
}
terminal-alone = nessuna piastrella la tocca
terminal-line-falls = linea { $line }: nessuna casella della riga { $line } può avere il { game-colour }; { $falls ->
    [one] { $falls } piastrella cade
   *[other] { $falls } piastrelle cadono
}{ $lid ->
    [0] { "" }
   *[other] , di cui { $lid } nella scatola
}.
terminal-scores-special = { $points ->
    [one] riga { $row }: la lastra è piena; la piastrella speciale nella colonna { $column } vale { $points } punto, come la sua riga.
   *[other] riga { $row }: la lastra è piena; la piastrella speciale nella colonna { $column } vale { $points } punti, come la sua riga.
}
terminal-line-breaks = linea { $line }: nella riga { $line } non c’è più una casella per il { game-colour }; { $breaks ->
    [one] { $breaks } piastrella si rompe
   *[other] { $breaks } piastrelle si rompono
}{ $tower ->
    [0] { "" }
   *[other] , di cui { $tower } nella torre
}.
terminal-cost-of = { $item ->
    [marker] segnalino { $cost }
    [first] piastrella primo giocatore { $cost }
   *[other] { game-colour } { $cost }
}
terminal-pays = { $what ->
    [broken] piastrelle rotte
   *[floor] linea del pavimento
}: { $items }: costo { $cost }{ $paid ->
    [all] { "" }
    [one] , ma se ne paga solo { $paid }
   *[other] , ma se ne pagano solo { $paid }
}.
terminal-scores-after = Punti dopo il round { $round }: { $scores }.
terminal-ended-by = { $clause ->
    [A40] una riga della parete è completa
    [A33] per due round nessuna piastrella è arrivata su una linea quadrettata
    [A33-wall] per cinque round nessuna piastrella è arrivata su una parete
    [A32] non ci sono più piastrelle da distribuire
    [T22] restano meno di due giocatori
    [T5] l’arbitro ha dichiarato nullo il tavolo
    [D43] il quinto round è concluso
   *[other] { $text }
}
terminal-over = La partita è finita: { $why }. ({ $clause })
terminal-voided = Il tavolo è nullo: la partita non conta per nessuno.
terminal-no-bonus = { $count ->
    [one] { $count } punto e nessun bonus.
   *[other] { $count } punti e nessun bonus.
}
terminal-sum = { $sum } = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}{ $spared ->
    [yes] , perché non si scende sotto 0
   *[no] { "" }
}.
terminal-wins = { $how ->
    [rows] Vince { $who }, per le righe complete.
    [tie] Vince { $who }, dopo un pareggio.
   *[none] Vince { $who }.
}
terminal-shared = Vittoria condivisa: { $winners }, con punti e righe complete pari. (A42)
terminal-tie-rows = { $tied } hanno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a testa; vince { $winners } con più righe complete, { $mine } contro { $other }. (A42)
terminal-tie-duel = Punti pari, { $count }; vince { $winner }: { $taken ->
    [yes] ha preso la piastrella primo giocatore nel round { $round }
   *[no] ha cominciato il round { $round }, in cui nessuno ha preso la piastrella primo giocatore
}. (D43)
terminal-bonus-lines = { $kind ->
    [columns] { $count ->
        [one] colonna { $numbers }
       *[other] colonne { $numbers }
    }
   *[rows] { $count ->
        [one] riga { $numbers }
       *[other] righe { $numbers }
    }
}
terminal-bonus-colours = tutte e { $size } le { $colours }
terminal-bonus-kinds = { $count ->
    [one] cinque tipi nella riga { $numbers }
   *[other] cinque tipi nelle righe { $numbers }
}
terminal-bonus-diagonals = { $count ->
    [one] { $upper ->
        [yes] la diagonale dall’alto a sinistra
       *[no] la diagonale dal basso a sinistra
    }
   *[other] entrambe le diagonali
}
terminal-corner = { $upper ->
    [yes] { $left ->
        [yes] in alto a sinistra
       *[no] in alto a destra
    }
   *[no] { $left ->
        [yes] in basso a sinistra
       *[no] in basso a destra
    }
}
terminal-bonus-corners = { $count ->
    [one] angolo { $corners }
   *[other] angoli { $corners }
}
terminal-bonus-cells = { game-bonus-for }
terminal-no-goal = { $kind ->
    [rows] nessuna riga completa
    [colours] nessuna riga con cinque tipi
    [columns] nessuna colonna completa
    [edge] nessuna piastrella sul bordo
    [diagonals] nessuna diagonale completa
    [corners] nessuna lastra d’angolo piena
    [wilds] non tutte le caselle jolly riempite
    [specials] nessuna casella speciale vuota
   *[other] { $kind }: niente
}

## terminal-play
terminal-play-person = Giocatore
terminal-play-seed = Seme { $seed }: lo stesso seme dà le stesse piastrelle.
terminal-play-components = Componenti { $digest }: servono nello stesso file per rivedere o mostrare la partita.
terminal-play-no-terminal = Per giocare serve un terminale, e qui non c’è: avvia azulejos play in un terminale, oppure fai giocare soltanto i bot (--seat greedy --seat random).
terminal-play-left = Hai lasciato il tavolo. Arrivederci!
terminal-play-goodbye = Arrivederci!
terminal-play-undone = La tua ultima decisione è stata annullata.
terminal-play-no-scoring = Non ci sono ancora punti segnati.
terminal-play-moves = { $count ->
    [one] { $count } mossa possibile
   *[other] { $count } mosse possibili
}: come comincia ognuna e tutti i modi di finirla.
terminal-play-leave = Lasciare questa partita? (s/n)
terminal-play-yes = s sì si
terminal-play-no = n no
terminal-play-save = Salvare questa partita? Il nome di un file, o Invio per no:
terminal-play-saved = La partita è salvata in { $file }.
terminal-play-prompt = { $only ->
    [yes] { $name }, { $question } (Invio gioca l’unica mossa)
   *[no] { $name }, { $question } (? per l’aiuto)
}
terminal-play-another = un’altra
terminal-play-ask-move = la tua mossa?
terminal-play-ask-column = in quale colonna la piastrella della linea { $line }?
terminal-play-ask-colour = { $source ->
    [C] quale colore dal centro?
   *[other] quale colore dal vassoio { $source }?
}
terminal-play-ask-line = { $source ->
    [C] { $tile } dal centro su quale linea?
   *[other] { $tile } dal vassoio { $source } su quale linea?
}
terminal-play-ask-turn = il tuo turno?
terminal-play-ask-chip = il gettone di quale vassoio piccolo?
terminal-play-ask-plate = quale delle lastre scoperte?
terminal-play-ask-colour-duel = { $source ->
    [L] quale colore dal vassoio grande?
    [M] quale colore dalle sezioni luna?
   *[other] quale colore dal vassoio piccolo { $source }?
}
terminal-play-ask-line-duel = { $source ->
    [L] { game-colour } dal vassoio grande su quale linea?
    [M] { game-colour } dalle sezioni luna su quale linea?
   *[other] { game-colour } dal vassoio piccolo { $source } su quale linea?
}
terminal-play-ask-stack = come impili { $tiles }, dal basso verso l’alto?
terminal-play-ask-look = la pila è vuota. Guardi le lastre pescate?
terminal-play-ask-draw = { $price ->
    [0] peschi un’altra lastra, gratis, o ti fermi?
   *[1] peschi un’altra lastra per 1 punto, o ti fermi?
}
terminal-play-ask-keep = quale delle lastre pescate tieni?
terminal-play-ask-space = lastra { $plate } in quale casella della cupola?
terminal-play-ask-turned = ruotata come?
terminal-play-ask-under = quale lastra va sotto la pila adesso?
terminal-play-ask-chips = { $missing ->
    [one] quali gettoni per la piastrella { game-colour-feminine } che manca alla linea { $line }?
   *[other] quali gettoni per le { $missing } piastrelle { game-colour-feminine-plural } che mancano alla linea { $line }?
}
terminal-play-ask-cell = in quale colonna la piastrella { game-colour-feminine } della linea { $line }?
terminal-play-help-azul =
    .moves = Prendi tutte le piastrelle di un colore da un vassoio o dal centro per una delle tue linee: 3Y4 prende il giallo dal vassoio 3 per la linea quadrettata 4. C è il centro, F la linea del pavimento; B blu, Y giallo, R rosso, K nero, W bianco. 3 y 4 è lo stesso, e anche 3, y e 4 uno dopo l’altro.
    .table = Una lettera minuscola sulla parete aspetta la sua piastrella; 1º è il segnalino primo giocatore; * è l’ultima cosa che ognuno ha fatto.
terminal-play-help-duel =
    .tiles = Prendi piastrelle: 3T4 prende il turchese dalla sezione sole del vassoio piccolo 3 per la linea sagomata 4; L è il vassoio grande; MY4 prende tutto il giallo in cima alle sezioni luna; X al posto di una linea le rompe. B blu, Y giallo, R rosso, K nero, T turchese. 3, t, 4 uno alla volta è lo stesso.
    .others = Oppure prendi un gettone: chip:2 dal vassoio piccolo 2. O una lastra: plate:2 tra quelle scoperte, o draw, dalla pila per 1 punto. Il resto viene chiesto dopo.
    .table = Le caselle della cupola vanno da 1 a 9, le rotazioni da 0 a 3 quarti in senso orario. Nella cupola una lettera minuscola aspetta la sua piastrella, * prende ogni colore, e s riceve una piastrella speciale quando la sua lastra è piena. X ha le piastrelle rotte e quanto costano le altre, C i gettoni; 1º è la piastrella primo giocatore; * è l’ultima cosa fatta.
terminal-play-help-commands =
    .first = moves        tutte le mosse possibili   undo         torna alla tua ultima decisione
    .second = score        di nuovo gli ultimi punti  table        di nuovo il tavolo
    .third = save FILE    scrivi la partita finora   quit         esci (anche Ctrl-D)
    .empty = Una riga vuota lascia perdere una mossa cominciata.
terminal-play-refused = { $code ->
    [not-understood] Non è né una mossa né un comando: scrivi una mossa come { $example }, o ? per l’aiuto.
    [no-such-move] Nessuna mossa possibile comincia così: scrivi moves per vederle tutte.
    [ambiguous] Può essere più di una mossa: scrivi ancora qualcosa.
    [no-move] Qui si possono fare solo mosse.
    [nothing-to-undo] Non c’è una tua decisione precedente da annullare.
    [no-such-display] Questo vassoio non esiste. (A2)
    [no-such-tiles] Lì non ci sono piastrelle di questo colore. ({ $clause })
    [line-complete] Questa linea è completa: scegline un’altra. (A13)
    [line-colour] Questa linea ha già un altro colore. (A13)
    [wall-has-colour] Questa riga della parete ha già questo colore: scegli un’altra linea o il pavimento. (A13)
    [cell-taken] Questa casella è già occupata. (A50)
    [column-has-colour] Questa colonna della parete ha già questo colore. (A50)
    [no-file] Di’ quale file, per esempio partita.agn.
    [file-exists] Il file esiste già: scegli un altro nome.
    [is-a-folder] È una cartella: nomina un file al suo interno.
    [no-folder] La cartella non esiste: creala prima, o scegline un’altra.
    [no-home] Questa cartella personale non esiste.
    [cannot-save] Il file non si può scrivere: scegline un altro.
   *[other] { $clause ->
        [none] { $text }
       *[other] Le regole non lo permettono. ({ $clause })
    }
}

## terminal-replay
terminal-replay-game = { $players ->
    [one] Partita { $number }: { $game }, { $players } giocatore
   *[other] Partita { $number }: { $game }, { $players } giocatori
}
terminal-replay-round = Round
terminal-replay-end = Fine
terminal-replay-so-far = Finora
terminal-replay-unfinished = La partita non è finita.
terminal-replay-tile = Tessera punteggio
terminal-replay-used = Nella partita
terminal-replay-yes = sì
terminal-replay-no = no

## terminal-show
terminal-show-wrote = Scritto: { $file }.

## pictures: Words in pictures of a game
pictures-title = { $game }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}, { $phase }
pictures-round = Round { $round }
pictures-new-game = Nuova partita
pictures-phase = { $phase ->
    [set-up] preparazione
    [deal] si riempiono i vassoi
    [next-deal] prima del prossimo round
    [next-round] prima del prossimo round
    [offer] offerta dei vassoi
    [tiling] rivestimento delle pareti
    [turns] turni dei giocatori
    [dome-tiling] rivestimento della cupola
    [stopped] tavolo fermo
    [void] tavolo nullo
   *[over] partita finita
}
pictures-awaited = { $stage ->
    [deal] { $name } comincia il prossimo round.
    [tiling] { $name } posa la piastrella della linea { $line }.
    [stopped] Il tavolo aspetta l’arbitro.
    [top] Si guarda il retro della lastra in cima.
    [turn-up] Si scopre una lastra.
    [trays] I vassoi sono da riempire.
    [reveal] Un gettone è da scoprire.
    [fronts] { $name } guarda le lastre pescate.
    [first-plate] { $name } prende la prima lastra.
    [stack] { $name } impila il resto del vassoio { $tray }.
    [drawing] { $name } pesca un’altra lastra o si ferma.
    [keep] { $name } tiene una delle lastre pescate.
    [lay] { $name } posa una lastra nella cupola.
    [under] { $name } mette lastre sotto la pila.
    [chips] { $name } può usare gettoni, linea { $line }.
    [cell] { $name } posa la piastrella della linea { $line }.
   *[turn] Tocca a { $name }.
}
pictures-wins = { $how ->
    [rows] Vince { $name } con più righe complete.
    [tie] { $name } vince lo spareggio.
   *[none] Vince { $name }.
}
pictures-share = Vittoria condivisa: { $names }.
pictures-tie-break = { $how ->
    [holder] con la piastrella primo giocatore
   *[starter] per aver cominciato il round 5
}
pictures-tie-broken = Spareggio vinto { pictures-tie-break }.
pictures-states =
    .withdrawn = ritiro
    .winner = vince
    .shared = vittoria condivisa
    .to-move = di turno
pictures-stores =
    .bag = Sacchetto
    .lid = Scatola
    .tower = Torre
pictures-plates =
    .pile = Pila
    .display = Lastre scoperte
    .hand = Mano
    .in-hand = In mano
    .drawn = Pescate
pictures-stock =
    .tokens = segnalini
    .chips = gettoni da prendere
pictures-score = { $kind ->
    [tiling] posa
    [rows] righe
    [columns] colonne
    [colours] colori
    [edge] bordo
    [diagonals] diagonali
    [corners] angoli
    [wilds] jolly
    [specials] speciali
   *[other] { $kind }
}
pictures-worth = { $points } ciascuna
pictures-worth-corners =
    .upper = { $points } in alto
    .lower = { $points } in basso
pictures-conditions =
    .full = completa
    .edge = sul bordo
    .empty = se vuota
    .all-kinds = con 5 tipi
    .all = tutte piene
pictures-offer-display = Vassoio { $display }: { $letters }.
pictures-offer-centre = Centro: { $letters ->
    [none] nessuna piastrella
   *[other] { $letters }
}{ $marker ->
    [yes] { "" } e il segnalino primo giocatore
   *[no] { "" }
}.
pictures-in-stores = Piastrelle nel sacchetto: { $bag }. { $store ->
    [lid] Piastrelle nella scatola
   *[tower] Piastrelle nella torre
}: { $count }.
pictures-player = { $name }: { $score }.{ $holds ->
    [marker] { "" } Ha il segnalino primo giocatore.
    [first-tile] { "" } Ha la piastrella primo giocatore.
   *[none] { "" }
}
pictures-no-score = nessun punteggio
pictures-board = Linee quadrettate { $lines }; parete { $wall }; linea del pavimento { $floor ->
    [none] vuota
   *[other] { $floor }
}.
pictures-before-goals = Prima delle tessere punteggio { $points }; { $bonuses }.
pictures-goals = Tessere punteggio: { $names }.
pictures-large-tray = Vassoio grande: sole { $sun ->
    [none] vuoto
   *[other] { $sun }
}, luna { $moon ->
    [none] vuota
   *[other] { $moon }
}{ $first ->
    [yes] { "" } e la piastrella primo giocatore
   *[no] { "" }
}.
pictures-tray = Vassoio { $tray }: sole { $sun ->
    [none] vuoto
   *[other] { $sun }
}, { $moon ->
    [none] nessuna pila
   *[other] pila dal basso { $moon }
}, { $chip ->
    [none] nessun gettone
    [face-down] gettone coperto
   *[other] gettone { $chip }
}.
pictures-to-stack = Da impilare: { $letters }.
pictures-display = Lastre scoperte: { $letters ->
    [none] nessuna
   *[other] { $letters }
}.
pictures-pile = Lastre nella pila: { $count }{ $kind ->
    [S] , in cima una speciale
    [W] , in cima una jolly
   *[none] { "" }
}.
pictures-drawn = Pescate: { $letters }.
pictures-drawn-back = { $kind ->
    [S] una lastra speciale
    [W] una lastra jolly
   *[none] una lastra
}
pictures-in-hand = In mano: { $letters }.
pictures-board-duel = Linee quadrettate { $lines }; cupola { $dome }; piastrelle rotte: { $letters ->
    [none] nessuna
   *[other] { $letters }
}; gettoni: { $chips ->
    [none] nessuno
   *[other] { $chips }
}; spesi: { $spent }; segnalini: { $tokens }; gettoni presi in questo round: { $count }.
