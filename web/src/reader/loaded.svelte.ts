/** How a game is told, once that has come. */
import type { GameNarration } from "../games/client";
import { gameWith } from "../games/registry";

export class LoadedNarration {
  current = $state.raw<GameNarration | null>(null);

  /** `game` is its id, as soon as that is known. */
  constructor(game: () => string | undefined) {
    // Of the game alone: another position must not ask for it again.
    const id = $derived(game());
    $effect(
      () =>
        void gameWith(id ?? "")
          ?.narration()
          .then(({ narration }) => (this.current = narration)),
    );
  }
}
