import { plural } from "../../../texts/numbers";
import type en from "../en/page";

const L = "nl";

const texts: typeof en = {
  games: { azul: "Azul", mini: "Azul Mini", grey: "De grijze muur", duel: "Azul Duel" },
  title: (game) => `Leer ${game}`,
  notes: {
    azul: "",
    mini: "Azul Mini speel je precies zoals Azul.",
    grey: "Ken je Azul nog niet? Begin dan met die lessen.",
    duel: "",
  },
  lesson: (number, of) => `Les ${number} van ${of}`,
  lessons: "Lessen",
  done: "gedaan",
  you: "Jij",
  other: "Ana",
  task: "Jij bent aan de beurt",
  right: "Goed zo!",
  notThis: "Dat mag, maar nu even niet",
  would: "Deze zet zou opleveren:",
  nothing: "niets bijzonders",
  back: "Terug",
  next: "Verder",
  finish: "Afronden",
  again: "Nog eens",
  show: "Laat zien",
  restart: "Opnieuw beginnen",
  keys: "De tafel luistert ook naar het toetsenbord: pijltjes verplaatsen, Enter kiest, Escape gaat terug.",
  finished: "Je kunt spelen",
  finishedText: "Meer heb je voor een eerste spel niet nodig. De rest leer je al spelend.",
  play: "Speel tegen een bot",
  rules: "Lees de regels",
  others: "Leer een ander spel",
  missing: "Voor zo’n spel zijn hier geen lessen. Kies een van deze.",
  facts: {
    fall: (count, breaks) =>
      breaks
        ? plural(L, count, { one: "# tegel breekt", other: "# tegels breken" })
        : plural(L, count, { one: "# tegel valt", other: "# tegels vallen" }),
    cost: (count) => plural(L, count, { one: "kost # punt", other: "kost # punten" }),
    first: "jij begint de volgende ronde",
    complete: "de lijn is compleet",
    points: (count) => plural(L, count, { one: "scoort # punt", other: "scoort # punten" }),
    lost: (line, breaks) => (breaks ? `lijn ${line} breekt` : `lijn ${line} valt`),
  },
};

export default texts;
