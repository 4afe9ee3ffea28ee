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
  it("are told by their letters: many narrow ones have one line where as many wide ones have two", () => {
    const [narrow, wide] = ["il filo fitti lì ", "mamma wow mummia "].map((words) => heightOf(words.trim(), 90, 14));
    expect(wide).toBe(2 * narrow!);
  });
  it("take more lines the narrower the box is", () => {
    const heights = [800, 400, 200, 100].map((width) => heightOf(SENTENCE, width, 14));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
  });
});

describe("a scoring tile", () => {
  const rows = { title: "Rows", worth: "3 for each complete row", brief: "3 / row" };
  const specials = { title: "Spații speciale", worth: "−3 pentru fiecare rămas gol", brief: "−3 / gol" };
  it.each([
    [280, 80, "full", "worth", true],
    [205, 63, "full", "brief", true],
    [206, 45, "mini", "coin", true],
    [122, 46, "mini", "brief", false],
    [80, 46, "mini", "coin", false],
    [130, 22, "line", "coin", false],
    [420, 46, "mini", "coin", true],
  ] as const)("of %i by %i is %s, says its %s, and its name: %s", (width, height, kind, said, named) => {
    const form = tileForm({ width, height }, [rows, specials]);
    expect(form).toMatchObject({ kind, said, named });
    expect(form.size).toBeLessThanOrEqual(height * 0.62);
  });
  it("says its worth in a sentence only where the longest of them fits", () => {
    const long = {
      ...rows,
      worth: "a worth that is told in very many words, more than two lines of them, and more than anybody reads",
    };
    expect(tileForm({ width: 280, height: 80 }, [rows, rows]).said).toBe("worth");
    expect(tileForm({ width: 280, height: 80 }, [rows, long]).said).toBe("brief");
  });
});
