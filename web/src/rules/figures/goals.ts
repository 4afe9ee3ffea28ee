/** What the scoring tiles of Duel look at (D6), for a little dome of six by six: rows and columns from 0. */

export const GOALS = ["rows", "colours", "columns", "edge", "diagonals", "corners", "wilds", "specials"] as const;
export type Goal = (typeof GOALS)[number];

export const WORTH: Readonly<Record<Goal, string>> = {
  rows: "3",
  colours: "4",
  columns: "7",
  edge: "1",
  diagonals: "10",
  corners: "3 · 8",
  wilds: "2",
  specials: "−3",
};

/** A row of five kinds, with a gap. */
export const KINDS = "BY-RKT";
export const WILDS = ["1 1", "2 4", "5 2"];
export const SPECIALS = ["0 4", "3 1", "4 5"];

/** Whether a cell is part of what the goal counts. */
export function counts(goal: Goal, row: number, column: number): boolean {
  const isOuter = (at: number): boolean => at === 0 || at === 5;
  switch (goal) {
    case "rows":
      return row === 3;
    case "columns":
      return column === 2;
    case "edge":
      return isOuter(row) || isOuter(column);
    case "diagonals":
      return row === column || row + column === 5;
    case "corners":
      return (row < 2 || row > 3) && (column < 2 || column > 3);
    case "colours":
      return row === 2 && KINDS[column] !== "-";
    case "wilds":
      return WILDS.includes(`${row} ${column}`);
    case "specials":
      return SPECIALS.includes(`${row} ${column}`);
  }
}
