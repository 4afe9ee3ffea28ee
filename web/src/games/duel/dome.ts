/** A dome of Duel: what its plates ask for, and which tiles lie there. Rows, columns and plate spaces count from 1. */
const SIZE = 6;

const grid = (): string[][] => Array.from({ length: SIZE }, () => Array<string>(SIZE).fill(""));

export class Dome {
  private readonly spaces = grid();
  private readonly tiles = grid();
  /** How many plates lie. */
  laid = 0;

  /** A plate as it is printed, `YK/TS`, turned clockwise by so many quarters. */
  lay(space: number, plate: string, turn: number): void {
    let corners = [...plate.replace("/", "")]; // top left, top right, bottom left, bottom right
    for (let at = 0; at < turn; at++) corners = [corners[2]!, corners[0]!, corners[3]!, corners[1]!];
    const row = 2 * Math.floor((space - 1) / 3);
    const column = 2 * ((space - 1) % 3);
    corners.forEach((each, at) => (this.spaces[row + (at >> 1)]![column + (at & 1)] = each));
    this.laid++;
  }

  put(row: number, column: number, colour: string): void {
    this.tiles[row - 1]![column - 1] = colour;
  }

  hasSpace(row: number, colour: string): boolean {
    return this.spaces[row - 1]!.some((each, at) => (each === colour || each === "*") && !this.tiles[row - 1]![at]);
  }

  /** Whether all three plates lie through which a row goes. */
  isRowLaid(row: number): boolean {
    return this.spaces[row - 1]!.every(Boolean);
  }

  count(colour: string): number {
    return this.tiles.flat().filter((each) => each === colour).length;
  }
}
