/** What may be played in Azul (A11-A13, A50). The rules themselves are Python's: kept games judge this list move by move. */
import type { AzulPosition } from "../../../wire/types";
import { CENTRE, COLOURS, FLOOR, placingToken, tilesAt, tokenOf } from "../moves";

const LINES = [1, 2, 3, 4, 5] as const;

export function legal(position: AzulPosition): string[] {
  const { phase, to_move, line, boards, displays } = position;
  const board = boards[(to_move ?? 0) - 1];
  if (!board) return [];
  if (phase === "tiling" && line) {
    const columns = LINES.filter((column) => isFree(board.wall, line, column, board.lines[line - 1]![0]!));
    return columns.map((column) => placingToken({ line, column }));
  }
  if (phase !== "offer") return [];
  const targets = (colour: string): string[] => [
    ...LINES.filter((row) => {
      const held = board.lines[row - 1]!;
      return held ? held.length < row && held[0] === colour : !board.wall[row - 1]!.includes(colour);
    }).map(String),
    FLOOR,
  ];
  return [...displays.map((_, at) => String(at + 1)), CENTRE].flatMap((source) =>
    COLOURS.filter((colour) => tilesAt(position, source).includes(colour)).flatMap((colour) =>
      targets(colour).map((target) => tokenOf({ source, colour, target })),
    ),
  );
}

/** A50: a colour stands once in each row and in each column of the grey wall. */
function isFree(wall: readonly string[], row: number, column: number, colour: string): boolean {
  return wall[row - 1]![column - 1] === "-" && !wall.some((cells) => cells[column - 1] === colour);
}

/** What else may happen at a tournament's table (T4, T5, T21-T25). */
export function rulings({ options, round, phase, withdrawn }: AzulPosition): string[] {
  if (!options.tournament || round === 0 || phase === "over" || phase === "void") return [];
  const seats = Array.from({ length: options.players }, (_, at) => at + 1).filter((seat) => !withdrawn.includes(seat));
  return [
    ...(phase === "offer" ? ["pass"] : []),
    ...(phase === "stopped" ? ["resume"] : []),
    ...seats.map((seat) => `withdraw:${seat}`),
    "void",
  ];
}
