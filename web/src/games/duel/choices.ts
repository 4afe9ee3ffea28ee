/**
 * What may be played, as a tree of choices: a take is a source and then a line, a plate is laid on a space and turned, a stack is built tile by tile.
 * Everything comes from the server's tokens (docs/formats.md); nothing is added to them and nothing left away.
 */

/** The choices that are open at some point; `token` is what is played if it ends here. */
export interface Branch {
  readonly open: ReadonlyMap<string, Branch>;
  readonly token: string | null;
}

interface Growing {
  readonly open: Map<string, Growing>;
  token: string | null;
}

/** The key of breaking all tiles that were taken (D24). */
export const BREAK = "break";
/** The key that ends a choice of chips (D31): the same chips may be a part of another choice. */
export const PAY = "pay";
/** The key of spending no chips. */
export const NONE = "none";

/** The large tray is 0 here, as in a position. */
export const trayOf = (letter: string): number => (letter.toUpperCase() === "L" ? 0 : Number(letter));

const destination = (letter: string): string => (letter.toUpperCase() === "X" ? BREAK : `line-${letter}`);

/** The keys to be chosen one after another for a token. */
export function pathOf(token: string): readonly string[] {
  const sun = /^([1-4L])([A-Z])([1-6X])$/i.exec(token);
  if (sun) return [`sun-${trayOf(sun[1]!)}-${sun[2]!.toUpperCase()}`, destination(sun[3]!)];
  const moon = /^M([A-Z])([1-6X])$/i.exec(token);
  if (moon) return [`moon-${moon[1]!.toUpperCase()}`, destination(moon[2]!)];
  const cell = /^>([1-6])([1-6])$/.exec(token);
  if (cell) return [`cell-${cell[1]}-${cell[2]}`];
  if (token.startsWith("+")) return [...token.slice(1)].map((tile) => `tile-${tile}`);
  const [word = "", rest = ""] = token.split(/:(.*)/s);
  switch (word) {
    case "chip":
    case "plate":
      return [`${word}-${rest}`];
    case "draw":
    case "stop":
      return [word];
    case "keep":
      return [`drawn-${rest.split("=")[0]}`];
    case "under":
      return [`drawn-${rest}`];
    case "lay": {
      const [space, turn] = rest.split(".");
      return [`space-${space}`, `turn-${turn}`];
    }
    case "spend":
      return rest === "none" ? [NONE] : [...rest.split(",").map((chip) => `own-${chip}`), PAY];
    default:
      return [token]; // Something of a later release: it can at least be chosen by its name.
  }
}

/** All tokens as a tree. */
export function choices(legal: readonly string[]): Branch {
  const root: Growing = { open: new Map(), token: null };
  for (const token of legal) {
    let branch = root;
    for (const key of pathOf(token)) {
      let next = branch.open.get(key);
      if (!next) branch.open.set(key, (next = { open: new Map(), token: null }));
      branch = next;
    }
    branch.token = token;
  }
  return root;
}

/** Where a path leads; null where it cannot go on. */
export function follow(from: Branch, path: readonly string[]): Branch | null {
  let branch: Branch | undefined = from;
  for (const key of path) branch = branch?.open.get(key);
  return branch ?? null;
}

/** Every way through the tree, with the token at its end. */
export function* ways(from: Branch, path: readonly string[] = []): Generator<readonly [readonly string[], string]> {
  if (from.token !== null) yield [path, from.token];
  for (const [key, branch] of from.open) yield* ways(branch, [...path, key]);
}

/** Chips that were chosen so far, in whatever order: the branch where they lie in the order of the alphabet. */
export function paying(from: Branch, chips: readonly string[]): Branch | null {
  return follow(
    from,
    [...chips].sort().map((chip) => `own-${chip}`),
  );
}

/** Whether a chip can be added to those that are chosen, so that some payment still has them all. */
export function canAdd(from: Branch, chips: readonly string[], chip: string): boolean {
  return payments(from).some((payment) => contains(payment, [...chips, chip]));
}

/** All payments, the ones with the fewest chips first. */
export function payments(from: Branch): readonly (readonly string[])[] {
  const all: string[][] = [];
  for (const [path] of ways(from))
    if (path.at(-1) === PAY) all.push(path.slice(0, -1).map((key) => key.slice("own-".length)));
  return all.sort((a, b) => a.length - b.length);
}

function contains(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The payment to be proposed: the fewest chips, and among those the ones that are worth least for other lines: of a single colour that is needed here before
 * halves of which the other could be of use.
 */
export function proposal(from: Branch, colour: string): readonly string[] {
  const others = (payment: readonly string[]): number =>
    payment.reduce((sum, chip) => sum + [...chip].filter((each) => each !== colour).length, 0);
  const all = payments(from);
  const fewest = all.filter((payment) => payment.length === all[0]?.length);
  return [...fewest].sort((a, b) => others(a) - others(b))[0] ?? [];
}
