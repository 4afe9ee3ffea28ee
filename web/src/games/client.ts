/** What a game tells the rest of the client about itself. Pages ask this, and never which game it is; whatever weighs something comes when it is asked for. */
import type { Component } from "svelte";
import type { Language, Texts } from "../texts";
import type { TableWords } from "../reader/texts";
import type { Position } from "../wire/types";
import type { Asking } from "./shared/reader/questions";
import type { Step, TableComponent } from "./table";

export type Options = Readonly<Record<string, unknown>>;

export interface GameClient {
  /** The server's ids of the games that this client shows. */
  readonly ids: readonly string[];
  /** What people call the game that is played with these options. */
  name(game: string, options: Options, texts: Texts): string;
  /** The drawing of a table, by which a game is played and looked at. */
  readonly table: () => Promise<{ default: TableComponent }>;
  /** The table in words. */
  readonly reader: () => Promise<GameReader>;
  /** Whether the record of a whole game begins with this token. */
  isBeginning(token: string): boolean;
  /** How to keep what one seat alone may know from the others at the same screen; null where a game hides nothing from its players. */
  readonly secrets: Secrets | null;
}

/** What a spectator may know of what a seat has seen. */
export interface Secrets {
  position(position: Position): Position;
  step(step: Step): Step;
}

/** How a game is told and asked in words. */
export interface GameReader {
  readonly Sight: Component<SightProps>;
  readonly asking: Asking;
}

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
