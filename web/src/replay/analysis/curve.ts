/** The curve of a game: how likely somebody was to win after each move, stretched around the even line, where games are decided. */
import { after, isMistake } from "./moves";
import type { MoveJudged } from "./wire";

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly move: MoveJudged;
}

export interface RoundBand {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

export interface ChanceCurve {
  readonly points: readonly CurvePoint[];
  readonly line: string;
  /** The line, closed along the even line. */
  readonly area: string;
  readonly rounds: readonly RoundBand[];
  /** The points of moves that were no good, of those who are looked at; where two badges would lie on each other, the worse move has its own. */
  readonly marked: readonly CurvePoint[];
}

const STRETCH = 0.7;

/** Where a chance stands, from 0 at the top to the height. */
export function heightOf(chance: number, height: number): number {
  const fromEven = 2 * chance - 1;
  return (height / 2) * (1 - Math.sign(fromEven) * Math.abs(fromEven) ** STRETCH);
}

/** Those that have room for a badge of this width: the worst first, and none upon another. */
function apart(points: readonly CurvePoint[], badge: number): readonly CurvePoint[] {
  const kept: CurvePoint[] = [];
  for (const point of points.toSorted((one, other) => other.move.loss - one.move.loss))
    if (kept.every(({ x }) => Math.abs(x - point.x) >= badge)) kept.push(point);
  return kept.toSorted((one, other) => one.x - other.x);
}

/** Through the eyes of a seat; marked are the moves of some seats, or of all if none is named. */
export function chanceCurve(
  moves: readonly MoveJudged[],
  seat: number,
  marked: readonly number[],
  width: number,
  height: number,
  badge = 0,
): ChanceCurve {
  const pitch = moves.length > 1 ? width / (moves.length - 1) : 0;
  const points = moves.map((move, at) => ({
    x: at * pitch,
    y: heightOf(move.played.chances[seat - 1] ?? 0.5, height),
    move,
  }));
  const line = points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const rounds: RoundBand[] = [];
  moves.forEach(({ round }, at) => {
    const from = Math.max(0, (at - 0.5) * pitch);
    const to = Math.min(width, (at + 0.5) * pitch);
    const last = rounds.at(-1);
    if (last?.round === round) rounds[rounds.length - 1] = { ...last, to };
    else rounds.push({ round, from, to });
  });
  return {
    points,
    line,
    area: points.length ? `${line}L${points.at(-1)!.x.toFixed(1)} ${height / 2}L0 ${height / 2}Z` : "",
    rounds,
    marked: apart(
      points.filter(({ move }) => isMistake(move) && (!marked.length || marked.includes(move.seat))),
      badge,
    ),
  };
}

/** Which move of a curve a position belongs to: the last one that was played by then. */
export const placeOf = (moves: readonly MoveJudged[], n: number): number =>
  Math.max(
    0,
    moves.findLastIndex((move) => after(move) <= n),
  );
