/// <reference types="node" />
/** Games that the server's own rules have played (tests/web/azul_games.py): positions before and after every step. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Step } from "../../../src/games/table";
import type { AzulPosition } from "../../../src/wire/types";

export interface Played {
  readonly before: AzulPosition;
  readonly step: Step;
  readonly after: AzulPosition;
}

export function games(): Played[][] {
  const kept = gunzipSync(readFileSync(fileURLToPath(new URL("games.jsonl.gz", import.meta.url)))).toString();
  return kept
    .trim()
    .split("\n")
    .map((line) => {
      const [first, ...events] = JSON.parse(line) as [AzulPosition, ...(Step & { changed: Partial<AzulPosition> })[]];
      let before = first;
      return events.map(({ changed, ...step }, at) => {
        const after = { ...before, ...changed };
        const played = { before, step: { ...step, version: at + 1 }, after };
        before = after;
        return played;
      });
    });
}
