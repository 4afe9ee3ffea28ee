/** Where things lie on trays: 100 from one tile to the next. */

import type { Box, Point } from "../common/box";

export type { Box, Point };

/** Round trays where there is room; upright ones on a phone, where a thumb has to hit each tile. */
export type Shape = "round" | "upright";

export interface TrayPlan {
  readonly width: number;
  readonly height: number;
  readonly sun: readonly Point[];
  readonly moon: readonly Point[];
  readonly chip: Point | null;
  readonly first: Point | null;
  /** Between the sun and the moon side. */
  readonly horizon: number;
  readonly sunSide: string;
  readonly moonSide: string;
}

export const TILE = 92;
export const CHIP = 98;
/** How wide the brass around a round tray is. */
const RIM = 11;

const at = (x: number, y: number): Point => ({ x, y });

type Places = Pick<TrayPlan, "sun" | "moon" | "chip" | "first">;

/** A tray in its rim of brass: two halves of enamel. */
function round(radius: number, places: Places): TrayPlan {
  const shift = ({ x, y }: Point): Point => at(x + radius, y + radius);
  const half = (inner: number, upper: number): string =>
    `M${radius - inner} ${radius}A${inner} ${inner} 0 0 ${upper} ${radius + inner} ${radius}Z`;
  return {
    width: 2 * radius,
    height: 2 * radius,
    horizon: radius,
    sun: places.sun.map(shift),
    moon: places.moon.map(shift),
    chip: places.chip && shift(places.chip),
    first: places.first && shift(places.first),
    sunSide: half(radius - RIM, 1),
    moonSide: half(radius - RIM, 0),
  };
}

/** The same as an upright tile; its places are told from the middle of its upper edge. */
function upright(width: number, places: Places): TrayPlan {
  const [edge, bend, horizon, height] = [7, 43, 220, 425];
  const [right, bottom] = [width - edge, height - edge];
  const shift = ({ x, y }: Point): Point => at(x + width / 2, y);
  const arc = (x: number, y: number, sweep: number): string => `A${bend} ${bend} 0 0 ${sweep} ${x} ${y}`;
  return {
    width,
    height,
    horizon,
    sun: places.sun.map(shift),
    moon: places.moon.map(shift),
    chip: places.chip && shift(places.chip),
    first: places.first && shift(places.first),
    sunSide: `M${edge} ${horizon}V${edge + bend}${arc(edge + bend, edge, 1)}H${right - bend}${arc(right, edge + bend, 1)}V${horizon}Z`,
    moonSide: `M${edge} ${horizon + edge}V${bottom - bend}${arc(edge + bend, bottom, 0)}H${right - bend}${arc(right, bottom - bend, 0)}V${horizon + edge}Z`,
  };
}

const PLANS: Readonly<Record<Shape, { readonly small: TrayPlan; readonly large: TrayPlan }>> = {
  round: {
    small: round(240, {
      sun: [at(-50, -158), at(50, -158), at(-50, -58), at(50, -58)],
      moon: [at(-76, 104), at(-14, 100), at(48, 96)],
      chip: at(-86, 104),
      first: null,
    }),
    large: round(300, {
      sun: [at(-50, -172), at(50, -172), at(-100, -66), at(0, -66), at(100, -66)],
      moon: [at(-153, 74), at(-51, 74), at(51, 74), at(153, 74)],
      chip: null,
      first: at(0, 195),
    }),
  },
  upright: {
    small: upright(212, {
      sun: [at(-50, 58), at(50, 58), at(-50, 160), at(50, 160)],
      moon: [at(-42, 296), at(0, 296), at(42, 296)],
      chip: at(-52, 296),
      first: null,
    }),
    large: upright(310, {
      sun: [at(-50, 58), at(50, 58), at(-100, 160), at(0, 160), at(100, 160)],
      moon: [at(-100, 279), at(0, 279), at(-100, 374), at(0, 374)],
      chip: null,
      first: at(100, 279),
    }),
  },
};

export function trayPlan(shape: Shape, number: number): TrayPlan {
  return number === 0 ? PLANS[shape].large : PLANS[shape].small;
}

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

/** A box with round ends, as a path. */
export function capsule(x: number, y: number, width: number, height: number, bend: number): string {
  const [across, down] = [width - 2 * bend, height - 2 * bend];
  const arc = (right: number, below: number): string => `a${bend} ${bend} 0 0 1 ${right} ${below}`;
  return (
    `M${x + bend} ${y}h${across}${arc(bend, bend)}v${down}${arc(-bend, bend)}` +
    `h${-across}${arc(-bend, -bend)}v${-down}${arc(bend, -bend)}z`
  );
}
