import { describe, expect, it } from "vitest";
import { tellAll } from "../../src/reader/narration";
import { spoken, Telling, type Moment } from "../../src/reader/telling.svelte";
import { LANGUAGES, textsOf, type Language } from "../../src/i18n";
import { KEPT, lastOf, narrationOf, type KeptGame } from "./kept";

const saidBy = (telling: Telling): string => telling.lines.at(-1)?.text ?? "";
const NAMES = ["You", "Ben", "Cleo", "Dan"];

async function momentOf(game: KeptGame, language: Language): Promise<Moment> {
  return {
    narration: narrationOf(game),
    position: lastOf(game),
    steps: game.steps,
    begun: null,
    story: game.steps,
    legal: [],
    you: [1],
    names: NAMES.slice(0, game.players),
    texts: await textsOf(language),
    language,
  };
}

describe.each(LANGUAGES)("what is said in %s", (language) => {
  it.each(Object.keys(KEPT))("of %s is less than all, and ends with the result", async (name) => {
    const game = KEPT[name]!;
    const moment = await momentOf(game, language);
    const told = tellAll(moment.narration, game.steps, null, moment.position, moment.names, moment.texts, language);
    const said = spoken(game.steps, told, moment);
    const all = told.flatMap(({ acts, scored, end }) => [...acts, ...scored, ...end]);
    expect(said.length).toBeLessThan(all.length);
    expect(said.at(-1)).toBe(all.at(-1));
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|[#?]| {2}/);
  });
});

describe("a telling", () => {
  it("adds what follows at once to what is not yet read, and tells that a move was taken back", async () => {
    const game = KEPT["azul"]!;
    const begun = { ...(await momentOf(game, "en")), steps: [], story: game.steps.slice(0, 3), legal: [] };
    const telling = new Telling();
    telling.take(begun);
    telling.say("One.");
    telling.say("Two.");
    expect(telling.lines.map(({ text }) => text)).toEqual(["One.", "Two."]);
    telling.take({
      ...begun,
      position: { ...begun.position, to_move: 1 },
      story: game.steps.slice(0, 1),
      legal: ["1B1"],
    });
    expect(saidBy(telling)).toBe("Taken back. Your turn.");
    for (const text of ["3", "4", "5", "6"]) telling.say(text);
    expect(telling.lines.map(({ text }) => text)).toEqual(["3", "4", "5", "6"]);
  });

  it("says each step once, a tiling in one sentence for each seat, and whose turn it is", async () => {
    const game = KEPT["azul"]!;
    const start = { ...(await momentOf(game, "en")), position: game.positions["0"]!, steps: [], story: [] };
    const telling = new Telling();
    telling.take(start);
    expect(saidBy(telling)).toBe("");
    const deal = game.steps.findIndex(({ token }, at) => at > 0 && token.startsWith("@"));
    const moment = { ...start, position: { ...lastOf(game), outcome: null, to_move: 1 }, legal: ["1B1"] };
    telling.take({ ...moment, steps: game.steps.slice(deal - 1, deal + 1) });
    expect(saidBy(telling)).toMatch(/You: \d tiles? placed, \d+ points?.*Ben: \d tiles? placed.*Round .*Your turn\.$/s);
    const said = saidBy(telling);
    telling.take({ ...moment, steps: game.steps.slice(deal - 1, deal + 1) });
    expect(saidBy(telling)).toBe(said);
    expect(telling.log.length).toBeGreaterThan(2);
  });

  it("who comes later finds the moves in the list, the newest first", async () => {
    const game = KEPT["duel, seat 1"]!;
    const telling = new Telling();
    telling.take(await momentOf(game, "ro"));
    expect(saidBy(telling)).toBe("");
    expect(telling.log.length).toBe(30);
    expect(telling.log[0]).toMatch(/^Câștig|^Victorie/);
  });
});
