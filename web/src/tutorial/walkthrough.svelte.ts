/** Somebody's way through the lessons of a game. */
import type { Step } from "../games/table";
import type { Position } from "../wire/types";
import type { Asked, Effect, Lesson } from "../games/lessons";

export type Answered = "not yet" | "right" | "otherwise";

export class Walkthrough {
  /** Which lesson, from 0; as many as there are lessons means that all is done. */
  at = $state(0);
  answered = $state<Answered>("not yet");
  /** What the move that was tried last would have brought. */
  effect = $state.raw<Effect | null>(null);
  position = $state.raw<Position>() as Position;
  steps = $state.raw<readonly Step[]>([]);
  private asked = $state.raw<Asked>({ legal: [], right: {}, effects: {} });
  last = $state.raw<Step | null>(null);
  /** Lessons that were done, by number from 0. */
  done = $state<boolean[]>([]);

  constructor(
    readonly lessons: readonly Lesson[],
    at = 0,
  ) {
    this.done = lessons.map(() => false);
    this.go(at);
  }

  get lesson(): Lesson {
    return this.lessons[Math.min(this.at, this.lessons.length - 1)]!;
  }

  get legal(): readonly string[] {
    return this.asked.legal;
  }

  get finished(): boolean {
    return this.at >= this.lessons.length;
  }

  /** To a lesson, as it begins. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(Number.isFinite(at) ? Math.trunc(at) : 0, this.lessons.length));
    this.again();
  }

  again(): void {
    const { lesson } = this;
    this.answered = "not yet";
    this.effect = null;
    this.last = null;
    this.ask(lesson, lesson.position, []);
  }

  restart(): void {
    this.done = this.lessons.map(() => false);
    this.go(0);
  }

  play(token: string): void {
    const { asked } = this;
    if (this.answered === "right" || !asked.legal.includes(token)) return;
    const answer = asked.right[token];
    if (!answer) {
      // The table begins to choose anew: for it, this is another position.
      this.answered = "otherwise";
      this.effect = asked.effects[token] ?? null;
      this.ask({ ...asked, legal: [...asked.legal] }, { ...this.position }, []);
      return;
    }
    this.last = answer.steps.findLast((step) => step.seat !== null) ?? null;
    if (answer.more) {
      this.answered = "not yet";
      this.ask(answer.more, answer.position, answer.steps);
      return;
    }
    this.answered = "right";
    this.done = this.done.map((was, at) => was || at === this.at);
    this.ask({ legal: [], right: {}, effects: {} }, answer.position, answer.steps);
  }

  /** Let somebody see how it is done. */
  show(): void {
    const [token] = Object.keys(this.asked.right);
    if (!token) return;
    this.play(token);
    if (this.answered !== "right") this.show();
  }

  private ask(asked: Asked, position: Position, steps: readonly Step[]): void {
    this.asked = asked;
    this.steps = steps;
    this.position = position;
  }
}
