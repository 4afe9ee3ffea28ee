/** How large words can be in a box, told from their number: nothing has to be measured, and so nothing moves once it is drawn. */

/** The width of an ordinary letter and the height of a line, in sizes of the type. */
const LETTER = 0.5;
const LINE = 1.22;

/** How many lines a text takes; a line ends where a word does, so about a word's half is lost. */
function lines(text: string, width: number, size: number): number {
  const whole = text.length * LETTER * size;
  return whole <= width ? 1 : Math.ceil(whole / Math.max(size, width - 2 * size));
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
