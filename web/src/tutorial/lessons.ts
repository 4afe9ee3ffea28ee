/** The lessons in words. */
import type { Effect } from "../games/lessons";
import { VARIANTS } from "../games/registry";
import type { TutorialTexts } from "../i18n";

export type Words = TutorialTexts;
export type Game = keyof Words["page"]["games"];
export const GAME_NAMES = VARIANTS as readonly Game[];

export interface LessonWords {
  readonly title: string;
  readonly say: string;
  readonly todo: string;
  readonly right: string;
  readonly hint: string;
}

export function isGame(name: string): name is Game {
  return (GAME_NAMES as readonly string[]).includes(name);
}

/** `same` has the variants that share their words with another one, as their game says it. */
export function wordsOf(words: Words, same: Readonly<Record<string, string>>, game: Game, id: string): LessonWords {
  const all: Readonly<Record<string, Readonly<Record<string, LessonWords>>>> = words.lessons;
  return all[same[game] ?? game]![id]!;
}

/** What a move would bring, in short: each fact by itself. */
export function facts(effect: Effect, breaks: boolean, words: Words["page"]["facts"]): string[] {
  const lost = (effect.lost ?? []).map((line) => words.lost(breaks, line));
  return [
    ...(effect.points ? [words.points(effect.points)] : []),
    ...(effect.complete && !effect.points && lost.length === 0 ? [words.complete] : []),
    ...lost,
    ...(effect.fall ? [words.fall(breaks, effect.fall)] : []),
    ...(effect.first ? [words.first] : []),
    ...(effect.cost ? [words.cost(effect.cost)] : []),
  ];
}
