/** What the page of a table tells the drawing of a game, whatever game it is. */
import type { Component, Snippet } from "svelte";
import type { Box } from "./common/box";
import type { Refusal } from "./common/refusal";
import type { Position, ScoringStep, SeatAbout } from "../wire/types";

/** A move, deal or ruling of the game: what a drawing moves tiles by. */
export interface Step {
  readonly version: number;
  readonly token: string;
  /** Whose decision it was; null for chance. */
  readonly seat: number | null;
  readonly scoring: readonly ScoringStep[];
}

export interface TableProps {
  /** The position to be shown in the end. */
  readonly position: Position;
  /** What led here from the position that was shown before, in order. Empty: show the position at once. */
  readonly steps: readonly Step[];
  /** The last step of the game that is to be marked: a move of anybody's. */
  readonly last: Step | null;
  /** What may be played now, as tokens (docs/formats.md). Empty when nothing is to be decided here. */
  readonly legal: readonly string[];
  /** Through whose eyes the table is seen: 0 for a spectator. That seat's board is the largest and nearest. */
  readonly seat: number;
  /** The seats of this device. */
  readonly you: readonly number[];
  readonly seats: readonly SeatAbout[];
  /** The names to be shown, by seat from 1 (index 0 is seat 1), in the chosen language ("You", "Greedy (bot)", "Seat 3" …). */
  readonly names: readonly string[];
  /** A move was sent and is not answered yet: nothing can be chosen. */
  readonly waiting: boolean;
  readonly play: (token: string) => void;
  /** Whose choice `legal` is: of who decides, or of who chooses ahead. */
  readonly decides?: number | null;
  /** A move that was chosen and waits: for the turn, or for the line. It is drawn so. */
  readonly pending?: string | null;
  /** Give up what waits for the turn. */
  readonly cancel?: (() => void) | undefined;
  /** Something was tried that cannot be done: say why. */
  readonly refuse?: (refused: Refused) => void;
  /** What stands beside a seat's name: clock, presence. */
  readonly beside?: Snippet<[number]>;
  /** The drawing is done with moving tiles (or has begun to). */
  readonly onmoving?: (moving: boolean) => void;
  /** How long the table rests before a step is shown, in milliseconds. */
  readonly breath?: (step: Step) => number;
  /** What the last round has brought, from its end until the next move; null otherwise. */
  readonly summary?: RoundSummary | null;
  /** The end of the game, to be shown where things were taken from. */
  readonly ending?: Snippet<[Box]> | undefined;
  /** The game went on from here: nobody is asked anything. */
  readonly isPast?: boolean;
  /** The last move in a few words, for layouts that have a line of their own for it. */
  readonly ticker?: Snippet;
  /** What the drawing shows just now: names and numbers around it follow that, and not what has been received. */
  readonly onshown?: (now: ShownNow) => void;
}

/** Why something cannot be done, where that was tried, and what is shaken there. */
export interface Refused extends Refusal {
  readonly x: number;
  readonly y: number;
  readonly element: Element | null;
}

/** What is shown: a position, and the last step that led there; infinite if nothing is on its way. */
export interface ShownNow {
  readonly position: Position;
  readonly version: number;
}

/** What a round has brought to everybody. */
export interface RoundSummary {
  readonly round: number;
  readonly seats: readonly SeatSummary[];
}

export interface SeatSummary {
  readonly seat: number;
  readonly gained: number;
  /** What was lost, as a number above 0. */
  readonly lost: number;
  readonly score: number;
}

export type TableComponent = Component<TableProps>;
