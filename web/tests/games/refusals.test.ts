import { describe, expect, test } from "vitest";
import { refusalAt as azulRefusal, takesOf as azulTakes } from "../../src/games/azul/refusals";
import { refusalAt as duelRefusal, takesOf as duelTakes } from "../../src/games/duel/refusals";
import { LANGUAGES } from "../../src/i18n";
import AHEAD_TEXTS from "virtual:texts/ahead";
import type { AzulPosition, DuelPosition } from "../../src/wire/types";
import { azulGames, duelGames } from "./played";

const azul = (more: object = {}): AzulPosition =>
  ({
    phase: "offer",
    to_move: 1,
    line: null,
    displays: ["BBYR", ""],
    centre: "",
    marker: { place: "centre", seat: null },
    boards: [
      { lines: ["B", "Y", "", "", ""], wall: ["-----", "-----", "R----", "-----", "-----"], floor: "", score: 0 },
      { lines: ["", "", "", "", ""], wall: Array(5).fill("-----"), floor: "", score: 0 },
    ],
    ...more,
  }) as unknown as AzulPosition;

describe("Azul says why", () => {
  const held = { source: "1", colour: "R" };
  const tried = { position: azul(), seat: 1, held, takes: true };
  const at = (place: string, more: object = {}) => azulRefusal(place, { ...tried, ...more })?.reason ?? null;

  test("a line takes no tiles", () => {
    expect(at("line-1-1-1")).toBe("line-complete");
    expect(at("line-1-2-2")).toBe("line-colour");
    expect(at("line-1-3-1")).toBe("wall-has-colour");
    expect(at("line-1-4-1")).toBeNull();
    expect(at("floor-1-1")).toBeNull();
    expect(azulRefusal("line-1-3-1", tried)).toEqual({ reason: "wall-has-colour", line: 3 });
  });

  test("another place cannot be chosen", () => {
    expect(at("line-1-4-1", { held: null })).toBe("take-first");
    expect(at("floor-1-1", { held: null })).toBe("take-first");
    expect(at("wall-1-1-1")).toBe("wall-later");
    expect(azulRefusal("line-2-1-1", tried)).toEqual({ reason: "other-board", seat: 2 });
    expect(at("display-2")).toBe("display-empty");
    expect(at("display-1-1")).toBeNull();
    expect(at("centre")).toBe("centre-empty");
    expect(at("marker")).toBe("marker-alone");
    expect(at("display-1-1", { held: { source: "0", colour: "R" } })).toBe("wall-later");
    expect(at("centre", { position: azul({ centre: "R" }) })).toBe("wall-later");
    expect(at("bag")).toBe("wall-later");
    expect(at("bag", { held: null })).toBeNull();
  });

  test("nothing can be chosen when it is another's turn", () => {
    for (const place of ["display-1-1", "line-1-4-1", "wall-1-1-1", "marker"])
      expect(at(place, { takes: false, held: null })).toBe("not-your-turn");
  });

  test("a cell of the grey wall takes no tile", () => {
    const boards = [{ lines: ["", "BB", "", "", ""], wall: ["B----", "---R-", "-----", "-----", "-----"], floor: "" }];
    const position = azul({ phase: "tiling", line: 2, boards });
    const cell = (place: string) => azulRefusal(place, { position, seat: 1, held: null, takes: false });
    expect(cell("wall-1-2-1")?.reason).toBe("column-has-colour");
    expect(cell("wall-1-2-4")?.reason).toBe("cell-taken");
    expect(cell("wall-1-2-5")).toBeNull();
    expect(cell("wall-1-3-5")).toEqual({ reason: "place-first", line: 2 });
    expect(cell("display-1-1")).toEqual({ reason: "place-first", line: 2 });
  });
});

const duel = (more: object = {}): DuelPosition =>
  ({
    stage: "turn",
    to_move: 1,
    line: null,
    trays: [
      { sun: "", moon: "BY", chip: "" },
      { sun: "", moon: "RK", chip: "?" },
      { sun: "TT", moon: "", chip: "BY" },
    ],
    display: ["BYRK", null, null],
    pile: [{}],
    boards: [
      { lines: ["B", "Y", "", "", "", ""], tokens: 0, chips_taken: 2 },
      { lines: ["", "", "", "", "", ""], tokens: 2, chips_taken: 0 },
    ],
    ...more,
  }) as unknown as DuelPosition;

describe("Duel says why", () => {
  const tried = { position: duel(), seat: 1, colour: null as string | null, plate: false, active: true };
  const at = (place: string, more: object = {}) => duelRefusal(place, { ...tried, ...more })?.reason ?? null;

  test("tiles, chips and plates cannot be taken", () => {
    expect(at("sun-1-0")).toBe("sun-empty");
    expect(at("sun-2-0")).toBeNull();
    expect(at("moon-1-0")).toBe("moon-covered");
    expect(at("moon-2-0", { position: duel({ trays: [{ sun: "", moon: "", chip: "" }] }) })).toBe("moon-empty");
    expect(at("moon-0-0", { position: duel({ trays: [{ sun: "T", moon: "", chip: "" }] }) })).toBe("moon-empty");
    expect(at("chip-1")).toBe("chip-hidden");
    expect(at("chip-2")).toBe("two-chips");
    expect(at("display-1")).toBe("no-token");
    expect(at("display-2")).toBe("no-plate");
    expect(at("pile")).toBe("no-token");
    expect(at("first")).toBe("marker-alone");
  });

  test("a line or a space takes nothing", () => {
    expect(at("line-1-1-1", { colour: "R" })).toBe("line-complete");
    expect(at("line-1-2-1", { colour: "R" })).toBe("line-colour");
    expect(at("line-1-3-1", { colour: "R" })).toBeNull();
    expect(at("line-1-3-1")).toBe("take-first");
    expect(at("line-2-3-1", { colour: "R" })).toBe("other-board");
    expect(at("cell-1-2-2")).toBe("dome-later");
    expect(at("plate-1-4", { plate: true })).toBe("space-taken");
    expect(at("sun-2-0", { plate: true })).toBe("answer-first");
    expect(at("sun-2-0", { active: false })).toBe("not-your-turn");
  });

  test("nothing on a tray is passed over in silence, at whatever stage", () => {
    for (const { after, legal } of duelGames().flat()) {
      if (!legal.length || after.to_move !== 1) continue;
      const tried = { position: after, seat: 1, colour: null, plate: false, active: true };
      after.trays.forEach(({ sun, moon, chip }, tray) => {
        const canTake = after.stage === "turn";
        if (!sun || !canTake) expect(duelRefusal(`sun-${tray}-0`, tried), `sun ${tray}, ${after.stage}`).not.toBeNull();
        if (!moon && (chip === "" || chip === "?" || !canTake))
          expect(duelRefusal(`moon-${tray}-0`, tried), `moon ${tray}, ${after.stage}`).not.toBeNull();
        if (tray && (chip === "?" || !canTake))
          expect(duelRefusal(`chip-${tray}`, tried), `chip ${tray}, ${after.stage}`).not.toBeNull();
      });
    }
  });

  test("a tile of the dome goes elsewhere", () => {
    const position = duel({ stage: "cell", line: 2 });
    expect(duelRefusal("cell-1-2-3", { ...tried, position })).toEqual({ reason: "other-cell", line: 2 });
    expect(duelRefusal("cell-1-4-3", { ...tried, position })).toEqual({ reason: "place-first", line: 2 });
    expect(duelRefusal("sun-2-0", { ...tried, position })?.reason).toBe("place-first");
    expect(duelRefusal("sun-2-0", { ...tried, position: duel({ stage: "stack" }) })?.reason).toBe("answer-first");
  });
});

test("every reason has its sentence in every language", async () => {
  for (const language of LANGUAGES) {
    const { why } = (await AHEAD_TEXTS[language]()).default;
    for (const say of Object.values(why)) expect(say(3, "Ann")).toMatch(/^\p{Lu}.{10,}\.$/u);
  }
});

describe("what can be chosen ahead is what could be played", () => {
  test("in Azul every take that was played was among it", () => {
    for (const { before, step } of azulGames().flat())
      if (/^[1-9C][BYRKW][1-5F]$/.test(step.token) && step.seat)
        expect(azulTakes(before, step.seat)).toContain(step.token);
  });

  test("in Duel it is exactly what the rules allow of tiles", () => {
    let turns = 0;
    for (const { after, legal } of duelGames().flat()) {
      if (after.stage !== "turn" || !legal.length) continue;
      turns++;
      const tiles = legal.filter((token) => /^[1-4LM][BYRKT][1-6X]$/.test(token));
      expect([...duelTakes(after, after.to_move!)].sort()).toEqual([...tiles].sort());
    }
    expect(turns).toBeGreaterThan(50);
  });
});
