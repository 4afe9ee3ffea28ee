import { describe, expect, test } from "vitest";
import { askedFor } from "../../../src/event/player/giving";
import { fits, hasResults, myGames, seatsOf } from "../../../src/event/player/mine";
import { shownGames, wantedGame } from "../../../src/event/player/tables";
import type { Mine, Parts } from "../../../src/event/wire";

const ann = { id: "p-ann", name: "Ann R." };
const bob = { id: "p-bob", name: "Bob D." };
const played = (who: typeof ann, place: number | null, pv: number | null) => ({
  ...who,
  withdrawn: false,
  place,
  pv,
  rows: pv === null ? null : 1,
});
const parts = {
  about: { settings: { games: 3 }, next_game: 3 },
  schedule: [1, 2, 3].map((game) => ({ part: "game", game, begins: `1${game}:00`, ends: `1${game}:50` })),
  games: [
    {
      game: 1,
      ended: true,
      tables: [{ table: 1, first: 1, void: false, disputed: false, seats: [played(bob, 1, 50), played(ann, 2, 40)] }],
    },
    {
      game: 2,
      ended: false,
      tables: [{ table: 1, first: 2, void: false, disputed: false, seats: [played(ann, null, null), null] }],
    },
  ],
  seating: [{ game: 3, tables: [[bob], [bob, ann]] }],
  ranking: [{ ...ann, scores: [{ mark: "played", pv: 40, rows: 1, place: 2 }, { mark: "open" }] }],
} as unknown as Parts;
const mine = { person: "p-ann", notice: { now: "play" } } as unknown as Mine;

describe("one player's games", () => {
  test("are told in order: where one sat, sits and will sit", () => {
    expect(myGames(parts, mine).map(({ stage, table, seat, pv, mark }) => [stage, table, seat, pv, mark])).toEqual([
      ["over", 1, 2, 40, "played"],
      ["on", 1, 1, null, "open"],
      ["next", 2, 2, null, null],
    ]);
  });

  test("do not tell a seating that is old", () => {
    const waiting = { ...mine, notice: { now: "wait" } } as unknown as Mine;
    expect(myGames(parts, waiting)[2]).toMatchObject({ table: null, seat: null, at: "13:00" });
  });

  test("name games that one did not play", () => {
    const other = { ...mine, person: "p-zoe" } as Mine;
    expect(myGames(parts, other)[0]).toMatchObject({ table: null, seat: null, mark: "absent" });
  });
});

describe("tables for everybody", () => {
  test("are those of games begun and of games to come", () => {
    const games = shownGames(parts);
    expect(games.map(({ game, stage }) => [game, stage])).toEqual([
      [1, "over"],
      [2, "on"],
      [3, "seated"],
    ]);
    expect(games.map(({ tables }) => tables[0]!.state)).toEqual(["settled", "playing", "seated"]);
    expect(wantedGame(games)).toBe(2);
    expect(wantedGame(games.filter(({ stage }) => stage !== "on"))).toBe(3);
    expect(wantedGame([])).toBeNull();
  });

  test("have results once somebody has points", () => {
    expect(hasResults(parts)).toBe(true);
    expect(hasResults({ games: parts.games.slice(1) })).toBe(false);
  });
});

test("who was expelled has a seat without a name, and has withdrawn", () => {
  expect(seatsOf([null, { ...ann, withdrawn: false }]).map((seat) => [seat.name, seat.withdrawn])).toEqual([
    ["", true],
    ["Ann R.", false],
  ]);
});

test.each([
  ["Ștefan Ionescu", "stef", true],
  ["Ștefan Ionescu", "ion ste", true],
  ["Noor de Wit", "WIT", true],
  ["Ann R.", "r", true],
  ["Ann R.", "nn", false],
  ["Ann R.", "bob", false],
  ["Ann R.", "", true],
])("%s is found by %j: %s", (name, wanted, found) => {
  expect(fits(name, wanted)).toBe(found);
});

test("a player gives to the deals of the table where they sit next", () => {
  const seating = [{ game: 2, tables: [[bob], [ann]], commitments: ["aa", "bb"], stale: false }];
  expect(askedFor({ seating }, mine)).toEqual({ game: 2, commitment: "bb" });
  const closed = [{ ...seating[0]!, contribution_commitments: [["cc"], ["dd"]] }];
  expect(askedFor({ seating: closed }, mine)).toEqual({ game: 2, commitment: "bb", commitments: ["dd"] });
  expect(askedFor({ seating: [{ game: 2, tables: [[ann]], stale: false }] }, mine)).toBeNull();
  expect(askedFor({ seating }, { person: "p-zoe" })).toBeNull();
});
