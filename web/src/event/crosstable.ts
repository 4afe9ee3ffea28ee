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
  /** The places of those who sat there, too. */
  readonly opponents: readonly number[];
}

export interface CrossRow {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  /** One for each game; null where somebody did not play. */
  readonly games: readonly (CrossGame | null)[];
}

const idOf = (seat: string | { readonly id: string } | null): string | null =>
  seat === null || typeof seat === "string" ? seat : seat.id;

export function crossed(ranking: readonly Ranked[], games: CrossTables): readonly CrossRow[] {
  const places = new Map(ranking.map((row) => [row.id, row.place]));
  return ranking.map((row) => ({
    id: row.id,
    name: row.name,
    place: row.place,
    games: games.map(({ game, tables }) => {
      const found = tables.find((table) => table.seats.some((seat) => idOf(seat) === row.id));
      // The final table's score stands apart from those of the games.
      const score = row.scores[game - 1] ?? row.final;
      if (!found || !score || score.mark === "absent") return null;
      const others = found.seats.map(idOf).filter((id) => id !== null && id !== row.id);
      return {
        table: found.table,
        pv: score.pv,
        opponents: others.flatMap((id) => places.get(id!) ?? []),
      };
    }),
  }));
}
