/** What an organiser chooses about the standings of an event. */
import type { EventSettings } from "../wire";

export const TIE_BREAKS = ["rows", "won", "pt", "place-points", "direct", "best-game", "opponents"] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface StandingsSettings {
  ranked_by: "pt" | "place-points";
  place_points: number[];
  tie_breaks: TieBreak[];
  hidden_from: number | null;
}

/** The regulation's (T13, T14). */
export const regular = (): StandingsSettings => ({
  ranked_by: "pt",
  place_points: [4, 3, 2, 1],
  tie_breaks: ["rows", "won"],
  hidden_from: null,
});

/** Those of an event, to be changed. */
export const standingsOf = (settings: EventSettings): StandingsSettings => ({
  ranked_by: settings.ranked_by === "place-points" ? "place-points" : "pt",
  place_points: [...settings.place_points],
  tie_breaks: TIE_BREAKS.filter((each) => settings.tie_breaks.includes(each)).sort(
    (one, other) => settings.tie_breaks.indexOf(one) - settings.tie_breaks.indexOf(other),
  ),
  hidden_from: settings.hidden_from ?? null,
});

/** Ties are broken by something else at one place of the order: what stood elsewhere before goes away there, and nothing ends the list. */
export function brokenBy(breaks: readonly TieBreak[], at: number, by: TieBreak | ""): TieBreak[] {
  if (by === "") return breaks.slice(0, at);
  const others = breaks.map((each, place) => (place === at ? by : each === by ? null : each));
  return [...others, ...(at >= breaks.length ? [by] : [])].filter((each) => each !== null);
}
