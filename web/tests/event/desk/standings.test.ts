import { expect, test } from "vitest";
import { brokenBy, regular } from "../../../src/event/desk/standings";

test("ties are broken in an order in which nothing stands twice", () => {
  expect(brokenBy(["rows", "won"], 0, "direct")).toEqual(["direct", "won"]);
  expect(brokenBy(["rows", "won"], 0, "won")).toEqual(["won"]);
  expect(brokenBy(["rows", "won"], 2, "best-game")).toEqual(["rows", "won", "best-game"]);
  expect(brokenBy(["rows", "won"], 0, "")).toEqual([]);
});

test("by default the regulation ranks", () => {
  expect(regular()).toEqual({
    ranked_by: "pt",
    place_points: [4, 3, 2, 1],
    tie_breaks: ["rows", "won"],
    hidden_from: null,
  });
});
