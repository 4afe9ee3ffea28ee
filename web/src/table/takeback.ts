/** Taking back one's last move: whether that can be, and whether anybody has to be asked. */
import type { Step } from "../games/table";
import type { TableState } from "../wire/types";

/** Whether a seat's last move can be taken back: what was dealt or turned up stays. `reveals` are the tokens that tell others something. */
export function canTakeBack(steps: readonly Step[], seat: number, reveals: RegExp | null): boolean {
  for (const step of [...steps].reverse()) {
    if (step.seat === null || reveals?.test(step.token)) return false;
    if (step.seat === seat) return true;
  }
  return false;
}

/** The seat whose move this device can take back now; null if there is none. Who plays several takes back the move that was made last. */
export function takerOf(state: TableState, steps: readonly Step[], reveals: RegExp | null): number | null {
  if (state.stage !== "running" || !state.about.customs.takebacks || state.about.event) return null;
  if (state.offers.some(({ what }) => what === "takeback")) return null;
  const last = steps.findLast(({ seat }) => seat !== null && state.you.includes(seat))?.seat;
  return last && canTakeBack(steps, last, reveals) ? last : null;
}

/** Bots never object: where nobody else is asked, it is simply done. */
export function isAlone({ about, you }: TableState): boolean {
  return about.seats.every(({ kind, stand_in, seat }) => kind === "bot" || stand_in || you.includes(seat));
}
