/** What is to be said about the state of the game, besides what is drawn. */
import { list } from "../../i18n/formats";
import type { Language, Texts } from "../../i18n";
import type { AzulPosition } from "../../wire/types";

export interface Note {
  readonly text: string;
  readonly kind: "plain" | "warning";
  /** The game goes on: it may hide nothing. */
  readonly isAside: boolean;
}

export function noteOf(
  position: AzulPosition,
  names: readonly string[],
  texts: Texts["azul"],
  language: Language,
): Note | null {
  const { outcome, phase } = position;
  if (phase === "void" || outcome?.void) return { text: texts.void, kind: "warning", isAside: false };
  if (phase === "stopped") return { text: texts.stopped, kind: "warning", isAside: true };
  if (outcome)
    return {
      text: texts.wins(
        list(
          language,
          outcome.winners.map((seat) => names[seat - 1] ?? ""),
        ),
      ),
      kind: "plain",
      isAside: false,
    };
  // A33: the counts have the running round in them, until a tile has come.
  if (position.idle > 1) return { text: texts.idle, kind: "warning", isAside: true };
  if (position.bare > 2) return { text: texts.bare(position.bare - 1), kind: "warning", isAside: true };
  if (position.passes > 0) return { text: texts.passed(position.passes), kind: "plain", isAside: true };
  return null;
}
