/** What a move would bring about, before it is made: what falls, what that costs, and what a line that becomes complete will score. */
import type { AzulPosition, Cell } from "../../wire/types";
import { tileScore, withTile } from "../runs";
import { CENTRE, countOf, FLOOR, tilesAt, type Pick } from "./moves";

export interface Preview {
  readonly target: string;
  readonly colour: string;
  /** How many tiles come to the line, and on which of its places (from the right) the first of them. */
  readonly placed: number;
  readonly firstPlace: number;
  /** The marker comes to the floor line, before the tiles (A12); on a full one it costs nothing (A15). */
  readonly marker: boolean;
  /** Tiles that fall to the floor line, tiles for which it has no space any more (A14), and the space of the first thing that falls. */
  readonly fallen: number;
  readonly toLid: number;
  readonly firstSpace: number;
  /** What the newly filled spaces of the floor line cost, in points. */
  readonly cost: number;
  readonly completes: boolean;
  /** On the coloured wall: where the tile of the completed line will go, what it will score, and the runs that count. */
  readonly gain: Gain | null;
}

export interface Gain {
  readonly cell: Cell;
  readonly points: number;
  readonly run: readonly Cell[];
}

export function previewOf(position: AzulPosition, seat: number, pick: Pick, target: string): Preview {
  const board = position.boards[seat - 1]!;
  const taken = countOf(tilesAt(position, pick.source), pick.colour);
  const spaces = position.floor_costs.length;
  const row = target === FLOOR ? 0 : Number(target);
  const filled = row === 0 ? 0 : board.lines[row - 1]!.length;
  const placed = Math.min(taken, row - filled < 0 ? 0 : row - filled);
  const marker = pick.source === CENTRE && position.marker.place === "centre";
  const free = spaces - board.floor.length;
  const markerFalls = marker && free > 0;
  const over = taken - placed;
  const fallen = Math.min(over, free - (markerFalls ? 1 : 0));
  const firstSpace = board.floor.length + 1;
  const count = fallen + (markerFalls ? 1 : 0);
  const cost = position.floor_costs.slice(firstSpace - 1, firstSpace - 1 + count).reduce((sum, each) => sum + each, 0);
  const completes = row > 0 && filled + placed === row;
  return {
    target,
    colour: pick.colour,
    placed,
    firstPlace: filled + 1,
    marker: markerFalls,
    fallen,
    toLid: over - fallen,
    firstSpace,
    cost,
    completes,
    gain: completes ? gainOf(position, seat, row, pick.colour) : null,
  };
}

/** What the tile of a completed line will score, after the complete lines above it (A20). The grey wall leaves the cell open. */
export function gainOf(position: AzulPosition, seat: number, row: number, colour: string): Gain | null {
  const { pattern } = position;
  if (!pattern) return null;
  const board = position.boards[seat - 1]!;
  let wall = board.wall;
  for (let above = 1; above < row; above++) {
    const line = board.lines[above - 1]!;
    if (line.length === above) wall = withTile(wall, [above, pattern[above - 1]!.indexOf(line[0]!) + 1], line[0]!);
  }
  const cell: Cell = [row, pattern[row - 1]!.indexOf(colour) + 1];
  return { cell, ...tileScore(wall, cell) };
}
