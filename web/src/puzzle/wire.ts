/** What the server tells of puzzles (docs/api.md, "Puzzles"). */
import type { PuzzleAnswer, PuzzleShown, PuzzleSolution } from "../generated/messages";
import type { Language } from "../i18n";
import { ask, persistently } from "../wire/http";

export type { PuzzleAnswer, PuzzleChoice, PuzzleShown, PuzzleSolution } from "../generated/messages";

/** That of a day; without one, of today as the server has it. */
export const daily = (day?: string) =>
  persistently(() => ask<PuzzleShown>("GET", `/puzzles/daily${day ? `?date=${encodeURIComponent(day)}` : ""}`));
export const attempt = (puzzle: string, move: string, language: Language) =>
  ask<PuzzleAnswer>("POST", `/puzzles/${puzzle}/attempts?language=${language}`, { move });
export const solution = (puzzle: string, language: Language) =>
  ask<PuzzleSolution>("POST", `/puzzles/${puzzle}/solution?language=${language}`);
