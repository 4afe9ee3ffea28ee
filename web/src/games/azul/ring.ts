/** Displays around the centre, as large as a box allows: a true ring on a table, rows on a phone. */
import type { Box, Point } from "../common/box";

export interface RingPlan {
  /** How long the side of a tile is. */
  readonly tile: number;
  /** How wide a display is, and the middle of each, in order. */
  readonly plate: number;
  readonly plates: readonly Point[];
  /** In rows, on a phone. */
  readonly packed: boolean;
  /** The middle of the ring, and how far the displays are from it; null where they lie in rows. */
  readonly circle: { readonly middle: Point; readonly radius: number } | null;
  /** The basin in the centre of the table. */
  readonly centre: Box;
  /** Where the stacks of the colours stand, in the order of the colours, and after them the marker: the middle of each, and how large a tile is there. */
  readonly stands: readonly Point[];
  readonly stack: number;
}

/** In tiles: a display, and the least way from its edge to the basin. */
const PLATE = 3.2;
const CLEAR = 0.22;
/** From one stack to the next, in tiles of the stack. */
export const STEP = 1.17;
const LARGEST = 128;
const APART = 6;
/** What is packed: a tile, in displays. */
const PACKED_TILE = 0.335;

const anglesOf = (displays: number): number[] =>
  Array.from({ length: displays }, (_, at) => -Math.PI / 2 + (at * 2 * Math.PI) / displays);

/** The radius of the ring in tiles: neither the basin nor a neighbour is touched. */
const radiusOf = (displays: number): number =>
  Math.max(2.05 + PLATE / 2 + CLEAR, displays > 1 ? 1.7 / Math.sin(Math.PI / displays) : 0);

/** How wide and how high the ring is, in tiles. */
function sizeOf(displays: number): { width: number; height: number } {
  const radius = radiusOf(displays);
  const angles = anglesOf(displays);
  const basin = 2 * (radius - PLATE / 2 - CLEAR);
  return {
    width: Math.max(2 * radius * Math.max(...angles.map(Math.cos)) + PLATE, basin),
    height: Math.max(radius * (1 + Math.max(...angles.map(Math.sin))) + PLATE, radius + PLATE / 2 + basin / 2),
  };
}

/** The tiles of a ring in a room: `ringPlan` draws it. */
export function ringTile(displays: number, room: { width: number; height: number }): number {
  const { width, height } = sizeOf(displays);
  return Math.min((0.955 * room.width) / width, room.height / height, LARGEST);
}

/** A true circle, its bounding box in the middle of `box`: what is left over lies outside, and never between the displays. */
export function ringPlan(displays: number, box: Box): RingPlan {
  const tile = ringTile(displays, box);
  const radius = radiusOf(displays) * tile;
  const plate = PLATE * tile;
  const middle = {
    x: box.x + box.width / 2,
    y: box.y + (box.height - sizeOf(displays).height * tile) / 2 + plate / 2 + radius,
  };
  const basin = radius - plate / 2 - CLEAR * tile;
  const centre = { x: middle.x - basin, y: middle.y - basin, width: 2 * basin, height: 2 * basin };
  const stack = Math.min(1.3 * tile, 0.46 * basin);
  return {
    tile: 0.95 * tile,
    plate,
    plates: anglesOf(displays).map((angle) => ({
      x: middle.x + radius * Math.cos(angle),
      y: middle.y + radius * Math.sin(angle),
    })),
    packed: false,
    circle: { middle, radius },
    centre,
    stands: standsIn(centre, stack, 3),
    stack,
  };
}

function standsIn({ x, y, width, height }: Box, stack: number, columns: number): Point[] {
  const rows = 6 / columns;
  return Array.from({ length: 6 }, (_, at) => ({
    x: x + width / 2 + ((at % columns) - (columns - 1) / 2) * stack * STEP,
    y: y + height / 2 + (Math.floor(at / columns) - (rows - 1) / 2) * stack * STEP,
  }));
}

/** The rows of displays on a phone, read clockwise around the centre; `C` is the centre, `.` nothing. */
const ROWS: Readonly<Record<number, readonly string[]>> = {
  5: ["123", "5C4"],
  7: ["123", "7C4", "6C5"],
  8: ["123", "8C4", "765"],
  9: ["1234", "9CC5", "8.7.6"],
};

/** The same for any other number: row by row, with the centre in the middle of the second. */
function rowsOf(displays: number): readonly string[] {
  const known = ROWS[displays];
  if (known) return known;
  const cells = Array.from({ length: displays }, (_, at) => String(at + 1));
  cells.splice(Math.min(4, displays), 0, "C");
  return Array.from({ length: Math.ceil(cells.length / 3) }, (_, row) => cells.slice(3 * row, 3 * row + 3).join(""));
}

/** Displays in rows as high as they may be at this width. */
export function packedHeight(displays: number, width: number): number {
  const rows = rowsOf(displays);
  const across = rows[0]!.length;
  const plate = Math.min((width - (across - 1) * APART) / across, 132);
  return rows.length * (plate + APART) - APART;
}

export function packedPlan(displays: number, box: Box): RingPlan {
  const rows = rowsOf(displays);
  const across = rows[0]!.length;
  const plate = Math.min(
    (box.width - (across - 1) * APART) / across,
    (box.height - (rows.length - 1) * APART) / rows.length,
    150,
  );
  const step = plate + APART;
  const whole = across * step - APART;
  const left = box.x + (box.width - whole) / 2 + plate / 2;
  const top = box.y + (box.height - rows.length * step + APART) / 2 + plate / 2;
  const plates: Point[] = Array.from({ length: displays }, () => ({ x: 0, y: 0 }));
  const basin: Point[] = [];
  rows.forEach((row, r) => {
    const cells = [...row].filter((cell) => cell !== ".");
    // A row with fewer displays is spread, unless it is the last one of a number that fills no row.
    const spread = row.includes(".") ? (whole - plate) / (cells.length - 1) : step;
    cells.forEach((cell, c) => {
      const point = { x: left + c * spread, y: top + r * step };
      if (cell === "C") basin.push(point);
      else plates[Number(cell) - 1] = point;
    });
  });
  const [first, last] = [basin[0]!, basin.at(-1)!];
  const centre = {
    x: first.x - plate / 2,
    y: first.y - plate / 2,
    width: last.x - first.x + plate,
    height: last.y - first.y + plate,
  };
  const isTall = centre.height > centre.width * 1.2;
  const isWide = centre.width > centre.height * 1.2;
  const stack = isTall
    ? Math.min(centre.width / 2.75, centre.height / 4.2)
    : Math.min(centre.width / 3.75, centre.height / 2.7) * (isWide ? 1 : 0.93);
  return {
    tile: plate * PACKED_TILE,
    plate,
    plates,
    packed: true,
    circle: null,
    centre,
    stands: standsIn(centre, stack, isTall ? 2 : 3),
    stack,
  };
}
