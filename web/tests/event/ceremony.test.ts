import { expect, test } from "vitest";
import { linesOf, stepOf } from "../../src/event/ceremony";
import { crossed } from "../../src/event/crosstable";
import { isHidden, noteOf } from "../../src/event/standings";
import type { EventTexts } from "../../src/i18n";
import { partsOf, played, ranked } from "./hall/parts";

const line = (place: number) => ({ place, id: `p-${place}`, name: `N${place}`, points: 9 - place });

test("who is not told yet has a number and no name", () => {
  const lines = linesOf({ on: true, of: 4, lines: [line(3), line(3)] });
  expect(lines.map(({ number, line }) => [number, line?.name ?? null])).toEqual([
    [1, null],
    [2, null],
    [3, "N3"],
    [3, "N3"],
  ]);
});

test("keys go on, back, to the end, and away", () => {
  expect(["ArrowRight", " ", "ArrowLeft", "End", "Escape", "x"].map(stepOf)).toEqual([
    "next",
    "next",
    "back",
    "all",
    "end",
    null,
  ]);
});

test("hidden standings say so until all is told", () => {
  const texts = { ranking: { hidden: "hidden", after: (games: number) => `after ${games}` } } as EventTexts;
  const settings = (hidden_from: number | null) => ({ settings: { ...partsOf().about.settings, hidden_from } });
  const games = { games: [played(1, ["A", "B"]), played(1, ["A", "B"])] };
  expect(noteOf(partsOf(settings(null), games), texts)).toBe("");
  expect(noteOf(partsOf(settings(1), games), texts)).toBe("hidden");
  expect(noteOf(partsOf(settings(2), games), texts)).toBe("after 1");
  expect(noteOf(partsOf(settings(3), games), texts)).toBe("");
  const ceremony = { on: false, of: 1, lines: [line(1)] };
  expect(isHidden(partsOf(settings(1), { ...games, ceremony }))).toBe(false);
});

test("the cross-table has the points of a place where these rank", () => {
  const score = { mark: "played", pv: 40, rows: 1, place: 2 } as const;
  const one = { ...ranked("A"), scores: [score], final: { ...score, place: 1 } };
  const games = [played(1, ["A", "B"]), { ...played(1, ["A", "B"]), game: 2 }];
  const points = (worth?: readonly number[]) => crossed([one], games, worth)[0]!.games.map((game) => game?.points);
  expect(points([4, 3, 2, 1])).toEqual([3, null]); // the final table gives none
  expect(points()).toEqual([null, null]);
});

test("the cross-table names opponents by their places", () => {
  const rows = crossed(
    [{ ...ranked("A"), place: 1 }, { ...ranked("B"), place: 2 }, ranked("C")],
    [played(1, ["A", "B"])],
  );
  expect(rows.map((row) => row.games[0]?.opponents ?? null)).toEqual([[2], [1], null]);
});
