import { describe, expect, it } from "vitest";
import { nearest } from "../../../src/games/duel/keys";
import { TILE, trayPlan, type Point, type Shape } from "../../../src/games/duel/places";

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function eachPair(points: readonly Point[], check: (distance: number) => void): void {
  points.forEach((one, at) => points.slice(at + 1).forEach((other) => check(apart(one, other))));
}

describe("places", () => {
  it.each<[Shape, number]>([
    ["round", 0],
    ["round", 1],
    ["upright", 0],
    ["upright", 1],
  ])("of a %s tray %i keep its tiles on it and apart", (shape, number) => {
    const plan = trayPlan(shape, number);
    const alone = [...plan.sun, ...(number === 0 ? plan.moon : []), ...(plan.first ? [plan.first] : [])];
    eachPair(alone, (distance) => expect(distance).toBeGreaterThanOrEqual(TILE));
    for (const { x, y } of [...alone, ...plan.moon]) {
      expect(Math.min(x, y, plan.width - x, plan.height - y)).toBeGreaterThanOrEqual(TILE / 2);
      if (shape === "round") {
        const middle = { x: plan.width / 2, y: plan.height / 2 };
        expect(apart({ x, y }, middle) + TILE / 2).toBeLessThan(plan.width / 2);
      }
    }
  });
});

describe("arrow keys", () => {
  const cross = [
    { x: 0, y: -50 },
    { x: 60, y: 5 },
    { x: 200, y: 0 },
    { x: 0, y: 80 },
  ];
  it("go to the nearest in their direction, and nowhere if there is none", () => {
    const here = { x: 0, y: 0 };
    expect(nearest(here, cross, [1, 0])).toBe(1);
    expect(nearest(here, cross, [0, -1])).toBe(0);
    expect(nearest(here, cross, [0, 1])).toBe(3);
    expect(nearest(here, cross, [-1, 0])).toBe(-1);
  });
});
