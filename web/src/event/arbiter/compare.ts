/** Sheets of one table side by side: which of their numbers differ. */
import type { Sheet, SheetLine } from "../wire";

export interface Compared {
  readonly seat: number;
  readonly person: string;
  /** A line of each sheet; null where a sheet has none for this seat. */
  readonly lines: readonly (SheetLine | null)[];
  readonly differs: { readonly pv: boolean; readonly rows: boolean };
}

/** What all sheets agree on; what they do not is left open. Null where there is no sheet. */
export function agreed(sheets: readonly Sheet[]): Sheet | null {
  const [first] = sheets;
  if (!first) return null;
  const lines = compared(sheets).flatMap(({ lines: [line], differs }) =>
    line
      ? [
          {
            ...line,
            place: differs.pv || differs.rows ? null : line.place,
            pv: differs.pv ? null : line.pv,
            rows: differs.rows ? null : line.rows,
          },
        ]
      : [],
  );
  return { ...first, lines };
}

export function compared(sheets: readonly Sheet[]): readonly Compared[] {
  const seats = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.seat)))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const lines = sheets.map((sheet) => sheet.lines.find((line) => line.seat === seat) ?? null);
    const differ = (told: (line: SheetLine | null) => unknown) => new Set(lines.map(told)).size > 1;
    return {
      seat,
      person: lines.find((line) => line)?.person ?? "",
      lines,
      differs: {
        pv: differ((line) => (line?.withdrawn ? "withdrawn" : line?.pv)),
        rows: differ((line) => (line?.withdrawn ? "withdrawn" : line?.rows)),
      },
    };
  });
}
