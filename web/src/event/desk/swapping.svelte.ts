/** Two people of a draft change places: one is picked, by a click or by being dragged, and every other place shows what it would cost. */
import { weighSwaps } from "../http";
import type { Desk } from "./desk.svelte";

/** So far a pointer moves before it drags. */
const FROM_PX = 6;

export class Swapping {
  picked = $state<string | null>(null);
  /** Where the name that is dragged is shown; null if nothing is dragged. */
  at = $state.raw<{ readonly x: number; readonly y: number } | null>(null);
  /** Over whom it is. */
  over = $state<string | null>(null);
  /** What the whole draft would cost, by the other person. */
  costs = $state.raw<ReadonlyMap<string, number>>(new Map());
  private pressed: { person: string; x: number; y: number; pointer: number } | null = null;
  /** A drag ends with a click, which is none. */
  private hasDragged = false;

  constructor(
    private readonly desk: Desk,
    private readonly game: () => number,
    private readonly done: (before: number, after: number) => void,
  ) {}

  /** A place was clicked, or chosen by the keyboard. */
  click(person: string): void {
    if (this.hasDragged) {
      this.hasDragged = false;
      return;
    }
    if (this.picked === null) this.pick(person);
    else if (this.picked === person) this.drop();
    else void this.swap(person);
  }

  press(person: string, event: PointerEvent): void {
    this.hasDragged = false;
    // A finger scrolls the page; it picks by taps.
    if (event.button !== 0 || event.pointerType === "touch") return;
    this.pressed = { person, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    if (!this.pressed || event.pointerId !== this.pressed.pointer) return;
    const { person, x, y } = this.pressed;
    if (!this.at) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < FROM_PX) return;
      this.pick(person);
    }
    this.at = { x: event.clientX, y: event.clientY };
    this.over = this.under(event);
  }

  release(event: PointerEvent): void {
    if (!this.pressed || event.pointerId !== this.pressed.pointer) return;
    this.pressed = null;
    if (!this.at) return;
    this.at = null;
    this.hasDragged = true;
    // Where a click follows at all, it follows at once.
    setTimeout(() => (this.hasDragged = false));
    const other = this.under(event);
    if (other && other !== this.picked) void this.swap(other);
    else this.drop();
  }

  /** Nothing is swapped. */
  drop(): void {
    this.pressed = null;
    this.picked = null;
    this.at = null;
    this.over = null;
    this.costs = new Map();
  }

  private under(event: PointerEvent): string | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-person]");
    return found?.dataset["person"] ?? null;
  }

  private pick(person: string): void {
    this.picked = person;
    this.costs = new Map();
    void weighSwaps(this.desk.live.id, this.game(), person).then(
      ({ swaps }) => {
        if (this.picked === person) this.costs = new Map(swaps.map(({ other, cost }) => [other, cost]));
      },
      (error: unknown) => {
        this.drop();
        this.desk.session.sayError(error);
      },
    );
  }

  private async swap(other: string): Promise<void> {
    const { draft } = this.desk.parts;
    const one = this.picked;
    const after = this.costs.get(other);
    const game = this.game();
    this.drop();
    if (!draft || one === null) return;
    const done = await this.desk.act({ do: "swap", mark: draft.mark, game, one, other });
    if (done) this.done(draft.figures.cost, after ?? this.desk.parts.draft?.figures.cost ?? draft.figures.cost);
  }
}
