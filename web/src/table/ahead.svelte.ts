/** Choosing ahead at a table: what can be chosen while another decides, what has been, and what becomes of it. */
import { untrack } from "svelte";
import type { GameClient, GameRefusals } from "../games/client";
import type { TableState } from "../wire/types";
import { plannerOf, Premove } from "./premove.svelte";

type Position = NonNullable<TableState["position"]>;

interface Given {
  readonly shown: TableState;
  readonly position: Position;
  readonly legal: readonly string[];
  readonly game: GameClient | null | undefined;
  /** Something can be chosen now: nothing moves, and the line is there. */
  readonly isOpen: boolean;
  /** What was chosen can be played or dropped now. */
  readonly isReady: boolean;
  readonly asksFirst: boolean;
}

export function choosingAhead(given: () => Given, play: (move: string) => void, dropped: () => void) {
  const premove = new Premove();
  let refusals = $state.raw<GameRefusals | null>(null);
  const planner = $derived.by(() => {
    const { game, isOpen, shown, asksFirst } = given();
    return game && isOpen ? plannerOf(shown, asksFirst) : null;
  });
  const plans = $derived(planner !== null && refusals ? refusals.takesOf(given().position, planner) : []);
  const waiting = $derived(premove.in(given().position.round));
  $effect(() => {
    const { game } = given();
    if (planner !== null && game && !untrack(() => refusals)) void game.refusals().then((found) => (refusals = found));
  });
  $effect(() => {
    const { isReady, legal, position } = given();
    if (!isReady) return;
    const could = plans;
    const due = untrack(() => premove.due(legal, could, position.round));
    if (due === "dropped") dropped();
    else if (due) untrack(() => play(due.play));
  });
  $effect(() => {
    if (given().shown.stage !== "running") premove.cancel();
  });

  return {
    get plans() {
      return plans;
    },
    /** The move that waits: while another's tiles fly it stays where it was chosen. */
    get waiting() {
      return waiting;
    },
    /** The seat that chooses. */
    get seat() {
      return waiting === null ? planner : (given().shown.you[0] ?? null);
    },
    /** Whether it is a move that can be chosen; then it is. */
    choose(move: string): boolean {
      if (!plans.includes(move)) return false;
      premove.choose(move, given().position.round);
      return true;
    },
    cancel(): void {
      premove.cancel();
    },
  };
}
