import type en from "../en/duel";

const texts: typeof en = {
  sun: {
    title: "Prendere dal sole",
    say: "Nel tuo turno fai una di quattro cose. La prima: prendi tutte le piastrelle di un colore dal lato sole di un vassoio. Il resto si impila sul suo lato luna, nell’ordine che scegli.",
    todo: "Prendi le due turchesi di un vassoio piccolo per la linea 2, e impila il resto con la gialla in cima.",
    right:
      "La linea 2 è completa, e la nera aspetta sotto la gialla: poi si potrà prendere solo quella in cima. Il resto del vassoio grande si disporrebbe in fila.",
    hint: "Un vassoio piccolo ha due turchesi, che riempiono la linea 2. Del resto, la nera va sotto e la gialla in cima.",
  },
  moon: {
    title: "Prendere dalla luna",
    say: "La seconda: prendi tutte le piastrelle di un colore che stanno in cima ai lati luna. Chi per primo prende dalla luna grande riceve anche la piastrella primo giocatore, che costa 2.",
    todo: "Prendi le turchesi in cima alle pile piccole e completa la linea 3.",
    right: "Sono arrivate insieme, e senza la piastrella primo giocatore.",
    hint: "Il turchese è in cima a due pile piccole, e nella linea 3 c’è già del turchese.",
  },
  chip: {
    title: "Prendere un gettone",
    say: "La terza: un vassoio piccolo senza piastrelle mostra il suo gettone bonus. Prenderlo è un turno, e ognuno ne prende due per round.",
    todo: "Prendi il gettone scoperto.",
    right: "È tuo. Più avanti i gettoni riempiono i vuoti nelle tue linee.",
    hint: "Un vassoio piccolo è vuoto: prendi il gettone che c’è sopra.",
  },
  plate: {
    title: "Posare una lastra",
    say: "La quarta: usa un segnalino per prendere una lastra della cupola, una scoperta oppure, a 1 punto l’una, dalla pila. Girala come vuoi; resta dove la posi.",
    todo: "Nella linea 1 c’è una rossa. Prendi la seconda lastra e posala in modo che la riga 1 abbia una casella rossa.",
    right: "Ora la rossa ha dove andare. Ognuno dei primi quattro round ti porta due lastre.",
    hint: "Prendi la lastra con turchese, rosso, blu e una casella speciale. Posala nella fila in alto della cupola, girata con il rosso nella metà superiore.",
  },
  cell: {
    title: "Sulla cupola",
    say: "Una linea completa manda una piastrella nella sua riga della cupola: su una casella del suo colore o su una jolly. Vale la riga e la colonna che tocca.",
    todo: "Metti la rossa della linea 2 dove dà più punti.",
    right: "Una colonna di tre: 3 punti. E la casella jolly resta libera per qualsiasi colore.",
    hint: "La casella rossa sta tra due piastrelle.",
  },
  special: {
    title: "Piastrelle speciali",
    say: "Quando tre caselle di una lastra speciale sono piene, sulla quarta arriva una piastrella speciale e dà il numero della sua riga.",
    todo: "Metti la blu della linea 4 in modo che porti una piastrella speciale.",
    right: "4 punti per una colonna di quattro, e altri 4 per la piastrella speciale nella riga 4.",
    hint: "A una lastra speciale manca solo il blu.",
  },
  spend: {
    title: "Spendere gettoni",
    say: "I gettoni bonus sostituiscono le piastrelle che mancano: due che mostrano il colore, o tre qualsiasi.",
    todo: "Alla linea 3 manca una turchese. Completala con meno gettoni possibile.",
    right: "Sono bastati due gettoni con il turchese, e la piastrella ha dato 5 punti.",
    hint: "Due tuoi gettoni mostrano il turchese, uno a metà. Bastano quelli.",
  },
  breaks: {
    title: "Quello che si rompe",
    say: "Se una riga ha tutte e tre le lastre e nessuna casella per un colore, le piastrelle di quella linea si rompono e costano punti.",
    todo: "Prendi l’ultima nera e mettila dove dà punti.",
    right: "La linea 4 era completa e la nera è andata su una casella jolly. Nella linea 1 si sarebbe rotta.",
    hint: "Nella riga 1 non c’è più posto per il nero. Alla linea 4 manca solo una nera.",
  },
  end: {
    title: "La fine",
    say: "Dopo cinque round le tessere punteggio danno i loro punti: qui 3 per ogni riga, 7 per ogni colonna, 10 per ogni diagonale.",
    todo: "Metti l’ultima blu in modo da completare una colonna.",
    right: "6 punti per la piastrella, 7 per la colonna e 3 per una riga: vinci 57 a 49!",
    hint: "In una colonna è vuota solo la riga 6, e lì la casella è jolly.",
  },
};

export default texts;
