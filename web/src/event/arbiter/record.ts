/** The log as arbiters read it: in groups, the newest first, and searched by words. */
import type { LogEntry, Sheet } from "../wire";

export const GROUPS = ["all", "rulings", "calls", "people", "time", "course"] as const;
export type Group = (typeof GROUPS)[number];

const KINDS: Readonly<Record<Exclude<Group, "all" | "course">, readonly string[]>> = {
  rulings: ["corrected", "sheets-discarded", "voided", "warned", "penalised", "expelled", "reinstated"],
  calls: ["called", "answered", "disputed", "resumed-table", "passed-turn", "stood-in"],
  people: ["entered", "entered-late", "checked-in", "left", "returned", "withdrawn", "warned", "expelled", "reinstated", "named", "erased", "appointed", "bots-entered"], // prettier-ignore
  time: ["extra-time", "paused", "resumed", "delayed", "game-started", "game-ended"],
};
const ELSEWHERE: ReadonlySet<string> = new Set(Object.values(KINDS).flat());
/** What stands in more than one group, or in none of the others, is the event's course. */
const COURSE: ReadonlySet<string> = new Set(["game-started", "game-ended"]);

export function isOf(group: Group, kind: string): boolean {
  if (group === "all") return true;
  if (group === "course") return COURSE.has(kind) || !ELSEWHERE.has(kind);
  return KINDS[group].includes(kind);
}

/** The kind by which an entry is told: "I am coming" is an answer that has not ended the call. */
export const toldKind = (entry: LogEntry): string =>
  entry.kind === "answered" && entry.done === false ? "coming" : entry.kind;

/** Reasons that the server itself gives: they are stored in English, and told in the reader's language. */
const REASONS: Readonly<Record<string, "differ" | "ruled" | "closed" | "few" | "nobody" | "goes-on">> = {
  "The players' sheets differ.": "differ",
  "It was ruled so at the table.": "ruled",
  "The operator has closed the live table.": "closed",
  "Fewer than two players were left.": "few",
  "No arbiter came, and nobody plays at this table.": "nobody",
  "No arbiter came, and somebody is there to play on.": "goes-on",
};

/** Why, as people have written it or the server means it; a ready-made reason that was tapped in another language is told in the reader's. */
export function whyOf(
  entry: LogEntry,
  reasons: Readonly<Record<string, string>>,
  tapped: ReadonlyMap<string, string> = new Map(),
): string {
  const why = entry.why ?? "";
  const own = REASONS[why];
  return own ? (reasons[own] ?? "") : (tapped.get(why) ?? why);
}

type ReadyMade = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What every ready-made reason of any language is in the reader's. */
export function inOneLanguage(mine: ReadyMade, all: readonly ReadyMade[]): ReadonlyMap<string, string> {
  return new Map(
    all.flatMap((other) =>
      Object.entries(other).flatMap(([act, reasons]) =>
        Object.entries(reasons).map(([name, text]) => [text, mine[act]?.[name] ?? text] as const),
      ),
    ),
  );
}

export const isSheet = (value: unknown): value is Sheet =>
  typeof value === "object" && value !== null && Array.isArray((value as { lines?: unknown }).lines);

/** Entries of a group that have all the words that were typed, the newest first. `told` is an entry in words. */
export function found(
  log: readonly LogEntry[],
  group: Group,
  words: string,
  told: (entry: LogEntry) => string,
): readonly LogEntry[] {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return log
    .filter((entry) => isOf(group, entry.kind) && wanted.every((word) => plain(told(entry)).includes(word)))
    .reverse();
}
