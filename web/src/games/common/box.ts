/** Boxes and points of a drawing, in pixels, and what layouts of every game have in common. */

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

/** How far things stay from the edge of the room, and from each other. */
export function edgeIn(width: number, height: number): number {
  const least = Math.min(width, height);
  return least < 440 ? 6 : least < 700 ? 12 : 18;
}

/**
 * What kind of room it is, below the header: an upright phone, a phone that lies, or a table.
 *
 * A table that is low because something stands below it is still one.
 */
export function roomKind(width: number, height: number): "upright" | "lying" | "table" {
  if (width < 700 && height > 0.92 * width) return "upright";
  return height < 460 ? "lying" : "table";
}

/** The colour of the tile that stands for a seat, wherever its name is too long. */
export const signOf = (seat: number): string => "BRYKW"[(seat - 1) % 5]!;
