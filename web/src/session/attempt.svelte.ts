/** Something that a page asks for and that may be refused: while it goes on, nothing else is begun. */
import type { Session } from "./session.svelte";

export class Attempt {
  busy = $state(false);

  constructor(private readonly session: Session) {}

  /** Whether it was begun, and worked; if it was refused, it is said why. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const worked = await this.session.attempt(what);
    this.busy = false;
    return worked;
  }
}
