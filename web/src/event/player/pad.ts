/** The score pad: a finished wall counted (A41), here as on the server, so that it also counts while the line is lost. */

export const SIZE = 5;
export const EMPTY_WALL = ".".repeat(SIZE * SIZE);
const COLOURS = "BYRKW";
const WORTH = { rows: 2, columns: 7, colours: 10 } as const;
export type BonusKind = keyof typeof WORTH;

export interface Bonus {
  readonly kind: BonusKind;
  readonly count: number;
  readonly points: number;
}
export interface Count {
  readonly bonuses: readonly Bonus[];
  readonly rows: number;
  /** What the bonuses bring together. */
  readonly bonus: number;
  /** The most that such a wall can have scored before bonuses. */
  readonly most: number;
}

/** A4: the colour of a cell, counted from 0. */
export const colourAt = (row: number, column: number): string => COLOURS[(column - row + SIZE) % SIZE]!;

/** A wall as 25 characters, row by row, `1` for a tile: with one cell turned over. */
export const toggled = (wall: string, cell: number): string =>
  wall.slice(0, cell) + (wall[cell] === "1" ? "." : "1") + wall.slice(cell + 1);

/** As the server reads it: five rows. */
export const written = (wall: string): string => rowsOf(wall).join(" ");

const rowsOf = (wall: string): string[] =>
  Array.from({ length: SIZE }, (_, row) => wall.slice(row * SIZE, (row + 1) * SIZE));
const columnsOf = (wall: string): string[] => {
  const rows = rowsOf(wall);
  return Array.from({ length: SIZE }, (_, column) => rows.map((row) => row[column]).join(""));
};
/** The cells of each colour: a diagonal that goes round. */
const coloursOf = (wall: string): string[] => {
  const rows = rowsOf(wall);
  return Array.from({ length: SIZE }, (_, shift) => rows.map((row, down) => row[(down + shift) % SIZE]).join(""));
};

export function countWall(wall: string): Count {
  const full = (groups: readonly string[]) => groups.filter((group) => !group.includes(".")).length;
  const bonus = (kind: BonusKind, groups: readonly string[]): Bonus => ({
    kind,
    count: full(groups),
    points: full(groups) * WORTH[kind],
  });
  const bonuses = [bonus("rows", rowsOf(wall)), bonus("columns", columnsOf(wall)), bonus("colours", coloursOf(wall))];
  return {
    bonuses,
    rows: bonuses[0]!.count,
    bonus: bonuses.reduce((sum, { points }) => sum + points, 0),
    most: mostBefore(wall),
  };
}

/** Run by run: a run of n brings 2 + 3 + … + n at most, and on top the points of tiles that nothing touched. */
function mostBefore(wall: string): number {
  const runs = (lines: readonly string[]) => lines.flatMap((line) => line.split(".").filter(Boolean));
  const across = runs(rowsOf(wall));
  const down = runs(columnsOf(wall));
  const points = [...across, ...down].reduce((sum, { length }) => sum + (length * (length + 1)) / 2 - 1, 0);
  return points + Math.min(across.length, down.length);
}
