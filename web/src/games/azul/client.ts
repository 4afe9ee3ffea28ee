/** Azul, Azul Mini and the grey wall. */
import type { GameClient } from "../client";
import type { TableComponent } from "../table";

export const azul: GameClient = {
  ids: ["azul", "mini"],
  name(game, options, { common: { games } }) {
    const isGrey = options["wall"] === "grey";
    if (game === "mini") return isGrey ? games.miniGrey : games.mini;
    return isGrey ? games.grey : games.azul;
  },
  table: () => import("./AzulTable.svelte") as unknown as Promise<{ default: TableComponent }>,
  reader: () => import("./reader"),
  isBeginning: (token) => token.startsWith("@"),
  secrets: null,
};
