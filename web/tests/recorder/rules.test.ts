/** What the recorder knows of the rules by itself, judged by games that Python's rules have played: every legal move, every deal, every result. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "../../src/fair/agn";
import { mayBe, type GameRecorder } from "../../src/games/recorder";
import { recorder as azul } from "../../src/games/azul/recorder";
import { recorder as duel } from "../../src/games/duel/recorder";
import { gameWith } from "../../src/games/registry";
import type { DuelPosition } from "../../src/wire/types";
import { Recording } from "../../src/recorder/recording.svelte";
import { azulGames, duelGames } from "../games/played";

/** Which plates another seat may keep is not known in a position that one seat sees. */
const isHidden = ({ stage, to_move }: DuelPosition): boolean => stage === "keep" && to_move !== 1;

describe("legal moves", () => {
  it("are Python's in Azul", () => {
    const all = azulGames().flat();
    for (const { after, legal } of all) expect([...azul.legal(after)].sort()).toEqual([...legal].sort());
    expect(all.filter(({ after }) => after.phase === "tiling").length).toBeGreaterThan(20);
  });

  it("are Python's in Duel", () => {
    const stages = new Set<string>();
    for (const { after, legal } of duelGames().flat()) {
      if (isHidden(after)) continue;
      expect([...duel.legal(after)].sort(), after.stage).toEqual([...legal].sort());
      if (legal.length) stages.add(after.stage);
    }
    expect([...stages].sort()).toEqual(
      ["cell", "chips", "drawing", "first-plate", "keep", "lay", "stack", "turn", "under"], // prettier-ignore
    );
  });

  it("include what an arbiter may say, at a tournament's table alone", () => {
    const rulings = azulGames().map((steps) => steps.flatMap(({ before, step }) => (/^(pass|resume|void|withdraw)/.test(step.token) ? [[before, step.token] as const] : []))); // prettier-ignore
    for (const [before, token] of rulings.flat()) expect(azul.rulings(before)).toContain(token);
    expect(rulings.flat().length).toBeGreaterThan(6);
    expect(azulGames()[0]!.flatMap(({ before }) => azul.rulings(before))).toEqual([]);
  });
});

describe("results", () => {
  it.each([
    ["Azul", azul, azulGames],
    ["Duel", duel, duelGames],
  ] as const)("are Python's in %s", (_, game, games) => {
    for (const steps of games()) {
      for (const { after } of steps) {
        const settled = (game as GameRecorder).settled(after);
        expect(settled.outcome).toEqual(after.outcome);
        if (after.game === "duel" && settled.game === "duel")
          expect(settled.boards.map(({ scoring }) => scoring)).toEqual(after.boards.map(({ scoring }) => scoring));
      }
      expect(steps.at(-1)!.after.outcome).not.toBeNull();
    }
  });
});

const FOLDER = new URL("../fair/kept/", import.meta.url);
const RECORDS = readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), "utf8")] as const);

/** A record without what a recorder does not know: the seed of its deals. */
function plain(text: string): string {
  return text.replaceAll(/^\[(Fair|Site|Date|Event)[^\n]*\n/gm, "");
}

describe("whole games", () => {
  it.each(RECORDS)("%s is written down token by token, and reads the same", async (_, text) => {
    const { tags, tokens } = parse(text);
    const { recorder } = await (await gameWith(tags.get("Game")!)!.pages()).recorder();
    const own = Object.fromEntries([...tags].filter(([name]) => !/^(Fair|Scores|Winner|Site|Date|Event)/.test(name)));
    const recording = new Recording(recorder, { tags: own, tokens: [], at: 0, told: [] });
    // What can go only one way is taken down without being told.
    for (const [n, token] of tokens.entries()) if (recording.at === n) recording.record(token);
    expect(recording.tokens).toEqual(tokens);
    expect(recording.isOver).toBe(true);
    expect(recording.agn).toBe(plain(text));
  });

  it.each(RECORDS)("%s has no deal that could not have been, and a wrong one is refused", async (_, text) => {
    const { tags, tokens } = parse(text);
    const { recorder } = await (await gameWith(tags.get("Game")!)!.pages()).recorder();
    let position = recorder.start(Object.fromEntries(tags));
    for (const token of tokens) {
      const asked = recorder.chance(position);
      if (asked) expect(recorder.legal(position)).toEqual([]);
      if (asked && !recorder.rulings(position).includes(token)) {
        expect(mayBe(asked, token), token).toBe(true);
        expect(asked.token(asked.told(token))).toBe(token);
        if (token.startsWith("@")) expect(mayBe(asked, token.slice(0, -1))).toBe(false);
      }
      position = recorder.follow(position, token).position;
    }
  });
});
