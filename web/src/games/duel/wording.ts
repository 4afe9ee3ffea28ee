/** Plates, chips, lines and scoring tiles of Duel, for the texts that name them. */
import type { AnswersTexts, Language, Texts } from "../../i18n";
import { list } from "../../i18n/formats";
import type { DuelPosition } from "../../wire/types";
import type { Landing } from "./preview";

/** The colours of a plate or a chip, one after the other: "blue, red, wild and special". */
export function coloursOf(piece: string, { texts, language }: { texts: Texts; language: Language }): string {
  const letters = [...piece.replace("/", "")];
  return list(
    language,
    letters.map((letter) => texts.game.colour(letter === "*" ? "wild" : letter)),
  );
}

/** What comes of putting tiles on a line. */
export function lineSaid(line: number, landing: Landing, words: AnswersTexts): string {
  const { from, placed, completes, broken, tower, cost } = landing;
  return words.toLine(line, completes, from + placed, broken + tower, cost);
}

/** What a scoring tile brings for each: at the corners above, and below. */
export function worthOf(name: string, { points: { scoring } }: DuelPosition): [each: number, lower: number] {
  if (name === "corners") return [scoring["upper_corners"] ?? 0, scoring["lower_corners"] ?? 0];
  return [Math.abs(scoring[name] ?? 0), 0];
}
