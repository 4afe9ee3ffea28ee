import type en from "../en/azul";
import { plural, signed } from "../numbers";

const colours: Readonly<Record<string, string>> = { B: "blauwe", Y: "gele", R: "rode", K: "zwarte", W: "witte" };
const tiles = (count: number, colour: string): string =>
  plural("nl", count, { one: `# ${colours[colour]} tegel`, other: `# ${colours[colour]} tegels` });
const points = (count: number): string => plural("nl", count, { one: "# punt", other: "# punten" });

const texts: typeof en = {
  table: "De tafel",
  offer: "Fabrieksschijven en midden",
  colours,
  tiles,
  points,
  signed: (value) => signed("nl", value),
  pick: (source, count, colour, marker) =>
    `${source === "C" ? "Midden" : `Schijf ${source}`}: ${tiles(count, colour)}${marker ? " en de startspelertegel" : ""}`,
  target: (line) => (line === "F" ? "Vloerlijn" : `Lijn ${line}`),
  fills: "lijn compleet",
  gains: (count) => `levert ${points(count)} op`,
  falls: (count) => plural("nl", count, { one: "# tegel valt", other: "# tegels vallen" }),
  markerFalls: "de startspelertegel valt",
  costs: (count) => `kost ${points(count)}`,
  toLid: (count) => plural("nl", count, { one: "# tegel gaat in de doos", other: "# tegels gaan in de doos" }),
  cell: (row, column) => `Rij ${row}, kolom ${column}`,
  whichColumn: (colour, line) => `Waar komt de ${colours[colour]} tegel van lijn ${line}?`,
  board: (name, score) => `${name}: ${points(score)}`,
  others: "De andere borden",
  score: "Score",
  startsNext: "Begint de volgende ronde",
  supply: "Zak en doos",
  bag: "Zak",
  lid: "Doos",
  lost: "Uit het spel",
  inAll: (count) => plural("nl", count, { one: "# tegel", other: "# tegels" }),
  refill: "Als de zak leeg is, gaan de tegels uit de doos er weer in.",
  withdrawn: "Heeft de tafel verlaten",
  stopped: "De tafel staat stil: niemand nam tegels. Een scheidsrechter beslist hoe het verdergaat.",
  void: "Dit spel is ongeldig: het telt voor niemand.",
  wins: (names) => `Gewonnen: ${names}`,
  idle: "In de vorige ronde kwam er geen tegel op een patroonlijn. Gebeurt dat nog eens, dan eindigt het spel.",
  bare: (count) => `Al ${count} rondes kwam er geen tegel op een muur. Na vijf zulke rondes eindigt het spel.`,
  passed: (count) => plural("nl", count, { one: "# beurt op rij gepast", other: "# beurten op rij gepast" }),
  help: "Spelen met het toetsenbord",
  keys: [
    ["← →", "van schijf naar schijf"],
    ["↑ ↓", "van kleur naar kleur, of van lijn naar lijn"],
    ["Enter", "neem de tegels, leg ze neer"],
    ["1 – 5", "leg ze op deze lijn"],
    ["0", "laat ze op de vloerlijn vallen"],
    ["Esc", "leg ze terug"],
    ["?", "toon deze hulp"],
  ],
  mouse: "Met vinger of muis: sleep tegels naar een lijn, of tik op de tegels en dan op de lijn.",
};

export default texts;
