/** Azul Duel. */
import type { GameClient } from "../client";
import type { TableComponent } from "../table";
import { secrets } from "./secrets";

export const duel: GameClient = {
  ids: ["duel"],
  name: (_game, _options, { common: { games } }) => games.duel,
  table: () => import("./DuelTable.svelte") as unknown as Promise<{ default: TableComponent }>,
  reader: () => import("./reader"),
  isBeginning: (token) => /^(@|top:)/.test(token),
  secrets,
};
