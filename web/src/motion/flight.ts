/**
 * Tiles that travel: from where they were to where they go, by transforms alone, over the table and not in it, so that nothing of the table moves.
 *
 * Spots are elements with `data-spot="…"` inside the table's root, which is positioned (`position: relative`). Measure them before the table changes, let it change
 * (`await tick()`), then fly:
 *
 *     const flights = [{ symbol: "tile-B", from: "display-3-2", to: "line-1-4-1" }];
 *     const before = stage.measure(root, flights);
 *     shown = next;
 *     await tick();
 *     await stage.fly(root, before, flights);
 *
 * What lies at the destination is hidden until its tile has come: the child of the spot that has `data-piece`, or the whole spot where there is none. A spot with
 * `data-open` (a bag, a lid) takes tiles in and stays to be seen.
 */

import { drawn } from "./drawn";

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
  /** It is pushed and not lifted: its way has no arc. */
  readonly slides?: boolean;
  /** Degrees that it is turned by when it starts. */
  readonly turn?: number;
}

/** How long a tile travels unless it is told otherwise, in milliseconds: a little longer on a longer way. */
export const timeOf = (way: number): number => Math.min(420, 260 + 0.12 * way);
/** `cubic-bezier(0.45, 0.05, 0.25, 1)`, cut where a tile is half-way: when that is, and the ease of either half. */
const HALF_WAY = {
  at: 0.38,
  to: "cubic-bezier(0.577, 0.049, 0.748, 0.525)",
  from: "cubic-bezier(0.162, 0.5, 0.38, 1)",
} as const;
/** A tile that has come is a little too large, and then as it lies. */
const SETTLES = { duration: 110, by: 0.03 } as const;
/** How tiles that come out of something are turned, in degrees. */
const TURNS = [-8, 5, -3, 7, -6, 2] as const;
export const turnOf = (nth: number): number => TURNS[nth % TURNS.length]!;
/** A bag that is emptied leans over by so many degrees, in so many milliseconds. */
const TIPS = { duration: 180, by: 14 } as const;
/** So many tiles that are not to be seen yet are made ready in one frame: twenty at once are more than a phone has time for. */
const AT_ONCE = 6;
const SVG = "http://www.w3.org/2000/svg";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A flight between two places that are on the table. */
interface Route {
  readonly flight: Flight;
  readonly target: Element;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** A tile over the table, and how it goes. */
interface Ghost {
  readonly ghost: HTMLElement;
  readonly transforms: string[];
  readonly settles: string;
}

/**
 * The transforms of a ghost that is as large as the larger one of both ends: a slight arc, for tiles are lifted and not pushed, unless they slide. `settles` is how it
 * is for a moment when it has come.
 */
export function path(
  from: Box,
  to: Box,
  origin: { left: number; top: number },
  { slides = false, turn = 0 }: Pick<Flight, "slides" | "turn"> = {},
): { size: number; transforms: string[]; settles: string } {
  const size = Math.max(from.width, to.width);
  const far = Math.hypot(to.left - from.left, to.top - from.top);
  const lift = slides ? 0 : Math.min(26, far * 0.12);
  const at = (left: number, top: number, width: number, turned: number): string => {
    const placed = `translate(${round(left - origin.left)}px, ${round(top - origin.top)}px) scale(${round(width / size)})`;
    return turn ? `${placed} translate(50%, 50%) rotate(${round(turned)}deg) translate(-50%, -50%)` : placed;
  };
  const more = to.width * SETTLES.by;
  return {
    size,
    transforms: [
      at(from.left, from.top, from.width, turn),
      at(
        (from.left + to.left) / 2,
        (from.top + to.top) / 2 - lift,
        slides ? (from.width + to.width) / 2 : size,
        turn / 2,
      ),
      at(to.left, to.top, to.width, 0),
    ],
    settles: at(to.left - more / 2, to.top - more / 2, to.width + more, 0),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * A flight, and how a tile settles after `duration` of `all` milliseconds, in one animation: a browser's compositor moves nothing by itself that has two at a time, and
 * each frame would be the work of the page's own thread.
 */
export function framesOf(
  { transforms, settles }: Pick<ReturnType<typeof path>, "transforms" | "settles">,
  { duration, all, appears = false }: { duration: number; all: number; appears?: boolean },
): Keyframe[] {
  const [start, middle, end] = transforms;
  const came = duration / all;
  const seen = appears ? { opacity: 1 } : {};
  return [
    { transform: start!, offset: 0, easing: HALF_WAY.to, ...(appears ? { opacity: 0 } : {}) },
    { transform: middle!, offset: came * HALF_WAY.at, easing: HALF_WAY.from, ...seen },
    { transform: end!, offset: came, ...seen },
    ...(came < 1
      ? [
          { transform: settles, offset: came, easing: "ease-out", ...seen },
          { transform: end!, offset: 1, ...seen },
        ]
      : []),
  ];
}

/** Where things move. All of it can be ended at once by `skip`; then nothing moves until somebody begins anew. */
export class Stage {
  private readonly running = new Set<Animation>();
  private readonly waits = new Set<() => void>();
  private over = false;

  /** `rate` says how fast everything goes: 2 is twice as fast. */
  constructor(private readonly rate: () => number = () => 1) {}

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

  /** Where the spots are now that something is going to fly from. */
  measure(root: HTMLElement, flights: readonly Flight[]): Map<string, DOMRect> {
    const spots = new Map<string, DOMRect>();
    for (const { from } of flights) {
      const spot = spots.has(from) ? null : spotIn(root, from);
      if (spot) spots.set(from, spot.getBoundingClientRect());
    }
    return spots;
  }

  /** Let tiles fly to spots of the table as it is now, from where `before` had them. Resolves when the last one has come, or at `skip`. */
  async fly(root: HTMLElement, before: ReadonlyMap<string, DOMRect>, flights: readonly Flight[]): Promise<void> {
    if (this.over || document.hidden || flights.length === 0) return;
    const origin = root.getBoundingClientRect();
    const layer = layerIn(root);
    // Read everything first and write then: one layout for all tiles.
    const routes = flights.flatMap((flight) => {
      const target = spotIn(root, flight.to);
      const to = target?.getBoundingClientRect();
      const from = before.get(flight.from) ?? spotIn(root, flight.from)?.getBoundingClientRect();
      return target && to && from && to.width > 0 && from.width > 0 ? [{ flight, target, from, to }] : [];
    });
    const hidden = routes.flatMap(({ target }) => (target.hasAttribute("data-open") ? [] : [pieceAt(target)]));
    // All of them at once, and at once again: an animation inside a drawing would have it drawn anew, or in layers, frame by frame.
    for (const piece of hidden) piece.style.visibility = "hidden";
    const began = performance.now();
    const ghosts: HTMLElement[] = [];
    const all: Promise<void>[] = [];
    const launch = (some: readonly Route[]): void => {
      const launched = some.map((route) => ({ ...this.ghostFor(route, origin), route }));
      layer.append(...launched.map(({ ghost }) => ghost));
      ghosts.push(...launched.map(({ ghost }) => ghost));
      const late = performance.now() - began;
      all.push(this.all(launched.map((each) => this.animated(each, each.route, late))));
    };
    // What lay on the table is to be seen at once; what comes out of something is made ready frame by frame.
    launch(routes.filter(({ flight }) => !flight.appears));
    const coming = routes.filter(({ flight }) => flight.appears);
    for (let at = 0; at < coming.length && !this.over; at += AT_ONCE) {
      if (ghosts.length) await drawn();
      if (!this.over) launch(coming.slice(at, at + AT_ONCE));
    }
    await Promise.all(all);
    for (const piece of hidden) piece.style.visibility = "";
    for (const ghost of ghosts) ghost.remove();
    if (!layer.firstChild) layer.remove();
  }

  private ghostFor({ flight, from, to }: Route, origin: DOMRect): Ghost {
    const { size, transforms, settles } = path(from, to, origin, flight);
    return { ghost: ghostOf(flight.symbol, size), transforms, settles };
  }

  /** A tile on its way, and settling where it has come to; it was to start so many milliseconds ago. */
  private animated(ghost: Ghost, { flight, target, from, to }: Route, late: number): Animation {
    const way = Math.hypot(to.left - from.left, to.top - from.top);
    const { delay = 0, duration = timeOf(way), appears = false } = flight;
    const all = duration + (target.hasAttribute("data-open") ? 0 : SETTLES.duration);
    const rate = this.rate();
    return ghost.ghost.animate(framesOf(ghost, { duration, all, appears }), {
      delay: Math.max(0, delay / rate - late),
      duration: all / rate,
      fill: "both",
    });
  }

  /** Lean over what tiles come out of (`data-tips`), for so many milliseconds. */
  tip(root: HTMLElement, during: number): void {
    const bag = root.querySelector("[data-tips]");
    if (!bag || this.over || document.hidden) return;
    const all = during + 2 * TIPS.duration;
    const leaning = { transform: `rotate(${TIPS.by}deg)` };
    const frames = [
      { transform: "none" },
      { ...leaning, offset: TIPS.duration / all },
      { ...leaning, offset: 1 - TIPS.duration / all },
      { transform: "none" },
    ];
    void this.all([bag.animate(frames, { duration: all / this.rate(), easing: "ease-in-out" })]);
  }

  /** Let everything slide below the edge that has had its time (`data-leaves`), one after the other. */
  async clear(root: HTMLElement): Promise<void> {
    if (this.over || document.hidden) return;
    const { bottom } = root.getBoundingClientRect();
    root.style.overflow = "clip"; // what goes is not scrolled to
    const rate = this.rate();
    const leaving = [...root.querySelectorAll<Element>("[data-leaves]")].map((each) => ({
      each,
      way: bottom - each.getBoundingClientRect().top + 40,
    }));
    const moves = leaving.map(({ each, way }, nth) =>
      each.animate([{ transform: "none" }, { transform: `translate(0, ${round(way)}px)` }], {
        delay: (nth * 50) / rate,
        duration: 400 / rate,
        easing: "cubic-bezier(0.5, 0, 0.9, 0.6)",
        fill: "forwards",
      }),
    );
    await this.all(moves);
    root.style.overflow = "";
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
    await this.all([words.animate(frames, { duration: duration / this.rate(), easing: "ease-out", fill: "both" })]);
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
      const timer = setTimeout(end, duration / this.rate());
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

/** What lies at a spot. */
const pieceAt = (spot: Element): HTMLElement | SVGElement =>
  spot.querySelector<HTMLElement | SVGElement>("[data-piece]") ?? (spot as HTMLElement | SVGElement);
