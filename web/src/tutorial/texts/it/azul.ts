import type en from "../en/azul";

const texts: typeof en = {
  take: {
    title: "Prendere le piastrelle",
    say: "Nel tuo turno prendi tutte le piastrelle di un colore da un vassoio. Le altre scivolano al centro.",
    todo: "Prendi le due piastrelle blu dal loro vassoio e mettile nella linea 2.",
    right: "La linea 2 è completa. Gialla e nera sono scivolate al centro, e Ana ha preso tre rosse.",
    hint: "Scegli il vassoio con due blu, poi la seconda linea della tua plancia.",
  },
  centre: {
    title: "Il centro e il segnalino",
    say: "Puoi prendere anche dal centro. Chi lo fa per primo riceve il segnalino primo giocatore: costa 1 punto, ma chi lo tiene comincia il round successivo.",
    todo: "Prendi le due nere dal centro e mettile nella linea 3.",
    right: "Due posti su tre sono pieni, e il segnalino è sul tuo pavimento. Ana ha preso due bianche.",
    hint: "Prendi le nere che stanno al centro e mettile nella linea 3.",
  },
  fit: {
    title: "Un colore per linea",
    say: "Una linea ha un solo colore e si può riempire un po’ per volta. Alla linea 3 manca una nera.",
    todo: "Completa la linea 3 senza che cada nulla.",
    right: "Proprio quella che mancava. Una linea incompleta aspetta semplicemente il round successivo.",
    hint: "Un vassoio ha una sola nera. Di due, una cadrebbe.",
  },
  fall: {
    title: "Quello che non ci sta, cade",
    say: "Le piastrelle che non stanno nella linea cadono sul pavimento e costano punti. A volte non si può evitare.",
    todo: "Prendi le quattro bianche dal centro e mettile dove ne cadono di meno.",
    right: "Tre stanno nella linea 4 e una cade: costa 1 punto. Altrove sarebbe costato di più.",
    hint: "La linea 4 aspetta il bianco e ha posto per tre.",
  },
  row: {
    title: "Una volta per riga",
    say: "Un colore che una riga della parete ha già non può andare in quella linea. Le righe 1 e 4 hanno il rosso, e nella linea 3 c’è il nero.",
    todo: "Prendi le due rosse e completa con quelle una linea.",
    right: "La linea 2 ne accoglie proprio due. Erano permessi anche la linea 5 e il pavimento.",
    hint: "Il rosso può andare nella linea 2, nella 5 o sul pavimento. Quale si riempie con due?",
  },
  tiling: {
    title: "Sulla parete",
    say: "Quando tutto è preso, ogni linea completa manda una piastrella sulla parete, dall’alto in basso. Vale quanto la riga e la colonna di piastrelle che tocca.",
    todo: "Prendi l’ultima rossa e completa con quella la linea 1.",
    right:
      "La rossa ha fatto una riga di due: 2 punti. La bianca una colonna di tre: 3 punti. Il segnalino è costato 1.",
    hint: "La linea 1 ha un solo posto: lo riempie la rossa.",
  },
  runs: {
    title: "Dove rende di più?",
    say: "Una piastrella che ne tocca altre nei due sensi conta due volte: una per la riga e una per la colonna.",
    todo: "Prendi l’ultima nera e mettila dove dà più punti.",
    right: "Una riga di tre e una colonna di tre: 6 punti con una sola piastrella!",
    hint: "Guarda la parete: in quale riga la nera si unirebbe a una riga e a una colonna?",
  },
  end: {
    title: "La fine",
    say: "Una riga completa chiude la partita. Poi ogni riga dà 2 punti, ogni colonna 7, e le cinque piastrelle di un colore 10.",
    todo: "Prendi l’ultima gialla e chiudi la partita.",
    right: "Riga, colonna e colore in un colpo: 10 punti per la piastrella e 19 di bonus. Vinci 67 a 51!",
    hint: "Alla linea 4 manca solo una gialla.",
  },
};

export default texts;
