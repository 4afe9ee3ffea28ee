import { describe, expect, test } from "vitest";
import RULES_TEXTS from "virtual:texts/rules";
import { GAMES } from "../../src/games/registry";
import { every } from "../i18n/every";
import { flat, same } from "./compared";

const { en, ...others } = await every(RULES_TEXTS);
const CALLED = { "figures.players": [[2], [3], [4]], "figures.goal": [["Edge"]] };
const english = flat(en, CALLED);
/** Names of games. */
const ALIKE = GAMES.flatMap(({ ids }) => ids.map((id) => `page.games.${id}.name`));
/** Figures that a list or a table beside them explains. */
const WITHOUT_CAPTION = /^figures\.(tiles|board|discs|duelBoard)\.caption$/;

describe.each(Object.entries(others))("the rules in %s", (_, words) => {
  const texts = flat(words, CALLED);

  test("have every text", () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });
  test("leave nothing empty", () => {
    const empty = [...texts].filter(([path, text]) => !text.trim() && !WITHOUT_CAPTION.test(path));
    expect(empty).toEqual([]);
  });
  test("leave nothing in English", () => {
    expect(same(english, texts).filter((path) => !ALIKE.includes(path))).toEqual([]);
  });
  test("have their strong words in pairs, and as many as in English", () => {
    for (const [path, text] of texts) {
      const marks = text.split("**").length - 1;
      expect(marks % 2, path).toBe(0);
      expect(marks > 0, path).toBe(english.get(path)!.includes("**"));
    }
  });
  test("tell the same numbers as the English ones", () => {
    const numbers = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(" ");
    for (const [path, text] of texts) {
      if (path.startsWith("page.")) continue;
      expect(numbers(text), `${path}: ${text}`).toBe(numbers(english.get(path)!));
    }
  });
});

test("the English rules leave nothing empty", () => {
  expect([...english].filter(([path, text]) => !text.trim() && !WITHOUT_CAPTION.test(path))).toEqual([]);
});
