import type en from "../en/figures";

const texts: typeof en = {
  colours: {
    B: "Blu: una stella",
    Y: "Giallo: un quadrifoglio",
    R: "Rosso: una croce",
    K: "Nero: losanghe",
    W: "Bianco: un fiore",
    T: "Turchese: un fiore",
    S: "Speciale: una rosa dei venti",
  },
  players: (count) => `${count} giocatori`,
  yes: "permesso",
  no: "non permesso",
  tiles: { alt: "Le cinque piastrelle con i loro motivi.", caption: "" },
  rings: {
    alt: "Tre cerchi di vassoi attorno a un centro: cinque, sette e nove.",
    caption: "Tanti vassoi quanti ne chiede il numero dei giocatori.",
  },
  board: { alt: "Una plancia con numeri accanto alle sue parti, elencate sotto.", caption: "" },
  take: {
    alt: "Un vassoio con due piastrelle blu, una gialla e una nera. Le blu vanno nella linea 2, le altre al centro.",
    caption: "Si prendono tutte le blu; gialla e nera scivolano al centro.",
  },
  centre: {
    alt: "Il centro con tre piastrelle rosse, una gialla e il segnalino. Le rosse vanno nella linea 3, il segnalino sulla prima casella del pavimento.",
    caption: "La prima presa dal centro porta con sé il segnalino.",
  },
  choice: {
    alt: "Due piastrelle rosse e cinque linee. Sono permesse le linee 2 e 5 e il pavimento. Le linee 1 e 4 hanno già il rosso sulla loro riga della parete, e la linea 3 contiene piastrelle nere.",
    caption: "Dove possono andare due rosse? Nella linea 2, nella linea 5, o sul pavimento.",
  },
  overflow: {
    alt: "Quattro piastrelle bianche in una linea da quattro che ne ha già una: tre ci stanno, una cade sul pavimento.",
    caption: "Tre ci stanno, una cade.",
  },
  move: {
    alt: "Una linea completa di tre bianche: quella più a destra va sulla parete, le altre due nella scatola.",
    caption: "Una piastrella va sulla parete, le altre nella scatola.",
  },
  alone: {
    alt: "Una piastrella rossa sulla parete che non ne tocca altre, con il numero 1.",
    caption: "Da sola: 1 punto",
  },
  row: {
    alt: "Una piastrella che ne unisce altre due nella sua riga, con il numero 3.",
    caption: "Una riga di tre: 3 punti",
  },
  column: {
    alt: "Una piastrella che si unisce a un’altra nella sua colonna, con il numero 2.",
    caption: "Una colonna di due: 2 punti",
  },
  both: {
    alt: "Una piastrella che forma una riga di quattro e una colonna di tre, con i numeri 4 e 3.",
    caption: "Una riga di quattro e una colonna di tre: 4 + 3 = 7 punti",
  },
  floor: {
    alt: "Una linea del pavimento con il segnalino e tre piastrelle sotto i costi 1, 1, 2 e 2.",
    caption: "Il segnalino e tre piastrelle costano 1 + 1 + 2 + 2 = 6 punti",
  },
  bonusRow: { alt: "Una parete con una riga completa.", caption: "+2 per una riga" },
  bonusColumn: { alt: "Una parete con una colonna completa.", caption: "+7 per una colonna" },
  bonusColour: { alt: "Una parete con tutte e cinque le piastrelle blu, in diagonale.", caption: "+10 per un colore" },
  greyCell: {
    alt: "La riga 2 di una parete grigia e una piastrella nera. La colonna 2 è occupata e la colonna 3 ha già il nero in un’altra riga. Sono permesse le colonne 1, 4 e 5.",
    caption: "La nera può andare nella colonna 1, 4 o 5: la 2 è occupata e la 3 ha già il nero.",
  },
  greyFall: {
    alt: "La riga 3 di una parete grigia ha una sola casella libera, ma la sua colonna ha già il rosso. Una linea completa di tre rosse cade sul pavimento.",
    caption: "L’unica casella libera ha già il rosso nella colonna: cadono tutte e tre.",
  },
  discs: { alt: "Le cinque piastrelle di Duel e quella speciale, con i loro motivi.", caption: "" },
  duelBoard: { alt: "Una plancia di Duel con numeri accanto alle sue parti, elencate sotto.", caption: "" },
  plates: {
    alt: "Una lastra speciale con giallo, nero, turchese e una casella speciale; una lastra jolly con turchese, nero, rosso e una casella jolly.",
    caption: "Una lastra speciale e una lastra jolly",
  },
  turns: { alt: "Una lastra nei suoi quattro orientamenti.", caption: "Prima di posarla, una lastra si può girare." },
  sun: {
    alt: "Un vassoio piccolo. Due turchesi si prendono dal lato sole; nera e gialla si impilano sul gettone del lato luna.",
    caption: "Si prendono le turchesi; decidi tu che cosa resta in cima.",
  },
  moon: {
    alt: "Lati luna: il turchese è in cima a due pile piccole, rosso e nero sono sul vassoio grande con la piastrella primo giocatore. Le due turchesi sono evidenziate.",
    caption:
      "Le due turchesi in cima si prendono insieme, senza la piastrella primo giocatore. Con il rosso o il nero arriverebbe anche quella.",
  },
  chips: {
    alt: "Una linea da tre con due turchesi. La completano un gettone turchese e uno turchese e giallo; oppure tre gettoni qualsiasi.",
    caption: "Due gettoni che mostrano il colore, o tre qualsiasi, valgono una piastrella.",
  },
  dome: {
    alt: "Parte di una cupola: una piastrella blu forma una riga di due e una colonna di due e riempie la terza casella di una lastra speciale, che riceve la piastrella speciale nella riga 2.",
    caption: "Riga 2 + colonna 2 = 4 punti, e poi 2 per la piastrella speciale nella riga 2",
  },
  broken: {
    alt: "Tre piastrelle rotte sotto i costi 1, 2 e 3, e la piastrella primo giocatore sotto il 2.",
    caption: "Tre piastrelle rotte e la piastrella primo giocatore: 1 + 2 + 3 + 2 = 8 punti",
  },
  goal: (name) => `Una cupola con evidenziate le caselle che contano per questa tessera punteggio: ${name}.`,
};

export default texts;
