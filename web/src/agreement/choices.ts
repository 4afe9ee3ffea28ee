/** What can be chosen for a new table, what is remembered of it on this device, and the table that it makes. */
import type { Choices } from "../games/setup";
import { SETUPS, setupOf } from "../games/setups";
import type { ClockAgreed, NewTable, SeatRequest } from "../wire/types";

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

/** The seat that begins, where it is not drawn by lot. */
const FIRST_SEATS: Readonly<Partial<Record<Choices["first"], number>>> = { me: 1, other: 2 };

export const DEFAULTS: Choices = {
  game: "azul",
  players: 2,
  bot: "pinch",
  bots: 0,
  clock: "none",
  first: "lot",
  tournament: false,
  confirm: false,
  takebacks: true,
  freeText: true,
  public: false,
  watchable: true,
  allowHints: true,
  ...Object.assign({}, ...SETUPS.map(({ defaults }) => defaults)),
};

/** Choices that can be: what does not fit together gives way. */
export function fitting(choices: Choices): Choices {
  const setup = setupOf(choices.game);
  const game = setup.variants.includes(choices.game) ? choices.game : setup.variants[0]!;
  const players = Math.min(Math.max(...setup.players), Math.max(Math.min(...setup.players), choices.players));
  const tournament = choices.tournament && setup.allowsTournament(choices);
  const clock =
    CLOCKS[choices.clock] === undefined || (choices.clock === "tournament" && !tournament) ? "none" : choices.clock;
  const own: Partial<Choices> = Object.assign({}, ...SETUPS.map((each) => each.fitted(choices)));
  return { ...choices, ...own, game, players, tournament, clock, bots: Math.min(choices.bots, players - 2) };
}

/** The table that is asked for. */
export function tableOf(mode: Mode, wanted: Choices): NewTable {
  const choices = fitting(wanted);
  const { players } = choices;
  return {
    ...setupOf(choices.game).table(choices),
    seats: seatsOf(mode, choices, players),
    clock: CLOCKS[choices.clock]!,
    first: FIRST_SEATS[choices.first] ?? "lot",
    customs: {
      confirm: choices.confirm,
      takebacks: choices.takebacks,
      free_text: choices.freeText,
      public: mode === "friends" && choices.public,
      watchable: choices.watchable,
      hints: choices.allowHints,
    },
  };
}

function seatsOf(mode: Mode, choices: Choices, players: number): SeatRequest[] {
  const bot: SeatRequest = { kind: "bot", bot: choices.bot };
  const bots = mode === "bot" ? players - 1 : choices.bots;
  const people = players - bots;
  return Array.from({ length: players }, (_, at): SeatRequest => {
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
