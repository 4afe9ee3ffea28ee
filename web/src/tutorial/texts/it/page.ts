import { plural } from "../../../texts/numbers";
import type en from "../en/page";

const L = "it";

const texts: typeof en = {
  games: { azul: "Azul", mini: "Azul Mini", grey: "La parete grigia", duel: "Azul Duel" },
  title: (game) => `Impara: ${game}`,
  notes: {
    azul: "",
    mini: "Azul Mini si gioca esattamente come Azul.",
    grey: "Non conosci Azul? Comincia dalle sue lezioni.",
    duel: "",
  },
  lesson: (number, of) => `Lezione ${number} di ${of}`,
  lessons: "Lezioni",
  done: "fatta",
  you: "Tu",
  other: "Ana",
  task: "Tocca a te",
  right: "Ben fatto!",
  notThis: "Si può, ma non stavolta",
  would: "Questa mossa porterebbe:",
  nothing: "niente di particolare",
  back: "Indietro",
  next: "Avanti",
  finish: "Fine",
  again: "Di nuovo",
  show: "Mostrami",
  restart: "Ricomincia",
  keys: "Il tavolo risponde anche alla tastiera: le frecce spostano, Invio sceglie, Esc torna indietro.",
  finished: "Ora puoi giocare",
  finishedText: "Per una prima partita non serve altro. Il resto viene giocando.",
  play: "Gioca contro un bot",
  rules: "Leggi le regole",
  others: "Impara un altro gioco",
  missing: "Per un gioco così qui non ci sono lezioni. Scegline uno di questi.",
  facts: {
    fall: (count, breaks) =>
      breaks
        ? plural(L, count, { one: "# piastrella si rompe", other: "# piastrelle si rompono" })
        : plural(L, count, { one: "# piastrella cade", other: "# piastrelle cadono" }),
    cost: (count) => plural(L, count, { one: "costa # punto", other: "costa # punti" }),
    first: "cominci il round successivo",
    complete: "la linea è completa",
    points: (count) => plural(L, count, { one: "dà # punto", other: "dà # punti" }),
    lost: (line, breaks) => (breaks ? `la linea ${line} si rompe` : `la linea ${line} cade`),
  },
};

export default texts;
