/** Steps that are shown one after another, each from the position before it: with a breath before those of a bot, and all at once for whoever is in a hurry. */
import type { Position } from "../../wire/types";
import type { Step } from "../table";
import { shared } from "./shared";

/** How a game shows its steps. */
export interface Shows<Of> {
  /** Something is about to be shown: fetch what that needs. */
  prepare?(): void;
  /** Show a step; resolves with the position after it once all has come to rest, or at `skip`. */
  step(step: Step, before: Of): Promise<Of>;
  /** Show what the server alone tells at the end of the game. */
  end?(position: Of): Promise<void>;
  /** End all motion at once. */
  skip(): void;
  /** Everything has come to rest. */
  rest(): void;
}

/** How somebody wants to see a step: in motion or not, and after how many milliseconds of rest. */
export interface Pace {
  readonly moves: boolean;
  readonly breath: (step: Step) => number;
}

interface Task {
  readonly steps: readonly Step[];
  readonly end: Position;
  readonly pace: Pace;
}

/** More steps than this at once are a game that somebody comes back to: it is shown as it is. */
const TOO_MANY = 12;
/** Somebody who is so many steps behind catches up. */
const FAR_BEHIND = 16;

export class ShowQueue<Of extends Position> {
  private current = $state.raw() as Of;
  moving = $state(false);
  /** The last step that is shown, or on its way, while there are later ones; infinite if there are none. */
  version = $state(Infinity);
  private end: Of;
  /** The last step that was received: each is shown once, though it may be told again. */
  private known = 0;
  private tasks: Task[] = [];
  private restedAt = performance.now();
  /** What runs was skipped: who shows something after a wait leaves it. */
  isSkipped = false;
  private wake: (() => void) | null = null;

  constructor(
    position: Of,
    private readonly shows: Shows<Of>,
  ) {
    this.current = position;
    this.end = position;
  }

  get position(): Of {
    return this.current;
  }

  /** What has not changed stays the same object: a drawing need not look at it again. */
  set position(position: Of) {
    this.current = shared(this.current, position);
  }

  /** A new position, and the steps that led to it. */
  show(position: Of, steps: readonly Step[], pace: Pace): void {
    // The same again, because something else has happened at the table.
    if (position === this.end || (!steps.length && JSON.stringify(position) === JSON.stringify(this.end))) return;
    const fresh = steps.filter(({ version }) => version > this.known);
    this.known = Math.max(this.known, ...steps.map(({ version }) => version));
    this.end = position;
    // Also where nothing moves, a bot's answer is another thing to see than what it answers to.
    const waits = pace.moves || this.moving || fresh.some((step) => pace.breath(step) > 0);
    if (!waits || !fresh.length || fresh.length > TOO_MANY) {
      this.skip();
      this.position = position;
      this.restedAt = performance.now();
      return;
    }
    this.tasks.push({ steps: fresh, end: position, pace });
    if (!this.moving) void this.run();
    else if (this.tasks.reduce((sum, task) => sum + task.steps.length, 0) > FAR_BEHIND) this.skip();
  }

  /** End all motion: the position of the end is shown at once. */
  skip(): void {
    if (!this.moving) return;
    this.isSkipped = true;
    this.tasks = [];
    this.wake?.();
    this.shows.skip();
    this.position = this.end;
    this.version = Infinity;
  }

  private async run(): Promise<void> {
    this.moving = true;
    this.isSkipped = false;
    try {
      for (let task = this.tasks[0]; task && !this.isSkipped; task = this.tasks[0]) {
        if (task.pace.moves) this.shows.prepare?.();
        await this.showAll(task);
        if (this.isSkipped) break;
        this.tasks.shift();
        this.position = this.tasks.length ? (task.end as Of) : this.end;
        this.restedAt = performance.now();
      }
    } finally {
      // Also where what shows it could not be loaded, offline.
      this.position = this.end;
      this.tasks = [];
      this.version = Infinity;
      this.shows.rest();
      this.moving = false;
    }
  }

  private async showAll({ steps, end, pace }: Task): Promise<void> {
    for (const step of steps) {
      this.version = step.version - 1;
      await this.rests(pace.breath(step));
      if (this.isSkipped) return;
      this.version = step.version;
      if (!pace.moves) continue;
      const after = await this.shows.step(step, this.position);
      if (this.isSkipped) return;
      this.position = after;
      this.restedAt = performance.now();
    }
    if (pace.moves) await this.shows.end?.(end as Of);
  }

  /** Wait until the table has been at rest for a while. */
  private async rests(ms: number): Promise<void> {
    const left = this.restedAt + ms - performance.now();
    if (left <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }
}
