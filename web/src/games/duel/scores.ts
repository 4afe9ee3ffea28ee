/** What was scored in Azul Duel. */
import type { DuelPosition } from "../../wire/types";
import type { GameScores } from "../client";

export const rows: GameScores["rows"] = (position, seat) =>
  (position as DuelPosition).boards[seat - 1]?.dome.tiles ?? [];

export const tiling: GameScores["tiling"] = (words) => words.tilingDuel;

/** Every scoring tile of the game is told. */
export const tellsEmptyBonuses = true;

/** Azul has a bonus for colours, too, and another sentence for it. */
export const bonus: GameScores["bonus"] = (kind, count, words) =>
  words.bonusFor(kind === "colours" ? "kinds" : kind, count);

export const ending: GameScores["ending"] = (outcome, who, words) => words.over(outcome.ended_by.clause, who);

/** D43: among equal scores the first-player tile of the last round decides. */
export const tieBreak: GameScores["tieBreak"] = (position, outcome, words) => {
  if (outcome.tie_break === "shared") return words.tieShared;
  if (outcome.tie_break !== "first-tile") return "";
  const points = outcome.scores[(outcome.winners[0] ?? 0) - 1] ?? 0;
  return (position as DuelPosition).holder === null ? words.tieStarter(points) : words.tieHolder(points);
};
