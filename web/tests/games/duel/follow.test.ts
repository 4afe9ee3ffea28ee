import { expect, it } from "vitest";
import { follow } from "../../../src/games/duel/follow";
import type { DuelPosition } from "../../../src/wire/types";
import { duelGames } from "../played";

/** All but what the server alone tells: the outcome, the points of scoring tiles, and what a seat remembers of plates that were put back (D50). */
function followed({ outcome, boards, pile, drawn, unseen, ...position }: DuelPosition): unknown {
  return {
    ...position,
    boards: boards.map(({ scoring, ...board }) => board),
    pile: pile.map((each) => each?.back ?? null),
    drawn: drawn.map((each) => each?.back ?? null),
    chips: unseen.chips,
  };
}

it.each(duelGames().map((game, at) => [at + 1, game] as const))(
  "game %i: every token leads to the server's position and scores as the server does",
  (_, game) => {
    for (const { before, step, after } of game) {
      const { changes, position } = follow(before, step.token);
      expect({ token: step.token, is: followed(position) }).toEqual({ token: step.token, is: followed(after) });
      expect(
        changes.flatMap(({ scoring }) => scoring ?? []),
        step.token,
      ).toEqual(step.scoring);
    }
  },
);
