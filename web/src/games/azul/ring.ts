/** Displays around the centre, as large as a box allows: a ring on a table, a closely packed one on a phone. */
import type { Box, Point } from "./board";

export interface RingPlan {
  /** How long the side of a tile is. */
  readonly tile: number;
  /** How wide a display is, and the middle of each, in order. */
  readonly plate: number;
  readonly plates: readonly Point[];
  /** Closely packed displays have flattened sides. */
  readonly packed: boolean;
  readonly centre: Box;
  /** How the colours lie in the centre: stacks side by side, in so many columns, each as wide as `cell`. */
  readonly columns: number;
  readonly cell: number;
  /** The height of a stack's own place, and the way from one tile of it to the next. */
  readonly stack: number;
  readonly step: number;
}

const PLATE = 3.22;

export function ringPlan(displays: number, box: Box): RingPlan {
  let low = 12;
  let high = Math.max(box.width, box.height) / 6;
  for (let round = 0; round < 10; round++) {
    const middle = (low + high) / 2;
    if (fits(ring(displays, box, middle))) low = middle;
    else high = middle;
  }
  return ring(displays, box, low);
}

function ring(displays: number, box: Box, tile: number): RingPlan {
  const plate = tile * PLATE;
  const angles = Array.from({ length: displays }, (_, at) => -Math.PI / 2 + (at * 2 * Math.PI) / displays);
  const bottom = Math.max(...angles.map(Math.sin));
  const right = Math.max(...angles.map(Math.cos));
  // On large boxes the ring stays together instead of running to the edges.
  const rx = Math.max(0, Math.min((box.width - plate) / (2 * right), tile * (displays < 6 ? 6.6 : 7.8)));
  const ry = Math.max(0, Math.min((box.height - plate) / (1 + bottom), tile * (displays < 6 ? 5.6 : 6.6)));
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2 + (ry * (1 - bottom)) / 2;
  const width = tile * 6;
  const height = tile * (displays < 6 ? 4.25 : 4.45);
  return {
    tile,
    plate,
    plates: angles.map((angle) => ({ x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) })),
    packed: false,
    centre: { x: x - width / 2, y: y - height / 2, width, height },
    columns: 5,
    cell: tile * 1.1,
    stack: tile * (displays < 6 ? 2.6 : 2.8),
    step: tile * 0.34,
  };
}

function fits(plan: RingPlan): boolean {
  const { plates, plate, centre } = plan;
  const apart = plate * 1.03 + 4;
  for (let one = 0; one < plates.length; one++) {
    const a = plates[one]!;
    const next = plates[(one + 1) % plates.length]!;
    if (Math.hypot(a.x - next.x, a.y - next.y) < apart) return false;
    // The centre is round at its corners: its inner part must stay clear.
    const inset = centre.height * 0.2;
    const dx = Math.max(centre.x + inset - a.x, 0, a.x - (centre.x + centre.width - inset));
    const dy = Math.max(centre.y + inset - a.y, 0, a.y - (centre.y + centre.height - inset));
    if (Math.hypot(dx, dy) < plate / 2 + inset + 3) return false;
  }
  return true;
}

/** The columns and rows of displays on a phone, read clockwise around the centre; `C` is the centre, `.` nothing. */
const PACKED: Readonly<Record<number, readonly string[]>> = {
  5: ["123", "5C4"],
  7: ["123", "7C4", ".65."],
  8: ["123", "8C4", "765"],
  9: ["1234", "9CC5", "8.7.6"],
};
const PACKED_NARROW: Readonly<Record<number, readonly string[]>> = { ...PACKED, 9: ["123", "9C4", "8C5", ".76."] };

export function packedPlan(displays: number, width: number, touch = 44): RingPlan & { readonly height: number } {
  const rows = (width >= 8 * touch ? PACKED : PACKED_NARROW)[displays] ?? PACKED_NARROW[9]!;
  const across = rows[0]!.length;
  const column = Math.min(width / across, 132);
  const whole = column * across;
  const left = (width - whole) / 2;
  // Three stacks side by side, and a display on either side of them.
  const middle = across === 4 ? 2 * column : Math.max(3 * touch, column);
  const side = (whole - middle) / 2;
  const rowHeight = Math.max(2 * touch, Math.min(column, side + 8, 108)) + (across === 4 ? 4 : 6);
  const plate = Math.min(column - 2, side - 1, rowHeight - 3);
  const plates: Point[] = Array.from({ length: displays }, () => ({ x: 0, y: 0 }));
  const lines: number[] = [];
  rows.forEach((row, r) => {
    const cells = [...row].filter((cell) => cell !== ".");
    const y = (r + 0.5) * rowHeight;
    const put = (cell: string, x: number): void => void (plates[Number(cell) - 1] = { x, y });
    if (row.includes("C")) {
      lines.push(r);
      put(cells[0]!, left + side / 2);
      put(cells.at(-1)!, left + whole - side / 2);
    } else {
      // ".65." is two displays in the middle of the row, "8.7.6" three that are spread over it.
      const step =
        cells.length === across ? column : cells.length === 2 ? column : (whole - column) / (cells.length - 1);
      const start = left + (whole - step * (cells.length - 1)) / 2;
      cells.forEach((cell, c) => put(cell, start + c * step));
    }
  });
  const centre = {
    x: left + side + 1,
    y: lines[0]! * rowHeight + 1,
    width: middle - 2,
    height: lines.length * rowHeight - 2,
  };
  return {
    tile: Math.min(plate * 0.37, 46),
    plate,
    plates,
    packed: true,
    centre,
    columns: 3,
    cell: centre.width / 3,
    stack: centre.height / 2,
    step: 3,
    height: rows.length * rowHeight,
  };
}
