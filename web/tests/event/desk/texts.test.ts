/** Every language has every text of the organiser's pages, none is empty, and none is English by mistake. */
import { expect, test } from "vitest";
import DESK_TEXTS from "virtual:texts/desk";
import { LANGUAGES, type Language } from "../../../src/i18n";
import { every } from "../../i18n/every";

const files = await every(DESK_TEXTS);
/** What is the same in every language, or in two of them by chance. */
const SAME = new Set([
  "seating.same",
  "course.check-in",
  "make.online",
  "list.online",
  "event.arbiter",
  "event.watchDelayUnit()",
  "game.minutesExtra()",
  "game.sheetTitle()",
  "people.stages.here",
  "seating.cost",
  "next.button.settle()",
  "next.button.start()",
  "game.decide",
  "standings.final",
  "wishes.club",
  "wishes.rating",
  "page.series",
  "page.logo",
]);
const STEP = ["G 1", "3, 5", 2, 22, 24, false] as const;

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "function") {
    const say = value as (...given: readonly unknown[]) => string;
    const takesStep = /^next\.(?!calls|allSure)/.test(path);
    const isWords =
      /(entered|late|checkInName|checkedIn|more|left|withdrawn|back|picked|meets|first|started|ended|sheetIn|by|sheetTitle|retractOf|revokeOf|one|ends|madeTitle)$/;
    for (const count of [1, 2, 20])
      yield [
        `${path}()`,
        takesStep
          ? say(...STEP)
          : isWords.test(path) && !path.startsWith("list.")
            ? say("Ann", "Bob", "Cy")
            : say(count, count + 1, count, count),
      ];
  } else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* leaves(each, path ? `${path}.${key}` : key);
  else yield [path, String(value)];
}

const of = (language: Language): [string, string][] => [...leaves(files[language], "")];

test.each(LANGUAGES)("no text of %s is empty or has a hole in it", (language) => {
  for (const [path, text] of of(language)) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/undefined|NaN|\[object|#/);
  }
});

test.each(LANGUAGES.filter((language) => language !== "en"))("%s has all texts, and none in English", (language) => {
  const own = of(language);
  const english = of("en");
  expect(own.map(([path]) => path)).toEqual(english.map(([path]) => path));
  const alike = own.filter(([path, text], at) => text === english[at]![1] && /[a-z]{2}/i.test(text) && !SAME.has(path));
  expect(alike).toEqual([]);
});
