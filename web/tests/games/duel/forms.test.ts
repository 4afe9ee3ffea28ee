import { describe, expect, it } from "vitest";
import { fits, fitted, heightOf } from "../../../src/games/duel/fit";
import { tileForm } from "../../../src/games/duel/scoring";

const SENTENCE = "Completezi rândul 4 cu jetoane? Lipsesc 2 piese: fiecare pentru 2 jetoane albastre sau oricare 3.";

describe("words in a box", () => {
  it("are as large as they fit, and never smaller than can be read", () => {
    const size = fitted(SENTENCE, 320, 40, 18, 12);
    expect(size).toBeGreaterThanOrEqual(12);
    expect(fits(SENTENCE, 320, 60, fitted(SENTENCE, 320, 60, 18, 12))).toBe(true);
    expect(fitted("Your turn.", 320, 40, 18, 12)).toBe(18);
    expect(fitted(SENTENCE, 60, 20, 18, 12)).toBe(12);
  });
  it("take more lines the narrower the box is", () => {
    const heights = [800, 400, 200, 100].map((width) => heightOf(SENTENCE, width, 14));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
  });
});

describe("a scoring tile", () => {
  const rows = { title: "Rows", worth: "3 for each complete row" };
  const specials = { title: "Spații speciale", worth: "−3 pentru fiecare rămas gol" };
  it.each([
    [280, 80, "full", true],
    [206, 45, "mini", true],
    [116, 46, "mini", false],
    [130, 22, "line", false],
    [420, 46, "mini", true],
  ] as const)("of %i by %i is %s, with its name: %s", (width, height, kind, named) => {
    const form = tileForm({ width, height }, [rows, specials]);
    expect(form).toMatchObject({ kind, named });
    expect(form.size).toBeLessThanOrEqual(height * 0.62);
  });
  it("says its worth in words only where the longest of them fits", () => {
    const long = { title: "Rows", worth: "a worth that is told in very many words, more than two lines of them" };
    expect(tileForm({ width: 280, height: 80 }, [rows, long]).kind).toBe("mini");
  });
});
