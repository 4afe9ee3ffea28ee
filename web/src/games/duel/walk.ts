/** How a table goes from one position to the next: frame by frame, with pieces that fly, points that rise and sounds. Loaded when the first thing moves. */
import { tick } from "svelte";
import type { Step } from "../table";
import { Stage } from "../../motion/flight";
import { Ceramic } from "../../sound/ceramic";
import type { DuelPosition } from "../../wire/types";
import { flyingPlates, frames, type Frame } from "./flights";

/** What a walk changes: the position that is shown, and what is lit in it. */
export interface Shown {
  position: DuelPosition;
  run: ReadonlySet<string>;
  plates: readonly string[];
}

export class Walk {
  private readonly stage = new Stage();
  private readonly sound: Ceramic;

  constructor(
    private readonly shown: Shown,
    private readonly sign: (points: number) => string,
    sounds: () => boolean,
  ) {
    this.sound = new Ceramic(sounds);
  }

  skip(): void {
    this.stage.skip();
  }

  wake(): void {
    this.sound.wake();
  }

  end(): void {
    this.sound.end();
  }

  async go(steps: readonly Step[], root: HTMLElement): Promise<void> {
    this.wake();
    this.stage.begin();
    this.shown.plates = flyingPlates(this.shown.position, steps);
    for (const step of steps)
      for (const frame of frames(this.shown.position, step)) {
        if (this.stage.skipped) return;
        await this.frame(frame, step, root);
      }
  }

  private async frame(frame: Frame, step: Step, root: HTMLElement): Promise<void> {
    const before = this.stage.measure(root);
    this.shown.position = frame.position;
    await tick();
    const points = frame.rising?.points ?? 0;
    if (frame.flights.length && !points) this.sound.play(step.token.startsWith("@") ? "deal" : "take");
    await this.stage.fly(root, before, frame.flights);
    if (this.stage.skipped) return;
    if (frame.flights.length && !points && !step.token.startsWith("@")) this.sound.play("place");
    if (!frame.rising) return;
    this.sound.play(points < 0 ? "fall" : "score", points);
    this.shown.run = new Set(frame.run);
    await this.stage.rise(root, frame.rising.spot, this.sign(points), points < 0 ? "loss" : "gain", 650);
    this.shown.run = new Set();
  }
}
