import type en from "../en/grey";

const texts: typeof en = {
  cell: {
    title: "Scegli tu la casella",
    say: "Le piastrelle si prendono come in Azul. Sulla parete grigia però scegli tu dove va, nella sua riga: il colore non deve essere già in quella riga o in quella colonna.",
    todo: "La linea 2 è completa. Metti la sua nera dove dà più punti.",
    right: "Una riga di due e una colonna di due: 4 punti. La colonna 3 era chiusa, perché lì il nero c’è già.",
    hint: "Quale casella libera tocca una piastrella di fianco e una sopra?",
  },
  column: {
    title: "Una volta per colonna",
    say: "Le colonne 1 e 5 hanno già il bianco, e in questa riga la colonna 2 è occupata. Restano due caselle.",
    todo: "Metti la bianca della linea 4 dove dà più punti.",
    right: "Forma una colonna di quattro: 4 punti.",
    hint: "Una delle due caselle sta sotto tre piastrelle in colonna.",
  },
  order: {
    title: "Pensa alla linea dopo",
    say: "Le linee si passano dall’alto in basso. Anche la linea 3 è blu, e nella riga 3 per il blu resta solo la colonna 1.",
    todo: "Metti la blu della linea 2 in modo che anche la linea 3 trovi la sua casella.",
    right: "Meno punti subito, ma la seconda blu ne ha dati 5 e non è caduto nulla.",
    hint: "Nella colonna 1 ora darebbe di più, ma poi la linea 3 non avrebbe casella e cadrebbe tutta.",
  },
  falls: {
    title: "Una linea senza casella",
    say: "Se una linea completa non trova casella, cadono tutte le sue piastrelle. Nella riga 3 è libera solo la colonna 1, e in quella colonna il rosso c’è già.",
    todo: "Prendi l’ultima rossa e completa una linea che abbia una casella per lei.",
    right:
      "La linea 2 è completa e la sua piastrella ha trovato posto. La linea 3 sarebbe caduta: tre piastrelle, 4 punti.",
    hint: "Anche la linea 3 sarebbe completa, ma la sua piastrella non avrebbe dove andare. Alla linea 2 manca una rossa.",
  },
  end: {
    title: "La fine",
    say: "La riga 1 è completa: con questo rivestimento la partita finisce. Una colonna completa dà altri 7 punti.",
    todo: "Metti la nera della linea 3 dove rende di più.",
    right: "7 punti per la piastrella, 7 per la colonna e 2 per la riga: vinci 60 a 46!",
    hint: "C’è una colonna a cui manca solo questa piastrella.",
  },
};

export default texts;
