import { describe, expect, test } from "vitest";
import { kindsOf, nextSeating, paged, SLIDE_MS, turned, type Turn } from "../../../src/event/hall/rotation";
import { partsOf, played, ranked, seated } from "./parts";

describe("what the screen shows", () => {
  const entrants = { participants: [{ id: "p-ann", name: "Ann", checked_in: true, left: false }] };
  const next = seated(1, ["Ann", "Bob"]);

  test("before anybody is seated: who takes part", () => {
    expect(kindsOf(partsOf({}, entrants), "auto")).toEqual(["people"]);
  });
  test("nobody yet: a page that says so", () => {
    expect(kindsOf(partsOf(), "auto")).toEqual(["people"]);
  });
  test("a published seating, by name", () => {
    expect(kindsOf(partsOf({}, { ...entrants, seating: [next] }), "auto")).toEqual(["names"]);
  });
  test("the seating of the game after the next one is not it", () => {
    expect(nextSeating(partsOf({ next_game: 1 }, { seating: [seated(2, ["Ann"]), next] }))).toBe(next);
    expect(nextSeating(partsOf({ next_game: 3 }, { seating: [next] }))).toBeNull();
  });
  test("a game that is on: its tables, and the standings as soon as there is a result", () => {
    const on = { games: [played(1, ["Ann", "Bob"])], ranking: [ranked("Ann", "open")] };
    expect(kindsOf(partsOf({ stage: "playing", game: 1 }, on), "auto")).toEqual(["names", "tables"]);
    const later = { ...on, ranking: [ranked("Ann")] };
    expect(kindsOf(partsOf({ stage: "playing", game: 1 }, later), "auto")).toEqual(["names", "tables", "standings"]);
  });
  test("a break with the next seating: seats and standings; the end: standings alone", () => {
    const more = { ranking: [ranked("Ann")], seating: [seated(2, ["Ann"])], games: [played(1, ["Ann"])] };
    expect(kindsOf(partsOf({ stage: "between", next_game: 2 }, more), "auto")).toEqual(["names", "standings"]);
    expect(kindsOf(partsOf({ stage: "finished", next_game: null }, more), "auto")).toEqual(["standings"]);
  });
  test("what somebody has chosen", () => {
    const more = { ranking: [ranked("Ann")], games: [played(1, ["Ann"])] };
    expect(kindsOf(partsOf({ stage: "playing", game: 1 }, more), "names")).toEqual(["names"]);
    expect(kindsOf(partsOf({ stage: "playing", game: 1 }, more), "standings")).toEqual(["standings"]);
    expect(kindsOf(partsOf(), "schedule")).toEqual(["schedule"]);
  });
});

describe("pages", () => {
  test.each([
    [64, 24],
    [24, 24],
    [25, 24],
    [1, 1],
    [7, 3],
  ])("of %i items, %i at a time, have everybody once and are about as long", (count, room) => {
    const pages = paged("names", count, room);
    expect(pages.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))).toEqual(
      Array.from({ length: count }, (_, at) => at),
    );
    const sizes = pages.map(({ from, to }) => to - from);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(room);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(pages.length).toBe(Math.ceil(count / room));
  });
  test("an empty list, and a screen without room, have a page all the same", () => {
    expect(paged("people", 0, 10)).toHaveLength(1);
    expect(paged("people", 3, 0)).toHaveLength(3);
  });
});

describe("turning", () => {
  const slides = [...paged("names", 4, 2), ...paged("standings", 1, 5)];

  test("goes through all slides, and counts its laps", () => {
    let turn: Turn | null = null;
    const seen: string[] = [];
    for (let step = 0; step < 7; step++) {
      turn = turned(slides, turn, step * SLIDE_MS);
      seen.push(turn.key);
    }
    expect(seen).toEqual([...slides, ...slides, slides[0]!].map((slide) => slide.key));
    expect(turn!.laps).toBe(2);
  });
  test("a slide stays its time", () => {
    const turn = turned(slides, null, 1000);
    expect(turned(slides, turn, 1000 + SLIDE_MS - 1)).toBe(turn);
    expect(turned(slides, turn, 1000 + SLIDE_MS).key).toBe(slides[1]!.key);
  });
  test("a slide that is gone gives way to one of its kind, or to the first", () => {
    const turn: Turn = { key: "names-2-2", since: 0, laps: 4 };
    expect(turned(paged("names", 6, 2), turn, 5)).toEqual({ key: "names-1-3", since: 5, laps: 4 });
    expect(turned(paged("tables", 1, 2), turn, 5).key).toBe("tables-1-1");
  });
  test("a clock that was set back does not hold the screen still", () => {
    expect(turned(slides, { key: slides[0]!.key, since: 1e9, laps: 0 }, 5).key).toBe(slides[1]!.key);
  });
});
