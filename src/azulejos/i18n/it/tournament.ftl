### A tournament: what its pages share, the desk, a player's page, the arbiter, the hall screen and what is printed.

## event: What the pages of a tournament share
event-tabs =
    .label = Pagine di questo torneo
    .follow = Torneo
    .mine = Le mie partite
    .arbiter = Arbitro
    .desk = Segreteria
    .hall = Schermo in sala
event-stages =
    .entry = Iscrizioni
    .playing = Si gioca
    .between = Pausa
    .finished = Concluso
event-game = Partita { $game }
event-final-table = Tavolo finale
event-table = Tavolo { $table }
event-seat = Posto { $seat }
event-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
event-points = { game-points }
event-starts = comincia
event-first-drawn =
    .ask = Comincia un altro
    .title = Chi comincia?
    .text = Se il tavolo ha estratto il primo giocatore dal sacchetto, indica chi ha avuto la piastrella rossa.
    .missing = Comincia già questo giocatore.
event-bot = bot
event-clock =
    .game = Tempo rimasto
    .counting = Contate e consegnate
    .break = Alla prossima partita
    .late = La prossima partita sta per cominciare
    .paused = L’orologio è fermo
    .none = Nessuna partita in corso
    .over = Il tempo è finito
event-marks =
    .played = giocata
    .withdrawn = ritiro
    .void = tavolo nullo
    .open = senza risultato
    .disputed = decide l’arbitro
    .absent = non ha giocato
event-table-stages =
    .playing = si gioca
    .awaiting = un foglio consegnato
    .disputed = decide l’arbitro
    .settled = fatto
    .void = nullo
event-announcements = Annunci
event-schedule = Programma
event-seating = Chi siede dove
event-seating-stale = I posti stanno cambiando. Aspetta la nuova assegnazione.
event-participants = Chi partecipa
event-line =
    .connecting = Connessione…
    .lost = Connessione persa. Nuovo tentativo…
    .closing = Il server si riavvia.
    .underway = In attesa: parte appena torna la connessione.
event-kept = Nessuna connessione. Questa è la situazione delle { $time }.
event-loading = Caricamento del torneo…
event-missing =
    .title = Torneo inesistente
    .text = Questo link non porta a nessun torneo. Ricontrollalo, o chiedi a chi te l’ha dato.
    .all = Tutti i tornei
event-ended = Questa pagina non riceve più aggiornamenti. Ricaricala.
event-not-yours =
    .title = Questa pagina è per chi gestisce il torneo
    .text = Apri su questo dispositivo il link che ti ha dato l’organizzatore.
    .follow = Segui il torneo
event-code =
    .label = Codice del tuo link personale
    .hint = Otto lettere e cifre, come sul tuo cartellino.
    .open = Apri
event-bad-link = Questo link non vale, o non vale più: chiedine un altro all’organizzatore.
event-save = Salva
event-cancel = Annulla
event-why = Motivo
event-why-hint = Una riga per il registro. Senza nomi.
event-why-missing = Prima scrivi il motivo.
event-why-ready = Motivi frequenti
event-names-somebody = Sembra che qui ci sia un nome, e il registro resta per sempre. Toglilo, oppure lascia tutto com’è.
event-anyway = Lascia com’è
event-done = Fatto

## event-ranking
event-ranking-title = Classifica
event-ranking-place = Pos.
event-ranking-name = Nome
event-ranking-pt = PT
event-ranking-pt-long = Punti di tutte le partite
event-ranking-rows = Righe
event-ranking-rows-long = Righe complete di tutte le partite
event-ranking-won = Vinte
event-ranking-won-long = Partite vinte
event-ranking-points = Punti
event-ranking-points-long = Punti di tutte le partite, meno le penalità
event-ranking-penalty = Penalità
event-ranking-penalty-long = Punti tolti da un arbitro
event-ranking-decided =
    .pt = per punti
    .place-points = per punti piazzamento
    .rows = per righe complete
    .won = per partite vinte
    .direct = per gli scontri diretti
    .best-game = per la partita migliore
    .opponents = per i punti degli avversari
    .shared = a pari merito
    .final = per il tavolo finale
    .final-rows = per le righe al tavolo finale
event-ranking-none = La classifica arriva con il primo risultato.
event-ranking-hidden = La classifica si scopre alla premiazione.
event-ranking-hidden-here = Nascosta fino alla premiazione: la vede solo la segreteria.
event-ranking-unranked = Usciti prima della loro prima partita, senza posto: { $names }
event-ranking-crosstable = Tabella incrociata
event-ranking-met = Tavolo { $table }, con { $others }
event-ranking-after = Dopo la partita { $games }. Il resto si scopre alla premiazione.

## event-reasons
event-reasons-warn =
    .disturbs = Ha disturbato gli altri giocatori
    .slow = Ha giocato lentamente apposta
    .rude = È stato maleducato
event-reasons-expel =
    .conduct = Comportamento antisportivo
    .warned = Ammonito più volte
event-reasons-reinstate =
    .mistake = È stato un errore
    .agreed = Tutti al tavolo erano d’accordo
event-reasons-return =
    .back = È tornato
    .mistake = È stato un errore
event-reasons-leave =
    .go = Deve andare via
    .ill = Non si sente bene
event-reasons-withdraw =
    .go = Deve andare via
    .ill = Non si sente bene
    .away = Non è venuto al tavolo
event-reasons-finish =
    .closes = La sala chiude
    .late = Si è fatto troppo tardi
    .few = Sono rimasti troppo pochi giocatori
event-reasons-add-game =
    .early = Siamo in anticipo
    .asked = L’hanno chiesto i giocatori
    .drawn = Deve decidere un’altra partita
event-reasons-drop-game =
    .late = Siamo in ritardo
    .closes = La sala chiude prima
    .few = Sono rimasti troppo pochi giocatori
event-reasons-undo-game =
    .seats = C’era chi sedeva al posto sbagliato
    .early = È cominciata troppo presto
    .wrong = Non è stata giocata secondo le regole
event-reasons-reopen =
    .mistake = È stato chiuso per errore
    .stay = La sala resta aperta
    .correct = C’è un risultato da correggere
event-reasons-discard-sheet =
    .plays = Stanno ancora giocando
    .table = È di un altro tavolo
    .counted = Il conteggio era sbagliato
event-reasons-delay =
    .plays = Un tavolo sta ancora giocando
    .late = Alcuni giocatori arrivano tardi
    .quick = Tutti sono stati veloci
    .break = Una pausa più lunga
event-reasons-extra-time =
    .question = Una domanda sulle regole
    .spilt = Sono cadute delle piastrelle
    .started = Il tavolo ha iniziato tardi
event-reasons-correct =
    .counted = Errore di conteggio
    .typed = Errore di battitura
    .seats = Posti scambiati
event-reasons-dispute =
    .counted = Errore di conteggio
    .typed = Errore di battitura
event-reasons-void =
    .stopped = Nessuno può continuare
    .tiles = Mancano delle piastrelle
event-reasons-pause =
    .announcement = Comunicazione
    .interruption = Interruzione in sala
event-reasons-resume-table =
    .back = I giocatori sono tornati
    .network = La connessione era caduta
event-reasons-pass-turn =
    .away = È assente
event-reasons-stand-in =
    .away = È assente
    .network = La connessione è caduta
event-reasons-other =
    .mistake = È stato un errore
    .agreed = Tutti gli interessati erano d’accordo
    .arbiter = Decisione dell’arbitro

## desk: The organisers’ desk
desk-title = Segreteria
desk-tabs =
    .label = Parti della segreteria
    .people = Persone
    .seating = Posti
    .game = Partita
    .standings = Classifica
    .papers = Stampe
    .event = Torneo
desk-course =
    .label = Il pomeriggio passo per passo
    .enter = Iscrizioni
    .check-in = Arrivi
    .seat = Posti
    .end = Attestati
    .done = fatto
    .skipped = non giocata
desk-standings =
    .live = Secondo i risultati arrivati finora.
    .final = Definitiva.

## desk-next
desk-next-title =
    .enter = Iscrivi i giocatori
    .check-in = Segna chi è arrivato
    .draft = Assegna i posti
    .publish = Guarda la bozza, poi pubblicala
    .final = Prepara il tavolo finale
    .start = Avvia la partita
    .await-sheets = Raccogli i fogli
    .settle = Decidi una contestazione
    .end-game = Chiudi la partita
    .finish = Concludi il torneo
    .ceremony = La premiazione
    .print-certificates = Stampa gli attestati
    .online = I tavoli giocano
desk-next-text =
    .enter = Scrivi i nomi, incolla un elenco, o lascia che si iscrivano con un link.
    .check-in = Presenti: { $present } su { $entered }. Tocca ogni persona che arriva.
    .draft = { $again ->
        [yes] Qualcuno è arrivato o se n’è andato: i posti pubblicati non valgono più.
       *[no] Presenti: { $present }. Il computer propone chi siede dove.
    }
    .publish = Puoi scambiare le persone. Dopo la pubblicazione tutti vedono dove sedersi.
    .final = I migliori presenti giocano ancora una volta.
    .start = { $game }: quando tutti sono seduti, avvia. Si sorteggia chi comincia e parte l’orologio.
    .await-sheets = { $count ->
        [one] Il tavolo { $tables } non ha ancora un risultato.
       *[other] { $count } tavoli senza risultato: { $tables }.
    }
    .settle = { $count ->
        [one] Il tavolo { $tables } attende una decisione.
       *[other] I tavoli { $tables } attendono una decisione.
    }
    .end-game = { $game }: tutti i tavoli hanno finito.
    .finish = Tutte le partite sono giocate. La classifica diventa definitiva.
    .ceremony = La classifica è nascosta. Scopri i posti uno a uno sullo schermo di sala.
    .print-certificates = Il torneo è concluso. Grazie per averlo gestito.
    .online = { $count ->
        [one] { $count } tavolo sta ancora giocando. Il risultato arriva da solo.
       *[other] { $count } tavoli stanno ancora giocando. I risultati arrivano da soli.
    }
desk-next-button =
    .enter = Iscrivi persone
    .check-in = Segna gli arrivi
    .draft = { $again ->
        [yes] Riassegna i posti
       *[no] Assegna i posti
    }
    .publish = Pubblica i posti
    .final = Prepara il tavolo finale
    .start = Avvia: { $game }
    .await-sheets = Inserisci un foglio
    .settle = Decidi
    .end-game = Chiudi: { $game }
    .finish = Concludi il torneo
    .ceremony = Inizia la premiazione
    .print-certificates = Stampa gli attestati
    .online = Guarda i tavoli
desk-next-label = Adesso
desk-next-calls = { $count ->
    [one] { $count } chiamata per l’arbitro
   *[other] { $count } chiamate per l’arbitro
}
desk-next-unattended = Questo torneo va avanti da solo. Puoi sempre fare tutto a mano.
desk-next-papers = Prima stampa:
desk-next-also =
    .enter = Iscrivi altre persone
    .check-in = Segna altri arrivi
    .draft = Assegna i posti ai presenti
    .redraft = Rifai la bozza
    .ceremony = La premiazione
    .print-certificates = Stampa gli attestati
    .finish = Concludi senza finale
    .finish-early = Concludi adesso
    .all = Sono tutti qui
desk-next-all-sure = { $count ->
    [one] Segnare { $count } arrivo?
   *[other] Segnare tutti i { $count } arrivi?
}
desk-next-finish-early = Qualche partita non si gioca. Scrivi il motivo, per il registro.
desk-next-start-sure = { $game }: si comincia?
desk-next-start-text = Si sorteggia chi inizia e parte l’orologio. Puoi annullare l’avvio finché non arriva il primo foglio.
desk-next-start-away = Non ancora arrivati: { $names }.
desk-next-start-missing = Manca qualcuno? Segna prima che se n’è andato: tiene i punti fatti finora.
desk-next-reopen = Non è ancora finita
desk-next-reopen-text = Il torneo riprende dopo l’ultima partita giocata, e i posti delle prossime si assegnano di nuovo. Spiega perché, per il registro.

## desk-people
desk-people-title = Persone
desk-people-name = Nome
desk-people-name-hint = Prima il nome, poi il cognome. Invio per passare al prossimo.
desk-people-add = Iscrivi
desk-people-of-age = Ha almeno { $age } anni
desk-people-of-age-all = Tutti nell’elenco hanno almeno { $age } anni
desk-people-here-already = È già qui
desk-people-late = Iscrizione in ritardo. Comincia da: { $game }
desk-people-over = Non ci si può più iscrivere.
desk-people-entered = Iscrizione fatta: { $name }.
desk-people-entered-many = { $count ->
    [one] { $count } persona iscritta.
   *[other] { $count } persone iscritte.
}
desk-people-list = Incolla o carica un elenco
desk-people-list-hint = Un nome per riga, anche numerato o con il cognome prima e una virgola; oppure CSV con intestazioni.
desk-people-list-label = Elenco dei nomi
desk-people-list-missing = Incolla i nomi o scegli un file.
desk-people-file = Scegli un file…
desk-people-preview = { $count ->
    [one] { $count } nome trovato
   *[other] { $count } nomi trovati
}
desk-people-enter-list = { $count ->
    [one] Iscrivi { $count } persona
   *[other] Iscrivi { $count } persone
}
desk-people-row = Riga { $row }, { $name }: { $text }
desk-people-link = Link per i giocatori
desk-people-link-text = Chi apre questo link può iscriversi e seguire il torneo. Mostra il codice o manda il link.
desk-people-entries-open = I giocatori possono iscriversi da soli
desk-people-entries-open-hint = Fino alla prima partita, o finché non chiudi.
desk-people-opened = Le iscrizioni sono aperte.
desk-people-closed = Le iscrizioni sono chiuse.
desk-people-bots = Aggiungi bot
desk-people-bots-text = I bot prendono posto e giocano da soli.
desk-people-bots-count = Quanti
desk-people-bots-kind = Quale bot
desk-people-bots-not-allowed = Prima permetti i bot.
desk-people-bots-entered = { $count ->
    [one] { $count } bot iscritto.
   *[other] { $count } bot iscritti.
}
desk-people-search = Cerca una persona
desk-people-none = Non c’è ancora nessuno. Scrivi qui sopra il primo nome.
desk-people-none-found = Nessuno trovato.
desk-people-shows =
    .label = Mostra
    .all = Tutti
    .away = Non ancora qui
    .here = Qui
    .left = Fuori dal torneo
desk-people-check-in = È qui
desk-people-check-in-name = { $name } è qui
desk-people-checked-in = Arrivo segnato: { $name }.
desk-people-all-here = { $count ->
    [one] { $count } arrivo segnato.
   *[other] { $count } arrivi segnati.
}
desk-people-more = Altro su { $name }
desk-people-stages =
    .entered = non ancora qui
    .here = è qui
    .playing = gioca
    .left = fuori dal torneo
    .expelled = espulsione
desk-people-at = tavolo { $table }, posto { $seat }
desk-people-same-name = stesso nome due volte
desk-people-warnings = { $count ->
    [one] { $count } ammonizione
   *[other] { $count } ammonizioni
}
desk-people-erased = nome cancellato
desk-people-from-game = dalla partita { $game }
desk-people-first = Nome
desk-people-surname = Cognome
desk-people-rename = Salva il nome
desk-people-renamed = Il nome è cambiato.
desk-people-make-link = Crea un link personale
desk-people-new-link = Crea un nuovo link personale
desk-people-new-link-hint = Quello vecchio smette di funzionare.
desk-people-link-hint = Con questo si vede il proprio tavolo e si consegnano i risultati.
desk-people-make-links = Link personali da stampare
desk-people-make-links-text = { $count ->
    [one] { $count } persona non ha ancora un link.
   *[other] { $count } persone non hanno ancora un link.
}
desk-people-make-links-all = Tutti hanno un link. Quelli nuovi li sostituiscono.
desk-people-make-links-for = Crea { $count } link
desk-people-make-links-anew = Creane di nuovi per tutti
desk-people-leave = Lascia il torneo
desk-people-leave-hint = Tra una partita e l’altra. Quanto è stato giocato resta in classifica.
desk-people-withdraw = Si ritira dalla partita
desk-people-withdraw-hint = Durante la partita. Non prende punti, e il tavolo continua.
desk-people-come-back = Rientra
desk-people-come-back-late = Non restano partite da giocare.
desk-people-left = { $name } ha lasciato il torneo.
desk-people-withdrawn = Ritiro registrato: { $name }.
desk-people-back = { $name } è di nuovo in gara.
desk-people-erase = Cancella il nome per sempre
desk-people-erase-text = Il nome e tutti i link di questa persona vengono cancellati. I risultati restano, senza nome. Non si può tornare indietro.
desk-people-erase-done = Il nome è cancellato.
desk-people-arbiter-link = Per ammonizioni ed espulsioni c’è la pagina dell’arbitro.

## desk-seating
desk-seating-title = Posti
desk-seating-none = I posti non sono ancora assegnati.
desk-seating-none-text = Quando tutti gli arrivi sono segnati, prepara una bozza. La vedi solo tu, finché non la pubblichi.
desk-seating-draft = Bozza
desk-seating-draft-text = La vedi solo tu.
desk-seating-published = Pubblicati
desk-seating-published-text = Li vedono tutti.
desk-seating-old = Intanto qualcuno è arrivato o se n’è andato. Rifai la bozza.
desk-seating-draft-it = Assegna i posti
desk-seating-redraft = Un’altra bozza
desk-seating-redrafted = Ecco un’altra bozza.
desk-seating-drafted = La bozza è pronta: guardala.
desk-seating-balance = Mescola i posti
desk-seating-balance-hint = Stessi tavoli, e a ciascuno quanti più posti diversi possibile.
desk-seating-balanced = I posti sono mescolati.
desk-seating-publish = Pubblica i posti
desk-seating-published-now = I posti sono pubblicati.
desk-seating-how = Trascina un nome su un altro per scambiarli, o scegli prima l’uno e poi l’altro.
desk-seating-picked = { $name } si scambia con…
desk-seating-picked-hint = Ogni nome mostra come cambierebbe il costo. Scegline uno, o Esc.
desk-seating-cancel = Non scambiare
desk-seating-seat-of = { $name }, tavolo { $table }, posto { $seat }
desk-seating-swap-to = con lo scambio il costo è { $cost }
desk-seating-swapped = { $same ->
    [yes] Scambio fatto: il costo resta { $after }.
   *[no] Scambio fatto: il costo passa da { $before } a { $after }.
}
desk-seating-cost = Costo
desk-seating-cost-hint = 0 = nessuno incontra due volte la stessa persona
desk-seating-same = =
desk-seating-meets = incontra di nuovo: { $names }
desk-seating-nobody-twice = Nessuno incontra due volte la stessa persona.
desk-seating-met-again = { $pairs ->
    [one] { $pairs } coppia si incontra di nuovo
   *[other] { $pairs } coppie si incontrano di nuovo
}{ $most ->
    [2] .
   *[other] , al massimo { $most } volte.
}
desk-seating-best = Meno non è possibile.
desk-seating-pair = { $one } e { $other }
desk-seating-pair-in = { $pair } (partita { $games })
desk-seating-pairs-more = { $count ->
    [one] { $count } altra coppia
   *[other] altre { $count } coppie
}
desk-seating-small = { $same ->
    [yes] { $most ->
        [one] Ciascuno siede una volta a un tavolo da tre o da due.
       *[other] Ciascuno siede { $most } volte a un tavolo da tre o da due.
    }
   *[no] Ciascuno siede da { $least } a { $most } volte a un tavolo da tre o da due.
}
desk-seating-seats-differ = Nessuno ha lo stesso posto due volte.
desk-seating-seats-repeat = Qualcuno ha lo stesso posto più di una volta.
desk-seating-first = comincia alle { $minute }
desk-seating-stale = Intanto qualcuno è arrivato o se n’è andato. Schermi e telefoni lo dicono finché non c’è la nuova assegnazione.
desk-seating-bend = Scegli un nome per scambiarlo con un altro o per toglierlo. Tutti vedono subito la modifica.
desk-seating-redraw = Riassegna con meno cambi possibile
desk-seating-redraw-cost = { $count ->
    [0] Nessuno cambia tavolo. Costo { $cost }.
    [one] { $count } persona cambia tavolo. Costo { $cost }.
   *[other] { $count } persone cambiano tavolo. Costo { $cost }.
}
desk-seating-redrawn = { $count ->
    [0] I nuovi posti valgono. Nessuno cambia tavolo.
    [one] I nuovi posti valgono. { $count } persona cambia tavolo.
   *[other] I nuovi posti valgono. { $count } persone cambiano tavolo.
}
desk-seating-waiting = Ancora senza posto
desk-seating-sits-where = { $name } siede…
desk-seating-chair-cost = Al tavolo { $table }, costo { $cost }
desk-seating-no-chair = Nessun posto è libero. Riassegna con meno cambi possibile.
desk-seating-sits = { $name } siede al tavolo { $table }.
desk-seating-gone = non c’è più
desk-seating-take-out-cost = Togli { $name }, costo { $cost }
desk-seating-too-small = Senza { $name } il tavolo sarebbe troppo piccolo. Riassegna con meno cambi possibile.
desk-seating-taken-out = { $name } non gioca questa partita.

## desk-wishes: Who should not meet, and who needs a certain place
desk-wishes-title = Desideri
desk-wishes-text = La prossima bozza ne tiene conto. Se uno non si può esaudire, la bozza dice quale e perché.
desk-wishes-choose = Scegli…
desk-wishes-one = Una persona
desk-wishes-other = L’altra
desk-wishes-keep-apart = Tieni separate
desk-wishes-apart-of = { $names } non dovrebbero incontrarsi.
desk-wishes-let-meet = Possono incontrarsi
desk-wishes-let-meet-of = { $names } possono incontrarsi
desk-wishes-clubs = Separa chi è dello stesso club
desk-wishes-clubs-hint = Finché i tavoli bastano.
desk-wishes-no-clubs = Nessuno ha ancora un club: indicalo sotto il nome della persona, o nell’elenco.
desk-wishes-saved = Annotato. La prossima bozza ne tiene conto.
desk-wishes-of-person = Club, punteggio, posto fisso
desk-wishes-club = Club
desk-wishes-rating = Punteggio Elo
desk-wishes-table = Sempre al tavolo
desk-wishes-table-hint = Per chi non può fare le scale, ad esempio
desk-wishes-seat = Sempre al posto
desk-wishes-any-seat = qualsiasi
desk-wishes-save = Salva
desk-wishes-substitute = Riserva
desk-wishes-substitute-hint = Completa solo i tavoli da tre, e non è in classifica.
desk-wishes-substitute-played = Ha già giocato: non si può più cambiare.
desk-wishes-needs-table = { $name } sta sempre al tavolo { $table }.
desk-wishes-needs-seat = { $name } ha sempre il posto { $seat }.
desk-wishes-is-substitute = { $name } è una riserva.
desk-wishes-unmet = { $count ->
    [one] { $count } desiderio non è esaudito:
   *[other] { $count } desideri non sono esauditi:
}
desk-wishes-all-met = Tutti i desideri sono esauditi.
desk-wishes-unwished = Senza desideri il costo sarebbe { $cost }.
desk-wishes-meet-anyway = { $games }: { $names } si incontrano.
desk-wishes-not-at-table = { $games }: { $names } non è al tavolo { $table }.
desk-wishes-not-at-seat = { $games }: { $names } non ha il posto { $seat }.
desk-wishes-reasons =
    .same-table = Hanno bisogno dello stesso tavolo.
    .crowded = Sono più dei tavoli.
    .no-table = Non ci sono tanti tavoli.
    .full = Hanno bisogno di questo tavolo più persone di quanti posti ha.
    .no-seat = Il loro tavolo non ha tanti posti.
    .taken = Un’altra persona al tavolo ha bisogno di questo posto.
    .others = Altri desideri, o uno scambio, lo hanno impedito.

## desk-rounds: A game more or fewer, and a game undone
desk-rounds-add = Aggiungi una partita
desk-rounds-add-text = { $games ->
    [one] Tutti giocano { $games } partita. Se serve, il torneo finisce più tardi.
   *[other] Tutti giocano { $games } partite. Se serve, il torneo finisce più tardi.
}
desk-rounds-drop = Togli una partita
desk-rounds-drop-text = { $games ->
    [one] Tutti giocano { $games } partita. I posti della partita tolta vanno persi.
   *[other] Tutti giocano { $games } partite. I posti della partita tolta vanno persi.
}
desk-rounds-undo = Annulla: { $game }
desk-rounds-undo-text = I suoi risultati non contano, e si rigioca con gli stessi posti. Chi si era ritirato va riammesso.

## desk-game
desk-game-none = Nessuna partita è cominciata.
desk-game-none-text = Quando i posti sono pubblicati e tutti sono seduti, avvia la partita. Qui compaiono i tavoli e i loro fogli.
desk-game-started = { $game }: è cominciata.
desk-game-ended = { $game }: è finita.
desk-game-which = Quale partita
desk-game-pause = Ferma l’orologio
desk-game-resume = Riavvia l’orologio
desk-game-paused = L’orologio è fermo.
desk-game-resumed = L’orologio va.
desk-game-extra = Tempo in più
desk-game-minutes = Minuti
desk-game-minutes-extra = { NUMBER($minutes, signDisplay: "exceptZero") } min
desk-game-table = Tavolo
desk-game-enter-sheet = Inserisci il foglio
desk-game-enter-sheet-of = Inserisci il foglio del tavolo { $table }
desk-game-correct = Correggi
desk-game-correct-of = Correggi il tavolo { $table }
desk-game-decide = Decidi
desk-game-decide-of = Decidi sul tavolo { $table }
desk-game-watch = Guarda
desk-game-watch-of = Guarda il tavolo { $table }
desk-game-resume-table = Fai proseguire
desk-game-stalled = fermo: tutti hanno perso il turno
desk-game-sheet-in = Foglio consegnato da { $names }
desk-game-differ = I fogli non coincidono:
desk-game-disputed-text = Il risultato è contestato.
desk-game-by = di { $name }
desk-game-settled = Tavoli finiti: { $done } su { $all }
desk-game-sheet-title = { $game }, { $table }
desk-game-withdrew = ritiro
desk-game-undo-start = Annulla l’avvio
desk-game-undo-start-text = La partita allora non è cominciata: i posti si possono cambiare, e chi manca può andarsene prima (T20).
desk-game-start-undone = L’avvio è annullato.
desk-game-discard = Scarta i fogli
desk-game-discard-of = Scarta i fogli del tavolo { $table }
desk-game-discard-text = Sono stati consegnati troppo presto: il tavolo continua e riconsegna. Il registro conserva quello che dicevano.

## desk-papers
desk-papers-title = Da stampare
desk-papers-language = Lingua delle stampe
desk-papers-game = Partita
desk-papers-to-come = tutte le prossime
desk-papers-names =
    .sheets = Fogli dei punti
    .cards = Segnatavoli
    .tables = Posti per tavolo
    .names = Posti per nome
    .ranking = Classifica
    .certificates = Attestati
desk-papers-hints =
    .sheets = Uno per tavolo, con un codice per inserire il risultato dal telefono
    .cards = Da piegare e mettere sui tavoli
    .tables = Per la parete
    .names = Per la parete, in ordine alfabetico
    .ranking = Con gli spareggi
    .certificates = Per tutti, con posizione e punti
desk-papers-need-seating = Quando i posti sono pubblicati
desk-papers-need-new-seating = Quando i nuovi posti sono decisi
desk-papers-need-game = Quando una partita è cominciata
desk-papers-need-end = Quando il torneo è concluso
desk-papers-files = Scarica
desk-papers-files-text = Tutti i dati di questo torneo sono tuoi.
desk-papers-lists =
    .participants = Partecipanti
    .seating = Posti
    .results = Risultati
    .ranking = Classifica
    .crosstable = Tabella incrociata
    .entrants = Tutte le iscrizioni
    .log = Registro
desk-papers-numbers = Posti per numero
desk-papers-numbers-hint = Una riga per tavolo, con i numeri d’iscrizione, per altri programmi di abbinamento
desk-papers-public = Elenchi pubblici
desk-papers-everything = Tutto
desk-papers-everything-hint = Con nomi e registro: conservalo con cura
desk-papers-games = Partite giocate online

## desk-page: The event’s page, its places, the series, and copies
desk-page-title = Pagina e posti
desk-page-text = Testo per tutti
desk-page-text-hint = Dove si gioca, che cosa si vince, come arrivare. Appare sulla pagina del torneo.
desk-page-save = Salva il testo
desk-page-logo = Logo del torneo
desk-page-choose-logo = Scegli un logo…
desk-page-other-logo = Un altro logo…
desk-page-remove-logo = Togli
desk-page-not-a-picture = Questo file non è un’immagine che il browser sa leggere.
desk-page-places = Posti
desk-page-places-hint = Vuoto: per tutti. Chi si iscrive in più aspetta, e subentra quando qualcuno rinuncia.
desk-page-waiting = { $count ->
    [one] { $count } persona aspetta un posto.
   *[other] { $count } persone aspettano un posto.
}
desk-page-waits = lista d’attesa
desk-page-series = Serie
desk-page-series-hint = Un nome breve come inverno-2027. I tornei con lo stesso nome hanno una classifica comune.
desk-page-clone = Un altro come questo
desk-page-clone-text = Con le stesse impostazioni, testo, logo e posti. Ricevi un link tutto tuo.
desk-page-clone-it = Crea il torneo
desk-page-clone-people = Iscrivi le stesse persone

## desk-event
desk-event-title = Torneo
desk-event-announce = Annuncia
desk-event-announce-label = Da dire a tutti
desk-event-announce-hint = Compare sullo schermo in sala e su ogni telefono.
desk-event-announced = L’annuncio è arrivato a tutti.
desk-event-retract = Ritira
desk-event-retract-of = Ritira: { $text }
desk-event-retracted = L’annuncio è ritirato.
desk-event-delay = Anticipa o rinvia
desk-event-delay-title = Una partita comincia a un’altra ora
desk-event-delay-game = Partita
desk-event-delay-minutes = Minuti dopo (negativo: prima)
desk-event-delay-missing = Indica di quanti minuti.
desk-event-delay-begins = { $game }: si comincia alle { $time }.
desk-event-delayed = Il programma è spostato.
desk-event-helpers = Chi aiuta
desk-event-helpers-text = Gli arbitri risolvono le contestazioni; gli organizzatori possono fare tutto. Ciascuno ha un link proprio, che puoi togliere.
desk-event-helper-name = Nome
desk-event-arbiter = Arbitro
desk-event-organiser = Organizzatore
desk-event-make-arbiter = Link per un arbitro
desk-event-make-organiser = Link per un organizzatore
desk-event-you = sei tu
desk-event-revoke = Togli il link
desk-event-revoke-of = Togli il link: { $name }
desk-event-revoke-text = Chi ha questo link diventa subito spettatore.
desk-event-revoked = Il link è tolto.
desk-event-unnamed = senza nome
desk-event-settings = Impostazioni
desk-event-change = Nome e impostazioni…
desk-event-change-title = Cambia nome e impostazioni
desk-event-setting-fixed = Non si può più cambiare.
desk-event-put-away = Archivio
desk-event-archived = Archiviato
desk-event-archived-hint = Sta tra i tornei passati, in fondo all’elenco.
desk-event-delete = Elimina il torneo
desk-event-delete-text = Giocatori, risultati, registro e link vengono eliminati per sempre. Prima scarica ciò che vuoi conservare.
desk-event-delete-name = Scrivi il nome per confermare: { $title }
desk-event-delete-missing = Prima scrivi il nome del torneo.
desk-event-delete-later = Una partita è in corso. Prima chiudila.
desk-event-deleted = Il torneo è stato eliminato.
desk-event-listed = Nell’elenco di questo server
desk-event-listed-hint = Altrimenti lo trova solo chi ha il link.
desk-event-self-check-in = I giocatori segnano da soli il proprio arrivo
desk-event-self-check-in-hint = Con il link personale, quando sono arrivati.
desk-event-date = Giorno
desk-event-timezone = Fuso orario
desk-event-timezone-hint = Come Europe/Rome; vuoto per quello di questo computer
desk-event-bots = I bot possono prendere posto
desk-event-unattended = Va avanti da solo
desk-event-unattended-hint = Assegna i posti, avvia, chiude e conclude senza di te.
desk-event-watch-delay = Ritardo per gli spettatori
desk-event-watch-delay-unit = { $seconds ->
    [0] nessuno
   *[other] { $seconds } s
}
desk-event-saved = Salvato.
desk-event-pages = Pagine da mostrare
desk-event-hall = Schermo in sala
desk-event-hall-hint = Per un proiettore: orologio, posti, classifica
desk-event-follow = Pagina per tutti
desk-event-follow-hint = Per seguire dal telefono
desk-event-facts = { $games ->
    [one] { $games } partita di { $minutes } minuti
   *[other] { $games } partite di { $minutes } minuti
}

## desk-ceremony
desk-ceremony-title = Premiazione
desk-ceremony-text = I posti si scoprono dall’ultimo al primo. Si vede sullo schermo di sala; lì i tasti fanno lo stesso: → o spazio, ←, Fine, Esc.
desk-ceremony-hall = Apri lo schermo di sala
desk-ceremony-told = { $told } di { $of } scoperti
desk-ceremony-next-up = Prossimo: { $place }. { $name }
desk-ceremony-begin = Inizia
desk-ceremony-next = Posto successivo
desk-ceremony-back = Indietro
desk-ceremony-all = Tutti insieme
desk-ceremony-end = Togli dallo schermo
desk-ceremony-done = Tutti i posti sono scoperti. La classifica è pubblica.

## desk-links
desk-links-title = Link personali
desk-links-one = Link per { $name }
desk-links-once = Questi link si vedono solo adesso. Stampali o mandali prima di chiudere questa pagina.
desk-links-once-one = Questo link si vede solo adesso. Fallo inquadrare o copialo prima di chiudere.
desk-links-print = Stampa
desk-links-done = Li ho conservati
desk-links-done-one = L’ho conservato
desk-links-code = Da digitare a mano:
desk-links-card = Il tuo tavolo, il tuo posto, i tuoi risultati:
desk-links-organiser-card = La segreteria di questo torneo:
desk-links-arbiter-card = La pagina dell’arbitro:
desk-links-local = Solo questo computer raggiunge il server. Fermalo e avvialo per tutta la rete: make hall, oppure azulejos serve --host 0.0.0.0.

## desk-make
desk-make-lead = Un pomeriggio di Azul per il tuo club: giocatori, tavoli, orologio, risultati, attestati.
desk-make-name = Nome del torneo
desk-make-name-placeholder = es. Coppa di primavera
desk-make-name-missing = Prima dai un nome al torneo.
desk-make-where = Dove si gioca?
desk-make-hall = In sala
desk-make-hall-hint = A tavoli veri. I risultati arrivano da telefoni e fogli.
desk-make-online = Online
desk-make-online-hint = Ai tavoli dal vivo di questo server. I risultati arrivano da soli.
desk-make-how = Come si assegnano i posti?
desk-make-presets =
    .marteludica = Avversari diversi
    .swiss = Svizzero
    .final-four = Con la finale
desk-make-preset-hints =
    .marteludica = Le partite sono preparate in modo che il minor numero possibile si incontri due volte.
    .swiss = Dopo ogni partita si incontra chi ha punti simili.
    .final-four = Come il primo, poi i migliori giocano una finale.
desk-make-games = Partite per ciascuno
desk-make-day = Giorno
desk-make-start = Prima partita alle
desk-make-ends = L’ultimo tavolo finisce alle { $time }.
desk-make-ends-late = Le partite non finiscono prima di mezzanotte: comincia prima o gioca meno.
desk-make-you = Il tuo nome
desk-make-you-hint = Per il registro e per chi aiuta; i giocatori non lo vedono.
desk-make-more = Altre opzioni
desk-make-minutes = Durata partita (min)
desk-make-counting = Conteggio (min)
desk-make-pause = Pausa (min)
desk-make-displays = Vassoi a un tavolo da quattro
desk-make-turn = Tempo per turno (s)
desk-make-age = Età minima
desk-make-final-players = Giocatori in finale
desk-make-first = Chi comincia al tavolo
desk-make-first-lot = a sorte
desk-make-first-balance = a turno, il più equamente possibile
desk-make-public-names = Nomi negli elenchi pubblici
desk-make-names-full = per intero
desk-make-names-initial = nome e iniziale
desk-make-ranked-by = Classifica per
desk-make-ranked =
    .pt = punti di tutte le partite (PT)
    .place-points = punti piazzamento
desk-make-place-points =
    .first = 1º posto
    .second = 2º posto
    .third = 3º posto
    .fourth = 4º posto
desk-make-tie-break = Spareggio { $number }
desk-make-tie-breaks =
    .none = nessuno: pari merito
    .rows = righe complete
    .won = partite vinte
    .pt = punti di tutte le partite (PT)
    .place-points = punti piazzamento
    .direct = scontri diretti
    .best-game = partita migliore
    .opponents = punti degli avversari
desk-make-hidden = Risultati e classifica
desk-make-hidden-never = subito pubblici
desk-make-hidden-from = nascosti dalla partita { $number } fino alla premiazione
desk-make-make = Crea il torneo
desk-make-made-title = { $title }: è pronto
desk-make-made-text = Conserva questo link: è la tua chiave per la segreteria, su questo o su un altro dispositivo. Si vede solo adesso.
desk-make-to-desk = Vai alla segreteria

## desk-list
desk-list-lead = I tornei di club su questo server: seguine uno, o organizza il tuo.
desk-list-make = Nuovo torneo
desk-list-mine = Creati su questo dispositivo
desk-list-all = Tutti i tornei
desk-list-none = Non ce n’è ancora nessuno. Crea il primo: basta un minuto.
desk-list-archived = { $count ->
    [one] { $count } torneo archiviato
   *[other] { $count } tornei archiviati
}
desk-list-entered = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
desk-list-online = online
desk-list-open = iscrizioni aperte
desk-list-untitled = Torneo

## player: A player’s page and the score sheet
player-ordinal = { $place }º
player-table =
    .title = Il mio tavolo
    .handedIn = foglio consegnato
    .dispute = Contesta il risultato
    .disputeText = Un arbitro guarda e decide. Di’ che cosa non va, con i posti e non con i nomi.
    .disputed = Il risultato è contestato. Deciderà un arbitro.
    .nobody = –
    .void = Questo tavolo è nullo: qui nessuno fa punti.
player-games =
    .title = Le mie partite
    .notSeated = posto non ancora assegnato
    .on = in corso
player-away =
    .title = Devo andare
    .leave = Lascia il torneo
    .leaveText = I tuoi punti restano, e non giochi altre partite. Prima di andare, dillo qui.
    .withdraw = Ritirati da questa partita
    .withdrawText = Per questa partita non ricevi punti, e oggi non giochi più. Gli altri del tavolo continuano senza di te.
    .withdrawShort = Chi smette a metà partita non riceve punti per quella partita.
player-paper =
    .result = Risultato di questo tavolo
    .yours = In questa partita sei a un altro tavolo.
    .toMine = Al mio tavolo
    .noTable = Questo tavolo non c’è in questo torneo, o la sua partita non è ancora cominciata.
    .pin = PIN sul foglio punteggi
    .pinSeat = Il tuo posto
    .pinChoose = Scegli…
    .pinText = Consegna il risultato con le sei cifre sul foglio del tuo tavolo, o apri il tuo link personale.
    .pinGo = Compila il foglio
    .follow = Segui il torneo
    .change = Correggi questo risultato
    .arbiters = Inserisci questo foglio come arbitro.
    .past = Questa partita è finita.

## player-sheet
player-sheet-title = Foglio dei punti
player-sheet-by-pin = Lo consegni come: { $name }
player-sheet-lead = Conta per conto tuo. Il risultato vale quando due persone del tavolo hanno consegnato lo stesso.
player-sheet-lead-arbiter = Quello che inserisci vale subito.
player-sheet-lead-correct = Il nuovo risultato vale subito. Quello vecchio resta nel registro.
player-sheet-points = Punti
player-sheet-points-of = Punti di { $name }
player-sheet-rows = Righe complete
player-sheet-rows-of = Righe complete di { $name }
player-sheet-pad = Calcolo punti
player-sheet-pad-of = Calcolo punti: { $name }
player-sheet-withdrew = ritiro: nessun punto per questa partita
player-sheet-has-withdrawn = Ritiro
player-sheet-you = tu
player-sheet-hand-in = Consegna
player-sheet-enter = Inserisci il risultato
player-sheet-correct = Correggi il risultato
player-sheet-sending = Invio…
player-sheet-offline = Connessione persa. Il foglio parte da solo appena torna: lascia aperta questa pagina.
player-sheet-kept = Quello che avevi scritto è ancora qui.
player-sheet-unsent = Questo foglio non è ancora arrivato. Consegnalo di nuovo.
player-sheet-clear = Svuota il foglio
player-sheet-missing = Servono i punti e le righe complete.
player-sheet-unchanged = Non è ancora cambiato nulla.
player-sheet-below = { $least ->
    [one] Le righe da sole danno { $least } punto. Conta di nuovo.
   *[other] Le righe da sole danno { $least } punti. Conta di nuovo.
}
player-sheet-above = { $most ->
    [one] Con queste righe non si arriva oltre { $most } punto. Conta di nuovo.
   *[other] Con queste righe non si arriva oltre { $most } punti. Conta di nuovo.
}
player-sheet-fix = Qualcosa non va ancora. Guarda le righe in rosso.
player-sheet-arrived = Il tuo foglio è consegnato.
player-sheet-entered = Il risultato è inserito.
player-sheet-look = È consegnato. Ricontrolla però questo:
player-sheet-right = È giusto così
player-sheet-change = Cambialo
player-sheet-questions =
    .no-row = Nessuno ha una riga completa. La partita è finita perché non c’erano più piastrelle?
    .rare-pv = Più di 130 punti non si vedono quasi mai.
    .rows-differ = Nel calcolo il numero di righe complete è un altro.
    .score-negative = Il punteggio non scende mai sotto lo 0.
    .score-too-high = Così poche piastrelle non possono aver dato tanti punti prima dei bonus.
    .pv-below-bonuses = Già solo i bonus della parete sono più punti di così.
    .pv-too-high = Le piastrelle sulla parete non possono dare tanti punti.
    .pv-differ = Nel calcolo il totale dei punti è un altro.
player-sheet-question = C’è qualcosa di strano: conta ancora una volta.

## player-pad
player-pad-hint = Tocca le caselle della parete che hanno una piastrella.
player-pad-wall = Parete
player-pad-cell = Riga { $row }, colonna { $column }, { $colour }
player-pad-before = Punti prima dei bonus
player-pad-bonuses =
    .rows = Righe complete
    .columns = Colonne complete
    .colours = Tutte e cinque di un colore
player-pad-times = { $count } × { $each }
player-pad-sum = Punti
player-pad-needs-before = Scrivi i punti prima dei bonus, come sul percorso segnapunti.
player-pad-too-high = { $most ->
    [one] Queste piastrelle non possono aver dato più di { $most } punto prima dei bonus.
   *[other] Queste piastrelle non possono aver dato più di { $most } punti prima dei bonus.
}
player-pad-take = Riporta sul foglio
player-pad-empty = Svuota la parete

## player-glance
player-glance-hello = Ciao { $name }
player-glance-table = Tavolo
player-glance-seat = Posto
player-glance-at = alle { $time }
player-glance-you-start = Cominci tu
player-glance-check-in = Fai il check-in
player-glance-check-in-desk = Vai in segreteria e di’ che ci sei.
player-glance-check-in-self = Ci sei? Allora dillo qui.
player-glance-waiting = Sei in lista d’attesa
player-glance-waiting-text = Sei al numero { $number }. Se qualcuno rinuncia sali di un posto, e questa pagina te lo dice.
player-glance-i-am-here = Ci sono
player-glance-wait-for = { $game } alle { $time }
player-glance-wait-seating = Il tuo tavolo appare qui appena i posti sono assegnati.
player-glance-wait-changes = I posti stanno cambiando. Il tuo tavolo appare qui appena è deciso.
player-glance-wait-end = Le tue partite sono giocate
player-glance-wait-end-text = La classifica finale arriva appena tutti hanno finito.
player-glance-go = Vai al tuo tavolo. La partita comincia quando l’organizzatore la avvia.
player-glance-play = La partita è in corso. Quando è finita, consegna il risultato.
player-glance-play-online = La partita è in corso, a un tavolo di questo sito.
player-glance-hand-in = Qualcuno del tuo tavolo ha consegnato un foglio. Conta per conto tuo e consegna il tuo.
player-glance-handed-in = Il tuo foglio è consegnato. Ora un’altra persona del tavolo consegna lo stesso.
player-glance-arbiter = Un arbitro decide il risultato del tuo tavolo. Resta lì, per favore.
player-glance-differ = I fogli del tuo tavolo sono diversi. Riguarda il tuo, o aspetta l’arbitro.
player-glance-out = Hai lasciato il torneo
player-glance-out-text = I tuoi punti restano. Per giocare ancora, chiedi in segreteria.
player-glance-done = Il torneo è finito
player-glance-expelled = Non giochi più
player-glance-expelled-text = Non sei tra i giocatori. Se è un errore, chiedi in segreteria.
player-glance-standing = { $place }º su { $of }, con { $pt }
player-glance-shared = a pari merito
player-glance-behind = { $count ->
    [one] A { $count } punto dal posto precedente
   *[other] A { $count } punti dal posto precedente
}
player-glance-to-table = Vai al mio tavolo
player-glance-fill-in = Consegna il risultato
player-glance-change-sheet = Cambia il mio foglio
player-glance-hide-sheet = Chiudi il foglio
player-glance-warnings = { $count ->
    [one] Hai ricevuto { $count } ammonizione.
   *[other] Hai ricevuto { $count } ammonizioni.
}

## player-arbiter
player-arbiter-title = Arbitro
player-arbiter-lead = Una domanda sulle regole, o qualcosa non va? Un arbitro viene al tuo tavolo.
player-arbiter-call = Chiama un arbitro
player-arbiter-what = Di che cosa si tratta?
player-arbiter-what-hint = Puoi anche non scrivere niente.
player-arbiter-called = Chiamato alle { $time }. Un arbitro verrà.
player-arbiter-coming = Chiamato alle { $time }. Un arbitro sta arrivando.
player-arbiter-dispute = Alle { $time } è stato chiesto a un arbitro di decidere il risultato.
player-arbiter-dispute-taken = Decisione chiesta alle { $time }. Un arbitro sta arrivando.
player-arbiter-stalled = Alle { $time } è stato chiesto a un arbitro di far ripartire il gioco.
player-arbiter-absent = Alle { $time } un arbitro è stato avvisato che al tuo tavolo manca qualcuno.
player-arbiter-answered = L’arbitro ha risposto alla chiamata.

## player-follow
player-follow-finished = Il torneo è finito.
player-follow-entry = La prima partita non è ancora cominciata.
player-follow-playing = { $game } in corso.
player-follow-between = { $game } comincia alle { $time }.
player-follow-between-end = Tutte le partite sono giocate.
player-follow-yours = Giochi anche tu? Apri il tuo link personale o inquadra il tuo codice QR: allora questa pagina mostra il tuo tavolo.
player-follow-winner = Vittoria: { $names }
player-follow-find = Cerca un nome
player-follow-find-nobody = Qui nessuno si chiama così.
player-follow-which = Quale partita
player-follow-no-seating = I posti non sono ancora assegnati.
player-follow-watch = Guarda
player-follow-watch-of = Guarda: { $table }
player-follow-free = nessuno
player-follow-here = è presente
player-follow-left = ha lasciato il torneo
player-follow-playing-now = si gioca
player-follow-none = Nessuno si è ancora iscritto.
player-follow-earlier = { $count ->
    [one] { $count } annuncio precedente
   *[other] { $count } annunci precedenti
}

## player-series: The series that the tournament belongs to
player-series-title = Serie { $name }
player-series-events = { $count ->
    [one] { $count } torneo finora.
   *[other] { $count } tornei insieme.
}
player-series-part = { $title }: { $place }º posto, { $points } ({ $pv })

## player-entry
player-entry-title = Gioca in questo torneo
player-entry-waiting = { $waiting ->
    [0] Tutti i { $places } posti sono occupati. Se ti iscrivi, aspetti che se ne liberi uno.
    [one] Tutti i { $places } posti sono occupati, e { $waiting } persona aspetta. Se ti iscrivi, aspetti anche tu.
   *[other] Tutti i { $places } posti sono occupati, e { $waiting } persone aspettano. Se ti iscrivi, aspetti anche tu.
}
player-entry-lead = Iscriviti: basta un nome.
player-entry-first = Nome
player-entry-surname = Cognome
player-entry-surname-hint = Si può lasciare vuoto.
player-entry-of-age = Ho almeno { $age } anni
player-entry-too-young = Si gioca da { $age } anni in su.
player-entry-need-name = Scrivi il tuo nome, per favore.
player-entry-initial = Gli elenchi mostrano il tuo nome e l’iniziale del cognome. Nessuna data di nascita viene conservata.
player-entry-full = Gli elenchi mostrano il tuo nome per intero. Nessuna data di nascita viene conservata.
player-entry-enter = Iscriviti
player-entry-entered = { $name }, iscrizione fatta!
player-entry-entered-waiting = { $name }, sei in lista d’attesa
player-entry-keep = Questo è il tuo link personale. Si vede solo adesso: conservalo. Con questo link vedi il tuo tavolo e consegni i risultati, da qualsiasi telefono.
player-entry-on = Vai alla mia pagina

## arbiter: The arbiter’s page
arbiter-title = Arbitro
arbiter-house = il server
arbiter-you = Tu
arbiter-somebody = Qualcuno
arbiter-clock =
    .title = Orologio
    .pause = Ferma l’orologio
    .resume = Fai ripartire l’orologio
    .minutes = Minuti
arbiter-tabs =
    .label = Parti di questa pagina
    .tables = Tavoli
    .people = Persone
    .hall = Sala
    .log = Registro

## arbiter-calls
arbiter-calls-title = Chiamate
arbiter-calls-none = Nessuna chiamata.
arbiter-calls-open = { $count ->
    [one] { $count } chiamata aperta
   *[other] { $count } chiamate aperte
}
arbiter-calls-kinds =
    .call = Chiede un arbitro
    .differ = I fogli non coincidono
    .dispute = Il risultato è contestato
    .stalled = Il tavolo è fermo
    .absent = Un giocatore è assente
arbiter-calls-stalled = Tutti hanno perso il turno uno dopo l’altro (T5). Fai proseguire il tavolo o dichiaralo nullo.
arbiter-calls-absent = { $name } non è arrivato, o ha perso due turni e non c’è.
arbiter-calls-wait = Aspetta
arbiter-calls-pass = Passa il turno
arbiter-calls-bot = Fai giocare un bot
arbiter-calls-by = da { $name }
arbiter-calls-coming = Arrivo
arbiter-calls-done = Fatto
arbiter-calls-you-come = Stai arrivando
arbiter-calls-other-comes = { $name } sta arrivando
arbiter-calls-decide = Decidi
arbiter-calls-go-on = Fai proseguire
arbiter-calls-watch = Guarda il tavolo

## arbiter-tables
arbiter-tables-title = Tavoli
arbiter-tables-which = Partita
arbiter-tables-none = Non è ancora cominciata nessuna partita.
arbiter-tables-sheets = { $count ->
    [one] { $count } foglio
   *[other] { $count } fogli
}
arbiter-tables-extra = +{ $minutes } min
arbiter-tables-result = Risultato
arbiter-tables-handed-in = Consegnati
arbiter-tables-no-sheets = Non c’è ancora nessun foglio.
arbiter-tables-enter = Inserisci il foglio
arbiter-tables-correct = Correggi il risultato
arbiter-tables-decide = Decidi la contestazione
arbiter-tables-as-he = Secondo { $name }
arbiter-tables-more = Più tempo
arbiter-tables-void = Dichiara nullo il tavolo
arbiter-tables-discard = Scarta i fogli
arbiter-tables-go-on = Fai proseguire il tavolo
arbiter-tables-who = Chi siede qui
arbiter-tables-differs = diverso
arbiter-tables-rows = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}

## arbiter-people
arbiter-people-title = Persone
arbiter-people-find = Cerca una persona
arbiter-people-none = Nessuno con questo nome.
arbiter-people-stages =
    .entered = iscrizione fatta
    .here = in sala
    .playing = in gioco
    .left = fuori dal torneo
    .expelled = espulsione
arbiter-people-at = Tavolo { $table }, posto { $seat }
arbiter-people-warnings = { desk-people-warnings }
arbiter-people-number = N. { $number }
arbiter-people-arbiter = arbitro

## arbiter-acts
arbiter-acts-warn = Ammonisci { $name }
arbiter-acts-warn-note = L’ammonizione resta nel registro. Non serve che tutto il tavolo lo sappia.
arbiter-acts-penalise = Togli punti a { $name }
arbiter-acts-penalise-note = Vengono tolti dai punti in classifica. Un numero negativo li restituisce.
arbiter-acts-expel = Espelli { $name }
arbiter-acts-expel-note = Esce dal torneo e da ogni elenco pubblico. A un tavolo senza risultato definitivo vale come un ritiro; i punti degli altri restano.
arbiter-acts-withdraw = { $name } si ritira
arbiter-acts-withdraw-note = Non riceve PV per questa partita, e il tavolo prosegue con un giocatore in meno (T21).
arbiter-acts-leave = { $name } va via
arbiter-acts-leave-note = Resta in classifica con i PV fatti finora (T20).
arbiter-acts-return = { $name } ritorna
arbiter-acts-return-note = Gioca le partite che verranno.
arbiter-acts-reinstate-expelled = Revoca l’espulsione di { $name }
arbiter-acts-reinstate-withdrawn = Revoca il ritiro di { $name }
arbiter-acts-reinstate-note = È stato un errore: torna in gioco.
arbiter-acts-extra = Più tempo per il tavolo { $table }
arbiter-acts-extra-note = Un numero negativo toglie tempo.
arbiter-acts-void = Dichiara nullo il tavolo { $table }
arbiter-acts-void-note = In questa partita nessuno fa punti a questo tavolo. Le partite precedenti restano.
arbiter-acts-discard = Scarta i fogli del tavolo { $table }
arbiter-acts-discard-one = Scarta il foglio di { $name }
arbiter-acts-discard-note = Consegnati troppo presto: il tavolo continua e riconsegna. Il registro conserva quello che dicevano.
arbiter-acts-go-on = Fai proseguire il tavolo { $table }
arbiter-acts-go-on-note = I turni riprendono da dove si sono fermati.
arbiter-acts-pass = Passa il turno al tavolo { $table }
arbiter-acts-pass-note = Chi deve muovere perde subito questo turno, come se il tempo fosse scaduto (T4).
arbiter-acts-bot = Un bot gioca per { $name }
arbiter-acts-bot-note = Finché non torna al suo posto.
arbiter-acts-pause = Ferma l’orologio
arbiter-acts-pause-note = Il tempo della partita si ferma per tutti i tavoli finché l’orologio non riparte.
arbiter-acts-delay = { $game } comincia prima o dopo
arbiter-acts-delay-note = Si sposta anche tutto ciò che segue. Un numero negativo la anticipa.
arbiter-acts-correct = Correggi il tavolo { $table }
arbiter-acts-said = Fatto. È nel registro.

## arbiter-hall
arbiter-hall-title = Sala
arbiter-hall-announce = Annuncia
arbiter-hall-text = Annuncio
arbiter-hall-hint = Sullo schermo in sala e su tutti i telefoni. Al massimo 200 caratteri.
arbiter-hall-said = Annuncio inviato a tutti.
arbiter-hall-none = Non è stato annunciato niente.
arbiter-hall-retract = Ritira
arbiter-hall-retract-this = Ritira: { $text }
arbiter-hall-time = Tempo
arbiter-hall-delay = Sposta la prossima partita
arbiter-hall-no-delay = Non ci sono altre partite.

## arbiter-log
arbiter-log-title = Registro
arbiter-log-find = Cerca nel registro
arbiter-log-show = Mostra
arbiter-log-groups =
    .all = Tutto
    .rulings = Decisioni e correzioni
    .calls = Chiamate e contestazioni
    .people = Persone
    .time = Tempo
    .course = Svolgimento del torneo
arbiter-log-none = Nel registro non c’è niente di simile.
arbiter-log-last = Le ultime 200 voci. L’elenco da scaricare le ha tutte.
arbiter-log-download = Tutto come elenco (CSV)
arbiter-log-before = Prima
arbiter-log-after = Dopo
arbiter-log-entries = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
arbiter-log-by = di { $name }
arbiter-log-minutes = { NUMBER($minutes, signDisplay: "exceptZero") } min
arbiter-log-reasons =
    .differ = I fogli dei giocatori non coincidono.
    .ruled = È stato deciso così al tavolo.
    .closed = Il gestore ha chiuso il tavolo online.
    .few = Erano rimasti meno di due giocatori.
    .nobody = Nessun arbitro è venuto e a questo tavolo non gioca nessuno.
    .goes-on = Nessun arbitro è venuto e qualcuno può continuare a giocare.
arbiter-log-kinds =
    .created = Torneo creato
    .settings-changed = Impostazioni cambiate
    .appointed = Arbitro nominato
    .entered = Iscrizione
    .entered-late = Iscrizione in ritardo
    .checked-in = Presenza registrata
    .left = Uscita dal torneo
    .returned = Ritorno
    .seating-drafted = Bozza dei posti
    .seating-published = Posti pubblicati
    .seating-changed = Posti cambiati
    .final-seated = Tavolo finale composto
    .game-started = Partita cominciata
    .first-drawn = Primo giocatore sorteggiato al tavolo
    .sheet-handed-in = Foglio consegnato
    .disputed = Contestazione
    .withdrawn = Ritiro
    .game-ended = Partita finita
    .corrected = Risultato corretto
    .sheets-discarded = Fogli scartati
    .voided = Tavolo nullo
    .warned = Ammonizione
    .penalised = Punti tolti
    .ceremony-moved = Posti scoperti
    .expelled = Espulsione
    .reinstated = Revoca
    .delayed = Programma spostato
    .finished = Torneo concluso
    .reopened = Torneo riaperto
    .announced = Annuncio
    .retracted = Annuncio ritirato
    .called = Arbitro chiamato
    .coming = In arrivo per una chiamata
    .answered = Chiamata conclusa
    .extra-time = Più tempo
    .paused = Orologio fermato
    .resumed = Orologio ripartito
    .entries-opened = Iscrizioni aperte
    .entries-closed = Iscrizioni chiuse
    .arranged = Impostazioni cambiate
    .named = Nome corretto
    .erased = Nome cancellato
    .token-made = Link creato
    .token-revoked = Link revocato
    .seated-live = Tavoli online creati
    .resumed-table = Il tavolo prosegue
    .passed-turn = Turno passato
    .stood-in = Un bot gioca per un assente
    .bots-entered = Bot iscritti
    .capped = Numero dei posti cambiato
    .clubs-kept-apart = Club tenuti separati
    .described = Club e punteggio Elo annotati
    .game-undone = Partita annullata
    .games-changed = Numero delle partite cambiato
    .kept-apart = Richiesta di non incontrarsi
    .place-fixed = Posto fisso cambiato
    .substitute-named = Riserva nominata

## hall: The hall screen
hall-follow = Segui dal telefono
hall-enter = Iscriviti dal telefono
hall-final-standings = Classifica finale
hall-table = Tavolo
hall-seat = Posto
hall-nobody = Non si è ancora iscritto nessuno.
hall-nothing-yet = I posti non sono ancora assegnati.
hall-here = Presenti { $present } su { $entered }
hall-is-here = presente
hall-points = PV
hall-begins-at = inizio
hall-now = Adesso
hall-game-of = Partita { $game } di { $games }
hall-next-at = Poi: { $game } alle { $time }
hall-sheets-in = { $count ->
    [one] Consegnato: tavolo { $tables }
   *[other] Consegnati: tavoli { $tables }
}
hall-all-in = Tutti i fogli sono consegnati
hall-no-address = Ancora nessun codice QR: imposta l’indirizzo per i telefoni nelle opzioni dello schermo.

## hall-controls
hall-controls-label = Questo schermo
hall-controls-full-screen = Schermo intero
hall-controls-leave-full-screen = Esci da schermo intero
hall-controls-open = Che cosa mostra lo schermo
hall-controls-panel = Mostra
hall-controls-panels =
    .auto = Rotazione automatica
    .names = Chi siede dove, per nome
    .tables = I tavoli
    .standings = La classifica
    .schedule = Il programma
hall-controls-languages = Lingue
hall-controls-languages-hint = Se sono più di una, si alternano. Nessuna: la lingua di questo browser.
hall-controls-theme = Tema
hall-controls-themes =
    .system = Di sistema
    .light = Chiaro
    .dark = Scuro
hall-controls-gong = Gong all’inizio e alla fine di ogni partita
hall-controls-gong-hint = Suona dopo che qualcuno ha toccato questa pagina.
hall-controls-gong-try = Prova
hall-controls-address = Indirizzo per i telefoni
hall-controls-address-hint = Come i telefoni nella rete della sala raggiungono questo server, per esempio 192.168.1.20:8080.
hall-controls-address-wrong = Questo non è un indirizzo.
hall-controls-own-machine = I telefoni non raggiungono l’indirizzo con cui è stato aperto questo schermo. Scrivi quello nella rete della sala.
hall-controls-may-darken = Questo browser può lasciare che lo schermo si spenga. Disattiva il salvaschermo di questo computer.
hall-controls-back = Al torneo

## paper: What is printed
paper-tournament = Torneo di Azul
paper-table = Tavolo
paper-game = Partita
paper-final = Finale
paper-first-player = primo giocatore
paper-erased = (nome cancellato)
paper-free = libero
paper-page = Pagina { $page } di { $pages }
paper-time = ore { $hours }:{ $minutes }
paper-number = { $number }
paper-date = { $day ->
    [1] 1º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
paper-score-sheet = Foglio dei punti
paper-fills-in = Il primo giocatore compila il foglio. Tutti lo controllano e lo firmano, poi lo ritira un arbitro.
paper-displays = Vassoi
paper-before = Prima dei bonus
paper-rows = Righe complete
paper-columns = { -goal-columns }
paper-colours = { -goal-colours }
paper-place = Piazzamento
paper-withdrawal = ritiro
paper-signature = Firma
paper-arbiter = Arbitro
paper-remarks = Note
paper-legend-pv = PV: punti vittoria. A parità di PV è davanti chi ha più righe orizzontali complete. Chi si ritira non riceve PV.
paper-enter = Inserisci il risultato
paper-enter-pin = Inserisci: PIN { $pin }
paper-version = Versione { $version }
paper-by-table = Posti per tavolo
paper-by-name = Posti per nome
paper-name = Nome
paper-table-and-seat = tavolo · posto
paper-legend-seat = 5 · 2 significa tavolo 5, posto 2.
paper-look = Posti e classifica
paper-octagon = Il numero nell’ottagono è il primo giocatore.
paper-final-ranking = Classifica finale
paper-ranking-after = Classifica dopo la partita { $game }
paper-ranking-now = Classifica provvisoria
paper-won = Vittorie
paper-decided-by =
    .final = finale
    .final-rows = finale, righe
    .pt = PT
    .place-points = punti piazzamento
    .rows = righe
    .won = vittorie
    .direct = scontri diretti
    .best-game = partita migliore
    .opponents = avversari
    .shared = pari merito
paper-decided = Decide
paper-legend-pt = PT: punti torneo, la somma dei PV di tutte le partite. A parità di PT: righe complete, poi vittorie, poi pari merito.
paper-legend-own = Classifica per { $by }. A parità: { $breaks }; poi pari merito.
paper-legend-shared = Classifica per { $by }. A parità: pari merito.
paper-points = Punti
paper-penalty = Penalità
paper-not-public = Da non esporre prima della premiazione.
paper-marks =
    .played = giocata
    .withdrawn = ritiro
    .void = tavolo nullo
    .open = senza risultato
    .disputed = contestata
    .absent = non giocata
paper-certificate = Attestato
paper-awarded-to = conferito a
paper-place-of = { $place }º posto su { $count }
paper-shared = a pari merito
paper-certified = con { $pt } punti torneo (PT)
paper-certified-points = con { $points } punti
paper-date-label = Data
