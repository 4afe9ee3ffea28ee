import { describe, expect, test } from "vitest";
import { asksOf, delaying, moreTime } from "../../../src/event/arbiter/asks";
import { agreed, compared } from "../../../src/event/arbiter/compare";
import { found, inOneLanguage, isOf, isSheet, toldKind, whyOf } from "../../../src/event/arbiter/record";
import words from "virtual:texts/en/arbiter";
import { namesOf } from "../../../src/event/arbiter/who";
import texts from "virtual:texts/en/event";
import italian from "virtual:texts/it/event";
import type { DeskPerson, LogEntry, Sheet } from "../../../src/event/wire";
import { partsOf } from "../hall/parts";

const sheet = (...lines: readonly (readonly [number | null, number | null])[]): Sheet => ({
  game: 1,
  table: 2,
  lines: lines.map(([pv, rows], at) => ({
    seat: at + 1,
    person: `p-${at + 1}`,
    place: at + 1,
    pv,
    rows,
    withdrawn: pv === null,
  })),
});

describe("sheets side by side", () => {
  test("mark what differs, number by number", () => {
    const rows = compared([sheet([60, 1], [50, 1], [40, 0]), sheet([60, 1], [51, 1], [40, 2])]);
    expect(rows.map((row) => row.differs)).toEqual([
      { pv: false, rows: false },
      { pv: true, rows: false },
      { pv: false, rows: true },
    ]);
  });
  test("a withdrawal on one of them differs", () => {
    expect(compared([sheet([60, 1], [50, 1]), sheet([60, 1], [null, null])])[1]!.differs).toEqual({
      pv: true,
      rows: true,
    });
  });
  test("one sheet alone differs from nothing, and a seat that is missing does", () => {
    expect(compared([sheet([60, 1])])[0]!.differs).toEqual({ pv: false, rows: false });
    expect(compared([sheet([60, 1], [50, 1]), sheet([60, 1])])[1]!.lines[1]).toBeNull();
    expect(compared([])).toEqual([]);
  });
  test("what they agree on is kept, and the rest is left open", () => {
    const both = agreed([sheet([60, 1], [50, 1]), sheet([60, 1], [51, 1])])!;
    expect(both.lines.map((line) => [line.pv, line.rows])).toEqual([
      [60, 1],
      [null, 1],
    ]);
    expect(agreed([])).toBeNull();
  });
});

const entry = (number: number, kind: string, more: Partial<LogEntry> = {}): LogEntry => ({
  number,
  at: number,
  by: "p-arb",
  name: "Nina",
  kind,
  ...more,
});

describe("the log", () => {
  const log = [entry(1, "game-started"), entry(2, "corrected", { why: "A column più" }), entry(3, "called")];
  const told = (each: LogEntry) =>
    `${(words.log.kinds as Readonly<Record<string, string>>)[each.kind]} ${each.why ?? ""}`;

  test("has the newest first", () => {
    expect(found(log, "all", "", told).map((each) => each.number)).toEqual([3, 2, 1]);
  });
  test("is filtered by groups and words, whatever their accents and case", () => {
    expect(found(log, "rulings", "", told).map((each) => each.number)).toEqual([2]);
    expect(found(log, "all", "  PIU column ", told).map((each) => each.number)).toEqual([2]);
    expect(found(log, "calls", "column", told)).toEqual([]);
  });
  test("every kind is in a group besides everything, also one that nobody has heard of", () => {
    for (const kind of [...Object.keys(words.log.kinds), "brand-new"])
      expect(
        (["rulings", "calls", "people", "time", "course"] as const).some((group) => isOf(group, kind)),
        kind,
      ).toBe(true);
  });
  test("an arbiter who is on the way has not answered yet", () => {
    expect(toldKind(entry(1, "answered", { done: false }))).toBe("coming");
    expect(toldKind(entry(1, "answered", { done: true }))).toBe("answered");
  });
  test("sheets are told from anything else", () => {
    expect(isSheet(sheet([1, 0]))).toBe(true);
    for (const other of [null, undefined, 3, "lines", {}]) expect(isSheet(other)).toBe(false);
  });
});

const person = (of: Partial<DeskPerson> = {}): DeskPerson => ({
  id: "p-ann",
  number: 1,
  first: "Ann",
  surname: "Rossi",
  name: "Ann R.",
  stage: "here",
  checked_in: true,
  left: false,
  expelled: false,
  warnings: 0,
  since: 1,
  table: null,
  seat: null,
  arbiter: false,
  link: true,
  same_name: false,
  erased: false,
  bot: null,
  club: "",
  rating: null,
  needs_table: null,
  needs_seat: null,
  waiting: false,
  substitute: false,
  ...of,
});

describe("what can be done with somebody", () => {
  const does = (of: Partial<DeskPerson>, parts = partsOf()) =>
    asksOf(person(of), parts, words).map((ask) => {
      const command = ask.command(0);
      return command.do === "reinstate" ? `reinstate ${command.what}` : command.do;
    });

  test("follows from where they are", () => {
    expect(does({})).toEqual(["warn", "penalise", "leave", "expel"]);
    expect(does({}, partsOf({ stage: "finished" }))).toEqual(["warn", "penalise", "expel"]);
    expect(does({ stage: "playing", table: 1, seat: 2 })).toEqual(["warn", "penalise", "withdraw", "expel"]);
    expect(does({ stage: "left", left: true })).toEqual(["return", "penalise", "expel"]);
    expect(does({ stage: "expelled", expelled: true })).toEqual(["reinstate expelled"]);
    expect(does({ erased: true })).toEqual([]);
  });
  test("a withdrawal can be taken back while the game is on, in a hall", () => {
    const table = {
      table: 1,
      state: "playing" as const,
      seats: ["p-ann"],
      first: 1,
      withdrawn: ["p-ann"],
      minutes_extra: 0,
      live: null,
      sheets: [],
      result: null,
    };
    const on = { tables: [{ game: 1, ended: false, tables: [table] }] };
    const left = { stage: "left" as const, left: true };
    expect(does(left, partsOf({ stage: "playing" }, on))).toEqual([
      "reinstate withdrawn",
      "return",
      "penalise",
      "expel",
    ]);
    expect(does(left, partsOf({ stage: "playing", online: true }, on))).toEqual(["return", "penalise", "expel"]);
    expect(does(left, partsOf({}, { tables: [{ ...on.tables[0]!, ended: true }] }))).toEqual([
      "return",
      "penalise",
      "expel",
    ]);
  });
  test("nobody is asked back for a game that does not come", () => {
    const left = { stage: "left" as const, left: true };
    for (const next_game of [null, 4])
      // the final has its players by their places
      expect(does(left, partsOf({ stage: "between", next_game }))).toEqual(["penalise", "expel"]);
  });
  test("minutes are sent as they were chosen", () => {
    expect(moreTime(3, words).command(-5)).toEqual({ do: "extra-time", table: 3, minutes: -5 });
    expect(delaying(4, 3, texts, words)).toMatchObject({ title: "Final table begins earlier or later" });
  });
});

test("a reason that was tapped in another language is told in the reader's, and what was typed as it is", () => {
  const tapped = inOneLanguage(italian.reasons, [texts.reasons, italian.reasons]);
  const why = (text: string) => whyOf({ ...entry(1, "corrected"), why: text }, words.log.reasons, tapped);
  expect(why(texts.reasons.correct.counted)).toBe(italian.reasons.correct.counted);
  expect(why("Seat 2 had a column more.")).toBe("Seat 2 had a column more.");
  expect(why("The players' sheets differ.")).toBe(words.log.reasons.differ);
});

test("names: full ones of people, labels of helpers, and the house", () => {
  const nameOf = namesOf(partsOf({}, { people: [person()], log: [entry(1, "warned")] }), words);
  expect([nameOf("p-ann"), nameOf("p-arb"), nameOf("p-house"), nameOf("p-x")]).toEqual([
    "Ann Rossi",
    "Nina",
    "the server",
    "Someone",
  ]);
});
