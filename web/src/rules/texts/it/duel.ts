import type en from "../en/duel";

const texts: typeof en = {
  minute: {
    turn: "Nel tuo turno fai **una** di quattro cose: posi una lastra, prendi da un lato sole, prendi dai lati luna, oppure prendi un gettone.",
    take: "Dal **sole**: tutte le piastrelle di un colore di un vassoio; il resto passa al suo lato luna. Dalla **luna**: tutte quelle di un colore che stanno in cima, su tutti i vassoi.",
    place: "Le piastrelle vanno in **una linea** di un solo colore. Quello che non ci sta si rompe e costa punti.",
    tile: "Quando tutto è preso, le linee complete mandano una piastrella nella **loro riga della cupola**, su una casella di quel colore o jolly. I gettoni bonus riempiono i vuoti.",
    score:
      "Una piastrella vale la sua riga e la sua colonna, come in Azul. Una lastra speciale piena porta una **piastrella speciale**.",
    end: "Dopo **cinque round** si aggiungono le tessere punteggio. Vince chi ha più punti.",
  },
  goal: {
    title: "Lo scopo",
    aim: "Due maestri rivestono la cupola di un palazzo. Dopo **cinque round** vince chi ha **più punti**.",
  },
  table: {
    title: "Che cosa c’è sul tavolo",
    tiles:
      "**65 piastrelle** nel sacchetto: cinque colori, 13 per colore. A parte, nove **piastrelle speciali** e la **piastrella primo giocatore**. Una **torre** raccoglie le piastrelle usate.",
    trays:
      "**Quattro vassoi piccoli e uno grande**, ognuno con un lato sole e un lato luna. Il lato luna di quello grande ha quattro caselle separate e il posto della piastrella primo giocatore.",
    plates:
      "**18 lastre della cupola** da quattro caselle: nove speciali, con una casella per una piastrella speciale, e nove jolly, con una casella per qualsiasi colore. Il retro mostra solo il tipo.",
    chips:
      "**20 gettoni bonus**, di uno o di due colori. Un gettone vale per ogni colore che mostra, intero o a metà, e conta come un gettone.",
    scoring:
      "Le **tessere punteggio** con gli obiettivi della partita: tre, o tutte e quattro, ognuna dal lato che si vuole.",
    board: "Una **plancia** per ciascuno, e due **segnalini**:",
  },
  legend: {
    title: "Le parti della plancia",
    lines: "sei **linee sagomate**, da una a sei piastrelle",
    dome: "la **cupola**: nove posti per le lastre, cioè sei caselle per sei",
    special: "quanto vale una **piastrella speciale** in questa riga",
    broken: "la casella delle **piastrelle rotte**, con il costo di ciascuna",
    first: "il posto della **piastrella primo giocatore**, che costa 2",
    chips: "il deposito dei **gettoni bonus**",
  },
  setup: {
    title: "Per cominciare",
    scores: "Entrambi partono da **5** punti.",
    plates: "Le lastre si mescolano in una pila; tre restano scoperte.",
    trays:
      "Il vassoio grande riceve cinque piastrelle sul lato sole, poi ognuno dei piccoli quattro. Su ogni lato luna piccolo c’è un gettone coperto.",
    first:
      "Il primo giocatore si estrae a sorte. **L’altro** prende una delle tre lastre e la posa su un posto qualsiasi della sua cupola, girata come vuole. Se ne scopre un’altra; poi il primo giocatore fa lo stesso, e se ne scopre ancora una.",
  },
  turn: {
    title: "Il tuo turno",
    intro: "Si gioca a turni alterni. Nel tuo fai **una** di queste quattro cose:",
    plate: "**Lastra:** usi un segnalino, prendi una lastra e la posi.",
    sun: "**Sole:** prendi piastrelle dal lato sole di un vassoio.",
    moon: "**Luna:** prendi piastrelle che stanno in cima ai lati luna.",
    chip: "**Gettone:** prendi un gettone bonus scoperto.",
    end: "La fase finisce quando tutte le piastrelle e tutti i gettoni sono presi e, nei round da 1 a 4, tutti i segnalini sono usati. Chi non può fare nulla viene saltato; nessun altro può passare.",
  },
  plate: {
    title: "Prendere una lastra",
    token:
      "Metti un segnalino e prendi una lastra: **tra quelle scoperte**, che durante il round non si rimpiazzano, oppure **dalla pila**. Finite quelle scoperte, resta solo la pila.",
    pile: "Dalla pila: paghi **1 punto** per ogni lastra che peschi coperta, una alla volta, quante ne vuoi, senza guardarle. Poi le guardi tutte, ne tieni una e rimetti le altre sotto la pila nell’ordine che preferisci.",
    free: "Con 0 punti si pesca gratis. Una volta pescato, devi tenere e posare una lastra.",
    lay: "La lastra va su un posto vuoto della tua cupola, girata come vuoi. Resta lì **per sempre**.",
    both: "In ognuno dei round da 1 a 4 vanno usati entrambi i segnalini. Nel round 5 non si prendono lastre.",
    kinds:
      "Su una **lastra speciale** la casella speciale si riempie solo con una piastrella speciale. Una **casella jolly** accetta una piastrella di qualsiasi colore.",
  },
  sun: {
    title: "Prendere da un lato sole",
    take: "Prendi **tutte le piastrelle di un colore** dal lato sole di **un** vassoio.",
    small: "Da un vassoio piccolo: impila il resto **nell’ordine che vuoi** sul gettone del suo lato luna.",
    large: "Dal vassoio grande: disponi il resto **separatamente** sulle caselle del suo lato luna.",
  },
  moon: {
    title: "Prendere dai lati luna",
    take: "Prendi **tutte le piastrelle di un colore che stanno in cima**: quella più in alto di ogni pila dei vassoi piccoli, e quelle sul lato luna del vassoio grande.",
    top: "Da una pila si prende solo la piastrella in cima, anche se quella sotto è uguale.",
    first:
      "Chi per primo nel round prende dal **lato luna del vassoio grande** prende anche la **piastrella primo giocatore**. Costa 2 punti, e chi la tiene comincia il round successivo.",
  },
  chip: {
    title: "Prendere un gettone",
    reveal: "Un gettone si scopre appena il suo vassoio non ha più piastrelle, né sul lato sole né sul lato luna.",
    take: "Prenderne uno è un turno. Ognuno ne prende **esattamente due** per round; chi ne ha due non ne prende altri.",
  },
  placing: {
    title: "Disporre le piastrelle",
    one: "Tutte le piastrelle prese vanno in **una sola linea sagomata**, da destra a sinistra. Una linea ha un solo colore; se è completa non ne accetta altre.",
    free: "A differenza di Azul, un colore può comparire più volte in una riga o in una colonna della cupola. Perciò puoi cominciare una linea con qualsiasi colore, che possa dare punti o no.",
    breaks:
      "Quello che non ci sta, o che non vuoi, **si rompe**. Nella casella delle piastrelle rotte ne stanno quattro; le altre vanno subito nella torre. Puoi sempre romperle tutte.",
  },
  tiling: {
    title: "Rivestire la cupola",
    order:
      "Il primo giocatore del round passa tutte e sei le linee **dall’alto in basso** e paga le piastrelle rotte, poi tocca all’altro. La linea 1 alimenta la riga 1 della cupola, la linea 2 la riga 2, e così via.",
    move: "La piastrella più a destra di una linea **completa** va su una casella libera della sua riga che abbia il **suo colore o sia jolly**. Se ce n’è una devi usarla; se ce ne sono di più scegli tu.",
    wait: "Se non c’è una casella libera adatta, ma la riga ha ancora **un posto senza lastra**, le piastrelle restano nella linea.",
    breaks:
      "Se la riga ha tutte e tre le lastre e nessuna ha più posto per quel colore, **tutte le piastrelle della linea si rompono**, completa o no.",
    rest: "Dopo le sei linee, le altre piastrelle delle linee che hanno mandato una piastrella sulla cupola vanno nella torre. Tutte le altre linee restano per il round successivo.",
  },
  spending: {
    title: "Spendere gettoni",
    when: "Quando tocca a una linea con almeno una piastrella, puoi riempire con i gettoni **tutti** i posti che mancano.",
    price:
      "Ogni posto mancante costa **due gettoni che mostrano il colore**, oppure **tre gettoni qualsiasi**, anche mescolando i due modi.",
    only: "Puoi spendere gettoni solo se la linea diventa completa e la sua piastrella ha poi una casella.",
    gone: "I gettoni spesi si girano per sempre. Valgono al posto delle piastrelle, ma non vanno mai sulla cupola.",
  },
  scoring: {
    title: "I punti",
    tile: "Una piastrella che non ne tocca altre vale **1 punto**. Altrimenti vale la sua **riga** di piastrelle contigue, se è almeno due, **più** la sua **colonna**, se è almeno due. Le piastrelle speciali contano come piastrelle.",
    special:
      "Quando una piastrella riempie la terza casella di una lastra speciale, sulla quarta arriva subito una **piastrella speciale**. Vale i punti della sua riga, da 1 nella riga 1 a 6 nella riga 6, e nient’altro; da lì in poi conta in righe e colonne.",
  },
  costs: {
    title: "Le piastrelle rotte",
    pay: "Dopo le tue sei linee, una piastrella rotta costa 1 punto, due ne costano 3, tre 6, quattro 10 in tutto. Vanno nella torre. La piastrella primo giocatore costa 2. Non si scende mai sotto 0.",
  },
  next: {
    title: "Il round successivo",
    fill: "Dopo i round da 1 a 4 i segnalini tornano, le lastre scoperte tornano a tre, e i vassoi ricevono piastrelle e nuovi gettoni come all’inizio. Se si deve pescare e il sacchetto è vuoto, lo si riempie con la torre.",
    who: "Chi ha la piastrella primo giocatore la rimette sul vassoio grande e comincia.",
  },
  end: {
    title: "La fine della partita",
    when: "Dopo il round 5 si sommano i punti di tutte le tessere punteggio e si applicano in un colpo solo. Il risultato è almeno 0. **Vince chi ha più punti.**",
    tie: "In caso di parità vince chi ha preso la piastrella primo giocatore nel round 5; se nessuno l’ha presa, chi ha cominciato il round 5.",
  },
  goals: {
    title: "Le tessere punteggio",
    intro:
      "Ognuna delle quattro tessere ha due lati. Le piastrelle speciali contano come piastrelle in tutte. Per la prima partita consigliamo righe, colonne e diagonali.",
    rows: "**Righe:** 3 punti per ogni riga completa di sei.",
    colours:
      "**Colori:** 4 punti per ogni riga con almeno cinque tipi diversi: i cinque colori e lo speciale. I vuoti sono ammessi; una piastrella su una casella jolly conta come il suo colore.",
    columns: "**Colonne:** 7 punti per ogni colonna completa di sei.",
    edge: "**Bordo:** 1 punto per ogni piastrella sulle 20 caselle esterne.",
    diagonals: "**Diagonali:** 10 punti per ognuna delle due diagonali complete.",
    corners: "**Angoli:** per ogni lastra d’angolo tutta piena, 3 punti in alto e 8 in basso.",
    wilds:
      "**Caselle jolly:** se tutte le caselle jolly della tua cupola sono piene, 2 punti per ciascuna. Altrimenti niente.",
    specials: "**Caselle speciali:** 3 punti in meno per ogni casella speciale vuota della tua cupola.",
    pair: "i due lati di una tessera",
  },
  hidden: {
    title: "Che cosa è nascosto",
    nobody:
      "Nessuno conosce l’ordine del sacchetto, il fronte delle lastre nella pila e i gettoni coperti. Tutto ciò che è stato preso è visibile a tutti.",
    drawer:
      "Le lastre che peschi le conosci solo tu, anche quelle che rimetti a posto. L’altro vede soltanto il retro, e dove vanno.",
  },
  rare: {
    title: "Casi rari",
    alike:
      "Le cinque piastrelle del vassoio grande sono tutte di un colore: tornano nel sacchetto e si ripescano. Se nel sacchetto c’è solo quel colore, prima vi si svuota la torre; se non basta, restano. Meno di cinque non si ripescano mai.",
    firstTile:
      "Se il lato sole del vassoio grande comincia un round con un solo colore, chi lo prende prende anche la piastrella primo giocatore.",
    short:
      "Se sacchetto e torre sono vuoti, il round comincia con meno piastrelle. Un vassoio piccolo senza piastrelle mostra subito il suo gettone.",
    same: "Se nessuno ha preso la piastrella primo giocatore, ricomincia lo stesso giocatore.",
  },
  box: {
    title: "Da dove vengono i numeri",
    text: "Ciò che lastre, gettoni e tessere punteggio mostrano è stato ricomposto da fonti pubbliche. Se la tua scatola dice altro, i valori si correggono in un solo file del programma.",
  },
};

export default texts;
