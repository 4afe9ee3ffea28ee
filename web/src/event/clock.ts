/** What the event's clock shows at a moment. */
import type { EventClock } from "./wire";

export interface Reading {
  /** What runs: `late` is a break whose end has passed, `paused` a game that stands still. */
  readonly kind: "game" | "counting" | "break" | "late" | "paused" | "none";
  readonly game: number | null;
  /** Milliseconds that are left; for `late`, how many have passed. Null where nothing runs. */
  readonly left: number | null;
}

/** Read the clock at a moment of the server's time; for a table that has extra time, with its own end. */
export function read(clock: EventClock, now: number, table: number | null = null): Reading {
  const { game } = clock;
  if (clock.kind === "none") return { kind: "none", game, left: null };
  if (clock.paused) return { kind: "paused", game, left: clock.left };
  if (clock.kind === "break") {
    const left = (clock.ends_at ?? now) - now;
    return left >= 0 ? { kind: "break", game, left } : { kind: "late", game, left: -left };
  }
  // Online, only turns have a time, and games end by themselves.
  if (clock.kind === "game" && clock.ends_at === null) return { kind: "game", game, left: null };
  const ends = clock.extra.find((each) => each.table === table)?.ends_at ?? clock.ends_at;
  if (ends !== null && now < ends) return { kind: "game", game, left: ends - now };
  return { kind: "counting", game, left: Math.max(0, (clock.counting_until ?? now) - now) };
}

/** "59:04", "1:02:03": so many minutes and seconds are left, rounded up, so that 0:00 is the end. */
export function shown(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
