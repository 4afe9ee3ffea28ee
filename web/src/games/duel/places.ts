/** Where things lie on trays and boards. A tray's unit: 100 from one tile to the next; a board's: 100 from one space to the next. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Round trays where there is room; upright ones on a phone, where a thumb has to hit each tile. */
export type Shape = "round" | "upright";

export interface TrayPlan {
  readonly width: number;
  readonly height: number;
  readonly sun: readonly Point[];
  readonly moon: readonly Point[];
  readonly chip: Point | null;
  readonly first: Point | null;
  readonly sunSide: string;
  readonly moonSide: string;
}

export const TILE = 92;
export const CHIP = 100;

const at = (x: number, y: number): Point => ({ x, y });

function round(radius: number, plan: Omit<TrayPlan, "width" | "height" | "sunSide" | "moonSide">): TrayPlan {
  const middle = radius + 4;
  const shift = (point: Point): Point => at(point.x + middle, point.y + middle);
  const half = (upper: number): string => `M4 ${middle}A${radius} ${radius} 0 0 ${upper} ${4 + 2 * radius} ${middle}Z`;
  return {
    width: 2 * middle,
    height: 2 * middle,
    sun: plan.sun.map(shift),
    moon: plan.moon.map(shift),
    chip: plan.chip && shift(plan.chip),
    first: plan.first && shift(plan.first),
    sunSide: half(1),
    moonSide: half(0),
  };
}

function upright(
  width: number,
  height: number,
  plan: Omit<TrayPlan, "width" | "height" | "sunSide" | "moonSide">,
): TrayPlan {
  const [edge, bend, border] = [3, 44, 210];
  const [right, bottom] = [width - edge, height - edge];
  return {
    ...plan,
    width,
    height,
    sunSide: `M${edge} ${border}V${edge + bend}A${bend} ${bend} 0 0 1 ${edge + bend} ${edge}H${right - bend}A${bend} ${bend} 0 0 1 ${right} ${edge + bend}V${border}Z`,
    moonSide: `M${edge} ${border}V${bottom - bend}A${bend} ${bend} 0 0 0 ${edge + bend} ${bottom}H${right - bend}A${bend} ${bend} 0 0 0 ${right} ${bottom - bend}V${border}Z`,
  };
}

const PLANS: Readonly<Record<Shape, { readonly small: TrayPlan; readonly large: TrayPlan }>> = {
  round: {
    small: round(236, {
      sun: [at(-50, -160), at(50, -160), at(-50, -60), at(50, -60)],
      moon: [at(-84, 104), at(-8, 100), at(68, 96)],
      chip: at(-84, 104),
      first: null,
    }),
    large: round(296, {
      sun: [at(-50, -166), at(50, -166), at(-100, -64), at(0, -64), at(100, -64)],
      moon: [at(-153, 76), at(-51, 76), at(51, 76), at(153, 76)],
      chip: null,
      first: at(0, 196),
    }),
  },
  upright: {
    small: upright(208, 340, {
      sun: [at(54, 55), at(154, 55), at(54, 155), at(154, 155)],
      moon: [at(56, 275), at(104, 275), at(152, 275)],
      chip: at(56, 275),
      first: null,
    }),
    large: upright(316, 412, {
      sun: [at(108, 55), at(208, 55), at(58, 155), at(158, 155), at(258, 155)],
      moon: [at(56, 263), at(152, 263), at(56, 359), at(152, 359)],
      chip: null,
      first: at(257, 311),
    }),
  },
};

export function trayPlan(shape: Shape, number: number): TrayPlan {
  return number === 0 ? PLANS[shape].large : PLANS[shape].small;
}

/** A board: lines at the left, the dome at the right, broken tiles and chips below. */
export const BOARD = { width: 1390, height: 792 } as const;
export const DISC = 88;
/** Between two plates. */
const GAP = 10;
const LEFT = 16;
const DOME = 672;
const TOP = 8;

const rowY = (row: number): number => TOP + (row - 1) * 100 + Math.floor((row - 1) / 2) * GAP + 50;

/** A place of a pattern line: lines from 1, places from 0 at the dome. */
export const linePlace = (line: number, place: number): Point => at(LEFT + (5 - place) * 100 + 50, rowY(line));
/** A cell of the dome, from 1. */
export const cellPlace = (row: number, column: number): Point =>
  at(DOME + (column - 1) * 100 + Math.floor((column - 1) / 2) * GAP + 50, rowY(row));
/** The upper left corner of a plate space, from 1; it is 200 by 200. */
export function platePlace(space: number): Point {
  const row = Math.floor((space - 1) / 3);
  const column = (space - 1) % 3;
  return at(DOME + column * (200 + GAP), TOP + row * (200 + GAP));
}
export const rowPointsPlace = (row: number): Point => at(DOME + 6 * 100 + 2 * GAP + 48, rowY(row));
/** A space for a broken tile, from 0; 4 is that of the first-player tile. */
export const brokenPlace = (space: number): Point => at(LEFT + space * 100 + 50 + (space === 4 ? 30 : 0), 736);
/** The midpoint of a chip in the store: so many lie there. */
export function chipPlace(place: number, all: number): Point {
  const step = Math.min(88, (BOARD.width - DOME - 10 - 80) / Math.max(1, all - 1));
  return at(DOME + 42 + place * step, 736);
}
export const CHIP_IN_STORE = 80;

/** A box around a midpoint, as percentages of a picture: for what lies over it. */
export function over(
  picture: { readonly width: number; readonly height: number },
  middle: Point,
  width: number,
  height = width,
): string {
  const part = (value: number, whole: number): string => `${((value / whole) * 100).toFixed(3)}%`;
  return (
    `left:${part(middle.x - width / 2, picture.width)};top:${part(middle.y - height / 2, picture.height)};` +
    `width:${part(width, picture.width)};height:${part(height, picture.height)}`
  );
}

/** The square of a size around a middle, as attributes of a drawing. */
export function box(middle: Point, size: number): { x: number; y: number; width: number; height: number } {
  return { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size };
}
