/** D50: fronts of plates that only their drawer has seen, kept from the other player at the same screen. */
import type { DuelPosition, PileEntry } from "../../wire/types";
import type { Secrets } from "../client";

export const secrets: Secrets = {
  position(seen) {
    const position = seen as DuelPosition;
    const fronts: string[] = [];
    const mask = (entry: PileEntry | null): PileEntry | null => {
      if (!entry?.front) return entry;
      fronts.push(entry.front);
      return { ...entry, front: null };
    };
    const pile = position.pile.map(mask);
    const drawn = position.drawn.map(mask);
    return { ...position, pile, drawn, unseen: { ...position.unseen, plates: [...position.unseen.plates, ...fronts] } };
  },

  step(step) {
    const token = step.token.startsWith("fronts:")
      ? `fronts:${step.token
          .slice(7)
          .split(",")
          .map(() => "?")
          .join(",")}`
      : step.token.replace(/^keep:\d+=/, "keep:?=");
    return { ...step, token };
  },
};
