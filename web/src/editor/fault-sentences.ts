/** Why a record or a position cannot be, in the language that is spoken; where we have no words for it, in the server's. */

/** What the server's sentence names: its numbers in order, and a colour. */
export interface Named {
  readonly n: readonly number[];
  /** Its letter. */
  readonly colour: string | null;
}

export type Sentences = Readonly<
  Record<
    string,
    (first: number, second: number, third: number, colour: string | null, numbers: string | null) => string
  >
>;

const NAMES: readonly (readonly [letter: string, word: RegExp])[] = [
  ["B", /\bblue\b/],
  ["Y", /\byellow\b/],
  ["R", /\bred\b/],
  ["K", /\bblack\b/],
  ["W", /\bwhite\b/],
];

export function named(text: string): Named {
  return {
    n: (text.match(/\d+/g) ?? []).map(Number),
    colour: NAMES.find(([, word]) => word.test(text))?.[0] ?? null,
  };
}

export function faultSentence(
  fault: { readonly code: string; readonly text: string },
  sentences: Sentences,
  otherwise: (code: string, text: string) => string,
): string {
  const { n, colour } = named(fault.text);
  const [first = 0, second = 0, third = 0] = n;
  return (
    sentences[fault.code]?.(first, second, third, colour, n.length ? n.join(" ") : null) ??
    otherwise(fault.code, fault.text)
  );
}
