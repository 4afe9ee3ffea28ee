/**
 * Several people at one screen. In a game that hides something the next player's view is shown only when that player has said so; until then the table is
 * shown as a spectator sees it.
 */

/** The seat that is asked to look next, or null. `open` is the seat that has last said that it looks. */
export function curtained(hides: boolean, you: readonly number[], seat: number, open: number): number | null {
  return hides && you.length > 1 && seat !== 0 && seat !== open ? seat : null;
}
