/** Every language has every text of the organiser's pages, none is empty, and none is English by mistake. */
import { expect, test } from "vitest";
import type { StepWords } from "../../../src/event/desk/texts";

const files = import.meta.glob<{ default: Record<string, unknown> }>("../../../src/event/desk/texts/??.ts", {
  eager: true,
});
/** What is the same in every language, or in two of them by chance. */
const SAME = new Set([
  "seating.same",
  "make.online",
  "list.online",
  "event.arbiter",
  "event.watchDelayUnit()",
  "game.minutesExtra()",
  "game.sheetTitle()",
  "people.stages.here",
  "seating.cost",
  "next.settle.button()",
  "next.start.button()",
  "game.decide",
  "standings.final",
]);
const STEP: StepWords = { game: "G 1", tables: "3, 5", count: 2, present: 22, entered: 24, again: false };

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "function") {
    const say = value as (...given: readonly unknown[]) => string;
    const takesStep = /^next\.(?!calls|allSure)/.test(path);
    const isWords =
      /(entered|late|row|checkInName|checkedIn|more|left|withdrawn|back|picked|seatOf|meets|first|started|ended|sheetIn|by|sheetTitle|retractOf|revokeOf|one|ends|madeTitle)$/;
    for (const count of [1, 2, 20])
      yield [
        `${path}()`,
        takesStep
          ? say(STEP)
          : isWords.test(path) && !path.startsWith("list.")
            ? say("Ann", "Bob", "Cy")
            : say(count, count + 1, count),
      ];
  } else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* leaves(each, path ? `${path}.${key}` : key);
  else yield [path, String(value)];
}

const of = (language: string): [string, string][] => [
  ...leaves(files[`../../../src/event/desk/texts/${language}.ts`]!.default, ""),
];

test.each(["en", "it", "nl", "ro"])("no text of %s is empty or has a hole in it", (language) => {
  for (const [path, text] of of(language)) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/undefined|NaN|\[object|#/);
  }
});

test.each(["it", "nl", "ro"])("%s has all texts, and none in English", (language) => {
  const own = of(language);
  const english = of("en");
  expect(own.map(([path]) => path)).toEqual(english.map(([path]) => path));
  const alike = own.filter(([path, text], at) => text === english[at]![1] && /[a-z]{2}/i.test(text) && !SAME.has(path));
  expect(alike).toEqual([]);
});
