/** Every language has every text of these rooms, and none is English by mistake. */
import { describe, expect, test } from "vitest";
import REPLAY_TEXTS from "virtual:texts/replay";
import EDITOR_TEXTS from "virtual:texts/editor";
import FAIR_TEXTS from "virtual:texts/fair";
import { GAMES } from "../../src/games/registry";
import { LANGUAGES, type Language } from "../../src/i18n";
import { every } from "../i18n/every";

const rooms = { replay: await every(REPLAY_TEXTS), editor: await every(EDITOR_TEXTS), fair: await every(FAIR_TEXTS) };
/** What is the same in every language, or in two of them by chance. */
const SAME = new Set([
  "placeholder",
  ...GAMES.flatMap(({ ids }) => ids),
  "score",
  "play",
  "pause",
  "round",
  "R",
  "B",
  "more",
  "text",
]);

function* leaves(value: unknown, path: string): Generator<[string, unknown]> {
  if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* leaves(each, `${path}.${key}`);
  else yield [path, value];
}

describe.each(["replay", "editor", "fair"] as const)("%s", (room) => {
  const of = (language: Language): Map<string, unknown> => new Map(leaves(rooms[room][language], room));
  const english = of("en");
  test.each(LANGUAGES.filter((language) => language !== "en"))(
    "%s has all texts, none empty, few as in English",
    (language) => {
      const own = of(language);
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
      const alike: string[] = [];
      for (const [path, value] of own) {
        expect(typeof value).toBe(typeof english.get(path));
        if (typeof value !== "string") continue;
        expect(value.trim()).not.toBe("");
        if (value === english.get(path) && !SAME.has(path.split(".").at(-1)!)) alike.push(path);
      }
      expect(alike).toEqual([]);
    },
  );
});
