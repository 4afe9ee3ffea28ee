/** A clock as it is shown: counted down from what the server said. */
import type { ClockShown } from "../wire/types";

export type Urgency = "calm" | "soon" | "now";

/** What a seat has left, in milliseconds, so long after the state came; null where nobody counts. */
export function leftOf(clock: ClockShown, seat: number, elapsed: number): number | null {
  const left = clock.left[seat - 1];
  if (left === null || left === undefined) return null;
  const runs = clock.running === seat && !clock.paused;
  return Math.max(0, runs ? left - elapsed : left);
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "2:05", "1:02:05"; of days by `days`. The last ten seconds have tenths nowhere: they only make people nervous. */
export function timeShown(ms: number, days: (days: number, hours: number) => string): string {
  if (ms >= DAY) return days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** How much a player should hurry. */
export function urgency(ms: number, kind: string): Urgency {
  if (kind === "days") return ms < HOUR ? "now" : ms < 6 * HOUR ? "soon" : "calm";
  return ms <= 10_000 ? "now" : ms <= 30_000 ? "soon" : "calm";
}
