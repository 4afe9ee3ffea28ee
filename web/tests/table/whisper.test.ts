import { describe, expect, it } from "vitest";
import type { Box } from "../../src/games/common/box";
import { clear, standing } from "../../src/table/whisper";

const PHONE = { width: 360, height: 740 };
const LINE = { width: 240, height: 52 };
const SCORE: Box = { x: 20, y: 540, width: 50, height: 40 };
const covers = ({ x, y }: { x: number; y: number }, box: Box): boolean =>
  x < box.x + box.width && x + LINE.width > box.x && y < box.y + box.height && y + LINE.height > box.y;

describe("a whispered line", () => {
  it("stands above the place", () => {
    expect(standing(LINE, { x: 180, y: 400 }, PHONE, [])).toEqual({ x: 60, y: 330 });
  });
  it("stands below it where the band is above", () => {
    expect(standing(LINE, { x: 180, y: 90 }, PHONE, []).y).toBe(112);
  });
  it("covers no score, on whatever line of a phone's board it was tried", () => {
    for (let y = 470; y <= 660; y += 10)
      for (let x = 60; x <= 150; x += 10) {
        const stands = standing(LINE, { x, y }, PHONE, [SCORE]);
        expect(covers(stands, SCORE), `${x}, ${y}`).toBe(false);
        expect(covers(stands, { x, y, width: 1, height: 1 }), `${x}, ${y}`).toBe(false);
        expect(stands.x >= 0 && stands.x + LINE.width <= PHONE.width).toBe(true);
      }
  });
  it("goes aside for the tiles around a place, and not far", () => {
    const tiles = Array.from({ length: 5 }, (_, row) => ({ x: 20, y: 400 + 40 * row, width: 320, height: 38 }));
    const stands = standing(LINE, { x: 180, y: 420 }, PHONE, tiles);
    expect(tiles.some((tile) => covers(stands, tile))).toBe(false);
    expect(400 - stands.y - LINE.height).toBeLessThan(12);
  });
  it("covers anything else rather than a score, where it has to cover something", () => {
    // Only where the score stands lies one thing over another less.
    const row = (y: number, x: number): Box => ({ x, y, width: 360 - x, height: 20 });
    const rows = Array.from({ length: 34 }, (_, at) => row(60 + 20 * at, at >= 24 && at < 26 ? 70 : 0));
    for (let y = 520; y <= 600; y += 10) {
      const stands = standing(LINE, { x: 60, y }, PHONE, [...rows, ...rows, { ...SCORE, worth: 8 }]);
      expect(covers(stands, SCORE), `${y}`).toBe(false);
    }
  });
  it("covers places where nothing lies rather than standing far away", () => {
    const far = (worth: number) => {
      const places = Array.from({ length: 9 }, (_, row) => ({
        x: 20,
        y: 300 + 40 * row,
        width: 320,
        height: 38,
        worth,
      }));
      const { y } = standing(LINE, { x: 180, y: 480 }, PHONE, places);
      return Math.abs(y + LINE.height / 2 - 480);
    };
    expect(far(0.12)).toBeLessThan(60);
    expect(far(1)).toBeGreaterThan(150);
  });
  it("stays in the window where there is no room at all", () => {
    const { x, y } = standing(LINE, { x: 10, y: 735 }, PHONE, [SCORE]);
    expect([x, y + LINE.height <= PHONE.height]).toEqual([8, true]);
  });
});

describe("a line that is about no place", () => {
  const near = { x: 180, y: 300 };
  it("stands around its point where nothing is covered there", () => {
    const { x, y } = clear(LINE, near, PHONE, []);
    expect(Math.abs(x + LINE.width / 2 - near.x)).toBeLessThanOrEqual(6);
    expect(Math.abs(y + LINE.height / 2 - near.y)).toBeLessThanOrEqual(3);
  });
  it("goes aside for what is to be read, and not far", () => {
    const row: Box = { x: 0, y: 290, width: 360, height: 30 };
    const stands = clear(LINE, near, PHONE, [row]);
    expect(covers(stands, row)).toBe(false);
    expect(Math.abs(stands.y - near.y)).toBeLessThan(70);
  });
  it("stays below the band and in the window", () => {
    const { x, y } = clear(LINE, { x: 20, y: 10 }, PHONE, []);
    expect([x >= 0, y >= 60, x + LINE.width <= PHONE.width]).toEqual([true, true, true]);
  });
});
