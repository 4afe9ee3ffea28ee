import { describe, expect, it } from "vitest";
import {
  brokenPlace,
  brokenSum,
  cellPlace,
  chipPlace,
  chipPlaces,
  chipSize,
  coinPlace,
  domeSize,
  linePlace,
  platePlace,
  type BoardPlan,
} from "../../../src/games/duel/board-plan";
import { layoutOf, type Layout, type Room } from "../../../src/games/duel/layout";
import type { Box, Point } from "../../../src/games/duel/places";

/** Windows, less what the heading takes from them. */
const WINDOWS = [
  ...[[360, 640], [360, 740], [375, 667], [390, 844], [412, 915], [430, 932], [540, 960]],
  ...[[640, 360], [667, 375], [740, 360], [844, 390], [915, 412], [932, 430]],
  ...[[768, 1024], [820, 1180], [1080, 1920]],
  ...[[800, 600], [1024, 600], [1024, 768], [1180, 820], [1280, 720], [1280, 800], [1366, 768], [1440, 900]],
  ...[[1920, 1080], [2560, 1080], [2560, 1440], [3840, 2160]],
] as const; // prettier-ignore
const swept = [720, 880, 1040, 1200, 1520, 1840, 2160].flatMap((width) =>
  [560, 670, 780, 890, 1110, 1440].map((height) => [width, height] as const),
);
const headingOf = (width: number, height: number): number =>
  height < 480 ? 36 : width < 700 ? 44 : height < 1200 ? 52 : 64;
const rooms = [...WINDOWS, ...swept].flatMap(([width, height]) =>
  [3, 4].map((tiles): Room => ({ width: width!, height: height! - headingOf(width!, height!), tiles })),
);

const SLACK = 0.6;
const right = (box: Box): number => box.x + box.width;
const bottom = (box: Box): number => box.y + box.height;
const apart = (a: Box, b: Box): boolean =>
  right(a) <= b.x + SLACK || right(b) <= a.x + SLACK || bottom(a) <= b.y + SLACK || bottom(b) <= a.y + SLACK;
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  right(inner) <= right(outer) + SLACK &&
  bottom(inner) <= bottom(outer) + SLACK;
const around = ({ x, y }: Point, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});
const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Everything that has a box of its own; round trays are looked at as circles. */
function parts(layout: Layout): Readonly<Record<string, Box>> {
  const named: Record<string, Box> = {
    ask: layout.ask,
    own: layout.own.box,
    other: layout.other.box,
    pile: layout.shelf.pile,
    supply: layout.shelf.supply,
  };
  layout.shelf.display.forEach((box, at) => (named[`display ${at + 1}`] = box));
  layout.scoring.forEach((box, at) => (named[`scoring tile ${at + 1}`] = box));
  if (layout.shape === "upright") layout.trays.forEach((box, at) => (named[`tray ${at}`] = box));
  return named;
}

function faults(named: Readonly<Record<string, Box>>, room: Box): string[] {
  const all = Object.entries(named);
  return all.flatMap(([name, box], at) => [
    ...(within(box, room) && box.width > 0 && box.height > 0 ? [] : [`${name} is outside`]),
    ...all.slice(at + 1).flatMap(([other, its]) => (apart(box, its) ? [] : [`${name} lies over ${other}`])),
  ]);
}

/** What lies on a board: tiles, plates, coins, chips, name and score. */
function onBoard(plan: BoardPlan, digits: number): Readonly<Record<string, Box>> {
  const six = [1, 2, 3, 4, 5, 6];
  const named: Record<string, Box> = {
    name: plan.name,
    sign: { ...plan.sign, width: plan.sign.size, height: plan.sign.size },
  };
  const { score, stock } = plan;
  named["score"] = { x: score.x, y: score.y, width: digits * 0.62 * score.size, height: 0.8 * score.size };
  named["stock"] = stock.each
    ? plan.form === "compact"
      ? { x: stock.x, y: stock.y, width: 4.7 * stock.size, height: stock.size }
      : { x: stock.x, y: stock.y, width: 2.2 * stock.size, height: 2.2 * stock.size }
    : {
        x: stock.x,
        y: stock.y,
        width: plan.form === "strip" ? 30 : 72,
        height: plan.form === "strip" ? 2 * stock.size + 2 : 24,
      };
  named["dome"] = {
    x: plan.dome.x - plan.frame,
    y: plan.dome.y - plan.frame,
    width: domeSize(plan) + 2 * plan.frame,
    height: domeSize(plan) + 2 * plan.frame,
  };
  for (const line of six)
    for (let place = 0; place < line; place++)
      named[`line ${line} ${place}`] = around(linePlace(plan, line, place), plan.line);
  named["chips"] = { x: plan.chips.x, y: plan.chips.y, width: plan.chips.width, height: plan.chips.size };
  const wide = plan.form === "full" ? Math.max(29, plan.pitch) : 36;
  named["sum"] = { ...around(brokenSum(plan), 18), x: brokenSum(plan).x - wide / 2, width: wide };
  if (plan.form === "strip") return named;
  for (const row of six) named[`coin ${row}`] = around(coinPlace(plan, row), plan.coin);
  for (const space of [0, 1, 2, 3, 4]) named[`broken ${space}`] = around(brokenPlace(plan, space), plan.broken.size);
  return named;
}

describe("the table of Duel in a room of any size", () => {
  it.each(rooms)("$width x $height with $tiles scoring tiles", (room) => {
    const layout = layoutOf(room);
    expect(layout.height).toBe(room.height);
    const whole = { x: 0, y: 0, width: room.width, height: room.height };
    expect(faults(parts(layout), whole)).toEqual([]);
    if (layout.shape === "round") {
      const [large, ...small] = layout.trays;
      const left = [layout.ask, layout.own.box, layout.other.box, layout.shelf.pile, ...layout.scoring];
      layout.trays.forEach((tray) => expect(within(tray, whole)).toBe(true));
      left.forEach((box) => layout.trays.forEach((tray) => expect(apart(tray, box)).toBe(true)));
      small.forEach((tray) => {
        const [one, other] = [middle(tray), middle(large!)];
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(tray.width / 2 + large!.width / 2 + 2);
      });
      small.forEach((tray, at) => small.slice(at + 1).forEach((its) => expect(apart(tray, its)).toBe(true)));
    }
    // What a finger or a mouse has to hit: a tile of a tray, a plate, a line.
    expect(layout.unit).toBeGreaterThanOrEqual(23);
    expect(layout.own.plan.pitch).toBeGreaterThanOrEqual(23);
    expect(layout.shelf.pile.width).toBeGreaterThanOrEqual(38);
    // Two lines, and the buttons that answer them; less only beside four scoring tiles on the lowest phones.
    expect(layout.ask.height).toBeGreaterThanOrEqual(layout.kind === "portrait" && room.tiles < 4 ? 75 : 56);
    layout.scoring.forEach((box) => expect(box.height).toBeGreaterThanOrEqual(16));
  });

  it.each(rooms)("boards in $width x $height keep everything on them and apart", (room) => {
    const { own, other } = layoutOf(room);
    for (const { plan, box } of [own, other]) {
      expect([plan.width, plan.height].map(Math.round)).toEqual([box.width, box.height].map(Math.round));
      const whole = { x: 0, y: 0, width: plan.width, height: plan.height };
      expect(faults(onBoard(plan, 2), whole)).toEqual([]);
    }
  });

  it("a named size has tiles as large as they were drawn", () => {
    const unit = (width: number, height: number): number =>
      Math.round(layoutOf({ width, height: height - headingOf(width, height), tiles: 3 }).unit);
    expect([unit(390, 844), unit(844, 390), unit(1024, 768), unit(1440, 900)]).toEqual([31, 34, 39, 50]);
  });

  it("a replay on a tablet that stands has the layout with the larger tiles, too", () => {
    expect(layoutOf({ width: 768, height: 790, tiles: 3 }).kind).toBe("tall");
  });
  it("a table beside which a panel opens keeps its layout", () => {
    for (const width of [1024, 724]) expect(layoutOf({ width, height: 716, tiles: 3 }).kind).toBe("table");
  });

  it.each([
    [768, 1024],
    [820, 1180],
  ])("a tablet that stands, %i x %i, has a large board of one's own, and tiles for a finger", (width, height) => {
    const { own, unit } = layoutOf({ width, height: height - headingOf(width, height), tiles: 3 });
    expect(own.box.width).toBeGreaterThan(0.7 * width);
    expect(unit).toBeGreaterThanOrEqual(44);
  });

  it("names the pile where its name reaches no plate, also beside a panel", () => {
    for (const room of [...rooms, { width: 736, height: 716, tiles: 3 }]) {
      const { labelled, pile, display } = layoutOf(room).shelf;
      if (labelled) expect(display[0]!.x - pile.x, JSON.stringify(room)).toBeGreaterThan(70);
      else if (room.width >= 1024 && room.height >= 700) throw new Error(JSON.stringify(room));
    }
  });
});

describe("a board", () => {
  const { plan } = layoutOf({ width: 1440, height: 848, tiles: 3 }).own;
  it("has its plates under their spaces", () => {
    for (const [space, row, column] of [
      [1, 1, 1],
      [6, 3, 5],
      [9, 5, 5],
    ] as const) {
      // prettier-ignore
      const corner = platePlace(plan, space);
      const first = cellPlace(plan, row, column);
      expect([corner.x, corner.y].map(Math.round)).toEqual(
        [first.x - plan.pitch / 2, first.y - plan.pitch / 2].map(Math.round),
      );
    }
  });
  it("lays chips that are spent one by one where there is room, else in a pile, and leaves them out on a strip", () => {
    const strip = layoutOf({ width: 390, height: 800, tiles: 3 }).other.plan;
    const phone = layoutOf({ width: 390, height: 800, tiles: 3 }).own.plan;
    const places = (on: BoardPlan, chips: number, spent: number): number =>
      chipPlaces(on, { chips: Array<string>(chips).fill("B"), spent: Array<string>(spent).fill("Y") });
    expect([places(plan, 3, 3), places(plan, 4, 6), places(plan, 4, 0)]).toEqual([6, 5, 4]);
    expect([places(phone, 3, 3), places(strip, 3, 3)]).toEqual([4, 3]);
  });
  it("keeps any number of chips in their store", () => {
    const { chips } = plan;
    for (const all of [1, 4, 10]) {
      const last = chipPlace(plan, all - 1, all);
      expect(last.x + chipSize(plan, all) / 2).toBeLessThanOrEqual(chips.x + chips.width + SLACK);
    }
  });
});
