/**
 * One's part in the deals of an online event (docs/event.md): given as soon as the server has bound itself to them, and kept with its commitment, so that the
 * deals can be checked when the game is over.
 */
import { keep } from "../../wire/commitment";
import { randomDigits } from "../../wire/http";
import { giveToDeals } from "../http";
import type { Mine, Parts } from "../wire";

export interface Asked {
  readonly game: number;
  readonly commitment: string;
}

/** To which deals the player may give a part now; null if to none. */
export function askedFor(parts: Pick<Parts, "seating">, mine: Pick<Mine, "person">): Asked | null {
  for (const { game, tables, commitments } of parts.seating) {
    const table = tables.findIndex((seats) => seats.some((seat) => seat?.id === mine.person));
    const commitment = commitments?.[table];
    if (commitment) return { game, commitment };
  }
  return null;
}

export async function give(event: string, asked: Asked): Promise<void> {
  const key = keyOf(event, asked.game);
  if (read(key)?.commitment === asked.commitment) return;
  const { commitment, seat, contribution } = await giveToDeals(event, randomDigits());
  try {
    localStorage.setItem(key, JSON.stringify({ commitment, seat, contribution }));
  } catch {
    // A browser that keeps nothing: then the record is compared with the table alone.
  }
}

/** Now that the live table has a name, what was given is kept under it: there the check of the deals looks for it. */
export function remember(event: string, game: number, table: string): void {
  const given = read(keyOf(event, game));
  if (given) keep(table, given.commitment, given.seat, given.contribution);
}

interface Given {
  readonly commitment: string;
  readonly seat: number;
  readonly contribution: string;
}

const keyOf = (event: string, game: number): string => `azulejos-part-${event}-${game}`;

function read(key: string): Given | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Given | null;
    return found && typeof found.commitment === "string" ? found : null;
  } catch {
    return null;
  }
}
