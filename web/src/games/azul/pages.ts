/** What other pages than that of a table need of Azul. */
import type { GamePages } from "../client";
import { bonus, ending, rows, tellsEmptyBonuses, tieBreak, tiling } from "./scores";

/** Named one by one: the name of all of a module would bring a file of its own to every page. */
export const scores = { bonus, ending, rows, tellsEmptyBonuses, tieBreak, tiling };
export const rules: GamePages["rules"] = () => import("./rules");
export const editor: GamePages["editor"] = () => import("./editor");
export const miniature: GamePages["miniature"] = () => import("./Miniature.svelte");
export const recorder: GamePages["recorder"] = () => import("./recorder");
export const proof: GamePages["proof"] = () => import("./proof");
export const symbols = null;
export const basis = { grey: "azul" };
export const sameWords = { mini: "azul" };
export const ornament = ["tile-B", "tile-Y", "tile-R", "tile-K", "tile-W"];

const LESSONS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  azul: () => import("./lessons/azul.json"),
  mini: () => import("./lessons/mini.json"),
  grey: () => import("./lessons/grey.json"),
};
export const lessons: GamePages["lessons"] = async (variant) =>
  (await LESSONS[variant]!()).default as Awaited<ReturnType<GamePages["lessons"]>>;
