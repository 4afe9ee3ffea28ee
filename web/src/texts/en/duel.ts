import type { Landing } from "../../games/duel/preview";
import { list, number, plural } from "../numbers";

const COLOURS: Readonly<Record<string, string>> = {
  B: "blue",
  Y: "yellow",
  R: "red",
  K: "black",
  T: "turquoise",
  S: "special",
  "*": "wild",
};
const colour = (letter: string): string => COLOURS[letter] ?? letter;
const tiles = (count: number, letter: string): string =>
  plural("en", count, { one: `# ${colour(letter)} tile`, other: `# ${colour(letter)} tiles` });
const points = (count: number): string => plural("en", count, { one: "# point", other: "# points" });
const plate = (front: string): string => list("en", [...front.replace("/", "")].map(colour));
const chip = (name: string): string => [...name].map(colour).join(" and ");
const tray = (place: number): string => (place === 0 ? "large tray" : `tray ${place}`);
const kind = (back: string | null): string => (back === "S" ? "special" : back === "W" ? "wild" : "unknown");

/** What happens to the tiles that do not find room, and what it costs. */
function breaking(landing: Landing): string {
  const broken = landing.broken + landing.tower;
  const said = broken ? [plural("en", broken, { one: "# tile breaks", other: "# tiles break" })] : [];
  if (landing.cost) said.push(`costs ${points(landing.cost)}`);
  return said.join(", ");
}

const texts = {
  colour,
  plate,
  chip,
  points,
  boardOf: (name: string): string => `Board of ${name}`,
  tokens: "tokens",
  chipsToTake: "chips to take",
  tokensLeft: (count: number): string => plural("en", count, { one: "# token left", other: "# tokens left" }),
  chipsLeft: (count: number): string =>
    plural("en", count, { one: "# more chip to take in this round", other: "# more chips to take in this round" }),

  // What lies on the table
  pile: "Pile",
  display: "Display",
  hand: "In hand",
  drawn: "Drawn",
  round: (round: number): string => `Round ${round} of 5`,
  roundShort: "Round",
  bag: "Bag",
  tower: "Tower",
  inAll: "in all",
  supply: "What is left",
  lookUp: (bag: number, tower: number): string =>
    `Bag ${number("en", bag)}, tower ${number("en", tower)}: look up what is left`,
  pileFromTop: (count: number): string =>
    plural("en", count, { one: "The pile: # plate", other: "The pile, from the top: # plates" }),
  inPile: (back: string | null, front: string | null): string =>
    front ? `Plate: ${plate(front)}` : `Plate, ${kind(back)}, face down`,
  knownBy: (names: readonly string[]): string => `seen by ${list("en", names)}`,
  unseenPlates: (count: number): string =>
    plural("en", count, { one: "# plate that you have not seen", other: "# plates that you have not seen" }),
  unseenChips: (count: number): string =>
    plural("en", count, { one: "# chip that you have not seen", other: "# chips that you have not seen" }),

  // Scoring tiles
  scoringTiles: "Scoring tiles, counted at the end of the game",
  scoringName: (name: string): string =>
    ({
      rows: "Rows",
      colours: "Colours",
      columns: "Columns",
      edge: "Edge",
      diagonals: "Diagonals",
      corners: "Corners",
      wilds: "Wild spaces",
      specials: "Special spaces",
    })[name] ?? name,
  scoringWorth: (name: string, worth: Readonly<Record<string, number>>): string => {
    const each = number("en", Math.abs(worth[name] ?? 0));
    switch (name) {
      case "rows":
        return `${each} for each complete row`;
      case "colours":
        return `${each} for each row of five kinds`;
      case "columns":
        return `${each} for each complete column`;
      case "edge":
        return `${each} for each tile at the edge`;
      case "diagonals":
        return `${each} for each complete one`;
      case "corners":
        return `full corner: ${worth["upper_corners"]} above, ${worth["lower_corners"]} below`;
      case "wilds":
        return `${each} for each, if all are filled`;
      default:
        return `−${each} for each one left empty`;
    }
  },

  // What is asked
  over: "The game is over.",
  dealt: "The next round is being laid out …",
  waitsFor: (stage: string, name: string): string =>
    ({
      "first-plate": `${name} chooses a first plate …`,
      stack: `${name} stacks the rest …`,
      drawing: `${name} draws plates …`,
      keep: `${name} keeps one of the drawn plates …`,
      lay: `${name} lays a plate …`,
      under: `${name} puts plates under the pile …`,
      chips: `${name} may spend chips …`,
      cell: `${name} tiles the dome …`,
    })[stage] ?? `${name} is thinking …`,
  yourTurn: "Your turn.",
  turn: (hasTiles: boolean, hasToken: boolean, hasChip: boolean): string => {
    const ways = [
      ...(hasTiles ? ["tiles of one colour"] : []),
      ...(hasToken ? ["a plate"] : []),
      ...(hasChip ? ["an open chip"] : []),
    ];
    return `Your turn: take ${ways.length ? new Intl.ListFormat("en", { type: "disjunction" }).format(ways) : "something"}.`;
  },
  hintTurn:
    "Sun side: take one colour, the rest is stacked on the moon side. Moon sides: take one colour of all that lies on top.",
  hintPlate: "Line 1 feeds row 1 of the dome, line 2 row 2, and so on: tiles go to spaces of their colour.",
  firstPlate: "Choose your first plate and a space for it in your dome.",
  whichLine: (count: number, letter: string, first: boolean): string =>
    `Which line takes the ${tiles(count, letter)}?${first ? " The first-player tile comes along." : ""}`,
  whichSpace: "Choose a free space of your dome. Turn the plate as you like (R).",
  turnAndLay: "Turn the plate until it fits you, then lay it. It stays there for good.",
  reallyDraw: "Draw plates face down, look at them all, keep one. The rest goes under the pile.",
  drawMore: "Draw one more, or stop and look at what you have?",
  keepOne: "Keep one of these plates. It goes to your dome.",
  underNext: "Which plate goes under the pile first? The next ones lie below it.",
  stackRest: "Stack the rest from the bottom up: only the top tile can be taken.",
  spendOn: (line: number, missing: number, letter: string): string =>
    `Fill line ${line} with chips? ${plural("en", missing, { one: "It lacks # tile", other: "It lacks # tiles" })}: each for 2 ${colour(letter)} chips or any 3.`,
  whichCell: (line: number, letter: string): string =>
    `Where in row ${line} of your dome does the ${colour(letter)} tile go?`,

  // Answers
  cancel: "Cancel",
  breakAll: "Break all",
  breakShort: "Break",
  turnShort: "Turn",
  turnPlate: "Turn the plate clockwise (R)",
  turnLeft: "Turn the plate anticlockwise",
  lay: "Lay it here",
  drawOne: (cost: number): string => (cost ? `Draw for ${points(cost)}` : "Draw (free)"),
  drawAgain: (cost: number): string => (cost ? `Draw one more (${points(cost)})` : "Draw one more (free)"),
  stop: "Stop and look",
  stackOrder: "The stack",
  bottom: "bottom",
  top: "top",
  stackSo: "Stack like this",
  asItLies: "As they lie",
  stackNext: (letter: string, place: number): string => `Place ${place} from the bottom: ${colour(letter)}`,
  spend: (count: number): string => plural("en", count, { one: "Spend # chip", other: "Spend # chips" }),
  spendNone: "Keep my chips",

  // Names of what can be chosen
  sunTake: (place: number, count: number, letter: string): string => `Sun of ${tray(place)}: ${tiles(count, letter)}`,
  moonTake: (count: number, letter: string, first: boolean): string =>
    `Moon: ${tiles(count, letter)}${first ? ", with the first-player tile" : ""}`,
  takeChip: (place: number, name: string): string => `Chip of tray ${place}: ${chip(name)}`,
  takePlate: (front: string): string => `Plate: ${plate(front)}`,
  drawFrom: (back: string | null, score: number): string =>
    `Draw from the pile, a ${kind(back)} plate on top, ${score ? `for ${points(1)}` : "free"}`,
  keepPlate: (front: string | null): string => `Keep: ${front ? plate(front) : "unknown plate"}`,
  underPlate: (front: string | null): string => `Under the pile: ${front ? plate(front) : "unknown plate"}`,
  toLine: (line: number, landing: Landing): string => {
    const said = [
      landing.completes
        ? "complete"
        : plural("en", landing.from + landing.placed, { one: `# tile of ${line}`, other: `# tiles of ${line}` }),
    ];
    const lost = breaking(landing);
    return `Line ${line}: ${[...said, ...(lost ? [lost] : [])].join(", ")}`;
  },
  toBroken: (landing: Landing): string => `Break all: ${breaking(landing) || "costs nothing"}`,
  toSpace: (space: number): string =>
    `${["Top", "Middle", "Bottom"][Math.floor((space - 1) / 3)]} ${["left", "centre", "right"][(space - 1) % 3]} space of your dome`,
  toCell: (row: number, column: number, scored: number, special: number): string =>
    `Row ${row}, column ${column}: ${points(scored)}${special ? `, and ${points(special)} for a special tile` : ""}`,
  ownChip: (name: string): string => `Your chip: ${chip(name)}`,
};

export default texts;
