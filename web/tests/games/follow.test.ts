/** Whole games of every variant, as spectators and players are told them and as records have them, followed from their start by the tokens alone. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "../../src/fair/agn";
import { follow as followAzul } from "../../src/games/azul/follow";
import { followSteps } from "../../src/games/changes";
import { follow as followDuel } from "../../src/games/duel/follow";
import { gameWith } from "../../src/games/registry";
import type { AzulPosition, DuelPosition, Position } from "../../src/wire/types";
import { KEPT } from "../reader/kept";

/** All but what the server alone tells. Of plates that were put back it also knows what each seat remembers (D50). */
function known(position: Position): unknown {
  if (position.game !== "duel") return { ...position, outcome: null, afen: null };
  const { boards, pile, drawn, unseen, ...rest } = position;
  const backs = [pile, drawn].map((plates) => plates.map((each) => each?.back ?? null));
  return {
    ...rest,
    boards: boards.map((board) => ({ ...board, scoring: null })),
    backs,
    chips: unseen.chips,
    outcome: null,
    afen: null,
  };
}

describe("games as they are told", () => {
  it.each(Object.values(KEPT).map((game) => [game.name, game] as const))("%s", (_, { steps, positions }) => {
    const start = positions["0"]!;
    const all: { position: Position; changes: readonly { scoring: unknown }[] }[] =
      start.game === "duel"
        ? followSteps(followDuel, start satisfies DuelPosition, steps)
        : followSteps(followAzul, start as AzulPosition, steps);
    for (const [at, position] of Object.entries(positions).slice(1))
      expect(known(all[Number(at) - 1]!.position), at).toEqual(known(position));
    expect(all.flatMap(({ changes }) => changes.flatMap(({ scoring }) => scoring ?? []))).toEqual(
      steps.flatMap(({ scoring }) => scoring),
    );
  });
});

const FOLDER = new URL("../fair/kept/", import.meta.url);

describe("games as records have them", () => {
  it.each(readdirSync(FOLDER))("%s comes to its end", async (name) => {
    const { tags, tokens } = parse(readFileSync(new URL(name, FOLDER), "utf8"));
    const { proof } = await (await gameWith(tags.get("Game")!)!.pages()).proof();
    const start = proof.start(tags, Number(tags.get("Players")), Number(tags.get("First")));
    const end = tokens.reduce((position, token) => proof.follow(position, token).position, start);
    expect(["over", "void"]).toContain(end.phase);
  });
});
