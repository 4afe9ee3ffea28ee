/** The lessons as they are kept: made from the project's own rules by `python -m tests.web.lessons`. No server is asked during a lesson. */
import type { Step } from "../games/table";
import type { Position } from "../wire/types";
import type en from "./texts/en";

export type Words = typeof en;
export type Game = keyof Words["lessons"];
export const GAME_NAMES = ["azul", "mini", "grey", "duel"] as const satisfies readonly Game[];

/** What a move would bring its player: only what there is. */
export interface Effect {
  /** How many more tiles lie on the floor, or are broken. */
  readonly fall?: number;
  readonly cost?: number;
  readonly first?: boolean;
  readonly complete?: boolean;
  readonly points?: number;
  /** Lines that fall or break. */
  readonly lost?: readonly number[];
}

export interface Answer {
  readonly steps: readonly Step[];
  readonly position: Position;
  /** What is asked for then, where one act takes two moves. */
  readonly more?: Asked;
}

export interface Asked {
  readonly legal: readonly string[];
  /** What is asked for, and what comes of it. */
  readonly right: Readonly<Record<string, Answer>>;
  readonly effects: Readonly<Record<string, Effect>>;
}

export interface Lesson extends Asked {
  readonly id: string;
  readonly position: Position;
}

export interface LessonWords {
  readonly title: string;
  readonly say: string;
  readonly todo: string;
  readonly right: string;
  readonly hint: string;
}

const LOADERS: Readonly<Record<Game, () => Promise<{ default: unknown }>>> = {
  azul: () => import("../games/azul/lessons/azul.json"),
  mini: () => import("../games/azul/lessons/mini.json"),
  grey: () => import("../games/azul/lessons/grey.json"),
  duel: () => import("../games/duel/lessons/duel.json"),
};

export async function lessonsOf(game: Game): Promise<readonly Lesson[]> {
  return (await LOADERS[game]()).default as readonly Lesson[];
}

export function isGame(name: string): name is Game {
  return (GAME_NAMES as readonly string[]).includes(name);
}

export function wordsOf(words: Words, game: Game, id: string): LessonWords {
  const all: Readonly<Record<string, LessonWords>> = words.lessons[game];
  return all[id]!;
}

/** What a move would bring, in short: each fact by itself. */
export function facts(effect: Effect, breaks: boolean, words: Words["page"]["facts"]): string[] {
  const lost = (effect.lost ?? []).map((line) => words.lost(line, breaks));
  return [
    ...(effect.points ? [words.points(effect.points)] : []),
    ...(effect.complete && !effect.points && lost.length === 0 ? [words.complete] : []),
    ...lost,
    ...(effect.fall ? [words.fall(effect.fall, breaks)] : []),
    ...(effect.first ? [words.first] : []),
    ...(effect.cost ? [words.cost(effect.cost)] : []),
  ];
}
