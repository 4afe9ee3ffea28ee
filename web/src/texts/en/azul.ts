import { plural, signed } from "../numbers";

const colours: Readonly<Record<string, string>> = { B: "blue", Y: "yellow", R: "red", K: "black", W: "white" };
const tiles = (count: number, colour: string): string =>
  plural("en", count, { one: `# ${colours[colour]} tile`, other: `# ${colours[colour]} tiles` });
const points = (count: number): string => plural("en", count, { one: "# point", other: "# points" });

const texts = {
  table: "The table",
  offer: "Displays and centre",
  colours,
  tiles,
  points,
  signed: (value: number): string => signed("en", value),
  pick: (source: string, count: number, colour: string, marker: boolean): string =>
    `${source === "C" ? "Centre" : `Display ${source}`}: ${tiles(count, colour)}${marker ? " and the marker" : ""}`,
  target: (line: string): string => (line === "F" ? "Floor line" : `Line ${line}`),
  fills: "line complete",
  gains: (count: number): string => `will score ${points(count)}`,
  falls: (count: number): string => plural("en", count, { one: "# tile falls", other: "# tiles fall" }),
  markerFalls: "the marker falls",
  costs: (count: number): string => `costs ${points(count)}`,
  toLid: (count: number): string =>
    plural("en", count, { one: "# tile goes to the lid", other: "# tiles go to the lid" }),
  cell: (row: number, column: number): string => `Row ${row}, column ${column}`,
  whichColumn: (colour: string, line: number): string => `Where does the ${colours[colour]} tile of line ${line} go?`,
  board: (name: string, score: number): string => `${name}: ${points(score)}`,
  others: "The other boards",
  score: "Score",
  startsNext: "Starts the next round",
  supply: "Bag and lid",
  bag: "Bag",
  lid: "Lid",
  lost: "Out of play",
  inAll: (count: number): string => plural("en", count, { one: "# tile", other: "# tiles" }),
  refill: "When the bag is empty, the tiles of the lid come back into it.",
  withdrawn: "Has left the table",
  stopped: "The table has stopped: nobody took tiles. An arbiter decides how it goes on.",
  void: "This game is void: it counts for nobody.",
  wins: (names: string): string => `${names} won`,
  idle: "No tile came to a pattern line in the last round. If that happens again, the game ends.",
  bare: (count: number): string => `No tile came to a wall in ${count} rounds. After five such rounds the game ends.`,
  passed: (count: number): string =>
    plural("en", count, { one: "# turn passed in a row", other: "# turns passed in a row" }),
  help: "Playing by keyboard",
  keys: [
    ["← →", "from display to display"],
    ["↑ ↓", "from colour to colour, or from line to line"],
    ["Enter", "take the tiles, put them down"],
    ["1 – 5", "put them on this line"],
    ["0", "let them fall to the floor line"],
    ["Esc", "put them back"],
    ["?", "show this help"],
  ] as readonly (readonly [string, string])[],
  mouse: "With a finger or mouse: drag tiles to a line, or tap the tiles and then the line.",
};

export default texts;
