/** Rows and columns of touching tiles: what a figure marks is counted, not written down. Cells are [row, column], from 1. */
import type { Cell } from "../wire/types";

const lies = (rows: readonly string[], [row, column]: Cell): boolean => (rows[row - 1]?.[column - 1] ?? "-") !== "-";

/** The unbroken run through a tile, along its row or its column; the tile alone if nothing touches it there. */
export function run(rows: readonly string[], tile: Cell, along: "row" | "column"): Cell[] {
  const step: Cell = along === "row" ? [0, 1] : [1, 0];
  const from = (way: 1 | -1): Cell[] => {
    const found: Cell[] = [];
    let next: Cell = [tile[0] + way * step[0], tile[1] + way * step[1]];
    while (lies(rows, next)) {
      found.push(next);
      next = [next[0] + way * step[0], next[1] + way * step[1]];
    }
    return found;
  };
  return [...from(-1).reverse(), tile, ...from(1)];
}

/** The points of a tile that was just placed (A21, D33). */
export function points(rows: readonly string[], tile: Cell): number {
  const lengths = [run(rows, tile, "row").length, run(rows, tile, "column").length].filter((length) => length > 1);
  return lengths.reduce((sum, length) => sum + length, 0) || 1;
}
