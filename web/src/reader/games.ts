/** How each game is told and asked, by the server's ids. It comes when a table of it is shown. */
import type { Component } from "svelte";
import type { Language, Texts } from "../texts";
import type { Step, TableProps } from "../games/table";
import type { Position, Stage } from "../wire/types";
import type { Asking } from "./questions";
import type { TableWords } from "./texts";

/** What the page of a table tells the text of it. */
export type TextProps = TableProps & {
  readonly stage?: Stage;
  /** What else is to be known just now: each is said when it comes. */
  readonly announce?: readonly string[];
  /** All steps of the game so far. */
  readonly story?: readonly Step[];
};

/** What lies on the table, told to somebody. */
export interface SightProps {
  readonly position: Position;
  readonly names: readonly string[];
  /** The seat whose board comes first; 0 for an onlooker. */
  readonly seat: number;
  readonly words: TableWords;
  readonly texts: Texts;
  readonly language: Language;
}

export interface GameReader {
  readonly Sight: Component<SightProps>;
  readonly asking: Asking;
}

export const READERS: Readonly<Record<string, () => Promise<GameReader>>> = {
  azul: () => import("../games/azul/reader"),
  mini: () => import("../games/azul/reader"),
  duel: () => import("../games/duel/reader"),
};
