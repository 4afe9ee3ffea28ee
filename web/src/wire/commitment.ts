/**
 * What a player's own browser has kept of a table (docs/fairness.md): the commitment of the server that it was shown before it sat down, its own digits, and
 * the commitments of all seats that were there before it showed them. After the game all of it is compared with the record.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Known {
  readonly commitment: string;
  /** Its own digits, by the commitment to them. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Those of all seats, before any of its own digits were shown. */
  readonly commitments?: readonly string[];
  /** Its own digits by seat, as an earlier release kept them. */
  readonly contributions?: Readonly<Record<number, string>>;
  /** When it was begun, in milliseconds since 1970. */
  readonly at?: number;
}

export const NOTHING = "-";
const KEY = "azulejos-fair-";
/** So many tables are kept, the latest ones. */
const MOST = 200;
/** For browsers that keep nothing: as long as the page is open. */
const memory = new Map<string, Known>();

export const kept = (table: string): Known | null => read(KEY + table);
export const keep = (table: string, known: Known): void => write(KEY + table, known);

export function read(key: string): Known | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Known | null;
    if (found && typeof found.commitment === "string") return found;
  } catch {
    // What cannot be read was not kept.
  }
  return memory.get(key) ?? null;
}

export function write(key: string, known: Known): void {
  const dated = { ...known, at: known.at ?? Date.now() };
  memory.set(key, dated);
  try {
    forgetOldest(key);
    localStorage.setItem(key, JSON.stringify(dated));
  } catch {
    // It is in the memory of this page, and gone with it.
  }
}

function forgetOldest(key: string): void {
  const prefix = /^azulejos-[a-z]+-/.exec(key)![0];
  const others = Object.keys(localStorage).filter((each) => each.startsWith(prefix) && each !== key);
  if (others.length < MOST) return;
  const dated = others.map((each) => ({ each, at: read(each)?.at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { each } of dated.slice(0, others.length - MOST + 1)) localStorage.removeItem(each);
}

/** The commitment to digits: what others are shown of them, until everybody has committed themselves. (`crypto.subtle` is not there on plain http.) */
export function commitmentTo(commitment: string, digits: string): string {
  return bytesToHex(
    sha256(utf8ToBytes(`azulejos-fair-contribution\ncommitment ${commitment}\ncontribution ${digits}\n`)),
  );
}

/** Keep digits of one's own, before anybody hears of the commitment to them. The first commitment of the server that was seen stays. */
export function withPart(known: Known | null, commitment: string, own: string, digits: string): Known {
  return { commitment, ...known, parts: { ...known?.parts, [own]: digits } };
}

/**
 * What is known once all commitments are there, so that own digits may be shown; null if they may not: the server has another commitment than it had, or a
 * seat another one than it had when digits were shown.
 */
export function sealed(known: Known | null, commitment: string, commitments: readonly string[]): Known | null {
  if (known?.commitment !== commitment) return null;
  if (known.commitments && known.commitments.join() !== commitments.join()) return null;
  return { ...known, commitments };
}

/** A record's side of the comparison. */
export interface Recorded {
  readonly commitment: string;
  readonly contributions: readonly string[];
  /** Null in a record of the first scheme. */
  readonly commitments: readonly string[] | null;
}

/** `same`: the record has what this browser knows. `left-out`: but without this browser's digits. `other`: it has something else. */
export type Comparison = "same" | "left-out" | "other";

export function compared(known: Known, record: Recorded): Comparison {
  if (known.commitment !== record.commitment) return "other";
  if (known.commitments && known.commitments.join() !== record.commitments?.join()) return "other";
  const given = Object.entries(known.contributions ?? {});
  if (given.some(([seat, digits]) => record.contributions[Number(seat) - 1] !== digits)) return "other";
  if (!known.parts) return given.length ? "same" : "left-out";
  const own = seatsOf(known, record).map((seat) => [
    known.parts?.[record.commitments?.[seat - 1] ?? ""],
    record.contributions[seat - 1],
  ]);
  if (own.some(([digits, told]) => told !== digits && told !== NOTHING)) return "other";
  return own.length && own.every(([digits, told]) => told === digits) ? "same" : "left-out";
}

/** The seats of a record whose commitments are this browser's. */
export function seatsOf(known: Known, record: Recorded): number[] {
  return (record.commitments ?? []).flatMap((each, at) => (known.parts?.[each] ? [at + 1] : []));
}
