import { describe, expect, it } from "vitest";
import { scenesOf } from "../../../src/games/duel/scenes";
import type { DuelPosition } from "../../../src/wire/types";
import { duelGames } from "../played";

/** What is drawn, but for what only the server reckons. */
function drawn(position: DuelPosition): unknown {
  return {
    round: position.round,
    holder: position.holder,
    trays: position.trays,
    rest: position.rest,
    display: position.display,
    hand: position.hand,
    pile: position.pile.length,
    drawn: position.drawn.length,
    boards: position.boards.map(({ scoring, ...board }) => board),
  };
}

describe("what is shown between two positions", () => {
  it("ends in what the server has, token by token, in whole games", () => {
    for (const game of duelGames())
      for (const { before, step, after } of game) {
        let last = before;
        for (const scene of scenesOf(before, step).scenes) last = scene.position;
        // Tiles that are left over at the end of a round go to the tower (D35): nothing moves for that.
        if (step.scoring.some(({ kind }) => kind === "broken-cost")) continue;
        expect({ token: step.token, ...(drawn(last) as object) }).toEqual({
          token: step.token,
          ...(drawn(after) as object),
        });
      }
  });

  it("lets every tile that is taken fly to a place where it lies then", () => {
    let takes = 0;
    for (const game of duelGames())
      for (const { before, step } of game.filter(({ step }) => /^[1-4LM][BYRKT][1-6X]$/.test(step.token))) {
        const [scene] = scenesOf(before, step).scenes;
        takes++;
        for (const flight of scene!.flights) {
          expect(flight.from).toMatch(/^(sun|moon)-\d-\d$|^first$/);
          if (flight.to === "tower") continue;
          const [kind, seat, line, place] = flight.to.split("-");
          const board = scene!.position.boards[Number(seat) - 1];
          if (kind === "line") expect(board?.lines[Number(line) - 1]?.[Number(place)]).toBe(step.token[1]);
          if (kind === "broken") expect(board?.broken[Number(line)]).toBe(step.token[1]);
        }
      }
    expect(takes).toBeGreaterThan(100);
  });

  it("tells the points of each tile that comes to the dome", () => {
    const scored = duelGames()
      .flat()
      .flatMap(({ before, step }) => scenesOf(before, step).scenes)
      .filter(({ rising }) => rising?.spot.startsWith("cell-"));
    expect(scored.length).toBeGreaterThan(50);
    for (const { rising, run } of scored) {
      expect(rising!.points).toBeGreaterThan(0);
      expect(run).toContain(rising!.spot.slice("cell-".length));
    }
  });
});
