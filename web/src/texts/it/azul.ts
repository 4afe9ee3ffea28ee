import type en from "../en/azul";
import { plural, signed } from "../numbers";

const colours: Readonly<Record<string, string>> = { B: "blu", Y: "gialla", R: "rossa", K: "nera", W: "bianca" };
const several: Readonly<Record<string, string>> = { B: "blu", Y: "gialle", R: "rosse", K: "nere", W: "bianche" };
const tiles = (count: number, colour: string): string =>
  plural("it", count, { one: `# piastrella ${colours[colour]}`, other: `# piastrelle ${several[colour]}` });
const points = (count: number): string => plural("it", count, { one: "# punto", other: "# punti" });

const texts: typeof en = {
  table: "Il tavolo",
  offer: "Vassoi e centro",
  colours,
  tiles,
  points,
  signed: (value) => signed("it", value),
  pick: (source, count, colour, marker) =>
    `${source === "C" ? "Centro" : `Vassoio ${source}`}: ${tiles(count, colour)}${marker ? " e il segnalino" : ""}`,
  target: (line) => (line === "F" ? "Linea del pavimento" : `Linea ${line}`),
  fills: "linea completa",
  gains: (count) => `varrà ${points(count)}`,
  falls: (count) => plural("it", count, { one: "# piastrella cade", other: "# piastrelle cadono" }),
  markerFalls: "cade il segnalino",
  costs: (count) => `costa ${points(count)}`,
  toLid: (count) =>
    plural("it", count, { one: "# piastrella va nella scatola", other: "# piastrelle vanno nella scatola" }),
  cell: (row, column) => `Riga ${row}, colonna ${column}`,
  whichColumn: (colour, line) => `Dove va la piastrella ${colours[colour]} della linea ${line}?`,
  board: (name, score) => `${name}: ${points(score)}`,
  others: "Le altre plance",
  score: "Punteggio",
  startsNext: "Inizia il prossimo round",
  supply: "Sacchetto e scatola",
  bag: "Sacchetto",
  lid: "Scatola",
  lost: "Fuori gioco",
  inAll: (count) => plural("it", count, { one: "# piastrella", other: "# piastrelle" }),
  refill: "Quando il sacchetto è vuoto, ci tornano le piastrelle della scatola.",
  withdrawn: "Ha lasciato il tavolo",
  stopped: "Il tavolo è fermo: nessuno ha preso piastrelle. Decide un arbitro come proseguire.",
  void: "La partita è annullata: non conta per nessuno.",
  wins: (names) => `Vittoria: ${names}`,
  idle: "Nell'ultimo round nessuna piastrella è finita su una linea quadrettata. Se succede ancora, la partita termina.",
  bare: (count) =>
    `Da ${count} round nessuna piastrella arriva su una parete. Dopo cinque round così la partita termina.`,
  passed: (count) => plural("it", count, { one: "# turno saltato di fila", other: "# turni saltati di fila" }),
  help: "Giocare con la tastiera",
  keys: [
    ["← →", "da un vassoio all'altro"],
    ["↑ ↓", "da un colore all'altro, o da una linea all'altra"],
    ["Invio", "prendi le piastrelle, poi posale"],
    ["1 – 5", "posale su questa linea"],
    ["0", "lasciale cadere sul pavimento"],
    ["Esc", "rimettile a posto"],
    ["?", "mostra questo aiuto"],
  ],
  mouse: "Con il dito o il mouse: trascina le piastrelle su una linea, oppure tocca le piastrelle e poi la linea.",
};

export default texts;
