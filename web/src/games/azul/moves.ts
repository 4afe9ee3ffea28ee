/** The tokens of Azul (docs/formats.md) as choices: where tiles are taken, and where they go. */

/** Tiles of one colour that can be taken together: from a display ("1" to "9") or from the centre ("C"). */
export interface Pick {
  readonly source: string;
  readonly colour: string;
}

/** A take as its token tells it; `target` is a line ("1" to "5") or the floor ("F"). */
export interface Take extends Pick {
  readonly target: string;
}

/** A tile of the grey wall that goes from a line to a column (A50). */
export interface Placing {
  readonly line: number;
  readonly column: number;
}

export const COLOURS = ["B", "Y", "R", "K", "W"] as const;
export const CENTRE = "C";
export const FLOOR = "F";

const TAKE = /^([1-9C])([BYRKW])([1-5F])$/;
const PLACING = /^>([1-5])([1-5])$/;

export function takeOf(token: string): Take | null {
  const found = TAKE.exec(token);
  return found ? { source: found[1]!, colour: found[2]!, target: found[3]! } : null;
}

export function placingOf(token: string): Placing | null {
  const found = PLACING.exec(token);
  return found ? { line: Number(found[1]), column: Number(found[2]) } : null;
}

export const samePick = (one: Pick | null, other: Pick | null): boolean =>
  one?.source === other?.source && one?.colour === other?.colour;

/** What can be taken, each once, display by display and the centre last. */
export function picksOf(legal: readonly string[]): Pick[] {
  const picks: Pick[] = [];
  for (const token of legal) {
    const take = takeOf(token);
    if (take && !picks.some((pick) => samePick(pick, take))) picks.push({ source: take.source, colour: take.colour });
  }
  const rank = (pick: Pick): number => (pick.source === CENTRE ? 10 : Number(pick.source));
  return picks.sort((a, b) => rank(a) - rank(b));
}

/** Where tiles that were picked may go: lines from the top, then the floor. */
export function targetsOf(legal: readonly string[], pick: Pick): string[] {
  return legal
    .flatMap((token) => {
      const take = takeOf(token);
      return take && samePick(take, pick) ? [take.target] : [];
    })
    .sort((a, b) => (a === FLOOR ? 1 : b === FLOOR ? -1 : Number(a) - Number(b)));
}

export function placingsOf(legal: readonly string[]): Placing[] {
  return legal.flatMap((token) => placingOf(token) ?? []);
}

export const tokenOf = (take: Take): string => `${take.source}${take.colour}${take.target}`;
export const placingToken = (placing: Placing): string => `>${placing.line}${placing.column}`;

/** The tiles of a source: a display's, or the centre's. */
export function tilesAt(position: { displays: readonly string[]; centre: string }, source: string): string {
  return source === CENTRE ? position.centre : (position.displays[Number(source) - 1] ?? "");
}

export function countOf(tiles: string, colour: string): number {
  let count = 0;
  for (const tile of tiles) if (tile === colour) count++;
  return count;
}
