import { expect, test } from "vitest";
import { presetOf } from "../../../src/event/desk/settings";
import { endOf, later } from "../../../src/event/desk/times";

test("a time of the day is moved, over midnight as well", () => {
  expect(later("14:30", 45)).toBe("15:15");
  expect(later("05:13", -75)).toBe("03:58");
  expect(later("00:10", -20)).toBe("23:50");
});

test("an event that would last over midnight has no end", () => {
  const lengths = { games: 2, final_table: false, game_minutes: 60, counting_minutes: 10, break_minutes: 10 };
  expect(endOf("14:30", lengths)).toBe("17:00");
  expect(endOf("21:30", lengths)).toBe(null);
});

test("settings have the name of the preset that they came from", () => {
  expect(presetOf({ pairing: "swiss", final_table: false }).name).toBe("swiss");
  expect(presetOf({ pairing: "planned", final_table: true }).name).toBe("final-four");
});
