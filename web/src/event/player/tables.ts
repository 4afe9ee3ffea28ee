/** The tables of an event's games as everybody sees them: those of games to come, on, and over, in one form. */
import type { Named, Parts, PlayedSeat } from "../wire";

export interface ShownSeat extends Named {
  readonly withdrawn: boolean;
  readonly place: number | null;
  readonly pv: number | null;
  /** Online: the bot that plays here. */
  readonly bot?: string | null;
}
export interface ShownTable {
  readonly table: number;
  readonly state: "seated" | "playing" | "disputed" | "settled" | "void";
  readonly first: number | null;
  readonly seats: readonly (ShownSeat | null)[];
  readonly live: string | null;
}
export interface ShownGame {
  readonly game: number;
  readonly stage: "over" | "on" | "seated";
  /** Somebody came or left since it was published. */
  readonly stale: boolean;
  readonly tables: readonly ShownTable[];
}

export function shownGames({ games, seating }: Pick<Parts, "games" | "seating">): ShownGame[] {
  const begun = games.map(({ game, ended, tables }): ShownGame => ({
    game,
    stage: ended ? "over" : "on",
    stale: false,
    tables: tables.map((table) => ({
      table: table.table,
      state: table.void
        ? "void"
        : table.disputed
          ? "disputed"
          : table.seats.some((seat) => hasResult(seat))
            ? "settled"
            : "playing",
      first: table.first,
      seats: table.seats,
      live: table.live ?? null,
    })),
  }));
  const known = new Set(games.map(({ game }) => game));
  const seated = seating
    .filter(({ game }) => !known.has(game))
    .map(({ game, tables, stale }): ShownGame => ({
      game,
      stage: "seated",
      stale,
      tables: tables.map((seats, at) => ({
        table: at + 1,
        state: "seated",
        first: null,
        seats: seats.map((seat) => seat && { ...seat, withdrawn: false, place: null, pv: null }),
        live: null,
      })),
    }));
  return [...begun, ...seated];
}

/** The game that most people want to see: the one that is on, else the next one that is seated, else the last. */
export const wantedGame = (games: readonly ShownGame[]): number | null =>
  (games.find(({ stage }) => stage === "on") ?? games.find(({ stage }) => stage === "seated") ?? games.at(-1))?.game ??
  null;

const hasResult = (seat: PlayedSeat | null): boolean => seat !== null && seat.pv !== null;
