/** How a table goes from one position to the next: scene by scene, with pieces that fly, points that rise and sounds. Loaded when the first thing moves. */
import { tick } from "svelte";
import type { Step } from "../table";
import { Stage } from "../../motion/flight";
import { Ceramic } from "../../sound/ceramic";
import type { DuelPosition } from "../../wire/types";
import { scenesOf, type Scene } from "./scenes";

/** What an animation changes: the position that is shown, and what is lit in it. */
export interface Shown {
  position: DuelPosition;
  run: ReadonlySet<string>;
  plates: readonly string[];
}

export class Animation {
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
    const scenes = scenesOf(this.shown.position, steps);
    this.shown.plates = [...new Set(scenes.flatMap(({ plates }) => plates))];
    for (const scene of scenes) {
      if (this.stage.skipped) return;
      await this.play(scene, root);
    }
  }

  private async play(scene: Scene, root: HTMLElement): Promise<void> {
    const before = this.stage.measure(root);
    this.shown.position = scene.position;
    await tick();
    const points = scene.rising?.points ?? 0;
    if (scene.flights.length && !points) this.sound.play(scene.isDeal ? "deal" : "take");
    await this.stage.fly(root, before, scene.flights);
    if (this.stage.skipped) return;
    if (scene.flights.length && !points && !scene.isDeal) this.sound.play("place");
    if (!scene.rising) return;
    this.sound.play(points < 0 ? "fall" : "score", points);
    this.shown.run = new Set(scene.run);
    await this.stage.rise(root, scene.rising.spot, this.sign(points), points < 0 ? "loss" : "gain", 650);
    this.shown.run = new Set();
  }
}
