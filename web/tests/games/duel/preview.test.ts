import { describe, expect, it } from "vitest";
import { turned } from "../../../src/games/duel/dome";
import { landing, scoring, take } from "../../../src/games/duel/preview";
import { pathOf } from "../../../src/games/duel/choices";
import { duelGames } from "../played";

const taken = duelGames()
  .flat()
  .filter(({ step }) => /^[1-4LM][BYRKT][1-6X]$/.test(step.token));

describe("what a choice would bring", () => {
  it("is what a take then brings: tiles on the line, broken ones, the first-player tile", () => {
    for (const { before, step, after } of taken) {
      // The tiling may follow at once: then nothing of it is left to compare.
      if (after.phase !== "offer" && after.phase !== "deal") continue;
      const [source, to] = pathOf(step.token) as [string, string];
      const line = to === "break" ? 0 : Number(to.split("-")[1]);
      const tiles = take(before, source)!;
      const [old, board] = [before.boards[step.seat! - 1]!, after.boards[step.seat! - 1]!];
      const told = landing(before, old, tiles, line);
      if (line) expect(board.lines[line - 1]!.length - old.lines[line - 1]!.length).toBe(told.placed);
      expect(board.broken.length - old.broken.length).toBe(told.broken);
      expect(after.holder === step.seat && before.holder === null).toBe(tiles.first);
    }
  });

  it("is what a tile then scores in the dome, the special one included", () => {
    let specials = 0;
    const tiled = duelGames()
      .flat()
      .filter(({ step }) => step.token.startsWith(">"));
    expect(tiled.length).toBeGreaterThan(50);
    for (const { before, step } of tiled) {
      const [, row, column] = step.token;
      const told = scoring(before, before.boards[step.seat! - 1]!, Number(row), Number(column));
      expect(told.points).toBe(step.scoring.find(({ kind }) => kind === "tile")!.points);
      const special = step.scoring.find(({ kind, seat }) => kind === "special" && seat === step.seat);
      expect(told.special).toBe(special?.points ?? 0);
      specials += special ? 1 : 0;
    }
    expect(specials).toBeGreaterThan(0);
  });

  it("reckons the costs of D36: three broken tiles and the first-player tile cost 8", () => {
    const position = duelGames()[0]![20]!.after;
    const board = { ...position.boards[0]!, broken: "" };
    expect(landing(position, board, { colour: "B", count: 3, first: true }, 0).cost).toBe(8);
    expect(landing(position, { ...board, broken: "YK" }, { colour: "B", count: 3, first: false }, 0)).toMatchObject({
      broken: 2,
      tower: 1,
      cost: 7,
    });
  });

  it("turns plates clockwise, as the server does", () => {
    expect(turned("YS/KR", 3)).toBe("SRYK");
    for (const { after } of duelGames().flat())
      for (const { dome } of after.boards)
        dome.plates.forEach((laid, at) => {
          if (!laid) return;
          const [top, left] = [Math.floor(at / 3) * 2, (at % 3) * 2];
          const lies = [0, 1].map((row) => dome.spaces[top + row]!.slice(left, left + 2)).join("");
          expect(turned(laid.plate, laid.turn)).toBe(lies);
        });
  });
});
