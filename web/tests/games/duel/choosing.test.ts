import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Choosing } from "../../../src/games/duel/choosing.svelte";
import { Drag } from "../../../src/games/duel/drag.svelte";
import { duelGames } from "../played";

/** A decision of a real game: a plate is in hand, and has to be laid. */
const { after: position, legal } = duelGames()
  .flat()
  .find(({ after }) => after.stage === "lay")!;
const space = Number(/^lay:(\d)/.exec(legal[0]!)![1]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function choosing(): { mine: Choosing; played: string[] } {
  const played: string[] = [];
  const mine = new Choosing(() => ({ position, legal, busy: false, play: (token) => played.push(token) }), new Drag());
  return { mine, played };
}

it("lays a plate as it was turned, where it was shown before", () => {
  const { mine, played } = choosing();
  mine.chooseSpace(space);
  mine.rotate();
  expect(played).toEqual([]);
  mine.chooseSpace(space);
  expect(played).toEqual([`lay:${space}.1`]);
});

it("takes back where a plate would lie, and how it was turned", () => {
  const { mine, played } = choosing();
  mine.chooseSpace(space);
  mine.rotate();
  mine.cancel();
  expect(mine.canCancel).toBe(false);
  mine.chooseSpace(space);
  mine.chooseSpace(space);
  expect(played).toEqual([`lay:${space}.0`]);
});
