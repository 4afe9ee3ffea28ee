/** A position that is written, and what the server says of it: asked after a moment's rest, and only of the latest. */
import { lookAt, type LookedAt } from "../replay/wire";
import { Refused } from "../wire/http";

const REST_MS = 300;

export class Checked {
  told = $state.raw<LookedAt | null>(null);
  /** For which line that is. */
  line = $state("");
  busy = $state(false);
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";

  get isFine(): boolean {
    return this.told !== null && this.told.faults.length === 0;
  }

  /** Ask about a line, soon. */
  ask(afen: string, rest = REST_MS): void {
    if (afen === this.asked) return;
    this.asked = afen;
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(afen), rest);
  }

  private async look(afen: string): Promise<void> {
    try {
      const told = await lookAt(afen.slice(0, 4000));
      if (afen !== this.asked) return;
      this.told = told;
      this.line = afen;
      this.failed = false;
    } catch (error) {
      if (afen !== this.asked) return;
      if (!(error instanceof Refused)) throw error;
      this.failed = true;
      this.asked = "";
    }
    this.busy = false;
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
