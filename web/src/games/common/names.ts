/** Names on a board, where there is little room for them. */

/** A name, and what stands in brackets behind it: "Greedy (bot) 2" is "Greedy 2", a "bot". */
export function nameParts(full: string): { readonly name: string; readonly note: string } {
  const found = /^(.+?) \((.+?)\)(.*)$/.exec(full);
  return found ? { name: found[1]! + found[3]!, note: found[2]! } : { name: full, note: "" };
}

const LONG_NAME = 14;
/** Of a name with more letters the first word is enough, where there is little room. */
export function firstOfName(name: string): string {
  return name.length > LONG_NAME ? name.split(" ")[0]! : name;
}
