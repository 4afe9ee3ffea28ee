/** A player's part in the deals: what this browser commits itself to when it sits down, and shows when everybody has (docs/fairness.md). */
import { commitmentTo, keep, kept, NOTHING, sealed, withPart } from "./commitment";
import type { TableState } from "./types";

/** New digits for a seat at a table, kept; what is told of them is the commitment. */
export function committed(table: string, commitment: string, digits: string): string {
  const own = commitmentTo(commitment, digits);
  keep(table, withPart(kept(table), commitment, own, digits));
  return own;
}

export interface Part {
  readonly seat: number;
  readonly contribution: string;
}

/** The digits that this browser may show now. Before it does, it has kept the commitments of all seats. */
export function toShow(state: Pick<TableState, "table" | "you" | "about" | "fair">): Part[] {
  const { awaited = [], commitments = [], commitment } = state.fair;
  const mine = state.you.filter((seat) => awaited.includes(seat));
  const isComplete = state.about.seats.every(
    ({ kind }, at) => kind === "bot" || (commitments[at] ?? NOTHING) !== NOTHING,
  );
  if (!mine.length || !isComplete) return [];
  const known = sealed(kept(state.table), commitment, commitments);
  if (!known) return [];
  keep(state.table, known);
  return mine.flatMap((seat) => {
    const contribution = known.parts?.[commitments[seat - 1]!];
    return contribution ? [{ seat, contribution }] : [];
  });
}
