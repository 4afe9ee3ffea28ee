/** The points of one's last games as a drawing: a dot for each game, and the average of the games around it as a line. */

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly won: boolean;
}

export interface Curve {
  readonly dots: readonly Dot[];
  /** The line of the averages; empty where there are too few games. */
  readonly line: string;
  /** Heights with the points that they stand for. */
  readonly marks: readonly { readonly y: number; readonly points: number }[];
}

/** So many games are averaged at each. */
const AROUND = 5;

/** Games from the earliest to the latest, on a field of this size. */
export function curveOf(
  games: readonly { readonly points: number; readonly won: boolean }[],
  width: number,
  height: number,
): Curve {
  const points = games.map((game) => game.points);
  const step = stepOf(Math.max(...points) - Math.min(...points, 0));
  const least = Math.floor(Math.min(...points, 0) / step) * step;
  const most = Math.max(least + step, Math.ceil(Math.max(...points) / step) * step);
  const xOf = (at: number): number => (games.length === 1 ? width / 2 : (at * width) / (games.length - 1));
  const yOf = (value: number): number => height - ((value - least) * height) / (most - least);
  const marks = Array.from({ length: (most - least) / step + 1 }, (_, at) => ({
    y: yOf(least + at * step),
    points: least + at * step,
  }));
  const dots = games.map((game, at) => ({ x: xOf(at), y: yOf(game.points), won: game.won }));
  const averages = games.map((_, at) => mean(points.slice(Math.max(0, at - AROUND + 1), at + 1)));
  const line = averages.map((value, at) => `${at ? "L" : "M"}${round(xOf(at))} ${round(yOf(value))}`).join("");
  return { dots, line: games.length < AROUND ? "" : line, marks };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The distance between two marks: five of them at the most. */
function stepOf(range: number): number {
  return [5, 10, 20, 25, 50, 100].find((step) => range / step <= 5) ?? 200;
}
