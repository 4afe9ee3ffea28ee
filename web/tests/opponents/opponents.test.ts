import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../../src/agreement/choices";
import { ownStrength } from "../../src/opponents/rating";
import { against, ratedGames } from "../../src/opponents/record";
import { kindOf, kindPlayed, ladder, scaleOf, strengthAt, variantOf } from "../../src/opponents/strengths";
import type { BotListed, BotStrength, FinishedGame } from "../../src/wire/types";

const measured = (elo: number, where: Partial<BotStrength> = {}): BotStrength => ({
  games: ["azul", "mini"],
  players: 2,
  options: { wall: "coloured" },
  elo,
  error: 40,
  played: 200,
  ...where,
});
const bot = (
  name: string,
  level: number | null,
  strengths: BotStrength[],
  games = ["azul", "mini", "duel"],
): BotListed => ({
  bot: name,
  level,
  games,
  strengths,
});
const PINCH = bot("pinch", 1, [
  measured(700),
  measured(400, { players: 3 }),
  measured(600, { options: { wall: "grey" } }),
  measured(500, { games: ["duel"], options: {} }),
]);
const LUSTRE = bot("lustre", 8, [measured(2500)], ["azul", "mini"]);

let made = 0;
function game(own: number, others: number[], more: Partial<FinishedGame> & { bots?: string[] } = {}): FinishedGame {
  const { bots = others.map(() => "pinch"), ...rest } = more;
  const scores = [own, ...others];
  const winners = scores.flatMap((score, at) => (score === Math.max(...scores) ? [at + 1] : []));
  return {
    table: `t${++made}`,
    state: "finished",
    game: "azul",
    options: { players: scores.length, wall: "coloured" },
    clock: { kind: "none" },
    seats: [
      { seat: 1, kind: "person", name: "Ann", bot: null, taken: true },
      ...bots.map((name, at) => ({ seat: at + 2, kind: "bot", name: null, bot: name, taken: true })),
    ],
    made_at: 0,
    updated_at: 0,
    ended_at: made,
    scores,
    winners,
    you: [1],
    ...rest,
  } as unknown as FinishedGame;
}

describe("strengths", () => {
  it("are found for the table that is chosen, by game, players and wall", () => {
    const at = (chosen: object) => strengthAt(PINCH, kindOf({ ...DEFAULTS, ...chosen }))?.elo;
    expect(at({})).toBe(700);
    expect(at({ players: 3 })).toBe(400);
    expect(at({ game: "mini" })).toBe(700);
    expect(at({ game: "mini", greyMini: true })).toBe(600);
    expect(at({ game: "grey" })).toBe(600);
    expect(at({ game: "duel" })).toBe(500);
    expect(at({ game: "duel", tiles: "lot" })).toBe(500);
  });

  it("are not there where nothing was measured", () => {
    expect(strengthAt(PINCH, kindOf({ ...DEFAULTS, players: 4 }))).toBeNull();
    expect(strengthAt(PINCH, kindOf({ ...DEFAULTS, game: "grey", players: 3 }))).toBeNull();
    expect(strengthAt(LUSTRE, kindOf({ ...DEFAULTS, game: "duel" }))).toBeNull();
  });

  it("are found for a game that was played, whatever of its options the server writes out", () => {
    expect(strengthAt(PINCH, kindPlayed(game(1, [2])))?.elo).toBe(700);
    expect(strengthAt(PINCH, kindPlayed(game(1, [2], { options: {} })))?.elo).toBe(700);
    expect(strengthAt(PINCH, kindPlayed(game(1, [2], { options: { wall: "grey" } })))?.elo).toBe(600);
    expect(variantOf("azul", { wall: "grey" })).toBe("grey");
  });

  it("stand on a scale between round numbers that holds all of them", () => {
    expect(scaleOf([measured(700), measured(2500)])).toEqual([650, 2550]);
    expect(scaleOf([{ elo: 750, error: 0 }])).toEqual([700, 800]);
  });

  it("the ladder has the bots with a level that play the game, the weakest first", () => {
    const names = (id: string) => ladder([LUSTRE, bot("greedy", null, []), PINCH], id).map((each) => each.bot);
    expect(names("azul")).toEqual(["pinch", "lustre"]);
    expect(names("duel")).toEqual(["pinch"]);
  });
});

describe("medals", () => {
  const stars = (...games: FinishedGame[]) => against(games, "azul", "pinch").stars;
  const [lost, won, clearly] = [() => game(40, [50]), () => game(50, [40]), () => game(60, [45])];

  it("have no star without a win, and a shared victory is none", () => {
    expect(stars()).toBe(0);
    expect(stars(lost(), game(50, [50]))).toBe(0);
  });
  it("have one for a win, two for a win by 15 or more", () => {
    expect(stars(lost(), won(), lost())).toBe(1);
    expect(stars(clearly(), lost(), won())).toBe(2);
    expect(stars(won(), lost(), clearly())).toBe(2);
    expect(stars(game(59, [45]))).toBe(1);
  });
  it("have three for three wins in a row, and not for three among others", () => {
    expect(stars(lost(), won(), won(), won(), lost())).toBe(3);
    expect(stars(won(), won(), lost(), won())).toBe(1);
  });
  it("come from games of the same variant against that bot alone", () => {
    expect(stars(game(60, [40], { options: { wall: "grey" } }))).toBe(0);
    expect(stars(game(60, [40], { bots: ["bisque"] }))).toBe(0);
    expect(stars(game(60, [40], { you: [1, 2] }))).toBe(0);
    expect(stars(game(60, [40], { winners: [] }))).toBe(0);
  });
  it("at a table of several the margin is that to the best of the others", () => {
    expect(stars(game(60, [20, 46]))).toBe(1);
    expect(stars(game(60, [20, 45]))).toBe(2);
  });
  it("stand beside games, wins and the best one", () => {
    expect(against([lost(), won(), game(48, [55])], "azul", "pinch")).toMatchObject({
      games: 3,
      wins: 1,
      best: [50, 40],
    });
    expect(against([], "azul", "pinch").best).toBeNull();
  });
});

describe("one's own strength", () => {
  const rated = (share: number, ...elos: number[]) => ({ share, opponents: elos.map((elo) => ({ elo, error: 0 })) });
  const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

  it("is told from five games on", () => {
    expect(ownStrength(times(4, rated(1, 1000)))).toBeNull();
    expect(ownStrength(times(5, rated(1, 1000)))).toMatchObject({ games: 5 });
  });
  it("is what the arena's model says of the same results", () => {
    expect(ownStrength([...times(7, rated(1, 1000)), ...times(3, rated(0, 1000))])).toEqual({
      elo: 1142,
      error: 229,
      games: 10,
    });
    expect(ownStrength([...times(2, rated(1, 1000, 1000)), ...times(4, rated(0, 1000, 1000))])).toEqual({
      elo: 1000,
      error: 286,
      games: 6,
    });
  });
  it("stays within bounds for whoever has won everything, with an error to match", () => {
    expect(ownStrength(times(5, rated(1, 1000)))).toMatchObject({ elo: 1513, error: 603 });
  });
  it("is no better known than the opponents' strength", () => {
    const sure = ownStrength(times(50, rated(0.5, 1000)))!;
    const unsure = ownStrength(times(50, { share: 0.5, opponents: [{ elo: 1000, error: 200 }] }))!;
    expect(unsure.error).toBeGreaterThan(200);
    expect(unsure.error).toBeGreaterThan(sure.error);
  });
  it("goes by the last fifty games", () => {
    expect(ownStrength([...times(50, rated(0.5, 1000)), ...times(50, rated(0, 1000))])).toMatchObject({
      elo: 1000,
      games: 50,
    });
  });
  it("counts games against rated bots at that kind of table, a shared victory as its part", () => {
    const isHere = (each: FinishedGame) => each.game === "azul";
    const games = [
      game(50, [40]),
      game(50, [50]),
      game(50, [40], { bots: ["greedy"] }),
      game(50, [40], { game: "duel", options: {} }),
    ];
    expect(ratedGames(games, [PINCH], isHere).map(({ share }) => share)).toEqual([1, 0.5]);
    expect(ratedGames([game(50, [40, 30])], [PINCH], isHere)[0]?.opponents).toHaveLength(2);
    expect(ratedGames([game(50, [40, 30], { bots: ["pinch", "greedy"] })], [PINCH], isHere)).toEqual([]);
  });
});
