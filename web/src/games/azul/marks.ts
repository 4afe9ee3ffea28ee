/** What the last move has left to be seen: its source, its line, and the tiles that came to the wall with it. */
import type { Step } from "../table";
import type { AzulPosition, Cell } from "../../wire/types";
import { CENTRE, FLOOR, placingOf, takeOf } from "./moves";

/** Cells that are counted, one after another. */
export interface Count {
  readonly seat: number;
  readonly cells: readonly Cell[];
  /** Milliseconds from one to the next. */
  readonly pace: number;
}

export interface Marks {
  /** A line, the floor, or nothing. */
  readonly line: number | typeof FLOOR | null;
  readonly cells: readonly Cell[];
}

export const NO_MARKS: Marks = { line: null, cells: [] };

/** The display or the centre from which the last tiles came, as long as nothing has been dealt since. */
export function markedSource(position: AzulPosition, last: Step | null): string | null {
  const take = last && takeOf(last.token);
  if (!take || (position.phase !== "offer" && position.phase !== "stopped")) return null;
  if (take.source === CENTRE) return position.marker.place === "centre" ? null : CENTRE;
  return position.displays[Number(take.source) - 1] === "" ? take.source : null;
}

export function marksOf(position: AzulPosition, last: Step | null, seat: number): Marks {
  if (!last) return NO_MARKS;
  const cells = last.scoring.flatMap((step) =>
    step.kind === "tile" && step.seat === seat && step.cell ? [step.cell] : [],
  );
  if (last.seat !== seat) return { line: null, cells };
  const take = takeOf(last.token);
  const placing = placingOf(last.token);
  if (placing) return { line: null, cells: cells.length > 0 ? cells : [[placing.line, placing.column]] };
  if (!take) return { line: null, cells };
  if (take.target === FLOOR) return { line: FLOOR, cells };
  const row = Number(take.target);
  const line = position.boards[seat - 1]?.lines[row - 1] ?? "";
  return { line: line.startsWith(take.colour) ? row : null, cells };
}
