/** Several players at one screen: who has said that they look, whose board lies nearest, and what of the table may be seen meanwhile. */
import type { GameClient } from "../games/client";
import type { Step } from "../games/table";
import type { TableState } from "../wire/types";
import { curtained } from "./screen";

/** The boards change places when the tiles have lain still for so long. */
const TURNS_MS = 120;

interface Given {
  readonly shown: TableState;
  readonly game: GameClient | null | undefined;
  readonly steps: readonly Step[];
  /** The steps that have not been taken back. */
  readonly standing: readonly Step[];
  readonly moving: boolean;
  readonly moves: boolean;
}

export function sharedScreen(given: () => Given) {
  const begin = given().shown;
  let open = $state(0);
  let nearest = $state(begin.seat || begin.you[0] || 0);
  const shown = $derived(given().shown);
  const isShared = $derived(shown.you.length > 1);
  const secrets = $derived(isShared ? (given().game?.secrets ?? null) : null);
  const curtain = $derived(curtained(secrets !== null, shown.you, shown.seat, open));
  const isTurned = $derived(isShared && shown.seat !== 0 && shown.seat !== nearest);
  const position = $derived(curtain && secrets ? secrets.position(shown.position!) : shown.position!);
  const kept = (steps: readonly Step[]): readonly Step[] => (secrets ? steps.map(secrets.step) : steps);
  const steps = $derived(kept(given().steps));
  const story = $derived(kept(given().standing));
  $effect(() => {
    const { moving, moves, steps } = given();
    if (!isTurned || moving || curtain) return;
    const timer = setTimeout(() => (nearest = shown.seat), moves && steps.length ? TURNS_MS : 0);
    return () => clearTimeout(timer);
  });

  return {
    /** What the players at this screen have to keep from each other. */
    get secrets() {
      return secrets;
    },
    /** The seat that is asked to look next. */
    get curtain() {
      return curtain;
    },
    /** The seat whose board lies nearest. */
    get eyes() {
      return isShared ? nearest : shown.seat;
    },
    /** Another's turn has come, and the boards have not yet changed places. */
    get isTurned() {
      return isTurned;
    },
    get position() {
      return position;
    },
    get steps() {
      return steps;
    },
    get story() {
      return story;
    },
    /** Whoever has this seat looks now. */
    draw(seat: number): void {
      open = nearest = seat;
    },
  };
}
