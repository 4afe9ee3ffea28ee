/**
 * Displays and trays that are filled one after another from a bag (A30, D40). While the bag lasts each comes from it; the one during which it runs out has all that
 * was left in it, and goes on from the reserve, lid or tower; there are too few tiles only where both are empty.
 */
import type { Counts } from "../../../wire/types";
import type { Told } from "../../recorder";
import { plus, total } from "../../supply";

export interface Filling {
  readonly sizes: readonly number[];
  fixed(told: Told, place: number): readonly string[];
  left(told: Told, place: number): Counts;
  /** The tiles of each place, as they are written. */
  tiles(told: Told): string;
  /** What is told of each place, by all its tiles. */
  told(tiles: readonly string[]): Told;
}

export function filling(bag: Counts, reserve: Counts, spaces: readonly number[]): Filling {
  const inBag = total(bag);
  let rest = inBag + total(reserve);
  const sizes = spaces.map((space) => {
    const size = Math.min(space, rest);
    rest -= size;
    return size;
  });
  const before = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, each) => sum + each, 0));
  /** How many of a place's tiles are from the bag as it is now. */
  const fromBag = (at: number): number => Math.max(0, Math.min(sizes[at]!, inBag - before[at]!));
  const isFromBag = (at: number): boolean => sizes[at]! > 0 && fromBag(at) === sizes[at];
  const used = (counts: Counts, told: Told, isOfIt: (at: number) => boolean): Counts =>
    told.reduce(
      (left, tiles, at) => (isOfIt(at) ? tiles.reduce((all, tile) => plus(all, tile, -1), left) : left),
      counts,
    );
  const bagLeft = (told: Told): Counts => used(bag, told, isFromBag);
  /** Whether all is told that comes out of the bag before it runs out. */
  const isBagTold = (told: Told): boolean =>
    sizes.every((size, at) => !isFromBag(at) || (told[at]?.length ?? 0) === size);
  const fixed = (told: Told, place: number): string[] => {
    const takesRest = fromBag(place) > 0 && !isFromBag(place);
    if (!takesRest || !isBagTold(told)) return [];
    return Object.entries(bagLeft(told)).flatMap(([tile, count]) => Array<string>(Math.max(0, count)).fill(tile));
  };
  return {
    sizes,
    fixed,
    left(told, place) {
      if (isFromBag(place)) return bagLeft(told);
      if (!isBagTold(told)) return {};
      return used(reserve, told, (at) => !isFromBag(at));
    },
    tiles: (told) => sizes.map((_, at) => [...fixed(told, at), ...(told[at] ?? [])].join("")).join("/"),
    told(tiles) {
      const all = tiles.map((each) => [...each]);
      return all.map((each, at) => {
        const rest = [...each];
        for (const tile of fixed(all, at)) if (rest.includes(tile)) rest.splice(rest.indexOf(tile), 1);
        return rest;
      });
    },
  };
}
