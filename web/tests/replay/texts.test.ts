/** Every language has every text of these rooms, and none is English by mistake. */
import { describe, expect, test } from "vitest";

const rooms = import.meta.glob<{ default: Record<string, unknown> }>("../../src/{replay,editor,fair}/texts/*.ts", {
  eager: true,
});
/** What is the same in every language, or in two of them by chance. */
const SAME = new Set([
  "placeholder",
  "azul",
  "mini",
  "duel",
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

describe.each(["replay", "editor", "fair"])("%s", (room) => {
  const of = (language: string): Map<string, unknown> =>
    new Map(leaves(rooms[`../../src/${room}/texts/${language}.ts`]!.default, room));
  const english = of("en");
  test.each(["it", "nl", "ro"])("%s has all texts, none empty, few as in English", (language) => {
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
  });
});
