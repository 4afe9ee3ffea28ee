/**
 * What has to be known of a table to tell its next step: how many tiles lie where, what is in hand. It is read from a position and then follows the tokens,
 * so that several steps between two positions can each be told. What cannot be known is null, and is not told.
 */
import type { ScoringStep } from "../wire/types";

export const count = (tiles: string, colour: string): number => tiles.split(colour).length - 1;
export const without = (tiles: string, colour: string): string => tiles.replaceAll(colour, "");
export const fill = (line: string, colour: string, tiles: number, size: number): string =>
  line + colour.repeat(Math.max(0, Math.min(tiles, size - line.length)));

/** A take, reckoned out before it is made. */
export interface Taken {
  readonly count: number | null;
  /** How many tiles go past the line. */
  readonly falls: number;
  /** What the line still lacks; null if that is not known, or no line was chosen. */
  readonly lacks: number | null;
  readonly withFirst: boolean;
}

export const NOTHING: Taken = { count: null, falls: 0, lacks: null, withFirst: false };

export function into(lines: readonly string[] | undefined, line: number, tiles: number, withFirst: boolean): Taken {
  if (!line) return { count: tiles, falls: tiles, lacks: null, withFirst };
  const held = lines?.[line - 1];
  if (held === undefined) return { count: tiles, falls: 0, lacks: null, withFirst };
  const free = line - held.length;
  return { count: tiles, falls: Math.max(0, tiles - free), lacks: Math.max(0, free - tiles), withFirst };
}

/** Lines are emptied by what was scored: a tile that went to its cell, or a line that fell. */
export function clear(lines: string[][], scoring: readonly ScoringStep[]): void {
  for (const step of scoring) {
    const line = step.kind === "tile" ? step.cell[0] : "line" in step ? step.line : undefined;
    const held = lines[step.seat - 1];
    if (line !== undefined && held) held[line - 1] = "";
  }
}

export function trayOf(letter: string): number {
  return letter === "L" ? 0 : Number(letter);
}
