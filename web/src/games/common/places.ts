/** Which place of a drawing a point is at: the smallest of those that have a name there, or the nearest within a finger's breadth. */

const NEAR = 10;

export interface Place {
  readonly name: string;
  readonly element: Element;
}

export function placeAt(root: Element, x: number, y: number): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const element of root.querySelectorAll("[data-spot], [data-place]")) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const far = Math.max(left - x, x - right, top - y, y - bottom, 0);
    if (!width || far > NEAR) continue;
    // Whatever the point lies in comes before what is only near.
    const rank = far ? 1e9 + far : width * height;
    if (rank >= least) continue;
    least = rank;
    best = { name: element.getAttribute("data-spot") ?? element.getAttribute("data-place")!, element };
  }
  return best;
}

/** A place by its name. */
export function placeOf(root: Element, name: string): Place | null {
  const element = root.querySelector(`[data-spot="${CSS.escape(name)}"], [data-place="${CSS.escape(name)}"]`);
  return element && { name, element };
}
