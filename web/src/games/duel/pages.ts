/** What other pages than that of a table need of Azul Duel. */
import type { GamePages } from "../client";
import { bonus, ending, rows, tellsEmptyBonuses, tieBreak, tiling } from "./scores";

/** Named one by one: the name of all of a module would bring a file of its own to every page. */
export const scores = { bonus, ending, rows, tellsEmptyBonuses, tieBreak, tiling };
export const rules: GamePages["rules"] = () => import("./rules");
export const editor: GamePages["editor"] = () => import("./editor");
export const miniature: GamePages["miniature"] = () => import("./Miniature.svelte");
export const recorder: GamePages["recorder"] = () => import("./recorder");
export const proof: GamePages["proof"] = () => import("./proof");
export const symbols: GamePages["symbols"] = () => import("./DuelSymbols.svelte");
export const basis = {};
export const sameWords = {};
export const ornament = ["disc-B", "disc-Y", "disc-S", "disc-R", "disc-T"];
export const lessons: GamePages["lessons"] = async () =>
  (await import("./lessons/duel.json")).default as unknown as Awaited<ReturnType<GamePages["lessons"]>>;
