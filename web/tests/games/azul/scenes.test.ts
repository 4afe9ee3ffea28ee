import { describe, expect, it } from "vitest";
import { bonusScenes, scenesOf } from "../../../src/games/azul/scenes";
import { takeOf } from "../../../src/games/azul/moves";
import { previewOf } from "../../../src/games/azul/preview";
import type { AzulPosition } from "../../../src/wire/types";
import { azulGames } from "../played";

const all = azulGames();
const drawn = (position: AzulPosition) => ({
  displays: position.displays,
  centre: position.centre,
  marker: position.marker,
  bag: position.bag,
  lid: position.lid,
  boards: position.boards,
  withdrawn: position.withdrawn,
  lost: position.lost,
});

describe("steps of games that the server's rules have played", () => {
  it.each(all.map((game, at) => [at + 1, game] as const))(
    "game %i: every step leads to the server's position",
    (_, game) => {
      for (const { before, step, after } of game)
        expect(drawn(scenesOf(before, step).scenes.at(-1)?.after ?? before), step.token).toEqual(drawn(after));
    },
  );

  it("every tile that leaves a place flies, and comes to where it lies then", () => {
    for (const game of all)
      for (const { before, step } of game) {
        let at = before;
        for (const scene of scenesOf(at, step).scenes) {
          const tiles = (position: AzulPosition): number =>
            position.displays.join("").length +
            position.centre.length +
            position.boards.reduce(
              (sum, board) => sum + board.lines.join("").length + board.floor.replace("M", "").length,
              0,
            );
          const flying = scene.flights.filter(({ symbol }) => symbol !== "marker");
          if (scene.kind === "tile" || scene.kind === "floor")
            expect(flying.length).toBe(tiles(at) - tiles(scene.after));
          if (scene.kind === "deal") expect(flying.length).toBe(tiles(scene.after) - tiles(at));
          expect(new Set(scene.flights.map(({ from }) => from).filter((from) => from !== "bag")).size, step.token).toBe(
            scene.flights.filter(({ from }) => from !== "bag").length,
          );
          at = scene.after;
        }
      }
  });

  it("the bonuses of the end lead to the final scores", () => {
    for (const game of all) {
      const { after } = game.at(-1)!;
      const last = bonusScenes({ ...after, outcome: null }, after).at(-1)?.after ?? after;
      after.outcome!.scores.forEach((score, seat) => {
        if (score !== null) expect(last.boards[seat]!.score).toBe(score);
      });
    }
  });

  it("what is shown before a take is what it brings about", () => {
    for (const game of all)
      for (const { before, step } of game) {
        const take = takeOf(step.token);
        if (!take || step.seat === null) continue;
        const seen = previewOf(before, step.seat, take, take.target);
        const after = scenesOf(before, step).scenes[0]!.after;
        const [was, is] = [before.boards[step.seat - 1]!, after.boards[step.seat - 1]!];
        const costs = (floor: string): number =>
          before.floor_costs.slice(0, floor.length).reduce((sum, each) => sum + each, 0);
        expect(seen.cost).toBe(costs(is.floor) - costs(was.floor));
        expect(seen.fallen + (seen.marker ? 1 : 0)).toBe(is.floor.length - was.floor.length);
        expect(seen.placed).toBe(is.lines.join("").length - was.lines.join("").length);
      }
  });

  it("what a completed line will score is what it scores, if nothing changes before the tiling", () => {
    let compared = 0;
    for (const game of all)
      for (const { before, step } of game) {
        const take = takeOf(step.token);
        if (!take || step.seat === null || step.scoring.length === 0 || !before.pattern) continue;
        const { gain } = previewOf(before, step.seat, take, take.target);
        const scored = step.scoring.find(
          (each) => each.kind === "tile" && each.seat === step.seat && each.cell[0] === Number(take.target),
        );
        if (!gain) continue;
        expect(scored?.points).toBe(gain.points);
        expect(scored).toMatchObject({ cell: gain.cell });
        compared++;
      }
    expect(compared).toBeGreaterThan(3);
  });
});
