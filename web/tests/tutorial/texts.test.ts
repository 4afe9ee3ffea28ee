import { describe, expect, test } from "vitest";
import TUTORIAL_TEXTS from "virtual:texts/tutorial";
import azul from "../../src/games/azul/lessons/azul.json";
import duel from "../../src/games/duel/lessons/duel.json";
import grey from "../../src/games/azul/lessons/grey.json";
import mini from "../../src/games/azul/lessons/mini.json";
import type { Lesson } from "../../src/games/lessons";
import { sameWords } from "../../src/games/azul/pages";
import { facts, GAME_NAMES, wordsOf } from "../../src/tutorial/lessons";
import { compareWithEnglish } from "../i18n/compared";

const KEPT = { azul, mini, grey, duel } as unknown as Record<(typeof GAME_NAMES)[number], readonly Lesson[]>;
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
const LANGUAGES = await compareWithEnglish("the lessons", TUTORIAL_TEXTS, {
  called: CALLED,
  alike: /^page\.(games\.(azul|mini|duel)|other|title\(0\))$/,
  /** Two games have nothing to add. */
  empty: /^page\.notes\.(azul|duel)$/,
  numbers: /^lessons\./,
});
const en = LANGUAGES.en!;

describe.each(GAME_NAMES)("the lessons of %s", (game) => {
  test("have words, and no words are left over", () => {
    const ids = KEPT[game].map(({ id }) => id);
    for (const words of Object.values(LANGUAGES))
      expect(Object.keys(words.lessons[game === "mini" ? "azul" : game])).toEqual(ids);
  });
  test("tell the final scores that the rules give", () => {
    for (const { id, right } of KEPT[game])
      for (const { position } of Object.values(right)) {
        if (!position.outcome) continue;
        for (const words of Object.values(LANGUAGES))
          for (const score of position.outcome.scores)
            expect(wordsOf(words, sameWords, game, id).right).toContain(String(score));
      }
  });
  test("have something to say about every other move, or a hint", () => {
    for (const { id, effects } of KEPT[game])
      for (const effect of Object.values(effects))
        expect(
          [...facts(effect, game === "duel", en.page.facts), wordsOf(en, sameWords, game, id).hint].join(""),
        ).toBeTruthy();
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
