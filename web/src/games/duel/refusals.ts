/** Why something that was tried at a table of Duel cannot be done (D20-D24, D30). Only for showing: the server decides. */
import type { DuelPosition } from "../../wire/types";
import type { Refusal } from "../common/refusal";
import { FACE_DOWN } from "./position";
import { tops } from "./preview";

const LINES = [1, 2, 3, 4, 5, 6];
const CHIPS_A_ROUND = 2;

/** Why tiles of a colour cannot go to a line (D24); null if they can. */
export function lineRefusal(position: DuelPosition, seat: number, colour: string, line: number): Refusal | null {
  const tiles = position.boards[seat - 1]?.lines[line - 1] ?? "";
  if (tiles.length >= line) return { reason: "line-complete", line };
  return tiles && tiles[0] !== colour ? { reason: "line-colour", line } : null;
}

/** All takes of tiles that a seat would have if it were its turn now, as tokens: what can be chosen ahead. */
export function takesOf(position: DuelPosition, seat: number): string[] {
  // In the middle of another's turn tiles are about to change their places.
  if (position.stage !== "turn") return [];
  const targets = (colour: string): string[] => [
    ...LINES.filter((line) => lineRefusal(position, seat, colour, line) === null).map(String),
    "X",
  ];
  const suns = position.trays.flatMap(({ sun }, tray) =>
    [...new Set(sun)].flatMap((colour) => targets(colour).map((target) => `${tray || "L"}${colour}${target}`)),
  );
  const on = new Set(tops(position).map(({ tile }) => tile));
  const moons = [...on].flatMap((colour) => targets(colour).map((target) => `M${colour}${target}`));
  return [...suns, ...moons];
}

export interface Tried {
  readonly position: DuelPosition;
  readonly seat: number;
  /** The colour of the tiles in hand. */
  readonly colour: string | null;
  /** A plate is in hand. */
  readonly plate: boolean;
  /** Something can be chosen now. */
  readonly active: boolean;
}

/** Why a place of the table cannot be chosen; null where nothing is to be said. Places have the names of their spots. */
export function refusalAt(place: string, { position, seat, colour, plate, active }: Tried): Refusal | null {
  const [kind, ...rest] = place.split("-");
  const [first = 0, second = 0, third = 0] = rest.map(Number);
  if (!active) return { reason: "not-your-turn" };
  const isOwn = /^(line|cell|plate|broken|points)$/.test(kind!);
  if (isOwn && first !== seat) return { reason: "other-board", seat: first };
  const { stage } = position;
  if (stage === "cell")
    return kind === "cell" && second === position.line
      ? { reason: "other-cell", line: second }
      : { reason: "place-first", line: position.line ?? third };
  const board = position.boards[seat - 1];
  if (plate || stage === "lay")
    return kind === "plate" || kind === "cell"
      ? { reason: "space-taken" }
      : kind === "hand"
        ? null
        : { reason: "answer-first" };
  if (kind === "score" || kind === "points") return null;
  if (stage !== "turn") return stage === "first-plate" && kind === "display" ? null : { reason: "answer-first" };
  switch (kind) {
    case "sun":
      return position.trays[first]?.sun ? null : { reason: "sun-empty" };
    case "moon":
    case "chip": {
      const { moon = "", chip = "" } = position.trays[first] ?? {};
      if (kind === "moon" && moon) return first ? { reason: "moon-covered" } : null;
      if (!chip) return { reason: "moon-empty" };
      if (chip === FACE_DOWN) return { reason: "chip-hidden" };
      return (board?.chips_taken ?? 0) >= CHIPS_A_ROUND ? { reason: "two-chips" } : null;
    }
    case "display":
      if (!position.display[first - 1]) return { reason: "no-plate" };
      return board?.tokens ? null : { reason: "no-token" };
    case "pile":
      if (!position.pile.length) return { reason: "no-plate" };
      return board?.tokens ? null : { reason: "no-token" };
    case "first":
      return { reason: "marker-alone" };
    case "line":
      return colour ? lineRefusal(position, seat, colour, second) : { reason: "take-first" };
    case "broken":
      return colour ? null : { reason: "take-first" };
    case "cell":
    case "plate":
      return { reason: "dome-later" };
    default:
      return null;
  }
}
