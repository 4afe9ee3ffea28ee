/**
 * A decision as questions that are answered one after another: from where, which colour, to which line. Every legal token is a way through them, so that nothing
 * can be chosen that is not legal, and everything that is legal can be chosen.
 */
import type { Language, Texts, TextviewTexts } from "../../../i18n";
import type { Position } from "../../../wire/types";

/** An answer is a question and what was chosen: "from 3", "colour B", "line 2". */
export type Answer = string;

export interface Question {
  readonly id: string;
  readonly options: readonly Answer[];
  /** Null until something is chosen; where there is but one option it is chosen. */
  readonly chosen: Answer | null;
}

export interface Asked {
  readonly questions: readonly Question[];
  /** What is played by these answers; null while one is missing. */
  readonly token: string | null;
}

/** What the words of a question depend on. */
export interface Matter {
  readonly position: Position;
  /** Who decides. */
  readonly seat: number;
  readonly words: TextviewTexts;
  readonly texts: Texts;
  readonly language: Language;
}

/** How a game asks. */
export interface Asking {
  /** The answers that lead to a token. */
  path(token: string): readonly Answer[];
  /** A question in words. */
  title(question: string, matter: Matter): string;
  /** The last of these answers in words, with what it brings and costs. */
  label(answers: readonly Answer[], matter: Matter): string;
}

export const questionOf = (answer: Answer): string => answer.split(" ", 1)[0]!;
export const valueOf = (answer: Answer): string => answer.slice(questionOf(answer).length + 1);

/** The value that was chosen for a question; empty if it was not asked. */
export function chosenFor(answers: readonly Answer[], question: string): string {
  const found = answers.find((answer) => questionOf(answer) === question);
  return found === undefined ? "" : valueOf(found);
}

export function ask(legal: readonly string[], path: Asking["path"], answers: readonly Answer[]): Asked {
  let ways = legal.map((token) => [token, path(token)] as const);
  const questions: Question[] = [];
  while (ways.length) {
    const level = questions.length;
    const ended = ways.find(([, way]) => way.length === level);
    if (ended) return { questions, token: ended[0] };
    const options = [...new Set(ways.map(([, way]) => way[level]!))];
    const id = questionOf(options[0]!);
    const chosen = options.find((option) => option === answers[level]) ?? (options.length === 1 ? options[0]! : null);
    questions.push({ id, options, chosen });
    if (chosen === null) break;
    ways = ways.filter(([, way]) => way[level] === chosen);
  }
  return { questions, token: null };
}
