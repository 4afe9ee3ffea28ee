/** Which cells of a dome a scoring tile counts, for the small picture on it (D6); rows and columns from 0. */
const LAST = 5;

/** How a cell is drawn: `bright`, `deep` (worth more), a colour's letter, or not at all. */
export function counted(name: string, row: number, column: number): string | null {
  const atEnd = (place: number): boolean => place <= 1 || place >= LAST - 1;
  switch (name) {
    case "rows":
      return row === 2 ? "bright" : null;
    case "colours":
      // Five kinds and a gap, which is allowed.
      return row === 2 ? ("BYRKT"[column] ?? null) : null;
    case "columns":
      return column === 2 ? "bright" : null;
    case "diagonals":
      return row === column || row === LAST - column ? "bright" : null;
    case "edge":
      return [0, LAST].includes(row) || [0, LAST].includes(column) ? "bright" : null;
    case "corners":
      return atEnd(row) && atEnd(column) ? (row > 3 ? "deep" : "bright") : null;
    default:
      return null;
  }
}
