/** A game record as text (docs/formats.md): its tags and its tokens. Comments, and the numbers of rounds, are passed over. */

export interface Agn {
  readonly tags: ReadonlyMap<string, string>;
  /** In the writing of docs/formats.md: colours in upper case, words in lower case. */
  readonly tokens: readonly string[];
}

const TAG = /^\[([^\s[\]"]+)\s+"((?:[^"\\]|\\.)*)"\]\s*$/;
const ROUND = /^R[1-9][0-9]*$/i;
const WORDS = /^(pass|resume|void|draw|stop)$/i;

/** The first game of a text that the server has read before: what is faulty is its to tell. */
export function parse(text: string): Agn {
  const tags = new Map<string, string>();
  let body = "";
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    const tag = body.trim() ? null : TAG.exec(line);
    if (tag) tags.set(tag[1]!, tag[2]!.replace(/\\(.)/g, "$1"));
    else if (tags.size && line.startsWith("[") && !open(body)) break;
    else if (tags.size) body += line + "\n";
  }
  const tokens = uncommented(body)
    .split(/\s+/)
    .filter((word) => word && !ROUND.test(word))
    .map(written);
  return { tags, tokens };
}

/** Whether a comment in braces is not closed yet. */
function open(body: string): boolean {
  return uncommented(body).includes("{");
}

function uncommented(body: string): string {
  return body.replace(/\{[^}]*\}|;[^\n]*/g, " ");
}

/** A token as it is written: readers accept either case. */
export function written(token: string): string {
  if (WORDS.test(token)) return token.toLowerCase();
  const [head, ...tail] = token.split(":");
  if (!tail.length) return token.toUpperCase();
  const rest = tail.join(":");
  return `${head!.toLowerCase()}:${rest.toLowerCase() === "none" ? "none" : rest.toUpperCase()}`;
}

/** A record as the server writes it: tags, an empty line, and a line for each round. `rounds` tells for each token in which round the game is after it. */
export function write(
  tags: Iterable<readonly [string, string]>,
  tokens: readonly string[],
  rounds: readonly number[],
): string {
  const lines: string[] = [];
  let round = 0;
  tokens.forEach((token, at) => {
    if (rounds[at]! > round) lines.push(`R${(round = rounds[at]!)} ${token}`);
    else if (lines.length) lines.push(`${lines.pop()!} ${token}`);
    else lines.push(token);
  });
  return head(tags) + (lines.length ? `\n${lines.join("\n")}\n` : "");
}

const head = (tags: Iterable<readonly [string, string]>): string =>
  [...tags].map(([name, value]) => `[${name} "${value.replace(/[\\"]/g, "\\$&")}"]\n`).join("");

const NOT_CARRIED = /^(Scores|Winner|Fair[A-Z].*)$/;

/** The beginning of a game as a record of its own, from which a table can go on. */
export function beginning(
  tags: Iterable<readonly [string, string]>,
  tokens: readonly string[],
  events: number,
): string {
  const carried = [...tags].filter(([name]) => !NOT_CARRIED.test(name));
  return `${head(carried)}\n${tokens.slice(0, events).join(" ")}\n`;
}
