/** Who sits where, by name: what people look for when a game comes. */
import type { Parts } from "../wire";
import { nextSeating } from "./rotation";

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly table: number;
  readonly seat: number;
}

/** Of the game that is on, or else of the one that comes, by name as a language sorts. */
export function placesOf(parts: Parts, language: string): { game: number | null; places: readonly Place[] } {
  const on = parts.about.stage === "playing" ? parts.games.at(-1) : undefined;
  const next = nextSeating(parts);
  const tables = on ? on.tables.map((table) => table.seats) : (next?.tables ?? []);
  const found = tables.flatMap((seats, table) =>
    seats.flatMap((seat, at) => (seat ? [{ id: seat.id, name: seat.name, table: table + 1, seat: at + 1 }] : [])),
  );
  const { compare } = new Intl.Collator(language);
  return {
    game: on?.game ?? next?.game ?? null,
    places: found.sort((one, other) => compare(one.name, other.name)),
  };
}

/** Items in so many columns of about the same length, the first ones first. */
export function columnsOf<Item>(items: readonly Item[], columns: number): readonly (readonly Item[])[] {
  const length = Math.ceil(items.length / Math.max(1, columns));
  return Array.from({ length: Math.ceil(items.length / Math.max(1, length)) }, (_, at) =>
    items.slice(at * length, (at + 1) * length),
  );
}
