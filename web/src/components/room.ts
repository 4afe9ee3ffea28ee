/** Room for a message: a place on the screen where it covers nothing that can be pressed, and nothing of a table. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const EDGE = 12;
const STEP = 8;
const PRESSED = "a[href], button, input, select, textarea, summary, label, [role=button], [tabindex='0'], [data-box]";

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * The lowest free place on the screen for something of a size, in the middle, to the left or to the right; where there is none, the one
 * that covers least.
 */
export function freePlace(
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
  pressed: readonly Box[],
): { readonly left: number; readonly top: number; readonly covered: number } {
  let best = { left: EDGE, top: EDGE, covered: Infinity };
  for (let top = screen.height - size.height - EDGE; top >= EDGE; top -= STEP) {
    for (const left of [(screen.width - size.width) / 2, EDGE, screen.width - size.width - EDGE]) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const covered = pressed.reduce((sum, each) => sum + overlap(box, each), 0);
      if (covered === 0) return { left, top, covered };
      if (covered < best.covered) best = { left, top, covered };
    }
  }
  return best;
}

/** The style by which a box of messages finds room: as wide as usual, or narrower where that covers less. */
export function roomFor(box: HTMLElement): string {
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  const pressed = [...document.querySelectorAll<HTMLElement>(PRESSED)]
    .filter((each) => !box.contains(each) && each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.getBoundingClientRect())
    .filter(({ bottom, top, width }) => bottom > 0 && top < screen.height && width > 0);
  let best = { style: "", covered: Infinity };
  for (const wanted of [480, 300, 200]) {
    const width = Math.min(wanted, screen.width - 2 * EDGE);
    box.style.width = `${width}px`;
    const { left, top, covered } = freePlace({ width, height: box.offsetHeight }, screen, pressed);
    const style = `left:${left}px;top:${top}px;bottom:auto;width:${width}px;transform:none`;
    if (covered < best.covered) best = { style, covered };
    if (covered === 0) break;
  }
  return best.style;
}
