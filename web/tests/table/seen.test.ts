import { describe, expect, test } from "vitest";
import { textsOf } from "../../src/i18n";
import { AFTER_ROUND, BREATH, breathOf, WITHIN_TURN } from "../../src/table/pace";
import { seenState, seenSteps } from "../../src/table/seen";
import { statusOf } from "../../src/table/status";
import type { Step } from "../../src/games/table";
import type { Position, SeatAbout, TableState } from "../../src/wire/types";

const en = await textsOf("en");
const seat = (number: number, more: Partial<SeatAbout> = {}) => ({
  seat: number,
  kind: "open",
  stand_in: null,
  ...more,
});
const seats = [seat(1), seat(2, { kind: "bot" }), seat(3, { stand_in: "greedy" })] as unknown as SeatAbout[];
const position = (phase: string, to_move: number | null): Position =>
  ({ phase, to_move, round: 1 }) as unknown as Position;
const step = (version: number, by: number | null): Step => ({ version, token: "1B1", seat: by, scoring: [] });

describe("the status", () => {
  const state = {
    stage: "running",
    you: [1],
    to_move: 1,
    awaiting: null,
    position: position("offer", 1),
    about: { seats },
  } as unknown as TableState;
  const status = (now: Position | null, of = state) =>
    statusOf(seenState(of, now && { position: now, version: 7 }), ["You", "Greedy (bot)", "Cid"], en.table);

  test("follows what is shown, and not what has been received", () => {
    expect(status(null)).toEqual({ text: "Your turn", yours: true });
    expect(status(position("offer", 2))).toEqual({ text: "Greedy to move", yours: false });
    expect(status(position("tiling", 1))).toEqual({ text: "Round over", yours: false });
    expect(status(position("deal", null))).toEqual({ text: "Round over", yours: false });
  });

  test("does not give away the end of a game whose last tiles still fly", () => {
    const over = { ...state, stage: "finished" } as TableState;
    expect(status(position("tiling", 2), over).text).toBe("Round over");
    expect(status(null, over).text).toBe("Finished");
  });

  test("does not ask for a confirmation before the turn has been seen", () => {
    const played = { ...state, awaiting: 1 } as TableState;
    expect(status(position("offer", 1), played).text).toBe("Your turn");
    expect(status(null, played).text).toBe("Confirm");
  });
});

test("steps that have not been shown are not told", () => {
  const steps = [step(3, 1), step(4, 2), step(5, 3)];
  const now = (version: number) => ({ position: position("offer", 1), version });
  expect(seenSteps(steps, now(4)).map(({ version }) => version)).toEqual([3, 4]);
  expect(seenSteps(steps, now(Infinity))).toBe(steps);
  expect(seenSteps(steps, null)).toBe(steps);
});

test("a bot takes a breath before its turn, and a short one within it; people and chance none", () => {
  expect(BREATH).toBeGreaterThanOrEqual(500);
  expect(BREATH).toBeLessThanOrEqual(700);
  expect(breathOf(step(2, 2), [step(1, 1)], seats)).toBe(BREATH);
  expect(breathOf(step(2, 3), [step(1, 2)], seats)).toBe(BREATH);
  expect(breathOf(step(2, 2), [step(1, 2)], seats)).toBe(WITHIN_TURN);
  expect(breathOf(step(2, 1), [step(1, 2)], seats)).toBe(0);
  const deal = { ...step(2, null), token: "@BBYY" };
  expect(breathOf(step(3, 2), [step(1, 2), deal], seats)).toBe(AFTER_ROUND);
  expect(breathOf(step(3, 2), [deal], seats)).toBe(BREATH);
  expect(breathOf(step(2, null), [step(1, 2)], seats)).toBe(0);
});
