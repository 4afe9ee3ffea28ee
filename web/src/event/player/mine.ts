/** What of an event concerns one player: all of their games in one list, and what they can do. */
import type { Mine, Parts } from "../wire";
import type { Seat } from "./sheet";

/** Somebody who has just entered by themselves. */
export interface JustEntered {
  readonly token: string;
  readonly name: string;
  /** All places were taken. */
  readonly waits: boolean;
}

export interface MyGame {
  readonly game: number;
  readonly stage: "over" | "on" | "next" | "later";
  /** When it begins, by the schedule. */
  readonly at: string | null;
  readonly table: number | null;
  readonly seat: number | null;
  readonly place: number | null;
  readonly pv: number | null;
  readonly mark: "played" | "withdrawn" | "void" | "open" | "disputed" | "absent" | null;
}

/** All games of the event as one player has them. A seating that may be old by now is not told. */
export function myGames(parts: Parts, mine: Mine): MyGame[] {
  const { about, games, seating, schedule, ranking } = parts;
  const scores = ranking.find((row) => row.id === mine.person)?.scores ?? [];
  const isOld = mine.notice === null || mine.notice.now === "wait" || mine.notice.now === "out";
  const last = Math.max(about.settings.games, ...games.map(({ game }) => game), ...seatedGames(parts, mine));
  return Array.from({ length: last }, (_, before) => {
    const game = before + 1;
    const at = schedule.find((part) => part.part === "game" && part.game === game)?.begins ?? null;
    const begun = games.find((each) => each.game === game);
    if (begun) {
      const table = begun.tables.find((each) => each.seats.some((seat) => seat?.id === mine.person));
      const seat = table?.seats.findIndex((each) => each?.id === mine.person) ?? -1;
      const played = table?.seats[seat];
      return {
        game,
        stage: begun.ended ? "over" : "on",
        at,
        table: table?.table ?? null,
        seat: played ? seat + 1 : null,
        place: played?.place ?? null,
        pv: played?.pv ?? null,
        mark: !table
          ? "absent"
          : table.void
            ? "void"
            : played?.withdrawn
              ? "withdrawn"
              : (scores[before]?.mark ?? (played?.pv == null ? "open" : "played")),
      } as const;
    }
    const tables = isOld ? [] : (seating.find((each) => each.game === game)?.tables ?? []);
    const table = tables.findIndex((seats) => seats.some((seat) => seat?.id === mine.person));
    return {
      game,
      stage: game === about.next_game ? "next" : "later",
      at,
      table: table < 0 ? null : table + 1,
      seat: table < 0 ? null : tables[table]!.findIndex((seat) => seat?.id === mine.person) + 1,
      place: null,
      pv: null,
      mark: null,
    } as const;
  });
}

/** The final table is a game of those alone who sit there. */
const seatedGames = ({ seating }: Parts, mine: Mine): number[] =>
  seating
    .filter(({ tables }) => tables.some((seats) => seats.some((seat) => seat?.id === mine.person)))
    .map(({ game }) => game);

/** The seats of a table as a sheet has them: who was expelled has no name any more, and has withdrawn. */
export const seatsOf = (seats: readonly (Seat | null)[]): Seat[] =>
  seats.map((seat, at) => seat ?? { id: `seat-${at + 1}`, name: "", withdrawn: true });

/** Before the first result all are on the same place, which says nothing. */
export const hasResults = ({ games }: Pick<Parts, "games">): boolean =>
  games.some(({ tables }) => tables.some(({ seats }) => seats.some((seat) => seat !== null && seat.pv !== null)));

/** Capitals and accents do not matter to whoever looks for a name. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Whether a name has every word that was typed, each at the beginning of one of its own. */
export function fits(name: string, wanted: string): boolean {
  const parts = folded(name).split(/[\s.-]+/);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => parts.some((part) => part.startsWith(word)));
}
