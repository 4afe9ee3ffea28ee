import { describe, expect, it } from "vitest";
import { asking as azul } from "../../../../src/games/azul/reader/asking";
import { asking as duel } from "../../../../src/games/duel/reader/asking";
import { ask, type Asking, type Matter } from "../../../../src/games/common/reader/questions";
import TEXTVIEW_TEXTS from "virtual:texts/textview";
import { LANGUAGES, textsOf, type Language } from "../../../../src/i18n";
import { KEPT } from "../../../reader/kept";

const DECISIONS = Object.values(KEPT).flatMap((game) =>
  game.decisions.map((decision) => ({ ...decision, name: `${game.name}: ${decision.kind}` })),
);
const askingOf = (game: string): Asking => (game === "duel" ? duel : azul);

async function matterOf(position: Matter["position"], language: Language): Promise<Matter> {
  return {
    position,
    seat: position.to_move!,
    words: (await TEXTVIEW_TEXTS[language]()).default,
    texts: await textsOf(language),
    language,
  };
}

it("there is a decision of every kind", () => {
  const kinds = new Set(DECISIONS.map(({ kind }) => kind));
  for (const kind of [
    "offer",
    "tiling",
    "first-plate",
    "turn",
    "stack",
    "drawing",
    "keep",
    "lay",
    "under",
    "chips",
    "cell",
  ])
    expect(kinds).toContain(kind);
});

describe.each(DECISIONS)("$name", ({ position, legal }) => {
  const asking = askingOf(position.game);

  it("every legal token is chosen by its answers, and by no others", () => {
    const ways = legal.map((token) => asking.path(token).join("/"));
    expect(new Set(ways).size).toBe(legal.length);
    for (const token of legal) expect(ask(legal, asking.path, asking.path(token)).token).toBe(token);
  });

  it("nothing is chosen before every question is answered", () => {
    const { questions, token } = ask(legal, asking.path, []);
    expect(token).toBeNull();
    expect(questions.at(-1)!.chosen).toBeNull();
    expect(questions.at(-1)!.options.length).toBeGreaterThan(1);
  });

  it.each(LANGUAGES)("every option is told differently in %s", async (language) => {
    const matter = await matterOf(position, language);
    for (const token of legal) {
      const way = asking.path(token);
      const { questions } = ask(legal, asking.path, way);
      for (const [level, question] of questions.entries()) {
        const before = way.slice(0, level);
        const labels = question.options.map((option) => asking.label([...before, option], matter));
        expect(new Set(labels).size).toBe(labels.length);
        for (const text of [...labels, asking.title(question.id, matter)])
          expect(text).not.toMatch(/undefined|\bnull\b|NaN|[#]| {2}|^\s*$|: *$/);
      }
    }
  });
});

it("a choice tells what falls and what that costs", async () => {
  const { position, legal } = DECISIONS.find(({ name }) => name === "grey: offer")!;
  const matter = await matterOf(position, "en");
  const floor = legal.find((token) => token.endsWith("F"))!;
  expect(azul.label(azul.path(floor), matter)).toMatch(/^Floor line: \d+ tiles? falls?(, costs \d+ points?)?/);
});
