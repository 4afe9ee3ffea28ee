/** Azul, Azul Mini and the grey wall. */
import type { GameClient } from "../client";
import type { Lesson } from "../lessons";
import type { TableComponent } from "../table";
import { VARIANTS } from "./variants";

export const azul: GameClient = {
  ids: ["azul", "mini"],
  variants: VARIANTS,
  variantOf: (game, options) => (game === "azul" && options["wall"] === "grey" ? "grey" : game),
  basis: { grey: "azul" },
  symbols: null,
  ornament: "BYRKW",
  mark: (game) => (game === "mini" ? "Y" : "B"),
  tile: "tile",
  breaks: false,
  isWide: false,
  name(game, options, { common: { games } }) {
    const isGrey = options["wall"] === "grey";
    if (game === "mini") return isGrey ? games.miniGrey : games.mini;
    return isGrey ? games.grey : games.azul;
  },
  table: () => import("./AzulTable.svelte") as unknown as Promise<{ default: TableComponent }>,
  reader: () => import("./reader"),
  rules: () => import("./rules"),
  editor: () => import("./editor"),
  scores: () => import("./scores"),
  async lessons(variant) {
    const kept =
      variant === "grey"
        ? import("./lessons/grey.json")
        : variant === "mini"
          ? import("./lessons/mini.json")
          : import("./lessons/azul.json");
    return (await kept).default as unknown as readonly Lesson[];
  },
  isBeginning: (token) => token.startsWith("@"),
  secrets: null,
};
