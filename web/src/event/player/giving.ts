/**
 * One's part in the deals of an online event (docs/event.md): committed to as soon as the server has bound itself to them, and shown as soon as nobody can
 * commit themselves any more. All of it is kept, so that the deals can be checked when the game is over.
 */
import { commitmentTo, keep, read, sealed, withPart, write } from "../../wire/commitment";
import { randomDigits } from "../../wire/http";
import { giveToDeals } from "../http";
import type { Mine, Parts } from "../wire";

export interface Asked {
  readonly game: number;
  /** The server's own. */
  readonly commitment: string;
  /** Those of all seats of the table, once they are closed. */
  readonly commitments?: readonly string[];
}

/** To which deals the player may give a part now; null if to none. */
export function askedFor(parts: Pick<Parts, "seating">, mine: Pick<Mine, "person">): Asked | null {
  for (const { game, tables, commitments, contribution_commitments: closed } of parts.seating) {
    const table = tables.findIndex((seats) => seats.some((seat) => seat?.id === mine.person));
    const commitment = commitments?.[table];
    if (commitment) return { game, commitment, ...(closed?.[table] ? { commitments: closed[table] } : {}) };
  }
  return null;
}

export async function give(event: string, asked: Asked): Promise<void> {
  const key = keyOf(event, asked.game);
  const before = read(key);
  const known = before?.commitment === asked.commitment ? before : null;
  if (asked.commitments) {
    const own = Object.entries(known?.parts ?? {}).find(([commitment]) => asked.commitments!.includes(commitment));
    const all = own && sealed(known, asked.commitment, asked.commitments);
    if (!all) return;
    write(key, all);
    await giveToDeals(event, { contribution: own[1] });
  } else {
    const [mine] = Object.entries(known?.parts ?? {});
    const digits = mine?.[1] ?? randomDigits();
    const own = mine?.[0] ?? commitmentTo(asked.commitment, digits);
    write(key, withPart(known, asked.commitment, own, digits));
    await giveToDeals(event, { commitment: own });
  }
}

/** Now that the live table has a name, what was given is kept under it: there the check of the deals looks for it. */
export function remember(event: string, game: number, table: string): void {
  const known = read(keyOf(event, game));
  if (known) keep(table, known);
}

const keyOf = (event: string, game: number): string => `azulejos-part-${event}-${game}`;
