/** Where a whispered line stands: at the place that somebody has tried, or as near to it as it covers little of what one needs to see. */
import type { Box } from "../games/common/box";

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
/** What one needs to see, and how much. */
export interface Kept extends Box {
  readonly weight?: number;
}

const EDGE = 8;
/** Between the line and the place: a finger is about as wide. */
const ABOVE = 18;
const BELOW = 22;
/** So far from its point a line may go, in such steps; a pixel of the way is as bad as so many that it covers, more of them where it is about a place. */
const FAR = 240;
const STEP = 6;
const AWAY = 5;
const AWAY_FROM_PLACE = 20;
/** What the band over the table takes. */
const BAND = 60;

/** The upper left corner of a line of this size in a window: above the place or below it where it covers nothing there, else around it. */
export function standing({ width, height }: Size, at: Point, window: Size, kept: readonly Kept[]): Point {
  const tops = [at.y - height - ABOVE, at.y + BELOW];
  const lefts = [at.x - width / 2, at.x - BELOW, at.x - width + BELOW];
  const fitting = tops.filter((top) => top >= BAND && top + height <= window.height - EDGE);
  const places = (fitting.length ? fitting : tops.slice(1)).flatMap((y) =>
    lefts.map((x) => ({ x: Math.max(EDGE, Math.min(window.width - width - EDGE, x)), y })),
  );
  const first = places.find(({ x, y }) => !covered({ x, y, width, height }, kept));
  if (first) return first;
  const finger = { x: at.x - BELOW / 2, y: at.y - BELOW / 2, width: BELOW, height: BELOW };
  return around({ width, height }, at, window, [...kept, finger], AWAY_FROM_PLACE);
}

/** The same for a line that is about no place: as near to a point as it covers little. */
export function clear(size: Size, near: Point, window: Size, kept: readonly Kept[]): Point {
  return around(size, near, window, kept, AWAY);
}

function around({ width, height }: Size, near: Point, window: Size, kept: readonly Kept[], far: number): Point {
  let best = { x: EDGE, y: BAND, cost: Infinity };
  const start = Math.max(BAND, near.y - FAR);
  for (let y = start; y <= Math.min(window.height - EDGE - height, near.y + FAR); y += STEP)
    for (let x = EDGE; x <= window.width - EDGE - width; x += 2 * STEP) {
      const away = Math.hypot(x + width / 2 - near.x, y + height / 2 - near.y);
      const cost = covered({ x, y, width, height }, kept) + far * away;
      if (cost < best.cost) best = { x, y, cost };
    }
  return { x: best.x, y: best.y };
}

function covered({ x, y, width, height }: Box, kept: readonly Kept[]): number {
  return kept.reduce((sum, box) => {
    const across = Math.min(x + width, box.x + box.width) - Math.max(x, box.x);
    const down = Math.min(y + height, box.y + box.height) - Math.max(y, box.y);
    return sum + (box.weight ?? 1) * Math.max(0, across) * Math.max(0, down);
  }, 0);
}
