/** Positions of Azul Duel as text: some of its fields can be changed by themselves (docs/formats.md, "Positions of Duel"). */

/** Just after the first deal, with nothing special: to begin with. */
export const DUEL_START =
  "duel:rows.columns.diagonals:1:turn:1:1:0:0:YYRKT.-.-/YRRT.-._/BKTT.-._/BYYT.-._/YYRK.-._:-:YRWB/RWBK/BKST:" +
  "S._._._._._._._._._._._._:-:-:B11Y6R9K10T8:-:" +
  "5,-.-.-.-.-.-,-.-.-.-.-.SKRB2.-.-.-,------.------.------.------.------.------,-,-,-,2,0:" +
  "5,-.-.-.-.-.-,-.-.-.-.YBKS0.-.-.-.-,------.------.------.------.------.------,-,-,-,2,0";

export const DUEL_COLOURS = ["B", "Y", "R", "K", "T"] as const;
const FIELDS = 18;
const TO_MOVE = 4;
const BOARDS = 16;
const BOARD_PARTS = 9;

export interface DuelParts {
  readonly score: number;
  /** `-`, or a colour and how many: `B2`. */
  readonly lines: readonly string[];
  readonly tiles: readonly string[];
  readonly broken: string;
  readonly tokens: number;
}

/** The parts of a seat's board; null where the line has another form. */
export function boardOf(afen: string, seat: number): DuelParts | null {
  const parts = partsOf(afen, seat);
  if (!parts) return null;
  const [score, lines, , tiles, broken, , , tokens] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    score: Number(score) || 0,
    lines: lines.split("."),
    tiles: tiles.split("."),
    broken: broken === "-" ? "" : broken,
    tokens: Number(tokens) || 0,
  };
}

function partsOf(afen: string, seat: number): string[] | null {
  const fields = afen.trim().split(":");
  if (fields.length < FIELDS || fields.length > FIELDS + 1) return null;
  const parts = fields[BOARDS + seat - 1]!.split(",");
  return parts.length === BOARD_PARTS ? parts : null;
}

const PART = { score: 0, lines: 1, tiles: 3, broken: 4, tokens: 7 } as const;

/** The line with another value in one part of a seat's board. */
export function withPart(afen: string, seat: number, part: keyof typeof PART, value: string): string {
  const parts = partsOf(afen, seat);
  if (!parts) return afen;
  parts[PART[part]] = value;
  return withField(afen, BOARDS + seat - 1, parts.join(","));
}

function withField(afen: string, field: number, value: string): string {
  return afen
    .trim()
    .split(":")
    .map((each, at) => (at === field ? value : each))
    .join(":");
}

export function toMoveIn(afen: string): string {
  return afen.trim().split(":")[TO_MOVE] ?? "-";
}

export function withToMove(afen: string, seat: string): string {
  return withField(afen, TO_MOVE, seat);
}

/** What comes next in a cell of the dome when it is pressed: what its space takes, in turn, and nothing again. */
export function nextTile(tile: string, space: string): string {
  const choices = space === "*" ? ["-", ...DUEL_COLOURS] : space === "-" ? ["-"] : ["-", space];
  return choices[(choices.indexOf(tile) + 1) % choices.length] ?? "-";
}
