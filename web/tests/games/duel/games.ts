/// <reference types="node" />
/** Games that the server's own rules have played (tests/web/duel_games.py), through the eyes of seat 1: positions before and after every step. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Step } from "../../../src/games/table";
import type { DuelPosition } from "../../../src/wire/types";

export interface Played {
  readonly before: DuelPosition;
  readonly step: Step;
  readonly after: DuelPosition;
  /** What may be played after it, by whoever decides. */
  readonly legal: readonly string[];
}

interface Kept extends Step {
  readonly changed: Partial<DuelPosition>;
  readonly legal: readonly string[];
}

export function games(): Played[][] {
  const kept = gunzipSync(readFileSync(fileURLToPath(new URL("games.jsonl.gz", import.meta.url)))).toString();
  return kept
    .trim()
    .split("\n")
    .map((line) => {
      const [first, ...events] = JSON.parse(line) as [DuelPosition, ...Kept[]];
      let before = first;
      return events.map(({ changed, legal, ...step }, at) => {
        const after = { ...before, ...changed };
        const played = { before, step: { ...step, version: at + 1 }, after, legal };
        before = after;
        return played;
      });
    });
}
