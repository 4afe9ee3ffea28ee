/** The colours of tiles and their motifs, as Python has them too: `palette.toml` and `motifs.toml` are the source. */

import * as art from "../generated/tiles";

export interface Glaze {
  readonly letter: string;
  readonly body: string;
  /** The body where light meets it, and the side that is seen below the face. */
  readonly light: string;
  readonly side: string;
  readonly motif: string;
  /** For edge and letter. */
  readonly deep: string;
  /** The light disc that a letter stands on. */
  readonly plate: string;
}

/** A part of a motif, on a square of 100 by 100: filled, or a line of the width `stroke`. A round tile is without its corners. */
export interface Shape {
  readonly path: string;
  readonly stroke?: number;
  readonly opacity?: number;
  readonly corner?: boolean;
}

export const GLAZES: Readonly<Record<string, Glaze>> = art.GLAZES;
export const MOTIFS: Readonly<Record<string, readonly Shape[]>> = art.MOTIFS;
