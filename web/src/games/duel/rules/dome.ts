/** The part of a dome that the figure of D33 and D34 shows: rows 1 and 2, before the special tile has come. */
import type { Cell } from "../../../wire/types";

export const DOME: {
  readonly plates: readonly [string, string];
  readonly rows: readonly string[];
  readonly placed: Cell;
  readonly special: Cell;
} = { plates: ["KY/R*", "TR/BS"], rows: ["--TR", "-YB-"], placed: [2, 3], special: [2, 4] };
