/** How strong opponents are at the table that is chosen: found in what the server has measured, and nothing where nothing was. */
import { DEFAULTS } from "../agreement/choices";
import { gameWith } from "../games/registry";
import type { Choices } from "../games/setup";
import { setupOf } from "../games/setups";
import type { BotListed, BotStrength, FinishedGame } from "../wire/types";

type Options = Readonly<Record<string, unknown>>;

/** What a strength depends on. */
export interface TableKind {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
}

export function kindOf(choices: Choices): TableKind {
  const { game = choices.game, options = {} } = setupOf(choices.game).table(choices);
  return { game, options, players: choices.players };
}

export const kindPlayed = ({ game, options, seats }: FinishedGame): TableKind => ({
  game,
  options,
  players: seats.length,
});

/** What a game calls itself where people choose it: the grey wall is a variant of its own. */
export function variantOf(game: string, options: Options): string {
  return String(chosenFor(game, options).game);
}

function chosenFor(game: string, options: Options): Choices {
  const setup = setupOf(gameWith(game)?.variants[0] ?? game);
  return { ...DEFAULTS, ...setup.chosen(game, options) };
}

/** Options as they are asked for: what is usual is left out, however it was written. */
function asAsked(game: string, options: Options): Options {
  const choices = chosenFor(game, options);
  return (setupOf(choices.game).table(choices).options ?? {}) as Options;
}

/** Whether a strength that holds at one of these tables holds at the other, as far as strengths are told apart. */
export function sameKind(one: TableKind, other: TableKind): boolean {
  return one.players === other.players && variantOf(one.game, one.options) === variantOf(other.game, other.options);
}

function holdsAt(strength: BotStrength, table: TableKind): boolean {
  if (!strength.games.includes(table.game) || strength.players !== table.players) return false;
  const [measured, here] = [asAsked(table.game, strength.options), asAsked(table.game, table.options)];
  return Object.keys(strength.options).every((option) => measured[option] === here[option]);
}

/** A bot's strength at a kind of table; `null` if it was not measured. */
export function strengthAt(bot: BotListed, table: TableKind): BotStrength | null {
  return bot.strengths.find((strength) => holdsAt(strength, table)) ?? null;
}

/** The bots of the ladder that play a game, the weakest first. */
export function ladder(bots: readonly BotListed[], game: string): readonly (BotListed & { readonly level: number })[] {
  return bots
    .flatMap((bot) => (bot.level !== null && bot.games.includes(game) ? [{ ...bot, level: bot.level }] : []))
    .sort((one, other) => one.level - other.level);
}

/** The ends of a scale on which all of these strengths stand, with their errors: round numbers. */
export function scaleOf(
  strengths: readonly { readonly elo: number; readonly error: number }[],
): readonly [number, number] {
  const STEP = 50;
  const low = Math.min(...strengths.map(({ elo, error }) => elo - error));
  const high = Math.max(...strengths.map(({ elo, error }) => elo + error));
  return [STEP * (Math.ceil(low / STEP) - 1), STEP * (Math.floor(high / STEP) + 1)];
}
