/**
 * One's own strength, from games against rated bots: the rating at which these results were to be expected. The model is the arena's
 * (src/azulejos/arena/ratings.py): whoever has the strength s wins with the chance s / (sum of the strengths at the table), and 400 points are ten times
 * the strength. A wide guess at the opponents' mean keeps somebody who has won everything within bounds.
 */

export interface RatedGame {
  /** The ratings of the others at the table. */
  readonly opponents: readonly { readonly elo: number; readonly error: number }[];
  /** 1 for a win, its part of 1 for a shared one, 0 for a loss. */
  readonly share: number;
}

export interface OwnStrength {
  readonly elo: number;
  /** From `elo - error` to `elo + error` are 95 of 100 true ratings. */
  readonly error: number;
  readonly games: number;
}

/** With fewer games a number would say nothing. */
export const LEAST_GAMES = 5;
/** Who plays much gets better: only the last games count. */
export const MOST_GAMES = 50;
const POINT = Math.log(10) / 400;
const PRIOR = 600 * POINT;
const SURE = 1.96;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The strength that the latest of these games show, which come the latest first; `null` as long as they are too few. */
export function ownStrength(played: readonly RatedGame[]): OwnStrength | null {
  const games = played.slice(0, MOST_GAMES);
  if (games.length < LEAST_GAMES) return null;
  const all = games.flatMap(({ opponents }) => opponents);
  const usual = POINT * mean(all.map(({ elo }) => elo));
  let own = usual;
  let curve = 0;
  for (let step = 0; step < 60; step++) {
    const chances = games.map(({ opponents }) => chance(own, opponents));
    const slope = games.reduce((sum, { share }, at) => sum + share - chances[at]!, -(own - usual) / PRIOR ** 2);
    curve = chances.reduce((sum, p) => sum + p * (1 - p), 1 / PRIOR ** 2);
    const change = Math.max(-2, Math.min(2, slope / curve));
    own += change;
    if (Math.abs(change) < 1e-9) break;
  }
  // What is not known of the opponents is not known of oneself either: they were all measured by the same bot.
  const error = Math.hypot(SURE / Math.sqrt(curve) / POINT, mean(all.map(({ error }) => error)));
  return { elo: Math.round(own / POINT), error: Math.round(error), games: games.length };
}

function chance(own: number, opponents: RatedGame["opponents"]): number {
  return 1 / (1 + opponents.reduce((sum, { elo }) => sum + Math.exp(POINT * elo - own), 0));
}
