/** What was agreed at a table, in words. */
import type { Texts } from "../texts";
import type { ClockAgreed } from "../wire/types";

export function clockWords(clock: ClockAgreed, texts: Texts["table"]): string {
  const seconds = clock.seconds ?? 0;
  switch (clock.kind) {
    case "turn":
      return texts.clockTurn(seconds);
    case "total":
      return texts.clockTotal(Math.round(seconds / 60), clock.increment ?? 0);
    case "days":
      return texts.clockDays(clock.days ?? 1);
    case "tournament":
      return texts.clockTournament(seconds || 120);
    default:
      return texts.clockNone;
  }
}
