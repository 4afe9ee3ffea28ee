import { describe, expect, it } from "vitest";
import { rowsOf, tied } from "../../src/games/azul/scores";
import { standings } from "../../src/outcome/breakdown";
import OUTCOME_TEXTS from "virtual:texts/outcome";
import { LANGUAGES } from "../../src/i18n";
import type { Outcome } from "../../src/wire/types";
import { KEPT, lastOf } from "../reader/kept";

describe.each(Object.keys(KEPT))("%s", (name) => {
  const position = lastOf(KEPT[name]!);
  const outcome = position.outcome!;
  const all = standings(position, outcome);

  it("everybody is there once, winners first", () => {
    expect(all.map(({ seat }) => seat).sort()).toEqual(position.boards.map((_, at) => at + 1));
    if (!outcome.void) expect(all[0]!.isWinner).toBe(true);
  });

  it("the parts of a score make up the score", () => {
    for (const { score, tiling, bonuses, spared } of all) {
      if (score === null) continue;
      expect(tiling + bonuses.reduce((sum, { points }) => sum + points, 0) + spared).toBe(score);
      expect(spared).toBeGreaterThanOrEqual(0);
    }
  });
});

it("a void game has scores for nobody", () => {
  const position = lastOf(KEPT["tournament"]!);
  expect(position.outcome!.void).toBe(true);
  expect(standings(position, position.outcome!).map(({ score, bonuses }) => [score, bonuses.length])).toEqual(
    position.boards.map(() => [null, 0]),
  );
});

it("who shares a place is counted, and who has left has none", () => {
  const position = lastOf(KEPT["mini"]!);
  const outcome: Outcome = {
    ...position.outcome!,
    scores: [30, null, 30],
    winners: [1, 3],
    ranking: [[1, 3]],
    tie_break: "shared",
  };
  expect(standings(position, outcome).map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [1, 1, 30],
    [3, 1, 30],
    [2, 0, null],
  ]);
  expect(tied(outcome)).toEqual([1, 3]);
});

it("complete rows are found for a tie", () => {
  const position = lastOf(KEPT["azul"]!);
  const rows = position.outcome!.bonuses.map((_, at) => rowsOf(position.outcome!, at + 1));
  expect(Math.max(...rows)).toBeGreaterThan(0);
});

it.each(LANGUAGES)("all words are there in %s", async (language) => {
  const { default: words } = await OUTCOME_TEXTS[language]();
  const { default: english } = await OUTCOME_TEXTS.en();
  expect(Object.keys(words)).toEqual(Object.keys(english));
  for (const text of [words.tieRows(40, words.against(2, 1)), words.tieHolder(1), words.tieStarter(21), words.place(3)])
    expect(text).toMatch(/\d/);
});
