import { beforeEach, describe, expect, test, vi } from "vitest";
import { dayName, inARow, isDay, keepResult, later, openDay, results, weekOf } from "../../src/puzzle/days";

const WEDNESDAY = "2026-11-18";

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}
beforeEach(() => vi.stubGlobal("localStorage", storage()));

describe("days", () => {
  test("are read as the server writes them", () => {
    expect(["2026-11-18", "2026-11-31x", "today", "2026-13-01", ""].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  test("follow each other over months and years", () => {
    expect(later("2026-12-31", 1)).toBe("2027-01-01");
    expect(later("2028-03-01", -1)).toBe("2028-02-29");
  });
  test("belong to a week that begins on Monday", () => {
    const week = weekOf(WEDNESDAY);
    expect(week).toHaveLength(7);
    expect([week[0], week[6]]).toEqual(["2026-11-16", "2026-11-22"]);
    expect(weekOf("2026-11-22")).toEqual(week);
    expect(weekOf("2026-11-16")).toEqual(week);
  });
  test("have names in every language, whatever the time zone", () => {
    expect(dayName("en", WEDNESDAY)).toBe("Wednesday, November 18");
    expect(dayName("nl", WEDNESDAY)).toBe("woensdag 18 november");
  });
});

describe("what became of the puzzles", () => {
  test("is kept by day, and what was kept first stays", () => {
    keepResult(WEDNESDAY, "seen");
    keepResult(WEDNESDAY, "found");
    keepResult("2026-11-17", "found");
    expect(results()).toEqual({ [WEDNESDAY]: "seen", "2026-11-17": "found" });
  });
  test("is forgotten where somebody has written nonsense", () => {
    localStorage.setItem("azulejos-puzzles", "{");
    expect(results()).toEqual({});
    localStorage.setItem("azulejos-puzzles", "7");
    expect(results()).toEqual({});
  });
  test("makes a row up to today, which may still be open", () => {
    const all = { "2026-11-15": "found", "2026-11-16": "found", "2026-11-17": "found" } as const;
    expect(inARow(WEDNESDAY, all)).toBe(3);
    expect(inARow(WEDNESDAY, { ...all, [WEDNESDAY]: "found" })).toBe(4);
    expect(inARow("2026-11-19", all)).toBe(0);
    expect(inARow(WEDNESDAY, { ...all, "2026-11-16": "seen" })).toBe(1);
  });
  test("leads on to the last day that is open", () => {
    const all = { [WEDNESDAY]: "found", "2026-11-17": "seen" } as const;
    expect(openDay(WEDNESDAY, WEDNESDAY, all)).toBe("2026-11-16");
    expect(openDay(WEDNESDAY, "2026-11-16", all)).toBe("2026-11-15");
    expect(openDay(WEDNESDAY, "2026-11-16", {})).toBe(WEDNESDAY);
  });
});
