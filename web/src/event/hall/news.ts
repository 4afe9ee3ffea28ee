/** Which announcement the hall sees at a moment. */
import type { Announcement } from "../wire";

export const FRESH_MS = 90_000;
const EACH_MS = 12_000;
const MOST = 3;
/** What was said long ago is no news. */
const OLD_MS = 3 * 3_600_000;

export function newsAt(
  announcements: readonly Announcement[],
  now: number,
): { announcement: Announcement; fresh: boolean } | null {
  const recent = announcements.filter((each) => now - each.at < OLD_MS).slice(-MOST);
  const newest = recent.at(-1);
  if (!newest) return null;
  if (now - newest.at < FRESH_MS) return { announcement: newest, fresh: true };
  return { announcement: recent[Math.floor(now / EACH_MS) % recent.length]!, fresh: false };
}
