/** One's own games: how each ended, and the points of the last ones as a drawing. */
import { describe, expect, it } from "vitest";
import { curveOf } from "../../src/mine/curve";
import { endingOf, merged, ranked, stillRunning } from "../../src/mine/outcomes";
import type { FinishedGame, Listed } from "../../src/wire/types";

describe("how a game ended", () => {
  it.each([
    [[1], [1], "won"],
    [[1, 2], [2], "shared"],
    [[2], [1], "lost"],
    [[], [1], "void"],
    [[1], [1, 2], "several"],
  ] as const)("winners %j and own seats %j: %s", (winners, you, ending) => {
    expect(endingOf({ winners, you })).toBe(ending);
  });

  it("the highest score stands first, and of equal ones the own", () => {
    expect(ranked({ scores: [40, 52, 52, null], you: [3] })).toEqual([3, 2, 1, 4]);
  });
});

describe("lists that were asked for one after the other", () => {
  const [finished, tables] = [
    (...ids: string[]) => ids.map((table) => ({ table }) as FinishedGame),
    (...ids: string[]) => ids.map((table) => ({ table }) as Listed),
  ];

  it("a game that has just ended stands among the finished ones alone", () => {
    expect(stillRunning(tables("a", "b"), finished("b", "c"))).toEqual(tables("a"));
  });

  it("what is new comes first, and nothing twice", () => {
    expect(merged(finished("d", "c"), finished("c", "b"))).toEqual(finished("d", "c", "b"));
  });
});

describe("the curve of points", () => {
  const games = (...points: number[]) => points.map((each) => ({ points: each, won: each > 40 }));

  it("has every game as a dot between the marks, the first at the left", () => {
    const { dots, marks } = curveOf(games(10, 60, 35), 100, 60);
    expect(marks.map(({ points }) => points)).toEqual([0, 20, 40, 60]);
    expect(dots).toEqual([
      { x: 0, y: 50, won: false },
      { x: 50, y: 0, won: true },
      { x: 100, y: 25, won: false },
    ]);
  });

  it("has a line of averages only where there are enough games", () => {
    expect(curveOf(games(10, 20, 30, 40), 100, 50).line).toBe("");
    expect(curveOf(games(10, 10, 10, 10, 60), 100, 60).line).toBe("M0 50L25 50L50 50L75 50L100 40");
  });

  it("shows one game, games without points and negative ones", () => {
    expect(curveOf(games(12), 100, 50).dots).toEqual([{ x: 50, y: 10, won: false }]);
    expect(curveOf(games(0, 0), 100, 50).dots.map(({ y }) => y)).toEqual([50, 50]);
    const below = curveOf(games(-5, 5), 100, 50);
    expect(below.marks.map(({ points }) => points)).toEqual([-5, 0, 5]);
    expect(below.dots.map(({ y }) => y)).toEqual([50, 0]);
  });
});
