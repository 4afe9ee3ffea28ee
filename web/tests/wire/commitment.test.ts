/** What a browser keeps of a table, when it shows its digits, and what it says of a record afterwards. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commitmentTo, compared, keep, kept, type Known, type Recorded } from "../../src/wire/commitment";
import { committed, toShow } from "../../src/wire/contribution";
import type { TableState } from "../../src/wire/types";

const SERVER = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const MINE = "a1".repeat(16);
const PUPPET = "b2".repeat(16);
let tables = 0;
let table = "";

class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  table = `t${++tables}`;
});
afterEach(() => vi.unstubAllGlobals());

/** A table at which everybody sits: seat 1 is ours, seat 2 is the puppet's, seat 3 a bot's. */
function full(fair: Partial<TableState["fair"]> = {}): TableState {
  const own = commitmentTo(SERVER, MINE);
  const commitments = [own, commitmentTo(SERVER, PUPPET), "-"];
  const seats = ["open", "open", "bot"].map((kind, at) => ({ kind, seat: at + 1 }));
  return {
    table,
    you: [1],
    about: { seats },
    fair: { commitment: SERVER, contributions: ["-", "-", "-"], commitments, awaited: [1, 2], ...fair },
  } as unknown as TableState;
}

test("the commitment is that of docs/fairness.md", () => {
  expect(
    commitmentTo("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925", "0123456789abcdef".repeat(2)),
  ).toBe("f7279eddfd04a5b6d853b207c6919f5670c8bb39e486e4a59b01483d327dedbe");
});

describe("digits are shown", () => {
  beforeEach(() => committed(table, SERVER, MINE));

  test("when every seat is committed, and only for one's own seat", () => {
    expect(toShow(full())).toEqual([{ seat: 1, contribution: MINE }]);
    expect(kept(table)?.commitments).toEqual(full().fair.commitments);
  });

  test("not while the server says of a seat that nobody is committed there", () => {
    const { commitments } = full().fair;
    expect(toShow(full({ commitments: [commitments![0]!, "-", "-"] }))).toEqual([]);
    expect(kept(table)?.commitments).toBeUndefined();
  });

  test("not if the server has another commitment than it had when we sat down", () => {
    expect(toShow(full({ commitment: "0".repeat(64) }))).toEqual([]);
  });

  test("not again if a seat has another commitment by now", () => {
    const state = full();
    toShow(state);
    const exchanged = [state.fair.commitments![0]!, commitmentTo(SERVER, "c3".repeat(16)), "-"];
    expect(toShow(full({ commitments: exchanged }))).toEqual([]);
    expect(kept(table)?.commitments).toEqual(state.fair.commitments);
  });

  test("only once they are asked for", () => {
    expect(toShow(full({ awaited: [2] }))).toEqual([]);
  });
});

describe("a record is compared with what was kept", () => {
  function record(contributions: string[], seats = [MINE, PUPPET]): Recorded {
    const commitments = seats.map((digits) => commitmentTo(SERVER, digits));
    return { commitment: SERVER, contributions: [...contributions, "-"], commitments: [...commitments, "-"] };
  }
  function known(): Known {
    committed(table, SERVER, MINE);
    toShow(full());
    return kept(table)!;
  }

  test("as it was", () => expect(compared(known(), record([MINE, PUPPET]))).toBe("same"));

  test("a puppet that rolled again, with a commitment to suit", () => {
    const rolled = "00".repeat(16);
    expect(compared(known(), record([MINE, rolled], [MINE, rolled]))).toBe("other");
  });

  test("another server's secret, other digits of ours, commitments that are gone", () => {
    const fine = record([MINE, PUPPET]);
    expect(compared(known(), { ...fine, commitment: "0".repeat(64) })).toBe("other");
    expect(compared(known(), record(["c3".repeat(16), PUPPET]))).toBe("other");
    expect(compared(known(), { ...fine, commitments: null })).toBe("other");
  });

  test("without our digits", () => {
    expect(compared(known(), record(["-", PUPPET]))).toBe("left-out");
    expect(compared({ commitment: SERVER }, record([MINE, PUPPET]))).toBe("left-out");
  });

  test("what an earlier release kept", () => {
    const old: Recorded = { commitment: SERVER, contributions: [MINE, PUPPET], commitments: null };
    expect(compared({ commitment: SERVER, contributions: { 1: MINE } }, old)).toBe("same");
    expect(compared({ commitment: SERVER, contributions: { 1: PUPPET } }, old)).toBe("other");
  });
});

test("what is kept is bounded: the oldest tables are forgotten", () => {
  for (let at = 1; at <= 230; at++) keep(`old-${at}`, { commitment: SERVER, at });
  const keys = Object.keys(localStorage).filter((key) => key.startsWith("azulejos-fair-"));
  expect(keys.length).toBe(200);
  expect(localStorage.getItem("azulejos-fair-old-230")).not.toBeNull();
  expect(localStorage.getItem("azulejos-fair-old-1")).toBeNull();
});

test("a browser that keeps nothing knows its digits as long as the page is open", () => {
  vi.stubGlobal("localStorage", undefined);
  committed(table, SERVER, MINE);
  expect(toShow(full())).toEqual([{ seat: 1, contribution: MINE }]);
});
