/** Names on a board, where there is little room for them. */

/** A name, and what stands in brackets behind it: "Greedy (bot) 2" is "Greedy 2", a "bot". */
export function nameParts(full: string): { readonly name: string; readonly note: string } {
  const found = /^(.+?) \((.+?)\)(.*)$/.exec(full);
  return found ? { name: found[1]! + found[3]!, note: found[2]! } : { name: full, note: "" };
}
