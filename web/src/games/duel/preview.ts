/** What a choice would bring and cost, told before it is made. Only for showing: the server decides. */
import type { Cell, DuelBoard, DuelPosition } from "../../wire/types";
import { tileScore } from "../runs";
import { specialDue } from "./dome";

export const BROKEN_SPACES = 4;

export interface Take {
  readonly colour: string;
  readonly count: number;
  /** The first-player tile comes along (D22, D42). */
  readonly first: boolean;
}

export interface Landing {
  /** How many tiles come to the line, and from which place on (0 is the rightmost). */
  readonly placed: number;
  readonly from: number;
  readonly completes: boolean;
  /** How many break and lie beside the board, and how many more go to the tower. */
  readonly broken: number;
  readonly tower: number;
  /** The points that will be lost by this, the first-player tile included. */
  readonly cost: number;
}

export const count = (tiles: string, colour: string): number => [...tiles].filter((tile) => tile === colour).length;

/** What lies on top of the moon sides: the top of each small stack, and all of the large tray's. */
export function tops(
  position: DuelPosition,
): readonly { readonly tray: number; readonly at: number; readonly tile: string }[] {
  return position.trays.flatMap(({ moon }, tray) =>
    tray === 0
      ? [...moon].map((tile, at) => ({ tray, at, tile }))
      : moon
        ? [{ tray, at: moon.length - 1, tile: moon.at(-1)! }]
        : [],
  );
}

/** What the source with this key gives: `sun-3-T`, `moon-Y`. */
export function take(position: DuelPosition, key: string): Take | null {
  const [side, ...rest] = key.split("-");
  if (side === "sun") {
    const [tray, colour] = [Number(rest[0]), rest[1]!];
    const sun = position.trays[tray]?.sun ?? "";
    const all = count(sun, colour);
    return { colour, count: all, first: tray === 0 && all === sun.length && position.holder === null };
  }
  if (side === "moon") {
    const colour = rest[0]!;
    const first = position.holder === null && (position.trays[0]?.moon ?? "").includes(colour);
    return { colour, count: tops(position).filter(({ tile }) => tile === colour).length, first };
  }
  return null;
}

/** What so many broken tiles cost in all (D36). */
export function brokenCost(position: DuelPosition, tiles: number): number {
  return tiles > 0 ? (position.points.broken[Math.min(tiles, BROKEN_SPACES) - 1] ?? 0) : 0;
}

/** Where taken tiles land on a board (D24): `line` from 1, or 0 to break them all. */
export function landing(position: DuelPosition, board: DuelBoard, taken: Take, line: number): Landing {
  const filled = line ? (board.lines[line - 1] ?? "").length : 0;
  const placed = Math.min(taken.count, Math.max(0, line - filled));
  const left = taken.count - placed;
  const broken = Math.min(left, BROKEN_SPACES - board.broken.length);
  const more = brokenCost(position, board.broken.length + broken) - brokenCost(position, board.broken.length);
  return {
    placed,
    from: filled,
    completes: line > 0 && filled + placed === line,
    broken,
    tower: left - broken,
    cost: more + (taken.first ? position.points.first_tile : 0),
  };
}

export interface Bringing {
  readonly points: number;
  /** The points of the special tile that this one brings (D34). */
  readonly special: number;
  /** The cells of the runs that count, from 1, the cell itself included. */
  readonly run: readonly Cell[];
}

/** What a tile scores in a cell of the dome (D33, D34); row and column from 1. */
export function scoring(position: DuelPosition, board: DuelBoard, row: number, column: number): Bringing {
  const cell: Cell = [row, column];
  const { points, run } = tileScore(board.dome.tiles, cell);
  const due = specialDue(board.dome, cell);
  return { points, special: due ? (position.points.special[due[0] - 1] ?? 0) : 0, run };
}

/** The symbol of a plate as it lies, by its four spaces; a wild one is `W` in a name. */
export const plateSymbol = (spaces: string): string => `plate-${spaces.replace("/", "").replaceAll("*", "W")}`;
