import { describe, expect, it } from "vitest";
import { narration as azul } from "../../src/games/azul/narration";
import { turned } from "../../src/games/duel/dome";
import type { Step } from "../../src/games/table";
import { GrowingStory, narrate, narrateAll, narrateOutcome, tellAll } from "../../src/reader/narration";
import { LANGUAGES, textsOf, type Language } from "../../src/i18n";
import type { Outcome } from "../../src/wire/types";
import { KEPT, lastOf, narrationOf, type KeptGame } from "./kept";

const NAMES = ["Ann", "Ben", "Cleo", "Dan"];
const step = (token: string, seat: number | null = 1, scoring: Step["scoring"] = []): Step => ({
  version: 1,
  token,
  seat,
  scoring,
});

async function tell(game: KeptGame, language: Language): Promise<string[][]> {
  const names = NAMES.slice(0, game.players);
  return narrateAll(narrationOf(game), game.steps, null, lastOf(game), names, await textsOf(language), language);
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(Object.keys(KEPT))("every step of %s is told, and everything in it is a word", async (name) => {
    const game = KEPT[name]!;
    const told = await tell(game, language);
    for (const [at, sentences] of told.entries()) {
      expect(sentences.length, game.steps[at]!.token).toBeGreaterThan(0);
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object|[#?]| {2}|,,| [,.;:]/);
        expect(sentence, game.steps[at]!.token).toMatch(/^\p{Lu}.*\.$/su);
      }
    }
  });

  it("every kind of token is told without any knowledge of the table, too", async () => {
    const texts = await textsOf(language);
    for (const game of Object.values(KEPT))
      for (const each of game.steps)
        for (const sentence of narrate(narrationOf(game), each, null, NAMES, texts, language))
          expect(sentence, each.token).not.toMatch(/undefined|\bnull\b|NaN|[#?]/);
    for (const token of ["void", "resume", "pass", "withdraw:3"])
      expect(narrate(azul, step(token, null), null, NAMES, texts, language)[0]).toMatch(/\p{L}{3,}.*\.$/u);
  });

  it("every way in which a game ends is told differently", async () => {
    const texts = await textsOf(language);
    const model = lastOf(KEPT["azul"]!).outcome!;
    const endings = [
      ["A40", ""],
      ["A33", "No tile came to any pattern line for two rounds in a row."],
      ["A33", "No tile came to any wall for five rounds in a row."],
      ["A32", ""],
      ["T22", ""],
      ["T5", ""],
      ["D43", ""],
    ].map(([clause, text]) => ({ ...model, ended_by: { clause: clause!, text: text!, seats: [] } }));
    const told = endings.map((outcome) => narrateOutcome(azul, outcome, NAMES, texts, language)[0]);
    expect(new Set(told).size).toBe(endings.length);
  });
});

describe("a story that grows", () => {
  it.each(Object.keys(KEPT))("tells of %s what one that is told at once does", async (name) => {
    const game = KEPT[name]!;
    const [texts, names, end] = [await textsOf("en"), NAMES.slice(0, game.players), lastOf(game)];
    const story = new GrowingStory();
    const narration = narrationOf(game);
    for (const length of [1, 7, 20, 7, game.steps.length]) {
      const steps = game.steps.slice(0, length);
      const told = tellAll(narration, steps, null, end, names, texts, "en");
      expect(story.tellFrom(0, narration, steps, null, end, names, texts, "en")).toEqual(told);
      expect(story.tellFrom(length - 1, narration, steps, null, end, names, texts, "en")).toEqual(told.slice(-1));
    }
  });

  it("begins anew where another move was made instead of one that was taken back", async () => {
    const game = Object.values(KEPT)[0]!;
    const [texts, end] = [await textsOf("en"), lastOf(game)];
    const story = new GrowingStory();
    const [deal, first] = [game.steps[0]!, game.steps[1]!];
    const other = { ...first, token: `${first.token.slice(0, -1)}F` };
    for (const steps of [
      [deal, first],
      [deal, other],
    ])
      expect(story.tellFrom(0, azul, steps, null, end, NAMES, texts, "en")).toEqual(
        tellAll(azul, steps, null, end, NAMES, texts, "en"),
      );
  });
});

describe("counts", () => {
  it.each(Object.keys(KEPT))("of %s are the same from a position and from the tokens before it", async (name) => {
    const game = KEPT[name]!;
    const texts = await textsOf("en");
    const whole = await tell(game, "en");
    for (const at of Object.keys(game.positions).map(Number)) {
      if (at === game.steps.length) continue;
      const rest = narrateAll(
        narrationOf(game),
        game.steps.slice(at),
        game.positions[at]!,
        lastOf(game),
        NAMES,
        texts,
        "en",
      );
      // Who starts a round is only known with the position; the line that chips are spent on likewise.
      expect(rest.slice(1)).toEqual(whole.slice(at + 1));
    }
  });

  it("a take tells how many, what it completes and what falls", async () => {
    const told = (await tell(KEPT["azul"]!, "en")).flat();
    expect(told).toContainEqual(
      expect.stringMatching(/: \d (blue|yellow|red|black|white) tiles? from display \d, to line/),
    );
    expect(told).toContainEqual(expect.stringMatching(/from the centre, with the first-player marker, to line/));
    expect(told).toContainEqual(expect.stringMatching(/, now complete; \d tiles? falls?\./));
    expect(told).toContainEqual(expect.stringMatching(/, \d to go/));
    expect(told.filter((text) => /from display .* marker/.test(text))).toEqual([]);
  });

  it("what others may not know is told as unknown, and nothing more", async () => {
    const watched = (await tell(KEPT["duel, watched"]!, "en")).flat();
    expect(watched.filter((text) => text.includes("a look at"))).not.toEqual([]);
    for (const text of watched.filter((text) => text.includes("a look at")))
      expect(text).toMatch(/hidden from the others\.$/);
    const own = (await tell(KEPT["duel, seat 1"]!, "en")).flat().filter((text) => text.startsWith("Ann: a look at"));
    for (const text of own) expect(text).toMatch(/ over /);
  });

  it("a line that falls or breaks, and what cannot be paid, is told", async () => {
    const texts = await textsOf("en");
    const said = narrate(
      azul,
      step(">11", 1, [
        { kind: "line-fallen", seat: 1, points: 0, line: 3, tile: "Y", to_floor: 2, to_lid: 1 },
        {
          kind: "floor-cost",
          seat: 1,
          points: -1,
          costs: [
            ["marker", 1],
            ["Y", 1],
          ],
        },
        { kind: "floor-cost", seat: 2, points: -0, costs: [["Y", 1]] },
      ]),
      null,
      NAMES,
      texts,
      "en",
    );
    expect(said.slice(1)).toEqual([
      "Ann, line 3: no cell for yellow; 3 tiles fall, 1 of them into the lid.",
      "Ann, floor line (first-player marker 1, yellow 1): costs 2 points, of which 1 can be paid.",
      "Ben, floor line (yellow 1): costs 1 point, of which 0 can be paid.",
    ]);
  });
});

describe("Romanian plurals", () => {
  it("one, few and many", async () => {
    const { reader } = await textsOf("ro");
    expect([1, 2, 19, 20, 21, 101].map((count) => reader.tiles(count, "B"))).toEqual([
      "o piesă albastră",
      "2 piese albastre",
      "19 piese albastre",
      "20 de piese albastre",
      "21 de piese albastre",
      "101 piese albastre",
    ]);
    expect([1, 5, 40].map(reader.points)).toEqual(["1 punct", "5 puncte", "40 de puncte"]);
  });
});

describe("an outcome", () => {
  it("tells bonuses, places and how a tie was broken", async () => {
    const outcome: Outcome = {
      ...lastOf(KEPT["azul"]!).outcome!,
      scores: [40, 40],
      winners: [2],
      ranking: [[2], [1]],
      tie_break: "rows",
      bonuses: [[], [{ kind: "rows", count: 1, points: 2, cells: [] }]],
    };
    const told = narrateOutcome(azul, outcome, NAMES, await textsOf("en"), "en");
    expect(told.slice(1)).toEqual([
      "Ben: +2 for 1 complete row.",
      "Place 1: Ben, 40 points.",
      "Place 2: Ann, 40 points.",
      "Winner: Ben (equal points, more complete rows).",
    ]);
  });
});

it("plates are turned clockwise", () => {
  expect([0, 1, 2, 3, 4].map((quarters) => turned("YK/TS", quarters))).toEqual([
    "YKTS",
    "TYSK",
    "STKY",
    "KSYT",
    "YKTS",
  ]);
});
