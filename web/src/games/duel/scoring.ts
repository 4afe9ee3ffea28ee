/** Which cells of a dome a scoring tile counts, for the small picture of it (D6); rows and columns from 0. */
import { SCORING_TILES } from "../../generated/duel";

export type ScoringTile = keyof typeof SCORING_TILES;
export const NAMES = Object.keys(SCORING_TILES) as readonly ScoringTile[];

const LETTERS = "BYRKT";
const SPACES = { "": null, "*": "W", S: "S" } as const;

/** The kind of the spaces that a scoring tile counts one by one, as its symbols are named; null if it counts cells. */
export const spaceOf = (name: ScoringTile): "W" | "S" | null => SPACES[SCORING_TILES[name].space];

/** How a cell is drawn: `bright`, `deep` (worth more), a colour's letter, or not at all. */
export function tone(name: ScoringTile, row: number, column: number): string | null {
  const { counts, shown }: { counts: string; shown: readonly (readonly string[])[] } = SCORING_TILES[name];
  const cell = `${row} ${column}`;
  // As many kinds as have to be there; the gap that is left is allowed.
  if (counts === "all kinds") return LETTERS[shown[0]!.indexOf(cell)] ?? null;
  const worth = shown.findIndex((cells) => cells.includes(cell));
  return ["bright", "deep"][worth] ?? null;
}
