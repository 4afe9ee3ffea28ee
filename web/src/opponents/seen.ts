/** Which medals somebody has seen on this device: a new one drops into its place once. */
import type { Stars } from "./record";

const KEY = "azulejos-medals";
export type Seen = Readonly<Record<string, number>>;

export function seenMedals(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

/** What has been seen now, of a variant: bots with their stars. */
export function keepSeen(variant: string, medals: readonly { readonly bot: string; readonly stars: Stars }[]): void {
  const now = Object.fromEntries(medals.flatMap(({ bot, stars }) => (stars ? [[`${variant} ${bot}`, stars]] : [])));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...seenMedals(), ...now }));
  } catch {
    // A browser that keeps nothing: medals drop every time.
  }
}
