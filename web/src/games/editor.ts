/** How positions of a game are set up by hand. */
import type { Component, Snippet } from "svelte";
import type { EditorTexts } from "../i18n";
import type { Position } from "../wire/types";

/** A position that is being set up, and stays while another game is looked at. */
export interface EditorState {
  /** The position as text (AFEN): what is checked, and what can be played on. */
  readonly afen: string;
  /** Which of the editor's kinds it is of. */
  readonly kind: string;
  /** Go on with a line of this game. */
  use(afen: string): void;
  choose(kind: string): void;
}

export interface EditorProps {
  readonly state: EditorState;
  readonly words: EditorTexts;
  /** What the server has made of the text last; null if it could not. */
  readonly position: Position | null;
  /** Whether that is the text of now, and without faults. */
  readonly isCurrent: boolean;
  /** What is wrong with a text, and what can be done with it; on demand with the line itself, to be copied and replaced. */
  readonly verdict: Snippet<[afen: string, hasLine: boolean]>;
}

export interface GameEditor {
  /** The kinds of positions, by their keys in `words.games`. */
  readonly kinds: readonly string[];
  lead(words: EditorTexts): string;
  begin(): EditorState;
  readonly Editor: Component<EditorProps>;
}
