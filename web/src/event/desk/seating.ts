/** A draft in words. */
import type { Draft } from "../wire";
import type { DeskTexts, Language } from "../../i18n";
import { list } from "../../i18n/formats";

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

const MOST_PAIRS = 12;

/** Who meets again, by name: what the cost is made of. Each pair stands there once, with the games in which it does. */
export function pairsSaid(
  draft: Pick<Draft, "met_again">,
  name: (person: string) => string,
  own: DeskTexts,
  language: Language,
): string {
  const games = new Map<string, number[]>();
  for (const { game, one, other } of draft.met_again) {
    const pair = own.seating.pair(name(one), name(other));
    games.set(pair, [...(games.get(pair) ?? []), game]);
  }
  const said = [...games].map(([pair, when]) => own.seating.pairIn(pair, list(language, when.map(String))));
  const rest = said.length - MOST_PAIRS;
  return list(language, rest > 0 ? [...said.slice(0, MOST_PAIRS), own.seating.pairsMore(rest)] : said);
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
