/** The last move in a few words, for the line that stays until the next one. */
import type { Step } from "../games/table";
import type { Texts } from "../i18n";
import type { Told } from "./narration";

export interface Brief {
  /** The symbol of the tiles; null where no tiles were taken. */
  readonly symbol: string | null;
  readonly text: string;
}

/** What somebody has done last. */
export interface News extends Brief {
  readonly seat: number;
}

/** The last turn among the steps; `tell` has the words for all of them from one on. */
export function newsOf(
  story: readonly Step[],
  names: readonly string[],
  words: Texts["reader"],
  tell: (from: number) => readonly Told[],
): News | null {
  const seat = story.findLast((step) => step.seat !== null)?.seat;
  if (!seat) return null;
  // Of a turn of several decisions the one that took tiles, if there was one.
  const turn = story.findLastIndex((step) => step.seat !== null && step.seat !== seat) + 1;
  const name = names[seat - 1] ?? "";
  const news = tell(turn).flatMap((told, at) => {
    const brief = story[turn + at]!.seat === seat ? briefOf(told, name, words) : null;
    return brief ? [{ seat, ...brief }] : [];
  });
  return news.findLast(({ symbol }) => symbol) ?? news.at(-1) ?? null;
}

/** "2 red → line 3", or "red → line 3" where nobody knows how many there were; what is no take, as far as the sentence that tells it needs. */
export function briefOf(told: Told, name: string, words: Texts["reader"]): Brief | null {
  const [piece, to] = [told.picture?.from.find(({ kind }) => kind === "piece"), told.picture?.to[0]];
  if (piece?.kind === "piece" && (to?.kind === "line" || to?.kind === "floor" || to?.kind === "broken")) {
    const line = to.kind === "line" ? to.line : 0;
    return { symbol: piece.symbol, text: words.brief(piece.count, piece.symbol.slice(-1), line, to.kind === "broken") };
  }
  const [first] = told.acts.length ? told.acts : told.scored;
  return first === undefined ? null : { symbol: null, text: headOf(withoutName(first, name)) };
}

/** A sentence begins with who did it, and a colon, or a comma and where. */
const withoutName = (sentence: string, name: string): string =>
  (sentence.startsWith(name) ? sentence.slice(name.length).replace(/^[:,] /, "") : sentence).replace(/\.$/, "");

const LEAST = 12;
/** The beginning of a sentence, which says what was done: how a plate lies, which chips were spent and what a score is made of, the list of moves tells. */
function headOf(sentence: string): string {
  const end = sentence.slice(LEAST).search(/[,:;] | \(/);
  return end < 0 ? sentence : sentence.slice(0, LEAST + end);
}
