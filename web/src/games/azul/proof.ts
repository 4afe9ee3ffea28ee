/** The deals of Azul and Azul Mini, drawn once more from what their source of chance gives. */
import type { AzulPosition } from "../../wire/types";
import type { GameProof } from "../client";
import { draw, rowOf } from "../common/chance";
import { displaysOf, follow } from "./follow";
import { COLOURS } from "./moves";
import { start } from "./start";

const TILES_OF_A_DISPLAY = 4;

export const proof: GameProof<AzulPosition> = {
  start(tags, players, first) {
    const displays = Number(tags.get("Displays") ?? 2 * players + 1);
    const wall = tags.get("Wall") === "grey" ? "grey" : "coloured";
    const tournament = tags.get("Table") === "tournament";
    return start(tags.get("Game") === "mini" ? "mini" : "azul", { players, wall, displays, tournament }, first);
  },
  follow,
  isChance: (token) => token.startsWith("@"),
  drawn({ bag, lid, options }, chance) {
    const row = { bag: rowOf(bag, COLOURS), refill: rowOf(lid, COLOURS) };
    const displays = Array.from({ length: options.displays }, () => draw(chance, row, TILES_OF_A_DISPLAY).join(""));
    return proof.canonical(`@${displays.join("/")}`);
  },
  canonical: (token) => `@${displaysOf(token).map((tiles) => tiles || "-").join("/")}`, // prettier-ignore
  options: () => null,
};
