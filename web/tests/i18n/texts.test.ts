/** Every language, complete: tests/i18n sees a missing text or plural, these tests see one that is empty, left in English, or wrong. */
import { describe, expect, test } from "vitest";
import api from "../../../docs/api.md?raw";
import { LANGUAGES, textsOf, type Language, type Texts } from "../../src/i18n";
import { GAMES } from "../../src/games/registry";
import { sentenceOf, SENTENCES } from "../../src/i18n/refusals/codes";
import { dateTime, list, number, signed } from "../../src/i18n/formats";

const all = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await textsOf(language)] as const)),
) as Record<Language, Texts>;

/** Every text with where it stands; a function is called with words and numbers that fit most. */
function texts(node: unknown, path = ""): [string, string][] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node === "function") {
    const told = [1, 2, 5, 21, 101].map((count) => said(node as (...given: unknown[]) => unknown, count));
    return told.map((text, at) => [`${path}(${at})`, text]);
  }
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, value]) => texts(value, path ? `${path}.${key}` : key));
}

function said(text: (...given: unknown[]) => unknown, count: number): string {
  try {
    const told = text(count, count, count, count, count);
    return typeof told === "string" ? told : "…";
  } catch {
    return "…";
  }
}

const keys = (language: Language) => texts(all[language]).map(([path]) => path);

/** Names of games, and of bots who have one, are the same in every language. */
const NAMES = new RegExp(
  `^(common\\.games|home\\.short)\\.(${GAMES.flatMap(({ ids }) => ids).join("|")})$|^common\\.bots\\.(pinch|bisque|engobe|sgraffito|cuerda|majolica|zellige|lustre)$`,
);
/** What is the same word in another language. */
const SAME: Readonly<Record<string, RegExp>> = {
  it: /^(common\.(home|openMenu|no|link|bot)|table\.(chat|round|days)|chat\.title|home\.strength)\b/,
  nl: /^(titles\.arbiter|common\.(home|openMenu|link|bot)|table\.(details|chat|coach)|chat\.(title|phrases\.sorry))\b/,
  ro: /^(common\.(link|program|bot)|table\.chat|chat\.title)\b/,
};
/** Rooms of others have tests of their own for what may be the same. */
const OURS = /^(common|titles|errors|home|table|chat|settings)\./;

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language) => {
  test("has the texts of English, all of them and no others", () => {
    expect(keys(language)).toEqual(keys("en"));
  });

  test("says nothing in English", () => {
    const english = new Map(texts(all.en));
    const left = texts(all[language]).filter(
      ([path, text]) =>
        OURS.test(path) &&
        /[a-z]{2}/i.test(text) &&
        text === english.get(path) &&
        !NAMES.test(path) &&
        !SAME[language]?.test(path),
    );
    expect(left).toEqual([]);
  });
});

test.each(LANGUAGES)("no text of %s is empty, or has holes in it", (language) => {
  for (const [path, text] of texts(all[language])) {
    if (path.endsWith(")") && !OURS.test(path)) continue; // It wants colours or places: its own room tests it.
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/undefined|NaN|\[object|#/);
  }
});

describe("refusals", () => {
  const codes = [
    ...api.slice(api.indexOf("## Refusals")).matchAll(/^\| *(?:\d{3}(?:, \d{3})*) *\| *(.*?) *\|/gm),
  ].flatMap(([, cell]) => [...cell!.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code!));

  test("are read from the page that documents them", () => {
    expect(codes.length).toBeGreaterThan(70);
    expect(codes).toContain("stale");
  });

  test.each(LANGUAGES)("all have a sentence in %s", (language) => {
    const { errors } = all[language];
    for (const code of codes) {
      expect(sentenceOf(code), code).not.toBeNull();
      expect(errors.of(code, "English"), code).toBe(errors.sentences[sentenceOf(code)!]);
    }
  });

  test.each(LANGUAGES)("that nobody has heard of are told with their code in %s", (language) => {
    expect(all[language].errors.of("brand-new", "English")).toContain("brand-new");
  });

  test("no code has two sentences", () => {
    const listed = Object.values(SENTENCES).flat();
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe("numbers", () => {
  test("plurals follow the language", () => {
    expect([1, 2, 19, 20, 101, 120].map((count) => all.ro.home.free(count))).toEqual([
      "1 loc liber",
      "2 locuri libere",
      "19 locuri libere",
      "20 de locuri libere",
      "101 locuri libere",
      "120 de locuri libere",
    ]);
    expect(all.nl.home.count(1)).toBe("1 speler");
    expect(all.it.home.free(3)).toBe("3 posti liberi");
    expect([1, 3, 20].map((count) => all.ro.game.tiles(count, "B"))).toEqual([
      "1 piesă albastră",
      "3 piese albastre",
      "20 de piese albastre",
    ]);
  });

  test("digits, signs, dates and lists too", () => {
    expect(number("it", 12345.5)).toBe("12.345,5");
    expect([signed("en", 3), signed("en", -2), signed("en", 0)]).toEqual(["+3", "−2", "0"]);
    expect(dateTime("nl", Date.UTC(2026, 10, 16, 12))).toMatch(/16 nov\.? 2026/);
    expect(list("ro", ["Ana", "Ion", "Dan"])).toBe("Ana, Ion și Dan");
  });
});
