/** Which cells of a dome a scoring tile counts, for the small picture of it (D6); rows and columns from 0. */
import { SCORING_TILES } from "../../generated/duel";
import { fits, LINE } from "./fit";

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

/** How a scoring tile is drawn in a box: with all that is said of it, smaller, or in one line. */
export interface TileForm {
  readonly kind: "full" | "mini" | "line";
  /** How its worth is told: in a sentence, in a few letters, or as a number. */
  readonly said: "worth" | "brief" | "coin";
  /** The size of its type. */
  readonly size: number;
  /** There is room for its name. */
  readonly named: boolean;
}

const LARGEST = 14.5;
const SMALLEST = 12;

/** The largest form and type in which all of these fit. */
export function tileForm(
  { width, height }: { readonly width: number; readonly height: number },
  tiles: readonly { readonly title: string; readonly worth: string; readonly brief: string }[],
): TileForm {
  for (const said of ["worth", "brief"] as const)
    for (let size = LARGEST; size >= SMALLEST; size -= 0.5) {
      const room = width - 6.2 * size;
      // The name, the worth in one line or in two, and what it brings now.
      const left = height - 8 - (1.25 * 1.15 + 1.25) * size;
      if (left > 0 && tiles.every((tile) => fits(tile[said], room, left, size)))
        return { kind: "full", said, size, named: true };
    }
  const isLow = height < 37;
  const size = isLow ? Math.min(13, height * 0.6) : Math.min(LARGEST, Math.max(SMALLEST, height * 0.26));
  // Beside the name: the picture and the worth, and in one line what it brings to both.
  const room = width - (isLow ? 11.5 : 6.6) * size;
  const named = tiles.every(({ title }) => title.length * 0.56 * size <= room);
  const isBrief = !isLow && !named && tiles.every(({ brief }) => fits(brief, width - 4 * size, LINE * size, size));
  return { kind: isLow ? "line" : "mini", said: isBrief ? "brief" : "coin", size, named };
}
