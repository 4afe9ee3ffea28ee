/**
 * Through whose eyes a table is shown where several people play on one device. In games that hide something (Duel, D50) the next player's eyes are
 * opened only when that player has said so; until then the table is shown as an onlooker sees it.
 */
import type { DuelPosition, PileEntry, Position } from "../wire/types";

export const HIDING: ReadonlySet<string> = new Set(["duel"]);

/** The seat before whose eyes there is a curtain now, or null. `open` is the seat that has last said that it looks. */
export function curtained(game: string, you: readonly number[], seat: number, open: number): number | null {
  return you.length > 1 && HIDING.has(game) && seat !== 0 && seat !== open ? seat : null;
}

/** What an onlooker may know of a position that was seen by a seat. */
export function masked(position: Position): Position {
  return position.game === "duel" ? maskedDuel(position) : position;
}

function maskedDuel(position: DuelPosition): DuelPosition {
  const fronts: string[] = [];
  const mask = (entry: PileEntry | null): PileEntry | null => {
    if (!entry?.front) return entry;
    fronts.push(entry.front);
    return { ...entry, front: null };
  };
  const pile = position.pile.map(mask);
  const drawn = position.drawn.map(mask);
  return { ...position, pile, drawn, unseen: { ...position.unseen, plates: [...position.unseen.plates, ...fronts] } };
}
