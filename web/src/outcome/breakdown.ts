/** A final score in its parts: what the tiling brought, each bonus with the cells that counted, and what is lost since no score falls below 0. */
import type { Bonus, Outcome, Position } from "../wire/types";

export interface Standing {
  readonly place: number;
  readonly seat: number;
  readonly isWinner: boolean;
  /** Null for a seat that has left (T21), and for all of a void game. */
  readonly score: number | null;
  /** The score before the bonuses: tiles, less what fell or broke. */
  readonly tiling: number;
  readonly bonuses: readonly Bonus[];
  /** What the rule that no score falls below 0 has given back. */
  readonly spared: number;
}

/** Everybody, from the first place on; those who have left come last, without a place. */
export function standings(position: Position, outcome: Outcome): Standing[] {
  const all: Standing[] = [];
  let place = 1;
  for (const seats of outcome.ranking) {
    for (const seat of seats) all.push(standing(position, outcome, seat, place));
    place += seats.length;
  }
  const ranked = new Set(all.map(({ seat }) => seat));
  for (let seat = 1; seat <= position.boards.length; seat++)
    if (!ranked.has(seat)) all.push(standing(position, outcome, seat, 0));
  return all;
}

function standing(position: Position, outcome: Outcome, seat: number, place: number): Standing {
  const score = outcome.scores[seat - 1] ?? null;
  const tiling = position.boards[seat - 1]?.score ?? 0;
  const bonuses = score === null ? [] : (outcome.bonuses[seat - 1] ?? []);
  const sum = tiling + bonuses.reduce((points, bonus) => points + bonus.points, 0);
  return {
    place,
    seat,
    isWinner: outcome.winners.includes(seat),
    score,
    tiling,
    bonuses,
    spared: score === null ? 0 : score - sum,
  };
}
