import { expect, test } from "vitest";
import { LANGUAGES, textsOf } from "../../src/i18n";
import { briefOf } from "../../src/reader/brief";
import { tellAll } from "../../src/reader/narration";
import { KEPT, lastOf, narrationOf } from "./kept";

test.each(LANGUAGES)("the last move in a few words, in %s", async (language) => {
  const texts = await textsOf(language);
  for (const game of Object.values(KEPT)) {
    const names = ["Ann", "Ben: the first", "Cleo", "Dan"].slice(0, game.players);
    const told = tellAll(narrationOf(game), game.steps, null, lastOf(game), names, texts, language);
    game.steps.forEach(({ token, seat }, at) => {
      if (seat === null) return;
      const brief = briefOf(told[at]!, names[seat - 1]!, texts.reader);
      if (!brief) return;
      expect(brief.text, token).not.toMatch(/undefined|\bnull\b|NaN|^(Ann|Ben|Cleo|Dan)|\.$/);
      expect(brief.text.length, brief.text).toBeLessThan(60);
      if (/^[1-9CLM][A-Z][1-6FX]$/.test(token)) {
        expect(brief.symbol).toMatch(new RegExp(`-${token[1]}$`));
        expect(brief.text).toMatch(/^\d+ \S+ → \S+/);
      }
    });
  }
});

test("a take reads as people write it", async () => {
  const { reader } = await textsOf("en");
  const picture = {
    from: [{ kind: "plate", label: "2" } as const, { kind: "piece", symbol: "tile-R", count: 2 } as const],
    to: [{ kind: "line", line: 3, of: 5 } as const],
  };
  const told = { acts: ["Greedy: …"], scored: [], end: [], picture };
  expect(briefOf(told, "Greedy", reader)).toEqual({ symbol: "tile-R", text: "2 red → line 3" });
  expect(briefOf({ ...told, picture: { ...picture, to: [{ kind: "floor" }] } }, "Greedy", reader)?.text).toBe(
    "2 red → floor line",
  );
  const unknown = { ...picture, from: [picture.from[0]!, { ...picture.from[1]!, count: 0 }] };
  expect(briefOf({ ...told, picture: unknown }, "Greedy", reader), "of a position that was set up").toEqual({
    symbol: "tile-R",
    text: "red → line 3",
  });
});
