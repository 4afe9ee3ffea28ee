/** The position before anything is turned up (D10). */
import type { DuelBoard, DuelPosition } from "../../wire/types";
import { EMPTY_DOME } from "./dome";
import { COLOURS } from "./act";

const OF_EACH = 13;
const PLATES = 18;
const BOARD: DuelBoard = {
  score: 5,
  lines: Array<string>(6).fill(""),
  dome: EMPTY_DOME,
  broken: "",
  chips: [],
  spent: [],
  tokens: 0,
  chips_taken: 0,
  scoring: {},
};

/** Who starts may be unknown: 0; and what nobody has seen may be left out. */
export function start(
  options: DuelPosition["options"],
  points: DuelPosition["points"],
  first: number,
  unseen: DuelPosition["unseen"] = { plates: [], chips: [] },
): DuelPosition {
  const each = (count: number): DuelPosition["bag"] =>
    Object.fromEntries([...COLOURS].map((colour) => [colour, count]));
  return {
    game: "duel",
    options,
    round: 0,
    phase: "deal",
    stage: "top",
    after: "turn-up",
    to_move: null,
    first,
    line: null,
    holder: null,
    trays: Array.from({ length: 5 }, () => ({ sun: "", moon: "", chip: "" })),
    rest: null,
    display: [null, null, null],
    pile: Array<null>(PLATES).fill(null),
    drawn: [],
    hand: null,
    bag: each(OF_EACH),
    tower: each(0),
    boards: [BOARD, BOARD],
    unseen,
    points,
    outcome: null,
  };
}
