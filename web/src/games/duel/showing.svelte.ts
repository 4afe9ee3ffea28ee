/** The position that is shown: the server's, or one on the way to it while tiles move. */
import type { Step } from "../table";
import type { DuelPosition } from "../../wire/types";
import type { Animation } from "./animation";

interface Due {
  readonly position: DuelPosition;
  readonly steps: readonly Step[];
}

/** More steps than this at once are a game that somebody comes back to: it is shown as it is. */
const TOO_MANY = 24;

export class Showing {
  position = $state.raw() as DuelPosition;
  moving = $state(false);
  /** Cells that count for the tile that just scores, as `seat-row-column`. */
  run = $state.raw<ReadonlySet<string>>(new Set());
  /** The plates that fly, as they lie. */
  plates = $state.raw<readonly string[]>([]);
  private end: DuelPosition;
  private due: Due[] = [];
  /** The last step that was shown: each is shown once, though it may be told again. */
  private known = 0;
  private animation: Animation | null = null;

  constructor(
    position: DuelPosition,
    private readonly sign: (points: number) => string,
    private readonly sounds: () => boolean,
  ) {
    this.position = position;
    this.end = position;
  }

  /** Show a position, moving there by steps if there is a root to move in. */
  show(position: DuelPosition, steps: readonly Step[], root: HTMLElement | null): void {
    // The same again, because something else has happened at the table.
    if (position === this.end || (!steps.length && JSON.stringify(position) === JSON.stringify(this.end))) return;
    const fresh = steps.filter(({ version }) => version > this.known);
    this.known = Math.max(this.known, ...fresh.map(({ version }) => version));
    this.end = position;
    if (!root || !fresh.length || fresh.length > TOO_MANY || document.hidden) {
      this.skip();
      this.position = position;
      return;
    }
    this.due.push({ position, steps: fresh });
    if (!this.moving) void this.move(root);
    // Somebody who is far behind catches up.
    else if (this.due.length > 3) this.skip();
  }

  /** End all motion: what comes in the end is shown at once. */
  skip(): void {
    if (!this.moving) return;
    this.due = [];
    this.animation?.skip();
    this.position = this.end;
  }

  /** Somebody has touched the page: it may sound. */
  wake(): void {
    this.animation?.wake();
  }

  close(): void {
    this.animation?.skip();
    this.animation?.end();
  }

  private async move(root: HTMLElement): Promise<void> {
    this.moving = true;
    try {
      this.animation ??= new (await import("./animation")).Animation(this, this.sign, this.sounds);
      for (let next = this.due.shift(); next; next = this.due.shift()) {
        await this.animation.go(next.steps, root);
        this.position = this.due.length ? next.position : this.end;
      }
    } finally {
      // Also where the module could not be loaded, offline.
      this.position = this.end;
      this.due = [];
      this.run = new Set();
      this.plates = [];
      this.moving = false;
    }
  }
}
