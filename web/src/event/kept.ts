/** An event as this browser last saw it, for a phone that is reloaded without a line. What only the desk sees is not kept. */
import type { Parts, Role } from "./wire";

export interface Kept {
  /** When, by the server's clock. */
  readonly at: number;
  readonly parts: Parts;
  readonly you: Role | null;
}

const PREFIX = "azulejos-event-";
const MOST = 3;

export function keptEvent(id: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as Kept | null;
    // What an earlier release kept has no list of those without a place.
    return kept?.parts?.about ? { ...kept, parts: { ...kept.parts, unranked: kept.parts.unranked ?? [] } } : null;
  } catch {
    return null;
  }
}

/** Keep what a player or a spectator sees; of earlier events only the last few. */
export function keepEvent(id: string, kept: Kept): void {
  if (kept.you && kept.you.role !== "player") return;
  try {
    const others = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + id);
    const old = others.sort((one, other) => keptAt(other) - keptAt(one)).slice(MOST - 1);
    for (const key of old) localStorage.removeItem(key);
    localStorage.setItem(PREFIX + id, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing shows nothing without a line.
  }
}

const keptAt = (key: string): number => keptEvent(key.slice(PREFIX.length))?.at ?? 0;
