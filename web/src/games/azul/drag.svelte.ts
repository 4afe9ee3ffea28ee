/** Tiles that are carried by a finger or the mouse, from where they lie to a line. */
import type { Choosing } from "./choosing.svelte";
import type { Pick } from "./moves";

/** So far a finger moves before a touch becomes carrying, in pixels. */
const START = 7;
/** Above a finger, tiles are held where they can be seen. */
const ABOVE_FINGER = 46;

export interface Held extends Pick {
  readonly count: number;
  readonly size: number;
}

export class Drag {
  held = $state.raw<Held | null>(null);
  private start: { x: number; y: number; pick: Pick; held: Held; pointer: number; touch: boolean } | null = null;
  private ghost: HTMLElement | null = null;
  /** The click that follows a drag is not one. */
  hasJustEnded = false;

  constructor(
    private readonly choosing: Choosing,
    private readonly drop: (target: string) => void,
    /** They were let go where they cannot go. */
    private readonly missed: (x: number, y: number) => void = () => undefined,
  ) {}

  /** A pointer went down on tiles: perhaps they are going to be carried. */
  grab(event: PointerEvent, held: Held): void {
    if (event.button !== 0 || this.start) return;
    const touch = event.pointerType !== "mouse";
    this.start = { x: event.clientX, y: event.clientY, pick: held, held, pointer: event.pointerId, touch };
    window.addEventListener("pointermove", this.move);
    window.addEventListener("pointerup", this.end);
    window.addEventListener("pointercancel", this.cancel);
  }

  /** A finger that has gone down on tiles carries them: the page must not scroll under it. Not all browsers heed `touch-action` inside a picture. */
  keepStill(element: Element): () => void {
    const hold = (event: Event): void => {
      if (this.start && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchmove", hold, { passive: false });
    return () => element.removeEventListener("touchmove", hold);
  }

  /** The element that shows what is held. */
  carry(element: HTMLElement): () => void {
    this.ghost = element;
    this.place();
    return () => {
      this.ghost = null;
    };
  }

  private at = { x: 0, y: 0 };

  private readonly move = (event: PointerEvent): void => {
    const { start } = this;
    if (!start || event.pointerId !== start.pointer) return;
    if (!this.held) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < START) return;
      this.choosing.pick(start.pick);
      this.held = start.held;
    }
    this.at = { x: event.clientX, y: event.clientY - (start.touch ? ABOVE_FINGER : 0) };
    this.place();
    this.choosing.aim(this.target());
  };

  private place(): void {
    if (this.ghost) this.ghost.style.transform = `translate(${this.at.x}px, ${this.at.y}px)`;
  }

  private target(): string | null {
    const under = document.elementFromPoint(this.at.x, this.at.y);
    return under?.closest("[data-target]")?.getAttribute("data-target") ?? null;
  }

  private readonly end = (event: PointerEvent): void => {
    if (!this.start || event.pointerId !== this.start.pointer) return;
    const carried = this.held !== null;
    const target = carried ? this.target() : null;
    this.cancel();
    if (!carried) return;
    this.hasJustEnded = true;
    setTimeout(() => (this.hasJustEnded = false));
    if (target) return this.drop(target);
    this.missed(this.at.x, this.at.y);
    this.choosing.putBack();
  };

  readonly cancel = (): void => {
    if (this.held && this.start) this.choosing.aim(null);
    this.start = null;
    this.held = null;
    window.removeEventListener("pointermove", this.move);
    window.removeEventListener("pointerup", this.end);
    window.removeEventListener("pointercancel", this.cancel);
  };
}
