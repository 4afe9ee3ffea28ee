/** What players see of a table: the position that is drawn just now, which may be behind what has been received. */
import type { ShownNow, Step } from "../games/table";
import type { TableState } from "../wire/types";

/** A state as it is seen: whose turn it is, and whether the game goes on, by the position that is drawn. `busy`: something was sent. */
export function seenState(state: TableState, now: ShownNow | null, busy = false): TableState {
  // Of tiles for the walls nobody is asked while an answer is on its way, which may be the only one there is.
  if (busy && state.position?.phase === "tiling") return { ...state, to_move: null };
  if (!now || now.version === Infinity || !state.position) return state;
  const { position } = now;
  const stage = state.stage === "finished" ? "running" : state.stage;
  // Tiles that go to the walls do so by themselves: nobody is asked. What is turned up within a turn does not end that.
  const to_move = position.phase === "tiling" ? null : position.to_move;
  return { ...state, stage, position, to_move, awaiting: null };
}

/** Of the steps of a game, those that have been shown, or are being shown. */
export function seenSteps(steps: readonly Step[], now: ShownNow | null): readonly Step[] {
  return now && now.version !== Infinity ? steps.filter(({ version }) => version <= now.version) : steps;
}
