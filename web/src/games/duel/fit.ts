/** How large words can be in a box, told from their letters: nothing has to be measured, and so nothing moves once it is drawn. */

/** The height of a line, in sizes of the type. */
export const LINE = 1.22;
const SPACE = 0.22;
/** Widths of letters in sizes of the type, a little more than those of our bold sans; all others are as wide as an n. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iîjlI.,:;’'()|!]/, 0.29],
  [/[frtț?“”-]/, 0.38],
  [/[mwMW…]/, 0.86],
  [/\p{Lu}/u, 0.64],
];
const N = 0.55;

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? N), 0);

/** How many lines a text takes: a line ends where a word does. */
function lines(text: string, width: number, size: number): number {
  const most = width / size;
  let count = 1;
  let used = 0;
  for (const word of text.split(" ").map(widthOf)) {
    if (used && used + SPACE + word > most) {
      count++;
      used = word;
    } else used += (used && SPACE) + word;
    // A word that is wider than the box.
    count += used > most ? 1 : 0;
  }
  return count;
}

/** The largest size at which a text fits a box, or the least one; in half pixels. */
export function fitted(text: string, width: number, height: number, largest: number, least: number): number {
  for (let size = largest; size > least; size -= 0.5) if (fits(text, width, height, size)) return size;
  return least;
}

/** The height that a text takes. */
export const heightOf = (text: string, width: number, size: number): number => lines(text, width, size) * LINE * size;

export const fits = (text: string, width: number, height: number, size: number): boolean =>
  heightOf(text, width, size) <= height;
