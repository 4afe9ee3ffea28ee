/** How games and times are called on every page of an event. */
import type { EventTexts } from "../i18n";
import type { TableStage } from "./wire";

/** "Game 2", or "Final table" for the one after all games. */
export function gameName(game: number, games: number, texts: EventTexts): string {
  return game > games ? texts.finalTable : texts.game(game);
}

/** Whether it is to be said that a bot plays: names that the server gives them say so already. */
export const needsBotTag = (person: { readonly name: string; readonly bot?: string | null }): boolean =>
  Boolean(person.bot) && !/^bot\b/i.test(person.name);

/** The class of what stands so: a mark of its colour. */
export function markOf(state: TableStage): string {
  return { playing: "", void: "", awaiting: "mark-gold", settled: "mark-good", disputed: "mark-bad" }[state];
}

/** "14:05", in the time zone of the event where it has one: a player's phone may be set to another. */
export function timeOfDay(language: string, at: number, timezone: string | null): string {
  return written(language, at, timezone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** "Sat 20 March, 14:30". */
export function dayAndTime(language: string, at: number, timezone: string | null): string {
  const day = { weekday: "short", day: "numeric", month: "long" } as const;
  return written(language, at, timezone, { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

function written(language: string, at: number, timezone: string | null, format: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat(language, { ...format, ...(timezone ? { timeZone: timezone } : {}) }).format(at);
  } catch {
    return new Intl.DateTimeFormat(language, format).format(at); // a time zone that this browser has not heard of
  }
}
