import { expect, test } from "vitest";
import { summaryOf } from "../../src/reader/summary";
import type { AzulPosition } from "../../src/wire/types";
import { azulGames, duelGames } from "../games/played";

test.each([
  ["Azul", azulGames],
  ["Duel", duelGames],
])("a round's summary of %s is what the scores have moved by, and stays until the next move", (name, games) => {
  let rounds = 0;
  for (const game of games() as ReturnType<typeof azulGames>) {
    const steps = game.map(({ step }) => step);
    let scores: number[] = [];
    game.forEach(({ step, before, after }, at) => {
      if (step.token.startsWith("@")) {
        const summary = summaryOf(steps.slice(0, at + 1), after);
        const now = before.boards.map(({ score }) => score);
        if (scores.length) {
          rounds++;
          expect(summary?.round).toBe(after.round - 1);
          for (const shown of [before, after])
            expect(summaryOf(steps.slice(0, at + 1), shown, 0)?.round, "while tiles come from the bag").toBe(
              after.round - 1,
            );
          expect(summary?.seats.map(({ score }) => score)).toEqual(after.boards.map(({ score }) => score));
          // Draws cost a point at once in Duel, and who leaves loses all: neither is a part of a round's scoring.
          if (name === "Azul" && !(after as AzulPosition).withdrawn.length)
            expect(summary?.seats.map(({ gained, lost }) => gained - lost)).toEqual(
              now.map((score, seat) => score - scores[seat]!),
            );
        } else expect(summary).toBeNull();
        scores = now;
      } else if (step.seat !== null) expect(summaryOf(steps.slice(0, at + 1), after)).toBeNull();
    });
  }
  expect(rounds).toBeGreaterThan(10);
});
