import { describe, expect, test } from "vitest";
import { clockWords } from "../../src/agreement/agreed";
import { linesOf } from "../../src/table/log";
import { leftOf, timeShown, urgency } from "../../src/table/clock";
import { curtained } from "../../src/table/screen";
import { gameName } from "../../src/games/registry";
import { namesOf } from "../../src/people/names";
import { asksOf } from "../../src/table/prompts";
import { statusOf } from "../../src/table/status";
import { textsOf } from "../../src/i18n";
import type { ClockShown, Position, SeatAbout, TableState } from "../../src/wire/types";

const [en, ro] = await Promise.all([textsOf("en"), textsOf("ro")]);
const days = (count: number, hours: number) => `${count} d ${hours} h`;

describe("clocks", () => {
  const clock: ClockShown = { kind: "turn", left: [60_000, null, 5_000], running: 1, paused: false };

  test("only the running one counts down, and never below nothing", () => {
    expect(leftOf(clock, 1, 1500)).toBe(58_500);
    expect(leftOf(clock, 1, 99_000)).toBe(0);
    expect(leftOf(clock, 3, 1500)).toBe(5_000);
    expect(leftOf(clock, 2, 0)).toBeNull();
    expect(leftOf({ ...clock, paused: true }, 1, 1500)).toBe(60_000);
  });

  test("are shown in minutes, hours and days", () => {
    expect(timeShown(0, days)).toBe("0:00");
    expect(timeShown(59_001, days)).toBe("1:00");
    expect(timeShown(125_000, days)).toBe("2:05");
    expect(timeShown(3_725_000, days)).toBe("1:02:05");
    expect(timeShown(2 * 86_400_000 + 5 * 3_600_000, days)).toBe("2 d 5 h");
  });

  test("grow urgent by their kind", () => {
    expect([40_000, 30_000, 10_000].map((ms) => urgency(ms, "turn"))).toEqual(["calm", "soon", "now"]);
    expect([86_400_000, 5 * 3_600_000, 60_000].map((ms) => urgency(ms, "days"))).toEqual(["calm", "soon", "now"]);
  });

  test("are told in words", () => {
    expect(clockWords({ kind: "none" }, en.table)).toBe("No clock");
    expect(clockWords({ kind: "turn", seconds: 60 }, en.table)).toBe("One minute per turn");
    expect(clockWords({ kind: "turn", seconds: 30 }, en.table)).toBe("30 seconds per turn");
    expect(clockWords({ kind: "total", seconds: 600, increment: 5 }, en.table)).toBe(
      "10 minutes for the game, plus 5 s per turn",
    );
    expect(clockWords({ kind: "days", days: 3 }, ro.table)).toBe("3 zile pe mutare");
    expect(clockWords({ kind: "turn", seconds: 1200 }, ro.table)).toBe("20 de minute pe tură");
  });
});

test("a table that was interrupted says why", () => {
  const events = [
    { version: 1, at: 0, kind: "interrupted", gap: 20_000 },
    { version: 2, at: 0, kind: "interrupted", gap: 0, why: "clock" },
  ] as const;
  // No move is told, so nobody looks at the position.
  const lines = linesOf(events, [], en, "en", {} as Position, null, () => []);
  expect(lines.map((line) => line.text)).toEqual([
    "Server was down: clocks stopped",
    "Server clock was changed: game clocks unaffected",
  ]);
});

const seat = (number: number, more: Partial<SeatAbout> = {}): SeatAbout => ({
  seat: number,
  kind: "open",
  name: null,
  taken: true,
  stand_in: null,
  present: true,
  ...more,
});

describe("names", () => {
  const seats = [seat(1, { name: "Ann" }), seat(2, { kind: "bot", bot: "greedy" }), seat(3, { name: "Ann" })];

  test("say who is you, what a bot is, and tell two of the same name apart", () => {
    expect(namesOf(seats, [1], en)).toEqual(["You", "Greedy (bot)", "Ann"]);
    expect(namesOf(seats, [], en)).toEqual(["Ann", "Greedy (bot)", "Ann 2"]);
    expect(namesOf(seats, [], ro)).toEqual(["Ann", "Lacom (bot)", "Ann 2"]);
  });

  test("of a bot that plays in an event is the one that it has there", () => {
    expect(namesOf([seat(1, { kind: "bot", bot: "greedy", name: "Bot Amparo" })], [], en)).toEqual(["Bot Amparo"]);
  });

  test("at one screen are those that were given there, or numbers", () => {
    expect(namesOf(seats, [1, 3], en, { 1: "Zoe" })).toEqual(["Zoe", "Greedy (bot)", "Player 3"]);
  });

  test("of who was erased, of free seats and of bots that we do not know", () => {
    const others = [seat(1, { name: "" }), seat(2, { taken: false }), seat(3, { kind: "bot", bot: "deep" })];
    expect(namesOf(others, [], en)).toEqual(["Someone", "Seat 2", "deep (bot)"]);
  });

  test("of games name the grey wall", () => {
    expect(gameName(en, "azul", { wall: "grey" })).toBe("Azul, grey wall");
    expect(gameName(en, "mini", {})).toBe("Azul Mini");
    expect(gameName(en, "chess", {})).toBe("chess");
  });
});

const state = (more: Partial<TableState>): TableState =>
  ({
    stage: "running",
    you: [1],
    to_move: 1,
    awaiting: null,
    offers: [],
    position: { game: "azul", phase: "offer" },
    about: { seats: [seat(1, { name: "Ann" }), seat(2, { name: "Ben" })], customs: {}, options: {} },
    clock: null,
    ...more,
  }) as unknown as TableState;
const NAMES = ["You", "Ben"];

describe("whose turn it is", () => {
  test("is said to whom it concerns", () => {
    expect(statusOf(state({}), NAMES, en.table)).toEqual({ text: "Your turn", yours: true });
    expect(statusOf(state({ to_move: 2 }), NAMES, en.table)).toEqual({ text: "Ben to move", yours: false });
    expect(statusOf(state({ you: [1, 2] }), ["Ann", "Ben"], en.table)).toEqual({
      text: "Ann to move",
      brief: "Ann",
      yours: true,
    });
    expect(statusOf(state({ to_move: 2 }), ["You", "Alexandrina Wilhelmina"], en.table)).toEqual({
      text: "Alexandrina Wilhelmina to move",
      brief: "Alexandrina to move",
      yours: false,
    });
    expect(statusOf(state({ to_move: null, awaiting: 1 }), NAMES, en.table).text).toBe("Confirm");
    expect(statusOf(state({ to_move: null, awaiting: 2 }), NAMES, en.table).text).toBe("Waiting for Ben to confirm");
    expect(statusOf(state({ stage: "paused", to_move: null }), NAMES, en.table)).toEqual({
      text: "Paused",
      yours: false,
    });
  });

  test("is a bot's where one stands in", () => {
    const about = { ...state({}).about, seats: [seat(1, { stand_in: "greedy" }), seat(2)] };
    expect(statusOf(state({ about }), NAMES, en.table).yours).toBe(false);
  });
});

describe("what a table asks", () => {
  test("of an offer: who made it can withdraw it, the others answer, spectators read", () => {
    const offers = [{ what: "pause" as const, by: 2, agreed: [2] }];
    const ways = (you: number[]) => asksOf(state({ you, offers }), NAMES, en)[0]!.ways.map((way) => way.text);
    expect(ways([1])).toEqual(["Agree", "Decline"]);
    expect(ways([2])).toEqual(["Withdraw"]);
    expect(ways([])).toEqual([]);
  });

  test("of a seat that a bot plays: to take it back, unless its time is over for good", () => {
    const about = { ...state({}).about, seats: [seat(1, { stand_in: "greedy" }), seat(2)] };
    expect(asksOf(state({ about }), NAMES, en)[0]!.ways.map((way) => way.act)).toEqual([{ do: "return", seat: 1 }]);
    const clock: ClockShown = { kind: "total", left: [0, 9], running: 2, paused: false };
    expect(asksOf(state({ about, clock }), NAMES, en)[0]!.ways).toEqual([]);
  });

  test("of a finished one: nothing", () => {
    expect(asksOf(state({ stage: "finished", offers: [{ what: "pause", by: 2, agreed: [2] }] }), NAMES, en)).toEqual(
      [],
    );
  });
});

describe("several people at one screen", () => {
  test("there is a curtain only where several play a game that hides something on one device", () => {
    expect(curtained(true, [1, 2], 2, 1)).toBe(2);
    expect(curtained(true, [1, 2], 2, 2)).toBeNull();
    expect(curtained(true, [1, 2], 0, 2)).toBeNull();
    expect(curtained(true, [1], 1, 0)).toBeNull();
    expect(curtained(false, [1, 2], 2, 1)).toBeNull();
  });
});
