/** The tiles of a tray by colour: all of one colour are taken together. */
import type { Point } from "./places";

export interface Group {
  readonly key: string;
  readonly colour: string;
  readonly tiles: readonly Point[];
}

export function groups(tiles: string, key: (colour: string) => string, places: readonly Point[]): readonly Group[] {
  return [...new Set(tiles)].map((colour) => ({
    key: key(colour),
    colour,
    tiles: [...tiles].flatMap((tile, at) => (tile === colour && places[at] ? [places[at]] : [])),
  }));
}
