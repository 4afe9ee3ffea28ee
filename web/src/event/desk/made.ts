/** Events that were made on this device, kept in the browser: one that is in no list is found again by its maker. */

const KEY = "azulejos-events";
const MOST = 20;

export interface MadeHere {
  readonly id: string;
  readonly title: string;
  readonly at: number;
}

export function madeHere(): readonly MadeHere[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as MadeHere[]).filter((each) => typeof each?.id === "string") : [];
  } catch {
    return [];
  }
}

export function keepMade(event: MadeHere): void {
  keep([event, ...others(event.id)]);
}

/** It was deleted. */
export function forgetMade(id: string): void {
  keep(others(id));
}

const others = (id: string): MadeHere[] => madeHere().filter((each) => each.id !== id);

function keep(events: readonly MadeHere[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(events.slice(0, MOST)));
  } catch {
    // Without storage it is in the list of the server, or in the link that was shown.
  }
}
