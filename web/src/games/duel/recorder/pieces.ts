/** What can be drawn in Azul Duel: tiles by their letters, plates as they are written, chips and backs with a word before them. */

export const chip = (colours: string): string => `chip ${colours}`;
export const back = (kind: string): string => `back ${kind}`;

const after = (word: string, piece: string): string | null =>
  piece.startsWith(`${word} `) ? piece.slice(word.length + 1) : null;
export const chipIn = (piece: string): string | null => after("chip", piece);
export const backIn = (piece: string): string | null => after("back", piece);
export const isPlate = (piece: string): boolean => piece.includes("/");
