import { describe, expect, it } from "vitest";
import { framesOf, path } from "../../src/motion/flight";

const box = (left: number, top: number, width: number) => ({ left, top, width, height: width });

describe("the path of a tile", () => {
  it("starts and ends at its spots, measured from the table's corner, and scales from one size to the other", () => {
    const { size, transforms } = path(box(110, 220, 40), box(310, 20, 20), { left: 10, top: 20 });
    expect(size).toBe(40);
    expect(transforms[0]).toBe("translate(100px, 200px) scale(1)");
    expect(transforms.at(-1)).toBe("translate(300px, 0px) scale(0.5)");
  });

  it("is a low arc: higher in the middle than the straight way, however far it goes", () => {
    for (const far of [10, 100, 1000]) {
      const { transforms } = path(box(0, 500, 30), box(far, 500, 30), { left: 0, top: 0 });
      const middle = /, (-?[\d.]+)px\)/.exec(transforms[1]!)![1]!;
      expect(Number(middle)).toBeLessThan(500);
      expect(Number(middle)).toBeGreaterThanOrEqual(474);
    }
  });

  it("is straight for a tile that slides", () => {
    const { transforms } = path(box(0, 500, 30), box(300, 500, 30), { left: 0, top: 0 }, { slides: true });
    expect(transforms[1]).toBe("translate(150px, 500px) scale(1)");
  });

  it("ends a little too large, around the same middle, and turned by nothing", () => {
    const { transforms, settles } = path(box(0, 0, 40), box(200, 100, 40), { left: 0, top: 0 }, { turn: 8 });
    expect(transforms[0]).toContain("rotate(8deg)");
    expect(transforms[2]).toContain("rotate(0deg)");
    expect(settles).toContain("translate(199.4px, 99.4px) scale(1.03)");
  });
});

describe("the frames of a tile", () => {
  const way = path(box(0, 0, 40), box(200, 0, 40), { left: 0, top: 0 });

  it("are those of one animation: the way, and then the tile settles", () => {
    const frames = framesOf(way, { duration: 300, all: 400 });
    expect(frames.map(({ transform }) => transform)).toEqual([...way.transforms, way.settles, way.transforms[2]]);
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0.75 * 0.38, 0.75, 0.75, 1]);
    expect(frames.some((frame) => "opacity" in frame)).toBe(false);
  });

  it("end on arrival where a tile goes into something, and let it be seen half-way if it came out of something", () => {
    const frames = framesOf(way, { duration: 300, all: 300, appears: true });
    expect(frames.map(({ transform }) => transform)).toEqual(way.transforms);
    expect(frames.map(({ opacity }) => opacity)).toEqual([0, 1, 1]);
  });
});
