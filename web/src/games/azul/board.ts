/** Where everything lies on a player's board, in pixels of its own picture: a whole board, one for a phone, or a strip of an opponent's. */
import type { Cell } from "../../wire/types";
import type { Box, Point } from "../common/box";

export interface BoardPlan {
  readonly shape: "board" | "strip";
  readonly width: number;
  readonly height: number;
  /** From one cell of the wall to the next; the tile itself is a little smaller, and so is one of a line or of the floor line. */
  readonly pitch: number;
  readonly tile: number;
  readonly lineTile: number;
  readonly floorTile: number;
  /** The left upper corner of a place of a line, counted from the right; of a cell of the wall; of a space of the floor line. */
  readonly place: (line: number, place: number) => Point;
  readonly cell: (cell: Cell) => Point;
  readonly space: (space: number) => Point;
  /** The cells of the wall, and how wide the painted frame around them is. */
  readonly wall: Box;
  readonly frame: number;
  /** What can be hit to choose a line, or the floor. */
  readonly line: (line: number) => Box;
  readonly floor: Box;
  /** Between lines and frame: where the arrow of a line points, and how long it is. */
  readonly gap: number;
  readonly arrow: number;
  /** The smallest strips have no lines, and others no room for a floor line. */
  readonly hasLines: boolean;
  readonly hasFloor: boolean;
  /** The tile that stands for the player, and the words beside and below it: where they begin, how large they are and how wide they may be. */
  readonly sign: Box;
  readonly name: Words;
  /** What stands below the name, or beside it in a strip, may be so wide. */
  readonly noteWidth: number;
  readonly score: Words;
  /** There is so little room beside and below the name that whatever stands there is as short as it can be. */
  readonly isBrief: boolean;
  /** Where clock and presence stand, if there is no room for them beside or below the name. */
  readonly beside: Point | null;
  /** The marker of who starts next, where there is no room for it behind the name. */
  readonly marker: Box | null;
}

export interface Words extends Point {
  readonly size: number;
  readonly width: number;
  /** They end where others begin. */
  readonly isAtEnd?: boolean;
}

const ROWS = 5;
const SPACES = 7;
/** A board with a smaller pitch has no room for words below a name. */
const BRIEF = 30;
/** From one space of the floor line to the next, in spaces. */
const SPACE = 1.1;

/** A whole board, in pitches; on a phone that lies its floor line is lower. */
export const BOARD = { width: 12, height: 7.46, low: 7.16 } as const;

export function boardPlan(pitch: number, isLow = false): BoardPlan {
  const frame = 0.4 * pitch;
  const width = BOARD.width * pitch;
  const height = (isLow ? BOARD.low : BOARD.height) * pitch;
  const wall = {
    x: width - 0.36 * pitch - frame - ROWS * pitch,
    y: 0.34 * pitch + frame,
    width: ROWS * pitch,
    height: ROWS * pitch,
  };
  const linesEnd = wall.x - frame - 0.42 * pitch;
  const left = linesEnd - ROWS * pitch;
  const isSmall = pitch < 24;
  const sign = Math.min((isSmall ? 0.66 : 0.82) * pitch, 46);
  const at = { x: left + 0.06 * pitch, y: wall.y - frame + 0.1 * pitch };
  const nameAt = at.x + sign + (isSmall ? 0.24 : 0.2) * pitch;
  const name = Math.min(Math.max(isSmall ? 12 : 13, 0.36 * pitch), 26);
  const score = 1.34 * pitch;
  return plan({
    shape: "board",
    width,
    height,
    pitch,
    linePitch: pitch,
    frame,
    wall,
    linesEnd,
    arrow: 0.26 * pitch,
    floor: {
      x: 0.42 * pitch,
      y: wall.y + wall.height + frame + (isLow ? 0.11 : 0.22) * pitch,
      size: (isLow ? 0.62 : 0.7) * pitch,
    },
    sign: { ...at, width: sign, height: sign },
    name: {
      x: nameAt,
      y: at.y,
      size: name,
      width: left + 4 * pitch - nameAt,
    },
    // It ends above the second line, unless the board is very small.
    noteWidth: left + (pitch < BRIEF ? 2.96 : 3.94) * pitch - nameAt,
    score: {
      x: at.x,
      y: at.y + Math.max(sign, 1.15 * (name + Math.max(12, 0.66 * name))) + 0.04 * score,
      size: score,
      width: 2.9 * pitch,
    },
  });
}

const PHONE = { pad: 11, frame: 9, gap: 10 } as const;

const NARROW = 0.715;

/** The own board on an upright phone: the wall is as large as the width allows, or `height`, and the lines are narrower. */
export function phonePlan(width: number, height: number): BoardPlan {
  const { pad, frame, gap } = PHONE;
  const pitch = Math.min(46, (width - 50) / (ROWS + ROWS * NARROW), (height - 2 * (pad + frame) - 9 - 36) / ROWS);
  const linePitch = NARROW * pitch;
  const size = Math.min(36, 1.2 * linePitch);
  const wall = { x: width - pad - frame - ROWS * pitch, y: pad + frame, width: ROWS * pitch, height: ROWS * pitch };
  const linesEnd = wall.x - frame - gap;
  const left = linesEnd - ROWS * linePitch;
  const at = { x: Math.max(pad, left), y: pad + 2 };
  return plan({
    shape: "board",
    width,
    height: wall.y + wall.height + frame + 9 + size + pad,
    pitch,
    linePitch,
    frame,
    wall,
    linesEnd,
    arrow: 7,
    floor: { x: pad + 2, y: wall.y + wall.height + frame + 9, size },
    sign: { ...at, width: 30, height: 30 },
    name: { x: at.x + 38, y: at.y, size: 14, width: left + 4 * linePitch - at.x - 38 },
    score: { x: at.x, y: at.y + 34, size: Math.min(46, 1.3 * pitch), width: 3 * linePitch },
  });
}

/** An opponent's board, small: name and score beside lines and wall, above them in a narrow one; a very low one has the wall alone. */
export function stripPlan(width: number, height: number): BoardPlan {
  if (width >= 260) return wideStrip(width, height);
  return height < 84 ? lowStrip(width, height) : narrowStrip(width, height);
}

/** How wide the sum of a floor line is, beside the score of a strip. */
const COST = 44;

function wideStrip(width: number, height: number): BoardPlan {
  const pitch = Math.min((height - 14) / 5.6, (0.7 * width) / 10.9);
  const frame = 0.3 * pitch;
  const wall = {
    x: width - 8 - frame - ROWS * pitch,
    y: (height - ROWS * pitch) / 2,
    width: ROWS * pitch,
    height: ROWS * pitch,
  };
  const linesEnd = wall.x - frame - 8;
  const sign = Math.min(30, 0.32 * height);
  // Two digits and the cost end where the fourth line begins.
  const score = Math.min(46, 0.48 * height, (linesEnd - 4 * pitch - COST - 5) / 1.12);
  // In a low strip the floor line stands behind a score of three digits, and behind what it costs.
  const floorAt = height > 120 ? 9 : 9 + 1.8 * score + COST;
  // The name ends where a line begins that is as high.
  const lines = Math.min(4, Math.ceil((9 + sign - wall.y) / pitch));
  const size = Math.min(17, (linesEnd - ROWS * pitch - floorAt - 12) / (SPACES * SPACE));
  return plan({
    shape: "strip",
    width,
    height,
    pitch,
    linePitch: pitch,
    frame,
    wall,
    linesEnd,
    arrow: 0,
    floor: { x: floorAt, y: height - 10 - size, size: size > 9 ? size : 0 },
    sign: { x: 9, y: 9, width: sign, height: sign },
    name: { x: 9 + sign + 8, y: 9, size: 15, width: linesEnd - lines * pitch - sign - 23 },
    score: { x: 9, y: 9 + sign + 0.06 * score, size: score, width: 2.2 * score },
  });
}

function narrowStrip(width: number, height: number): BoardPlan {
  const sign = 18;
  const pitch = Math.min((width - 20) / 10.5, (height - sign - 20) / 5.5);
  const frame = 0.22 * pitch;
  const wall = {
    x: width - 6 - frame - ROWS * pitch,
    y: height - 6 - frame - ROWS * pitch,
    width: ROWS * pitch,
    height: ROWS * pitch,
  };
  // The score has a row of its own, if that is high enough; else it stands behind the name.
  const between = wall.y - frame - sign - 12;
  const below = between >= 20 ? Math.min(1.15 * between, 40) : 0;
  return plan({
    shape: "strip",
    width,
    height,
    pitch,
    linePitch: pitch,
    frame,
    wall,
    linesEnd: wall.x - frame - 3,
    arrow: 0,
    floor: { x: 0, y: 0, size: 0 },
    sign: { x: 7, y: 6, width: sign, height: sign },
    name: { x: 7 + sign + 5, y: 6, size: below ? 13 : 12, width: width - sign - (below ? 18 : 44.5) },
    score: below
      ? { x: 8, y: 6 + sign + 6, size: below, width: width - 16 }
      : { x: width - 32, y: 9, size: 19, width: 25, isAtEnd: true },
    marker: below
      ? { x: width - 8 - 0.7 * below, y: 6 + sign + 6, width: 0.7 * below, height: 0.7 * below }
      : { x: 7, y: 6 + sign + 3, width: 15, height: 15 },
    // In the corner above the staircase of lines.
    beside: { x: 7, y: below ? wall.y - frame : 6 + sign + 3 + 15 + 1 },
  });
}

function lowStrip(width: number, height: number): BoardPlan {
  const pitch = Math.min((height - 14) / 5.5, (width - 58) / 5.5);
  const frame = 0.22 * pitch;
  const wall = {
    x: width - 7 - frame - ROWS * pitch,
    y: (height - ROWS * pitch) / 2,
    width: ROWS * pitch,
    height: ROWS * pitch,
  };
  return plan({
    shape: "strip",
    width,
    height,
    pitch,
    linePitch: 0,
    frame,
    wall,
    linesEnd: wall.x,
    arrow: 0,
    floor: { x: 0, y: 0, size: 0 },
    sign: { x: 9, y: 8, width: 18, height: 18 },
    name: { x: 31, y: 7, size: 13, width: Math.max(0, wall.x - frame - 34) },
    score: { x: 8, y: height - 33, size: 23, width: wall.x - frame - 12 },
    beside: { x: 9, y: 25 },
  });
}

interface Measures {
  readonly shape: "board" | "strip";
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly linePitch: number;
  readonly frame: number;
  readonly wall: Box;
  /** Where the lines end on the right. */
  readonly linesEnd: number;
  readonly arrow: number;
  readonly floor: { readonly x: number; readonly y: number; readonly size: number };
  readonly sign: Box;
  readonly name: Words;
  readonly noteWidth?: number;
  readonly score: Words;
  readonly marker?: Box;
  readonly beside?: Point;
}

function plan(given: Measures): BoardPlan {
  const { width, height, pitch, linePitch, wall, linesEnd, floor } = given;
  const grout = Math.max(0.7, 0.028 * pitch);
  const inset = 0.04 * linePitch;
  const step = floor.size * SPACE;
  const lift = (pitch - linePitch) / 2;
  const around = Math.min(4, 0.1 * pitch);
  return {
    shape: given.shape,
    width,
    height,
    pitch,
    tile: pitch - 2 * grout,
    lineTile: linePitch - 2 * inset,
    floorTile: floor.size,
    place: (line, place) => ({
      x: linesEnd - place * linePitch + inset,
      y: wall.y + (line - 1) * pitch + lift + inset,
    }),
    cell: ([row, column]) => ({ x: wall.x + (column - 1) * pitch + grout, y: wall.y + (row - 1) * pitch + grout }),
    space: (space) => ({ x: floor.x + (space - 1) * step, y: floor.y }),
    wall,
    frame: given.frame,
    line: (line) => ({
      x: linesEnd - line * linePitch - 0.08 * linePitch,
      y: wall.y + (line - 1) * pitch,
      width: (line + 0.08) * linePitch + (wall.x - given.frame - linesEnd),
      height: pitch,
    }),
    floor: {
      x: floor.x - around,
      y: floor.y - around,
      width: SPACES * step - floor.size * (SPACE - 1) + 2 * around,
      height: floor.size + 2 * around,
    },
    gap: linesEnd + (wall.x - given.frame - linesEnd) / 2,
    arrow: given.arrow,
    hasLines: linePitch > 0,
    hasFloor: floor.size > 0,
    sign: given.sign,
    name: given.name,
    noteWidth: given.noteWidth ?? given.name.width,
    score: given.score,
    isBrief: given.shape === "strip" || pitch < BRIEF,
    beside: given.beside ?? null,
    marker: given.marker ?? null,
  };
}
