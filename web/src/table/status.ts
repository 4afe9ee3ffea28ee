/** Whose turn it is, in a few words. */
import { firstOfName, nameParts } from "../games/common/names";
import type { Texts } from "../i18n";
import type { TableState } from "../wire/types";

export interface Status {
  readonly text: string;
  /** For a phone, which has no room for more: the name alone, of several at one screen, and of a long one the first word. */
  readonly brief?: string;
  /** Something is to be decided on this device. */
  readonly yours: boolean;
}

export function statusOf(state: TableState, names: readonly string[], texts: Texts["table"]): Status {
  if (state.stage === "finished") return { text: texts.finished, yours: false };
  if (state.stage === "closed") return { text: texts.closed, yours: false };
  if (state.stage === "paused") return { text: texts.paused, yours: false };
  if (state.position?.phase === "stopped") return { text: texts.stopped, yours: false };
  const seat = state.awaiting ?? state.to_move;
  if (seat === null) {
    const { phase, round } = state.position ?? {};
    return { text: phase === "tiling" || (phase === "deal" && round) ? texts.roundOver : "", yours: false };
  }
  const yours = state.you.includes(seat) && !state.about.seats[seat - 1]?.stand_in;
  const { name } = nameParts(names[seat - 1] ?? "");
  // A phone asks for it below the table.
  if (state.awaiting !== null)
    return yours && state.you.length === 1
      ? { text: texts.yourConfirm, brief: texts.yourTurn, yours }
      : { text: texts.confirmOf(name), brief: texts.confirmOf(firstOfName(name)), yours };
  if (yours && state.you.length === 1) return { text: texts.yourTurn, yours };
  const text = texts.turnOf(name);
  const brief = yours ? name : texts.turnOf(firstOfName(name));
  return { text, ...(brief !== text && { brief }), yours };
}
