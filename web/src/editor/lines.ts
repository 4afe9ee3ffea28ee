/** Positions in one line (AFEN). */
import type { GameClient } from "../games/client";
import { gameWith } from "../games/registry";

/** The game of which a text is a position in one line; undefined if it is none. */
export function gameInLine(text: string): GameClient | undefined {
  const id = /^\s*([a-z]+):\S+\s*$/.exec(text)?.[1];
  return id === undefined ? undefined : gameWith(id);
}
