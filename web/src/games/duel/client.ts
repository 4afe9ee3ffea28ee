/** Azul Duel. */
import type { GameClient, GameRefusals } from "../client";
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
  rounds: 5,
  isWide: true,
  name: (_game, _options, { common: { games } }) => games.duel,
  table: () => import("./DuelTable.svelte") as unknown as Promise<{ default: TableComponent }>,
  refusals: () => import("./refusals") as unknown as Promise<GameRefusals>,
  reveals: /^keep/,
  narration: () => import("./narration"),
  reader: () => import("./reader"),
  pages: () => import("./pages"),
  secrets,
};
