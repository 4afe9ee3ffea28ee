/** How a finished game ended for oneself. */
import type { FinishedGame, Listed } from "../wire/types";

export type Ending = "won" | "shared" | "lost" | "void" | "several";

/** Where one device had several seats, nobody is the one who won. */
export function endingOf({ you, winners }: Pick<FinishedGame, "you" | "winners">): Ending {
  if (!winners.length) return "void";
  if (you.length > 1) return "several";
  if (!winners.includes(you[0]!)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** The seats in the order of their scores; oneself first among equals. */
export function ranked({ scores, you }: Pick<FinishedGame, "scores" | "you">): number[] {
  const pointsOf = (seat: number): number => scores[seat - 1] ?? Number.NEGATIVE_INFINITY;
  const seats = scores.map((_, at) => at + 1);
  return seats.sort((a, b) => pointsOf(b) - pointsOf(a) || Number(you.includes(b)) - Number(you.includes(a)) || a - b);
}

/** Finished games of two answers, the newest first, each once. */
export function merged(some: readonly FinishedGame[], more: readonly FinishedGame[]): readonly FinishedGame[] {
  const known = new Set(some.map(({ table }) => table));
  return [...some, ...more.filter(({ table }) => !known.has(table))];
}

/** The tables of a list that is a little behind: a game that is among the finished ones does not go on. */
export function stillRunning(tables: readonly Listed[], finished: readonly FinishedGame[]): readonly Listed[] {
  const ended = new Set(finished.map(({ table }) => table));
  return tables.filter(({ table }) => !ended.has(table));
}
