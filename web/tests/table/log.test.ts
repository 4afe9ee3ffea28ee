import { describe, expect, it } from "vitest";
import { tellPlayed } from "../../src/reader/narration";
import { linesOf } from "../../src/table/log";
import { textsOf } from "../../src/i18n";
import type { Position, TableEvent } from "../../src/wire/types";
import { KEPT, lastOf, narrationOf, type KeptGame } from "../reader/kept";

const texts = await textsOf("en");
const NAMES = ["Ann", "Ben", "Cleo", "Dan"];

/** The steps of a game as events, from one on, with the position before it if that is given. */
function eventsOf(game: KeptGame, from = 0, position?: Position): TableEvent[] {
  const steps = game.steps.slice(from).map(({ token, seat, scoring }, at): TableEvent => ({
    version: at + 2,
    at: 0,
    kind: "played",
    token,
    scoring,
    ...(seat ? { seat } : {}),
  }));
  return [{ version: 1, at: 0, kind: "started", ...(position ? { position } : {}) }, ...steps];
}

function written(game: KeptGame, events: readonly TableEvent[]): string[] {
  const names = NAMES.slice(0, game.players);
  const lines = linesOf(events, names, texts, "en", lastOf(game), null, (...told) =>
    tellPlayed(narrationOf(game), ...told),
  );
  return lines.map(({ text }) => text);
}

describe.each(Object.values(KEPT))("the list of moves of $name", (game) => {
  it("tells counts and rounds of a game that began at a position", () => {
    const whole = written(game, eventsOf(game));
    const from = Math.max(...Object.keys(game.positions).map(Number).filter((at) => at > 0 && at < game.steps.length)); // prettier-ignore
    const lines = written(game, eventsOf(game, from, game.positions[from]));
    // Who begins a round is only known with the position.
    expect(whole.slice(-lines.length).slice(1)).toEqual(lines.slice(1));
  });

  it("tells them after a move that was taken back, too", () => {
    const events = eventsOf(game);
    const plain = written(game, events);
    const at = events.findIndex(({ seat }) => seat);
    const again = [...events.slice(0, at + 1), { version: 0, at: 0, kind: "undone", seat: 1, to: at - 1 } as const];
    const lines = written(game, [...again, ...events.slice(at)]);
    const note = lines.findIndex((text) => text === texts.table.events.undone(""));
    expect(lines.slice(note + 1)).toEqual(plain.slice(note - lines.length + 1));
    expect(lines.slice(0, note)).toEqual(plain.slice(0, note));
  });
});
