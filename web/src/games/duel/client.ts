/** Azul Duel. */
import type { GameClient } from "../client";
import type { Lesson } from "../lessons";
import type { TableComponent } from "../table";
import { secrets } from "./secrets";

export const duel: GameClient = {
  ids: ["duel"],
  variants: ["duel"],
  variantOf: (game) => game,
  basis: {},
  symbols: () => import("./DuelSymbols.svelte"),
  ornament: "BYSRT",
  mark: () => "K",
  tile: "disc",
  breaks: true,
  isWide: true,
  name: (_game, _options, { common: { games } }) => games.duel,
  table: () => import("./DuelTable.svelte") as unknown as Promise<{ default: TableComponent }>,
  reader: () => import("./reader"),
  rules: () => import("./rules"),
  editor: () => import("./editor"),
  scores: () => import("./scores"),
  lessons: async () => (await import("./lessons/duel.json")).default as unknown as readonly Lesson[],
  isBeginning: (token) => /^(@|top:)/.test(token),
  secrets,
};
