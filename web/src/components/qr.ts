/** A QR code as one path, so that it can be drawn as SVG in the page: the content security policy has no data: addresses. */
import { encode } from "uqr";

export interface Qr {
  /** How many modules wide and high, quiet border included. */
  readonly size: number;
  readonly path: string;
}

const BORDER = 3;

export function qrOf(text: string): Qr {
  const { data } = encode(text, { ecc: "M", border: BORDER });
  return { size: data.length, path: pathOf(data) };
}

/** Dark modules, those next to each other in a row as one rectangle. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
    }
  });
  return path;
}
