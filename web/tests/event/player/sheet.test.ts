import { describe, expect, test } from "vitest";
import scorePad from "../../../../src/azulejos/tournament/score_pad.py?raw";
import {
  digits,
  faultsOf,
  isBlank,
  linesOf,
  MOST_PV,
  placesOf,
  says,
  correctionOf,
  sheetOf,
  type Line,
  type Seat,
} from "../../../src/event/player/sheet";

const seats: Seat[] = ["ann", "bob", "cy", "dee"].map((name) => ({ id: `p-${name}`, name, withdrawn: false }));
const line = (pv: string, rows: number | null, more: Partial<Line> = {}): Line => ({
  pv,
  rows,
  withdrawn: false,
  wall: "",
  before: "",
  ...more,
});

test("no wall brings more than the regulation's score pad says", () => {
  const [, told] = /^MOST_PV = \(([\d, ]+)\)$/m.exec(scorePad)!;
  expect(MOST_PV).toEqual(told!.split(", ").map(Number));
});

describe("a sheet that is being filled in", () => {
  test("is blank at first, with a line for each seat", () => {
    expect(isBlank(linesOf(seats))).toBe(true);
    expect(linesOf(seats)).toHaveLength(4);
  });

  test("starts from a sheet of before", () => {
    const before = {
      game: 1,
      table: 2,
      lines: [
        { seat: 1, person: "p-ann", place: 1, pv: 40, rows: 1, withdrawn: false },
        { seat: 2, person: "p-bob", place: null, pv: null, rows: null, withdrawn: true },
      ],
    };
    const lines = linesOf(seats.slice(0, 2), before);
    expect(lines[0]).toMatchObject({ pv: "40", rows: 1, withdrawn: false });
    expect(lines[1]).toMatchObject({ pv: "", rows: null, withdrawn: true });
    expect(says(before, lines)).toBe(true);
    expect(says(before, [{ ...lines[0]!, pv: "41" }, lines[1]!])).toBe(false);
    expect(says(null, lines)).toBe(false);
  });

  test("has places by points and then rows; shared ones are 1, 2, 2, 4 (A42)", () => {
    expect(placesOf([line("38", 0), line("40", 1), line("38", 0), line("40", 2)])).toEqual([3, 2, 3, 1]);
    expect(placesOf([line("50", 1), line("40", 1), line("40", 1), line("9", 0)])).toEqual([1, 2, 2, 4]);
    expect(placesOf([line("100", 1), line("9", 1)])).toEqual([1, 2]);
  });

  test("has no places until everybody who played has points and rows", () => {
    expect(placesOf([line("38", 0), line("", 1)])).toBeNull();
    expect(placesOf([line("38", 0), line("", null, { withdrawn: true })])).toEqual([1, null]);
  });

  test("shows what cannot be, line by line", () => {
    const lines = [line("3", 2), line("136", 0), line("", 1), line("60", 1)];
    expect(faultsOf(lines)).toEqual([
      { kind: "below", limit: 4 },
      { kind: "above", limit: 135 },
      { kind: "missing" },
      null,
    ]);
    expect(faultsOf([line("", null, { withdrawn: true })])).toEqual([null]);
  });

  test("takes digits only", () => {
    expect(digits(" 6a1 ")).toBe("61");
    expect(digits("12345")).toBe("123");
  });
});

describe("what is sent", () => {
  test("always says which table, and has no points for who has withdrawn", () => {
    const lines = [line("61", 1), line("48", 0, { withdrawn: true })];
    expect(sheetOf(2, 3, lines)).toEqual({
      do: "sheet",
      game: 2,
      table: 3,
      pv: [61, null],
      rows: [1, null],
    });
  });

  test("has the walls that were counted", () => {
    const lines = [line("9", 0, { wall: `1${".".repeat(24)}`, before: "9" }), line("4", 0, { wall: ".".repeat(25) })];
    const command = sheetOf(1, 1, lines);
    expect(command.walls).toEqual(["1.... ..... ..... ..... .....", null]);
    expect(command.before).toEqual([9, null]);
    expect(correctionOf(1, 1, lines, "")).not.toHaveProperty("walls");
  });
});
