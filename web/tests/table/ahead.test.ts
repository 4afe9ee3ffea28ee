import { describe, expect, test } from "vitest";
import { Premove, plannerOf } from "../../src/table/premove.svelte";
import { canTakeBack, isAlone, takerOf } from "../../src/table/takeback";
import type { Step } from "../../src/games/table";
import type { SeatAbout, TableState } from "../../src/wire/types";

const step = (seat: number | null, token = "1B1"): Step => ({ version: 1, token, seat, scoring: [] });
const seat = (number: number, kind = "open", stand_in: string | null = null) =>
  ({ seat: number, kind, stand_in }) as unknown as SeatAbout;
const state = (more: object = {}, customs: object = {}): TableState =>
  ({
    stage: "running",
    you: [1],
    to_move: 2,
    awaiting: null,
    offers: [],
    position: { phase: "offer" },
    about: { seats: [seat(1), seat(2, "bot")], customs: { takebacks: true, confirm: false, ...customs }, event: null },
    ...more,
  }) as unknown as TableState;

describe("a move that is chosen ahead", () => {
  test("is played if it still can be when the turn comes, and otherwise dropped with a word", () => {
    const premove = new Premove();
    expect(premove.due(["1B1"], [], 1)).toBeNull();
    premove.choose("1B1", 1);
    expect(premove.due([], ["1B1"], 1)).toBeNull();
    expect(premove.due(["1B1", "2Y1"], [], 1)).toEqual({ play: "1B1" });
    expect(premove.due(["1B1"], [], 1)).toBeNull();
    premove.choose("1B1", 1);
    expect(premove.due(["2Y1"], [], 1)).toBe("dropped");
    expect(premove.in(1)).toBeNull();
    premove.choose("1B1", 1);
    premove.cancel();
    expect(premove.due(["1B1"], [], 1)).toBeNull();
  });

  test("is dropped at once when somebody else takes it, and stays while that cannot be told", () => {
    const premove = new Premove();
    premove.choose("1B1", 1);
    expect(premove.due([], [], 1)).toBeNull();
    expect(premove.in(1)).toBe("1B1");
    expect(premove.due([], ["2Y1"], 1)).toBe("dropped");
    expect(premove.in(1)).toBeNull();
  });

  test("is never played in another round, where the same name means other tiles", () => {
    const premove = new Premove();
    premove.choose("1B1", 1);
    expect(premove.in(2)).toBeNull();
    expect(premove.due(["1B1"], [], 2)).toBe("dropped");
    expect(premove.due(["1B1"], [], 2)).toBeNull();
  });

  test("makes sense only while another decides, for one seat, without confirmation", () => {
    expect(plannerOf(state(), false)).toBe(1);
    expect(plannerOf(state(), true)).toBeNull();
    expect(plannerOf(state({ to_move: 1 }), false)).toBeNull();
    expect(plannerOf(state({ you: [1, 2] }), false)).toBeNull();
    expect(plannerOf(state({ you: [] }), false)).toBeNull();
    expect(plannerOf(state({ stage: "paused" }), false)).toBeNull();
    expect(plannerOf(state({}, { confirm: true }), false)).toBeNull();
    expect(plannerOf(state({ position: { phase: "tiling" } }), false)).toBeNull();
  });
});

describe("taking back", () => {
  test("reaches to one's last move, and never past a deal or what was turned up", () => {
    expect(canTakeBack([step(1), step(2)], 1, null)).toBe(true);
    expect(canTakeBack([step(2), step(1)], 1, null)).toBe(true);
    expect(canTakeBack([step(1), step(2), step(null, "@BBYY")], 1, null)).toBe(false);
    expect(canTakeBack([step(null, "@BBYY"), step(2)], 1, null)).toBe(false);
    expect(canTakeBack([step(1), step(2, "keep:1=BYRK")], 1, /^keep/)).toBe(false);
    expect(canTakeBack([], 1, null)).toBe(false);
  });

  test("is offered where it can be done, to who has moved last of those on a device", () => {
    const moves = [step(1), step(2)];
    expect(takerOf(state(), moves, null)).toBe(1);
    expect(takerOf(state({ you: [1, 2] }), moves, null)).toBe(2);
    expect(takerOf(state({}, { takebacks: false }), moves, null)).toBeNull();
    expect(takerOf(state({ stage: "finished" }), moves, null)).toBeNull();
    expect(takerOf(state({ offers: [{ what: "takeback" }] }), moves, null)).toBeNull();
    expect(takerOf(state({ you: [] }), moves, null)).toBeNull();
  });

  test("asks nobody where bots sit, or bots stand in", () => {
    const with_ = (...seats: SeatAbout[]) => ({ ...state(), about: { ...state().about, seats } }) as TableState;
    expect(isAlone(state())).toBe(true);
    expect(isAlone(with_(seat(1), seat(2, "open", "greedy")))).toBe(true);
    expect(isAlone(with_(seat(1), seat(2)))).toBe(false);
  });
});
