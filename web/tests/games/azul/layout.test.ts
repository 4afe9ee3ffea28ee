import { describe, expect, it } from "vitest";
import type { Box } from "../../../src/games/azul/board";
import { layoutOf } from "../../../src/games/azul/layout";

const SIZES = [
  [320, 560],
  [360, 640],
  [412, 780],
  [600, 800],
  [768, 900],
  [1024, 640],
  [1280, 690],
  [1440, 780],
  [1920, 970],
  [3840, 2000],
] as const;
const TABLES = [
  [2, 5],
  [3, 7],
  [4, 8],
  [4, 9],
] as const;
const cases = SIZES.flatMap(([width, height]) =>
  TABLES.flatMap(([players, displays]) =>
    [false, true].map((alike) => ({ width, height, players, displays, near: 2, alike })),
  ),
);
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + 0.5 ||
  b.x + b.width <= a.x + 0.5 ||
  a.y + a.height <= b.y + 0.5 ||
  b.y + b.height <= a.y + 0.5;

describe("the table in a room of any size", () => {
  it.each(cases)("$width x $height, $players players, $displays displays, alike: $alike", (room) => {
    const layout = layoutOf(room);
    expect(layout.width).toBe(room.width);
    if (layout.kind === "table") expect(layout.height).toBeLessThanOrEqual(Math.max(room.height, 460));
    expect(layout.boards.map(({ seat }) => seat).sort()).toEqual(
      Array.from({ length: room.players }, (_, at) => at + 1),
    );
    const fixed = layout.boards.filter(({ plan }) => plan.shape === "board").map(({ box }) => box);
    for (const box of [layout.offer, ...fixed]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width + 0.5);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height + 0.5);
    }
    [layout.offer, ...fixed].forEach((box, at, all) =>
      all.slice(at + 1).forEach((other) => expect(apart(box, other)).toBe(true)),
    );

    const { ring, offer } = layout;
    expect(ring.plates).toHaveLength(room.displays);
    for (const { x, y } of ring.plates) {
      const base = layout.kind === "phone" ? { x: 0, y: 0 } : offer;
      expect(x - ring.plate / 2).toBeGreaterThanOrEqual(base.x - 0.5);
      expect(x + ring.plate / 2).toBeLessThanOrEqual(base.x + offer.width + 0.5);
      expect(y - ring.plate / 2).toBeGreaterThanOrEqual(base.y - 0.5);
      expect(y + ring.plate / 2).toBeLessThanOrEqual(base.y + offer.height + 0.5);
    }
    const near = layout.boards.find(({ seat }) => seat === 2)!;
    for (const board of layout.boards) expect(board.plan.pitch).toBeLessThanOrEqual(near.plan.pitch);
  });

  it("a phone has targets for fingers", () => {
    for (const [players, displays] of TABLES) {
      const { ring, boards } = layoutOf({ width: 360, height: 640, players, displays, near: 1, alike: false });
      expect(ring.plate / 2 + 1).toBeGreaterThanOrEqual(44);
      expect(ring.cell).toBeGreaterThanOrEqual(43);
      expect(ring.stack).toBeGreaterThanOrEqual(44);
      for (let line = 1; line <= 5; line++) expect(boards[0]!.plan.line(line).height).toBeGreaterThanOrEqual(44);
      expect(boards[0]!.plan.floor.height).toBeGreaterThanOrEqual(44);
    }
  });

  it("a laptop shows everything, and large", () => {
    for (const [players, displays] of TABLES) {
      const layout = layoutOf({ width: 1280, height: 690, players, displays, near: 1, alike: false });
      expect(layout.height).toBe(690);
      expect(layout.boards[0]!.plan.pitch).toBeGreaterThanOrEqual(44);
      expect(layout.ring.tile).toBeGreaterThanOrEqual(40);
      for (const { plan } of layout.boards) expect(plan.pitch).toBeGreaterThanOrEqual(18);
    }
  });

  it("for two players on a phone, a whole turn needs no scrolling", () => {
    const { height } = layoutOf({ width: 360, height: 640, players: 2, displays: 5, near: 1, alike: false });
    expect(height).toBeLessThanOrEqual(690);
  });
});
