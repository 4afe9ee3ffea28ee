/** A game that is looked at again: where one is in it, what is shown, and the clockwork that plays it. */
import type { Step } from "../games/table";
import { lastMoveOf, roundsOf, type Frames } from "./rounds";
import { MOST, PART, type Frame, type Part } from "./wire";

export type Load = (from: number) => Promise<Part>;

/** What the drawing shows: a position, and the steps that lead to it from what was shown before. */
export interface Shown {
  readonly frame: Frame;
  readonly steps: readonly Step[];
  readonly last: Step | null;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a position is looked at, at speed 1. */
const PAUSE_MS = 1400;
/** How often somebody who waits for tiles to come to rest looks again. */
const LOOK_AGAIN_MS = 120;
const LAST = 1_000_000;

export class Playback {
  frames = $state.raw<Frames>([]);
  events = $state(0);
  /** Through whose eyes it is seen. */
  seat = $state(0);
  at = $state(0);
  shown = $state.raw<Shown | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  /** The drawing moves tiles. */
  moving = false;
  error = $state.raw<unknown>(null);
  readonly rounds = $derived(roundsOf(this.frames));
  private readonly asked = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  /** `start` is the position to begin with; null for the last one, or for the one so many steps `back` from there. */
  constructor(
    private readonly load: Load,
    start: number | null,
    private readonly back = 0,
  ) {
    this.at = start ?? LAST;
    void this.begin(start);
  }

  private async begin(start: number | null): Promise<void> {
    const first = start === null ? LAST : start - (start % PART);
    // What lies beyond the end is the last position, and tells how many there are.
    this.asked.add(first);
    await this.fetch(Math.min(first, MOST));
    if (this.error !== null) return;
    this.at = start === null ? Math.max(0, this.events - this.back) : Math.min(this.at, this.events);
    if (!this.frames[this.at]) await this.need(this.at);
    this.show();
    await this.fill();
  }

  /** All that is not known yet, one part after another. */
  private async fill(): Promise<void> {
    for (let from = 0; from <= this.events && !this.ended && this.error === null; from += PART) await this.need(from);
  }

  private async need(n: number): Promise<void> {
    const from = n - (n % PART);
    if (this.asked.has(from)) return;
    this.asked.add(from);
    await this.fetch(from);
  }

  private async fetch(from: number): Promise<void> {
    try {
      const part = await this.load(from);
      const frames = [...this.frames];
      for (const frame of part.frames) frames[frame.n] = frame;
      this.frames = frames;
      this.events = part.events;
      this.seat = part.seat;
      this.error = null;
      if (this.shown === null || this.shown.frame.n !== this.at) this.show();
    } catch (error) {
      this.asked.delete(from);
      this.error = error;
    }
  }

  /** Try again after an error. */
  async again(): Promise<void> {
    this.error = null;
    if (this.shown === null) await this.begin(this.at === LAST ? null : this.at);
    else await this.fill();
  }

  /** The live game has gone on: know of it, and stay where one is. */
  async extend(): Promise<void> {
    const known = this.events;
    this.asked.clear();
    await this.fetch(known - (known % PART));
    await this.fill();
  }

  get isFirst(): boolean {
    return this.at <= 0;
  }

  get isLast(): boolean {
    return this.at >= this.events;
  }

  go(n: number): void {
    if (this.shown === null) {
      // It is not known yet how far the game goes.
      this.at = Math.max(0, n);
      return;
    }
    this.at = Math.max(0, Math.min(n, this.events));
    if (this.frames[this.at]) this.show();
    else void this.need(this.at);
    if (this.isLast) this.pause();
  }

  private show(): void {
    const frame = this.frames[this.at];
    if (!frame) return;
    const isNext = this.shown !== null && frame.n === this.shown.frame.n + 1;
    const last = lastMoveOf(this.frames, frame.n);
    this.shown = { frame, steps: isNext && frame.step ? [frame.step] : [], last };
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.isLast) this.go(0);
    this.playing = true;
    this.wait(PAUSE_MS / 3 / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.moving) return this.wait(LOOK_AGAIN_MS);
      this.go(this.at + 1);
      if (this.playing) this.wait(PAUSE_MS / this.speed);
    }, ms);
  }

  end(): void {
    this.ended = true;
    this.pause();
  }
}
