/** Somebody's way with one puzzle: the position, their answers, and the solution. */
import type { Step } from "../games/table";
import type { Session } from "../session/session.svelte";
import type { Position } from "../wire/types";
import { keepResult } from "./days";
import { attempt, daily, solution, type PuzzleAnswer, type PuzzleShown, type PuzzleSolution } from "./wire";

export class Solving {
  shown = $state.raw<PuzzleShown | null>(null);
  position = $state.raw<Position | null>(null);
  legal = $state.raw<readonly string[]>([]);
  steps = $state.raw<readonly Step[]>([]);
  last = $state.raw<Step | null>(null);
  /** The last answer. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** The solution, for whoever has asked for it. */
  solution = $state.raw<PuzzleSolution | null>(null);
  /** The move that is on its way to the server. */
  sent = $state<string | null>(null);
  busy = $state(false);

  constructor(private readonly session: Session) {}

  get isOver(): boolean {
    return this.solution !== null || this.answer?.found === true;
  }

  async load(day: string | undefined): Promise<void> {
    const shown = await daily(day);
    this.shown = shown;
    this.again();
  }

  /** The position once more, as it is set. */
  again(): void {
    if (!this.shown) return;
    this.answer = this.solution = this.last = null;
    this.show(this.shown.position, [], this.shown.legal);
  }

  async play(move: string): Promise<void> {
    const { shown } = this;
    if (!shown || this.busy || this.isOver || !this.legal.includes(move)) return;
    this.sent = move;
    await this.asking(async () => {
      const answer = await attempt(shown.id, move, this.session.language);
      this.answer = answer;
      if (answer.found && answer.after) this.lay(answer.after);
      // The table begins to choose anew: for it, this is another position.
      else this.show({ ...shown.position }, [], [...shown.legal]);
      if (answer.found && shown.date) keepResult(shown.date, "found");
    });
    this.sent = null;
  }

  async showSolution(): Promise<void> {
    const { shown } = this;
    if (!shown || this.busy || this.isOver) return;
    await this.asking(async () => {
      this.solution = await solution(shown.id, this.session.language);
      this.lay(this.solution.after);
      if (shown.date) keepResult(shown.date, "seen");
    });
  }

  private async asking(ask: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await ask();
    } catch (error) {
      this.session.sayError(error);
      if (this.position) this.show({ ...this.position }, [], [...this.legal]);
    }
    this.busy = false;
  }

  private lay(after: PuzzleSolution["after"]): void {
    const step = after.step && { ...after.step, version: 1 };
    this.last = step;
    this.show(after.position, step ? [step] : [], []);
  }

  private show(position: Position, steps: readonly Step[], legal: readonly string[]): void {
    this.steps = steps;
    this.legal = legal;
    this.position = position;
  }
}
