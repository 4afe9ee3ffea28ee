/** What somebody's finished games say about each opponent: games, wins, the best one, and the medal. */
import type { BotListed, FinishedGame } from "../wire/types";
import type { RatedGame } from "./rating";
import { kindPlayed, strengthAt, variantOf } from "./strengths";

export interface AgainstBot {
  readonly games: number;
  readonly wins: number;
  /** The game with the best margin, as own points and those of the best other; `null` before the first game. */
  readonly best: readonly [own: number, other: number] | null;
  readonly stars: Stars;
}
/** One for a win, two for a win by 15 or more, three for three wins in a row. */
export type Stars = 0 | 1 | 2 | 3;

const CLEAR = 15;
const IN_A_ROW = 3;

interface Played {
  readonly own: number;
  readonly other: number;
  readonly won: boolean;
}

/** A game that says how somebody plays against bots: one own seat, bots on all others, and a result. */
function playedAlone(game: FinishedGame): Played | null {
  const [seat] = game.you;
  if (game.you.length !== 1 || seat === undefined || !game.winners.length) return null;
  if (!game.seats.every(({ kind }, at) => at === seat - 1 || kind === "bot")) return null;
  const [own, others] = [game.scores[seat - 1], game.scores.filter((_, at) => at !== seat - 1)];
  if (typeof own !== "number" || !others.every((score) => typeof score === "number")) return null;
  return { own, other: Math.max(...others), won: game.winners.length === 1 && game.winners[0] === seat };
}

const sits = ({ seats }: FinishedGame, bot: string): boolean =>
  seats.some((seat) => seat.kind === "bot" && seat.bot === bot);

/** One's games of a variant against a bot, which come the latest first, whatever the number of players. */
export function against(games: readonly FinishedGame[], variant: string, bot: string): AgainstBot {
  const played = games
    .filter((game) => variantOf(game.game, game.options) === variant && sits(game, bot))
    .flatMap((game) => playedAlone(game) ?? []);
  const best = played.reduce<Played | null>(
    (found, each) => (found && found.own - found.other >= each.own - each.other ? found : each),
    null,
  );
  return {
    games: played.length,
    wins: played.filter(({ won }) => won).length,
    best: best && [best.own, best.other],
    stars: starsOf(played),
  };
}

function starsOf(played: readonly Played[]): Stars {
  let row = 0;
  let stars: Stars = 0;
  for (const { won, own, other } of played) {
    row = won ? row + 1 : 0;
    if (row >= IN_A_ROW) return 3;
    if (won) stars = stars === 2 || own - other >= CLEAR ? 2 : 1;
  }
  return stars;
}

/** One's games at a kind of table against opponents who are all rated there, the latest first. */
export function ratedGames(
  games: readonly FinishedGame[],
  bots: readonly BotListed[],
  isHere: (game: FinishedGame) => boolean,
): readonly RatedGame[] {
  const known = new Map(bots.map((bot) => [bot.bot, bot]));
  return games.filter(isHere).flatMap((game) => {
    if (!playedAlone(game)) return [];
    const [seat] = game.you;
    const opponents = game.seats.flatMap((each, at) => {
      const bot = at === seat! - 1 ? undefined : known.get(each.bot ?? "");
      return (bot && strengthAt(bot, kindPlayed(game))) ?? [];
    });
    if (opponents.length !== game.seats.length - 1) return [];
    return [{ opponents, share: game.winners.includes(seat!) ? 1 / game.winners.length : 0 }];
  });
}
