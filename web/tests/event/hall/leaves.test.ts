import { expect, test } from "vitest";
import { Gong, tonesOf } from "../../../src/event/hall/gong";
import { leavesOf } from "../../../src/event/hall/leaves";
import { begunNext, listOf, sheetsIn } from "../../../src/event/hall/places";
import { partsOf, played } from "./parts";

test.each([
  [24 * 60_000 - 19_000, 40, 40, 16],
  [0, 40, 40, 40],
  [41 * 60_000, 40, 40, 0],
  [null, 60, 60, 0],
  [120 * 60_000, 120, 60, 0],
  [-5, 0, 1, 1],
])("%s ms of %i minutes: %i leaves, %i of them gone", (left, minutes, count, gone) => {
  expect(leavesOf(left, minutes)).toEqual({ count, gone });
});

test("columns of names by how many there are", () => {
  expect([8, 12, 13, 24, 25, 64].map((people) => listOf(people).columns)).toEqual([1, 1, 2, 2, 3, 3]);
});

test("what comes next, and whose sheets are in", () => {
  const game = played(1, ["Ann", "Bob"], ["Cy", "Dee"]);
  const half = { ...game, tables: [{ ...game.tables[0]!, settled: true }, game.tables[1]!] };
  const schedule = [{ part: "game" as const, game: 2, begins: "15:50", ends: "16:50" }];
  const on = partsOf({ stage: "playing", game: 1, next_game: 2 }, { games: [half], schedule });
  expect(sheetsIn(on)).toEqual({ in: [1], isAll: false });
  expect(begunNext(on)).toEqual({ game: 2, begins: "15:50" });
  expect(begunNext(partsOf({ stage: "between", next_game: 2 }, { schedule }))).toBeNull();
});

test("one stroke begins a game and two end it; a gong that nobody wants is silent", () => {
  expect(tonesOf(2).length).toBe(2 * tonesOf(1).length);
  expect(Math.max(...tonesOf(2).map((tone) => tone.at))).toBeGreaterThan(1);
  const gong = new Gong(() => false);
  gong.wake();
  gong.strike(1);
  gong.end();
});
