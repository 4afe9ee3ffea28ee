### After the game: the position editor, import, replay, and the check of the deals.

## editor: The position editor and import
editor-import-title = Importa una partita o una posizione
editor-import-lead = Incolla una partita (AGN) o una posizione in una riga (AFEN), apri un file oppure trascinalo qui.
editor-text = Partita o posizione
editor-placeholder = [Game "azul"]
    { "[" }Players "2"]
    { "[" }First "1"]
    
    R1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2 2R2 …
editor-open = Apri un file
editor-read = Mostra
editor-reading = Lettura in corso…
editor-drop = Lascia andare per aprire il file
editor-not-text = Questo file non si può leggere come testo.
editor-too-long = È troppo lungo: una partita ha al massimo 20.000 caratteri.
editor-wrong = Impossibile leggere il testo
editor-line = Riga { $line }
editor-token = «{ $token }»
editor-rule = Regola { $clause }
editor-other = Importane un’altra
editor-which-game = Partita
editor-game-of = Partita { $game } di { $games }
editor-unfinished = non finita
editor-eyes = Vista da
editor-everybody = tutti
editor-formats = Che cosa sono AGN e AFEN
editor-formats-text = AGN è una partita messa per iscritto: etichette come i nomi dei giocatori, poi ogni distribuzione e ogni mossa. AFEN è una posizione in una sola riga. Sono semplice testo; ogni partita giocata qui si può scaricare in AGN.
editor-play-on = Continua a giocare
editor-play-on-title = Gioca da qui
editor-play-on-lead = Chi gioca? Un amico riceve il link al tavolo.
editor-seat = Posto { $n }
editor-me = Io
editor-friend = Un amico, con il link
editor-your-name = Il tuo nome
editor-begin = Al tavolo
editor-nobody = Almeno un posto è per qualcuno che non sia un bot.
editor-editor-title = Editor di posizioni
editor-editor-lead = Scegli una piastrella, poi premi dove va. Premere di nuovo la stessa piastrella la toglie.
editor-game = Gioco
editor-players = Giocatori
editor-deal = Distribuisci di nuovo
editor-clear = Tavolo vuoto
editor-undo = Annulla
editor-redo = Ripeti
editor-hold = In mano
editor-tile = Piastrella { game-colour-feminine }
editor-marker = Segnalino primo giocatore
editor-nothing = Togli
editor-keys = Tasti: B Y R K W scelgono una piastrella, M il segnalino, Canc toglie; le frecce spostano, Invio posa.
editor-displays = Vassoi
editor-display = Vassoio { $n }
editor-centre = Centro
editor-add-to-centre = Metti al centro
editor-take-from-centre = Togli una piastrella { game-colour-feminine } dal centro
editor-at = { $where }, casella { $place }: { $what }
editor-empty = vuota
editor-board = Plancia del posto { $n }
editor-score = Punteggio
editor-line-of = Linea { $n }
editor-wall-at = Parete, riga { $row }, colonna { $column }
editor-floor = Linea del pavimento
editor-supply = Sacchetto e scatola
editor-bag = Sacchetto
editor-lid = Scatola
editor-in-all = In tutto
editor-rest-bag = Il resto nel sacchetto
editor-rest-lid = Il resto nella scatola
editor-pour-bag = Tutta la scatola nel sacchetto
editor-pour-lid = Tutto il sacchetto nella scatola
editor-turn = Di chi è il turno
editor-to-move = Tocca a
editor-first-player = Primo giocatore del round
editor-marker-is = Il segnalino
editor-in-centre = al centro
editor-on-floor = sulla linea del pavimento del posto { $n }
editor-in-front = davanti al posto { $n }
editor-round = Round
editor-phase = Prossimo passo
editor-phases =
    .offer = una presa
    .deal = una distribuzione
    .tiling = una casella
    .stopped = l’arbitro
    .over = niente: finita
    .void = niente: tavolo nullo
editor-idle = Round senza piastrelle su una linea
editor-bare = Round senza piastrelle su una parete
editor-more = Altro
editor-checking = Controllo…
editor-fine = { $moves ->
    [one] Posizione valida: { $moves } mossa possibile.
   *[other] Posizione valida: { $moves } mosse possibili.
}
editor-faults = { $count ->
    [one] Posizione non valida, { $count } problema:
   *[other] Posizione non valida, { $count } problemi:
}
editor-unreachable = Il server non è raggiungibile: la posizione non è stata controllata.
editor-afen = Posizione in una riga (AFEN)
editor-copy = Copia
editor-copied = La posizione è copiata.
editor-copy-link = Copia il link
editor-link-copied = Il link a questa posizione è copiato.
editor-copy-failed = Impossibile copiare: seleziona il testo e copialo a mano.
editor-take = Usa questa
editor-png = Immagine (PNG)
editor-duel-lead = Le posizioni di Azul Duel si modificano come testo; l’immagine e il controllo seguono ciò che scrivi.
editor-broken = Piastrelle rotte
editor-tokens = Segnalini rimasti
# What is wrong with a position of Azul.
editor-position =
    .tile-count = In tutto ci sono { $first } piastrelle { game-colour-feminine-plural }, e dovrebbero essere { $second }.
    .bag = Nel primo round il sacchetto contiene tutte le piastrelle tranne quelle distribuite.
    .display-size = Il vassoio { $first } ha più di quattro piastrelle.
    .display-short = Il vassoio { $first } non è pieno, eppure nel sacchetto ci sono piastrelle.
    .display-order = Il vassoio { $first } ha piastrelle dopo uno che non è pieno.
    .score = Posto { $first }: questo punteggio non è ancora possibile.
    .line = Posto { $first }: la linea { $second } non può contenere tante piastrelle.
    .line-colour = Posto { $first }: la linea { $second } ha un colore già presente nella sua riga di parete.
    .floor = Posto { $first }: la linea del pavimento ha sette caselle.
    .wall-pattern = Posto { $first }: colore sbagliato sulla parete, riga { $second }, colonna { $third }.
    .wall-rounds = Posto { $first }: in una riga di parete ci sono più piastrelle dei round giocati. Aumenta il round.
    .wall-twice = Posto { $first }: un colore compare due volte in una riga o colonna della parete.
    .row-complete = Posto { $first }: una riga è completa, quindi la partita sarebbe finita.
    .no-marker = Il segnalino non è sulla linea del pavimento del posto { $first }.
    .two-markers = C’è più di un segnalino primo giocatore.
    .marker-holder = Il segnalino sta al centro oppure presso un posto.
    .marker-front = Posto { $first } tiene il segnalino, ma la sua linea del pavimento ha una casella libera.
    .no-offer = Non ci sono più piastrelle da prendere.
    .offer = Ci sono ancora piastrelle da prendere: non si distribuisce ancora.
    .untaken = Nessuno ha preso da un vassoio: allora il centro e le linee del pavimento sono vuoti, il segnalino è al centro e muove il primo giocatore.
    .round = Il round non può essere il numero { $first }.
    .start = Prima della prima distribuzione le plance sono vuote e il primo giocatore ha il segnalino.
    .stall-counts = I round senza progressi non possono essere tanti.
    .to-move = Durante l’offerta qualcuno deve muovere; prima di una distribuzione nessuno.
    .untiled = Posto { $first }: la linea { $second } è completa e doveva essere risolta.
    .unpaid = Posto { $first }: la linea del pavimento doveva essere svuotata.
    .tiling = Sulla parete colorata il rivestimento avviene con l’ultima presa.
    .ending = La partita è finita se, e solo se, qualcosa l’ha conclusa.
    .afen-fields = Ci sono { $first } campi dove dovrebbero essere { $second }.
    .afen-too-long = Una posizione ha al massimo 4.000 caratteri.
    .no-such-game = Una posizione comincia con azul, mini o duel e due punti.
# Why a record cannot be read.
editor-record =
    .bad-token = Questo non è un simbolo valido: una presa è come 3Y4, una distribuzione come @BBYK/RRWW/….
    .bad-deal = Questa non è una distribuzione: ogni vassoio ha da una a quattro lettere B Y R K W, oppure -.
    .bad-tag = Un’etichetta è come [Nome "valore"], da sola sulla sua riga.
    .tag-twice = Questa etichetta compare due volte.
    .tag-missing = Manca un’etichetta: servono Game, Players e First.
    .tag-value = Questa etichetta non può avere quel valore.
    .tag-scores = I punteggi di questa partita sono { $numbers }.
    .tag-winner = { $numbers ->
        [none] Nessuno ha vinto questa partita.
       *[other] Questa partita l’ha vinta il posto { $numbers }.
    }
    .tag-unfinished = Questa etichetta è per le partite finite, e questa non è arrivata alla fine.
    .tag-of-another-game = Questa etichetta non è per questo gioco: toglila.
    .no-such-game = L’etichetta Game deve essere azul, mini o duel.
    .no-tags = Una partita comincia con le etichette, e questo sta prima della prima.
    .no-such-record = In questo testo non c’è nessuna partita.
    .record-too-long = Questa partita ha troppe mosse per essere rivista qui.
    .game-over = La partita è già finita prima di questo punto.
    .round-number = Il prossimo round è il numero { $first }.
    .round-misplaced = Il numero di un round sta solo subito prima di una distribuzione.
    .no-such-tiles = Non ci sono piastrelle così da prendere.
    .no-such-display = Questo vassoio non c’è.
    .line-complete = La linea { $first } è completa e non prende altre piastrelle.
    .line-colour = La linea { $first } ha un altro colore.
    .wall-has-colour = La riga { $first } della parete ha già questo colore.
    .deal-bag = La distribuzione ha piastrelle che il sacchetto non ha.
    .deal-displays = Il tavolo ha { $first } vassoi, e la distribuzione ne ha { $second }.
    .deal-short = Un vassoio non è pieno, eppure restano piastrelle da pescare.
    .deal-size = Un vassoio ha troppe piastrelle.
    .wrong-line = Ora il posto { $first } deve posare la piastrella della linea { $second }.
    .column-has-colour = La colonna { $first } della parete ha già questo colore.
    .cell-taken = Questa casella della parete è occupata.
    .encoding = Il file non è in UTF-8: salvalo con questa codifica.
    .components-needed = Si è giocato con componenti propri, che questo server non ha.

## editor-games
editor-games-azul = Azul
editor-games-grey = Azul, parete grigia
editor-games-mini = Azul Mini
editor-games-mini-grey = Azul Mini, parete grigia
editor-games-duel = Azul Duel

## replay: Replay
replay-title = Rivedi la partita
replay-lead = { $game } · { $players }
replay-loading = Caricamento della partita…
replay-failed = Non è stato possibile caricare la partita.
replay-again = Riprova
replay-not-started = Questa partita non è cominciata: non c’è ancora nulla da rivedere.
replay-where = Passo { $n } di { $events }
replay-where-round = Passo { $n } di { $events }, round { $round }
replay-round = Round { $round }
replay-setup = Preparazione
replay-start = L’inizio
replay-scrub = Punto della partita
replay-controls = Passi
replay-first = Prima posizione
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Ultima posizione
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-of = { $speed }×
replay-keys = Tasti: ← → passo, Pag ↑ ↓ round, Inizio e Fine, barra spaziatrice per riprodurre.
replay-moves = Mosse
replay-happened = Che cosa è successo
replay-nothing-yet = Non è ancora successo nulla.
replay-scored = Il punteggio, piastrella per piastrella
replay-bonuses = Bonus finali
replay-total = { NUMBER($points, signDisplay: "exceptZero") }
replay-cell = { $tile }, riga { $row }, colonna { $column }
replay-alone = da sola
replay-special = La lastra è piena: piastrella speciale nella riga { $row }
replay-fallen = { $count ->
    [one] La linea { $line } non trova una casella: { $count } piastrella cade
   *[other] La linea { $line } non trova una casella: { $count } piastrelle cadono
}
replay-broken = { $count ->
    [one] La linea { $line } non trova una casella: { $count } piastrella si rompe
   *[other] La linea { $line } non trova una casella: { $count } piastrelle si rompono
}
replay-floor = Linea del pavimento
replay-broken-tiles = Piastrelle rotte
replay-cost-of = { $item } { NUMBER($cost, signDisplay: "exceptZero") }
replay-not-below = Il punteggio non scende mai sotto lo 0.
replay-walls = { $name }: la parete con la fila che ha contato
replay-link = Copia il link a questa posizione
replay-link-copied = Il link a questa posizione è copiato.
replay-copy-failed = Impossibile copiare: prendi il link dall’indirizzo della pagina.
replay-downloads = Scarica
replay-agn = Partita in AGN
replay-png = Immagine (PNG)
replay-svg = Immagine (SVG)
replay-afen = Copia come AFEN
replay-afen-copied = La posizione è copiata come AFEN.
replay-edit = Apri nell’editor
replay-play-on = Gioca da qui
replay-to-table = Al tavolo
replay-eyes = Vista da
replay-everybody = Tutti
replay-look-back = Stai rivedendo
replay-live = Torna alla partita
replay-goes-on = { $count ->
    [one] La partita continua: { $count } nuovo passo.
   *[other] La partita continua: { $count } nuovi passi.
}

## recorder: Recording a game from a real table
recorder-title = Registra una partita
recorder-lead = Annota una partita giocata al tuo tavolo: tocca le piastrelle pescate, poi le mosse giocate. Salvala, rivedila, conservala.
recorder-kept = Le tue registrazioni
recorder-kept-where = Restano in questo browser finché non le elimini.
recorder-new = Nuova registrazione
recorder-no-other = Non hai ancora registrazioni.
recorder-names = Chi gioca, in senso orario
recorder-first = Chi comincia
recorder-begin = Inizia a registrare
recorder-go-on = Continua
recorder-open = Apri
recorder-delete = Elimina
recorder-delete-ask = Eliminare la registrazione di { $names }?
recorder-delete-sure = Non si potrà più recuperare.
recorder-not-begun = ancora nulla di distribuito
recorder-finished = terminata
recorder-gone = Questa registrazione non è in questo browser.
recorder-not-kept = Questo browser non conserva nulla. Salva la partita prima di uscire.

# While recording

recorder-undo = Annulla
recorder-redo = Ripeti
recorder-steps = Tutti i passi
recorder-steps-hint = Tocca un passo per tornarci. Ripeti riporta ciò che veniva dopo.
recorder-save = Salva
recorder-rulings = Decisioni
recorder-over = La partita è finita
recorder-stopped = Il tavolo è fermo: che cosa decide l’arbitro?
recorder-displays-asked = Quali piastrelle sono sui vassoi?
recorder-trays-asked = Quali piastrelle sono sui vassoi?
recorder-top-asked = Quale dorso è in cima alla pila?
recorder-up-asked = Quale lastra è stata scoperta al posto { $n }?
recorder-fronts-asked = { $count ->
    [one] Quale lastra è stata pescata?
   *[other] Quali lastre sono state pescate, in quest’ordine?
}
recorder-chip-asked = Quale gettone c’era sotto il vassoio { $n }?
recorder-display = Vassoio { $n }
recorder-tray = Vassoio { $n }
recorder-large-tray = Vassoio grande
recorder-drawn-plate = Lastra { $n }
recorder-back = { $kind ->
    [S] Speciale
   *[W] Jolly
}
recorder-chip = Gettone: { $chip }
recorder-left = { $item }, { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
recorder-remove = Togli { $item } da { $where }
recorder-fill = { $where }: { $filled } di { $all }
recorder-rest-of-bag = Le ultime piastrelle del sacchetto sono già lì.
recorder-done = Fatto
recorder-clear = Svuota
recorder-keys-tiles = Tasti: { $letters } aggiungono una piastrella, Backspace la toglie, Invio conferma.
recorder-keys-choose = Tasti: 1, 2, 3 … per scegliere.
recorder-pass = Turno perso ({ $name })
recorder-withdraw = { $name } lascia
recorder-resume = Si continua
recorder-void = Partita nulla

# Saving

recorder-save-title = Salva la partita
recorder-download = Scarica (AGN)
recorder-copy = Copia come testo
recorder-copied = La partita è copiata.
recorder-copy-failed = Copia non riuscita: seleziona il testo e copialo tu.
recorder-text = La partita come testo (AGN)
recorder-review = Rivedi
recorder-back-to = Torna alla registrazione
recorder-all = Tutte le registrazioni
recorder-checking = Controllo della registrazione…
recorder-checked = Controllata dal server: ogni passo è regolare.
recorder-unchecked = Nessuna connessione: il server non l’ha controllata. In questo browser è al sicuro.
recorder-refused = Il server rifiuta questa registrazione:

## fair: The check of the deals
fair-title = Le estrazioni erano corrette?
fair-lead = Prima che qualcuno si sedesse, il server si è impegnato su un segreto e ne ha mostrato l’impronta. Il browser di ogni giocatore ha fatto lo stesso con cifre casuali proprie, e le ha mostrate solo quando c’erano tutte le impronte. Il segreto e le cifre determinano ogni estrazione. Ora il tuo browser può rifare ogni estrazione e confrontarla.
fair-check = Controlla le estrazioni
fair-checking = Controllo in corso…
fair-again = Controlla di nuovo
fair-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) }
fair-fair = { $deals ->
    [one] Tutto come promesso: { $deals } estrazione controllata.
   *[other] Tutto come promesso: { $deals } estrazioni controllate.
}
fair-fair-means = Nessuno, neppure il server, ha scelto che cosa è uscito.
fair-differs = { $count ->
    [one] { $count } estrazione non è quella promessa.
   *[other] { $count } estrazioni non sono quelle promesse.
}
fair-differs-means = È stato distribuito qualcosa che non deriva dal segreto. Conserva questa partita e chiedi a chi gestisce il server.
fair-seed-differs = Il segreto non è quello promesso.
fair-seed-differs-means = La sua impronta è diversa: delle estrazioni non si può dire nulla. Conserva questa partita e chiedi a chi gestisce il server.
fair-exchanged = Le cifre di un giocatore non corrispondono alla loro impronta.
fair-exchanged-means = Qualcuno ha dato cifre diverse da quelle su cui si era impegnato. Conserva questa partita e chiedi a chi gestisce il server.
fair-elsewhere = { $count ->
    [one] { $count } estrazione precedente è avvenuta altrove, prima che la partita arrivasse a questo tavolo.
   *[other] { $count } estrazioni precedenti sono avvenute altrove, prima che la partita arrivasse a questo tavolo.
}
fair-table-differs = La partita registrata non ha le impronte che mostra il tavolo.
fair-kept-agrees = Le impronte e le tue cifre sono quelle che il tuo browser ha conservato prima della partita.
fair-kept-differs = Le impronte o le tue cifre non sono quelle che il tuo browser ha conservato prima della partita.
fair-not-kept = Le estrazioni derivano dal segreto e dalle cifre. Se tutte le impronte c’erano prima della partita, può dirlo solo un browser che le ha conservate. Questo non l’ha fatto.
fair-unsealed = In questa partita le cifre dei giocatori non avevano un’impronta mostrata prima: chi si è seduto per ultimo, d’accordo con il server, avrebbe potuto scegliere le cifre a proprio favore.
fair-unrevealed = { $count ->
    [one] Il browser di un giocatore non ha mai mostrato le sue cifre. Il server poteva quindi scegliere se estrarre con quelle o senza.
   *[other] I browser di { $count } giocatori non hanno mai mostrato le loro cifre. Il server poteva quindi scegliere con quali estrarre.
}
fair-left-out = Le tue cifre non fanno parte di queste estrazioni, perché il tuo browser non le ha mostrate in tempo. Per te la prova vale quindi di meno.
fair-cannot = Queste estrazioni non si possono controllare.
fair-why =
    .no-tags = La partita non contiene la prova delle estrazioni. L’hanno solo le partite finite a un tavolo dal vivo.
    .bad-tags = La prova contenuta nella partita non si può leggere.
    .own-components = Si è giocato con componenti propri, che questa pagina non ha.
    .unplayable = La partita registrata non segue le regole fino in fondo.
    .no-record = Una partita cominciata da una posizione non ha registrazione, e quindi nessuna prova.
fair-details = Dettagli per i curiosi
fair-means = Che cosa dimostra, e che cosa no
fair-means-text =
    .fingerprint = L’impronta (SHA-256) era pubblica prima che il primo giocatore aggiungesse le sue cifre. Un altro segreto con la stessa impronta non si può trovare: quindi il server non poteva cambiare le estrazioni dopo.
    .digits = Le impronte di tutte le cifre erano pubbliche prima che ne fosse mostrata una sola. Quindi nemmeno un giocatore d’accordo con il server poteva scegliere le proprie dopo aver visto le tue.
    .draws = Ogni estrazione si legge da HMAC-SHA256 sul tavolo, sulle cifre dei giocatori e sul numero dell’estrazione. Quindi nemmeno un giocatore poteva sceglierla.
    .unproved = Quello che nessuna registrazione può provare: che le impronte siano quelle mostrate prima della partita. Il tuo browser le conserva per te quando ti siedi.
    .broken-off = Un server può sempre interrompere una partita che non gli piace. Chi è al tavolo lo vede, e un tavolo chiuso mostra il suo segreto.
    .stakes = Chi gestisce il server conosce il segreto mentre si gioca. Non giocare a soldi contro questa persona.
fair-table = Tavolo
fair-commitment = Impronta, mostrata prima della partita
fair-seed = Segreto, mostrato dopo la partita
fair-contributions = Cifre dei giocatori
fair-commitments = Impronte delle cifre
fair-seat = Posto { $seat }
fair-none = nessuna
fair-never = mai mostrate
fair-draws = Tutte le estrazioni
fair-number = N.
fair-dealt = Uscito
fair-drawn = Secondo il segreto
fair-result = Esito
fair-yes = come promesso
fair-no = diverso
fair-not-here = estratto altrove
fair-first = Primo giocatore
fair-game = Tessere punteggio

## analysis: What a move gave away, and why
analysis-mark = { $mark ->
    [best] Mossa migliore
    [good] Buona mossa
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Errore grave
}
analysis-take = { $source ->
    [0] { game-tiles } dal centro
   *[other] { game-tiles } dal vassoio { $source }
} { $line ->
    [0] sulla linea del pavimento
   *[other] sulla linea { $line }
}
analysis-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
analysis-cost = { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}
analysis-did-floor = { game-tiles } sulla linea del pavimento: costa { analysis-cost }.
analysis-did-overflow = { game-tiles } per { $room ->
    [one] un solo spazio
   *[other] { $room } spazi
}: { $broken ->
    [one] una si rompe
   *[other] { $broken } si rompono
}, e costa { analysis-cost }.
analysis-did-gift = { $name } ora può completare la linea { $line } per { analysis-points }.
analysis-did-gift-bonus = { $name } ora può completare la linea { $line } per { analysis-points }, con un bonus di { $bonus } alla fine.
analysis-did-feed = { $name } ora può prendere { game-tiles } per la linea { $line }, { $lacks ->
    [one] a cui ne mancherà solo un’altra
   *[other] a cui ne mancheranno altre { $lacks }
}.
analysis-did-wall = Entro la fine del round porta { analysis-points } in meno sulla parete.
analysis-did-hold = Entro la fine del round { $name } fa { analysis-points } in più sulla parete.
analysis-did-marker = Il segnalino primo giocatore viene con le piastrelle e costa { analysis-cost }.
analysis-did-later = Entro la fine del round costa { analysis-cost } in più sulla linea del pavimento.
analysis-did-end = Completa la riga { $line } della parete per { analysis-points } e chiude la partita.
analysis-did-complete = Completa la linea { $line } per { analysis-points }.
analysis-did-line = { $lacks ->
    [one] { game-tiles } per la linea { $line }, a cui ne manca ancora una.
   *[other] { game-tiles } per la linea { $line }, a cui ne mancano ancora { $lacks }.
}
analysis-better-bonus = { analysis-take }: quella linea si completava per { analysis-points }, con un bonus di { $bonus } alla fine.
analysis-better-deny = { $count ->
    [one] { analysis-take }: quella piastrella non andava a { $name }.
   *[other] { analysis-take }: quelle piastrelle non andavano a { $name }.
}
analysis-better-prevent = { analysis-take }: così si evitava.
analysis-better-dear = { analysis-take }: a { $name } costava { analysis-cost } sulla linea del pavimento.
analysis-better-starve = { analysis-take }: a { $name } non restavano abbastanza piastrelle per completare la linea { $theirs }.
analysis-better-complete = { analysis-take }: quella linea si completava per { analysis-points }.
analysis-better-longer = { analysis-take }: si completava quella linea più lunga, per { analysis-points }.
analysis-better-near = { $lacks ->
    [one] { analysis-take }: alla linea { $line } mancava una sola piastrella per un bonus di { $bonus } alla fine.
   *[other] { analysis-take }: alla linea { $line } mancavano { $lacks } piastrelle per un bonus di { $bonus } alla fine.
}
analysis-better-end = { analysis-take }: quella linea si completava per { analysis-points }, e con essa una riga della parete, che chiude la partita.
analysis-better-safe = { analysis-take }: niente sulla linea del pavimento.
analysis-better-marker = { analysis-take }: portava l’inizio del round successivo.
analysis-better-force = { analysis-take }: { $name } doveva rompere piastrelle, per { analysis-cost } in più.
analysis-better-wall = { analysis-take }: entro la fine del round portava { analysis-points } in più sulla parete.
analysis-better-hold = { analysis-take }: entro la fine del round { $name } faceva { analysis-points } in meno sulla parete.
analysis-better-free = { analysis-take }: la linea { $begun } restava libera per altre piastrelle.
analysis-better-wanted = { analysis-take }: la linea { $begun } restava libera per le piastrelle che la completano.
analysis-better-first = { analysis-take }: era più urgente, la linea { $begun } si può completare più tardi.
analysis-better-wall-bonus = { analysis-take }: portava un bonus di { $bonus } in più alla fine.
analysis-better-hold-bonus = { analysis-take }: toglieva a { $name } un bonus di { $bonus } alla fine.
analysis-better-taken = { $count ->
    [one] { analysis-take }: era più urgente, perché subito dopo può prenderla { $name }.
   *[other] { analysis-take }: era più urgente, perché subito dopo può prenderle { $name }.
}
analysis-better-points = { analysis-take }: valeva circa { analysis-points } in più.
analysis-better = { analysis-take }: era meglio.
analysis-did-place = Una piastrella nella colonna { $column } per { analysis-points }.
analysis-better-place-bonus = La colonna { $column } valeva { analysis-points }, più un bonus di { $bonus } alla fine.
analysis-better-place-points = La colonna { $column } valeva { analysis-points }.
analysis-better-place-beside = La casella nella colonna { $column } ha accanto { $cells } caselle vuote, non { $less }: lì le prossime piastrelle possono fare più punti.
analysis-better-place-worth = La colonna { $column } valeva circa { analysis-points } in più.
analysis-better-place = La colonna { $column } era meglio per il seguito.
analysis-found-bonus = Completa la linea { $line } per { analysis-points }, con un bonus di { $bonus } alla fine.
analysis-found-deny = { $count ->
    [one] Così questa piastrella non va a { $name }.
   *[other] Così queste piastrelle non vanno a { $name }.
}
analysis-found-prevent = Dopo la seconda mossa migliore { $name } poteva completare la linea { $theirs }.
analysis-found-starve = A { $name } non restano abbastanza piastrelle per completare la linea { $theirs }.
analysis-found-complete = Completa la linea { $line } per { analysis-points }.
analysis-found-near = { $lacks ->
    [one] Alla linea { $line } manca una sola piastrella per un bonus di { $bonus } alla fine.
   *[other] Alla linea { $line } mancano { $lacks } piastrelle per un bonus di { $bonus } alla fine.
}
analysis-found-end = Completa la linea { $line } per { analysis-points }, e con essa una riga della parete, che chiude la partita.
analysis-found-safe = Non costa niente sulla linea del pavimento.
analysis-found-marker = Porta l’inizio del round successivo.
analysis-found-force = { $name } deve rompere piastrelle, per { analysis-cost } in più.
analysis-found-wall = Entro la fine del round porta { analysis-points } in più sulla parete rispetto alla seconda mossa migliore.
analysis-found-hold = Entro la fine del round { $name } fa { analysis-points } in meno sulla parete rispetto alla seconda mossa migliore.
analysis-found-free = La linea { $begun } resta libera per altre piastrelle.
analysis-found-wanted = La linea { $begun } resta libera per le piastrelle che la completano.
analysis-found-first = È più urgente: la linea { $begun } si può completare più tardi.
analysis-found-wall-bonus = Porta alla fine un bonus di { $bonus } in più della seconda mossa migliore.
analysis-found-hold-bonus = Toglie a { $name } un bonus di { $bonus } alla fine.
analysis-found-taken = È urgente: subito dopo { $name } prenderebbe lo stesso.
analysis-found-points = Vale circa { analysis-points } in più della seconda mossa migliore.
analysis-found-place-bonus = Vale { analysis-points }, più un bonus di { $bonus } alla fine.
analysis-found-place-beside = La casella ha accanto { $cells } caselle vuote: lì le prossime piastrelle possono fare più punti.
analysis-found-place-points = Vale { analysis-points }.
analysis-found = Nessun’altra mossa ci si avvicina.
analysis-move = Mossa
analysis-chance = Probabilità di vittoria
analysis-best = Meglio
analysis-accuracy = Precisione
analysis-nothing-to-mend = Nessuna imprecisione, nessun errore.
analysis-title = { $game }, mossa per mossa
analysis-after = Round { $round }, mossa { $number }
analysis-ask = Analizza la partita
analysis-lead = Che cosa andava bene, che cosa no e perché: mossa per mossa.
analysis-judging = { $done } mosse su { $events } valutate
analysis-ahead = { $count ->
    [one] Prima viene { $count } domanda.
   *[other] Prima vengono { $count } domande.
}
analysis-was = prima
analysis-became = dopo
analysis-score = Punteggio previsto
analysis-played = giocata
analysis-next = Prossimo errore
analysis-line = Mostra la linea migliore
analysis-line-shown = La linea migliore, come sarebbe probabilmente continuata.
analysis-back = Torna alla partita
analysis-curve = Probabilità di vittoria di { $name }, mossa per mossa
analysis-even = pari

## puzzle: The puzzle of the day
puzzle-title = Rompicapo del giorno
puzzle-task = Trova la mossa migliore.
puzzle-levels =
    .easy = Facile
    .fair = Non così facile
    .hard = Difficile
    .hardest = Molto difficile
puzzle-found = Trovata!
puzzle-not-yet = Non ancora.
puzzle-solution = La soluzione
puzzle-show = Mostra la soluzione
puzzle-others = Che cosa hanno scelto gli altri
puzzle-nobody = Nessun altro ha ancora risposto.
puzzle-answered = { $count ->
    [one] Ha risposto { $count } persona.
   *[other] Hanno risposto { $count } persone.
}
puzzle-share = Chi l’ha trovata: { $share }.
puzzle-in-a-row = { $count } di fila
puzzle-week = Questa settimana
puzzle-day =
    .found = { $date }: trovata
    .seen = { $date }: soluzione vista
    .open = { $date }: non ancora trovata
    .future = { $date }: deve ancora arrivare
puzzle-before = Il giorno prima
puzzle-after = Il giorno dopo
puzzle-next = Un altro rompicapo
puzzle-play-on = Continua da qui
puzzle-solve = Risolvi
puzzle-look = Riguardalo
