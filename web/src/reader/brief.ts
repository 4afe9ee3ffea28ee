/** The last move in a few words, for the line that stays until the next one. */
import type { Texts } from "../i18n";
import type { Told } from "./narration";

export interface Brief {
  /** The symbol of the tiles; null where no tiles were taken. */
  readonly symbol: string | null;
  readonly text: string;
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
