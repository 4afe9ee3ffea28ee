import { expect, it } from "vitest";
import { follow } from "../../../src/games/azul/follow";
import { azulGames } from "../played";

it.each(azulGames().map((game, at) => [at + 1, game] as const))(
  "game %i: every token leads to the server's position and scores as the server does",
  (_, game) => {
    for (const { before, step, after } of game) {
      const { changes, position } = follow(before, step.token);
      expect({ ...position, outcome: null, token: step.token }).toEqual({
        ...after,
        outcome: null,
        token: step.token,
        afen: before.afen,
      });
      expect(
        changes.flatMap(({ scoring }) => scoring ?? []),
        step.token,
      ).toEqual(step.scoring);
    }
  },
);
