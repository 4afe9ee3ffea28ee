/** What faces are drawn with, on a square of 100 by 100: filled shapes and lines, brush strokes, and their mirror images. */

export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}
export type Portrait = readonly Shape[];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

/** A brush stroke: pointed at both ends, so wide in its middle, and bent to its left by so much. */
export function leaf(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  const side = (by: number): string => at((x1 + x2) / 2 + nx * by, (y1 + y2) / 2 + ny * by);
  return `M${at(x1, y1)}Q${side(bend + width)} ${at(x2, y2)}Q${side(bend - width)} ${at(x1, y1)}Z`;
}

export const round = (x: number, y: number, rx: number, ry = rx): string =>
  `M${at(x - rx, y)}a${at(rx, ry)} 0 1 0 ${at(2 * rx, 0)}a${at(rx, ry)} 0 1 0 ${at(-2 * rx, 0)}Z`;

export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r
    ? `M${at(x + r, y)}h${n(width - 2 * r)}q${at(r, 0)} ${at(r, r)}v${n(height - 2 * r)}q${at(0, r)} ${at(-r, r)}h${n(2 * r - width)}q${at(-r, 0)} ${at(-r, -r)}v${n(2 * r - height)}q${at(0, -r)} ${at(r, -r)}Z`
    : `M${at(x, y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

export const polygon = (...corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([x, y]) => at(x, y)).join("L")}Z`;

/** The same shape on both sides of the face; `side` is 1 on the left, and -1 where everything is turned over. */
export const both = (shape: (x: (left: number) => number, side: number) => string): string =>
  shape((left) => left, 1) + shape((left) => 100 - left, -1);

/** Something that is repeated around a middle: `of` is told sine and cosine of each direction, from above clockwise. */
export const around = (count: number, of: (sin: number, cos: number, nth: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, nth) => {
    const angle = (2 * Math.PI * (nth + from)) / count;
    return of(Math.sin(angle), Math.cos(angle), nth);
  }).join("");
