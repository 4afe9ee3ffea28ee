/** The lessons that the first page counts are those that there are. */
import { beforeEach, expect, test } from "vitest";
import { keepLessonDone, lessonsDone } from "../../src/games/lessons_done";
import { GAMES } from "../../src/games/registry";
import { SETUPS } from "../../src/games/setups";

test.each(GAMES.flatMap((game) => game.variants.map((variant) => [variant, game] as const)))(
  "of %s",
  async (variant, game) => {
    const lessons = await (await game.pages()).lessons(variant);
    const told = SETUPS.find(({ variants }) => variants.includes(variant))!.lessons[variant];
    expect(told).toEqual(lessons.map(({ id }) => id));
  },
);

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
});

test("what was done is kept for each variant", () => {
  keepLessonDone("azul", "take");
  keepLessonDone("azul", "take");
  keepLessonDone("azul", "fit");
  keepLessonDone("duel", "sun");
  expect([...lessonsDone("azul")]).toEqual(["take", "fit"]);
  expect([...lessonsDone("grey")]).toEqual([]);
});

test("what somebody else has put there is no lesson", () => {
  localStorage.setItem("azulejos-lessons", '{"azul": 7');
  expect([...lessonsDone("azul")]).toEqual([]);
});
