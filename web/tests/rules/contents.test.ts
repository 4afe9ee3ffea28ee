import { describe, expect, test } from "vitest";
import { GAMES, gameOfVariant, VARIANTS } from "../../src/games/registry";
import type { Block, GameRules } from "../../src/games/rules";
import en from "virtual:texts/en/rules";

const RULES = new Map(
  await Promise.all(GAMES.map(async (game) => [game, await (await game.pages()).rules()] as const)),
);
const rulesOf = (variant: string): GameRules => RULES.get(gameOfVariant(variant)!)!;
const contents = (variant: string) => rulesOf(variant).sections(variant);

/** The clauses of docs/rules that a player needs; what is left out is of no use to one (data files, tests, the order of a record). */
const AZUL = ["A1", "A2", "A3", "A5", "A10", "A11", "A12", "A13", "A14", "A15", "A16", "A20", "A21", "A22"];
const END = ["A30", "A31", "A32", "A33", "A40", "A41", "A42"];
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  azul: [...AZUL, ...END, "A4", "T1", "T2", "T3", "T4", "T5", "T7", "T8", "T13", "T14", "T21", "T22"],
  mini: [...AZUL, ...END, "A4", "A6"],
  grey: [...AZUL, ...END, "A50", "A51", "A52", "A53"],
  duel: [1, 2, 3, 4, 5, 6, 7, 10, 11, 20, 21, 22, 23, 24, 25, 30, 31, 32, 33, 34, 35, 36, 38, 40, 41, 42, 43, 50].map(
    (number) => `D${number}`,
  ),
};

const keysOf = (block: Block): string[] =>
  block.kind === "text" ? [block.key] : block.kind === "list" ? block.items.map(([key]) => key) : [];
const clausesOf = (block: Block): string[] => {
  const told =
    block.kind === "text" ? [block.clauses] : block.kind === "list" ? block.items.map(([, each]) => each) : [];
  return told.flatMap((each) => each.split(/, /)).flatMap(spread);
};
/** "A20–A22" names three. */
function spread(clauses: string): string[] {
  const [from, to] = clauses.split("–");
  if (!from || !to) return from ? [from] : [];
  const [first, last] = [Number(from.slice(1)), Number(to.slice(1))];
  return Array.from({ length: last - first + 1 }, (_, at) => `${from[0]}${first + at}`);
}

test.each(Object.entries(NEEDED))("the rules of %s tell every clause that a player needs", (game, needed) => {
  const told = new Set(contents(game).flatMap(({ blocks }) => blocks.flatMap(clausesOf)));
  expect(needed.filter((clause) => !told.has(clause))).toEqual([]);
});

describe.each(VARIANTS)("the rules of %s", (game) => {
  test("have sections with different ids, a title and words for all of them", () => {
    const ids = contents(game).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, blocks } of contents(game)) {
      const words = rulesOf(game).words(en)[id]!;
      expect(words["title"]).toBeTruthy();
      for (const key of blocks.flatMap(keysOf)) expect(words[key], `${id}.${key}`).toBeTruthy();
    }
  });
  test("have a summary", () => {
    for (const step of rulesOf(game).minute(game)) expect(rulesOf(game).words(en)["minute"]![step]).toBeTruthy();
  });
});

test("no text of the rules is left out of every page", () => {
  for (const [{ variants }, rules] of RULES) {
    const used = new Set(
      variants.flatMap((game) =>
        contents(game).flatMap(({ id, blocks }) => blocks.flatMap(keysOf).map((key) => `${id}.${key}`)),
      ),
    );
    const written = Object.entries(rules.words(en))
      .filter(([id]) => !["minute", "legend", "goals"].includes(id))
      .flatMap(([id, words]) => Object.keys(words).map((key) => `${id}.${key}`))
      .filter((path) => !path.endsWith(".title") && path !== "grey.link");
    expect(written.filter((path) => !used.has(path))).toEqual([]);
  }
});

test("games are told from what is none", () => {
  expect(gameOfVariant("duel")).toBeDefined();
  expect(gameOfVariant("chess")).toBeUndefined();
});
