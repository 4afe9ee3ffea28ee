import { describe, expect, test } from "vitest";
import { colourAt, countWall, EMPTY_WALL, toggled, written } from "../../../src/event/player/pad";

const wall = (text: string): string => text.replaceAll(" ", "").replace(/[BYRKW]/g, "1");

describe("the score pad", () => {
  test("knows the colour of every cell (A4)", () => {
    const rows = [0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((column) => colourAt(row, column)).join(""));
    expect(rows).toEqual(["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]);
  });

  test("counts rows, columns and colours (A41)", () => {
    const count = countWall(wall("BYRKW WB... K.B.. R..B. Y...B"));
    expect(count.bonuses.map(({ kind, count, points }) => [kind, count, points])).toEqual([
      ["rows", 1, 2],
      ["columns", 1, 7],
      ["colours", 1, 10],
    ]);
    expect([count.rows, count.bonus, count.most]).toEqual([1, 19, 40]);
  });

  test("counts an empty and a full wall", () => {
    expect(countWall(EMPTY_WALL)).toMatchObject({ rows: 0, bonus: 0, most: 0 });
    expect(countWall("1".repeat(25))).toMatchObject({ rows: 5, bonus: 95, most: 145 });
  });

  test("knows the most that tiles far from each other can have scored", () => {
    expect(countWall(wall("1.... ..... ..... ..... ....1")).most).toBe(2);
  });

  test("turns cells over, one at a time", () => {
    expect(toggled(EMPTY_WALL, 7)[7]).toBe("1");
    expect(toggled(toggled(EMPTY_WALL, 7), 7)).toBe(EMPTY_WALL);
  });

  test("writes a wall as the server reads it", () => {
    expect(written(toggled(EMPTY_WALL, 5))).toBe("..... 1.... ..... ..... .....");
  });
});
