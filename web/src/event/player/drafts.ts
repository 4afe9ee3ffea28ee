/** Half-filled sheets, kept in the browser: a phone that reloads the page, or is locked, loses nothing. */
import { EMPTY_WALL } from "./pad";
import { isBlank, type Line } from "./sheet";

const OLD_MS = 2 * 24 * 3_600_000;
const PREFIX = "azulejos-sheet-";

export interface Draft {
  readonly lines: Line[];
  /** It was handed in, and no answer has come. */
  readonly sent: boolean;
}
interface Kept extends Draft {
  readonly at: number;
  readonly seats: readonly string[];
}

export const keyOf = (event: string, game: number, table: number, kind: string): string =>
  `${PREFIX}${event}-${game}-${table}-${kind}`;

/** What was kept for a table where just these sit; null if nothing was, or it cannot be read. */
export function keptDraft(key: string, seats: readonly string[]): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
    if (!kept || kept.seats.join() !== seats.join() || kept.lines.length !== seats.length) return null;
    return kept.lines.every(isLine) ? { lines: kept.lines, sent: kept.sent === true } : null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, seats: readonly string[], lines: readonly Line[], sent = false): void {
  try {
    if (isBlank(lines)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), seats, lines, sent }));
  } catch {
    // A browser that keeps nothing: the sheet lasts as long as the page.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
    // Those of events long past go, too.
    for (const other of Object.keys(localStorage))
      if (other.startsWith(PREFIX) && isOld(other)) localStorage.removeItem(other);
  } catch {
    // As above.
  }
}

function isOld(key: string): boolean {
  try {
    const { at } = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>;
    return typeof at !== "number" || Date.now() - at > OLD_MS;
  } catch {
    return true;
  }
}

function isLine(line: Line): boolean {
  return (
    /^\d{0,3}$/.test(line.pv) &&
    /^\d{0,3}$/.test(line.before) &&
    (line.wall === "" || (line.wall.length === EMPTY_WALL.length && /^[1.]+$/.test(line.wall))) &&
    (line.rows === null || Number.isInteger(line.rows)) &&
    typeof line.withdrawn === "boolean"
  );
}
