/** Which settings can still be changed, as the server decides it (azulejos.tournament.arbiter.in_use). */
import type { About, EventSettings, Parts } from "../wire";

export type Setting = keyof EventSettings;

const SCHEDULE: readonly Setting[] = ["end", "game_minutes", "counting_minutes", "break_minutes"];
const UNTIL_GAME: readonly Setting[] = ["start", "displays", "turn_seconds", "ranked_by", "place_points", "tie_breaks"];

/** How people are seated, as it is chosen for a new event. */
export const PRESETS = [
  { name: "marteludica", settings: { pairing: "planned", final_table: false } },
  { name: "swiss", settings: { pairing: "swiss", final_table: false } },
  { name: "final-four", settings: { pairing: "planned", final_table: true } },
] as const;

export const presetOf = ({ pairing, final_table }: Pick<EventSettings, "pairing" | "final_table">) =>
  PRESETS[final_table ? 2 : pairing === "swiss" ? 1 : 0];

/** Whether nothing depends on a setting yet. */
export function changeable(name: Setting, about: About, parts: Pick<Parts, "participants" | "seating">): boolean {
  if (name === "public_names") return true;
  if (about.stage === "finished") return false;
  if (SCHEDULE.includes(name)) return about.game === null;
  if (name === "hidden_from") {
    // What is hidden already stays so until the prize-giving.
    const { hidden_from } = about.settings;
    return about.next_game !== null && (hidden_from == null || hidden_from >= about.next_game);
  }
  if (about.stage !== "entry") return false;
  if (name === "least_age") return parts.participants.length === 0;
  return UNTIL_GAME.includes(name) || parts.seating.length === 0;
}
