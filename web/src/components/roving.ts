/** One stop for the tabulator in a group of many buttons; the arrows move among them, to the nearest one on that side. */

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Of some spots the nearest one in a direction; -1 if there is none. Straight ahead counts more than near. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach(({ x, y }, at) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead < 4) return;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [least, best] = [cost, at];
  });
  return best;
}

/** An attachment for the element around the buttons. */
export function roving(group: HTMLElement): () => void {
  const buttons = (): HTMLButtonElement[] => [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const middle = (button: Element): Spot => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const settle = (): void => {
    const all = buttons();
    const current =
      all.find((each) => each.tabIndex === 0 && each === document.activeElement) ??
      all.find((each) => each.dataset["current"]) ??
      all[0];
    for (const each of all) each.tabIndex = each === current ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLButtonElement)) return;
    for (const each of buttons()) {
      each.tabIndex = each === event.target ? 0 : -1;
      if (each === event.target) each.dataset["current"] = "1";
      else delete each.dataset["current"];
    }
  };
  const pressed = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const all = buttons();
    all[nearest(middle(event.target), all.map(middle), step)]?.focus();
  };
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  // Buttons come and go with the tiles.
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true });
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}
