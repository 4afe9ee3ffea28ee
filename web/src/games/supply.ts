/** Bag and lid or tower: tiles by their colours. */
import type { Counts } from "../wire/types";

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, each) => sum + each, 0);

export function plus(counts: Counts, colour: string, more = 1): Counts {
  return { ...counts, [colour]: (counts[colour] ?? 0) + more };
}

export function plusAll(counts: Counts, tiles: string): Counts {
  return [...tiles].reduce((all, tile) => plus(all, tile), counts);
}

/** A30, D40: the bag and its reserve, lid or tower, after a deal. If the bag has too few tiles, the whole reserve goes into it. */
export function dealtFrom(bag: Counts, reserve: Counts, tiles: string): readonly [bag: Counts, reserve: Counts] {
  const dealt = [...tiles].reduce((all, tile) => plus(all, tile, -1), bag);
  if (tiles.length <= total(bag)) return [dealt, reserve];
  const refilled = Object.entries(reserve).reduce((all, [colour, count]) => plus(all, colour, count), dealt);
  return [refilled, Object.fromEntries(Object.keys(reserve).map((colour) => [colour, 0]))];
}
