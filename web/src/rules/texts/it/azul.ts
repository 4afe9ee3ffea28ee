import type en from "../en/azul";

const texts: typeof en = {
  minute: {
    take: "Prendi tutte le piastrelle di **un colore** da un vassoio; le altre scivolano al centro. Oppure prendi tutte quelle di un colore dal centro.",
    place: "Mettile in **una sola linea**. Ogni linea ha un solo colore; quello che non ci sta cade sul pavimento.",
    tile: "Quando non c’è più niente da prendere, ogni **linea completa** manda una piastrella sulla parete.",
    tileGrey:
      "Quando non c’è più niente da prendere, ogni **linea completa** manda una piastrella sulla parete, in una casella **a tua scelta**.",
    score:
      "Una piastrella vale quanto la riga e la colonna di piastrelle che tocca; da sola vale 1. **Il pavimento costa punti.**",
    end: "La partita finisce dopo il round in cui qualcuno completa **una riga**. Poi le righe danno 2 punti, le colonne 7, i colori 10.",
  },
  goal: {
    title: "Lo scopo",
    aim: "Rivesti la parete di un palazzo, una piastrella dopo l’altra. Alla fine vince chi ha **più punti**.",
    stop: "La partita finisce dopo il round in cui qualcuno ha completato una riga orizzontale di cinque piastrelle.",
  },
  table: {
    title: "Che cosa c’è sul tavolo",
    tiles: "**100 piastrelle** in cinque colori, 20 per colore. Ogni colore ha un suo motivo.",
    displays:
      "**Vassoi** disposti in cerchio: cinque in due giocatori, sette in tre, nove in quattro. In mezzo c’è il **centro**.",
    bag: "Un **sacchetto** da cui si pesca a caso, e la **scatola**, dove le piastrelle usate aspettano che il sacchetto si svuoti.",
    marker: "Il **segnalino primo giocatore**.",
    board: "Una **plancia** per ciascuno:",
    wall: "Sulla parete colorata ogni casella ha il suo colore. Ogni riga è quella di sopra spostata di una casella verso destra: così ogni colore compare una volta in ogni riga e una volta in ogni colonna.",
    wallGrey: "Sulla parete grigia non è stampato alcun colore. Tutti usano lo stesso lato della plancia.",
    mini: "**Azul Mini** è lo stesso gioco in scatola da viaggio: i punti si segnano con i cursori e i vassoi stanno in un inserto. Non cambia nemmeno una regola.",
  },
  legend: {
    title: "Le parti della plancia",
    lines: "cinque **linee quadrettate**, da una a cinque piastrelle",
    wall: "la **parete**, cinque caselle per cinque",
    floor: "la **linea del pavimento**: sette caselle, ognuna con il suo costo",
    score: "i tuoi **punti**, che partono da 0",
  },
  start: {
    title: "Per cominciare",
    fill: "Ogni vassoio riceve **quattro piastrelle** pescate a caso dal sacchetto.",
    who: "Attorno a un tavolo vero comincia chi è stato in Portogallo per ultimo. Qui comincia un posto scelto, oppure decide la sorte.",
  },
  round: {
    title: "Un round",
    intro: "I round si susseguono fino alla fine della partita. Ognuno ha tre fasi:",
    offer: "**Offerta dei vassoi:** a turno, tutti prendono piastrelle.",
    tiling: "**Rivestimento delle pareti:** le linee complete vanno sulla parete e danno punti.",
    next: "**Round successivo:** i vassoi si riempiono di nuovo.",
  },
  taking: {
    title: "Prendere le piastrelle",
    marker: "Il primo giocatore mette il segnalino al centro e fa il primo turno. Poi si procede in senso orario.",
    intro: "Nel tuo turno fai una di queste due cose:",
    display: "Prendi **tutte le piastrelle di un colore da un vassoio**. Le altre di quel vassoio vanno al centro.",
    centre: "Prendi **tutte le piastrelle di un colore dal centro**.",
    first:
      "Chi per primo nel round prende dal centro prende anche il **segnalino**. Va sulla casella libera più a sinistra della sua linea del pavimento, prima di disporre le piastrelle. Chi lo tiene comincia il round successivo.",
    end: "La fase finisce quando tutti i vassoi e il centro sono vuoti.",
  },
  placing: {
    title: "Disporre le piastrelle",
    one: "Tutte le piastrelle prese vanno in **una sola linea quadrettata**, da destra a sinistra, oppure sulla linea del pavimento.",
    colour: "Una linea contiene **un solo colore**. Puoi continuare una linea già cominciata.",
    wall: "Un colore non può andare in una linea se **la sua riga della parete ce l’ha già**.",
    full: "Una linea completa non accetta altre piastrelle.",
    choice: "Puoi sempre mettere tutto direttamente sul pavimento, anche quando una linea accetterebbe le piastrelle.",
  },
  floor: {
    title: "La linea del pavimento",
    falls:
      "Le piastrelle che non stanno nella linea scelta **cadono sulla linea del pavimento**, da sinistra a destra.",
    cost: "Le sue caselle costano 1, 1, 2, 2, 2, 3 e 3 punti, da pagare alla fine del round.",
    over: "Quando le sette caselle sono piene, le altre piastrelle vanno subito nella scatola e non costano nulla.",
  },
  tiling: {
    title: "Rivestire la parete",
    order: "Ognuno passa le proprie linee **dall’alto in basso**.",
    move: "La piastrella più a destra di ogni linea **completa** va sulla casella del suo colore nella stessa riga della parete e dà subito i punti. Le altre piastrelle della linea vanno nella scatola.",
    stay: "Le linee incomplete restano come sono per il round successivo.",
  },
  greyTiling: {
    title: "Rivestire la parete grigia",
    order: "Le linee si passano **dall’alto in basso**: una scelta in una riga restringe quella dopo.",
    choose:
      "La piastrella più a destra di ogni linea **completa** va in **una qualsiasi casella libera** della stessa riga, purché il suo colore non sia già in quella riga né in quella colonna. Dà subito i punti, e le altre piastrelle della linea vanno nella scatola.",
    must: "Se una casella così esiste devi usarla; se ce ne sono più d’una, scegli tu.",
    none: "Se non ce n’è nessuna, **tutte le piastrelle di quella linea cadono sul pavimento**, e costano punti già in questo round. Quelle che non ci stanno vanno nella scatola.",
    taking:
      "Quando prendi le piastrelle conta solo la riga: un colore può andare in una linea finché la sua riga della parete non ce l’ha, anche se non resta nessuna colonna. Quindi guarda avanti.",
    turns:
      "A un tavolo vero si può rivestire tutti insieme. Qui il primo giocatore del round passa tutte le sue linee e paga il pavimento, poi tocca al successivo in senso orario.",
    stay: "Le linee incomplete restano come sono per il round successivo.",
  },
  scoring: {
    title: "I punti di una piastrella",
    alone: "Se non ne tocca nessun’altra, una piastrella appena messa vale **1 punto**.",
    runs: "Altrimenti vale la lunghezza della **riga** di piastrelle contigue di cui fa parte, se è almeno due, **più** la lunghezza della sua **colonna**, se è almeno due. La nuova piastrella conta in entrambe.",
  },
  costs: {
    title: "Pagare il pavimento",
    pay: "Dopo la tua ultima linea ogni casella occupata della linea del pavimento costa i suoi punti, anche quella del segnalino. Non si scende mai sotto 0.",
    clear: "Le piastrelle del pavimento vanno nella scatola. Il segnalino resta davanti a chi lo ha preso.",
  },
  next: {
    title: "Il round successivo",
    who: "Se nessuno ha completato una riga, chi ha il segnalino diventa primo giocatore.",
    fill: "I vassoi si riempiono uno dopo l’altro con quattro piastrelle ciascuno. Solo quando si deve pescare e il sacchetto è vuoto, anche a metà di un vassoio, tutte le piastrelle della scatola tornano nel sacchetto.",
    short:
      "Se anche la scatola è vuota, il round comincia con meno piastrelle: quel vassoio resta incompleto e i successivi restano vuoti.",
  },
  end: {
    title: "La fine della partita",
    when: "La partita finisce subito dopo il rivestimento in cui un giocatore ha completato **una riga orizzontale di cinque**. Poi arrivano i bonus:",
    row: "**2 punti** per ogni riga completa",
    column: "**7 punti** per ogni colonna completa",
    colour: "**10 punti** per ogni colore di cui hai tutte e cinque le piastrelle sulla parete",
  },
  ties: {
    title: "Vittoria e parità",
    winner: "Vince chi ha **più punti**.",
    tie: "In caso di parità vince, tra i pari, chi ha più righe complete. Se anche quelle sono pari, la vittoria è condivisa.",
  },
  rare: {
    title: "Casi rari",
    fullFloor:
      "Prendi il segnalino quando la tua linea del pavimento è piena: lo tieni, cominci il round successivo e non paghi nulla.",
    noMarker:
      "Nessuno ha preso il segnalino, perché ogni vassoio era di un solo colore: il primo giocatore resta lo stesso.",
    noTiles: "Non si può distribuire nemmeno una piastrella: la partita finisce e si contano i punti.",
    stalled:
      "Due round di fila in cui nessuna piastrella arriva in una linea quadrettata chiudono la partita, che si conta così com’è.",
    bare: "Sulla parete grigia la partita finisce anche dopo cinque round di fila in cui nessuna piastrella arriva su una parete.",
  },
  grey: {
    title: "Variante: la parete grigia",
    what: "Sull’altro lato delle plance la parete è grigia, e scegli tu in quale casella della riga va ogni piastrella: nessun colore può comparire due volte in una riga o in una colonna. Il resto non cambia.",
    link: "Tutto sulla parete grigia",
  },
  tournament: {
    title: "In torneo",
    intro: "I tavoli di torneo seguono un regolamento proprio, che prevale sulle regole dove le due cose differiscono:",
    wall: "Si gioca solo ad Azul con la parete colorata. I tavoli sono da quattro; più piccoli solo quando il numero dei giocatori o un ritiro lo rende necessario.",
    displays: "Un tavolo da quattro gioca con **otto vassoi**; i tavoli da tre e da due con sette e cinque.",
    lot: "Il primo giocatore si estrae a sorte: nel sacchetto ci sono tre piastrelle nere e una rossa, e comincia chi pesca la rossa.",
    time: "Un turno dura al massimo **due minuti**. Scaduti quelli il turno è perso e non si prende nulla. Nessuno può passare per scelta.",
    stopped: "Quando tutti hanno passato di fila, il tavolo si ferma e aspetta l’arbitro.",
    points:
      "Ognuno gioca tre partite. I punti di tutte si sommano e vince il totale più alto. A parità contano le righe complete, poi le partite vinte.",
    leaving:
      "Chi si ritira durante una partita non riceve punti per quella. Gli altri continuano; le piastrelle di quella plancia sono fuori gioco. Se restano meno di due giocatori il tavolo è nullo.",
    talk: "Parlare e consigliare è permesso, disturbare no.",
  },
};

export default texts;
