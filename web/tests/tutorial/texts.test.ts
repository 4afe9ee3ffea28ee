import { describe, expect, test } from "vitest";
import TUTORIAL_TEXTS from "virtual:texts/tutorial";
import { GAMES, gameOfVariant } from "../../src/games/registry";
import { facts, GAME_NAMES, wordsOf } from "../../src/tutorial/lessons";
import { compareWithEnglish } from "../i18n/compared";

const LESSONS = await Promise.all(
  GAME_NAMES.map(async (game) => {
    const client = gameOfVariant(game)!;
    const { lessons, sameWords } = await client.pages();
    return { game, breaks: client.breaks, sameWords, lessons: await lessons(game) };
  }),
);
const COUNTS = [[1], [2], [20]];
const CALLED = {
  "page.title": [["Azul"]],
  "page.lesson": [[2, 8]],
  "page.facts.fall": [1, 2, 20].flatMap((count) => [
    [count, true],
    [count, false],
  ]),
  "page.facts.cost": COUNTS,
  "page.facts.points": COUNTS,
  "page.facts.lost": [
    [3, true],
    [3, false],
  ],
};
const ids = GAMES.flatMap((game) => game.ids).join("|");
const LANGUAGES = await compareWithEnglish("the lessons", TUTORIAL_TEXTS, {
  called: CALLED,
  alike: new RegExp(`^page\\.(games\\.(${ids})|other|title\\(0\\))$`),
  /** Two games have nothing to add. */
  empty: /^page\.notes\.(azul|duel)$/,
  numbers: /^lessons\./,
});
const en = LANGUAGES.en!;

describe.each(LESSONS)("the lessons of $game", ({ game, breaks, sameWords, lessons }) => {
  test("have words, and no words are left over", () => {
    const ids = lessons.map(({ id }) => id);
    for (const words of Object.values(LANGUAGES)) {
      const told: Readonly<Record<string, object>> = words.lessons;
      const of: Readonly<Record<string, string>> = sameWords;
      expect(Object.keys(told[of[game] ?? game]!)).toEqual(ids);
    }
  });
  test("tell the final scores that the rules give", () => {
    for (const { id, right } of lessons)
      for (const { position } of Object.values(right)) {
        if (!position.outcome) continue;
        for (const words of Object.values(LANGUAGES))
          for (const score of position.outcome.scores)
            expect(wordsOf(words, sameWords, game, id).right).toContain(String(score));
      }
  });
  test("have something to say about every other move, or a hint", () => {
    for (const { id, effects } of lessons)
      for (const effect of Object.values(effects))
        expect([...facts(effect, breaks, en.page.facts), wordsOf(en, sameWords, game, id).hint].join("")).toBeTruthy();
  });
});

test("facts are told in the order of their weight", () => {
  expect(facts({ points: 5, complete: true, cost: 4, fall: 3, lost: [3] }, false, en.page.facts)).toEqual([
    "scores 5 points",
    "line 3 falls",
    "3 tiles fall",
    "costs 4 points",
  ]);
  expect(facts({ complete: true, first: true, cost: 1 }, false, en.page.facts)).toEqual([
    "the line is complete",
    "you begin the next round",
    "costs 1 point",
  ]);
  expect(facts({}, true, en.page.facts)).toEqual([]);
});
