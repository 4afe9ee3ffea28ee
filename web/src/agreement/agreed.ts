/** What was agreed at a table, in words. */
import type { Texts } from "../i18n";
import type { ClockAgreed } from "../wire/types";

export function clockWords(clock: ClockAgreed, texts: Texts["table"]): string {
  const seconds = clock.seconds ?? 0;
  switch (clock.kind) {
    case "turn":
      return seconds % 60 ? texts.clockSeconds(seconds) : texts.clockMinutes(seconds / 60);
    case "total":
      return texts.clockTotal(Math.round(seconds / 60), clock.increment ?? 0);
    case "days":
      return texts.clockDays(clock.days ?? 1);
    case "tournament":
      return texts.clockTournament((seconds || 120) / 60);
    default:
      return texts.clockNone;
  }
}
