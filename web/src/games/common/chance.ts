/** What chance decides at a table, drawn once more when the proof of its deals is checked. */

export interface Chance {
  /** A number from 0 to n - 1. */
  below(n: number): number;
}

/** Tiles that lie in a row, each to be drawn as likely as any other; `refill` is what goes into an empty bag. */
export interface Row {
  bag: string[];
  refill: string[];
}

/** Tiles by their counts, in the order of these colours. */
export function rowOf(counts: Readonly<Record<string, number>>, colours: Iterable<string>): string[] {
  return [...colours].flatMap((colour) => Array<string>(counts[colour] ?? 0).fill(colour));
}

/** Tiles out of a row, the others closing up; an empty row is filled from the second one first. */
export function draw(chance: Chance, row: Row, spaces: number): string[] {
  const drawn: string[] = [];
  while (drawn.length < spaces && (row.bag.length || row.refill.length)) {
    if (!row.bag.length) [row.bag, row.refill] = [row.refill, []];
    drawn.push(...row.bag.splice(chance.below(row.bag.length), 1));
  }
  return drawn;
}
