import { expect, test } from "vitest";
import {
  balanced,
  COLOURS,
  dealt,
  fresh,
  lettersOf,
  pour,
  restInto,
  surplus,
  withPlayers,
  withWall,
  type Draft,
} from "../../../../src/games/azul/editor/draft";
import { History } from "../../../../src/games/azul/editor/history.svelte";
import { put, withMarker, type Brush, type Place } from "../../../../src/games/azul/editor/placing";
import { nearest } from "../../../../src/components/roving";
import { named, faultSentence } from "../../../../src/editor/fault-sentences";
import { boardOf, DUEL_START, nextTile, toMoveIn, withPart, withToMove } from "../../../../src/games/duel/editor/afen";
import EDITOR_TEXTS from "virtual:texts/editor";
import { every } from "../../../i18n/every";

const chance = (): (() => number) => {
  let state = 7;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
};
const isWhole = (draft: Draft): boolean => COLOURS.every((colour) => surplus(draft, colour) === 0);
const after = (draft: Draft, ...presses: [Place, Brush][]): Draft =>
  presses.reduce((now, [place, brush]) => put(now, place, brush), draft);

test("a deal fills every display and keeps all tiles", () => {
  const draft = dealt(fresh("azul", "coloured", 4), chance());
  expect(draft.displays.map((display) => display.length)).toEqual(Array(9).fill(4));
  expect(isWhole(draft)).toBe(true);
  expect(draft.idle).toBe(1);
});

test("what is put down comes from the bag, and goes back there", () => {
  const start = dealt(fresh(), chance());
  const line: Place = { kind: "line", seat: 1, line: 3, at: 1 };
  const laid = put(start, line, "K");
  expect(laid.boards[0]!.lines[2]).toEqual({ colour: "K", filled: 2 });
  expect(laid.bag.K).toBe(start.bag.K - 2);
  expect(isWhole(laid)).toBe(true);
  expect(put(laid, line, "K").boards[0]!.lines[2]).toEqual({ colour: "K", filled: 1 });
  expect(put(laid, { ...line, at: 0 }, "").boards[0]!.lines[2]).toEqual({ colour: "", filled: 0 });
});

test("tiles of which the bag has none come from the lid; what is nowhere is told", () => {
  const empty: Draft = { ...fresh(), bag: { ...fresh().bag, W: 0 }, lid: { ...fresh().lid, W: 1 } };
  const short = { ...empty, boards: empty.boards };
  const one = put(short, { kind: "floor", seat: 2, at: 0 }, "W");
  expect([one.bag.W, one.lid.W].some((count) => count < 0)).toBe(false);
  expect(surplus({ ...one, bag: { ...one.bag, W: one.bag.W + 3 } }, "W")).toBe(3 + surplus(one, "W"));
});

test("the rest into the bag or the lid, and pouring", () => {
  const lost: Draft = { ...fresh(), bag: { B: 1, Y: 25, R: 20, K: 0, W: 20 } };
  expect(restInto(lost, "bag").bag).toEqual({ B: 20, Y: 20, R: 20, K: 20, W: 20 });
  expect(restInto(lost, "lid").lid).toEqual({ B: 19, Y: 0, R: 0, K: 20, W: 0 });
  const poured = pour(fresh(), "bag");
  expect(lettersOf(poured.bag)).toBe("");
  expect(pour(poured, "lid").bag).toEqual(fresh().bag);
});

test("a display takes four tiles, in order; the same tile once more takes it away", () => {
  const at = (n: number): Place => ({ kind: "display", display: 1, at: n });
  const draft = after(fresh(), [at(0), "W"], [at(1), "B"], [at(2), "W"], [at(3), "K"], [at(3), "R"]);
  expect(draft.displays[0]).toBe(
    "BKWR"
      .split("")
      .sort((a, b) => "BYRKW".indexOf(a) - "BYRKW".indexOf(b))
      .join(""),
  );
  expect(put(draft, at(0), "B").displays[0]).not.toContain("B");
  expect(put(draft, at(0), "M")).toEqual(balanced(draft));
});

test("the coloured wall takes its own colours; the grey one what is in hand", () => {
  const cell: Place = { kind: "wall", seat: 1, row: 1, column: 0 };
  expect(put(fresh(), cell, "R").boards[0]!.wall[1]).toBe("W----");
  const grey = put(fresh("azul", "grey"), cell, "R");
  expect(grey.boards[0]!.wall[1]).toBe("R----");
  expect(put(grey, cell, "R").boards[0]!.wall[1]).toBe("-----");
  expect(withWall(grey, "coloured").boards[0]!.wall[1]).toBe("-----");
  expect(isWhole(withWall(grey, "coloured"))).toBe(true);
});

test("there is one marker, wherever it is put", () => {
  const floor = (seat: number): Place => ({ kind: "floor", seat, at: 0 });
  const one = after(fresh(), [floor(1), "B"], [floor(1), "M"]);
  expect(one.marker).toEqual({ place: "floor", seat: 1 });
  const two = put(one, floor(2), "M");
  expect(two.boards.map((board) => board.floor)).toEqual(["B", "M"]);
  expect(put(two, floor(2), "M").marker).toEqual({ place: "centre", seat: null });
  expect(put(two, floor(2), "").marker.place).toBe("centre");
  expect(withMarker(two, "front", 1).boards[1]!.floor).toBe("");
  expect(put(two, { kind: "centre", colour: null }, "M").marker.place).toBe("centre");
});

test("the centre takes and gives", () => {
  const draft = after(fresh(), [{ kind: "centre", colour: null }, "R"], [{ kind: "centre", colour: null }, "R"]);
  expect(lettersOf(draft.centre)).toBe("RR");
  expect(lettersOf(put(draft, { kind: "centre", colour: "R" }, "B").centre)).toBe("R");
});

test("more and fewer players keep all tiles", () => {
  const draft = withPlayers(put(withPlayers(fresh(), 4), { kind: "line", seat: 4, line: 5, at: 4 }, "Y"), 2);
  expect(draft.displays.length).toBe(5);
  expect(draft.boards.length).toBe(2);
  expect(isWhole(draft)).toBe(true);
});

test("everything can be undone and done again", () => {
  const history = new History(fresh());
  const first = history.draft;
  history.change(dealt(first, chance()));
  const second = history.draft;
  history.undo();
  expect(history.draft).toBe(first);
  history.redo();
  expect(history.draft).toBe(second);
  history.undo();
  history.change(fresh("mini"));
  expect(history.canRedo).toBe(false);
  for (let n = 0; n < 500; n++) history.change({ ...history.draft, round: n });
  expect(history.draft.round).toBe(499);
});

test("arrows go to the nearest place on that side", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 0, y: 50 },
    { x: 52, y: 49 },
  ];
  expect(nearest(spots[0]!, spots, [1, 0])).toBe(1);
  expect(nearest(spots[0]!, spots, [0, 1])).toBe(2);
  expect(nearest(spots[1]!, spots, [0, 1])).toBe(3);
  expect(nearest(spots[0]!, spots, [-1, 0])).toBe(-1);
});

test("the server's sentences are told in each language, with their numbers", async () => {
  const all = await every(EDITOR_TEXTS);
  const fault = { code: "tile-count", text: "There are 21 blue tiles over all places, not 20." };
  expect(named(fault.text)).toEqual({ n: [21, 20], colour: "B" });
  const otherwise = (_: string, text: string): string => text;
  for (const words of Object.values(all)) {
    const sentence = faultSentence(fault, words.position, otherwise);
    expect(sentence).toContain("21");
    expect(sentence === fault.text).toBe(false);
  }
  expect(faultSentence({ code: "new-one", text: "Something new." }, all.en.position, otherwise)).toBe("Something new.");
});

test("fields of a position of Duel are changed one by one", () => {
  expect(boardOf(DUEL_START, 1)).toMatchObject({ score: 5, broken: "", tokens: 2 });
  const changed = withPart(withPart(DUEL_START, 2, "score", "17"), 1, "lines", "B1.-.-.-.-.-");
  expect(boardOf(changed, 2)!.score).toBe(17);
  expect(boardOf(changed, 1)!.lines[0]).toBe("B1");
  expect(withPart(changed, 2, "score", "5").length).toBe(withPart(DUEL_START, 1, "lines", "B1.-.-.-.-.-").length);
  expect(toMoveIn(withToMove(DUEL_START, "2"))).toBe("2");
  expect(boardOf("duel:x", 1)).toBeNull();
  expect([nextTile("-", "B"), nextTile("B", "B"), nextTile("-", "*"), nextTile("T", "*"), nextTile("-", "-")]).toEqual([
    "B",
    "-",
    "B",
    "-",
    "-",
  ]);
});
