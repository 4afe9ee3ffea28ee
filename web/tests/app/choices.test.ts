import { describe, expect, test } from "vitest";
import { withTile } from "../../src/games/duel/setup";
import { FIRST_GAME } from "../../src/generated/duel";
import { DEFAULTS, fitting, tableOf } from "../../src/agreement/choices";
import { nickname } from "../../src/people/nickname";
import { pathOf, qrOf } from "../../src/components/qr";
import { LANGUAGES, coreTextsOf } from "../../src/i18n";

describe("a table from choices", () => {
  const kinds = (table: ReturnType<typeof tableOf>) => table.seats.map((seat) => seat.kind).join(" ");

  test("against a bot, with friends and at one screen", () => {
    expect(kinds(tableOf("bot", DEFAULTS))).toBe("person bot");
    expect(kinds(tableOf("bot", { ...DEFAULTS, players: 4 }))).toBe("person bot bot bot");
    expect(kinds(tableOf("friends", { ...DEFAULTS, players: 4, bots: 2 }))).toBe("person open bot bot");
    expect(kinds(tableOf("screen", { ...DEFAULTS, players: 3 }))).toBe("person person person");
  });

  test("the grey wall is Azul's, and Mini's if chosen", () => {
    expect(tableOf("bot", { ...DEFAULTS, game: "grey" })).toMatchObject({ game: "azul", options: { wall: "grey" } });
    expect(tableOf("bot", { ...DEFAULTS, game: "mini", greyMini: true }).options).toEqual({ wall: "grey" });
    expect(tableOf("bot", { ...DEFAULTS, greyMini: true }).options).toEqual({});
  });

  test("Duel is for two, with its scoring tiles", () => {
    const chosen = { ...DEFAULTS, game: "duel" as const, players: 4 };
    expect(tableOf("bot", chosen).seats).toHaveLength(2);
    expect(tableOf("bot", chosen).options).toEqual({ tiles: FIRST_GAME });
    expect(tableOf("bot", { ...chosen, tiles: "lot" }).options).toEqual({ tiles: "lot" });
  });

  test("a tournament is on the coloured wall, and only it has the tournament's clock", () => {
    const chosen = { ...DEFAULTS, tournament: true, clock: "tournament" };
    expect(tableOf("friends", chosen)).toMatchObject({ options: { tournament: true }, clock: { kind: "tournament" } });
    expect(tableOf("friends", { ...chosen, game: "grey" })).toMatchObject({
      options: { wall: "grey" },
      clock: { kind: "none" },
    });
  });

  test("a game against bots is in no list", () => {
    expect(tableOf("bot", { ...DEFAULTS, public: true }).customs?.public).toBe(false);
    expect(tableOf("friends", { ...DEFAULTS, public: true }).customs?.public).toBe(true);
  });

  test("what was kept by an earlier release is made to fit", () => {
    expect(fitting({ ...DEFAULTS, clock: "sundial", players: 9, bots: 7, ownTiles: [] })).toMatchObject({
      clock: "none",
      players: 4,
      bots: 2,
      ownTiles: FIRST_GAME,
    });
  });

  test("scoring tiles: one side of each, three at the least, in the box's order", () => {
    expect(withTile(FIRST_GAME, "edge")).toEqual(["rows", "edge", "diagonals"]);
    expect(withTile(FIRST_GAME, "wilds")).toEqual(["rows", "columns", "diagonals", "wilds"]);
    expect(withTile(FIRST_GAME, "rows")).toEqual(FIRST_GAME);
    expect(withTile(["rows", "columns", "diagonals", "wilds"], "rows")).toEqual(["columns", "diagonals", "wilds"]);
  });
});

test.each(LANGUAGES)("nicknames in %s are short enough for the server, and differ", async (language) => {
  const texts = await coreTextsOf(language);
  const names = Array.from({ length: 16 }, (_, at) => nickname(texts, [], () => at / 16));
  expect(new Set(names).size).toBe(16);
  for (const name of names) expect(name).toMatch(/^[^,]{2,24}$/);
  // Nobody is proposed the name of somebody else at the table, unless all are taken.
  expect(nickname(texts, names.slice(1), () => 0.99)).toBe(names[0]);
  expect(names).toContain(nickname(texts, names));
});

describe("QR codes", () => {
  test("are drawn as rectangles of modules next to each other", () => {
    expect(
      pathOf([
        [true, true, false, true],
        [false, false, false, false],
      ]),
    ).toBe("M0 0h2v1h-2zM3 0h1v1h-1z");
  });

  test("have a quiet border and the three finders", () => {
    const { size, path } = qrOf("http://192.168.1.20:8080/t/k3v9q2m7x4w8z");
    expect(size).toBeGreaterThanOrEqual(21 + 6);
    expect(path.startsWith("M3 3h7v1h-7z")).toBe(true);
    expect(path).toContain(`M${size - 10} 3h7v1h-7z`);
    expect(path).toContain(`M3 ${size - 10}h7v1h-7z`);
  });
});
