/** Parts of a page that are needed only now and then: each comes when it is first wanted, and stays. */
import type { Session } from "../session/session.svelte";
import { Refused } from "../wire/http";

export class Guest<Part> {
  current = $state.raw<Part | null>(null);
  private asked: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<{ readonly default: Part }>) {}

  /** Have it come; rejects if it cannot be loaded, and can then be asked for again. */
  come(): Promise<void> {
    this.asked ??= this.load().then(
      (module) => {
        this.current = module.default;
      },
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }
}

/** Once a part is there, go on; if it cannot come, say so. */
export function want(session: Session, guest: Guest<unknown>, then: () => void): void {
  guest.come().then(then, () => session.sayError(new Refused("offline", "")));
}
