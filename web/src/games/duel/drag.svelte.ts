/** Dragging of tiles and plates with a mouse, a pen or a finger: what is dragged follows the pointer by a transform. */

/** So far a pointer moves before a press becomes a drag, in pixels. */
const SLACK = 7;

export interface Dragged {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

interface Ends {
  readonly grasp: (key: string) => boolean;
  readonly over: (target: string | null) => void;
  readonly drop: (target: string | null, x: number, y: number) => void;
}

export class Drag {
  dragged = $state.raw<Dragged | null>(null);
  /** The click that follows a drag is not one. */
  hasJustEnded = false;
  private ends: Ends | null = null;

  attach(ends: Ends): void {
    this.ends = ends;
  }

  press(event: PointerEvent, key: string): void {
    // A finger scrolls the page where trays lie above one another; it taps instead.
    if (event.button !== 0 || (event.pointerType === "touch" && window.innerWidth < 700)) return;
    const [x, y] = [event.clientX, event.clientY];
    const controller = new AbortController();
    const { signal } = controller;
    const move = (at: PointerEvent): void => {
      if (!this.dragged) {
        if (Math.hypot(at.clientX - x, at.clientY - y) < SLACK) return;
        if (!this.ends?.grasp(key)) return controller.abort();
      }
      this.dragged = { key, x: at.clientX, y: at.clientY };
      this.ends?.over(targetAt(at));
    };
    const end = (at: PointerEvent, dropped: boolean): void => {
      controller.abort();
      if (!this.dragged) return;
      this.dragged = null;
      this.hasJustEnded = true;
      setTimeout(() => (this.hasJustEnded = false));
      this.ends?.drop(dropped ? targetAt(at) : null, at.clientX, at.clientY);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", (at) => end(at, true), { signal });
    window.addEventListener("pointercancel", (at) => end(at, false), { signal });
  }
}

function targetAt(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]");
  return found?.getAttribute("data-drop") ?? null;
}
