/** Tiles in words, as lists have them: "2 blue, 1 red", "black, yellow". */
import type { Texts, TextviewTexts } from "../../../i18n";

export function colourName(letter: string, texts: Texts): string {
  return texts.game.colour(letter === "*" ? "wild" : letter);
}

/** How many of each colour, in the order in which they lie. */
export function counted(tiles: string, words: TextviewTexts, texts: Texts, empty = words.empty): string {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].map(([colour, count]) => words.ofColour(count, colourName(colour, texts))).join(", ") || empty;
}

/** One tile after another. */
export function named(tiles: string, words: TextviewTexts, texts: Texts): string {
  return [...tiles].map((tile) => colourName(tile, texts)).join(", ") || words.empty;
}
