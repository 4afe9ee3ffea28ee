/** How long an event takes (T10). */
import type { EventSettings } from "../wire";

const A_DAY = 24 * 60;

export type Lengths = Pick<
  EventSettings,
  "games" | "final_table" | "game_minutes" | "counting_minutes" | "break_minutes"
>;

/** Minutes from the first game's start to the last count. */
export function neededMinutes(lengths: Lengths): number {
  const games = lengths.games + (lengths.final_table ? 1 : 0);
  return games * (lengths.game_minutes + lengths.counting_minutes) + (games - 1) * lengths.break_minutes;
}

/** "14:30" as minutes after midnight; null if it is no time of the day. */
export function minutesOf(clock: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** A time of the day so many minutes later, or earlier. */
export function later(clock: string, minutes: number): string {
  const wanted = ((((minutesOf(clock) ?? 0) + minutes) % A_DAY) + A_DAY) % A_DAY;
  return `${String(Math.floor(wanted / 60)).padStart(2, "0")}:${String(wanted % 60).padStart(2, "0")}`;
}

/** When the last table has counted; null if that would be after midnight, which no event of one day can be. */
export function endOf(start: string, lengths: Lengths): string | null {
  const begins = minutesOf(start);
  if (begins === null) return null;
  const needed = neededMinutes(lengths);
  return begins + needed >= A_DAY ? null : later(start, needed);
}
