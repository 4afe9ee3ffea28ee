/** Every language has every text of these pages, and none is English by mistake. */
import { describe, expect, test } from "vitest";
import ARBITER_TEXTS from "virtual:texts/arbiter";
import EDITOR_TEXTS from "virtual:texts/editor";
import FAIR_TEXTS from "virtual:texts/fair";
import HALL_TEXTS from "virtual:texts/hall";
import REPLAY_TEXTS from "virtual:texts/replay";
import { LANGUAGES, type Language } from "../../src/i18n";
import { every } from "./every";

const IN_PERSON = "points title arbiter decide";
const LOOKING_BACK = "placeholder azul mini miniGrey duel score play pause round R B more text";
/** Each page, what is the same in two languages, and whether its functions say something for any numbers. */
const PAGES: Record<string, { texts: Record<Language, unknown>; same: string; says?: boolean }> = {
  hall: { texts: await every(HALL_TEXTS), same: IN_PERSON, says: true },
  arbiter: { texts: await every(ARBITER_TEXTS), same: IN_PERSON, says: true },
  replay: { texts: await every(REPLAY_TEXTS), same: LOOKING_BACK },
  editor: { texts: await every(EDITOR_TEXTS), same: LOOKING_BACK },
  fair: { texts: await every(FAIR_TEXTS), same: LOOKING_BACK },
};

function* leaves(value: unknown, path: string): Generator<[string, unknown]> {
  if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* leaves(each, `${path}.${key}`);
  else yield [path, value];
}

describe.each(Object.entries(PAGES))("%s", (page, { texts, same, says }) => {
  const english = new Map(leaves(texts.en, page));
  test.each(LANGUAGES)("%s has all texts, none empty, few as in English", (language) => {
    const own = new Map(leaves(texts[language], page));
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    const alike: string[] = [];
    for (const [path, value] of own) {
      expect(typeof value).toBe(typeof english.get(path));
      if (typeof value === "function" && !says) continue;
      const said = typeof value === "function" ? String((value as (...of: unknown[]) => unknown)(3, 5)) : String(value);
      expect(said.trim(), path).not.toBe("");
      expect(said, path).not.toMatch(/undefined|NaN|#/);
      if (language !== "en" && value === english.get(path)) alike.push(path);
    }
    expect(alike.filter((path) => !same.split(" ").includes(path.split(".").at(-1)!))).toEqual([]);
  });
});
