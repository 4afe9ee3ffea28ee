/** A draft in words. */
import type { Draft } from "../wire";
import type { DeskTexts } from "../../i18n";

/** What the figures say, the most important first. */
export function figuresSaid(figures: Draft["figures"], own: DeskTexts): readonly string[] {
  const words = own.seating;
  const said = [figures.met_again === 0 ? words.nobodyTwice : words.metAgain(figures.met_again, figures.most_meetings)];
  if (figures.met_again && figures.is_optimal) said[0] += ` ${words.best}`;
  const [least = 0, most = 0] = figures.small_tables;
  if (most) said.push(words.small(least === most, most, least));
  said.push(figures.seats === 0 ? words.seatsDiffer : words.seatsRepeat);
  return said;
}

/** Who meets whom again in a game, by person. */
export function meetingsOf(draft: Draft, game: number): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { game: when, one, other } of draft.met_again) {
    if (when !== game) continue;
    found.set(one, [...(found.get(one) ?? []), other]);
    found.set(other, [...(found.get(other) ?? []), one]);
  }
  return found;
}
