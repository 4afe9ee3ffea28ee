/** What was scored in Azul. */
import type { AzulPosition, Outcome } from "../../wire/types";
import type { GameScores } from "../client";

export const rows: GameScores["rows"] = (position, seat) => (position as AzulPosition).boards[seat - 1]?.wall ?? [];

export const tiling: GameScores["tiling"] = (words) => words.tiling;

export const tellsEmptyBonuses = false;

export const bonus: GameScores["bonus"] = (kind, count, words) => words.bonusFor(kind, count);

/** By its clause; A33 has two counts. */
export const ending: GameScores["ending"] = ({ ended_by: { clause, text } }, who, words) =>
  words.over(clause === "A33" && text.includes("any wall") ? "A33-wall" : clause, who);

/** A42: among equal scores the complete rows decide, and then the victory is shared. */
export const tieBreak: GameScores["tieBreak"] = (_position, outcome, words) => {
  if (outcome.tie_break === "shared") return words.tieShared;
  if (outcome.tie_break !== "rows") return "";
  const [winner = 0, ...others] = tied(outcome);
  const most = Math.max(...others.map((seat) => rowsOf(outcome, seat)));
  const points = outcome.scores[(outcome.winners[0] ?? 0) - 1] ?? 0;
  return words.tieRows(points, words.against(rowsOf(outcome, winner), most));
};

/** The seats that had as many points as the winners. */
export function tied(outcome: Outcome): number[] {
  const best = outcome.scores[(outcome.winners[0] ?? 0) - 1];
  return outcome.ranking.flat().filter((seat) => outcome.scores[seat - 1] === best);
}

/** How many complete rows a seat has. */
export function rowsOf(outcome: Outcome, seat: number): number {
  return outcome.bonuses[seat - 1]?.find(({ kind }) => kind === "rows")?.count ?? 0;
}
