/** A move as a picture: what was taken from where, and where it went. */

export type Part =
  /** A display or tray with its number; the sun or moon side of a tray; the centre; the pile. */
  | { readonly kind: "plate" | "sun"; readonly label: string }
  | { readonly kind: "basin" | "moon" | "pile" | "floor" | "broken" }
  /** So many pieces of a symbol; 0 where that is not known. */
  | { readonly kind: "piece"; readonly symbol: string; readonly count: number }
  /** A line among so many. */
  | { readonly kind: "line"; readonly line: number; readonly of: number }
  /** A cell of a wall or dome with so many rows. */
  | { readonly kind: "cell"; readonly row: number; readonly column: number; readonly of: number }
  /** A plate of a dome, by its four spaces. */
  | { readonly kind: "dome"; readonly spaces: string };

export interface MovePicture {
  readonly from: readonly Part[];
  readonly to: readonly Part[];
}
