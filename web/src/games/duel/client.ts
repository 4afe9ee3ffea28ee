/** Azul Duel. */
import type { GameClient } from "../client";
import type { TableComponent } from "../table";
import ids from "./ids.json";
import { secrets } from "./secrets";

export const duel: GameClient = {
  ids,
  variants: ["duel"],
  variantOf: (game) => game,
  mark: () => "K",
  tile: "disc",
  breaks: true,
  isWide: true,
  name: (_game, _options, { common: { games } }) => games.duel,
  table: () => import("./DuelTable.svelte") as unknown as Promise<{ default: TableComponent }>,
  reader: () => import("./reader"),
  pages: () => import("./pages"),
  isBeginning: (token) => /^(@|top:)/.test(token),
  secrets,
};
