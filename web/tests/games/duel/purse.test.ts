import { expect, it } from "vitest";
import { choices } from "../../../src/games/duel/choices";
import { Purse } from "../../../src/games/duel/purse.svelte";

const CHIPS = ["K", "KB", "R", "R", "T", "Y"];
const tree = choices(["spend:none", "spend:K,KB", "spend:K,KB,R", "spend:K,R,T", "spend:KB,R,T", "spend:R,R,T"]);
const purse = (): Purse =>
  new Purse(
    () => tree,
    () => CHIPS,
  );

it("proposes the fewest chips, and takes others in their place", () => {
  const mine = purse();
  mine.propose("K");
  expect(mine.payment).toBe("spend:K,KB");
  mine.toggle(2);
  expect(mine.payment).toBe("spend:K,KB,R");
  // A fourth is too many: the first one gives way.
  mine.toggle(4);
  expect(mine.isChosen(4)).toBe(true);
  expect(mine.payment).toBe("spend:KB,R,T");
  expect(mine.nothing).toBe("spend:none");
});

it("tells equal chips apart by where they lie", () => {
  const mine = purse();
  for (const place of [2, 3, 4]) mine.toggle(place);
  expect(mine.payment).toBe("spend:R,R,T");
  mine.toggle(2);
  expect([2, 3, 4].map((place) => mine.isChosen(place))).toEqual([false, true, true]);
});

it("pays nothing while chips are missing, and takes none that cannot be of use", () => {
  const mine = purse();
  mine.toggle(2);
  expect(mine.payment).toBeNull();
  mine.toggle(2);
  expect(mine.chosen).toEqual([]);
  mine.toggle(5);
  expect(mine.chosen).toEqual([]);
});
