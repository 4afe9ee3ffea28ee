/** The position before the first deal (A10). */
import type { AzulPosition } from "../../wire/types";
import { EMPTY_BOARD } from "./follow";
import { COLOURS } from "./moves";

const OF_EACH = 20;
const FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3];
/** A4. */
const PATTERN = ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"];

/** Who starts may be unknown: 0. */
export function start(game: AzulPosition["game"], options: AzulPosition["options"], first: number): AzulPosition {
  const each = (count: number): AzulPosition["bag"] => Object.fromEntries(COLOURS.map((colour) => [colour, count]));
  return {
    game,
    options,
    round: 0,
    phase: "deal",
    to_move: null,
    line: null,
    first,
    marker: { place: "front", seat: first || null },
    displays: Array<string>(options.displays).fill(""),
    centre: "",
    bag: each(OF_EACH),
    lid: each(0),
    boards: Array.from({ length: options.players }, () => EMPTY_BOARD),
    floor_costs: FLOOR_COSTS,
    pattern: options.wall === "grey" ? null : PATTERN,
    withdrawn: [],
    lost: each(0),
    idle: 0,
    bare: 0,
    passes: 0,
    outcome: null,
  };
}
