/** What a host asks for in the waiting room. */
import { describe, expect, it } from "vitest";
import {
  choicesOf,
  plansOf,
  resized,
  swapped,
  withChoices,
  withPlan,
  withSeats,
} from "../../src/agreement/arrangement";
import { DEFAULTS, tableOf } from "../../src/agreement/choices";
import { offersOf, VARIANTS } from "../../src/agreement/quick";
import type { About, SeatAbout, TableState } from "../../src/wire/types";

const seat = (number: number, more: Partial<SeatAbout>): SeatAbout => ({
  seat: number,
  kind: "open",
  name: null,
  taken: false,
  stand_in: null,
  present: false,
  ...more,
});
const about: About = {
  game: "azul",
  options: { players: 4, wall: "grey" },
  clock: { kind: "turn", seconds: 45 },
  customs: { confirm: true, takebacks: true, free_text: false, public: false, watchable: true, hints: true },
  first: 2,
  imported: false,
  helped: false,
  recordable: true,
  quick: false,
  offers: [],
  removed: 0,
  maker: { name: "Ann", seat: 1 },
  seats: [
    seat(1, { kind: "person", name: "Ann", taken: true }),
    seat(2, { name: "Ben", taken: true }),
    seat(3, { kind: "bot", bot: "greedy", taken: true }),
    seat(4, {}),
  ],
  evening: null,
  rematch: null,
  event: null,
};
const state = { version: 7, about } as TableState;
const PLANS = [
  { kind: "person", sits: 1 },
  { kind: "open", sits: 2 },
  { kind: "bot", bot: "greedy" },
  { kind: "open" },
];

describe("seats", () => {
  it("stay as they are unless something is changed", () => {
    expect(plansOf(about)).toEqual(PLANS);
    expect(withSeats(state, plansOf(about))).toEqual({
      do: "arrange",
      version: 7,
      game: "azul",
      options: { wall: "grey" },
      clock: about.clock,
      customs: about.customs,
      first: 2,
      seats: PLANS,
    });
  });

  it("change places with whoever sits there", () => {
    expect(swapped(plansOf(about), 2, 3)).toEqual([PLANS[0], PLANS[2], PLANS[1], PLANS[3]]);
    expect(withPlan(plansOf(about), 4, { kind: "bot", bot: "random" })[3]).toEqual({ kind: "bot", bot: "random" });
  });

  it("become fewer without anybody who sits: free ones go first, then bots", () => {
    expect(resized(plansOf(about), 3)).toEqual(PLANS.slice(0, 3));
    expect(resized(plansOf(about), 2)).toEqual(PLANS.slice(0, 2));
    expect(resized(PLANS.slice(0, 2) as ReturnType<typeof plansOf>, 3)).toEqual([
      ...PLANS.slice(0, 2),
      { kind: "open" },
    ]);
    const full = [1, 2, 3].map((sits) => ({ kind: "open" as const, sits }));
    expect(resized(full, 2)).toEqual(full);
  });
});

describe("what is agreed", () => {
  it.each(VARIANTS)("of %s is read as it was chosen", (game) => {
    const choices = { ...DEFAULTS, game, clock: "total-5", first: "me" as const, public: true };
    const { seats, ...made } = tableOf("friends", choices);
    const told = {
      ...about,
      ...made,
      options: { ...made.options, players: 2 },
      seats: seats.map(({ kind = "open" }, at) => seat(at + 1, { kind })),
    } as unknown as About;
    expect(choicesOf(told)).toEqual(choices);
  });

  it("changes only what was touched", () => {
    const sent = withChoices(state, { ...choicesOf(about), takebacks: false }, 1);
    expect(sent).toEqual({ ...withSeats(state, plansOf(about)), customs: { ...about.customs, takebacks: false } });
    expect(withChoices(state, { ...choicesOf(about), clock: "turn-60" }, 1).clock).toEqual({
      kind: "turn",
      seconds: 60,
    });
    expect(withChoices(state, { ...choicesOf(about), first: "lot" }, 1).first).toBe("lot");
  });

  it("of another game has its options and as many seats as it takes", () => {
    const sent = withChoices(state, { ...choicesOf(about), game: "duel" }, 1);
    expect(sent.game).toBe("duel");
    expect(sent.options).toHaveProperty("tiles");
    expect(sent.seats).toEqual(PLANS.slice(0, 2));
  });
});

it("a quick game leaves to the lot what can be drawn, and is offered for the numbers of players that a game takes", () => {
  expect(offersOf({ games: VARIANTS, players: [4, 3] })).toEqual([
    { game: "azul", options: { players: 3 } },
    { game: "azul", options: { players: 4 } },
    { game: "mini", options: { players: 3 } },
    { game: "mini", options: { players: 4 } },
    { game: "azul", options: { wall: "grey", players: 3 } },
    { game: "azul", options: { wall: "grey", players: 4 } },
    { game: "duel", options: { tiles: "lot", players: 2 } },
  ]);
});
