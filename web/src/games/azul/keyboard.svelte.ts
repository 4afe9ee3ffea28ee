/** Playing by keys: where the keyboard stands among what can be picked, and what a key does there. */
import { tick } from "svelte";
import type { Choosing } from "./choosing.svelte";
import { nextPick, nextTarget } from "./keys";
import { samePick, type Pick } from "./moves";

/** What keys can bring about. */
interface Hands {
  take(pick: Pick): void;
  choose(target: string): void;
  /** A place was named that cannot be chosen. */
  refuse(place: string): void;
}

export class Keyboard {
  /** Whether keys were used last, and not a pointer: then the focus follows the game. */
  isUsed = false;
  private stands = $state.raw<Pick | null>(null);

  constructor(
    private readonly choosing: Choosing,
    private readonly root: () => HTMLElement | undefined,
    private readonly hands: Hands,
  ) {}

  /** The pick that the Tab key comes to. */
  get rover(): Pick | null {
    const { picks } = this.choosing;
    return picks.find((pick) => samePick(pick, this.stands)) ?? picks[0] ?? null;
  }

  standAt(pick: Pick): void {
    this.stands = pick;
  }

  /** When it is somebody's turn again, the keyboard goes on where it was left, unless it is busy elsewhere on the page. */
  goOn(): void {
    const [at, root] = [document.activeElement, this.root()];
    if (at !== root && at !== document.body && !(at && root?.contains(at))) return;
    if (this.choosing.placings.length > 0) void this.focusOn("[data-cell]");
    else this.focusPick(this.rover);
  }

  /** Do what a key means here; false if it means nothing. */
  handles(key: string): boolean {
    if (this.choosing.placings.length > 0) return this.places(key);
    return this.choosing.held ? this.aims(key) : this.picks(key);
  }

  /** Grey tiling: a column of the row. */
  private places(key: string): boolean {
    const columns = this.choosing.placings.map(({ column }) => String(column));
    const { line } = this.choosing.placings[0]!;
    const wanted = enters(key) ? this.choosing.aimed : columns.includes(key) ? key : null;
    if (wanted) {
      this.root()?.focus({ preventScroll: true });
      this.choosing.place({ line, column: Number(wanted) });
      return true;
    }
    if (/^[1-5]$/.test(key)) {
      this.hands.refuse(`wall-${line}-${key}`);
      return true;
    }
    const next = nextTarget(columns, this.choosing.aimed, key);
    if (next) void this.focusOn(`[data-cell="${next}"]`);
    return next !== null;
  }

  /** Tiles are in hand: a line, or the floor line. */
  private aims(key: string): boolean {
    const { held, targets, aimed } = this.choosing;
    const wanted = enters(key) ? aimed : key === "0" ? "F" : /^[1-5fF]$/.test(key) ? key.toUpperCase() : null;
    if (wanted && targets.includes(wanted)) {
      this.hands.choose(wanted);
      return true;
    }
    if (wanted && !enters(key)) {
      this.hands.refuse(`line-${wanted}`);
      return true;
    }
    if (key === "Escape") {
      this.choosing.putBack();
      this.focusPick(held);
      return true;
    }
    const next = nextTarget(targets, aimed, key);
    if (next) void this.focusOn(`[data-target="${next}"]`);
    return next !== null;
  }

  /** Nothing is in hand: tiles of a display or of the centre. */
  private picks(key: string): boolean {
    const root = this.root();
    const at = root?.contains(document.activeElement) ? picked(document.activeElement) : null;
    const here = at ? { source: at[0]!, colour: at[1]! } : null;
    if (enters(key) && here) {
      this.hands.take(here);
      void this.focusOn("[data-target]");
      return true;
    }
    const next = nextPick(this.choosing.picks, here, key);
    const named = /^[1-9]$/.test(key) ? `display-${key}` : key.toLowerCase() === "c" ? "centre" : null;
    if (named && next?.source !== key.toUpperCase()) {
      this.hands.refuse(named);
      return true;
    }
    if (!next) return false;
    this.stands = next;
    this.focusPick(next);
    return true;
  }

  private focusPick(pick: Pick | null): void {
    if (pick) void this.focusOn(["pick", "plan"].map((kind) => `[data-${kind}="${pick.source}${pick.colour}"]`).join());
  }

  private async focusOn(selector: string): Promise<void> {
    await tick();
    this.root()?.querySelector<HTMLElement | SVGElement>(selector)?.focus();
  }
}

function enters(key: string): boolean {
  return key === "Enter" || key === " ";
}

function picked(element: Element | null): string | null {
  return element?.getAttribute("data-pick") ?? element?.getAttribute("data-plan") ?? null;
}
