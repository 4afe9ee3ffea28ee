/** What was set up, step by step: every change can be undone, and done again. */
import type { Draft } from "./draft";

const MOST = 200;

export class History {
  private steps = $state.raw<readonly Draft[]>([]);
  private at = $state(0);

  constructor(first: Draft) {
    this.steps = [first];
  }

  get draft(): Draft {
    return this.steps[this.at]!;
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.steps.length - 1;
  }

  change(draft: Draft): void {
    if (draft === this.draft) return;
    const past = this.steps.slice(Math.max(0, this.at + 2 - MOST), this.at + 1);
    this.steps = [...past, draft];
    this.at = past.length;
  }

  undo(): void {
    if (this.canUndo) this.at--;
  }

  redo(): void {
    if (this.canRedo) this.at++;
  }
}
