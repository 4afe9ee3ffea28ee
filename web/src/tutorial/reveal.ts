/** Bringing the learner's own board into sight, above whatever lies over the lower edge of the window. */

const OWN = ["line", "wall", "floor", "cell", "broken"].map((part) => `[data-spot^='${part}-1-']`).join(", ");

export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** How far to scroll so that something is seen between the upper edge and `floor`; what is too tall is seen from its top on. */
export function shift({ top, bottom }: Extent, floor: number, edge = 8): number {
  const down = bottom + edge - floor;
  return down > 0 ? Math.min(down, top - edge) : top < edge ? top - edge : 0;
}

/** Scroll until the own board of a table is seen above `cover`. */
export function reveal(table: HTMLElement, cover: Element | null, behavior: ScrollBehavior): void {
  const spots = [...table.querySelectorAll(OWN)].map((spot) => spot.getBoundingClientRect());
  if (spots.length === 0) return;
  const board = { top: Math.min(...spots.map((box) => box.top)), bottom: Math.max(...spots.map((box) => box.bottom)) };
  const floor = cover?.getBoundingClientRect().top ?? window.innerHeight;
  window.scrollBy({ top: shift(board, floor), behavior });
}
