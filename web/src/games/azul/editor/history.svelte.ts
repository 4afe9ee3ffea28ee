/** What was set up, step by step: every change can be undone, and done again. */
import type { EditorState } from "../../editor";
import { fromAfen, toAfen } from "./afen";
import { withWall, type Draft } from "./draft";

const MOST = 200;

export class History implements EditorState {
  private steps = $state.raw<readonly Draft[]>([]);
  private at = $state(0);
  /** A line that came from outside and cannot be read: the server says why, until something else is done. */
  private unread = $state<string | null>(null);

  constructor(first: Draft) {
    this.steps = [first];
  }

  get draft(): Draft {
    return this.steps[this.at]!;
  }

  get afen(): string {
    return this.unread ?? toAfen(this.draft);
  }

  get kind(): string {
    const { game, wall } = this.draft;
    return wall === "coloured" ? game : game === "mini" ? "miniGrey" : "grey";
  }

  use(afen: string): void {
    const draft = fromAfen(afen);
    if (draft) this.change(draft);
    this.unread = draft ? null : afen;
  }

  choose(kind: string): void {
    const draft: Draft = { ...this.draft, game: kind.startsWith("mini") ? "mini" : "azul" };
    this.change(withWall(draft, /grey/i.test(kind) ? "grey" : "coloured"));
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.steps.length - 1;
  }

  change(draft: Draft): void {
    this.unread = null;
    if (draft === this.draft) return;
    const past = this.steps.slice(Math.max(0, this.at + 2 - MOST), this.at + 1);
    this.steps = [...past, draft];
    this.at = past.length;
  }

  undo(): void {
    this.unread = null;
    if (this.canUndo) this.at--;
  }

  redo(): void {
    this.unread = null;
    if (this.canRedo) this.at++;
  }
}
