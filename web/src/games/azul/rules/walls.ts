/** The walls that the figures show. Tests hold them against the pattern of the coloured wall (A4) and the points that the captions tell. */
import type { Cell } from "../../../wire/types";

/** A4. */
export const PATTERN = ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"] as const;

export interface WallShown {
  readonly rows: readonly string[];
  /** The tile that was just placed: the runs through it are marked and counted. */
  readonly placed?: Cell;
  /** Cells that are marked as they are. */
  readonly marked?: readonly Cell[];
}

const along = (cells: readonly number[], cell: (at: number) => Cell): Cell[] => cells.map(cell);
const FIVE = [1, 2, 3, 4, 5];

export const WALLS = {
  alone: { rows: ["-Y---", "-----", "----R", "-----", "Y----"], placed: [3, 5] },
  row: { rows: ["-----", "WBY--", "-----", "---B-", "-----"], placed: [2, 3] },
  column: { rows: ["B----", "-----", "-W---", "-K---", "-----"], placed: [4, 2] },
  both: { rows: ["B----", "--Y--", "KWBY-", "--W--", "-----"], placed: [3, 3] },
  bonusRow: { rows: ["B-R--", "WBYRK", "-W---", "---B-", "-----"], marked: along(FIVE, (at) => [2, at]) },
  bonusColumn: { rows: ["-Y---", "-BY--", "-W---", "RK---", "-R---"], marked: along(FIVE, (at) => [at, 2]) },
  bonusColour: { rows: ["B----", "WB---", "--BY-", "---B-", "Y---B"], marked: along(FIVE, (at) => [at, at]) },
} as const satisfies Record<string, WallShown>;
