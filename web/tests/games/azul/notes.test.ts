import { describe, expect, it } from "vitest";
import { markedSource, marksOf } from "../../../src/games/azul/marks";
import { noteOf } from "../../../src/games/azul/notes";
import { previewOf } from "../../../src/games/azul/preview";
import { targetName } from "../../../src/games/azul/wording";
import CORE_TEXTS from "virtual:texts/core";
import { every } from "../../i18n/every";
import { azulGames } from "../played";

const core = await every(CORE_TEXTS);
const en = core.en.azul;
const names = ["Ann", "Ben", "Cleo", "Dan"];
const all = azulGames();
const said = (position: Parameters<typeof noteOf>[0]) => noteOf(position, names, en, "en");

describe("what is said about a game", () => {
  it("says nothing while all is well", () => {
    expect(said(all[0]![3]!.after)).toBeNull();
  });
  it("says who has won, that a game is void, that a table has stopped, and how many passed", () => {
    expect(said(all[0]!.at(-1)!.after)?.text).toMatch(/won$/);
    expect(said(all[8]!.at(-1)!.after)?.text).toBe(en.void);
    const tournament = all[7]!.map(({ after }) => after);
    expect(tournament.some((position) => said(position)?.text === en.stopped)).toBe(true);
    expect(tournament.some((position) => said(position)?.text === en.passed(1))).toBe(true);
  });
  it("warns of a game that stalls (A33), once a whole round has gone by", () => {
    const position = all[0]![3]!.after;
    expect(said({ ...position, idle: 1 })).toBeNull();
    expect(said({ ...position, idle: 2 })?.text).toBe(en.idle);
    expect(said({ ...position, bare: 2 })).toBeNull();
    expect(said({ ...position, bare: 4 })?.text).toBe(en.bare(3));
  });
});

describe("the last move is marked", () => {
  it("where its tiles came from, and where they lie, as long as they do", () => {
    for (const game of all)
      for (const { step, after } of game) {
        if (step.seat === null) continue;
        const source = markedSource(after, step);
        if (source !== null && source !== "C") expect(after.displays[Number(source) - 1]).toBe("");
        const marks = marksOf(after, step, step.seat);
        if (typeof marks.line === "number") expect(after.boards[step.seat - 1]!.lines[marks.line - 1]).not.toBe("");
        for (const [row, column] of marks.cells)
          expect(after.boards[step.seat - 1]!.wall[row - 1]![column - 1]).not.toBe("-");
      }
  });
});

describe("names in words", () => {
  it("tell in every language what falls and what it costs", () => {
    const { before } = all[0]!.find(({ step }) => step.token.startsWith("C"))!;
    const seen = previewOf(before, before.to_move!, { source: "C", colour: before.centre[0]! }, "F");
    expect(targetName(seen, en)).toMatch(/^Floor line: the marker falls, \d tiles? falls?, costs \d points$/);
    for (const { azul: texts } of Object.values(core)) {
      const name = targetName(seen, texts);
      expect(name).toContain(texts.costs(seen.cost));
      expect(name).toContain(texts.markerFalls);
    }
  });
});
