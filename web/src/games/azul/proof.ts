/** A game of Azul or Azul Mini as far as its deals need it: where all tiles are, followed by the tokens alone. */
import { draw, sorted, type FairChance } from "../../fair/chance";
import { Unplayable, type Track } from "../../fair/track";

const LETTERS = "BYRKW";
const OF_EACH = 20;
const FLOOR = 7;
const SIZE = 5;
const MARKER = "M";

interface Board {
  lines: { colour: string; filled: number }[];
  wall: string[][];
  floor: string[];
}

const empty = (): Board => ({
  lines: Array.from({ length: SIZE }, () => ({ colour: "", filled: 0 })),
  wall: Array.from({ length: SIZE }, () => Array<string>(SIZE).fill("")),
  floor: [],
});

export class AzulTrack implements Track {
  private readonly bag: Record<string, number> = Object.fromEntries([...LETTERS].map((each) => [each, OF_EACH]));
  private readonly lost: string[] = [];
  private readonly boards: Board[];
  private readonly withdrawn = new Set<number>();
  private displays: string[] = [];
  private centre = "";
  private holder = 0;
  private toMove: number;
  /** While the grey wall is tiled: the seats whose lines are still to be handled, and the line that is due. */
  private tiling: number[] = [];
  private row = 0;

  constructor(
    players: number,
    private first: number,
    private readonly grey: boolean,
    private readonly places: number,
  ) {
    this.boards = Array.from({ length: players }, empty);
    this.toMove = first;
  }

  isChance(token: string): boolean {
    return token.startsWith("@");
  }

  /** The deal that this source gives here. */
  drawn(chance: FairChance): string {
    const row = { bag: this.rowOf((each) => this.bag[each]!), refill: this.rowOf((each) => this.inLid(each)) };
    return this.dealt(Array.from({ length: this.places }, () => draw(chance, row, 4)));
  }

  /** A deal in its one writing: the order inside a display does not matter. */
  canonical(token: string): string {
    return this.dealt(token.slice(1).split("/"));
  }

  private dealt(displays: readonly (readonly string[] | string)[]): string {
    return "@" + displays.map((each) => sorted(each, LETTERS) || "-").join("/");
  }

  private rowOf(count: (letter: string) => number): string[] {
    return [...LETTERS].flatMap((letter) => Array<string>(count(letter)).fill(letter));
  }

  /** What is nowhere else is in the lid. */
  private inLid(letter: string): number {
    const held = this.boards.flatMap(tilesOf).concat(this.lost);
    return OF_EACH - this.bag[letter]! - held.filter((each) => each === letter).length;
  }

  play(token: string): void {
    if (token.startsWith("@")) this.deal(token.slice(1).replaceAll("-", "").split("/"));
    else if (token.startsWith(">")) this.place(Number(token[1]) - 1, Number(token[2]) - 1);
    else if (token.startsWith("withdraw:")) this.withdraw(Number(token.slice(9)));
    else if (token === "pass") this.toMove = this.next(this.toMove);
    else if (/^[1-9C][BYRKW][1-5F]$/.test(token)) this.take(token[0]!, token[1]!, Number(token[2]) || 0);
    else if (token !== "resume" && token !== "void") throw new Unplayable(token);
  }

  private deal(displays: string[]): void {
    const dealt = displays.join("");
    const inBag = Object.values(this.bag).reduce((sum, count) => sum + count, 0);
    // More than the bag had: all of the lid went into it meanwhile.
    const lid = [...LETTERS].map((each) => (dealt.length > inBag ? this.inLid(each) : 0));
    [...LETTERS].forEach((each, at) => (this.bag[each] = this.bag[each]! + lid[at]! - dealt.split(each).length + 1));
    this.displays = displays;
    const starts = this.holder || this.first;
    this.first = this.withdrawn.has(starts) ? this.next(starts) : starts;
    this.toMove = this.first;
    this.holder = 0;
  }

  private take(source: string, colour: string, line: number): void {
    const board = this.boards[this.toMove - 1]!;
    const from = source === "C" ? this.centre : (this.displays[Number(source) - 1] ?? "");
    const rest = from.replaceAll(colour, "");
    let count = from.length - rest.length;
    if (!count) throw new Unplayable(source + colour);
    if (source === "C") {
      this.centre = rest;
      if (!this.holder) {
        this.holder = this.toMove;
        if (board.floor.length < FLOOR) board.floor.push(MARKER);
      }
    } else {
      this.displays[Number(source) - 1] = "";
      this.centre += rest;
    }
    if (line) {
      const held = board.lines[line - 1]!;
      const after = Math.min(line, held.filled + count);
      count -= after - held.filled;
      board.lines[line - 1] = { colour, filled: after };
    }
    drop(board, colour, count);
    if (this.centre || this.displays.some(Boolean)) this.toMove = this.next(this.toMove);
    else this.beginTiling();
  }

  private next(seat: number): number {
    do seat = (seat % this.boards.length) + 1;
    while (this.withdrawn.has(seat));
    return seat;
  }

  private withdraw(seat: number): void {
    this.lost.push(...tilesOf(this.boards[seat - 1]!));
    this.boards[seat - 1] = empty();
    this.withdrawn.add(seat);
    if (this.withdrawn.size < this.boards.length && this.toMove === seat) this.toMove = this.next(seat);
  }

  private beginTiling(): void {
    const seats = this.boards.map((_, at) => ((this.first - 1 + at) % this.boards.length) + 1);
    this.tiling = seats.filter((seat) => !this.withdrawn.has(seat));
    this.row = 0;
    this.goOn();
  }

  /** Handle lines until a player has to choose a cell, or all is done. */
  private goOn(): void {
    for (; this.tiling.length; this.tiling.shift(), this.row = 0) {
      const board = this.boards[this.tiling[0]! - 1]!;
      for (; this.row < SIZE; this.row++) {
        const { colour, filled } = board.lines[this.row]!;
        if (filled <= this.row) continue;
        if (!this.grey) {
          board.wall[this.row]![(LETTERS.indexOf(colour) + this.row) % SIZE] = colour;
          board.lines[this.row] = { colour: "", filled: 0 };
        } else if (hasCell(board.wall, this.row, colour)) return;
        else {
          board.lines[this.row] = { colour: "", filled: 0 };
          drop(board, colour, filled);
        }
      }
      board.floor = [];
    }
  }

  private place(row: number, column: number): void {
    const board = this.boards[(this.tiling[0] ?? 0) - 1];
    if (!board || row !== this.row) throw new Unplayable(`>${row + 1}${column + 1}`);
    board.wall[row]![column] = board.lines[row]!.colour;
    board.lines[row] = { colour: "", filled: 0 };
    this.row++;
    this.goOn();
  }
}

function tilesOf(board: Board): string[] {
  const lines = board.lines.flatMap(({ colour, filled }) => Array<string>(filled).fill(colour));
  return [...lines, ...board.wall.flat().filter(Boolean), ...board.floor.filter((each) => each !== MARKER)];
}

/** What does not fit on the floor line goes to the lid. */
function drop(board: Board, colour: string, count: number): void {
  for (; count > 0 && board.floor.length < FLOOR; count--) board.floor.push(colour);
}

/** Whether the grey wall has a cell for a colour: none of it in the row, nor in the column. */
function hasCell(wall: readonly (readonly string[])[], row: number, colour: string): boolean {
  if (wall[row]!.includes(colour)) return false;
  return wall[row]!.some((cell, column) => !cell && !wall.some((other) => other[column] === colour));
}
