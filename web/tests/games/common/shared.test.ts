import { describe, expect, it } from "vitest";
import { shared, sharing } from "../../../src/games/common/shared";

const copy = <Of>(value: Of): Of => JSON.parse(JSON.stringify(value)) as Of;
const position = {
  boards: [
    { lines: ["B", ""], score: 3 },
    { lines: ["", "YY"], score: 0 },
  ],
  bag: { B: 4 },
  outcome: null,
};

describe("what stays of a position that is made of new parts", () => {
  it("is all of it where nothing differs", () => {
    expect(shared(position, copy(position))).toBe(position);
  });

  it("is every part that is equal, and none that differs", () => {
    const next = copy(position);
    next.boards[0]!.score = 5;
    const kept = shared(position, next);
    expect(kept).toEqual(next);
    expect(kept).not.toBe(position);
    expect(kept.boards[0]).not.toBe(position.boards[0]);
    expect(kept.boards[0]!.lines).toBe(position.boards[0]!.lines);
    expect(kept.boards[1]).toBe(position.boards[1]);
    expect(kept.bag).toBe(position.bag);
  });

  it("is nothing of what has become shorter, longer or another kind of thing", () => {
    for (const [before, next] of [
      [[1, 2], [1]],
      [[1], [1, 2]],
      [{ a: 1 }, {}],
      [{}, { a: undefined }],
      [{ a: 1 }, { b: 1 }],
      [[], {}],
      [null, {}],
      [{ a: 1 }, null],
    ] as const)
      expect(shared<unknown>(before, next)).toStrictEqual(next);
  });

  it("is remembered from one time to the next", () => {
    const keep = sharing<typeof position>();
    const first = keep(copy(position));
    expect(keep(copy(position))).toBe(first);
  });
});
