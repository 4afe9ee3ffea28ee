import { expect, test } from "vitest";
import { secrets } from "../../../src/games/duel/secrets";
import type { DuelPosition } from "../../../src/wire/types";

test("behind the curtain the position is a spectator's, and no plate is lost", () => {
  const position = {
    game: "duel",
    pile: [{ back: "W", front: null, seen_by: [] }, null, { back: "W", front: "RT/Y*", seen_by: [2] }],
    drawn: [{ back: "S", front: "YK/TS", seen_by: [2] }],
    unseen: { plates: ["KY/R*"], chips: [] },
  } as unknown as DuelPosition;
  const seen = secrets.position(position) as DuelPosition;
  expect([...seen.pile, ...seen.drawn].every((entry) => entry === null || entry.front === null)).toBe(true);
  expect(seen.unseen.plates).toEqual(["KY/R*", "RT/Y*", "YK/TS"]);
  expect(position.pile[2]?.front).toBe("RT/Y*");
});

test("on a device that is handed on nobody reads what only one may know", () => {
  const step = (token: string) => secrets.step({ version: 1, token, seat: 1, scoring: [] }).token;
  expect(step("fronts:TY/*K,SK/RB")).toBe("fronts:?,?");
  expect(step("keep:2=SK/RB")).toBe("keep:?=SK/RB");
  expect(step("lay:7.3")).toBe("lay:7.3");
});
