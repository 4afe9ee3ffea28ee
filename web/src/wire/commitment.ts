/** What a player's own browser has kept of a table: the commitment that it was shown before it sat down, and what it gave to the deals. */

export interface Known {
  readonly commitment: string;
  /** By seat. */
  readonly contributions: Readonly<Record<number, string>>;
}

const KEY = "azulejos-fair-";

export function kept(table: string): Known | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Known | null;
    return found && typeof found.commitment === "string" ? found : null;
  } catch {
    return null;
  }
}

/** Keep what was shown and what was sent, before anything is dealt. The first commitment that was seen stays. */
export function keep(table: string, commitment: string, seat?: number, contribution?: string): void {
  const before = kept(table);
  const contributions = { ...before?.contributions, ...(seat && contribution ? { [seat]: contribution } : {}) };
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ commitment: before?.commitment ?? commitment, contributions }));
  } catch {
    // A browser that keeps nothing: then the record is compared with the table alone.
  }
}

/** Whether a record has the commitment and the contributions that this browser knows. */
export function agrees(known: Known, commitment: string, contributions: readonly string[]): boolean {
  return (
    known.commitment === commitment &&
    Object.entries(known.contributions).every(([seat, given]) => contributions[Number(seat) - 1] === given)
  );
}
