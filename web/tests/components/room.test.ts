import { describe, expect, test } from "vitest";
import { freePlace } from "../../src/components/room";

const SCREEN = { width: 400, height: 800 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a message", () => {
  test("stands at the bottom where nothing is", () => {
    expect(freePlace({ width: 300, height: 48 }, SCREEN, [])).toEqual({ left: 50, top: 740, covered: 0 });
  });

  test("covers no button where there is room for it", () => {
    const buttons = Array.from({ length: 13 }, (_, at) => box(270, 56 * at + 60, 120, 44));
    const { left, top, covered } = freePlace({ width: 200, height: 60 }, SCREEN, [...buttons, box(0, 720, 400, 80)]);
    expect(covered).toBe(0);
    expect(left + 200).toBeLessThanOrEqual(270);
    expect(top + 60).toBeLessThanOrEqual(720);
  });

  test("covers as little as it can where there is none", () => {
    const found = freePlace({ width: 200, height: 60 }, SCREEN, [box(0, 0, 400, 700), box(0, 700, 40, 100)]);
    expect(found.top).toBeGreaterThan(690);
    expect(found.covered).toBe(0);
    expect(freePlace({ width: 200, height: 60 }, SCREEN, [box(0, 0, 400, 800)]).covered).toBe(200 * 60);
  });
});
