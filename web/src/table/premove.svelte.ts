/** A move that is chosen while another decides: drawn as waiting, played when the turn comes if it still can be, and otherwise dropped with a word. */
import type { TableState } from "../wire/types";

export class Premove {
  /** With the round it was chosen in: what lies on the table in the next one is something else, by whatever name. */
  #chosen = $state.raw<{ readonly token: string; readonly round: number } | null>(null);

  choose(token: string, round: number): void {
    this.#chosen = { token, round };
  }

  cancel(): void {
    this.#chosen = null;
  }

  /** The move that waits, in a round. */
  in(round: number): string | null {
    return this.#chosen?.round === round ? this.#chosen.token : null;
  }

  /**
   * What becomes of it, by what may be played, and by what can be chosen ahead (nothing while that cannot be told): it is played when the turn has
   * come, and "dropped" as soon as it cannot be played any more.
   */
  due(legal: readonly string[], plans: readonly string[], round: number): { readonly play: string } | "dropped" | null {
    if (!this.#chosen) return null;
    const token = this.in(round);
    if (token !== null && !legal.length && (!plans.length || plans.includes(token))) return null;
    this.cancel();
    return token !== null && legal.includes(token) ? { play: token } : "dropped";
  }
}

/** The seat that may choose ahead now; null where that makes no sense: several seats on a device, turns that are confirmed, no other's turn. */
export function plannerOf(state: TableState, asksFirst: boolean): number | null {
  const [seat, ...others] = state.you;
  if (seat === undefined || others.length || state.stage !== "running" || state.awaiting !== null) return null;
  if (state.about.customs.confirm || asksFirst || state.about.seats[seat - 1]?.stand_in) return null;
  return state.position?.phase === "offer" && state.to_move !== null && state.to_move !== seat ? seat : null;
}
