/** A text with **strong** words in it, taken apart: never as markup, so that nothing in a text can become more than text. */

export interface Piece {
  readonly text: string;
  readonly strong: boolean;
}

export function pieces(text: string): Piece[] {
  return text
    .split("**")
    .map((piece, at) => ({ text: piece, strong: at % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

export function plain(text: string): string {
  return text.replaceAll("**", "");
}
