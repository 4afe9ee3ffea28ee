/** Where a whispered line stands: at the place that somebody has tried, and over no score. */
import type { Box } from "../games/common/box";

interface Size {
  readonly width: number;
  readonly height: number;
}

const EDGE = 8;
/** Between the line and the place: a finger is about as wide. */
export const ABOVE = 18;
const BELOW = 22;
/** What the band over the table takes. */
const BAND = 60;

/** The upper left corner of a line of this size in a window: above the place if it can be, else beside or below it, wherever it covers the least. */
export function standing(
  { width, height }: Size,
  at: { readonly x: number; readonly y: number },
  window: Size,
  kept: readonly Box[],
): { readonly x: number; readonly y: number } {
  const tops = [at.y - height - ABOVE, at.y + BELOW];
  const lefts = [at.x - width / 2, at.x - BELOW, at.x - width + BELOW];
  const fitting = tops.filter((top) => top >= BAND && top + height <= window.height - EDGE);
  const places = (fitting.length ? fitting : tops.slice(1)).flatMap((y) =>
    lefts.map((x) => ({ x: Math.max(EDGE, Math.min(window.width - width - EDGE, x)), y })),
  );
  const covered = ({ x, y }: { x: number; y: number }): number =>
    kept.reduce((sum, box) => {
      const across = Math.min(x + width, box.x + box.width) - Math.max(x, box.x);
      const down = Math.min(y + height, box.y + box.height) - Math.max(y, box.y);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  return places.reduce((best, each) => (covered(each) < covered(best) ? each : best));
}
