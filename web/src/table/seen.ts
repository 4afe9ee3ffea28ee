/** What players see of a table: the position that is drawn just now, which may be behind what has been received. */
import type { ShownNow, Step } from "../games/table";
import type { TableState } from "../wire/types";

/** A state as it is seen: whose turn it is, and whether the game goes on, by the position that is drawn. */
export function seenState(state: TableState, now: ShownNow | null): TableState {
  if (!now || now.version === Infinity || !state.position) return state;
  const { position } = now;
  const stage = state.stage === "finished" ? "running" : state.stage;
  // Tiles that go to the walls, or come from the bag, do so by themselves: nobody is asked.
  const to_move = position.phase === "tiling" || position.phase === "deal" ? null : position.to_move;
  return { ...state, stage, position, to_move, awaiting: null };
}

/** Of the steps of a game, those that have been shown, or are being shown. */
export function seenSteps(steps: readonly Step[], now: ShownNow | null): readonly Step[] {
  return now && now.version !== Infinity ? steps.filter(({ version }) => version <= now.version) : steps;
}
