/** How somebody can go now: from the game that is on (T21), before the next one (T20), or both, where it is not known whether the game is over. */
import type { DeskPerson, Parts } from "./wire";

/** Whether somebody who left can come back: there has to be a game in which they could play. */
export const canReturn = (person: DeskPerson, { about }: Parts): boolean =>
  person.left && !person.expelled && about.next_game !== null && about.next_game <= about.settings.games;

export function waysOut(person: DeskPerson, parts: Parts): { readonly withdraws: boolean; readonly leaves: boolean } {
  if (parts.about.stage === "finished" || person.left || person.expelled) return { withdraws: false, leaves: false };
  const game = parts.tables?.at(-1);
  const table =
    game && !game.ended && person.table !== null
      ? game.tables.find((each) => each.seats.includes(person.id))
      : undefined;
  if (!table) return { withdraws: person.stage === "playing", leaves: person.stage !== "playing" };
  // The first sheet says that the game has ended; until a result stands it may have come too early.
  return {
    withdraws: table.state !== "settled" && table.state !== "void",
    leaves: table.state !== "playing",
  };
}
