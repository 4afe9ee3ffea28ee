/** What the table shows just now, on its way from one position to the next. */
import { tick } from "svelte";
import type { Step } from "../table";
import { Stage } from "../../motion/flight";
import type { Ceramic } from "../../sound/ceramic";
import type { AzulPosition, Cell } from "../../wire/types";
import { bonusScenes, scenesOf, type Scene } from "./scenes";

/** Cells that are counted, one after another. */
export interface Count {
  readonly seat: number;
  readonly cells: readonly Cell[];
  /** Milliseconds from one to the next. */
  readonly pace: number;
}

interface Task {
  readonly steps: readonly Step[];
  readonly end: AzulPosition;
}

/** The tiling of a round is shown within so many milliseconds, or nearly so. */
const TILING = 4200;
const SLOWEST = 620;
const QUICKEST = 230;
const BONUS = 560;

export class Showing {
  shown = $state.raw<AzulPosition>() as AzulPosition;
  count = $state.raw<Count | null>(null);
  moving = $state(false);
  readonly stage = new Stage();
  private end: AzulPosition;
  private known = 0;
  private tasks: Task[] = [];

  constructor(
    position: AzulPosition,
    private readonly root: () => HTMLElement | undefined,
    private readonly sound: Ceramic,
    private readonly signed: (points: number) => string,
  ) {
    this.shown = position;
    this.end = position;
  }

  /** A new position, and the steps that led to it. */
  show(position: AzulPosition, steps: readonly Step[], moves: boolean): void {
    // The same again, because something else at the table has changed.
    if (position === this.end || (steps.length === 0 && JSON.stringify(position) === JSON.stringify(this.end))) return;
    const fresh = steps.filter(({ version }) => version > this.known);
    this.known = Math.max(this.known, ...steps.map(({ version }) => version));
    this.end = position;
    const root = this.root();
    if (!moves || !root || fresh.length === 0 || fresh.length > 12 || document.hidden) {
      this.skip();
      this.shown = position;
      return;
    }
    this.tasks.push({ steps: fresh, end: position });
    // Somebody who is far behind catches up.
    if (this.tasks.length > 4) this.stage.skip();
    if (!this.moving) void this.run(root);
  }

  /** End all motion: the position of the end is shown at once. */
  skip(): void {
    if (!this.moving) return;
    this.tasks = [];
    this.stage.skip();
    this.count = null;
    this.shown = this.end;
  }

  private async run(root: HTMLElement): Promise<void> {
    this.moving = true;
    for (let task = this.tasks[0]; task; task = this.tasks[0]) {
      this.stage.begin();
      let at = this.shown;
      for (const scenes of scenesOf(at, task.steps)) {
        const scored = scenes.filter(({ kind }) => kind !== "take" && kind !== "deal").length;
        const pace = Math.max(QUICKEST, Math.min(SLOWEST, TILING / Math.max(1, scored)));
        for (const scene of scenes) {
          if (this.stage.skipped) break;
          await this.play(root, scene, pace);
        }
        at = scenes.at(-1)?.after ?? at;
      }
      for (const scene of bonusScenes(at, task.end)) {
        if (this.stage.skipped) break;
        await this.play(root, scene, BONUS);
      }
      if (this.tasks[0] === task) this.tasks.shift();
      this.shown = this.tasks.length > 0 ? task.end : this.end;
    }
    this.count = null;
    this.moving = false;
  }

  private async play(root: HTMLElement, scene: Scene, pace: number): Promise<void> {
    const before = this.stage.measure(root);
    this.shown = scene.after;
    await tick();
    if (scene.kind === "take") {
      this.sound.play("take");
      await this.stage.fly(root, before, scene.flights);
      if (!this.stage.skipped) this.sound.play("place");
      return;
    }
    if (scene.kind === "deal") {
      this.sound.play("deal");
      await this.stage.fly(root, before, scene.flights);
      return;
    }
    const quick = pace / SLOWEST;
    const flights = scene.flights.map((flight) => ({
      ...flight,
      delay: (flight.delay ?? 0) * quick,
      duration: Math.max(200, (flight.duration ?? 300) * quick),
    }));
    const flown = this.stage.fly(root, before, flights);
    const gains = scene.kind === "tile" || scene.kind === "bonus";
    if (!gains) this.sound.play("fall");
    if (flights.length > 0) await this.stage.wait(Math.min(260, pace * 0.6));
    if (this.stage.skipped) return;
    if (gains) this.sound.play("score", scene.points);
    if (scene.seat !== null && scene.run.length > 0)
      this.count = { seat: scene.seat, cells: scene.run, pace: Math.min(80, (pace * 0.7) / scene.run.length) };
    if (scene.at && scene.points !== 0)
      void this.stage.rise(
        root,
        scene.at,
        this.signed(scene.points),
        scene.points < 0 ? "cost" : "gain",
        Math.max(700, pace * 1.6),
      );
    await Promise.all([flown, this.stage.wait(pace * 0.7)]);
  }
}
