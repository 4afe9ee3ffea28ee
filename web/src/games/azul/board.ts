/** Where everything lies on a player's board, in pixels of its own picture: a whole board, or a strip that is low and wide. */
import type { Cell } from "../../wire/types";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BoardPlan {
  readonly shape: "board" | "strip";
  readonly width: number;
  readonly height: number;
  /** From one tile to the next; the tile itself is a little smaller. */
  readonly pitch: number;
  readonly tile: number;
  /** Where name and score stand. */
  readonly heading: Box;
  /** The left upper corner of a place of a line, counted from the right; of a cell of the wall; of a space of the floor line. */
  readonly place: (line: number, place: number) => Point;
  readonly cell: (cell: Cell) => Point;
  readonly space: (space: number) => Point;
  /** The base line of the costs above the floor line. */
  readonly costs: number;
  readonly wall: Box;
  /** What can be hit to choose a line, or the floor. */
  readonly line: (line: number) => Box;
  readonly floor: Box;
  /** Between lines and wall: where the arrow of a line points. */
  readonly gap: number;
  /** Room beside the floor line, under the wall. */
  readonly spare: Box;
}

const ROWS = 5;
const SPACES = 7;
const TILE = 0.92;

/** How wide and how high a board with tiles of this pitch is. */
export function boardSize(pitch: number, heading: number): { width: number; height: number } {
  return { width: pitch * 11.6, height: heading + pitch * 6.98 };
}

export function boardPlan(pitch: number, heading: number): BoardPlan {
  const { width, height } = boardSize(pitch, heading);
  return plan({
    pitch,
    heading,
    width,
    height,
    row: pitch,
    side: pitch * 0.4,
    gap: pitch * 0.8,
    cost: pitch * 0.5,
    below: pitch * 0.33,
  });
}

/** A board for a finger: as wide as the screen, with rows that are as high as a finger needs. */
export function phonePlan(width: number, heading: number, touch = 44): BoardPlan {
  const side = 7;
  const pitch = Math.min((width - 2 * side) / 10.5, 44);
  const row = Math.max(touch, pitch);
  const cost = 14;
  const floor = Math.max(touch - cost, pitch);
  const height = heading + ROWS * row + cost + floor + 8;
  return plan({
    pitch,
    heading,
    width,
    height,
    row,
    side: (width - 10.5 * pitch) / 2,
    gap: pitch * 0.5,
    cost,
    below: 8,
  });
}

interface Measures {
  readonly pitch: number;
  readonly heading: number;
  readonly width: number;
  readonly height: number;
  readonly row: number;
  readonly side: number;
  readonly gap: number;
  readonly cost: number;
  readonly below: number;
}

function plan({ pitch, heading, width, height, row, side, gap, cost, below }: Measures): BoardPlan {
  const tile = pitch * TILE;
  const inset = (pitch - tile) / 2;
  const lift = (row - tile) / 2;
  const wallAt = side + ROWS * pitch + gap;
  const top = heading;
  const floorTop = height - below - tile;
  return {
    shape: "board",
    width,
    height,
    pitch,
    tile,
    heading: { x: 0, y: 0, width, height: heading },
    place: (line, place) => ({ x: side + (ROWS - place) * pitch + inset, y: top + (line - 1) * row + lift }),
    cell: ([r, c]) => ({ x: wallAt + (c - 1) * pitch + inset, y: top + (r - 1) * row + lift }),
    space: (space) => ({ x: side + (space - 1) * pitch + inset, y: floorTop }),
    costs: floorTop - cost * 0.24,
    wall: {
      x: wallAt - pitch * 0.08,
      y: top - pitch * 0.04,
      width: ROWS * pitch + pitch * 0.16,
      height: ROWS * row + pitch * 0.08,
    },
    line: (line) => ({
      x: side + (ROWS - line) * pitch - Math.min(side, 4),
      y: top + (line - 1) * row,
      width: line * pitch + gap * 0.9,
      height: row,
    }),
    floor: {
      x: side - Math.min(side, 4),
      y: top + ROWS * row,
      width: SPACES * pitch + Math.min(side, 4) * 2,
      height: height - (top + ROWS * row) - 2,
    },
    gap: side + ROWS * pitch + gap / 2,
    spare: {
      x: side + SPACES * pitch + 6,
      y: floorTop - cost,
      width: width - 2 * side - SPACES * pitch - 6,
      height: tile + cost,
    },
  };
}

/** A low strip for a phone: name, score and floor line on the left, lines and wall on the right. */
export function stripPlan(width: number): BoardPlan {
  const side = 8;
  const pitch = Math.min(26, (width - 2 * side) / (SPACES * 0.94 + 0.7 + 2 * ROWS + 0.4));
  const tile = pitch * TILE;
  const inset = (pitch - tile) / 2;
  const gap = pitch * 0.4;
  const height = ROWS * pitch + 2 * side;
  const wallAt = width - side - ROWS * pitch;
  const linesAt = wallAt - gap - ROWS * pitch;
  const floorTop = height - side - tile - inset;
  const step = pitch * 0.94;
  return {
    shape: "strip",
    width,
    height,
    pitch,
    tile,
    heading: { x: 0, y: 0, width: linesAt + 2 * pitch, height: height * 0.5 },
    place: (line, place) => ({ x: linesAt + (ROWS - place) * pitch + inset, y: side + (line - 1) * pitch + inset }),
    cell: ([r, c]) => ({ x: wallAt + (c - 1) * pitch + inset, y: side + (r - 1) * pitch + inset }),
    space: (space) => ({ x: side + (space - 1) * step, y: floorTop }),
    costs: floorTop - 4,
    wall: { x: wallAt - 1, y: side - 1, width: ROWS * pitch + 2, height: ROWS * pitch + 2 },
    line: (line) => ({
      x: linesAt + (ROWS - line) * pitch,
      y: side + (line - 1) * pitch,
      width: line * pitch,
      height: pitch,
    }),
    floor: { x: side - 3, y: floorTop - 14, width: SPACES * step + 6, height: tile + 18 },
    gap: wallAt - gap / 2,
    spare: { x: 0, y: 0, width: 0, height: 0 },
  };
}
