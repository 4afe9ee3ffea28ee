import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepDraft, keptDraft, keyOf } from "../../../src/event/player/drafts";
import type { Line } from "../../../src/event/player/sheet";

const KEY = keyOf("k3v9q2m7", 1, 2, "sheet");
const SEATS = ["p-ann", "p-bob"];
const line = (pv: string): Line => ({ pv, rows: null, withdrawn: false, wall: "", before: "" });
const LINES = [line("40"), line("")];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was written is there again for those who sit at the table", () => {
  keepDraft(KEY, SEATS, LINES);
  expect(keptDraft(KEY, SEATS)).toEqual({ lines: LINES, sent: false });
  keepDraft(KEY, SEATS, LINES, true);
  expect(keptDraft(KEY, SEATS)).toEqual({ lines: LINES, sent: true });
});

test("of other seats, or the same ones in another order, nothing is taken: points would go to somebody else", () => {
  keepDraft(KEY, SEATS, LINES);
  for (const others of [["p-ann", "p-cy"], [...SEATS].reverse(), [...SEATS, "p-cy"]])
    expect(keptDraft(KEY, others)).toBeNull();
});
