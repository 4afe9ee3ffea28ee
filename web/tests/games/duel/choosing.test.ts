import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Choosing } from "../../../src/games/duel/choosing.svelte";
import { Drag } from "../../../src/games/duel/drag.svelte";
import type { DuelPosition } from "../../../src/wire/types";
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

function choosing(given: { position: DuelPosition; legal: readonly string[] } = { position, legal }): {
  mine: Choosing;
  played: string[];
} {
  const played: string[] = [];
  const mine = new Choosing(() => ({ ...given, busy: false, play: (token) => played.push(token) }), new Drag());
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

const decisions = duelGames().flat();
/** Where a real game left one answer. */
const forced = decisions.filter(({ legal }) => legal.length === 1);

it.each([...new Set(forced.map(({ after }) => after.stage))])(
  "plays the only answer at the stage '%s' without asking",
  (stage) => {
    const { after, legal } = forced.find(({ after }) => after.stage === stage)!;
    const { mine, played } = choosing({ position: after, legal });
    mine.renew();
    expect(played).toEqual(legal);
    expect(mine.isActive).toBe(false);
  },
);

it("asks where there are several answers", () => {
  for (const stage of ["cell", "keep", "under", "turn"]) {
    const { after, legal } = decisions.find(({ after, legal }) => after.stage === stage && legal.length > 1)!;
    const { mine, played } = choosing({ position: after, legal });
    mine.renew();
    expect(played).toEqual([]);
    expect(mine.isActive).toBe(true);
  }
});

it("shows the plate in the only space that is left, and asks how it is turned", () => {
  const { mine, played } = choosing({ position, legal: legal.filter((token) => token.startsWith(`lay:${space}`)) });
  mine.renew();
  expect(mine.space).toBe(space);
  expect(mine.canCancel).toBe(false);
  mine.rotate();
  mine.lay();
  expect(played).toEqual([`lay:${space}.1`]);
});

it("stacks the rest at once when its order is decided", () => {
  const { after, legal } = decisions.find(({ after, legal }) => after.stage === "stack" && legal.length === 6)!;
  const { mine, played } = choosing({ position: after, legal });
  const [, bottom, middle] = legal[3]!;
  mine.choose(`tile-${bottom}`);
  expect(played).toEqual([]);
  mine.choose(`tile-${middle}`);
  expect(played).toEqual([legal[3]]);
});

it("plays the only answer also where it could be chosen ahead", () => {
  const { after, legal } = forced.find(({ after }) => after.stage === "turn")!;
  const played: string[] = [];
  let to_move = 3 - after.to_move!;
  const mine = new Choosing(
    () => ({
      position: { ...after, to_move },
      legal,
      busy: false,
      seat: after.to_move,
      play: (token) => played.push(token),
    }),
    new Drag(),
  );
  mine.renew();
  expect(played).toEqual([]);
  to_move = after.to_move!;
  mine.renew();
  expect(played).toEqual(legal);
});
