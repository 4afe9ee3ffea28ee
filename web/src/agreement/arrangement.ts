/** What can still be changed at a table until play begins, as the message that asks for it. */
import { gameWith } from "../games/registry";
import type { Choices } from "../games/setup";
import { setupOf } from "../games/setups";
import type { About, Act, TableState } from "../wire/types";
import { CLOCKS, DEFAULTS, fitting } from "./choices";

type Arrange = Extract<Act, { readonly do: "arrange" }>;
export type SeatPlan = NonNullable<Arrange["seats"]>[number];

/** The seats as they are: whom each is kept for, and who stays there. */
export function plansOf(about: About): SeatPlan[] {
  return about.seats.map(({ seat, kind, bot, taken }) => ({
    kind,
    ...(bot ? { bot } : {}),
    ...(taken && kind !== "bot" ? { sits: seat } : {}),
  }));
}

/** Two seats change places, with whoever sits there. */
export function swapped(plans: readonly SeatPlan[], one: number, other: number): SeatPlan[] {
  const seats = [...plans];
  [seats[one - 1], seats[other - 1]] = [plans[other - 1]!, plans[one - 1]!];
  return seats;
}

/** One seat is kept for somebody else. */
export function withPlan(plans: readonly SeatPlan[], seat: number, plan: SeatPlan): SeatPlan[] {
  return plans.map((each, at) => (at === seat - 1 ? plan : each));
}

/** As many seats as are wanted: new ones are open; free ones go first, then bots, the last before the others. Nobody who sits goes. */
export function resized(plans: readonly SeatPlan[], players: number): SeatPlan[] {
  let seats = [...plans];
  while (seats.length < players) seats.push({ kind: "open" });
  for (const kind of ["open", "bot"] as const) {
    for (let at = seats.length - 1; at >= 0 && seats.length > players; at--) {
      if (seats[at]!.kind === kind && seats[at]!.sits === undefined) seats = seats.filter((_, other) => other !== at);
    }
  }
  return seats;
}

/** What was agreed, as it would have been chosen. */
export function choicesOf(about: About): Choices {
  const setup = setupOf(gameWith(about.game)?.variants[0] ?? DEFAULTS.game);
  const clock = Object.keys(CLOCKS).find((each) => isSame(CLOCKS[each], about.clock));
  return fitting({
    ...DEFAULTS,
    ...setup.chosen(about.game, about.options),
    players: about.seats.length,
    tournament: about.options["tournament"] === true,
    clock: clock ?? "none",
    first: about.first === "lot" ? "lot" : "me",
    confirm: about.customs.confirm,
    takebacks: about.customs.takebacks,
    freeText: about.customs.free_text,
    public: about.customs.public,
    watchable: about.customs.watchable,
    allowHints: about.customs.hints,
  });
}

/** Other seats at the same table. */
export function withSeats(state: TableState, seats: readonly SeatPlan[]): Arrange {
  const { about, version } = state;
  const { game, clock, customs, first } = about;
  const options = Object.fromEntries(Object.entries(about.options).filter(([name]) => name !== "players"));
  return { do: "arrange", version, game, options: options as Arrange["options"], clock, customs, first, seats };
}

/** Something else is agreed, by whoever sits on a seat. What was not touched stays as it is, also where no choice stands for it. */
export function withChoices(state: TableState, wanted: Choices, host: number): Arrange {
  const { about } = state;
  const before = choicesOf(about);
  const choices = fitting(wanted);
  const customs = {
    confirm: choices.confirm,
    takebacks: choices.takebacks,
    free_text: choices.freeText,
    public: choices.public,
    watchable: choices.watchable,
    hints: choices.allowHints,
  };
  const seats = resized(plansOf(about), choices.players);
  const own = seats.findIndex(({ sits }) => sits === host) + 1;
  return {
    ...withSeats(state, seats),
    ...(about.imported ? {} : setupOf(choices.game).table(choices)),
    clock: choices.clock === before.clock ? about.clock : CLOCKS[choices.clock]!,
    customs,
    first: choices.first === before.first ? about.first : choices.first === "me" ? own : "lot",
  } as Arrange;
}

function isSame(one: object | undefined, other: object): boolean {
  return JSON.stringify(Object.entries(one ?? {}).sort()) === JSON.stringify(Object.entries(other).sort());
}
