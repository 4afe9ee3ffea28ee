/**
 * Tiles that travel: from where they were to where they go, by transforms alone, over the table and not in it, so that nothing of the table moves.
 *
 * Spots are elements with `data-spot="…"` inside the table's root, which is positioned (`position: relative`). Measure them before the table changes, let it change
 * (`await tick()`), then fly:
 *
 *     const before = stage.measure(root);
 *     shown = next;
 *     await tick();
 *     await stage.fly(root, before, [{ symbol: "tile-B", from: "display-3-2", to: "line-1-4-1" }]);
 *
 * What lies at the destination is hidden until its tile has come: the child of the spot that has `data-piece`, or the whole spot where there is none. A spot with
 * `data-open` (a bag, a lid) takes tiles in and stays to be seen.
 */

export interface Flight {
  /** The name of a symbol: "tile-B", "marker". */
  readonly symbol: string;
  readonly from: string;
  readonly to: string;
  /** Milliseconds until it starts. */
  readonly delay?: number;
  readonly duration?: number;
  /** It is to be seen only once it flies: it comes out of something. */
  readonly appears?: boolean;
}

/** How a tile travels unless it is told otherwise, in milliseconds. */
export const FLIGHT = 300;
const EASE = "cubic-bezier(0.3, 0.05, 0.25, 1)";
const SVG = "http://www.w3.org/2000/svg";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The transforms of a ghost that is as large as the larger one of both ends: a slight arc, for tiles are lifted and not pushed. */
export function path(
  from: Box,
  to: Box,
  origin: { left: number; top: number },
): { size: number; transforms: string[] } {
  const size = Math.max(from.width, to.width);
  const far = Math.hypot(to.left - from.left, to.top - from.top);
  const lift = Math.min(26, far * 0.12);
  const at = (left: number, top: number, width: number): string =>
    `translate(${round(left - origin.left)}px, ${round(top - origin.top)}px) scale(${round(width / size)})`;
  return {
    size,
    transforms: [
      at(from.left, from.top, from.width),
      at((from.left + to.left) / 2, (from.top + to.top) / 2 - lift, size),
      at(to.left, to.top, to.width),
    ],
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Where things move. All of it can be ended at once by `skip`; then nothing moves until somebody begins anew. */
export class Stage {
  private readonly running = new Set<Animation>();
  private readonly waits = new Set<() => void>();
  private over = false;

  /** Something was skipped since `begin`: whoever plays several flights one after another shows the end. */
  get skipped(): boolean {
    return this.over;
  }

  get moving(): boolean {
    return this.running.size > 0 || this.waits.size > 0;
  }

  begin(): void {
    this.over = false;
  }

  /** End all motion at once. */
  skip(): void {
    this.over = true;
    for (const animation of [...this.running]) animation.finish();
    for (const end of [...this.waits]) end();
  }

  /** Where all spots are now. */
  measure(root: HTMLElement): Map<string, DOMRect> {
    const spots = new Map<string, DOMRect>();
    for (const spot of root.querySelectorAll<Element>("[data-spot]"))
      spots.set(spot.getAttribute("data-spot")!, spot.getBoundingClientRect());
    return spots;
  }

  /** Let tiles fly to spots of the table as it is now, from where `before` had them. Resolves when the last one has come, or at `skip`. */
  async fly(root: HTMLElement, before: ReadonlyMap<string, DOMRect>, flights: readonly Flight[]): Promise<void> {
    if (this.over || document.hidden || flights.length === 0) return;
    const origin = root.getBoundingClientRect();
    const layer = layerIn(root);
    const ghosts: HTMLElement[] = [];
    const moves: Animation[] = [];
    // Read everything first and write then: one layout for all tiles.
    const routes = flights.flatMap((flight) => {
      const target = spotIn(root, flight.to);
      const to = target?.getBoundingClientRect();
      const from = before.get(flight.from) ?? spotIn(root, flight.from)?.getBoundingClientRect();
      return target && to && from && to.width > 0 && from.width > 0 ? [{ flight, target, from, to }] : [];
    });
    for (const { flight, target, from, to } of routes) {
      const { delay = 0, duration = FLIGHT } = flight;
      const { size, transforms } = path(from, to, origin);
      const ghost = ghostOf(flight.symbol, size);
      layer.append(ghost);
      ghosts.push(ghost);
      const frames: Keyframe[] = transforms.map((transform) => ({ transform }));
      if (flight.appears) frames[0] = { ...frames[0], opacity: 0 };
      moves.push(ghost.animate(frames, { delay, duration, easing: EASE, fill: "both" }));
      if (!target.hasAttribute("data-open")) moves.push(hide(target, delay + duration));
    }
    await this.all(moves);
    for (const ghost of ghosts) ghost.remove();
    if (!layer.firstChild) layer.remove();
  }

  /** Words (points, say) that rise from a spot and fade. */
  async rise(root: HTMLElement, spot: string, text: string, kind: string, duration = 900): Promise<void> {
    const from = spotIn(root, spot)?.getBoundingClientRect();
    if (this.over || document.hidden || !from) return;
    const origin = root.getBoundingClientRect();
    const layer = layerIn(root);
    const words = document.createElement("div");
    words.className = `rising ${kind}`;
    words.textContent = text;
    Object.assign(words.style, { position: "absolute", left: "0", top: "0", whiteSpace: "nowrap" });
    layer.append(words);
    const x = from.left - origin.left + from.width / 2;
    const y = from.top - origin.top + from.height / 2;
    const at = (up: number, scale: number): string =>
      `translate(${round(x)}px, ${round(y - up)}px) translate(-50%, -50%) scale(${scale})`;
    const reach = Math.max(22, from.height * 0.8);
    const frames = [
      { transform: at(0, 0.5), opacity: 0 },
      { transform: at(reach * 0.55, 1.12), opacity: 1, offset: 0.22 },
      { transform: at(reach * 0.7, 1), opacity: 1, offset: 0.7 },
      { transform: at(reach, 1), opacity: 0 },
    ];
    await this.all([words.animate(frames, { duration, easing: "ease-out", fill: "both" })]);
    words.remove();
    if (!layer.firstChild) layer.remove();
  }

  /** Do nothing for a while. */
  async wait(duration: number): Promise<void> {
    if (this.over || document.hidden) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.waits.delete(end);
        resolve();
      };
      const timer = setTimeout(end, duration);
      this.waits.add(end);
    });
  }

  private async all(animations: readonly Animation[]): Promise<void> {
    // A window that nobody looks at draws nothing, and its animations need not end: so they are ended.
    const longest = Math.max(0, ...animations.map((each) => Number(each.effect?.getComputedTiming().endTime ?? 0)));
    const guard = setTimeout(() => animations.forEach((each) => each.finish()), longest + 400);
    for (const animation of animations) this.running.add(animation);
    await Promise.allSettled(animations.map((each) => each.finished));
    clearTimeout(guard);
    for (const animation of animations) this.running.delete(animation);
  }
}

function spotIn(root: Element, spot: string): Element | null {
  return root.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
}

function layerIn(root: HTMLElement): HTMLElement {
  const found = root.querySelector<HTMLElement>(":scope > .flights");
  if (found) return found;
  const layer = document.createElement("div");
  layer.className = "flights";
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, {
    position: "absolute",
    inset: "0",
    overflow: "clip",
    pointerEvents: "none",
    zIndex: "5",
  });
  root.append(layer);
  return layer;
}

function ghostOf(symbol: string, size: number): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  Object.assign(ghost.style, {
    position: "absolute",
    left: "0",
    top: "0",
    width: `${size}px`,
    height: `${size}px`,
    transformOrigin: "0 0",
    willChange: "transform",
  });
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 100 100");
  picture.setAttribute("width", "100%");
  picture.setAttribute("height", "100%");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  picture.append(use);
  ghost.append(picture);
  return ghost;
}

/** Keep what lies at a spot out of sight for a while. It shows again by itself, whatever happens. */
function hide(spot: Element, duration: number): Animation {
  const piece = spot.querySelector("[data-piece]") ?? spot;
  return piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}
