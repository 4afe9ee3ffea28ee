/** The texts of a page in two languages, held against each other: every text by its path, functions called with the arguments that are given for them. */
import { describe, expect, test } from "vitest";
import type { PageLoaders } from "../../src/i18n";
import { every } from "./every";

export type Called = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/** Every text by its path: "azul.goal.title". */
export function flat(words: unknown, called: Called = {}, path = ""): Map<string, string> {
  if (typeof words === "string") return new Map([[path, words]]);
  if (typeof words === "function") {
    const calls = called[path];
    if (!calls) throw new Error(`No arguments are given for ${path}.`);
    return new Map(
      calls.map((args, at) => [`${path}(${at})`, String((words as (...of: unknown[]) => string)(...args))]),
    );
  }
  return new Map(
    Object.entries(words as object).flatMap(([key, value]) => [...flat(value, called, path ? `${path}.${key}` : key)]),
  );
}

interface Exceptions {
  readonly called: Called;
  /** Paths of texts that are the same in English. */
  readonly alike: RegExp;
  /** Paths of texts that may be empty. */
  readonly empty?: RegExp;
  /** Paths of texts that must have the numbers of the English ones. */
  readonly numbers?: RegExp;
}

const NONE = /^$/;
const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(" ");

/** Tests of a page in every language: it has every text, none empty, none in English, each with the same numbers. The page in every language. */
export async function compareWithEnglish<Words>(
  name: string,
  loaders: PageLoaders<Words>,
  { called, alike, empty = NONE, numbers = /./ }: Exceptions,
): Promise<Readonly<Record<string, Words>>> {
  const all = await every(loaders);
  const english = flat(all.en, called);
  describe.each(Object.entries(all))(`${name} in %s`, (language, words) => {
    const texts = flat(words, called);
    test("leaves nothing empty, and no holes", () => {
      for (const [path, text] of texts) {
        if (!empty.test(path)) expect(text.trim(), path).not.toBe("");
        expect(text, path).not.toMatch(/undefined|NaN|\[object|#/);
      }
    });
    if (language === "en") return;
    test("has every text", () => {
      expect([...texts.keys()]).toEqual([...english.keys()]);
    });
    test("leaves nothing in English", () => {
      const same = [...texts].filter(([path, text]) => text !== "" && english.get(path) === text && !alike.test(path));
      expect(same).toEqual([]);
    });
    test("tells the same numbers as English", () => {
      for (const [path, text] of texts)
        if (numbers.test(path)) expect(numbersIn(text), `${path}: ${text}`).toBe(numbersIn(english.get(path)!));
    });
  });
  return all;
}
