import { describe, expect, it } from "vitest";
import { stripPlan } from "../../../src/games/azul/board";
import { endBox, layoutOf, type Layout, type Room } from "../../../src/games/azul/layout";
import type { Box } from "../../../src/games/common/box";

/** Windows, without their header: phones both ways, tablets both ways, laptops, walls; and all that lies between. */
const KNOWN = [
  [360, 696],
  [390, 800],
  [844, 354],
  [768, 972],
  [1024, 716],
  [1280, 668],
  [1440, 848],
  [3840, 2000],
] as const;
const BETWEEN = [360, 412, 560, 699, 700, 932, 1180, 1366, 1920, 2560].flatMap((width) =>
  [300, 338, 459, 460, 508, 600, 690, 910, 1380].map((height) => [width, height] as const),
);
const SIZES = [...KNOWN, ...BETWEEN.filter(([width, height]) => height > 590 || width > 560)];
const TABLES = [
  [2, 5],
  [3, 7],
  [4, 8],
  [4, 9],
  [2, 1],
  [3, 6],
] as const;
const rooms = SIZES.flatMap(([width, height]) =>
  TABLES.flatMap(([players, displays]) =>
    [false, true].map((alike) => ({ width, height, players, displays, near: 2, alike })),
  ),
);
const cases = rooms.map((room) => ({ room, layout: layoutOf(room) }));

const right = (box: Box): number => box.x + box.width;
const bottom = (box: Box): number => box.y + box.height;
const apart = (a: Box, b: Box): boolean =>
  right(a) <= b.x + 0.5 || right(b) <= a.x + 0.5 || bottom(a) <= b.y + 0.5 || bottom(b) <= a.y + 0.5;
const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  right(inner) <= right(outer) + 0.5 &&
  bottom(inner) <= bottom(outer) + 0.5;

function faultsOf(layout: Layout, room: Room): string[] {
  const faults: string[] = [];
  const whole = { x: 0, y: 0, width: room.width, height: room.height };
  const { ring } = layout;
  const boxes: [string, Box][] = [
    ["foot", layout.foot],
    ["centre", ring.centre],
    ...ring.plates.map(({ x, y }, at): [string, Box] => [
      `display ${at + 1}`,
      { x: x - ring.plate / 2, y: y - ring.plate / 2, width: ring.plate, height: ring.plate },
    ]),
    ...layout.boards.map(({ seat, box }): [string, Box] => [`board ${seat}`, box]),
  ];
  for (const [name, box] of boxes) if (!inside(box, whole)) faults.push(`${name} is outside`);
  boxes.forEach(([name, box], at) => {
    for (const [other, its] of boxes.slice(at + 1)) {
      // Round things may have corners in common.
      const round = !name.startsWith("board") && !other.startsWith("board") && name !== "foot" && !ring.packed;
      const far = round
        ? Math.hypot(box.x + box.width / 2 - its.x - its.width / 2, box.y + box.height / 2 - its.y - its.height / 2) >=
          (box.width + its.width) / 2 - 0.5
        : apart(box, its);
      if (!far) faults.push(`${name} and ${other} overlap`);
    }
  });
  for (const { seat, box, plan } of layout.boards) {
    const own = { x: 0, y: 0, width: box.width, height: box.height };
    const { wall, frame } = plan;
    const framed = {
      x: wall.x - frame,
      y: wall.y - frame,
      width: wall.width + 2 * frame,
      height: wall.height + 2 * frame,
    };
    const name = { x: plan.name.x, y: plan.name.y, width: plan.name.width, height: plan.name.size * 1.15 };
    const score = { x: plan.score.x, y: plan.score.y, width: plan.score.size * 1.2, height: plan.score.size * 0.8 };
    const places = plan.hasLines
      ? [1, 2, 3, 4, 5].map((line): Box => ({
          ...plan.place(line, line),
          width: line * plan.lineTile,
          height: plan.lineTile,
        }))
      : [];
    const parts: [string, Box][] = [
      ["wall", framed],
      ["sign", plan.sign],
      ["score", score],
      ...(plan.hasFloor ? [["floor", plan.floor] as [string, Box]] : []),
      ...places.map((place, at): [string, Box] => [`line ${at + 1}`, place]),
      ...(name.width > 8 ? [["name", name] as [string, Box]] : []),
    ];
    for (const [part, its] of parts) if (!inside(its, own)) faults.push(`${part} of board ${seat} is outside`);
    parts.forEach(([part, its], at) => {
      for (const [another, theirs] of parts.slice(at + 1))
        if (!apart(its, theirs)) faults.push(`${part} and ${another} of board ${seat} overlap`);
    });
  }
  return faults;
}

describe("the table in a room of any size", () => {
  it.each(TABLES)(
    "%i players, %i displays: nothing overlaps, nothing is outside, nothing is scrolled",
    (players, displays) => {
      for (const { room, layout } of cases.filter(
        ({ room: it }) => it.players === players && it.displays === displays,
      )) {
        const said = `${room.width} x ${room.height}${room.alike ? ", alike" : ""}: ${layout.kind}`;
        expect(layout.height, said).toBeLessThanOrEqual(room.height);
        expect(layout.boards.map(({ seat }) => seat).sort()).toEqual(
          Array.from({ length: players }, (_, at) => at + 1),
        );
        expect(layout.ring.plates).toHaveLength(displays);
        expect(faultsOf(layout, room), said).toEqual([]);
      }
    },
  );

  it("the ring is a circle in the middle of its box", () => {
    for (const {
      layout: { ring, offer },
    } of cases) {
      if (!ring.circle) continue;
      const { middle, radius } = ring.circle;
      for (const { x, y } of ring.plates) expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(radius);
      expect(middle.x).toBeCloseTo(offer.x + offer.width / 2);
    }
  });

  it("a phone has targets for fingers", () => {
    for (const [width, height, line] of [
      [390, 800, 37],
      [360, 696, 34],
      [844, 354, 24],
    ] as const) {
      const { ring, boards } = layoutOf({ width, height, players: 2, displays: 5, near: 1, alike: false });
      expect(ring.plate / 2).toBeGreaterThanOrEqual(44);
      expect(boards[0]!.plan.line(1).height).toBeGreaterThanOrEqual(line);
    }
  });

  it("four players at 1024 x 768 have large tiles", () => {
    const { ring, boards } = layoutOf({ width: 1024, height: 716, players: 4, displays: 9, near: 1, alike: false });
    expect(ring.tile).toBeGreaterThan(29);
    expect(boards[0]!.plan.pitch).toBeGreaterThan(42);
    expect(boards[1]!.plan.pitch).toBeGreaterThan(25);
  });

  it("the own board is the largest", () => {
    for (const {
      room,
      layout: { boards },
    } of cases) {
      const own = boards.find(({ seat }) => seat === room.near)!;
      for (const { plan } of boards) expect(plan.pitch).toBeLessThanOrEqual(own.plan.pitch + 0.01);
    }
  });
});

describe("an opponent's strip", () => {
  it("has room for a name up to the line that is as high", () => {
    const { name, place, pitch, wall, sign } = stripPlan(378, 152);
    expect(name.width).toBeGreaterThan(130);
    const end = name.x + name.width;
    for (const line of [1, 2, 3, 4, 5]) {
      const isBeside = wall.y + (line - 1) * pitch < sign.y + sign.height;
      if (isBeside) expect(end).toBeLessThan(place(line, line).x);
    }
  });

  it("has a score of three digits, and what the floor line costs, before a floor line beside them", () => {
    for (const [width, height] of [
      [410, 92],
      [452, 72],
      [330, 110],
    ] as const) {
      const { score, floor, hasFloor } = stripPlan(width, height);
      const digits = 3 * 0.56 * score.size;
      const cost = 2.6 * Math.max(12, 0.23 * score.size) + 0.15 * score.size;
      if (hasFloor) expect(floor.x, `${width} x ${height}`).toBeGreaterThanOrEqual(score.x + digits + cost);
    }
    expect(stripPlan(410, 92).hasFloor).toBe(true);
  });

  it("is wide enough for a bot with a number beside its score", () => {
    expect(stripPlan(132, 92).name.width).toBeGreaterThan(5.4 * stripPlan(132, 92).name.size);
  });

  it.each([
    [112, 136],
    [112, 112],
    [132, 92],
    [170, 92],
  ])("keeps the marker apart from name, score and wall at %i x %i", (width, height) => {
    const { marker, name, score, wall, frame, place } = stripPlan(width, height);
    expect(marker).not.toBeNull();
    const { x, y, width: size } = marker!;
    expect(y).toBeGreaterThanOrEqual(name.y + name.size);
    if (score.isAtEnd) expect(x + size).toBeLessThan(place(2, 2).x);
    else {
      expect(x).toBeGreaterThan(score.x + 1.15 * score.size);
      expect(y + size).toBeLessThanOrEqual(wall.y - frame);
    }
  });
});

describe("the end of a game", () => {
  it("has all between the boards on a phone that stands, and the place of the displays elsewhere", () => {
    const room = { players: 2, displays: 5, near: 1, alike: false };
    const upright = layoutOf({ ...room, width: 390, height: 800 });
    const [own, other] = upright.boards;
    const box = endBox(upright);
    expect(box.y).toBeGreaterThan(other!.box.y + other!.box.height);
    expect(box.y + box.height).toBeLessThan(own!.box.y);
    expect(box.height).toBeGreaterThan(320);
    const lying = layoutOf({ ...room, width: 844, height: 354 });
    expect(endBox(lying)).toMatchObject({ x: lying.offer.x, y: lying.offer.y, width: lying.offer.width });
  });
});
