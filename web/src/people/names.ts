/** Who sits at a table, in words. */
import type { Texts } from "../i18n";
import type { SeatAbout } from "../wire/types";

/** Names that people at one device have given their seats, by seat. */
export type LocalNames = Readonly<Record<number, string>>;

/** The name of a bot in a language; one that we do not know keeps its own. */
export function botName(texts: Texts, bot: string): string {
  const names: Readonly<Record<string, string>> = texts.common.bots;
  return names[bot] ?? bot;
}

/** The names by seat from 1 (index 0 is seat 1). Two of the same name are told apart by a number. */
export function namesOf(
  seats: readonly SeatAbout[],
  you: readonly number[],
  texts: Texts,
  local: LocalNames = {},
): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    const name = nameOf(seat, you, texts, local);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

function nameOf(seat: SeatAbout, you: readonly number[], texts: Texts, local: LocalNames): string {
  const { common } = texts;
  if (you.includes(seat.seat)) return you.length === 1 ? common.you : (local[seat.seat] ?? common.player(seat.seat));
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return common.bot(botName(texts, seat.bot ?? ""));
  if (seat.kind === "program" && seat.taken) return common.program;
  return seat.taken && seat.name === "" ? common.somebody : common.seat(seat.seat);
}

const KEY = "azulejos-names-";

/** The names that were given on this device to the seats of a table. */
export function localNames(table: string): LocalNames {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as LocalNames;
  } catch {
    return {};
  }
}

export function keepNames(table: string, names: LocalNames): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(names));
  } catch {
    // A browser that keeps nothing: the seats have numbers.
  }
}

/** Seats for a table without people: a lesson, a record, a position that is set up. */
export function seatsOf(names: readonly string[], kind: (seat: number) => SeatAbout["kind"]): readonly SeatAbout[] {
  return names.map((name, at) => ({
    seat: at + 1,
    kind: kind(at + 1),
    name,
    taken: true,
    stand_in: null,
    present: true,
  }));
}
