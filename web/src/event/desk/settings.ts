/** Which settings can still be changed, as the server decides it (azulejos.tournament.arbiter.in_use). */
import type { About, EventSettings, Parts } from "../wire";

export type Setting = keyof EventSettings;

const SCHEDULE: readonly Setting[] = ["end", "game_minutes", "counting_minutes", "break_minutes"];
const UNTIL_GAME: readonly Setting[] = ["start", "displays", "turn_seconds"];

/** Whether nothing depends on a setting yet. */
export function changeable(name: Setting, about: About, parts: Pick<Parts, "participants" | "seating">): boolean {
  if (name === "public_names") return true;
  if (about.stage === "finished") return false;
  if (SCHEDULE.includes(name)) return about.game === null;
  if (about.stage !== "entry") return false;
  if (name === "least_age") return parts.participants.length === 0;
  return UNTIL_GAME.includes(name) || parts.seating.length === 0;
}
