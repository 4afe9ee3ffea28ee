/// <reference types="node" />
/** Games that the server's own rules have played (tests/web/client_games.py): positions before and after every step; Duel's through the eyes of seat 1. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Step } from "../../src/games/table";
import type { AzulPosition, DuelPosition } from "../../src/wire/types";

export interface Played<Position> {
  readonly before: Position;
  readonly step: Step;
  readonly after: Position;
  /** What may be played after it, by whoever decides. */
  readonly legal: readonly string[];
}

type Event<Position> = Step & { readonly changed: Partial<Position>; readonly legal: readonly string[] };

function played<Position>(game: string): Played<Position>[][] {
  const lines = gunzipSync(readFileSync(new URL(`${game}/games.jsonl.gz`, import.meta.url))).toString();
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [first, ...events] = JSON.parse(line) as [Position, ...Event<Position>[]];
      let before = first;
      return events.map(({ changed, legal, ...step }, at) => {
        const after = { ...before, ...changed };
        const one = { before, step: { ...step, version: at + 1 }, after, legal };
        before = after;
        return one;
      });
    });
}

export const azulGames = (): Played<AzulPosition>[][] => played("azul");
export const duelGames = (): Played<DuelPosition>[][] => played("duel");
