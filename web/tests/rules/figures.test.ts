import { describe, expect, test } from "vitest";
import RULES_TEXTS from "virtual:texts/rules";
import { turned } from "../../src/games/duel/dome";
import { NAMES, spaceOf, tone, type ScoringTile } from "../../src/games/duel/scoring";
import { pieces, plain } from "../../src/games/common/rules/emphasis";
import { DOME } from "../../src/games/duel/rules/dome";
import { PATTERN, WALLS, type WallShown } from "../../src/games/azul/rules/walls";
import { run, tileScore } from "../../src/games/runs";
import { every } from "../i18n/every";

const LANGUAGES = await every(RULES_TEXTS);

describe("the walls of the figures", () => {
  test.each(Object.entries(WALLS as Record<string, WallShown>))("%s: every tile lies on its colour (A4)", (_, wall) => {
    for (const [row, line] of wall.rows.entries())
      for (const [column, tile] of [...line].entries()) if (tile !== "-") expect(tile).toBe(PATTERN[row]![column]);
  });
  test.each(Object.entries(LANGUAGES))("tell the points that they are worth (A21), in %s", (_, { figures }) => {
    for (const name of ["alone", "row", "column", "both"] as const) {
      const wall = WALLS[name];
      const told = figures[name].caption.match(/\d+/g)!.at(-1);
      expect(Number(told), name).toBe(tileScore(wall.rows, wall.placed).points);
    }
  });
  test("a bonus is shown where it is earned (A41)", () => {
    expect(WALLS.bonusRow.rows).toContain(PATTERN[1]);
    expect(WALLS.bonusColumn.rows.every((row) => row[1] !== "-")).toBe(true);
    expect(WALLS.bonusColour.rows.join("").match(/B/g)).toHaveLength(5);
    for (const { rows, marked } of [WALLS.bonusRow, WALLS.bonusColumn, WALLS.bonusColour])
      for (const [row, column] of marked) expect(rows[row - 1]![column - 1]).not.toBe("-");
  });
});

describe("runs", () => {
  test("a tile alone scores one point", () => expect(tileScore(["---", "-B-", "---"], [2, 2]).points).toBe(1));
  test("both runs count, and the tile in each", () => expect(tileScore(["-Y-", "WBY", "-W-"], [2, 2]).points).toBe(6));
  test("a gap ends a run", () =>
    expect(run(["BY-RK"], [1, 2], "row")).toEqual([
      [1, 1],
      [1, 2],
    ]));
});

test("the figure of the dome shows what D33 and D34 say", () => {
  const spaces = DOME.plates.map((plate) => turned(plate, 0));
  for (const [row, line] of DOME.rows.entries())
    for (const [column, tile] of [...line].entries()) {
      if (tile === "-") continue;
      const space = spaces[Math.floor(column / 2)]![row * 2 + (column % 2)];
      expect([tile, "*"]).toContain(space);
    }
  expect(tileScore(DOME.rows, DOME.placed).points).toBe(4);
  const special = DOME.rows.map((row) => row.slice(2)).join("");
  expect([...special].filter((tile) => tile !== "-")).toHaveLength(3);
  expect(spaces[1]![(DOME.special[0] - 1) * 2 + ((DOME.special[1] - 1) % 2)]).toBe("S");
});

test("the little domes mark as many cells as the scoring tiles look at (D6)", () => {
  const six = [0, 1, 2, 3, 4, 5];
  const marked = (name: ScoringTile): (string | null)[] =>
    six.flatMap((row) => six.map((column) => tone(name, row, column))).filter((each) => each !== null);
  const cells = NAMES.filter((name) => spaceOf(name) === null);
  expect(Object.fromEntries(cells.map((name) => [name, marked(name).length]))).toEqual({
    rows: 6,
    colours: 5,
    columns: 6,
    edge: 20,
    diagonals: 12,
    corners: 16,
  });
  expect(marked("colours").sort().join("")).toBe("BKRTY");
  expect(marked("corners").filter((each) => each === "deep")).toHaveLength(8);
  expect(NAMES.filter((name) => spaceOf(name) !== null)).toEqual(["wilds", "specials"]);
});

describe("strong words", () => {
  test("are taken apart", () =>
    expect(pieces("Take **all** of it")).toEqual([
      { text: "Take ", strong: false },
      { text: "all", strong: true },
      { text: " of it", strong: false },
    ]));
  test("can be left away", () => expect(plain("**Rows:** 3")).toBe("Rows: 3"));
});
