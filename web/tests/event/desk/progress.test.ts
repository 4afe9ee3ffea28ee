import { describe, expect, test } from "vitest";
import { progressOf, TABS, tabOf } from "../../../src/event/desk/progress";
import { matches, sorted } from "../../../src/event/desk/finding";
import { figuresSaid, meetingsOf } from "../../../src/event/desk/seating";
import en from "virtual:texts/en/desk";
import { endOf, neededMinutes } from "../../../src/event/desk/times";
import type { About, DeskPerson, Draft, Next, NextStep, Stage } from "../../../src/event/wire";

const about = (stage: Stage, game: number | null, next_game: number | null, final_table = false): About =>
  ({ stage, game, next_game, settings: { games: 3, final_table } }) as unknown as About;
const next = (step: NextStep): Next => ({ do: step }) as unknown as Next;
const now = (...given: Parameters<typeof progressOf>): string[] =>
  progressOf(...given)
    .filter((step) => step.when === "now")
    .map((step) => `${step.name}${step.game ?? ""}`);

describe("the course of an event", () => {
  test.each<[About, NextStep, string]>([
    [about("entry", null, 1), "enter", "enter"],
    [about("entry", null, 1), "check-in", "check-in"],
    [about("entry", null, 1), "draft", "seat"],
    [about("entry", null, 1), "publish", "seat"],
    [about("entry", null, 1), "start", "game1"],
    [about("playing", 1, 2), "await-sheets", "game1"],
    [about("playing", 1, 2), "settle", "game1"],
    [about("between", null, 2), "start", "game2"],
    [about("between", null, 2), "draft", "game2"],
    [about("between", null, 4, true), "final", "final4"],
    [about("between", null, null), "finish", "end"],
    [about("finished", null, null), "print-certificates", "end"],
  ])("has one step that is now (%#)", (when, step, name) => {
    expect(now(when, next(step), 3)).toEqual([name]);
  });

  test("what is before is done", () => {
    const steps = progressOf(about("between", null, 2), next("start"), 1);
    expect(steps.map((step) => step.when)).toEqual(["done", "done", "done", "done", "now", "later", "later"]);
  });

  test("a game that was left out is none that was played", () => {
    const steps = progressOf(about("finished", null, null), next("print-certificates"), 1);
    expect(steps.map((step) => step.when)).toEqual(["done", "done", "done", "done", "skipped", "skipped", "now"]);
  });

  test("every step has a tab", () => {
    for (const step of Object.keys(en.next.title) as NextStep[]) if (tabOf(step)) expect(TABS).toContain(tabOf(step));
  });
});

describe("finding somebody", () => {
  const person = (first: string, surname: string, number: number) =>
    ({ id: `p-${number}`, first, surname, name: first, number }) as unknown as DeskPerson;
  const stefan = person("Ștefan", "De Luca", 12);
  test.each(["", "stef", "ștef", "luca", "de lu", "12", "LUCA ste"])("%o finds", (text) => {
    expect(matches(stefan, text)).toBe(true);
  });
  test.each(["uca", "1", "stefan rossi"])("%o does not", (text) => {
    expect(matches(stefan, text)).toBe(false);
  });
  test("the list is by name", () => {
    const people = [person("Zoe", "A", 1), person("Ștefan", "B", 2), person("Stan", "C", 3), person("Ann", "D", 4)];
    expect(sorted(people, "en").map((each) => each.first)).toEqual(["Ann", "Stan", "Ștefan", "Zoe"]);
  });
});

describe("a draft in words", () => {
  const figures: Draft["figures"] = {
    cost: 0,
    chairs: 0,
    seats: 0,
    bound: 0,
    met_again: 0,
    most_meetings: 1,
    small_tables: [0, 0],
    seat_spread: 1,
    is_optimal: true,
  };
  test("a perfect one", () => {
    expect(figuresSaid(figures, en)).toEqual(["No two players meet twice.", "No one has the same seat twice."]);
  });
  test("one with repetitions", () => {
    const found: Draft["figures"] = {
      ...figures,
      cost: 4,
      seats: 2,
      met_again: 2,
      most_meetings: 3,
      small_tables: [0, 1],
    };
    expect(figuresSaid(found, en)).toEqual([
      "2 pairs meet again, 3 times at most. This is the best possible.",
      "Everyone sits 0 to 1 times at a table of three or two.",
      "Some have the same seat more than once.",
    ]);
  });
  test("who meets whom again, game by game", () => {
    const met_again = [
      { game: 2, one: "a", other: "b", times: 2 },
      { game: 2, one: "a", other: "c", times: 2 },
      { game: 3, one: "d", other: "e", times: 2 },
    ];
    const found = meetingsOf({ met_again } as unknown as Draft, 2);
    expect(Object.fromEntries(found)).toEqual({ a: ["b", "c"], b: ["a"], c: ["a"] });
  });
});

describe("how long an event takes", () => {
  const lengths = { games: 3, final_table: false, game_minutes: 60, counting_minutes: 10, break_minutes: 10 };
  test("as the regulation has it", () => {
    expect(neededMinutes(lengths)).toBe(230);
    expect(endOf("14:30", lengths)).toBe("18:20");
    expect(endOf("14:30", { ...lengths, final_table: true })).toBe("19:40");
  });
  test("not over midnight, and not from a time that is none", () => {
    expect(endOf("20:30", lengths)).toBeNull();
    expect(endOf("", lengths)).toBeNull();
  });
});
