/**
 * Where things lie on a player's board, in pixels: pattern lines at the left, the dome in its frame at the right, broken tiles and chips below; name and score stand
 * in the empty corner above the lines. Lines, rows, columns and plate spaces count from 1, places on a line from 0 at the dome.
 */
import type { Box, Point } from "./places";

export interface BoardPlan {
  readonly form: "full" | "compact" | "strip";
  readonly width: number;
  readonly height: number;
  /** From one space of the dome to the next. */
  readonly pitch: number;
  /** From one place of a pattern line to the next. */
  readonly line: number;
  /** The upper left corner of the dome, inside its frame. */
  readonly dome: Point;
  readonly frame: number;
  /** Where pattern lines end, at the right. */
  readonly linesEnd: number;
  /** The side of a coin that says what a row's special tile brings; none on a strip. */
  readonly coin: number;
  /** Broken tiles; on a strip their cost stands for them. */
  readonly broken: { readonly x: number; readonly y: number; readonly size: number };
  /** The store of chips, from the left to the right. */
  readonly chips: { readonly x: number; readonly y: number; readonly size: number; readonly width: number };
  readonly sign: { readonly x: number; readonly y: number; readonly size: number };
  readonly name: Box & { readonly size: number };
  readonly score: { readonly x: number; readonly y: number; readonly size: number };
  /** Tokens, and chips to take: each of them where there is room, else their numbers. */
  readonly stock: { readonly x: number; readonly y: number; readonly size: number; readonly each: boolean };
}

/** A whole board, in pitches. */
export const FULL = { width: 14.55, height: 8.25 } as const;
/** Between two plates, in pitches. */
const GAP = 0.1;
const DOME = 6 + 2 * GAP;

const at = (x: number, y: number): Point => ({ x, y });

/** From one chip to the next, in sizes of a chip. */
const CHIP_STEP = 1.16;

/** Everything at once, on a board of 14.55 by 8.25 pitches. */
export function boardPlan(p: number): BoardPlan {
  const frame = 0.26 * p;
  const coin = 0.5 * p;
  const width = FULL.width * p;
  const dome = at(width - 0.36 * p - coin - 0.12 * p - frame - DOME * p, 0.32 * p + frame);
  const linesEnd = dome.x - frame - 0.42 * p;
  const below = dome.y + DOME * p + frame + 0.2 * p;
  const sign = { x: linesEnd - 5.96 * p, y: 0.38 * p, size: Math.min(0.92 * p, 46) };
  const nameLeft = sign.x + sign.size + 0.2 * p;
  const score = { x: sign.x, y: sign.y + sign.size + 0.06 * p, size: 1.42 * p };
  return {
    form: "full",
    width,
    height: FULL.height * p,
    pitch: p,
    line: p,
    dome,
    frame,
    linesEnd,
    coin,
    broken: { x: 0.36 * p, y: below, size: 0.7 * p },
    chips: { x: dome.x, y: below, size: 0.7 * p, width: DOME * p },
    sign,
    name: {
      x: nameLeft,
      y: sign.y - 0.04 * p,
      width: linesEnd - p - 0.15 * p - nameLeft,
      height: sign.size + 0.08 * p,
      size: Math.min(Math.max(14, 0.38 * p), 25),
    },
    score,
    stock: { x: score.x + 2.1 * p, y: score.y + 0.16 * p, size: 0.5 * p, each: true },
  };
}

/** One's own board on a phone: the dome is the hero, lines are narrower by a part of it, and edges are in pixels. */
export function compactPlan(width: number, p: number, part: number): BoardPlan {
  const [frame, coin, line] = [5, Math.min(19, 1.08 * p), part * p];
  const dome = at(width - 10 - coin - 4 - frame - DOME * p, 10 + frame);
  const linesEnd = dome.x - frame - 9;
  const size = width > 330 ? 24 : 19;
  const y = dome.y + DOME * p + frame + 6;
  const each = width > 350;
  const stock = each ? 94 : 72;
  const chips = Math.max(dome.x, 12 + 6.1 * size);
  return {
    form: "compact",
    width,
    height: y + 24 + 11,
    pitch: p,
    line,
    dome,
    frame,
    linesEnd,
    coin,
    broken: { x: 12, y, size },
    chips: { x: chips, y, size, width: width - 10 - stock - 6 - chips },
    sign: { x: 13, y: 13, size: 26 },
    name: { x: 45, y: 11, width: linesEnd - line - 2 - 45, height: 29, size: width > 350 ? 14 : 13 },
    score: { x: 11, y: 42, size: Math.min(46, 1.35 * p, (linesEnd - 3 * line - 8) / 1.1) },
    stock: { x: width - 10 - stock, y: y + (each ? 2 : 1), size: each ? 20 : 22, each },
  };
}

/** The opponent on a phone: name and score at the left, lines and dome at the right, as large as the strip is high. */
export function stripPlan(width: number, height: number): BoardPlan {
  const pitch = Math.min((height - 14) / 6.3, (width * 0.6) / 12.8);
  const dome = at(width - 10 - DOME * pitch, (height - DOME * pitch) / 2);
  const linesEnd = dome.x - 10;
  const sign = { x: 10, y: 8, size: Math.min(26, height * 0.3) };
  const score = { x: 10, y: sign.y + sign.size + 3, size: Math.min(40, height * 0.42) };
  const isLow = height < 98;
  const stock = { x: score.x + 1.35 * score.size + 4, y: score.y, size: isLow ? 13 : 15, each: !isLow };
  const nameLeft = sign.x + sign.size + 8;
  const nameBottom = 10 + sign.size;
  /** So many pattern lines are beside the name. */
  const rows = Math.ceil((nameBottom - dome.y) / pitch);
  // Broken tiles and chips stand below the score, one above the other if there is room; behind it in a low strip.
  const size = isLow ? 16 : 18;
  const left = isLow ? stock.x + 36 : 10;
  const below = isLow ? score.y + 7 : height - 8 - size;
  const above = below - size - 2;
  const isApart = !isLow && above > score.y + 0.82 * score.size;
  const chips = isApart
    ? { x: left, y: above, size: size - 2, width: linesEnd - 5 * pitch - 6 - left }
    : { x: left + 60, y: below, size: size - 2, width: linesEnd - 6 * pitch - 66 - left };
  return {
    form: "strip",
    width,
    height,
    pitch,
    line: pitch,
    dome,
    frame: 2,
    linesEnd,
    coin: 0,
    broken: { x: left, y: below, size },
    chips,
    sign,
    name: { x: nameLeft, y: 5, width: linesEnd - rows * pitch - 6 - nameLeft, height: nameBottom - 5, size: 15 },
    score,
    stock,
  };
}

/** All of the row below the dome for chips, while they are chosen. */
export const payingPlan = (plan: BoardPlan): BoardPlan => ({
  ...plan,
  chips: { ...plan.chips, width: plan.width - 10 - plan.chips.x },
});

const rowY = ({ dome, pitch }: BoardPlan, row: number): number =>
  dome.y + (row - 0.5 + Math.floor((row - 1) / 2) * GAP) * pitch;

/** The middle of a place on a pattern line. */
export const linePlace = (plan: BoardPlan, line: number, place: number): Point =>
  at(plan.linesEnd - (place + 0.5) * plan.line, rowY(plan, line));

/** The middle of a space of the dome. */
export const cellPlace = (plan: BoardPlan, row: number, column: number): Point =>
  at(plan.dome.x + (column - 0.5 + Math.floor((column - 1) / 2) * GAP) * plan.pitch, rowY(plan, row));

/** The upper left corner of a plate space; it is two pitches wide. */
export function platePlace({ dome, pitch }: BoardPlan, space: number): Point {
  const step = (2 + GAP) * pitch;
  return at(dome.x + ((space - 1) % 3) * step, dome.y + Math.floor((space - 1) / 3) * step);
}

/** The side of the dome, inside its frame. */
export const domeSize = ({ pitch }: BoardPlan): number => DOME * pitch;

/** The middle of a row's coin. */
export const coinPlace = (plan: BoardPlan, row: number): Point =>
  at(
    plan.dome.x + domeSize(plan) + plan.frame + (plan.form === "full" ? 0.12 * plan.pitch : 3) + plan.coin / 2,
    rowY(plan, row),
  );

/** The middle of a space for a broken tile, from 0; 4 is that of the first-player tile. All are one place on a strip. */
export function brokenPlace({ broken, form }: BoardPlan, space: number): Point {
  const { x, y, size } = broken;
  const right = form === "strip" ? 0 : space * 1.12 + (space === 4 ? 0.4 : 0);
  return at(x + (right + 0.5) * size, y + size / 2);
}

/** The middle of what says the cost of all that is broken: behind the tiles, or below the score where there is no room. */
export function brokenSum(plan: BoardPlan): Point {
  const { x, y, size } = plan.broken;
  if (plan.form === "full") return at(x + 7.5 * size, y + size / 2);
  return plan.form === "strip" ? at(x + 38, y + size / 2) : at(x + 16, rowY(plan, 4));
}

/** How many places the store has: of chips, and of those that are spent. Where these leave too little room they are one pile, and on a strip they are not shown. */
export function chipPlaces(
  { form, chips: { size, width } }: BoardPlan,
  { chips, spent }: { readonly chips: readonly string[]; readonly spent: readonly string[] },
): number {
  if (form === "strip") return chips.length;
  const all = chips.length + spent.length;
  return form === "full" && all * CHIP_STEP * size <= width ? all : chips.length + Math.min(1, spent.length);
}

/** The side of a chip in the store: many are smaller, before they lie over each other. */
export const chipSize = ({ chips: { size, width } }: BoardPlan, all: number): number =>
  Math.min(size, Math.max(0.62 * size, width / (1.05 * all)));

/** The middle of a chip in the store: so many lie there. */
export function chipPlace(plan: BoardPlan, place: number, all: number): Point {
  const { x, y, size, width } = plan.chips;
  const side = chipSize(plan, all);
  const step = Math.min(CHIP_STEP * side, (width - side) / Math.max(1, all - 1));
  return at(x + side / 2 + place * step, y + size / 2);
}
