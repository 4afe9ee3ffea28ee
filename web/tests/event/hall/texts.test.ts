/** Every language has every text of the hall's screen and of the arbiter's page, and none is English by mistake. */
import { describe, expect, test } from "vitest";
import HALL_TEXTS from "virtual:texts/hall";
import ARBITER_TEXTS from "virtual:texts/arbiter";
import { LANGUAGES, type Language } from "../../../src/i18n";
import { every } from "../../i18n/every";

const rooms = { hall: await every(HALL_TEXTS), arbiter: await every(ARBITER_TEXTS) };
/** What is the same in two languages: abbreviations, and words that Dutch or Italian share with English. */
const SAME = new Set(["points", "title", "arbiter", "decide"]);

function* leaves(value: unknown, path: string): Generator<[string, unknown]> {
  if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* leaves(each, `${path}.${key}`);
  else yield [path, value];
}

/** A text as it is said: a function with a word or a number in the place of whatever it takes. */
const said = (value: unknown): string =>
  typeof value === "function" ? String((value as (...of: unknown[]) => unknown)(3, 5)) : String(value);

describe.each(["hall", "arbiter"] as const)("%s", (room) => {
  const of = (language: Language): Map<string, unknown> => new Map(leaves(rooms[room][language], room));
  const english = of("en");
  test.each(LANGUAGES)("%s has all texts, none empty, few as in English", (language) => {
    const own = of(language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    const alike: string[] = [];
    for (const [path, value] of own) {
      expect(typeof value).toBe(typeof english.get(path));
      expect(said(value).trim(), path).not.toBe("");
      expect(said(value), path).not.toMatch(/undefined|NaN|#/);
      if (language !== "en" && typeof value === "string" && value === english.get(path)) alike.push(path);
    }
    expect(alike.filter((path) => !SAME.has(path.split(".").at(-1)!))).toEqual([]);
  });
});
