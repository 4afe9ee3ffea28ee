### The first page, the page around a table, chat, settings, and what the server refuses.

## common: What many pages share
common-close = Chiudi
common-cancel = Annulla
common-save = Salva
common-back = Indietro
common-more = Altro
common-again = Riprova
common-skip = Salta al contenuto
common-loading = Un momento…
common-reload = La pagina non si è caricata. Controlla la connessione e ricarica.
common-menu = Pagine
common-open-menu = Menu
common-home = Home
common-play = Gioca
common-tables = Tavoli
common-mine = Le mie partite
common-rules = Regole
common-settings = Impostazioni
common-news = Annuncio
common-about = Informazioni
common-language = Lingua
common-to-dark = Tema scuro
common-to-light = Tema chiaro
common-yes = Sì
common-no = No
common-you = Tu
common-somebody = Qualcuno
common-nicknames = Rondine, Limone, Oliva, Fico, Sardina, Mandorla, Gabbiano, Rosmarino, Arancia, Airone, Zafferano, Cedro, Delfino, Timo, Perla, Ancora
common-seat = Posto { $seat }
common-player = Giocatore { $seat }
common-bot = { $name } (bot)
common-program = Programma
common-bots =
    .random = Casuale
    .pinch = Pinch
    .bisque = Bisque
    .engobe = Engobe
    .sgraffito = Sgraffito
    .cuerda = Cuerda
    .majolica = Majolica
    .zellige = Zellige
    .lustre = Lustre
    .greedy = Avido
common-copy = Copia il link
common-copied = Copiato.
common-copy-failed = Impossibile copiare il link: selezionalo e copialo a mano.
common-share = Condividi
common-qr = Codice QR del link
common-link = Link

## common-games
common-games-azul = Azul
common-games-mini = Azul Mini
common-games-grey = Azul, parete grigia
common-games-mini-grey = Azul Mini, parete grigia
common-games-duel = Azul Duel

## titles: Titles of pages
titles-home = Gioca ad Azul
titles-table = Tavolo
titles-replay = Rivedi
titles-tables = Tavoli
titles-mine = Le mie partite
titles-opponents = Avversari
titles-rules = Regole
titles-tutorial = Impara a giocare
titles-puzzle = Rompicapi
titles-import = Importa
titles-editor = Editor di posizioni
titles-recorder = Registra una partita
titles-settings = Impostazioni
titles-me = I miei dispositivi
titles-about = Informazioni
titles-operator = Operatore
titles-events = Tornei
titles-new-event = Nuovo torneo
titles-event = Torneo
titles-sheet = Foglio dei punti
titles-desk = Segreteria
titles-arbiter = Arbitro
titles-hall = Schermo in sala
titles-offline = Nessuna connessione
titles-missing = Non trovato

## home: The first page and the lists
home-headline = Accomodati
home-lead = Prendi piastrelle, riempi le linee, copri la parete. Senza account, senza attese.
home-lead-short = Senza account, senza attese.
home-game = Gioco
home-play-bot = { $bots ->
    [1] Gioca con { $bot }
   *[other] Gioca con { $bots } bot
}
home-play-hint = { $bots ->
    [1] una partita contro { $bot }
   *[other] una partita contro { $bots } bot
}
home-first-game = La tua prima partita
home-waits = { $bot } ti aspetta
home-about-bots =
    .greedy = Prende ciò che adesso rende di più, e non guarda mai avanti.
    .random = Fa una mossa permessa qualsiasi, buona o cattiva. Per cominciare con calma.
    .pinch = Vede due mosse alla volta e rompe molto.
    .bisque = Vede quattro mosse, e rompe ancora tanto.
    .engobe = Finisce le sue linee, non guarda mai le tue.
    .sgraffito = Conta ogni punto di questo round.
    .cuerda = Guarda un po’ avanti e costruisce colonne.
    .majolica = Vede il tuo piano, e lo rovina.
    .zellige = Pianifica il round, prende ciò che ti serve.
    .lustre = Legge il round fino alla fine. Sbaglia di rado.
    .other = Un bot di questo server.
home-steps =
    .take = Prendi
    .colour = un colore
    .fill = Riempi
    .line = una linea
    .cover = Copri
    .wall = la parete
home-opponents = { $count ->
    [8] Otto avversari
   *[other] Avversari
}
home-opponents-hint = Dall’argilla cruda al lustro d’oro.
home-all-opponents = Tutti gli avversari
home-see-opponents = Vedili tutti
home-first-about = Pinch è d’argilla cruda e non ha fretta. Puoi riprendere le mosse.
home-turn-of = { $game } con { $names }, round { $round }
home-next-lesson = Lezione { $number } di { $of }
home-learn-game = Impara { $game }
home-friends = Gioca con gli amici
home-friends-hint = Un link, un soprannome e via
home-quick = Partita veloce
home-quick-hint = Con chi sta aspettando
home-quick-also = Giocherei anche a
home-screen = Sullo stesso schermo
home-screen-hint = Vi passate il dispositivo
home-play-as = Giochi come
home-change-name = Cambia
home-choices = Altre opzioni
home-players = Giocatori
home-count = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
home-strength = Bot
home-bots = Bot al tavolo
home-none = Nessuno
home-clock = Orologio
home-first = Chi comincia
home-by-lot = A sorte
home-me = Comincio io
home-other-starts = Comincia l’avversario
home-wall = Parete
home-grey-mini = Parete grigia: scegli tu le caselle
home-tiles = Tessere punteggio
home-tiles-first = Prima partita: righe, colonne, diagonali
home-tiles-lot = Tre a sorte
home-tiles-own = Scegli
home-tiles-hint = Tre o quattro, un lato di ciascuna.
home-confirm = Conferma ogni turno (prima puoi annullare)
home-takebacks = Mosse ritirabili, se tutti accettano
home-free-text = Testo libero nella chat
home-public = Mostra nell’elenco dei tavoli aperti
home-watchable = Chi ha il link può guardare
home-allow-hints = Suggerimenti nelle partite contro i bot
home-tournament = Regole da torneo
home-reset = Ripristina
home-names = I nomi, se volete
home-start = Comincia
home-my-games = Le tue partite in corso
home-your-turn = Tocca a te
home-waiting = In attesa
home-open-tables = Tavoli aperti
home-no-open = Ora non c’è nessun tavolo aperto. Aprine uno e mostralo in questo elenco.
home-running = Guarda una partita
home-no-running = Ora non ci sono partite pubbliche.
home-join = Partecipa
home-watch = Guarda
home-go-on = Continua
home-look = Apri
home-all = Tutti i tavoli
home-all-mine = Tutte le mie partite
home-learn = Impara a giocare
home-learn-hint = Pochi minuti, passo per passo
home-rules = Regole
home-rules-hint = Con figure e parole nostre
home-import-game = Importa
home-import-hint = Una partita o una posizione come testo
home-editor = Editor di posizioni
home-editor-hint = Componi una posizione e gioca da lì
home-record = Registra una partita
home-record-hint = Dal tuo tavolo, un tocco alla volta
home-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
home-name = Nome
home-name-hint = Gli altri lo vedono al tavolo. Puoi cambiarlo quando vuoi.
home-name-saved = Salvato.
home-devices = Un altro dispositivo
home-devices-hint = Apri questo link sul telefono o sul tablet entro dieci minuti, e anche quello sarà tuo. Vale una volta sola: non mostrarlo ad altri.
home-make-link = Crea un link
home-claim = Usa questo dispositivo
home-claim-hint = Con questo link il dispositivo diventa tuo: mostra le stesse partite.
home-claim-other = Questo dispositivo è conosciuto come { $name }. Apparterrà invece a chi ha creato il link.
home-claimed = Ti diamo il benvenuto, { $name }. Questo dispositivo ora è tuo.
home-erase = Cancella i miei dati
home-erase-hint = Il tuo nome, le chiavi di tutti i tuoi dispositivi e l’elenco delle tue partite vengono cancellati. Le partite restano, senza il tuo nome. Non si può annullare.
home-erase-sure = Cancella per sempre
home-erased = I tuoi dati sono stati cancellati.
home-about-text = Azulejos è un posto per giocare ad Azul, Azul Mini e Azul Duel: sul tuo server, senza account, senza pubblicità, senza nessuno che ti osservi.
home-about-whose = Azul è un gioco di Michael Kiesling, pubblicato da Next Move Games (Plan B Games). Azulejos è un progetto indipendente, non legato a nessuno dei due, e non contiene né le illustrazioni del gioco né il testo dei suoi regolamenti.
home-about-buy = Se il gioco ti piace, compralo: le piastrelle vere suonano meglio.
home-about-licence = Il programma è software libero con licenza MIT.
home-about-fonts = I caratteri sono Source Serif e Source Sans, con licenza SIL Open Font License.
home-about-version = Versione { $version }
home-about-fair = Dopo la partita chi ha giocato può verificare ogni estrazione. Se qualcuno, anche il server, avesse scelto le piastrelle, si vedrebbe.
home-missing-text = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.

## home-hints
home-hints-azul = Il classico, da 2 a 4
home-hints-mini = L’edizione da viaggio
home-hints-grey = Scegli tu le caselle
home-hints-duel = In due, una cupola a testa

## home-short
home-short-azul = Azul
home-short-mini = Mini
home-short-grey = Parete grigia
home-short-duel = Duel

## table: The page around a table
table-round = Round { $round }
table-of-rounds = di { $rounds }
table-your-turn = Tocca a te
table-captions =
    .turn = tocca a te
    .won = vittoria
table-turn-of = Tocca a { $name }
table-confirm-of = { $name } sta per confermare
table-your-confirm = Conferma
table-paused = In pausa
table-finished = Finita
table-closed = Chiuso
table-stopped = Decide l’arbitro
table-round-over = Round finito
table-watching = Stai guardando
table-watch-delay = Chi guarda vede questo tavolo con { $seconds } s di ritardo
table-sending = Invio…
table-away = assente
table-agreed = Impostazioni del tavolo
table-clock = Orologio
table-clock-none = Senza orologio
table-clock-minutes = { $minutes ->
    [one] Un minuto per turno
   *[other] { $minutes } minuti per turno
}
table-clock-seconds = { $seconds ->
    [one] Un secondo per turno
   *[other] { $seconds } secondi per turno
}
table-clock-total = { $minutes ->
    [one] Un minuto per la partita
   *[other] { $minutes } minuti per la partita
}{ $increment ->
    [0] { "" }
   *[other] , { $increment } s in più a ogni turno
}
table-clock-days = { $days ->
    [one] Un giorno per mossa
   *[other] { $days } giorni per mossa
}
table-clock-tournament = Torneo: { $minutes } minuti per turno, poi il turno è perso
table-turns-confirmed = Ogni turno va confermato
table-takebacks-allowed = Mosse ritirabili, se tutti accettano
table-free-text = Testo libero nella chat
table-public-table = Nell’elenco dei tavoli
table-no-spectators = Senza spettatori
table-tournament = Regole da torneo
table-time-of = Tempo di { $name }
table-hurry = poco tempo
table-time-up = tempo scaduto
table-days = { $days } g { $hours } h
table-lost = Connessione persa. Nuovo tentativo…
table-lost-waiting = Nessuna connessione. La mossa è salva e sarà inviata.
table-connecting = Connessione…
table-again = Connessione ripristinata
table-closing-down = Il server si riavvia. La partita è salva.
table-confirm = Conferma
table-undo = Annulla
table-confirm-hint = Confermi il turno?
table-undo-hint = Puoi ancora annullare.
table-play-it = Gioca
table-ask-first = Giocare questa mossa?
table-pass-to = Passa il dispositivo a { $name }
table-i-am = Sono { $name }
table-menu = Tavolo
table-chat = Chat
table-signs = Reazioni
table-unread = { $count ->
    [one] uno non letto
   *[other] { $count } non letti
}
table-moves = Mosse
table-no-moves = Ancora nessuna mossa.
table-look-back = Rivedi le mosse
table-as-text = Mostra il tavolo come testo
table-share-game = Condividi la partita
table-share-hint = Chi apre questo link può guardare.
table-takeback = Ritira la mossa
table-pause = Pausa
table-resume = Continua
table-leave = Lascia la partita
table-to-event = Al torneo
table-info = Questo tavolo
table-coach = Allenatore
table-to-home = Pagina iniziale
table-wants-takeback = { $name } vorrebbe ritirare una mossa.
table-wants-pause = { $name } vorrebbe una pausa.
table-you-asked-takeback = Hai chiesto di ritirare la mossa.
table-you-asked-pause = Hai chiesto una pausa.
table-agree = Accetta
table-decline = Rifiuta
table-withdraw = Ritira la richiesta
table-agreed-already = Hai accettato.
table-is-paused = Il tavolo è in pausa. Il tempo è fermo.
table-stands-in = { $bot } gioca per te.
table-flag-fell = Il tuo tempo è scaduto: { $bot } gioca fino alla fine.
table-take-back = Riprendi il tuo posto
table-plays = gioca un bot
table-result = Risultato
table-show-result = Mostra il risultato
table-details = Dettagli
table-rematch = Gioca ancora
table-rematch-ready = Il prossimo tavolo è pronto
table-to-rematch = Alla prossima partita
table-replay = Rivedi
table-record = Partita (AGN)
table-picture = Immagine (PNG)
table-is-closed = Questo tavolo è stato chiuso.
table-not-begun = La partita non è cominciata.
table-expired = Per molto tempo nessuno si è seduto e il server l’ha chiuso. Puoi creare un tavolo nuovo.
table-cannot-show = Impossibile mostrare questo tavolo
table-events =
    .sat = { $name } si siede
    .left = { $name } se ne va
    .started = Si comincia
    .undone = Mossa ritirata
    .paused = Pausa
    .resumed = Si continua
    .stood-in = Un bot gioca per { $name }
    .came-back = { $name } è di nuovo qui
    .extended = { $name } riceve altro tempo
    .interrupted = Server non raggiungibile: quel tempo non conta
    .clock-set = Orologio del server regolato: i tempi di gioco non cambiano
    .finished = La partita è finita
    .closed = Il tavolo è chiuso
table-notify-title = Tocca a te
table-notify-text = { $game }: tocca a te.

## menu: The menu of a table
menu-sound-on = Attiva l’audio
menu-sound-off = Disattiva l’audio
menu-leave-sure = Un bot giocherà per te. Puoi tornare e riprendere il tuo posto.
menu-leave-tournament = A un tavolo da torneo nessuno gioca per te: i tuoi turni sono persi finché non torni.
menu-withdraw-game = Ritirati dalla partita
menu-withdraw-sure = Non ricevi punti per questa partita e gli altri continuano senza di te. Non si può annullare.
menu-offer-takeback = Chiedi di ritirare la mossa
menu-offer-pause = Chiedi una pausa
menu-rules = Regole di questo gioco
menu-settings = Impostazioni

## coach: Hints and the coach, against bots
coach-lead = Dopo ogni tua mossa: quanto è costata e che cosa era meglio.
coach-hint = Mostra tre buone mosse
coach-asking = Sto pensando…
coach-last = La tua ultima mossa
coach-looked = { $count ->
    [one] { $count } posizione esaminata.
   *[other] { $count } posizioni esaminate.
}
coach-bot-looked = { $count ->
    [one] { $name } ha esaminato { $count } posizione.
   *[other] { $name } ha esaminato { $count } posizioni.
}
coach-preparing = Il motore si prepara, una volta sola su questo server: uno o due minuti. Poi tocca a { $name }.
coach-gets-ready = Si prepara…
coach-waits = { $count ->
    [one] { $name } aspetta il suo turno per pensare: prima ce n’è { $count } altro.
   *[other] { $name } aspetta il suo turno per pensare: prima ce ne sono altri { $count }.
}

## ahead: Why something cannot be done, and moves that are chosen ahead
ahead-why =
    .not-your-turn = Non è ancora il tuo turno.
    .take-first = Prima prendi le piastrelle, poi scegli dove metterle.
    .line-complete = La linea { $line } è completa: scegline un’altra.
    .line-colour = La linea { $line } ha già un altro colore.
    .wall-has-colour = La riga { $line } della tua parete ha già questo colore.
    .wall-later = Le piastrelle vanno prima su una linea, e sulla parete a fine round.
    .other-board = Questa è la plancia di { $name }.
    .display-empty = Questo vassoio è vuoto.
    .centre-empty = Al centro non c’è ancora nulla.
    .marker-alone = Va a chi prende per primo delle piastrelle da qui.
    .place-first = Prima posa la piastrella della linea { $line }.
    .cell-taken = Questa casella è già occupata.
    .column-has-colour = Questa colonna della tua parete ha già questo colore.
    .dome-later = Le piastrelle vanno prima su una linea, e nella cupola a fine round.
    .sun-empty = Su questa sezione sole non c’è più nulla.
    .moon-empty = Su questa sezione luna non c’è nulla.
    .moon-covered = Di una pila si può prendere solo la piastrella in cima.
    .chip-hidden = Questo gettone resta coperto finché il vassoio non è vuoto.
    .two-chips = Hai già preso i tuoi due gettoni di questo round.
    .no-token = Non hai più segnalini per una lastra in questo round.
    .no-plate = Qui non c’è una lastra.
    .space-taken = Qui c’è già una lastra.
    .answer-first = Prima rispondi alla domanda.
    .other-cell = Qui non può andare una piastrella di questo colore.
ahead-ready = Pronta: verrà giocata al tuo turno.
ahead-dropped = La mossa preparata non è più possibile.

## chat: Chat
chat-title = Chat
chat-empty = Nessuno ha ancora detto niente. Saluta tu!
chat-say = Di’ qualcosa
chat-write = Il tuo messaggio
chat-send = Invia
chat-phrases-only = A questo tavolo si parla con frasi pronte: ognuno le legge nella propria lingua.
chat-introduce = Per scrivere, scegli un nome nella pagina iniziale.
chat-spectator = { $name } (guarda)
chat-about = Silenzia o segnala { $name }
chat-mute = Silenzia
chat-mute-text = Non vedrai più quello che dice { $name }. Lo sai solo tu.
chat-muted = Hai silenziato { $name }.
chat-unmute = Riattiva
chat-report = Segnala
chat-report-text = Racconta al gestore di questo server che cosa ha fatto { $name }.
chat-report-why = Che cosa è successo?
chat-reported = Grazie. Il gestore è stato avvisato.
chat-phrases =
    .hello = Ciao!
    .good-luck = Buona fortuna!
    .thanks = Grazie.
    .nice-move = Bella mossa!
    .well-played = Ben giocato!
    .oops = Ops.
    .sorry = Scusa.
    .no-problem = Nessun problema.
    .thinking = Ci sto pensando.
    .one-moment = Un momento, per favore.
    .back-again = Sono di nuovo qui.
    .hurry-please = Potresti giocare un po’ più in fretta?
    .congratulations = Complimenti!
    .good-game = Bella partita!
    .rematch = Giochiamo ancora?
    .bye = Alla prossima!

## room
room-waiting = In attesa di giocatori
room-waiting-for = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
room-seats = Posti
room-free = Libero
room-kept = Riservato a chi ha aperto il tavolo
room-for-program = Riservato a un programma
room-sit-here = Siediti qui
room-sit-down = Siediti
room-your-name = Il tuo nome
room-invite = Invita gli amici
room-invite-hint = Chi apre questo link può sedersi. Basta un soprannome.
room-give-up = Chiudi il tavolo
room-full = Tutti i posti sono occupati.
room-watch-later = Resta qui per guardare la partita.
room-starts-alone = La partita comincia da sé appena tutti sono seduti.
room-digits-awaited = Per le estrazioni mancano ancora le cifre casuali di: { $names }
room-digits-hint = Il browser di quel posto le aggiunge da sé: apri questa pagina lì. Altrimenti tra poco la partita comincia senza, e il controllo delle estrazioni lo dirà.
room-get-up = Lascia il posto
room-you = tu
room-here = presente
room-invites = { $name } ti invita a giocare
room-looking = { $count ->
    [one] Cerchiamo un avversario…
   *[other] Cerchiamo altri giocatori…
}
room-looking-hint = La partita comincia da sola appena ci sono abbastanza giocatori per una di queste:
room-offer = { $game }, { $count } giocatori
room-stop-looking = Smetti di cercare
room-nobody-yet = Non è ancora arrivato nessuno.
room-play-bot-hint = Puoi giocare subito contro { $bot }, oppure continuare ad aspettare.
room-play-bot = Gioca contro { $bot }
room-removed = Non sei più a questo tavolo
room-removed-hint = { $host } ha liberato il tuo posto. Potrai sederti di nuovo se ti riammette; intanto c’è sempre un’altra partita.
room-host = ha aperto il tavolo
room-add-bot = Aggiungi un bot
room-add-last-bot = Aggiungi un bot e comincia
room-last-hint = Occupato questo posto, la partita comincia.
room-remove = Togli
room-guests-removed = { $count ->
    [one] Hai fatto alzare un ospite.
   *[other] Hai fatto alzare { $count } ospiti.
}
room-readmit = Riammetti
room-move-up = Sposta su di un posto
room-change = Modifica
room-evening = Questa sera
room-evening-games = { $count ->
    [one] Dopo una partita
   *[other] Dopo { $count } partite
}
room-player = Giocatore
room-wins = Vittorie
room-points = Punti

## signs
signs-title = Reazioni
signs-hide = Nascondi le reazioni degli altri
signs-words =
    .hello = Ciao!
    .well-played = Ben giocato!
    .thanks = Grazie!
    .oops = Ops
    .thinking = Mmm…
    .wow = Caspita!

## mine
mine-no-games = Non hai ancora giocato qui.
mine-unknown-me = Questo dispositivo non è ancora conosciuto: gioca una partita, oppure collega l’altro tuo dispositivo.
mine-running-games = In corso
mine-finished-games = Finite
mine-more = Mostra altre
mine-review = Rivedi
mine-endings =
    .won = Vinta
    .shared = Vinta alla pari
    .lost = Persa
    .void = Annullata
mine-statistics = Statistiche
mine-games = Partite
mine-wins = Vittorie
mine-average = Media
mine-best = Record
mine-over-time = { $count ->
    [one] Punti nell’ultima partita
   *[other] Punti nelle ultime { $count } partite
}
mine-average-line = Media di cinque partite
mine-by-game = Per gioco
mine-by-opponent = Per avversario
mine-date = Data
mine-game = Gioco
mine-points = Punti
mine-result = Esito

## operator: The operator’s page
operator-lead = Tutto ciò che fai qui resta nel registro, con il motivo.
operator-token = Token dell’operatore
operator-token-hint = Quello delle impostazioni del server. Resta solo in questa scheda.
operator-enter = Accedi
operator-leave = Esci
operator-now = In questo momento
operator-running = Partite in corso
operator-open = Tavoli in attesa
operator-paused = Tavoli in pausa
operator-viewers = Ai tavoli
operator-moves = Mosse dall’avvio
operator-slow = Più lente di 0,1 s
operator-waiting = In attesa dei bot
operator-up = Attivo da
operator-hours = { $hours } h { $minutes } min
operator-store-fails = L’archivio non funziona: il log del server dice perché.
operator-search-prepares = Il motore è in compilazione: i bot più forti giocano tra uno o due minuti.
operator-processes = { $count ->
    [one] Un altro processo server oltre a questo.
   *[other] Altri { $count } processi server oltre a questo.
}
operator-announcement = Annuncio
operator-announcement-hint = Compare su ogni pagina finché non scade.
operator-minutes = Minuti
operator-announce = Annuncia
operator-withdraw = Ritira
operator-until = fino a { $time }
operator-reports = Segnalazioni
operator-no-reports = Nessuna segnalazione.
operator-settle = Risolta
operator-mute = Silenzia
operator-ban = Escludi
operator-tables = Tavoli
operator-no-tables = Nessuno al momento.
operator-look = Guarda
operator-close = Chiudi tavolo
operator-bans = Esclusioni
operator-no-bans = Nessuno è escluso.
operator-ban-address = Escludi un indirizzo
operator-address = Indirizzo
operator-address-hint = Per esempio 192.0.2.7. Il log del server elenca quelli che chiedono troppo.
operator-lift = Revoca
operator-for-good = per sempre
operator-minutes-hint = Vuoto: per sempre.
operator-why = Motivo
operator-why-hint = Una riga, per il registro. Chi è coinvolto può vederla.
operator-log = Registro
operator-no-log = Ancora nulla.

## opponents: Avversari: otto livelli
opponents-choose = Scegli l’avversario
opponents-level = Livello { $level }
opponents-about = Livello { $level } · { $what }
opponents-made =
    .pinch = argilla cruda, modellata col pollice
    .bisque = cotto una volta, stampato, senza smalto
    .engobe = ingobbio bianco, un solo pennello
    .sgraffito = graffito nell’ingobbio scuro
    .cuerda = smalti separati da una linea asciutta
    .majolica = tutti i colori del fuoco
    .zellige = pezzi tagliati che combaciano
    .lustre = oro sul blu profondo, terzo fuoco
    .other = un bot di questo server
opponents-strength = Forza
opponents-not-measured = Non ancora misurata a questo tavolo
opponents-rating = { $elo } ± { $error }
opponents-you = tu, { $elo } ± { $error }
opponents-you-hint = { $count ->
    [one] Dalla tua ultima partita qui contro avversari valutati.
   *[other] Dalle tue ultime { $count } partite qui contro avversari valutati.
}
opponents-you-not-yet = La tua forza appare dopo { $count } partite a questo tipo di tavolo.
opponents-beaten = { $stars ->
    [0] Non ancora battuto
    [1] Battuto
    [2] Battuto di 15 punti o più
   *[other] Battuto tre volte di fila
}
opponents-record = { $games ->
    [one] { $games } partita, vittorie: { $wins }, la migliore { $own } a { $other }
   *[other] { $games } partite, vittorie: { $wins }, la migliore { $own } a { $other }
}
opponents-no-games = Non avete ancora giocato insieme.
opponents-medal = { $stars ->
    [0] ancora nessuna medaglia
    [1] medaglia con una stella
    [2] medaglia con due stelle
   *[other] medaglia con tre stelle
}
opponents-first = Chi comincia
opponents-starts =
    .lot = A sorte
    .me = Tu
    .other = Avversario
opponents-players = Giocatori
opponents-none = Nessun avversario di questo server gioca a questo gioco.
opponents-count = { $beaten } su { $count } battuti
opponents-next = Livello { $level }, il tuo prossimo

## settings: Settings
settings-look = Aspetto
settings-theme = Tema
settings-themes =
    .system = Di sistema
    .light = Chiaro
    .dark = Scuro
settings-motion = Animazioni
settings-motions =
    .system = Di sistema
    .off = Disattivate
    .slow = Lente
    .normal = Normali
    .fast = Veloci
settings-motion-hint = Le piastrelle si spostano al loro posto.
settings-plain = Aspetto semplice
settings-plain-hint = Superfici piatte, senza trame né ombre: più tranquillo e più leggero per i dispositivi lenti.
settings-letters = Lettere sulle piastrelle
settings-letters-hint = Oltre ai motivi, anche le lettere distinguono le piastrelle.
settings-text-view = Mostra il tavolo come testo
settings-text-view-hint = Per lettori di schermo e caratteri grandi: tutto il tavolo in parole, e si può giocare un’intera partita così.
settings-play = Gioco
settings-bots-at-once = I bot rispondono subito
settings-bots-at-once-hint = Senza la breve pausa che lascia vedere prima la tua mossa.
settings-ask-first = Chiedi prima di inviare una mossa
settings-ask-first-hint = Contro i tocchi sbagliati.
settings-sound = Audio
settings-sound-hint = Brevi ticchettii di piastrelle, e un suono quando tocca a te.
settings-signs = Reazioni degli altri giocatori
settings-signs-hint = Brevi reazioni come «Ben giocato!» appaiono per un momento accanto al nome.
settings-notify = Avvisami quando tocca a me
settings-notify-hint = Con una notifica del browser, mentre guardi altro.
settings-notify-push = Una notifica, anche a pagina chiusa.
settings-notify-insecure = I browser permettono le notifiche solo via https. Il titolo della pagina ti avvisa comunque.
settings-notify-denied = Il tuo browser non lo permette: consenti le notifiche per questa pagina nelle sue impostazioni.
settings-notify-missing = Questo browser non supporta le notifiche. Il titolo della pagina ti avvisa comunque.
settings-offline = Usa senza connessione
settings-offline-hint = Tiene su questo dispositivo regole, lezioni, editor e le tue partite finite.
settings-kept = Impostazioni salvate su questo dispositivo.
settings-you = Tu
settings-me-link = Nome e dispositivi

## offline: Without a connection
offline-lead = Il server non è raggiungibile. Questa pagina torna da sola appena possibile.
offline-table = Per questo tavolo serve una connessione. La partita è al sicuro sul server; se c’è un orologio, continua a scorrere.
offline-works = Funziona senza connessione
offline-rules = Tutte le regole, con figure.
offline-lessons = Brevi lezioni su un vero tavolo.
offline-editor = Prepara qualsiasi posizione. Sarà controllata quando torni online.
offline-kept = Partite su questo dispositivo
offline-none-kept = Le partite finite che giochi o rivedi restano qui.

## preview: What a shared link shows
preview-open = Siediti e gioca.
preview-running = La partita è in corso: vieni a guardare.
preview-finished = La partita è finita: guarda com’è andata.
preview-private = Un tavolo senza spettatori.
preview-replay = Rivedi la partita, mossa per mossa.
preview-event = { $event }: programma, tavoli e classifica.

## errors: What the server refuses
errors-unexpected = Qualcosa è andato storto. Ricarica la pagina.
errors-general = Non ha funzionato ({ $code }). Riprova, oppure ricarica la pagina.

## errors-sentences
errors-sentences-offline = Il server non è raggiungibile. Controlla la connessione.
errors-sentences-busy = Il server è momentaneamente occupato. Riprova.
errors-sentences-server-fault = Errore del server. È stato registrato: riprova.
errors-sentences-bad-request = Il server non ha capito. Ricarica la pagina.
errors-sentences-no-page = A questo indirizzo non c’è nulla.
errors-sentences-too-large = È troppo lungo.
errors-sentences-quicker = Qualcun altro è arrivato prima. Ricontrolla.
errors-sentences-too-much = Troppe richieste insieme. Aspetta un momento.
errors-sentences-too-much-chat = Stai scrivendo troppo in fretta. Aspetta un momento.
errors-sentences-too-many-signs = Troppe reazioni. Aspetta un momento.
errors-sentences-unknown-device = Questo dispositivo non è ancora conosciuto qui. Scegli prima un nome.
errors-sentences-operator-only = Può farlo solo il gestore di questo server.
errors-sentences-no-push = Questo server non può avvisare questo browser quando tocca a te.
errors-sentences-foreign = La richiesta viene dalla pagina di un altro sito. Apri la pagina di questo server.
errors-sentences-banned = Il gestore ti ha escluso da questo server.
errors-sentences-muted = Il gestore ti ha tolto la parola per un po’.
errors-sentences-link-used = Il link è già stato usato, o i dieci minuti sono passati. Creane uno nuovo sull’altro dispositivo.
errors-sentences-name-empty = Scegli un nome.
errors-sentences-name-long = Il nome è troppo lungo. Accorcialo.
errors-sentences-name-characters = Il nome ha caratteri che non si possono mostrare. Toglili.
errors-sentences-message-empty = Prima scrivi qualcosa.
errors-sentences-message-long = È troppo lungo: al massimo 200 caratteri.
errors-sentences-message-characters = Il testo ha caratteri che non si possono mostrare. Toglili.
errors-sentences-bad-table = Queste opzioni non vanno insieme. Cambiane una.
errors-sentences-bad-clock = Questo orologio non è ammesso. Scegline un altro.
errors-sentences-bad-import = Questa partita o posizione non si può leggere, o non si può continuare.
errors-sentences-no-table = Questo tavolo non esiste. Controlla il link.
errors-sentences-not-watchable = I giocatori di questo tavolo non vogliono spettatori.
errors-sentences-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
errors-sentences-seat-taken = Qualcuno si è appena seduto lì. Scegli un altro posto.
errors-sentences-begins = La partita sta per cominciare.
errors-sentences-no-such-seat = Questo posto non esiste.
errors-sentences-seat-kept = Questo posto è riservato ad altri.
errors-sentences-removed = Chi ha aperto il tavolo ha liberato il tuo posto. Chiedi di essere riammesso.
errors-sentences-not-maker = Solo chi ha aperto il tavolo può farlo.
errors-sentences-everybody-sits = Chi è seduto deve avere un posto. Scegli un gioco o un numero di giocatori con posto per tutti.
errors-sentences-begun = La partita è cominciata: le impostazioni restano così.
errors-sentences-quick-table = Una partita veloce si gioca così com’è. Per scegliere altro, apri un tavolo tuo.
errors-sentences-no-seat = Non sei a questo tavolo.
errors-sentences-stale = Il gioco è andato avanti. Ricontrolla il tavolo.
errors-sentences-not-your-turn = Non tocca a te.
errors-sentences-not-started = Non tutti si sono ancora seduti.
errors-sentences-is-paused = Il tavolo è in pausa. Prima riprendi la partita.
errors-sentences-is-over = La partita è finita.
errors-sentences-not-confirmed = Il turno precedente è ancora da confermare.
errors-sentences-illegal = Le regole non lo permettono.
errors-sentences-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
errors-sentences-no-stand-in = Sei al tuo posto: nessun bot gioca per te.
errors-sentences-flag-fell = Il tuo tempo è scaduto. Il bot gioca fino alla fine.
errors-sentences-nothing-to-undo = Ora non è più possibile.
errors-sentences-nothing-to-take-back = Non hai mosse da ritirare: ciò che è stato distribuito o scoperto resta.
errors-sentences-no-undo = A questo tavolo le mosse non si annullano.
errors-sentences-goes-on = La partita è ancora in corso. Prima finiscila o lasciala.
errors-sentences-not-over = La partita è ancora in corso. Si potrà analizzare quando sarà finita.
errors-sentences-no-analysis = Partite come questa qui non si possono ancora analizzare.
errors-sentences-analysis-failed = L’analisi non è riuscita. Riprova più tardi.
errors-sentences-search-preparing = Il motore si prepara, una volta sola su questo server. Riprova tra uno o due minuti.
errors-sentences-no-hints = I suggerimenti ci sono solo contro i bot, dove il tavolo li permette.
errors-sentences-too-many-analyses = Hai chiesto molte analisi. Aspetta un po’.
errors-sentences-bad-words = Questo messaggio non si può inviare.
errors-sentences-phrases-only = A questo tavolo si parla con frasi pronte.
errors-sentences-nobody-to-mute = Non c’è nessun altro.
errors-sentences-no-tournament = Non trovato in questo torneo. Controlla il link.
errors-sentences-tournament-role = Il tuo ruolo in questo torneo non lo permette.
errors-sentences-tournament-token = Questo link al torneo non vale più. Chiedine uno nuovo agli organizzatori.
errors-sentences-wrong-pin = Non è il PIN di questo tavolo. Guarda il suo foglio punteggi.
errors-sentences-wrong-code = Questo codice non è di questo torneo. Controllalo, o chiedine uno nuovo agli organizzatori.
errors-sentences-too-many-guesses = Troppi codici sbagliati. Aspetta qualche minuto o chiedi al banco.
errors-sentences-tournament-entry = Questa iscrizione non è possibile: chiedi in segreteria.
errors-sentences-event-full = Questo torneo è al completo: gli iscritti occupano tutti i posti.
errors-sentences-tournament-now = Il torneo ora non lo permette. Ricontrolla.
errors-sentences-too-young = Chi gioca deve avere l’età richiesta: questa persona oggi non può giocare.
errors-sentences-event-few = Servono almeno due persone presenti. Registra altri arrivi.
errors-sentences-event-no-game-left = Non restano partite da giocare o da preparare.
errors-sentences-event-game-on = C’è una partita in corso. Prima va chiusa.
errors-sentences-event-over = Il torneo è concluso.
errors-sentences-event-has-left = Questa persona se n’è andata. Prima falla rientrare.
errors-sentences-event-seating-old = Nel frattempo qualcuno è arrivato o se n’è andato. Cambia i posti o riassegnali.
errors-sentences-event-not-seated = Per questa partita i posti non sono pubblicati. Assegnali, controllali e pubblicali.
errors-sentences-event-draft = La bozza intanto è cambiata, o non c’è più. Ricontrollala.
errors-sentences-event-seating-moved = I posti pubblicati intanto sono cambiati. Ricontrollali.
errors-sentences-event-hidden = La classifica è nascosta fino alla premiazione.
errors-sentences-event-watched = Online tutti possono guardare i tavoli: la classifica non si può nascondere.
errors-sentences-event-logo = Il logo dev’essere un’immagine PNG o JPEG.
errors-sentences-event-chair = Lì non c’è un posto libero. Scegli un altro tavolo, o riassegna con meno cambi possibile.
errors-sentences-event-table-sizes = Un tavolo sarebbe troppo piccolo o troppo grande. Riassegna con meno cambi possibile.
errors-sentences-event-sheet-in = È arrivato un foglio, quindi si è giocato. Se è un errore, prima scartalo.
errors-sentences-event-table-open = Un tavolo non ha ancora un risultato, o l’arbitro deve ancora decidere.
errors-sentences-event-result = Il risultato di questo tavolo non è quello che hai visto. Ricontrollalo.
errors-sentences-event-table-void = Questo tavolo è nullo: qui nessuno fa punti.
errors-sentences-event-twice = È già così: non c’è altro da fare.
errors-sentences-event-after-end = A questo tavolo la partita è finita. Correggi il foglio, scartalo, o segna che qualcuno se n’è andato.
errors-sentences-event-same-name = Qualcuno con questo nome è già iscritto. Distingui le due persone.
errors-sentences-event-names-somebody = Sembra che qui ci sia un nome, e resta per sempre. Scrivi «posto 2 del tavolo 3».
errors-sentences-event-reason = Scrivi il motivo, in una riga.
errors-sentences-event-csv = Questo elenco non si può leggere. La prima riga deve avere i titoli first, surname, of_age, club e rating.
errors-sentences-event-column = L’elenco ha una colonna che non viene conservata: solo first, surname, of_age, club e rating. Togli le altre.
errors-sentences-event-age-column = L’elenco deve dire chi ha l’età: yes o no nella colonna of_age, oppure dichiaralo per tutti.
errors-sentences-event-too-long = Le partite non stanno tra inizio e fine. Comincia prima, finisci dopo o gioca meno.
errors-sentences-event-value = Uno di questi valori non va bene. Ricontrollali.
errors-sentences-event-club = Il club è una riga breve; il punteggio Elo un numero intero, o vuoto.
errors-sentences-event-final-on = La finale è cominciata: non si possono più aggiungere o togliere partite.
errors-sentences-event-has-played = Ha già giocato: non si può più cambiare.
errors-sentences-event-in-use = Questa impostazione non si può più cambiare: qualcosa ne dipende già.
errors-sentences-event-yourself = Nessuno potrebbe più gestire il torneo. Prima crea un link per un altro organizzatore.
errors-sentences-event-sheet = Questo foglio non può essere giusto. Controlla punti, righe e ritiri.
errors-sentences-event-no-paper = Questo server non può stampare: chiedi a chi lo gestisce di installare azulejos[paper].
errors-sentences-event-nothing-to-print = Non c’è ancora niente da stampare.
errors-sentences-online-table = Questo tavolo è di un torneo. Chiudi la pagina se devi andare, oppure ritirati.
errors-sentences-not-online = Questo torneo si gioca in sala, non online.
errors-sentences-no-live-table = Non c’è ancora un tavolo per te. Aspetta l’inizio della partita.
errors-sentences-results-come-in = I risultati dei tavoli online arrivano da soli. Un arbitro può correggerli.
errors-sentences-no-extra-time = Online solo i turni hanno un tempo e le partite finiscono da sole: non serve tempo in più.
errors-sentences-not-stalled = Questo tavolo non si è fermato: non c’è niente da riprendere.
errors-sentences-withdrawn-for-good = Un ritiro a un tavolo online non si annulla. Fai rientrare la persona per la prossima partita.
errors-sentences-no-bots = Qui i bot non possono occupare posti. Permettilo prima nelle impostazioni del torneo.
