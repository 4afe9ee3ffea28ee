/** What a table shows just now: the server's position, or one on the way to it while something moves, and what is lit meanwhile. */
import { drawn } from "../../motion/drawn";
import type { Stage } from "../../motion/flight";
import type { Ceramic, Sound } from "../../sound/ceramic";
import type { Position } from "../../wire/types";
import type { Step } from "../table";
import { ShowQueue, type Pace, type Shows } from "./queue.svelte";

/** What a game moves and sounds with. */
export interface Means {
  readonly root: () => HTMLElement | null | undefined;
  readonly stage: Stage;
  readonly sound: Ceramic;
  /** Points as they rise: "+3". */
  readonly signed: (points: number) => string;
}

/** What an animation changes. */
export interface Shown<Of, Lit> {
  position: Of;
  lit: Lit;
}

/** How a game shows its steps. It is loaded when the first thing moves. */
export type Animate<Of, Lit> = (shown: Shown<Of, Lit>, means: Means) => Pick<Shows<Of>, "step" | "end">;

interface Surroundings<Of, Lit> extends Pick<Means, "root" | "signed"> {
  /** What is lit while nothing moves. */
  readonly dark: Lit;
  readonly animate: () => Promise<Animate<Of, Lit>>;
  readonly sounds: () => boolean;
  readonly rate: () => number;
  /** The end of a game comes where things were taken from: what lies there goes. */
  readonly clears: () => boolean;
}

interface Moving<Of> extends Means {
  readonly shows: Pick<Shows<Of>, "step" | "end">;
}

export class Showing<Of extends Position, Lit> implements Shown<Of, Lit> {
  lit = $state.raw() as Lit;
  readonly queue: ShowQueue<Of>;
  private coming: Promise<Moving<Of>> | null = null;
  private moves: Moving<Of> | null = null;

  constructor(
    position: Of,
    private readonly around: Surroundings<Of, Lit>,
  ) {
    this.lit = around.dark;
    this.queue = new ShowQueue(position, {
      prepare: () => this.prepare(),
      step: async (step, before) => {
        const { stage, shows } = await this.loaded();
        // What changed with the step before, and around the table, has a frame of its own.
        await drawn();
        if (this.queue.isSkipped) return before;
        stage.begin();
        return shows.step(step, before);
      },
      end: async (end) => {
        const { stage, shows } = await this.loaded();
        await shows.end?.(end);
        const root = around.root();
        if (end.outcome && root && around.clears()) await stage.clear(root);
      },
      skip: () => this.moves?.stage.skip(),
      rest: () => (this.lit = around.dark),
    });
  }

  get position(): Of {
    return this.queue.position;
  }

  set position(position: Of) {
    this.queue.position = position;
  }

  get moving(): boolean {
    return this.queue.moving;
  }

  /** A new position, and the steps that led to it. */
  show(position: Of, steps: readonly Step[], pace: Pace): void {
    const isSeen = !!this.around.root() && !document.hidden;
    this.queue.show(position, steps, isSeen ? pace : { moves: false, breath: () => 0 });
  }

  /** End all motion: the position of the end is shown at once. */
  skip(): void {
    this.queue.skip();
  }

  /** Somebody has touched the page: from now on it may sound, and something is going to move. */
  wake(): void {
    this.loaded().then(({ sound }) => sound.wake(), ignored);
  }

  play(sound: Sound): void {
    this.moves?.sound.play(sound);
  }

  close(): void {
    this.queue.skip();
    this.moves?.sound.end();
  }

  private prepare(): void {
    this.loaded().catch(ignored);
  }

  /** Offline it is tried again the next time. */
  private loaded(): Promise<Moving<Of>> {
    this.coming ??= this.load().catch((error: unknown) => {
      this.coming = null;
      throw error;
    });
    return this.coming;
  }

  private async load(): Promise<Moving<Of>> {
    const { animate, root, signed, sounds, rate } = this.around;
    const [{ Stage }, { Ceramic }, game] = await Promise.all([
      import("../../motion/flight"),
      import("../../sound/ceramic"),
      animate(),
    ]);
    const means = { root, signed, stage: new Stage(rate), sound: new Ceramic(sounds) };
    this.moves = { ...means, shows: game(this, means) };
    return this.moves;
  }
}

const ignored = (): void => undefined;
