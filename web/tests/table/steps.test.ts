import { describe, expect, test } from "vitest";
import { lastMove, standing, stepsOf, told } from "../../src/table/steps";
import type { TableEvent } from "../../src/wire/types";

let version = 0;
const event = (kind: TableEvent["kind"], more: Partial<TableEvent> = {}): TableEvent => ({
  version: ++version,
  at: 0,
  kind,
  ...more,
});
const move = (seat: number, token: string) => event("played", { seat, token });
const deal = () => event("played", { token: "@BBYK/RRWW/BBYK/RKWW/BYYR" });
const tokens = (steps: readonly { token: string }[]) => steps.map((step) => step.token);

describe("the steps that stand", () => {
  test("are those that were played", () => {
    expect(tokens(standing([event("created"), event("sat"), event("started"), deal(), move(1, "1B1")]))).toEqual([
      "@BBYK/RRWW/BBYK/RKWW/BYYR",
      "1B1",
    ]);
  });

  test("without what was undone, whoever's move it was", () => {
    const events = [deal(), move(1, "1B1"), move(2, "2R2"), event("undone", { seat: 1, to: 1 }), move(1, "1K1")];
    expect(tokens(standing(events))).toEqual(["@BBYK/RRWW/BBYK/RKWW/BYYR", "1K1"]);
  });

  test("of a game that was imported count from where it was taken up", () => {
    const events = [
      event("started", { had: 30 }),
      move(2, "2R2"),
      move(1, "CB1"),
      event("undone", { seat: 1, to: 31 }),
    ];
    expect(tokens(standing(events))).toEqual(["2R2"]);
  });
});

test("the last move is somebody's, not a deal", () => {
  expect(lastMove(stepsOf([deal(), move(1, "1B1"), deal()]))?.token).toBe("1B1");
  expect(lastMove([])).toBeNull();
});

test("the list tells moves and what people want to know, and not every sitting down", () => {
  const kinds = told([event("created"), event("sat"), deal(), event("paused"), event("agreed"), event("finished")]).map(
    (each) => ("step" in each ? each.step.token.slice(0, 1) : each.event.kind),
  );
  expect(kinds).toEqual(["@", "paused", "finished"]);
});
