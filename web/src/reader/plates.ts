/** Plates of Duel as they lie: `YK/TS` is yellow and black above turquoise and special (D4). */

/** A plate turned clockwise by so many quarters. */
export function turned(plate: string, quarters: number): string {
  let [a, b, c, d] = [...plate.replace("/", "")] as [string, string, string, string];
  for (let quarter = 0; quarter < quarters % 4; quarter++) [a, b, c, d] = [c, a, d, b];
  return `${a}${b}/${c}${d}`;
}
