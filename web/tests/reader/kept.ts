/** Whole games of every variant, kept by `python -m tests.web.kept_games`. */
import type { GameNarration } from "../../src/games/client";
import { narration as azul } from "../../src/games/azul/narration";
import { narration as duel } from "../../src/games/duel/narration";
import type { Step } from "../../src/games/table";
import type { Position } from "../../src/wire/types";
import games from "./games.jsonl?raw";

export interface KeptGame {
  readonly name: string;
  readonly players: number;
  readonly steps: readonly Step[];
  /** Some positions, by how many steps led there; the last one is among them. */
  readonly positions: Readonly<Record<string, Position>>;
  /** A decision of each kind, as it was put to whoever had to make it. */
  readonly decisions: readonly {
    readonly kind: string;
    readonly position: Position;
    readonly legal: readonly string[];
  }[];
}

export const KEPT: Readonly<Record<string, KeptGame>> = Object.fromEntries(
  games
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as KeptGame)
    .map((game) => [game.name, game]),
);

export function lastOf(game: KeptGame): Position {
  return game.positions[game.steps.length]!;
}

export function narrationOf(game: KeptGame): GameNarration {
  return lastOf(game).game === "duel" ? duel : azul;
}
