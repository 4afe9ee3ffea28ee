/** Two people of a seating change places: one is picked, by a click or by being dragged, and every other place shows what it would cost. */
import type { Desk } from "./desk.svelte";

/** A seating of which two can change places. */
export interface Swappable {
  readonly mark: string;
  readonly cost: number;
}

/** So far a pointer moves before it drags. */
const FROM_PX = 6;

export class Swapping {
  picked = $state<string | null>(null);
  /** Where the name that is dragged is shown; null if nothing is dragged. */
  at = $state.raw<{ readonly x: number; readonly y: number } | null>(null);
  /** Over whom it is. */
  over = $state<string | null>(null);
  /** What the whole seating would cost, by the other person. */
  costs = $state.raw<ReadonlyMap<string, number>>(new Map());
  private pressed: { person: string; x: number; y: number; pointer: number } | null = null;
  /** A drag ends with a click, which is none. */
  private hasDragged = false;

  constructor(
    private readonly desk: Desk,
    private readonly game: () => number,
    /** The seating as it is now; null if it is gone. */
    private readonly seating: () => Swappable | null,
    /** Asks what a swap of somebody with each of the others would cost. */
    private readonly weigh: (person: string) => Promise<{ readonly swaps: readonly { other: string; cost: number }[] }>,
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
    void this.weigh(person).then(
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
    const before = this.seating();
    const one = this.picked;
    const after = this.costs.get(other);
    const game = this.game();
    this.drop();
    if (!before || one === null) return;
    const done = await this.desk.act({ do: "swap", mark: before.mark, game, one, other });
    if (!done) return;
    const cost = after ?? this.seating()?.cost ?? before.cost;
    this.desk.session.say(this.desk.own.seating.swapped(cost === before.cost, cost, before.cost));
  }
}
