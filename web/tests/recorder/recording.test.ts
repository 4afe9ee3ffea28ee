/** Going back and forth in a recording, deals that are put right, and what a browser keeps. */
import { describe, expect, it } from "vitest";
import { recorder as azul } from "../../src/games/azul/recorder";
import { recorder as duel } from "../../src/games/duel/recorder";
import { openPlace, withPiece, type GameRecorder, type Told } from "../../src/games/recorder";
import { Recording } from "../../src/recorder/recording.svelte";
import { asTag } from "../../src/recorder/names";

const TAGS = { Game: "azul", Players: "2", First: "1", Seat1: "Ann" };
const DEAL = "@BBYK/RRWW/BBYK/RKWW/BYYR";

function begun(tokens: readonly string[] = [], game: GameRecorder = azul as GameRecorder, tags = {}): Recording {
  const recording = new Recording(game, { tags: { ...TAGS, ...tags }, tokens: [], at: 0, told: [] });
  for (const token of tokens) recording.record(token);
  return recording;
}

describe("a deal", () => {
  it("is told tile by tile, with what the bag still has", () => {
    const recording = begun();
    const asked = recording.asked!;
    expect(asked.left(recording.told, 0)).toEqual({ B: 20, Y: 20, R: 20, K: 20, W: 20 });
    for (const [place, tiles] of DEAL.slice(1).split("/").entries())
      for (const tile of tiles) {
        expect(openPlace(asked, recording.told)).toBe(place);
        recording.tell(withPiece(recording.told, place, tile));
      }
    expect(asked.left(recording.told, 0)).toEqual({ B: 15, Y: 16, R: 16, K: 17, W: 16 });
    recording.answer();
    expect(recording.tokens).toEqual([DEAL]);
    expect(recording.legal).toContain("3B2");
  });

  it("is refused where a colour is used up, and where a display has too few", () => {
    expect(begun(["@BBBB/BBBB/BBBB/BBBB/BBBB"]).at).toBe(1);
    const second = begun(["@BBBB/BBBB/BBBB/BBBB/BBBB", "1BF", "2BF", "3BF", "4BF", "5BF"]);
    expect(second.asked).not.toBeNull();
    second.record("@YYYB/YYYY/YYYY/YYYY/YYYY");
    second.record("@YYY/YYYY/YYYY/YYYY/YYYY");
    expect(second.at).toBe(6);
  });

  it("takes what is left in the bag first, and then the lid", () => {
    const position = {
      ...azul.start(TAGS),
      bag: { B: 4, Y: 1, R: 1, K: 0, W: 0 },
      lid: { B: 0, Y: 9, R: 0, K: 5, W: 0 },
    };
    const asked = azul.chance(position)!;
    let told: Told = asked.places.map(() => []);
    expect(asked.left(told, 1)).toEqual({});
    for (const tile of "BBBB") told = withPiece(told, 0, tile);
    expect(asked.fixed(told, 1)).toEqual(["Y", "R"]);
    expect(asked.left(told, 1)).toEqual(position.lid);
    for (const tile of "YK") told = withPiece(told, 1, tile);
    for (const place of [2, 3, 4])
      for (const tile of "YYYY".slice(0, 4))
        if (asked.left(told, place)[tile]! > 0) told = withPiece(told, place, tile);
    expect(asked.token(told)).toBe("@BBBB/YYRK/YYYY/YYYY/-");
    expect(asked.told("@BBBB/YYRK/YYYY/YYYY/-")).toEqual([[..."BBBB"], ["Y", "K"], [..."YYYY"], [..."YYYY"], []]);
  });

  it("of Duel never has five of one colour on the large tray, unless there are no others", () => {
    const start = { ...duel.start({ Players: "2", First: "1" }), stage: "trays" as const };
    const asked = duel.chance(start)!;
    let told: Told = asked.places.map(() => []);
    for (const tile of "BBBB") told = withPiece(told, 0, tile);
    expect(asked.left(told, 0)["B"]).toBe(0);
    expect(asked.left(told, 0)["Y"]).toBe(13);
    const only = duel.chance({ ...start, bag: { B: 9 }, tower: {} })!;
    expect(only.left(told, 0)["B"]).toBe(5);
  });
});

describe("back and forth", () => {
  it("goes any number of steps", () => {
    const recording = begun([DEAL, "3B2", "2R2"]);
    expect([recording.at, recording.canUndo, recording.canRedo]).toEqual([3, true, false]);
    recording.undo();
    recording.undo();
    expect([recording.at, recording.tokens.length, recording.canRedo]).toEqual([1, 3, true]);
    recording.redo();
    recording.redo();
    recording.redo();
    expect(recording.agn).toBe(`[Game "azul"]\n[Players "2"]\n[First "1"]\n[Seat1 "Ann"]\n\nR1 ${DEAL} 3B2 2R2\n`);
    recording.go(1);
    recording.record("1B1");
    expect(recording.tokens).toEqual([DEAL, "1B1"]);
  });

  it("shows a deal that was undone, so that a tile can be put right; what fits still can be redone", () => {
    const recording = begun([DEAL, "3B2", "2R2"]);
    recording.go(0);
    expect(recording.told.map((tiles) => tiles.join(""))).toEqual(DEAL.slice(1).split("/"));
    expect(recording.canUndo).toBe(false);
    recording.tell(recording.told.map((tiles, at) => (at === 4 ? [..."BYYW"] : tiles)));
    recording.answer();
    expect(recording.tokens).toEqual([DEAL.replace("BYYR", "BYYW"), "3B2", "2R2"]);
    expect(recording.at).toBe(1);
    recording.go(0);
    recording.tell(recording.told.map((tiles, at) => (at === 2 ? [..."YYKK"] : tiles)));
    recording.answer();
    expect(recording.tokens).toEqual(["@BBYK/RRWW/YYKK/RKWW/BYYW"]);
  });

  it("takes back a tile of a deal that is being told", () => {
    const recording = begun();
    recording.tell(withPiece(withPiece(recording.told, 0, "B"), 0, "Y"));
    recording.undo();
    expect(recording.told[0]).toEqual(["B"]);
    recording.undo();
    expect([recording.told[0], recording.canUndo]).toEqual([[], false]);
  });

  it("does not ask for what can go only one way, and steps over it", () => {
    const wilds = ["up:*B/TK", "up:TR/B*", "up:KY/R*"];
    const tokens = [
      "top:W",
      wilds[0]!,
      "top:W",
      wilds[1]!,
      "top:W",
      wilds[2]!,
      "top:S",
      "@BYRKT/BBYK/RRTT/BYRK/BYRT",
      "plate:1",
      "lay:1.0",
    ];
    const recording = begun(tokens, duel as GameRecorder, { Game: "duel" });
    expect(recording.asked!.isSingle).toBe(true);
    for (const token of ["up:YK/TS", "top:S", "plate:2", "lay:7.2", "up:KS/TR", "top:S"]) recording.record(token);
    for (const token of ["draw", "top:S", "stop"]) recording.record(token);
    expect(recording.position).toMatchObject({ stage: "fronts" });
    recording.record("fronts:SK/RB");
    // One plate was drawn: it is kept, and only its place is asked for.
    expect(recording.tokens.at(-1)).toBe("keep:1=SK/RB");
    expect(recording.position).toMatchObject({ stage: "lay" });
    recording.undo();
    expect(recording.position).toMatchObject({ stage: "fronts" });
    recording.redo();
    expect(recording.position).toMatchObject({ stage: "lay" });
  });
});

describe("what is kept", () => {
  it("is gone on with, half a deal included", () => {
    const recording = begun([DEAL, "3B2"]);
    recording.undo();
    const again = new Recording(
      azul as GameRecorder,
      JSON.parse(JSON.stringify(recording.taken)) as typeof recording.taken,
    );
    expect([again.at, again.tokens]).toEqual([1, [DEAL, "3B2"]]);
    const half = begun();
    half.tell(withPiece(half.told, 0, "K"));
    expect(new Recording(azul as GameRecorder, half.taken).told[0]).toEqual(["K"]);
  });

  it("is taken as far as it can have happened", () => {
    const taken = { tags: TAGS, tokens: [DEAL, "3B2", "9Q9", "2R2"], at: 4, told: [] };
    expect(new Recording(azul as GameRecorder, taken).tokens).toEqual([DEAL, "3B2"]);
  });

  it("names players in one line", () => {
    expect(asTag("  Ann\n\u0007 B. ")).toBe("Ann B.");
  });
});
