/** The rim of the clock's plate: a leaf for each minute that is left, a small ring for each that is gone. */

const MINUTE_MS = 60_000;
/** More would touch each other: then a leaf is two minutes, or three. */
const MOST = 90;

export interface Leaves {
  readonly count: number;
  /** The first so many are rings. */
  readonly gone: number;
}

/** Of so many milliseconds that are left of so many minutes. More than there ever were, such as before a game, are a full rim. */
export function leavesOf(left: number | null, minutes: number): Leaves {
  const each = Math.max(1, Math.ceil(minutes / MOST));
  const count = Math.max(1, Math.ceil(minutes / each));
  const there = left === null ? count : Math.ceil(Math.max(0, left) / (each * MINUTE_MS));
  return { count, gone: Math.max(0, count - there) };
}
