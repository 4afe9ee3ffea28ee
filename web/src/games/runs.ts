/** Rows and columns of touching tiles, on a wall and in a dome alike (A21, D33). Cells are [row, column], from 1; "-" is an empty one. */
import type { Cell } from "../wire/types";

export const lies = (rows: readonly string[], row: number, column: number): boolean =>
  (rows[row - 1]?.[column - 1] ?? "-") !== "-";

/** The unbroken run through a tile, along its row or its column; the tile alone if nothing touches it there. */
export function run(rows: readonly string[], [row, column]: Cell, along: "row" | "column"): Cell[] {
  const [down, right] = along === "row" ? [0, 1] : [1, 0];
  const from = (way: 1 | -1): Cell[] => {
    const found: Cell[] = [];
    for (let step = way; lies(rows, row + step * down, column + step * right); step += way)
      found.push([row + step * down, column + step * right]);
    return found;
  };
  return [...from(-1).reverse(), [row, column], ...from(1)];
}

export interface TileScore {
  readonly points: number;
  /** The runs through the tile, of one cell where nothing touches it. */
  readonly horizontal: readonly Cell[];
  readonly vertical: readonly Cell[];
  /** The cells that count, in the order in which they are tileScore. */
  readonly run: readonly Cell[];
}

/** What a tile that comes to a cell scores: each run of more than one cell, or one point if it lies alone. */
export function tileScore(rows: readonly string[], cell: Cell): TileScore {
  const [horizontal, vertical] = [run(rows, cell, "row"), run(rows, cell, "column")];
  const cells = [horizontal, vertical].filter((each) => each.length > 1).flat();
  return { points: cells.length || 1, horizontal, vertical, run: cells.length ? cells : [cell] };
}

/** Rows with a tile put into a cell. */
export function withTile(rows: readonly string[], [row, column]: Cell, tile: string): string[] {
  return rows.map((cells, at) => (at === row - 1 ? cells.slice(0, column - 1) + tile + cells.slice(column) : cells));
}
