import { describe, expect, test } from "vitest";
import { beginning, parse, written } from "../../src/fair/agn";
import { bonusesOf, bySeat, runsOf, wallThen } from "../../src/replay/explained";
import { lastMoveOf, neighbour, numberIn, roundsOf, storyOf } from "../../src/replay/rounds";
import type { Frame } from "../../src/replay/wire";
import type { Position, ScoringStep } from "../../src/wire/types";

const frame = (n: number, round: number, token: string, seat: number | null): Frame => ({
  n,
  step: n ? { version: n, token, seat, scoring: [] } : null,
  position: { round } as Position,
});
const frames = [
  frame(0, 0, "", null),
  frame(1, 1, "@", null),
  frame(2, 1, "1B2", 1),
  frame(3, 1, "CB1", 2),
  frame(4, 2, "@", null),
  frame(5, 2, "2R1", 2),
];

describe("rounds", () => {
  test("begin with their deals", () =>
    expect(roundsOf(frames)).toEqual([
      { round: 1, n: 1 },
      { round: 2, n: 4 },
    ]));
  test("are found also where a part is not there yet", () =>
    expect(roundsOf([, , , , ...frames.slice(4)] as never)).toEqual([{ round: 2, n: 4 }]));
  test("have neighbours", () => {
    const marks = roundsOf(frames);
    expect([
      neighbour(marks, 2, 5, 1),
      neighbour(marks, 5, 5, 1),
      neighbour(marks, 5, 5, -1),
      neighbour(marks, 1, 5, -1),
    ]).toEqual([4, 5, 4, 0]);
  });
});

test("the last move is that of a player", () => {
  expect(lastMoveOf(frames, 4)?.token).toBe("CB1");
  expect(lastMoveOf(frames, 1)).toBeNull();
  expect(lastMoveOf([, , frames[2], , frames[4]] as never, 4)).toBeNull();
});

test("a story goes back as far as nothing is missing", () => {
  const told = (some: unknown, n: number) => storyOf(some as never, n).map(({ step }) => step.token);
  expect(told(frames, 3)).toEqual(["@", "1B2", "CB1"]);
  expect(told(frames, 0)).toEqual([]);
  expect(storyOf(frames, 3).at(-1)?.before).toBe(frames[2]!.position);
  expect(told([frames[0], , ...frames.slice(2)], 5)).toEqual(["CB1", "@", "2R1"]);
});

test("a number in the address", () =>
  expect(["12", "", "x", "-1", "1e3"].map(numberIn)).toEqual([12, null, null, null, null]));

const tile = (seat: number, cell: [number, number], horizontal: [number, number][], points: number): ScoringStep => ({
  kind: "tile",
  seat,
  points,
  cell,
  tile: "B",
  horizontal,
  vertical: [cell],
});

test("a scoring is taken apart by seats, and nothing that costs nothing is told", () => {
  const scoring: ScoringStep[] = [
    tile(1, [1, 1], [[1, 1]], 1),
    tile(
      1,
      [1, 2],
      [
        [1, 1],
        [1, 2],
      ],
      2,
    ),
    { kind: "floor-cost", seat: 1, points: -1, costs: [["marker", 1]] },
    { kind: "floor-cost", seat: 2, points: 0, costs: [] },
  ];
  expect(bySeat(scoring).map(({ seat, points, items }) => [seat, points, items.length])).toEqual([[1, 2, 3]]);
  expect(scoring.flatMap((step) => (step.kind === "tile" ? [runsOf(step)] : []))).toEqual([
    { across: 0, down: 0 },
    { across: 2, down: 0 },
  ]);
  const rows = ["BY---"];
  expect(wallThen(rows, 1, scoring, 0)).toEqual(["B----"]);
  expect(wallThen(rows, 1, scoring, 1)).toEqual(["BY---"]);
});

test("bonuses of the end", () => {
  const position = {
    outcome: {
      bonuses: [[{ kind: "rows", count: 1, points: 2, cells: [] }], [{ kind: "rows", count: 0, points: 0, cells: [] }]],
    },
  } as unknown as Position;
  expect(bonusesOf(position)).toMatchObject([{ seat: 1, points: 2 }]);
});

describe("records as text", () => {
  const text =
    '\uFEFF[Game "azul"]\r\n[Seat1 "An\\"n \\\\"]\r\n\r\nR1 @bbyk/- {a comment\n[no tag] } 3b2 ; the rest\npass\n\n[Game "mini"]\n\nx';
  test("tags and tokens are found, comments are not", () => {
    const { tags, tokens } = parse(text);
    expect(Object.fromEntries(tags)).toEqual({ Game: "azul", Seat1: 'An"n \\' });
    expect(tokens).toEqual(["@BBYK/-", "3B2", "pass"]);
  });
  test("either case is read", () =>
    expect(["KEEP:1=yk/ts", "SPEND:NONE", "spend:b,kb", "Draw", "ly2"].map(written)).toEqual([
      "keep:1=YK/TS",
      "spend:none",
      "spend:B,KB",
      "draw",
      "LY2",
    ]));
  test("a beginning has no result and no proof", () => {
    const tags: [string, string][] = [
      ["Game", "azul"],
      ["Seat1", 'A"'],
      ["Scores", "1 2"],
      ["FairSeed", "00"],
    ];
    expect(beginning(tags, ["@", "a", "b"], 2)).toBe('[Game "azul"]\n[Seat1 "A\\""]\n\n@ a\n');
  });
});
