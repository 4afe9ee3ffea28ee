/** How fast a table goes: a bot answers after a breath, so that everybody sees what it answers to. */
import type { Step } from "../games/table";
import type { SeatAbout } from "../wire/types";

/** How long a table rests before a bot's turn begins to be shown, and between the decisions of one turn, in milliseconds. */
export const BREATH = 600;
export const WITHIN_TURN = 250;
/** A round's summary is to be read before the next round begins. */
export const AFTER_ROUND = 1800;

/** The milliseconds of rest before one of a game's steps: of a bot, or of one that stands in for somebody. */
export function breathOf(step: Step, steps: readonly Step[], seats: readonly SeatAbout[]): number {
  const seat = step.seat === null ? undefined : seats[step.seat - 1];
  if (!seat || !(seat.kind === "bot" || seat.stand_in)) return 0;
  const before = steps.filter(({ version }) => version < step.version);
  const last = before.findLastIndex((each) => each.seat !== null);
  if (last >= 0 && before.slice(last).some(({ token }) => token.startsWith("@"))) return AFTER_ROUND;
  return before[last]?.seat === step.seat ? WITHIN_TURN : BREATH;
}
