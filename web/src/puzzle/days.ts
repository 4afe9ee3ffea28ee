/** Days as the server has them, such as "2026-11-18": the week that one belongs to, and what became of each day's puzzle, kept on this device. */

/** What became of a day's puzzle: found, or its solution seen before that. */
export type Result = "found" | "seen";

const KEY = "azulejos-puzzles";
const DAY_MS = 86_400_000;
/** Older days are forgotten. */
const MOST_KEPT = 800;

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The day so many days later, or earlier. */
export function later(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The seven days of its week, from Monday on. */
export function weekOf(day: string): readonly string[] {
  const fromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => later(day, at - fromMonday));
}

/** A day in words, as in "Wednesday 18 November". */
export function dayName(language: string, day: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** What became of the puzzles, by day. */
export function results(): Readonly<Record<string, Result>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, Result>) : {};
  } catch {
    return {};
  }
}

/** Keep what became of a day's puzzle. What was kept first stays: a solution that was seen is not found any more. */
export function keepResult(day: string, result: Result): void {
  const all = { [day]: result, ...results() };
  const newest = Object.entries(all).sort(([one], [other]) => (one < other ? 1 : -1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST_KEPT))));
  } catch {
    // A browser that keeps nothing.
  }
}

/** How many days in a row were found, up to today; today may still be open. */
export function inARow(today: string, all: Readonly<Record<string, Result>>): number {
  let count = 0;
  for (let day = all[today] === "found" ? today : later(today, -1); all[day] === "found"; day = later(day, -1)) count++;
  return count;
}

/** The last day before one, today included, whose puzzle is still open. */
export function openDay(today: string, but: string, all: Readonly<Record<string, Result>>): string {
  let day = today;
  while (day === but || all[day]) day = later(day, -1);
  return day;
}
