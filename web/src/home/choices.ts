/** What can be chosen for a new table, what is remembered of it on this device, and the table that it makes. */
import type { ClockAgreed, NewTable, SeatWish } from "../wire/types";

export const GAME_CHOICES = ["azul", "mini", "grey", "duel"] as const;
export type GameChoice = (typeof GAME_CHOICES)[number];
export type Mode = "bot" | "friends" | "screen";

export const CLOCKS: Readonly<Record<string, ClockAgreed>> = {
  none: { kind: "none" },
  "turn-30": { kind: "turn", seconds: 30 },
  "turn-60": { kind: "turn", seconds: 60 },
  "turn-120": { kind: "turn", seconds: 120 },
  "total-5": { kind: "total", seconds: 300, increment: 5 },
  "total-10": { kind: "total", seconds: 600, increment: 10 },
  "days-1": { kind: "days", days: 1 },
  "days-3": { kind: "days", days: 3 },
  tournament: { kind: "tournament", seconds: 120 },
};

/** The two sides of each scoring tile of Duel (D6). */
export const SCORING_TILES = [
  ["rows", "colours"],
  ["columns", "edge"],
  ["diagonals", "corners"],
  ["wilds", "specials"],
] as const;
export type ScoringTile = (typeof SCORING_TILES)[number][number];
export const FIRST_GAME: readonly ScoringTile[] = ["rows", "columns", "diagonals"];
const LEAST_TILES = 3;

export interface Choices {
  readonly game: GameChoice;
  readonly players: number;
  readonly bot: string;
  /** How many of the seats beside one's own are for bots, when friends play. */
  readonly bots: number;
  /** Mini on the grey wall. */
  readonly greyMini: boolean;
  readonly clock: string;
  readonly first: "lot" | "me";
  readonly tournament: boolean;
  readonly tiles: "first" | "lot" | "own";
  readonly ownTiles: readonly ScoringTile[];
  readonly confirm: boolean;
  readonly takebacks: boolean;
  readonly freeText: boolean;
  readonly public: boolean;
  readonly watchable: boolean;
}

export const DEFAULTS: Choices = {
  game: "azul",
  players: 2,
  bot: "greedy",
  bots: 0,
  greyMini: false,
  clock: "none",
  first: "lot",
  tournament: false,
  tiles: "first",
  ownTiles: FIRST_GAME,
  confirm: false,
  takebacks: true,
  freeText: true,
  public: false,
  watchable: true,
};

/** Choices that can be: what does not fit together gives way. */
export function fitting(choices: Choices): Choices {
  const duel = choices.game === "duel";
  const players = duel ? 2 : Math.min(4, Math.max(2, choices.players));
  const tournament = choices.tournament && canBeTournament(choices);
  const own = choices.ownTiles.length >= LEAST_TILES ? choices.ownTiles : FIRST_GAME;
  const clock =
    CLOCKS[choices.clock] === undefined || (choices.clock === "tournament" && !tournament) ? "none" : choices.clock;
  return { ...choices, players, tournament, clock, ownTiles: own, bots: Math.min(choices.bots, players - 2) };
}

/** Tournaments are played on the coloured wall. */
export function canBeTournament(choices: Choices): boolean {
  return choices.game === "azul" || (choices.game === "mini" && !choices.greyMini);
}

/** Choose a side of a scoring tile, or leave the tile out: of each tile one side at the most, and three tiles at least. */
export function withTile(tiles: readonly ScoringTile[], tile: ScoringTile): readonly ScoringTile[] {
  if (tiles.includes(tile)) return tiles.length > LEAST_TILES ? tiles.filter((each) => each !== tile) : tiles;
  const pair = SCORING_TILES.find((sides) => (sides as readonly string[]).includes(tile))!;
  const others = tiles.filter((each) => !(pair as readonly string[]).includes(each));
  const wanted = [...others, tile];
  return SCORING_TILES.flatMap((sides) => sides.filter((side) => wanted.includes(side)));
}

/** The table that is asked for. */
export function tableOf(mode: Mode, wanted: Choices): NewTable {
  const choices = fitting(wanted);
  const { players } = choices;
  return {
    game: choices.game === "grey" ? "azul" : choices.game,
    options: optionsOf(choices),
    seats: seatsOf(mode, choices, players),
    clock: CLOCKS[choices.clock]!,
    first: choices.first === "me" ? 1 : "lot",
    customs: {
      confirm: choices.confirm,
      takebacks: choices.takebacks,
      free_text: choices.freeText,
      public: mode === "friends" && choices.public,
      watchable: choices.watchable,
    },
  };
}

function optionsOf(choices: Choices): Record<string, unknown> {
  if (choices.game === "duel")
    return { tiles: choices.tiles === "lot" ? "lot" : choices.tiles === "own" ? choices.ownTiles : FIRST_GAME };
  const grey = choices.game === "grey" || (choices.game === "mini" && choices.greyMini);
  return { ...(grey ? { wall: "grey" } : {}), ...(choices.tournament ? { tournament: true } : {}) };
}

function seatsOf(mode: Mode, choices: Choices, players: number): SeatWish[] {
  const bot: SeatWish = { kind: "bot", bot: choices.bot };
  const bots = mode === "bot" ? players - 1 : choices.bots;
  const people = players - bots;
  return Array.from({ length: players }, (_, at): SeatWish => {
    if (at >= people) return bot;
    return { kind: at === 0 || mode === "screen" ? "person" : "open" };
  });
}

const KEY = "azulejos-choices";

export function keptChoices(): Choices {
  try {
    return fitting({ ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) });
  } catch {
    return DEFAULTS;
  }
}

export function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing: the choices hold for this visit.
  }
}
