### The rules and the tutorial.

## rules-page: The page of the rules

rules-page-choose = Quale gioco?
rules-page-lead = Le regole in parole semplici e figure: un minuto per l’essenziale, dieci per tutto il resto.
rules-page-read = Leggi le regole
rules-page-learn = Impara giocando
rules-page-minute = In un minuto
rules-page-contents = Indice
rules-page-print = Stampa
rules-page-other-games = Le regole degli altri giochi
rules-page-clauses = Le piccole sigle, come A13, sono gli articoli delle regole così come le conosce il programma.
rules-page-clause = Articolo
rules-page-top = Torna su
rules-page-missing = Qui non ci sono regole per questo gioco. Scegline uno di questi.
rules-page-then-play = Adesso prova
rules-page-then-play-text = Pochi minuti di piccoli esercizi su un tavolo vero insegnano più di qualsiasi pagina.

## rules-page-games

rules-page-games-azul =
    .name = Azul
    .about = Prendi le piastrelle, riempi le linee, rivesti la parete. Da due a quattro giocatori.

rules-page-games-mini =
    .name = Azul Mini
    .about = Lo stesso gioco in scatola da viaggio, con le stesse identiche regole.

rules-page-games-grey =
    .name = Azul: la parete grigia
    .about = La variante sul retro delle plance: scegli tu dove va ogni piastrella.

rules-page-games-duel =
    .name = Azul Duel
    .about = Per due: vassoi con sole e luna, e una cupola di lastre che disponi tu.

## rules-figures: Figures, described

rules-figures-colours =
    .B = Blu: una stella
    .Y = Giallo: un quadrifoglio
    .R = Rosso: una croce obliqua
    .K = Nero: losanghe
    .W = Bianco: un fiore
    .T = Turchese: un fiore
    .S = Speciale: una rosa dei venti

rules-figures-players = { $count } giocatori
rules-figures-yes = permesso
rules-figures-no = non permesso
rules-figures-tiles =
    .alt = Le cinque piastrelle con i loro motivi.
    .caption = { "" }

rules-figures-rings =
    .alt = Tre cerchi di vassoi attorno a un centro: cinque, sette e nove.
    .caption = Tanti vassoi quanti ne chiede il numero dei giocatori.

rules-figures-board =
    .alt = Una plancia con numeri accanto alle sue parti, elencate sotto.
    .caption = { "" }

rules-figures-take =
    .alt = Un vassoio con due piastrelle blu, una gialla e una nera. Le blu vanno nella linea 2, le altre al centro.
    .caption = Si prendono tutte le blu; gialla e nera scivolano al centro.

rules-figures-centre =
    .alt = Il centro con tre piastrelle rosse, una gialla e il segnalino. Le rosse vanno nella linea 3, il segnalino sulla prima casella del pavimento.
    .caption = La prima presa dal centro porta con sé il segnalino.

rules-figures-choice =
    .alt = Due piastrelle rosse e cinque linee. Sono permesse le linee 2 e 5 e il pavimento. Le linee 1 e 4 hanno già il rosso sulla loro riga della parete, e la linea 3 contiene piastrelle nere.
    .caption = Dove possono andare due rosse? Nella linea 2, nella linea 5, o sul pavimento.

rules-figures-overflow =
    .alt = Quattro piastrelle bianche in una linea da quattro che ne ha già una: tre ci stanno, una cade sul pavimento.
    .caption = Tre ci stanno, una cade.

rules-figures-move =
    .alt = Una linea completa di tre bianche: quella più a destra va sulla parete, le altre due nella scatola.
    .caption = Una piastrella va sulla parete, le altre nella scatola.

rules-figures-alone =
    .alt = Una piastrella rossa sulla parete che non ne tocca altre, con il numero 1.
    .caption = Da sola: 1 punto

rules-figures-row =
    .alt = Una piastrella che ne unisce altre due nella sua riga, con il numero 3.
    .caption = Una riga di tre: 3 punti

rules-figures-column =
    .alt = Una piastrella che si unisce a un’altra nella sua colonna, con il numero 2.
    .caption = Una colonna di due: 2 punti

rules-figures-both =
    .alt = Una piastrella che forma una riga di quattro e una colonna di tre, con i numeri 4 e 3.
    .caption = Una riga di quattro e una colonna di tre: 4 + 3 = 7 punti

rules-figures-floor =
    .alt = Una linea del pavimento con il segnalino e tre piastrelle sotto i costi 1, 1, 2 e 2.
    .caption = Il segnalino e tre piastrelle costano 1 + 1 + 2 + 2 = 6 punti

rules-figures-bonus-row =
    .alt = Una parete con una riga completa.
    .caption = +2 per una riga

rules-figures-bonus-column =
    .alt = Una parete con una colonna completa.
    .caption = +7 per una colonna

rules-figures-bonus-colour =
    .alt = Una parete con tutte e cinque le piastrelle blu, in diagonale.
    .caption = +10 per un colore

rules-figures-grey-cell =
    .alt = La riga 2 di una parete grigia e una piastrella nera. La colonna 2 è occupata e la colonna 3 ha già il nero in un’altra riga. Sono permesse le colonne 1, 4 e 5.
    .caption = La nera può andare nella colonna 1, 4 o 5: la 2 è occupata e la 3 ha già il nero.

rules-figures-grey-fall =
    .alt = La riga 3 di una parete grigia ha una sola casella libera, ma la sua colonna ha già il rosso. Una linea completa di tre rosse cade sul pavimento.
    .caption = L’unica casella libera ha già il rosso nella colonna: cadono tutte e tre.

rules-figures-duel-board =
    .alt = Una plancia di Duel con numeri accanto alle sue parti, elencate sotto.
    .caption = { "" }

rules-figures-plates =
    .alt = Una lastra speciale con giallo, nero, turchese e una casella speciale; una lastra jolly con turchese, nero, rosso e una casella jolly.
    .caption = Una lastra speciale e una lastra jolly

rules-figures-turns =
    .alt = Una lastra nei suoi quattro orientamenti.
    .caption = Prima di posarla, una lastra si può girare.

rules-figures-sun =
    .alt = Un vassoio piccolo. Due turchesi si prendono dalla sezione sole; nera e gialla si impilano sul gettone della sezione luna.
    .caption = Si prendono le turchesi; decidi tu che cosa resta in cima.

rules-figures-moon =
    .alt = Sezioni luna: il turchese è in cima a due pile piccole, rosso e nero sono sul vassoio grande con la piastrella primo giocatore. Le due turchesi sono evidenziate.
    .caption = Le due turchesi in cima si prendono insieme, senza la piastrella primo giocatore. Con il rosso o il nero arriverebbe anche quella.

rules-figures-chips =
    .alt = Una linea da tre con due turchesi. La completano un gettone turchese e uno turchese e giallo; oppure tre gettoni qualsiasi.
    .caption = Due gettoni che mostrano il colore, o tre qualsiasi, valgono una piastrella.

rules-figures-dome =
    .alt = Parte di una cupola: una piastrella blu forma una riga di due e una colonna di due e riempie la terza casella di una lastra speciale, che riceve la piastrella speciale nella riga 2.
    .caption = Riga 2 + colonna 2 = 4 punti, e poi 2 per la piastrella speciale nella riga 2

rules-figures-broken =
    .alt = Tre piastrelle rotte sotto i costi 1, 2 e 3, e la piastrella primo giocatore sotto il 2.
    .caption = Tre piastrelle rotte e la piastrella primo giocatore: 1 + 2 + 3 + 2 = 8 punti

rules-figures-goal = Una cupola con evidenziate le caselle che contano per questa tessera punteggio: { $name }.

## rules-azul: The rules of Azul

rules-azul-minute =
    .take = Prendi tutte le piastrelle di **un colore** da un vassoio; le altre scivolano al centro. Oppure prendi tutte quelle di un colore dal centro.
    .place = Mettile in **una sola linea**. Ogni linea ha un solo colore; quello che non ci sta cade sul pavimento.
    .tile = Quando non c’è più niente da prendere, ogni **linea completa** manda una piastrella sulla parete.
    .tileGrey = Quando non c’è più niente da prendere, ogni **linea completa** manda una piastrella sulla parete, in una casella **a tua scelta**.
    .score = Una piastrella vale quanto la riga e la colonna di piastrelle che tocca; da sola vale 1. **Il pavimento costa punti.**
    .end = La partita finisce dopo il round in cui qualcuno completa **una riga**. Poi le righe danno 2 punti, le colonne 7, i colori 10.

rules-azul-goal =
    .title = Lo scopo
    .aim = Rivesti la parete di un palazzo, una piastrella dopo l’altra. Alla fine vince chi ha **più punti**.
    .stop = La partita finisce dopo il round in cui qualcuno ha completato una riga orizzontale di cinque piastrelle.

rules-azul-table =
    .title = Che cosa c’è sul tavolo
    .tiles = **100 piastrelle** in cinque colori, 20 per colore. Ogni colore ha un suo motivo.
    .displays = **Vassoi** disposti in cerchio: cinque in due giocatori, sette in tre, nove in quattro. In mezzo c’è il **centro**.
    .bag = Un **sacchetto** da cui si pesca a caso, e la **scatola**, dove le piastrelle usate aspettano che il sacchetto si svuoti.
    .marker = Il **segnalino primo giocatore**.
    .board = Una **plancia** per ciascuno:
    .wall = Sulla parete colorata ogni casella ha il suo colore. Ogni riga è quella di sopra spostata di una casella verso destra: così ogni colore compare una volta in ogni riga e una volta in ogni colonna.
    .wallGrey = Sulla parete grigia non è stampato alcun colore. Tutti usano lo stesso lato della plancia.
    .mini = **Azul Mini** è lo stesso gioco in scatola da viaggio: i punti si tengono con i segnapunti scorrevoli e i vassoi stanno in un inserto. Non cambia nemmeno una regola.

rules-azul-legend =
    .title = Le parti della plancia
    .lines = cinque **linee quadrettate**, da una a cinque piastrelle
    .wall = la **parete**, cinque caselle per cinque
    .floor = la **linea del pavimento**: sette caselle, ognuna con il suo costo
    .score = i tuoi **punti**, che partono da 0

rules-azul-start =
    .title = Per cominciare
    .fill = Ogni vassoio riceve **quattro piastrelle** pescate a caso dal sacchetto.
    .who = Attorno a un tavolo vero comincia chi è stato in Portogallo per ultimo. Qui comincia un posto scelto, oppure decide la sorte.

rules-azul-round =
    .title = Un round
    .intro = I round si susseguono fino alla fine della partita. Ognuno ha tre fasi:
    .offer = **Offerta dei vassoi:** a turno, tutti prendono piastrelle.
    .tiling = **Rivestimento delle pareti:** le linee complete vanno sulla parete e danno punti.
    .next = **Round successivo:** i vassoi si riempiono di nuovo.

rules-azul-taking =
    .title = Prendere le piastrelle
    .marker = Il primo giocatore mette il segnalino al centro e fa il primo turno. Poi si procede in senso orario.
    .intro = Nel tuo turno fai una di queste due cose:
    .display = Prendi **tutte le piastrelle di un colore da un vassoio**. Le altre di quel vassoio vanno al centro.
    .centre = Prendi **tutte le piastrelle di un colore dal centro**.
    .first = Chi per primo nel round prende dal centro prende anche il **segnalino**. Va sulla casella libera più a sinistra della sua linea del pavimento, prima di disporre le piastrelle. Chi lo tiene comincia il round successivo.
    .end = La fase finisce quando tutti i vassoi e il centro sono vuoti.

rules-azul-placing =
    .title = Disporre le piastrelle
    .one = Tutte le piastrelle prese vanno in **una sola linea quadrettata**, da destra a sinistra, oppure sulla linea del pavimento.
    .colour = Una linea contiene **un solo colore**. Puoi continuare una linea già cominciata.
    .wall = Un colore non può andare in una linea se **la sua riga della parete ce l’ha già**.
    .full = Una linea completa non accetta altre piastrelle.
    .choice = Puoi sempre mettere tutto direttamente sul pavimento, anche quando una linea accetterebbe le piastrelle.

rules-azul-floor =
    .title = La linea del pavimento
    .falls = Le piastrelle che non stanno nella linea scelta **cadono sulla linea del pavimento**, da sinistra a destra.
    .cost = Le sue caselle costano 1, 1, 2, 2, 2, 3 e 3 punti, da pagare alla fine del round.
    .over = Quando le sette caselle sono piene, le altre piastrelle vanno subito nella scatola e non costano nulla.

rules-azul-tiling =
    .title = Rivestire la parete
    .order = Ognuno risolve le proprie linee **dall’alto in basso**.
    .move = La piastrella più a destra di ogni linea **completa** va sulla casella del suo colore nella stessa riga della parete e dà subito i punti. Le altre piastrelle della linea vanno nella scatola.
    .stay = Le linee incomplete restano come sono per il round successivo.

rules-azul-grey-tiling =
    .title = Rivestire la parete grigia
    .order = Le linee si risolvono **dall’alto in basso**: una scelta in una riga restringe quella dopo.
    .choose = La piastrella più a destra di ogni linea **completa** va in **una qualsiasi casella libera** della stessa riga, purché il suo colore non sia già in quella riga né in quella colonna. Dà subito i punti, e le altre piastrelle della linea vanno nella scatola.
    .must = Se una casella così esiste devi usarla; se ce ne sono più d’una, scegli tu.
    .none = Se non ce n’è nessuna, **tutte le piastrelle di quella linea cadono sul pavimento**, e costano punti già in questo round. Quelle che non ci stanno vanno nella scatola.
    .taking = Quando prendi le piastrelle conta solo la riga: un colore può andare in una linea finché la sua riga della parete non ce l’ha, anche se non resta nessuna colonna. Quindi guarda avanti.
    .turns = A un tavolo vero si può rivestire tutti insieme. Qui il primo giocatore del round risolve tutte le sue linee e paga il pavimento, poi tocca al successivo in senso orario.
    .stay = Le linee incomplete restano come sono per il round successivo.

rules-azul-scoring =
    .title = I punti di una piastrella
    .alone = Se non ne tocca nessun’altra, una piastrella appena messa vale **1 punto**.
    .runs = Altrimenti vale la lunghezza della **riga** di piastrelle contigue di cui fa parte, se è almeno due, **più** la lunghezza della sua **colonna**, se è almeno due. La nuova piastrella conta in entrambe.

rules-azul-costs =
    .title = Pagare il pavimento
    .pay = Dopo la tua ultima linea ogni casella occupata della linea del pavimento costa i suoi punti, anche quella del segnalino. Non si scende mai sotto 0.
    .clear = Le piastrelle del pavimento vanno nella scatola. Il segnalino resta davanti a chi lo ha preso.

rules-azul-next =
    .title = Il round successivo
    .who = Se nessuno ha completato una riga, chi ha il segnalino diventa primo giocatore.
    .fill = I vassoi si riempiono uno dopo l’altro con quattro piastrelle ciascuno. Solo quando si deve pescare e il sacchetto è vuoto, anche a metà di un vassoio, tutte le piastrelle della scatola tornano nel sacchetto.
    .short = Se anche la scatola è vuota, il round comincia con meno piastrelle: quel vassoio resta incompleto e i successivi restano vuoti.

rules-azul-end =
    .title = La fine della partita
    .when = La partita finisce subito dopo il rivestimento in cui un giocatore ha completato **una riga orizzontale di cinque**. Poi arrivano i bonus:
    .row = **2 punti** per ogni riga completa
    .column = **7 punti** per ogni colonna completa
    .colour = **10 punti** per ogni colore di cui hai tutte e cinque le piastrelle sulla parete

rules-azul-ties =
    .title = Vittoria e parità
    .winner = Vince chi ha **più punti**.
    .tie = In caso di parità vince, tra i pari, chi ha più righe complete. Se anche quelle sono pari, la vittoria è condivisa.

rules-azul-rare =
    .title = Casi rari
    .fullFloor = Prendi il segnalino quando la tua linea del pavimento è piena: lo tieni, cominci il round successivo e non paghi nulla.
    .noMarker = Nessuno ha preso il segnalino, perché ogni vassoio era di un solo colore: il primo giocatore resta lo stesso.
    .noTiles = Non si può distribuire nemmeno una piastrella: la partita finisce e si contano i punti.
    .stalled = Due round di fila in cui nessuna piastrella arriva in una linea quadrettata chiudono la partita, che si conta così com’è.
    .bare = Sulla parete grigia la partita finisce anche dopo cinque round di fila in cui nessuna piastrella arriva su una parete.

rules-azul-grey =
    .title = Variante: la parete grigia
    .what = Sull’altro lato delle plance la parete è grigia, e scegli tu in quale casella della riga va ogni piastrella: nessun colore può comparire due volte in una riga o in una colonna. Il resto non cambia.
    .link = Tutto sulla parete grigia

rules-azul-tournament =
    .title = In torneo
    .intro = I tavoli di torneo seguono un regolamento proprio, che prevale sulle regole dove le due cose differiscono:
    .wall = Si gioca solo ad Azul con la parete colorata. I tavoli sono da quattro; più piccoli solo quando il numero dei giocatori o un ritiro lo rende necessario.
    .displays = Un tavolo da quattro gioca con **otto vassoi**; i tavoli da tre e da due con sette e cinque.
    .lot = Il primo giocatore si estrae a sorte: nel sacchetto ci sono tre piastrelle nere e una rossa, e comincia chi pesca la rossa.
    .time = Un turno dura al massimo **due minuti**. Scaduti quelli il turno è perso e non si prende nulla. Nessuno può passare per scelta.
    .stopped = Quando tutti hanno passato di fila, il tavolo si ferma e aspetta l’arbitro.
    .points = Ognuno gioca tre partite. I punti di tutte si sommano e vince il totale più alto. A parità contano le righe complete, poi le partite vinte.
    .leaving = Chi si ritira durante una partita non riceve punti per quella. Gli altri continuano; le piastrelle di quella plancia sono fuori gioco. Se restano meno di due giocatori il tavolo è nullo.
    .talk = Parlare e consigliare è permesso, disturbare no.

## rules-duel: The rules of Azul Duel

rules-duel-minute =
    .turn = Nel tuo turno fai **una** di quattro cose: posi una lastra, prendi da una sezione sole, prendi dalle sezioni luna, oppure prendi un gettone.
    .take = Dal **sole**: tutte le piastrelle di un colore di un vassoio; il resto passa alla sua sezione luna. Dalla **luna**: tutte quelle di un colore che stanno in cima, su tutti i vassoi.
    .place = Le piastrelle vanno in **una linea** di un solo colore. Quello che non ci sta si rompe e costa punti.
    .tile = Quando tutto è preso, le linee complete mandano una piastrella nella **loro riga della cupola**, su una casella di quel colore o jolly. I gettoni bonus riempiono i vuoti.
    .score = Una piastrella vale la sua riga e la sua colonna, come in Azul. Una lastra speciale piena porta una **piastrella speciale**.
    .end = Dopo **cinque round** si aggiungono le tessere punteggio. Vince chi ha più punti.

rules-duel-goal =
    .title = Lo scopo
    .aim = Due maestri rivestono la cupola di un palazzo. Dopo **cinque round** vince chi ha **più punti**.

rules-duel-table =
    .title = Che cosa c’è sul tavolo
    .tiles = **65 piastrelle** nel sacchetto: cinque colori, 13 per colore. A parte, nove **piastrelle speciali** e la **piastrella primo giocatore**. Una **torre** raccoglie le piastrelle usate.
    .trays = **Quattro vassoi piccoli e uno grande**, ognuno con una sezione sole e una sezione luna. La sezione luna di quello grande ha quattro caselle separate e il posto della piastrella primo giocatore.
    .plates = **18 lastre della cupola** da quattro caselle: nove speciali, con una casella per una piastrella speciale, e nove jolly, con una casella per qualsiasi colore. Il retro mostra solo il tipo.
    .chips = **20 gettoni bonus**, di uno o di due colori. Un gettone vale per ogni colore che mostra, intero o a metà, e conta come un gettone.
    .scoring = Le **tessere punteggio** con gli obiettivi della partita: tre, o tutte e quattro, ognuna dal lato che si vuole.
    .board = Una **plancia** per ciascuno, e due **segnalini**:

rules-duel-legend =
    .title = Le parti della plancia
    .lines = sei **linee sagomate**, da una a sei piastrelle
    .dome = la **cupola**: nove caselle della cupola, una per lastra, cioè sei caselle per sei
    .special = quanto vale una **piastrella speciale** in questa riga
    .broken = la casella delle **piastrelle rotte**, con il costo di ciascuna
    .first = il posto della **piastrella primo giocatore**, che costa 2
    .chips = il deposito dei **gettoni bonus**

rules-duel-setup =
    .title = Per cominciare
    .scores = Entrambi partono da **5** punti.
    .plates = Le lastre si mescolano in una pila; tre restano scoperte.
    .trays = Il vassoio grande riceve cinque piastrelle sulla sezione sole, poi ognuno dei piccoli quattro. Sulla sezione luna di ogni vassoio piccolo c’è un gettone coperto.
    .first = Il primo giocatore si estrae a sorte. **L’altro** prende una delle tre lastre e la posa su una casella qualsiasi della sua cupola, girata come vuole. Se ne scopre un’altra; poi il primo giocatore fa lo stesso, e se ne scopre ancora una.

rules-duel-turn =
    .title = Il tuo turno
    .intro = Si gioca a turni alterni. Nel tuo fai **una** di queste quattro cose:
    .plate = **Lastra:** usi un segnalino, prendi una lastra e la posi.
    .sun = **Sole:** prendi piastrelle dalla sezione sole di un vassoio.
    .moon = **Luna:** prendi piastrelle che stanno in cima alle sezioni luna.
    .chip = **Gettone:** prendi un gettone bonus scoperto.
    .end = La fase finisce quando tutte le piastrelle e tutti i gettoni sono presi e, nei round da 1 a 4, tutti i segnalini sono usati. Chi non può fare nulla viene saltato; nessun altro può passare.

rules-duel-plate =
    .title = Prendere una lastra
    .token = Metti un segnalino e prendi una lastra: **tra quelle scoperte**, che durante il round non si rimpiazzano, oppure **dalla pila**. Finite quelle scoperte, resta solo la pila.
    .pile = Dalla pila: paghi **1 punto** per ogni lastra che peschi coperta, una alla volta, quante ne vuoi, senza guardarle. Poi le guardi tutte, ne tieni una e rimetti le altre sotto la pila nell’ordine che preferisci.
    .free = Con 0 punti si pesca gratis. Una volta pescato, devi tenere e posare una lastra.
    .lay = La lastra va su una casella vuota della tua cupola, girata come vuoi. Resta lì **per sempre**.
    .both = In ognuno dei round da 1 a 4 vanno usati entrambi i segnalini. Nel round 5 non si prendono lastre.
    .kinds = Su una **lastra speciale** la casella speciale si riempie solo con una piastrella speciale. Una **casella jolly** accetta una piastrella di qualsiasi colore.

rules-duel-sun =
    .title = Prendere da una sezione sole
    .take = Prendi **tutte le piastrelle di un colore** dalla sezione sole di **un** vassoio.
    .small = Da un vassoio piccolo: impila il resto **nell’ordine che vuoi** sul gettone della sua sezione luna.
    .large = Dal vassoio grande: disponi il resto **separatamente** sulle caselle della sua sezione luna.

rules-duel-moon =
    .title = Prendere dalle sezioni luna
    .take = Prendi **tutte le piastrelle di un colore che stanno in cima**: quella più in alto di ogni pila dei vassoi piccoli, e quelle sulla sezione luna del vassoio grande.
    .top = Da una pila si prende solo la piastrella in cima, anche se quella sotto è uguale.
    .first = Chi per primo nel round prende dalla **sezione luna del vassoio grande** prende anche la **piastrella primo giocatore**. Costa 2 punti, e chi la tiene comincia il round successivo.

rules-duel-chip =
    .title = Prendere un gettone
    .reveal = Un gettone si scopre appena il suo vassoio non ha più piastrelle, né sulla sezione sole né sulla sezione luna.
    .take = Prenderne uno è un turno. Ognuno ne prende **esattamente due** per round; chi ne ha due non ne prende altri.

rules-duel-placing =
    .title = Disporre le piastrelle
    .one = Tutte le piastrelle prese vanno in **una sola linea sagomata**, da destra a sinistra. Una linea ha un solo colore; se è completa non ne accetta altre.
    .free = A differenza di Azul, un colore può comparire più volte in una riga o in una colonna della cupola. Perciò puoi cominciare una linea con qualsiasi colore, che possa dare punti o no.
    .breaks = Quello che non ci sta, o che non vuoi, **si rompe**. Nella casella delle piastrelle rotte ne stanno quattro; le altre vanno subito nella torre. Puoi sempre romperle tutte.

rules-duel-tiling =
    .title = Rivestire la cupola
    .order = Il primo giocatore del round risolve tutte e sei le linee **dall’alto in basso** e paga le piastrelle rotte, poi tocca all’altro. Dalla linea 1 si riempie la riga 1 della cupola, dalla linea 2 la riga 2, e così via.
    .move = La piastrella più a destra di una linea **completa** va su una casella libera della sua riga che abbia il **suo colore o sia jolly**. Se ce n’è una devi usarla; se ce ne sono di più scegli tu.
    .wait = Se non c’è una casella libera adatta, ma la riga ha ancora **una casella della cupola senza lastra**, le piastrelle restano nella linea.
    .breaks = Se la riga ha tutte e tre le lastre e nessuna ha più posto per quel colore, **tutte le piastrelle della linea si rompono**, completa o no.
    .rest = Dopo le sei linee, le altre piastrelle delle linee che hanno mandato una piastrella sulla cupola vanno nella torre. Tutte le altre linee restano per il round successivo.

rules-duel-spending =
    .title = Spendere gettoni
    .when = Quando tocca a una linea con almeno una piastrella, puoi riempire con i gettoni **tutte** le caselle vuote.
    .price = Ogni casella vuota costa **due gettoni che mostrano il colore**, oppure **tre gettoni qualsiasi**, anche mescolando i due modi.
    .only = Puoi spendere gettoni solo se la linea diventa completa e la sua piastrella ha poi una casella.
    .gone = I gettoni spesi si girano per sempre. Valgono al posto delle piastrelle, ma non vanno mai sulla cupola.

rules-duel-scoring =
    .title = I punti
    .tile = Una piastrella che non ne tocca altre vale **1 punto**. Altrimenti vale la sua **riga** di piastrelle contigue, se è almeno due, **più** la sua **colonna**, se è almeno due. Le piastrelle speciali contano come piastrelle.
    .special = Quando una piastrella riempie la terza casella di una lastra speciale, sulla quarta arriva subito una **piastrella speciale**. Vale i punti della sua riga, da 1 nella riga 1 a 6 nella riga 6, e nient’altro; da lì in poi conta in righe e colonne.

rules-duel-costs =
    .title = Le piastrelle rotte
    .pay = Dopo le tue sei linee, una piastrella rotta costa 1 punto, due ne costano 3, tre 6, quattro 10 in tutto. Vanno nella torre. La piastrella primo giocatore costa 2. Non si scende mai sotto 0.

rules-duel-next =
    .title = Il round successivo
    .fill = Dopo i round da 1 a 4 i segnalini tornano, le lastre scoperte tornano a tre, e i vassoi ricevono piastrelle e nuovi gettoni come all’inizio. Se si deve pescare e il sacchetto è vuoto, lo si riempie con la torre.
    .who = Chi ha la piastrella primo giocatore la rimette sul vassoio grande e comincia.

rules-duel-end =
    .title = La fine della partita
    .when = Dopo il round 5 si sommano i punti di tutte le tessere punteggio e si applicano in un colpo solo. Il risultato è almeno 0. **Vince chi ha più punti.**
    .tie = In caso di parità vince chi ha preso la piastrella primo giocatore nel round 5; se nessuno l’ha presa, chi ha cominciato il round 5.

rules-duel-hidden =
    .title = Che cosa è nascosto
    .nobody = Nessuno conosce l’ordine del sacchetto, il fronte delle lastre nella pila e i gettoni coperti. Tutto ciò che è stato preso è visibile a tutti.
    .drawer = Le lastre che peschi le conosci solo tu, anche quelle che rimetti a posto. L’altro vede soltanto il retro, e dove vanno.

rules-duel-rare =
    .title = Casi rari
    .alike = Le cinque piastrelle del vassoio grande sono tutte di un colore: tornano nel sacchetto e si ripescano. Se nel sacchetto c’è solo quel colore, prima vi si svuota la torre; se non basta, restano. Meno di cinque non si ripescano mai.
    .firstTile = Se la sezione sole del vassoio grande comincia un round con un solo colore, chi lo prende prende anche la piastrella primo giocatore.
    .short = Se sacchetto e torre sono vuoti, il round comincia con meno piastrelle. Un vassoio piccolo senza piastrelle mostra subito il suo gettone.
    .same = Se nessuno ha preso la piastrella primo giocatore, ricomincia lo stesso giocatore.

rules-duel-box =
    .title = Da dove vengono i numeri
    .text = Ciò che lastre, gettoni e tessere punteggio mostrano è stato ricomposto da fonti pubbliche. Se la tua scatola dice altro, i valori si correggono in un solo file del programma.

## tutorial-page: The page of the tutorial

tutorial-page-games =
    .azul = Azul
    .mini = Azul Mini
    .grey = La parete grigia
    .duel = Azul Duel

tutorial-page-title = Impara: { $game }
tutorial-page-notes =
    .azul = { "" }
    .mini = Azul Mini si gioca esattamente come Azul.
    .grey = Non conosci Azul? Comincia dalle sue lezioni.
    .duel = { "" }

tutorial-page-lesson = Lezione { $number } di { $of }
tutorial-page-lessons = Lezioni
tutorial-page-done = fatta
tutorial-page-you = Tu
tutorial-page-other = Ana
tutorial-page-task = Tocca a te
tutorial-page-right = Ben fatto!
tutorial-page-not-this = Si può, ma non stavolta
tutorial-page-would = Questa mossa porterebbe:
tutorial-page-back = Indietro
tutorial-page-next = Avanti
tutorial-page-finish = Fine
tutorial-page-again = Di nuovo
tutorial-page-show = Mostrami
tutorial-page-restart = Ricomincia
tutorial-page-keys = Il tavolo risponde anche alla tastiera: le frecce spostano, Invio sceglie, Esc torna indietro.
tutorial-page-finished = Ora puoi giocare
tutorial-page-finished-text = Per una prima partita non serve altro. Il resto viene giocando.
tutorial-page-play = Gioca contro un bot
tutorial-page-rules = Leggi le regole
tutorial-page-others = Impara un altro gioco
tutorial-page-missing = Qui non ci sono lezioni per questo gioco. Scegline uno di questi.

## tutorial-page-facts

tutorial-page-facts-fall =
    { $breaks ->
        [yes]
            { $count ->
                [one] { $count } piastrella si rompe
               *[other] { $count } piastrelle si rompono
            }
       *[no]
            { $count ->
                [one] { $count } piastrella cade
               *[other] { $count } piastrelle cadono
            }
    }
tutorial-page-facts-cost =
    { $count ->
        [one] costa { $count } punto
       *[other] costa { $count } punti
    }
tutorial-page-facts-first = cominci il round successivo
tutorial-page-facts-complete = la linea è completa
tutorial-page-facts-points =
    { $count ->
        [one] dà { $count } punto
       *[other] dà { $count } punti
    }
tutorial-page-facts-lost =
    { $breaks ->
        [yes] la linea { $line } si rompe
       *[no] la linea { $line } cade
    }

## tutorial-lessons-azul: Lessons of Azul

tutorial-lessons-azul-take =
    .title = Prendere le piastrelle
    .say = Nel tuo turno prendi tutte le piastrelle di un colore da un vassoio. Le altre scivolano al centro.
    .todo = Prendi le due piastrelle blu dal loro vassoio e mettile nella linea 2.
    .right = La linea 2 è completa. Gialla e nera sono scivolate al centro, e Ana ha preso tre rosse.
    .hint = Scegli il vassoio con due blu, poi la seconda linea della tua plancia.

tutorial-lessons-azul-centre =
    .title = Il centro e il segnalino
    .say = Puoi prendere anche dal centro. Chi lo fa per primo riceve il segnalino primo giocatore: costa 1 punto, ma chi lo tiene comincia il round successivo.
    .todo = Prendi le due nere dal centro e mettile nella linea 3.
    .right = Due caselle su tre sono piene, e il segnalino è sulla tua linea del pavimento. Ana ha preso due bianche.
    .hint = Prendi le nere che stanno al centro e mettile nella linea 3.

tutorial-lessons-azul-fit =
    .title = Un colore per linea
    .say = Una linea ha un solo colore e si può riempire un po’ per volta. Alla linea 3 manca una nera.
    .todo = Completa la linea 3 senza che cada nulla.
    .right = Proprio quella che mancava. Una linea incompleta aspetta semplicemente il round successivo.
    .hint = Un vassoio ha una sola nera. Di due, una cadrebbe.

tutorial-lessons-azul-fall =
    .title = Quello che non ci sta, cade
    .say = Le piastrelle che non stanno nella linea cadono sul pavimento e costano punti. A volte non si può evitare.
    .todo = Prendi le quattro bianche dal centro e mettile dove ne cadono di meno.
    .right = Tre stanno nella linea 4 e una cade: costa 1 punto. Altrove sarebbe costato di più.
    .hint = La linea 4 aspetta il bianco e ha posto per tre.

tutorial-lessons-azul-row =
    .title = Una volta per riga
    .say = Un colore che una riga della parete ha già non può andare in quella linea. Le righe 1 e 4 hanno il rosso, e nella linea 3 c’è il nero.
    .todo = Prendi le due rosse e completa con quelle una linea.
    .right = La linea 2 ne accoglie proprio due. Erano permessi anche la linea 5 e il pavimento.
    .hint = Il rosso può andare nella linea 2, nella 5 o sul pavimento. Quale si riempie con due?

tutorial-lessons-azul-tiling =
    .title = Sulla parete
    .say = Quando tutto è preso, ogni linea completa manda una piastrella sulla parete, dall’alto in basso. Vale quanto la riga e la colonna di piastrelle che tocca.
    .todo = Prendi l’ultima rossa e completa con quella la linea 1.
    .right = La rossa ha fatto una riga di due: 2 punti. La bianca una colonna di tre: 3 punti. Il segnalino è costato 1.
    .hint = La linea 1 ha una sola casella: la riempie la rossa.

tutorial-lessons-azul-runs =
    .title = Dove rende di più?
    .say = Una piastrella che ne tocca altre nei due sensi conta due volte: una per la riga e una per la colonna.
    .todo = Prendi l’ultima nera e mettila dove dà più punti.
    .right = Una riga di tre e una colonna di tre: 6 punti con una sola piastrella!
    .hint = Guarda la parete: in quale riga la nera si unirebbe a una riga e a una colonna?

tutorial-lessons-azul-end =
    .title = La fine
    .say = Una riga completa chiude la partita. Poi ogni riga dà 2 punti, ogni colonna 7, e le cinque piastrelle di un colore 10.
    .todo = Prendi l’ultima gialla e chiudi la partita.
    .right = Riga, colonna e colore in un colpo: 10 punti per la piastrella e 19 di bonus. Vinci 67 a 51!
    .hint = Alla linea 4 manca solo una gialla.

## tutorial-lessons-grey: Lessons of the grey wall

tutorial-lessons-grey-cell =
    .title = Scegli tu la casella
    .say = Le piastrelle si prendono come in Azul. Sulla parete grigia però scegli tu dove va, nella sua riga: il colore non deve essere già in quella riga o in quella colonna.
    .todo = La linea 2 è completa. Metti la sua nera dove dà più punti.
    .right = Una riga di due e una colonna di due: 4 punti. La colonna 3 era chiusa, perché lì il nero c’è già.
    .hint = Quale casella libera tocca una piastrella di fianco e una sopra?

tutorial-lessons-grey-column =
    .title = Una volta per colonna
    .say = Le colonne 1 e 5 hanno già il bianco, e in questa riga la colonna 2 è occupata. Restano due caselle.
    .todo = Metti la bianca della linea 4 dove dà più punti.
    .right = Forma una colonna di quattro: 4 punti.
    .hint = Una delle due caselle sta sotto tre piastrelle in colonna.

tutorial-lessons-grey-order =
    .title = Pensa alla linea dopo
    .say = Le linee si risolvono dall’alto in basso. Anche la linea 3 è blu, e nella riga 3 per il blu resta solo la colonna 1.
    .todo = Metti la blu della linea 2 in modo che anche la linea 3 trovi la sua casella.
    .right = Meno punti subito, ma la seconda blu ne ha dati 5 e non è caduto nulla.
    .hint = Nella colonna 1 ora darebbe di più, ma poi la linea 3 non avrebbe casella e cadrebbe tutta.

tutorial-lessons-grey-falls =
    .title = Una linea senza casella
    .say = Se una linea completa non trova casella, cadono tutte le sue piastrelle. Nella riga 3 è libera solo la colonna 1, e in quella colonna il rosso c’è già.
    .todo = Prendi l’ultima rossa e completa una linea che abbia una casella per lei.
    .right = La linea 2 è completa e la sua piastrella ha trovato posto. La linea 3 sarebbe caduta: tre piastrelle, 4 punti.
    .hint = Anche la linea 3 sarebbe completa, ma la sua piastrella non avrebbe dove andare. Alla linea 2 manca una rossa.

tutorial-lessons-grey-end =
    .title = La fine
    .say = La riga 1 è completa: con questo rivestimento la partita finisce. Una colonna completa dà altri 7 punti.
    .todo = Metti la nera della linea 3 dove rende di più.
    .right = 7 punti per la piastrella, 7 per la colonna e 2 per la riga: vinci 60 a 46!
    .hint = C’è una colonna a cui manca solo questa piastrella.

## tutorial-lessons-duel: Lessons of Azul Duel

tutorial-lessons-duel-sun =
    .title = Prendere dal sole
    .say = Nel tuo turno fai una di quattro cose. La prima: prendi tutte le piastrelle di un colore dalla sezione sole di un vassoio. Il resto si impila sulla sua sezione luna, nell’ordine che scegli.
    .todo = Prendi le due turchesi di un vassoio piccolo per la linea 2, e impila il resto con la gialla in cima.
    .right = La linea 2 è completa, e la nera aspetta sotto la gialla: poi si potrà prendere solo quella in cima. Il resto del vassoio grande si disporrebbe in fila.
    .hint = Un vassoio piccolo ha due turchesi, che riempiono la linea 2. Del resto, la nera va sotto e la gialla in cima.

tutorial-lessons-duel-moon =
    .title = Prendere dalla luna
    .say = La seconda: prendi tutte le piastrelle di un colore che stanno in cima alle sezioni luna. Chi per primo prende dalla luna grande riceve anche la piastrella primo giocatore, che costa 2.
    .todo = Prendi le turchesi in cima alle pile piccole e completa la linea 3.
    .right = Sono arrivate insieme, e senza la piastrella primo giocatore.
    .hint = Il turchese è in cima a due pile piccole, e nella linea 3 c’è già del turchese.

tutorial-lessons-duel-chip =
    .title = Prendere un gettone
    .say = La terza: un vassoio piccolo senza piastrelle mostra il suo gettone bonus. Prenderlo è un turno, e ognuno ne prende due per round.
    .todo = Prendi il gettone scoperto.
    .right = È tuo. Più avanti i gettoni riempiono i vuoti nelle tue linee.
    .hint = Un vassoio piccolo è vuoto: prendi il gettone che c’è sopra.

tutorial-lessons-duel-plate =
    .title = Posare una lastra
    .say = La quarta: usa un segnalino per prendere una lastra della cupola, una scoperta oppure, a 1 punto l’una, dalla pila. Girala come vuoi; resta dove la posi.
    .todo = Nella linea 1 c’è una rossa. Prendi la seconda lastra e posala in modo che la riga 1 abbia una casella rossa.
    .right = Ora la rossa ha dove andare. Ognuno dei primi quattro round ti porta due lastre.
    .hint = Prendi la lastra con turchese, rosso, blu e una casella speciale. Posala nella fila in alto della cupola, girata con il rosso nella metà superiore.

tutorial-lessons-duel-cell =
    .title = Sulla cupola
    .say = Una linea completa manda una piastrella nella sua riga della cupola: su una casella del suo colore o su una jolly. Vale la riga e la colonna che tocca.
    .todo = Metti la rossa della linea 2 dove dà più punti.
    .right = Una colonna di tre: 3 punti. E la casella jolly resta libera per qualsiasi colore.
    .hint = La casella rossa sta tra due piastrelle.

tutorial-lessons-duel-special =
    .title = Piastrelle speciali
    .say = Quando tre caselle di una lastra speciale sono piene, sulla quarta arriva una piastrella speciale e dà il numero della sua riga.
    .todo = Metti la blu della linea 4 in modo che porti una piastrella speciale.
    .right = 4 punti per una colonna di quattro, e altri 4 per la piastrella speciale nella riga 4.
    .hint = A una lastra speciale manca solo il blu.

tutorial-lessons-duel-spend =
    .title = Spendere gettoni
    .say = I gettoni bonus sostituiscono le piastrelle che mancano: due che mostrano il colore, o tre qualsiasi.
    .todo = Alla linea 3 manca una turchese. Completala con meno gettoni possibile.
    .right = Sono bastati due gettoni con il turchese, e la piastrella ha dato 5 punti.
    .hint = Due tuoi gettoni mostrano il turchese, uno a metà. Bastano quelli.

tutorial-lessons-duel-breaks =
    .title = Quello che si rompe
    .say = Se una riga ha tutte e tre le lastre e nessuna casella per un colore, le piastrelle di quella linea si rompono e costano punti.
    .todo = Prendi l’ultima nera e mettila dove dà punti.
    .right = La linea 4 era completa e la nera è andata su una casella jolly. Nella linea 1 si sarebbe rotta.
    .hint = Nella riga 1 non c’è più posto per il nero. Alla linea 4 manca solo una nera.

tutorial-lessons-duel-end =
    .title = La fine
    .say = Dopo cinque round le tessere punteggio danno i loro punti: qui 3 per ogni riga, 7 per ogni colonna, 10 per ogni diagonale.
    .todo = Metti l’ultima blu in modo da completare una colonna.
    .right = 6 punti per la piastrella, 7 per la colonna e 3 per una riga: vinci 57 a 49!
    .hint = In una colonna è vuota solo la riga 6, e lì la casella è jolly.
