import { describe, expect, it } from "vitest";
import { canAdd, choices, follow, pathOf, paying, payments, proposal, ways } from "../../../src/games/duel/choices";
import { duelGames } from "../played";

const decisions = duelGames().flatMap((game) => game.filter(({ legal }) => legal.length > 0));

describe("choices of real games", () => {
  it("have every stage of decision among them", () => {
    expect([...new Set(decisions.map(({ after }) => after.stage))].sort()).toEqual(
      ["cell", "chips", "drawing", "first-plate", "keep", "lay", "stack", "turn", "under"].sort(),
    );
  });

  it("lead to every legal token by exactly one way, and to nothing else", () => {
    for (const { legal } of decisions) {
      const tree = choices(legal);
      const reached = [...ways(tree)];
      expect(reached.map(([, token]) => token).sort()).toEqual([...legal].sort());
      expect(new Set(reached.map(([path]) => path.join(" "))).size).toBe(legal.length);
      for (const [path, token] of reached) {
        expect(follow(tree, path)?.token).toBe(token);
        expect(pathOf(token)).toEqual(path);
      }
    }
  });

  it("never end where something else goes on, so that the last click plays", () => {
    for (const { legal } of decisions) {
      const tree = choices(legal);
      expect([...ways(tree)].every(([path]) => follow(tree, path)?.open.size === 0)).toBe(true);
    }
  });

  it("let every payment be put together chip by chip, in any order", () => {
    const paid = decisions.filter(({ after }) => after.stage === "chips");
    expect(paid.length).toBeGreaterThan(3);
    for (const { legal } of paid) {
      const tree = choices(legal);
      for (const token of legal.filter((each) => each !== "spend:none")) {
        const chips = token.slice("spend:".length).split(",");
        const order = [...chips].reverse();
        order.forEach((chip, at) => expect(canAdd(tree, order.slice(0, at), chip)).toBe(true));
        expect(paying(tree, order)?.open.get("pay")?.token).toBe(token);
      }
    }
  });

  it("propose a payment that may be made, with the fewest chips", () => {
    for (const { legal, after } of decisions.filter(({ after }) => after.stage === "chips")) {
      const tree = choices(legal);
      const board = after.boards[after.to_move! - 1]!;
      const proposed = proposal(tree, board.lines[after.line! - 1]![0]!);
      expect(paying(tree, proposed)?.open.get("pay")?.token).toBeTruthy();
      expect(proposed.length).toBe(payments(tree)[0]!.length);
    }
  });
});

describe("tokens", () => {
  it("are read whatever they ask for", () => {
    expect(pathOf("3T4")).toEqual(["sun-3-T", "line-4"]);
    expect(pathOf("LBX")).toEqual(["sun-0-B", "break"]);
    expect(pathOf("MY6")).toEqual(["moon-Y", "line-6"]);
    expect(pathOf("+KYY")).toEqual(["tile-K", "tile-Y", "tile-Y"]);
    expect(pathOf("lay:5.3")).toEqual(["space-5", "turn-3"]);
    expect(pathOf("keep:2=*B/TK")).toEqual(["drawn-2"]);
    expect(pathOf("spend:B,KB")).toEqual(["own-B", "own-KB", "pay"]);
    expect(pathOf("spend:none")).toEqual(["none"]);
    expect(pathOf(">36")).toEqual(["cell-3-6"]);
    expect(pathOf("something-new")).toEqual(["something-new"]);
  });

  it("of one payment that is a part of another are told apart", () => {
    const tree = choices(["spend:none", "spend:K,KB", "spend:K,KB,R"]);
    expect(paying(tree, ["KB", "K"])?.open.get("pay")?.token).toBe("spend:K,KB");
    expect(paying(tree, ["R", "KB", "K"])?.open.get("pay")?.token).toBe("spend:K,KB,R");
    expect(proposal(tree, "K")).toEqual(["K", "KB"]);
  });
});
