/** How a game of Azul came out (A32, A33, A40-A42, T5, T22). The rules themselves are Python's: kept games judge this. */
import type { AzulPosition, Bonus, Cell, Outcome } from "../../../wire/types";
import { lies } from "../../runs";
import { total } from "../../supply";
import { BARE_ROUNDS, IDLE_ROUNDS } from "../follow";
import { COLOURS } from "../moves";

const INDEXES = [1, 2, 3, 4, 5] as const;
const CELLS: readonly Cell[] = INDEXES.flatMap((row) => INDEXES.map((column): Cell => [row, column]));

export function outcome(position: AzulPosition): Outcome | null {
  const { phase, boards, withdrawn } = position;
  const isVoid = phase === "void";
  if (phase !== "over" && !isVoid) return null;
  const bonuses = boards.map(({ wall }, at) => (isVoid || withdrawn.includes(at + 1) ? [] : bonusesOf(wall)));
  const scores = boards.map(({ score }, at) =>
    bonuses[at]!.length ? bonuses[at]!.reduce((sum, { points }) => sum + points, score) : null,
  );
  const rows = (seat: number): number => bonuses[seat - 1]![0]!.count;
  // A42: points, then complete rows; whoever is equal in both shares the place.
  const order = (a: number, b: number): number => scores[b - 1]! - scores[a - 1]! || rows(b) - rows(a);
  const ranking: number[][] = [];
  for (const seat of boards.flatMap((_, at) => (scores[at] === null ? [] : [at + 1])).sort(order)) {
    const place = ranking.at(-1);
    if (place && order(place[0]!, seat) === 0) place.push(seat);
    else ranking.push([seat]);
  }
  const [winners = [], [next] = []] = ranking;
  const isClose = next !== undefined && scores[next - 1] === scores[winners[0]! - 1];
  return {
    scores,
    bonuses,
    ranking,
    winners,
    tie_break: winners.length > 1 ? "shared" : isClose ? "rows" : "none",
    void: isVoid,
    ended_by: ending(position),
  };
}

function ending({ phase, boards, idle, bare, bag, lid, options, withdrawn }: AzulPosition): Outcome["ended_by"] {
  if (phase === "void")
    return options.players - withdrawn.length < 2
      ? { clause: "T22", text: "Fewer than two players are left at the table.", seats: withdrawn }
      : { clause: "T5", text: "The arbiter declared the table void.", seats: [] };
  const seats = boards.flatMap(({ wall }, at) => (wall.some((row) => !row.includes("-")) ? [at + 1] : []));
  if (seats.length) return { clause: "A40", text: "A horizontal row of the wall is complete.", seats };
  if (idle >= IDLE_ROUNDS)
    return { clause: "A33", text: "No tile came to any pattern line for two rounds in a row.", seats };
  if (bare >= BARE_ROUNDS) return { clause: "A33", text: "No tile came to any wall for five rounds in a row.", seats };
  if (total(bag) + total(lid) > 0) throw new Error("The game is not over.");
  return { clause: "A32", text: "There is not one tile left to deal.", seats };
}

/** A41. */
function bonusesOf(wall: readonly string[]): Bonus[] {
  const full = (cells: readonly Cell[]): boolean => cells.length === 5 && cells.every(([r, c]) => lies(wall, r, c));
  const bonus = (kind: string, each: number, groups: readonly (readonly Cell[])[]): Bonus => {
    const cells = groups.filter(full);
    return { kind, count: cells.length, points: cells.length * each, cells };
  };
  const where = (isOfIt: (cell: Cell) => boolean): Cell[] => CELLS.filter(isOfIt);
  return [
    bonus("rows", 2, INDEXES.map((row) => where(([r]) => r === row))), // prettier-ignore
    bonus("columns", 7, INDEXES.map((column) => where(([, c]) => c === column))), // prettier-ignore
    bonus("colours", 10, COLOURS.map((colour) => where(([r, c]) => wall[r - 1]![c - 1] === colour))), // prettier-ignore
  ];
}
