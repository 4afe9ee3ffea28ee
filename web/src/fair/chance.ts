/** Chance that can be checked (docs/fairness.md): HMAC-SHA256, keyed with the seed, over the table, the contributions and the deal's number. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Chance } from "../games/common/chance";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SCHEME = "azulejos-fair-1";
const WORDS = 2 ** 32;

/** What is published of a seed before anybody sits down: its SHA-256. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

export interface Source {
  readonly seed: string;
  readonly table: string;
  readonly contributions: readonly string[];
}

/** The stream of one deal: 0 for the lots, 1, 2 … for the chance events. */
export class FairChance implements Chance {
  private readonly key: Uint8Array;
  private readonly message: string;
  private block = 0;
  private left: number[] = [];

  constructor({ seed, table, contributions }: Source, number: number) {
    this.key = hexToBytes(seed);
    const seats = contributions.map((each, at) => `seat ${at + 1} ${each}\n`);
    this.message = `${SCHEME}\ntable ${table}\n${seats.join("")}deal ${number}\n`;
  }

  /** A number from 0 to n - 1. What lies above the last multiple of n is thrown away. */
  below(n: number): number {
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }

  private word(): number {
    if (!this.left.length) {
      const bytes = hmac(sha256, this.key, utf8ToBytes(`${this.message}block ${this.block++}\n`));
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      this.left = Array.from({ length: 8 }, (_, at) => view.getUint32(at * 4));
    }
    return this.left.shift()!;
  }
}
