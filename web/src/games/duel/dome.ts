/** A dome of Duel as a position has it: what its plates ask for, and which tiles lie there. Rows, columns and plate spaces count from 1. */
import type { Cell, DuelBoard } from "../../wire/types";
import { lies } from "../runs";

type Dome = DuelBoard["dome"];

const SIZE = 6;
const NOTHING = Array<string>(SIZE).fill("-".repeat(SIZE));
export const EMPTY_DOME: Dome = { plates: Array<null>(9).fill(null), spaces: NOTHING, tiles: NOTHING };

/** The spaces of a plate that is turned clockwise by so many quarters, in the order top-left, top-right, bottom-left, bottom-right. */
export function turned(plate: string, turn: number): string {
  let [a, b, c, d] = plate.replace("/", "");
  for (let quarter = 0; quarter < ((turn % 4) + 4) % 4; quarter++) [a, b, c, d] = [c, a, d, b];
  return `${a}${b}${c}${d}`;
}

export function withPlate(dome: Dome, space: number, plate: string, turn: number): Dome {
  const corners = turned(plate, turn);
  const [top, left] = [Math.floor((space - 1) / 3) * 2, ((space - 1) % 3) * 2];
  const spaces = dome.spaces.map((row, at) =>
    at === top || at === top + 1
      ? row.slice(0, left) + corners.slice((at - top) * 2, (at - top) * 2 + 2) + row.slice(left + 2)
      : row,
  );
  const plates = dome.plates.map((each, at) => (at === space - 1 ? { plate, turn } : each));
  return { ...dome, plates, spaces };
}

/** D30: whether a row has a free space for a colour, its own or a wild one. */
export function hasSpace(dome: Dome, row: number, colour: string): boolean {
  return [...dome.spaces[row - 1]!].some(
    (each, at) => (each === colour || each === "*") && !lies(dome.tiles, row, at + 1),
  );
}

/** D32: whether all three plates lie through which a row goes. */
export function isRowLaid(dome: Dome, row: number): boolean {
  return !dome.spaces[row - 1]!.includes("-");
}

/** D34: the special space that gets its tile once a cell is filled: it is the only one of its plate that is empty then. */
export function specialDue({ spaces, tiles }: Dome, [row, column]: Cell): Cell | null {
  const [top, left] = [row - ((row - 1) % 2), column - ((column - 1) % 2)];
  const plate: Cell[] = [[top, left], [top, left + 1], [top + 1, left], [top + 1, left + 1]]; // prettier-ignore
  const empty = plate.filter(([r, c]) => !(r === row && c === column) && !lies(tiles, r, c));
  const [last] = empty;
  return last && empty.length === 1 && spaces[last[0] - 1]?.[last[1] - 1] === "S" ? last : null;
}
