import { describe, expect, test } from "vitest";
import { chanceCurve, heightOf, placeOf } from "../../src/replay/analysis/curve";
import { countOf, moveAt, named, nextMistake } from "../../src/replay/analysis/moves";
import type { Mark, MoveJudged } from "../../src/replay/analysis/wire";

const judged = (events: number, round: number, seat: number, mark: Mark, chance: number): MoveJudged => {
  const outlook = { move: "1B1", chances: [chance, 1 - chance], scores: [40, 38], line: ["1B1"] };
  return { events, round, seat, mark, loss: 0, played: outlook, best: outlook, reasons: [], why: [] };
};
const moves = [
  judged(1, 1, 1, "best", 0.5),
  judged(2, 1, 2, "mistake", 0.75),
  judged(3, 1, 1, "blunder", 0.25),
  judged(5, 2, 2, "good", 0.25),
  judged(6, 2, 1, "inaccuracy", 0),
];

describe("moves that were judged", () => {
  test("are found by the position after them", () => {
    expect(moveAt(moves, 3)).toBe(moves[1]);
    expect(moveAt(moves, 5)).toBeNull();
  });
  test("the next mistake is one's own, and after the last one comes the first", () => {
    expect(nextMistake(moves, 0, [1])).toBe(moves[2]);
    expect(nextMistake(moves, 4, [1])).toBe(moves[4]);
    expect(nextMistake(moves, 7, [1])).toBe(moves[2]);
    expect(nextMistake(moves, 0, [])).toBe(moves[1]);
    expect(nextMistake(moves.slice(0, 1), 0, [1])).toBeNull();
  });
  test("are counted by seat", () => expect(countOf(moves, 1, "blunder")).toBe(1));
  test("sentences name people, and leave what stands for nobody", () => {
    expect(named("{2} can now complete line 3, {1}.", ["Ann", "Ben {1}"])).toBe(
      "Ben {1} can now complete line 3, Ann.",
    );
    expect(named("{4} waits.", ["Ann"])).toBe("{4} waits.");
    expect(named("{1} waits.", ["Greedy (bot)"])).toBe("Greedy waits.");
  });
});

describe("the curve", () => {
  const curve = chanceCurve(moves, 1, [1], 400, 100);
  test("has a point for each move, the even line in the middle, and certain loss at the foot", () => {
    expect(curve.points.map((point) => point.x)).toEqual([0, 100, 200, 300, 400]);
    expect(curve.points[0]!.y).toBe(50);
    expect(curve.points[4]!.y).toBe(100);
    expect(curve.points[1]!.y + curve.points[2]!.y).toBeCloseTo(100);
  });
  test("is stretched around the even line", () => expect(heightOf(0.6, 100)).toBeLessThan(50 - 10));
  test("of the other seat is turned over", () => {
    const other = chanceCurve(moves, 2, [2], 400, 100);
    other.points.forEach((point, at) => expect(point.y).toBeCloseTo(100 - curve.points[at]!.y));
    expect(other.marked.map((point) => point.move)).toEqual([moves[1]]);
  });
  test("has no badge upon another: the worse move keeps its own", () => {
    const crowded = moves.map((move) => ({ ...move, loss: move.mark === "blunder" ? 0.3 : 0.12 }));
    const badges = (width: number) => chanceCurve(crowded, 1, [], width, 100, 20).marked.map(({ move }) => move.mark);
    expect(badges(400)).toEqual(["mistake", "blunder", "inaccuracy"]);
    expect(badges(60)).toEqual(["blunder", "inaccuracy"]);
    expect(badges(20)).toEqual(["blunder"]);
  });
  test("has the rounds as bands beside each other", () => {
    expect(curve.rounds).toEqual([
      { round: 1, from: 0, to: 250 },
      { round: 2, from: 250, to: 400 },
    ]);
  });
  test("knows which move a position belongs to", () => {
    expect([0, 2, 4, 5, 6, 99].map((n) => placeOf(moves, n))).toEqual([0, 0, 2, 2, 3, 4]);
  });
});
