import { describe, expect, test } from "vitest";
import RULES_TEXTS from "virtual:texts/rules";
import { GAMES } from "../../src/games/registry";
import { compareWithEnglish, flat } from "../i18n/compared";

const ids = GAMES.flatMap((game) => game.ids).join("|");
const called = { "figures.players": [[2], [3], [4]], "figures.goal": [["Edge"]] };
const { en, ...others } = await compareWithEnglish("the rules", RULES_TEXTS, {
  called,
  /** Names of games. */
  alike: new RegExp(`^page\\.games\\.(${ids})\\.name$`),
  /** Figures that a list or a table beside them explains. */
  empty: /^figures\.(tiles|board|discs|duelBoard)\.caption$/,
  numbers: /^(azul|duel|figures)\./,
});
const english = flat(en, called);

describe.each(Object.entries(others))("the rules in %s", (_, words) => {
  test("have their strong words in pairs, and as many as in English", () => {
    for (const [path, text] of flat(words, called)) {
      const marks = text.split("**").length - 1;
      expect(marks % 2, path).toBe(0);
      expect(marks > 0, path).toBe(english.get(path)!.includes("**"));
    }
  });
});
