/** Why something cannot be done, for whoever has tried: a reason with what belongs into its sentence. */

export type Reason =
  | "not-your-turn"
  | "take-first"
  | "line-complete"
  | "line-colour"
  | "wall-has-colour"
  | "wall-later"
  | "other-board"
  | "display-empty"
  | "centre-empty"
  | "marker-alone"
  | "place-first"
  | "cell-taken"
  | "column-has-colour"
  | "dome-later"
  | "sun-empty"
  | "moon-empty"
  | "moon-covered"
  | "chip-hidden"
  | "two-chips"
  | "no-token"
  | "no-plate"
  | "space-taken"
  | "answer-first"
  | "other-cell";

export interface Refusal {
  readonly reason: Reason;
  readonly line?: number;
  readonly seat?: number;
}
