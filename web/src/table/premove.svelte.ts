/** A move that is chosen while another decides: drawn as waiting, played when the turn comes if it still can be, and otherwise dropped with a word. */
import type { TableState } from "../wire/types";

export class Premove {
  token = $state<string | null>(null);

  choose(token: string): void {
    this.token = token;
  }

  cancel(): void {
    this.token = null;
  }

  /** The turn has come, with what may be played: the move that was chosen, "dropped" if it cannot be played any more, or nothing. */
  due(legal: readonly string[]): { readonly play: string } | "dropped" | null {
    const { token } = this;
    if (token === null || !legal.length) return null;
    this.token = null;
    return legal.includes(token) ? { play: token } : "dropped";
  }
}

/** The seat that may choose ahead now; null where that makes no sense: several seats on a device, turns that are confirmed, no other's turn. */
export function plannerOf(state: TableState, asksFirst: boolean): number | null {
  const [seat, ...others] = state.you;
  if (seat === undefined || others.length || state.stage !== "running" || state.awaiting !== null) return null;
  if (state.about.customs.confirm || asksFirst || state.about.seats[seat - 1]?.stand_in) return null;
  return state.position?.phase === "offer" && state.to_move !== null && state.to_move !== seat ? seat : null;
}
