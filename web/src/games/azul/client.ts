/** Azul, Azul Mini and the grey wall. */
import type { GameClient, GameRefusals } from "../client";
import type { TableComponent } from "../table";
import ids from "./ids.json";
import { VARIANTS } from "./variants";

export const azul: GameClient = {
  ids,
  variants: VARIANTS,
  variantOf: (game, options) => (game === "azul" && options["wall"] === "grey" ? "grey" : game),
  mark: (game) => (game === "mini" ? "Y" : "B"),
  tile: "tile",
  breaks: false,
  rounds: null,
  isWide: false,
  name(game, options, { common: { games } }) {
    const isGrey = options["wall"] === "grey";
    if (game === "mini") return isGrey ? games.miniGrey : games.mini;
    return isGrey ? games.grey : games.azul;
  },
  table: () => import("./AzulTable.svelte") as unknown as Promise<{ default: TableComponent }>,
  refusals: () => import("./refusals") as unknown as Promise<GameRefusals>,
  reveals: null,
  narration: () => import("./narration"),
  reader: () => import("./reader"),
  pages: () => import("./pages"),
  secrets: null,
};
