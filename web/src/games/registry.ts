/** All games, by the server's ids: the one place that knows them. */
import type { Texts } from "../i18n";
import { azul } from "./azul/client";
import type { GameClient, Options } from "./client";
import { duel } from "./duel/client";

export const GAMES: readonly GameClient[] = [azul, duel];

/** The game with this id; undefined for one that a later server may have. */
export function gameWith(id: string): GameClient | undefined {
  return GAMES.find((game) => game.ids.includes(id));
}

/** All variants, as people choose them. */
export const VARIANTS: readonly string[] = GAMES.flatMap(({ variants }) => variants);

export function gameOfVariant(variant: string): GameClient | undefined {
  return GAMES.find(({ variants }) => variants.includes(variant));
}

/** The game that this position is of. */
export function gameOf(position: { readonly game: string }): GameClient {
  const found = gameWith(position.game);
  if (!found) throw new Error(`There is no game ${position.game}.`);
  return found;
}

/** What people call a game; one that we do not know keeps its id. */
export function gameName(texts: Texts, game: string, options: Options): string {
  return gameWith(game)?.name(game, options, texts) ?? game;
}
