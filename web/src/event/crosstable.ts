/** The cross-table as the pages show it: of what the desk knows of tables, or of what everybody does. */
import type { Ranked } from "./wire";

/** A game's tables, each with the ids of its people in seat order. */
export type CrossTables = readonly {
  readonly game: number;
  readonly tables: readonly {
    readonly table: number;
    readonly seats: readonly (string | { readonly id: string } | null)[];
  }[];
}[];

export interface CrossGame {
  readonly table: number;
  readonly pv: number | null;
  /** What the place there is worth; null unless place points rank. */
  readonly points: number | null;
  /** The places of those who sat there, too. */
  readonly opponents: readonly number[];
}

export interface CrossRow {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  /** What ranks. */
  readonly points: number;
  /** One for each game; null where somebody did not play. */
  readonly games: readonly (CrossGame | null)[];
}

const idOf = (seat: string | { readonly id: string } | null): string | null =>
  seat === null || typeof seat === "string" ? seat : seat.id;

/** `worth` is what places at a table are worth, the first one first: only where that is what ranks. */
export function crossed(
  ranking: readonly Ranked[],
  games: CrossTables,
  worth: readonly number[] = [],
): readonly CrossRow[] {
  const places = new Map(ranking.map((row) => [row.id, row.place]));
  return ranking.map((row) => ({
    id: row.id,
    name: row.name,
    place: row.place,
    points: row.points,
    games: games.map(({ game, tables }) => {
      const found = tables.find((table) => table.seats.some((seat) => idOf(seat) === row.id));
      // The final table's score stands apart from those of the games.
      const own = row.scores[game - 1];
      const score = own ?? row.final;
      if (!found || !score || score.mark === "absent") return null;
      const others = found.seats.map(idOf).filter((id) => id !== null && id !== row.id);
      return {
        table: found.table,
        pv: score.pv,
        points: (own?.place && worth[own.place - 1]) ?? null,
        opponents: others.flatMap((id) => places.get(id!) ?? []),
      };
    }),
  }));
}
