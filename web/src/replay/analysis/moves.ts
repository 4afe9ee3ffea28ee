/** Moves that were judged: which of them stands where, what is said of it, and which mistake is next. */
import { nameParts } from "../../games/common/names";
import type { Mark, MoveJudged } from "./wire";

export const MARKS: readonly Mark[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
const MISTAKES: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];

export const isMistake = (move: MoveJudged): boolean => MISTAKES.includes(move.mark);

/** The position right after a move. */
export const after = (move: MoveJudged): number => move.events + 1;

/** The move that led to a position, if it was judged. */
export const moveAt = (moves: readonly MoveJudged[], n: number): MoveJudged | null =>
  moves.find((move) => after(move) === n) ?? null;

/** The next mistake of some seats behind a position; the first one where there is none behind it. */
export function nextMistake(moves: readonly MoveJudged[], n: number, seats: readonly number[]): MoveJudged | null {
  const mine = moves.filter((move) => isMistake(move) && (!seats.length || seats.includes(move.seat)));
  return mine.find((move) => after(move) > n) ?? mine[0] ?? null;
}

/** How many moves of a seat have each mark. */
export const countOf = (moves: readonly MoveJudged[], seat: number, mark: Mark): number =>
  moves.filter((move) => move.seat === seat && move.mark === mark).length;

/** A sentence with the names of those whom it speaks of: the server writes `{2}` for whoever sits on seat 2. */
export const named = (sentence: string, names: readonly string[]): string =>
  sentence.replace(/\{(\d)\}/g, (all, seat: string) => nameParts(names[Number(seat) - 1] ?? all).name);
