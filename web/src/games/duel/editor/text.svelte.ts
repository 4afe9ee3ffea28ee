/** A position of Azul Duel that is being set up: its text. */
import type { EditorState } from "../../editor";
import { DUEL_START } from "./afen";

export class DuelText implements EditorState {
  afen = $state(DUEL_START);
  readonly kind = "duel";

  use(afen: string): void {
    this.afen = afen;
  }

  choose(): void {
    this.afen = DUEL_START;
  }
}
