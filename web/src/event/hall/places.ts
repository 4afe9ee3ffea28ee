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

/** The game that comes, with its time by the schedule; null where none does, or its time is on the clock already. */
export function begunNext(parts: Parts): { readonly game: number; readonly begins: string } | null {
  const { next_game: game, stage } = parts.about;
  if (game === null || stage !== "playing") return null;
  const begins = parts.schedule.find((part) => part.part === "game" && part.game === game)?.begins;
  return begins === undefined ? null : { game, begins };
}

/** The tables of the game that is on whose sheets are in. */
export function sheetsIn(parts: Parts): { readonly in: readonly number[]; readonly isAll: boolean } {
  const tables = parts.about.stage === "playing" ? (parts.games.at(-1)?.tables ?? []) : [];
  const found = tables.filter((table) => table.settled).map((table) => table.table);
  return { in: found, isAll: found.length === tables.length };
}

/** How names stand on a screen of 16:9, by how many there are: columns of at most twelve rows, the letters as large as they allow. */
export function listOf(people: number): { readonly columns: number; readonly rows: number } {
  const columns = people <= ROWS ? 1 : people <= 2 * ROWS ? 2 : 3;
  return { columns, rows: ROWS };
}
const ROWS = 12;

/**
 * By how much a name of this length is written smaller where so many letters fit a line: none is cut. A very long one takes two lines instead of the
 * smallest letters.
 */
export function shrunk(length: number, letters: number): number {
  const lines = length / Math.max(1, letters);
  return isBroken(length, letters) ? Math.max(TWO_LINES, lines / 1.7) : Math.max(1, lines);
}
/** Whether a name is so long that it takes two lines; all others stay in one. */
export const isBroken = (length: number, letters: number): boolean => length > TWO_LINES * Math.max(1, letters);
/** So small are letters of which two lines fit a row. */
const TWO_LINES = 1.5;

/** Items in so many columns of about the same length, the first ones first. */
export function columnsOf<Item>(items: readonly Item[], columns: number): readonly (readonly Item[])[] {
  const length = Math.ceil(items.length / Math.max(1, columns));
  return Array.from({ length: Math.ceil(items.length / Math.max(1, length)) }, (_, at) =>
    items.slice(at * length, (at + 1) * length),
  );
}
