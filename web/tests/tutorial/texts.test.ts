import { describe, expect, test } from "vitest";
import TUTORIAL_TEXTS from "virtual:texts/tutorial";
import { GAMES, gameOfVariant } from "../../src/games/registry";
import { facts, GAME_NAMES, wordsOf } from "../../src/tutorial/lessons";
import { every } from "../i18n/every";
import { flat, same } from "../rules/compared";

const LANGUAGES = await every(TUTORIAL_TEXTS);
const { en, ...others } = LANGUAGES;
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
const english = flat(en, CALLED);
const ALIKE = [...GAMES.flatMap(({ ids }) => ids.map((id) => `page.games.${id}`)), "page.other", "page.title(0)"];
/** Some games have nothing to add. */
const EMPTY = [...english.keys()].filter((path) => path.startsWith("page.notes.") && !english.get(path));

describe.each(Object.entries(others))("the lessons in %s", (_, words) => {
  const texts = flat(words, CALLED);
  test("have every text", () => expect([...texts.keys()]).toEqual([...english.keys()]));
  test("leave nothing empty", () => {
    const empty = [...texts].filter(([path, text]) => !text.trim() && !EMPTY.includes(path));
    expect(empty.map(([path]) => path)).toEqual([]);
  });
  test("leave nothing in English", () =>
    expect(same(english, texts).filter((path) => !ALIKE.includes(path))).toEqual([]));
  test("tell the same numbers as the English ones", () => {
    const numbers = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(" ");
    for (const [path, text] of texts)
      if (path.startsWith("lessons.")) expect(numbers(text), `${path}: ${text}`).toBe(numbers(english.get(path)!));
  });
});

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
