/** A game that is followed by its tokens, as far as chance needs it. */
import type { FairChance } from "./chance";

export interface Track {
  /** Whether a token is what chance did. */
  isChance(token: string): boolean;
  /** What a source of chance gives here, as a token. */
  drawn(chance: FairChance): string;
  /** A token of chance in its one writing. */
  canonical(token: string): string;
  play(token: string): void;
}

/** A token that cannot follow: the record is not one of a whole game. */
export class Unplayable extends Error {
  constructor(readonly token: string) {
    super(token);
    this.name = "Unplayable";
  }
}
