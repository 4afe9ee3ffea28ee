/** What a step scored, taken apart for people: whose wall, which run, which costs. */
import type { Bonus, Cell, Position, ScoringStep, TileStep } from "../wire/types";

export interface Explained {
  readonly seat: number;
  /** By how much the score of this seat moved in all. */
  readonly points: number;
  readonly items: readonly ScoringStep[];
}

/** The steps of a scoring by seats, in the order in which they scored. A floor line that costs nothing is left out. */
export function bySeat(scoring: readonly ScoringStep[]): Explained[] {
  const seats: { seat: number; points: number; items: ScoringStep[] }[] = [];
  for (const step of scoring) {
    if ("costs" in step && !step.costs.length) continue;
    let own = seats.find((each) => each.seat === step.seat);
    if (!own) seats.push((own = { seat: step.seat, points: 0, items: [] }));
    own.points += step.points;
    own.items.push(step);
  }
  return seats;
}

/** A wall as it was when one of several tiles of a scoring was laid: those that came later are not there yet. */
export function wallThen(
  rows: readonly string[],
  seat: number,
  scoring: readonly ScoringStep[],
  at: number,
): readonly string[] {
  const later = scoring.slice(at + 1).flatMap((step) => (step.seat === seat && "cell" in step ? [step.cell] : []));
  return rows.map((row, r) =>
    [...row].map((tile, c) => (later.some(([row, column]) => row === r + 1 && column === c + 1) ? "-" : tile)).join(""),
  );
}

/** The parts of a tile's points: a run of one counts only if the tile is alone. */
export function runsOf(step: TileStep): { across: number; down: number } {
  const [across, down] = [step.horizontal.length, step.vertical.length];
  return { across: across > 1 ? across : 0, down: down > 1 ? down : 0 };
}

export interface BonusOf {
  readonly seat: number;
  readonly points: number;
  readonly bonuses: readonly Bonus[];
}

/** The bonuses of the end, by seats; nothing for those who got none. */
export function bonusesOf(position: Position): BonusOf[] {
  const all = position.outcome?.bonuses ?? [];
  return all.flatMap((bonuses, at) => {
    const counted = bonuses.filter((each) => each.points !== 0);
    const points = counted.reduce((sum, each) => sum + each.points, 0);
    return counted.length ? [{ seat: at + 1, points, bonuses: counted }] : [];
  });
}

export const has = (cells: readonly Cell[] | undefined, row: number, column: number): boolean =>
  cells?.some((cell) => cell[0] === row && cell[1] === column) ?? false;
