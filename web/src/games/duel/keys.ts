/**
 * The keyboard: arrows go from one thing that can be chosen to the next in that direction, Enter or the space bar chooses it, numbers name a line, X breaks,
 * R turns a plate, Escape takes a choice back.
 */
import { tick } from "svelte";
import { BREAK } from "./choices";
import type { Choosing } from "./choosing.svelte";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Middle {
  readonly x: number;
  readonly y: number;
}

/** The nearest of some midpoints in a direction: what lies aside counts double. */
export function nearest(from: Middle, all: readonly Middle[], [right, down]: readonly [number, number]): number {
  let best = -1;
  let shortest = Infinity;
  all.forEach((to, at) => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const far = ahead + 2 * aside;
    if (ahead > 4 && far < shortest) [best, shortest] = [at, far];
  });
  return best;
}

function chooseable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("button:is([data-choice], [data-plan]):not(:disabled)")];
}

function middle(element: Element): Middle {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export class Keys {
  /** Somebody plays by keyboard: what is to be chosen next gets the focus. */
  private isUsed = false;

  /** `refuse` is told of a line that was named and cannot be chosen. */
  constructor(private readonly refuse: (key: string) => void = () => undefined) {}

  forget(): void {
    this.isUsed = false;
  }

  /** After a change of what can be chosen: where the focus was there may be nothing any more. */
  resume(root: HTMLElement): void {
    if (!this.isUsed || document.activeElement?.closest("dialog, input, textarea")) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement.isConnected) return;
    chooseable(root)[0]?.focus({ preventScroll: false });
  }

  press(event: KeyboardEvent, root: HTMLElement, choosing: Choosing): void {
    const at = event.target instanceof Element ? event.target : null;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      at?.closest("dialog, input, textarea, select, [contenteditable]")
    )
      return;
    if (!choosing.isActive) {
      this.isUsed ||= ["Tab", "Enter", " "].includes(event.key);
      if (/^[1-6]$/.test(event.key)) this.refuse(`line-${event.key}`);
      return;
    }
    if (this.answers(event, root, choosing, at)) {
      event.preventDefault();
      this.isUsed = true;
    } else if (["Tab", "Enter", " "].includes(event.key)) {
      this.isUsed = true;
    }
  }

  private answers(event: KeyboardEvent, root: HTMLElement, choosing: Choosing, at: Element | null): boolean {
    const way = WAYS[event.key];
    if (way) return this.go(root, at, way);
    const key = event.key.toLowerCase();
    if (key === "escape" && choosing.canCancel) {
      choosing.cancel();
      void tick().then(() => this.resume(root));
      return true;
    }
    if (key === "r" && choosing.plate) {
      choosing.rotate(event.shiftKey ? -1 : 1);
      return true;
    }
    const named = key === "x" ? BREAK : /^[1-6]$/.test(key) ? `line-${key}` : null;
    if (named && choosing.tiles && choosing.isNext(named)) {
      choosing.choose(named);
      return true;
    }
    if (named && !choosing.waits) {
      this.refuse(named);
      return true;
    }
    return false;
  }

  private go(root: HTMLElement, at: Element | null, way: readonly [number, number]): boolean {
    const all = chooseable(root);
    const here = at instanceof HTMLElement && all.includes(at) ? at : null;
    if (!here) {
      // Elsewhere on the page arrows scroll.
      if (at && at !== document.body && !root.contains(at)) return false;
      all[0]?.focus();
      return all.length > 0;
    }
    const found = nearest(middle(here), all.map(middle), way);
    all[found]?.focus();
    return true;
  }

  /** Tiles were chosen by keyboard: on to the first line; a plate: on to the first space. */
  next(root: HTMLElement, choosing: Choosing): void {
    if (!this.isUsed) return;
    const wanted = choosing.tiles
      ? "button[data-choice^='line-'], button[data-choice='break']"
      : choosing.plate && choosing.space === null
        ? "button[data-choice^='space-']"
        : choosing.path[0] === "draw"
          ? "button[data-choice='draw-on']"
          : null;
    if (choosing.path.length === 0) this.resume(root);
    else if (wanted) root.querySelector<HTMLElement>(wanted)?.focus();
    else this.resume(root);
  }
}
