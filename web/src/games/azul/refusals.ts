/** Why something that was tried at a table of Azul cannot be done (A11, A13, A50). Only for showing: the server decides. */
import type { AzulPosition } from "../../wire/types";
import type { Refusal } from "../common/refusal";
import { CENTRE, FLOOR, countOf, tilesAt, type Pick } from "./moves";

/** Why tiles of a colour cannot go to a line of a board (A13); null if they can. */
export function lineRefusal(position: AzulPosition, seat: number, colour: string, line: number): Refusal | null {
  const board = position.boards[seat - 1];
  const tiles = board?.lines[line - 1] ?? "";
  if (tiles.length >= line) return { reason: "line-complete", line };
  if (tiles && tiles[0] !== colour) return { reason: "line-colour", line };
  if (board?.wall[line - 1]?.includes(colour)) return { reason: "wall-has-colour", line };
  return null;
}

/** All takes that a seat would have if it were its turn now, as tokens: what can be chosen ahead. */
export function takesOf(position: AzulPosition, seat: number): string[] {
  const sources = [...position.displays.map((_, at) => String(at + 1)), CENTRE];
  return sources.flatMap((source) =>
    [...new Set(tilesAt(position, source))].flatMap((colour) =>
      [1, 2, 3, 4, 5]
        .filter((line) => lineRefusal(position, seat, colour, line) === null)
        .map(String)
        .concat(FLOOR)
        .map((target) => source + colour + target),
    ),
  );
}

export interface Tried {
  readonly position: AzulPosition;
  /** Who tries: the seat that decides, or would decide. */
  readonly seat: number;
  readonly held: Pick | null;
  /** Tiles are to be chosen now: neither is it another's turn, nor do tiles go to a wall. */
  readonly takes: boolean;
}

/** Why a place of the table cannot be chosen; null where nothing is to be said. Places have the names of `spots.ts`; a display or the centre as a whole has no tile. */
export function refusalAt(place: string, { position, seat, held, takes }: Tried): Refusal | null {
  const [kind, ...rest] = place.split("-");
  const [first = 0, second = 0, third = 0] = rest.map(Number);
  if (position.phase === "tiling" && position.to_move === seat && position.line)
    return placingRefusal(kind!, [first, second, third], position, seat);
  if (!takes) return { reason: "not-your-turn" };
  switch (kind) {
    case "display":
      return position.displays[first - 1] ? misplaced(held, String(first)) : { reason: "display-empty" };
    case "centre":
      return position.centre ? misplaced(held, CENTRE) : { reason: "centre-empty" };
    case "marker":
      return position.marker.place === "centre" ? { reason: "marker-alone" } : null;
    case "line":
    case "floor":
    case "wall": {
      if (first !== seat) return { reason: "other-board", seat: first };
      if (kind === "wall") return { reason: "wall-later" };
      if (!held) return { reason: "take-first" };
      return kind === "line" ? lineRefusal(position, seat, held.colour, second) : null;
    }
    case "bag":
    case "lid":
      return misplaced(held, "");
    default:
      return null;
  }
}

/** Tiles that were taken go to no other place that tiles come from; back to their own they may. */
function misplaced(held: Pick | null, source: string): Refusal | null {
  return held && held.source !== source ? { reason: "wall-later" } : null;
}

/** A50, A52: on the grey wall the tile of the line that is due goes to a free cell of its row, in whose column the colour is not yet. */
function placingRefusal(
  kind: string,
  [whose, row, column]: readonly [number, number, number],
  { boards, line }: AzulPosition,
  seat: number,
): Refusal | null {
  const first: Refusal = { reason: "place-first", line: line! };
  if (kind !== "wall") return kind === "bag" || kind === "lid" ? null : first;
  if (whose !== seat) return { reason: "other-board", seat: whose };
  if (row !== line) return first;
  const { wall, lines } = boards[seat - 1]!;
  const colour = lines[row - 1]![0]!;
  if (wall[row - 1]![column - 1] !== "-") return { reason: "cell-taken" };
  return countOf(wall.map((cells) => cells[column - 1]).join(""), colour) ? { reason: "column-has-colour" } : null;
}
