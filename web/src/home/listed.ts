/** Tables of a list, in words. */
import { botName } from "../people/names";
import type { Language, Texts } from "../i18n";
import { list } from "../i18n/formats";
import type { Listed } from "../wire/types";

/** Who sits there; free seats are not named. */
export function peopleOf(table: Listed, texts: Texts, language: Language): string {
  const names = table.seats.flatMap((seat) => {
    if (seat.kind === "bot") return [texts.common.bot(botName(texts, seat.bot ?? ""))];
    if (!seat.taken) return [];
    return [seat.name || (seat.kind === "program" ? texts.common.program : texts.common.somebody)];
  });
  return names.length ? list(language, names) : texts.home.waiting;
}

export function freeSeats(table: Listed): number {
  return table.seats.filter((seat) => !seat.taken && seat.kind === "open").length;
}
