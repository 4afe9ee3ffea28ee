import { describe, expect, test } from "vitest";
import { read } from "../../../src/event/clock";
import { dayAndTime, timeOfDay } from "../../../src/event/names";
import { followAddress, originOf, readChoices, unitOf, writeChoices } from "../../../src/event/hall/choices";
import { FRESH_MS, newsAt } from "../../../src/event/hall/news";
import { columnsOf, placesOf } from "../../../src/event/hall/places";
import { partsOf, played, seated } from "./parts";

describe("choices in the address", () => {
  test("are read and written", () => {
    const choices = readChoices("?show=standings&lang=nl,it&at=192.168.1.20:8080");
    expect(choices).toEqual({
      panel: "standings",
      languages: ["nl", "it"],
      host: "http://192.168.1.20:8080",
      gong: false,
    });
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });
  test("what cannot be is passed over", () => {
    expect(readChoices("?show=pizza&lang=xx&at=%20")).toEqual({
      panel: "auto",
      languages: [],
      host: null,
      gong: false,
    });
    expect(writeChoices(readChoices(""))).toBe("");
  });
  test.each([
    ["192.168.1.20:8080", "http://192.168.1.20:8080"],
    ["https://azul.example/e/abc", "https://azul.example"],
    ["javascript:alert(1)", null],
    ["", null],
  ])("an address as %s", (written, origin) => expect(originOf(written)).toBe(origin));
  test("phones cannot follow by the address of one's own machine", () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]", "play.localhost"])
      expect(followAddress(`http://${host}:8080`, null, "abc")).toBeNull();
    expect(followAddress("http://127.0.0.1:8080", "http://10.0.0.2", "abc")).toBe("http://10.0.0.2/e/abc");
    expect(followAddress("http://10.0.0.2", null, "abc")).toBe("http://10.0.0.2/e/abc");
  });
  test("the measure follows the smaller side", () => {
    expect(unitOf(1920, 1080)).toBeCloseTo(19.2);
    expect(unitOf(1280, 720)).toBeCloseTo(12.8);
    expect(unitOf(3440, 1080)).toBeCloseTo(19.2);
    expect(unitOf(360, 740)).toBeLessThan(8.1);
  });
});

describe("who sits where", () => {
  test("by name as the language sorts, without those who are gone", () => {
    const parts = partsOf({ next_game: 2 }, { seating: [seated(2, ["Zoe", "Ștefan"], ["Ann", null, "Sam"])] });
    const { game, places } = placesOf(parts, "ro");
    expect(game).toBe(2);
    expect(places.map(({ name, table, seat }) => [name, table, seat])).toEqual([
      ["Ann", 2, 1],
      ["Sam", 2, 3],
      ["Ștefan", 1, 2],
      ["Zoe", 1, 1],
    ]);
  });
  test("of the game that is on, while one is", () => {
    const more = { games: [played(1, ["Ann", "Bob"])], seating: [seated(2, ["Bob", "Ann"])] };
    expect(placesOf(partsOf({ stage: "playing", game: 1, next_game: 2 }, more), "en").game).toBe(1);
    expect(placesOf(partsOf(), "en")).toEqual({ game: null, places: [] });
  });
  test("in columns, the first ones first", () => {
    expect(columnsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2, 3], [4, 5]]); // prettier-ignore
    expect(columnsOf([1], 3)).toEqual([[1]]);
    expect(columnsOf([], 2)).toEqual([]);
  });
});

describe("announcements", () => {
  const said = (number: number, at: number) => ({ number, at, text: `Number ${number}` });

  test("a new one stays, and shines", () => {
    const now = 10_000_000;
    expect(newsAt([said(1, now - 600_000), said(2, now - 1000)], now)).toEqual({
      announcement: said(2, now - 1000),
      fresh: true,
    });
  });
  test("later the last three take turns", () => {
    const all = [1, 2, 3, 4].map((number) => said(number, number));
    const seen = new Set<number>();
    for (let now = FRESH_MS + 10; now < FRESH_MS + 60_000; now += 1000) {
      const news = newsAt(all, now)!;
      expect(news.fresh).toBe(false);
      seen.add(news.announcement.number);
    }
    expect([...seen].sort()).toEqual([2, 3, 4]);
  });
  test("nothing, or nothing of today", () => {
    expect(newsAt([], 5)).toBeNull();
    expect(newsAt([said(1, 0)], 24 * 3_600_000)).toBeNull();
  });
});

test("an online game has no end of its own, and its clock does not say that time is over", () => {
  const { clock } = partsOf();
  const online = { ...clock, kind: "game" as const, game: 2, started_at: 5 };
  expect(read(online, 1e12)).toEqual({ kind: "game", game: 2, left: null });
});

test("times are those of the event's place, if the browser knows it", () => {
  const at = Date.UTC(2027, 2, 20, 13, 30);
  expect(timeOfDay("en", at, "Europe/Rome")).toBe("14:30");
  expect(dayAndTime("it", at, "Europe/Rome")).toContain("14:30");
  expect(timeOfDay("en", at, "Nowhere/None")).toMatch(/^\d\d:\d\d$/);
});
