/** What the last move touched, so that it can be marked: names of places on trays, plates and boards. */
import type { Step } from "../table";
import type { DuelPosition } from "../../wire/types";
import { trayOf } from "./choices";

/** What is lit while something moves. */
export interface Lit {
  /** Cells that count for the tile that just scores, as `seat-row-column`. */
  readonly run: ReadonlySet<string>;
  /** The plates that fly, as they lie. */
  readonly plates: readonly string[];
}
export const DARK: Lit = { run: new Set(), plates: [] };
export const NO_MARKS: ReadonlySet<string> = new Set();

export function marksOf(last: Step | null, position: DuelPosition): ReadonlySet<string> {
  const marks = new Set<string>();
  if (!last || last.seat === null) return marks;
  const { token, seat } = last;
  const taken = /^([1-4LM])([A-Z])([1-6X])$/i.exec(token);
  if (taken) {
    const [, from, , to] = taken as unknown as [string, string, string, string];
    if (from.toUpperCase() !== "M") marks.add(`sun-${trayOf(from)}`);
    marks.add(to.toUpperCase() === "X" ? `broken-${seat}` : `line-${seat}-${to}`);
    return marks;
  }
  if (token.startsWith("+")) {
    const stack = token.slice(1);
    position.trays.forEach((tray, number) => number && tray.moon === stack && marks.add(`moon-${number}`));
    return marks;
  }
  if (token.startsWith(">")) return marks.add(`cell-${seat}-${token[1]}-${token[2]}`);
  const [word, rest = ""] = token.split(/:(.*)/s);
  if (word === "lay") marks.add(`plate-${seat}-${rest.split(".")[0]}`);
  if (word === "chip") marks.add(`moon-${rest}`).add(`chips-${seat}`);
  if (word === "plate") marks.add(`display-${rest}`);
  if (word === "draw" || word === "under") marks.add("pile");
  if (word === "spend" && rest !== "none") marks.add(`chips-${seat}`);
  return marks;
}
