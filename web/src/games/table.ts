/** What the page of a table tells the drawing of a game, whatever game it is. */
import type { Component, Snippet } from "svelte";
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
  /** What stands beside a seat's name: clock, presence. */
  readonly beside?: Snippet<[number]>;
  /** The drawing is done with moving tiles (or has begun to). */
  readonly onmoving?: (moving: boolean) => void;
}

export type TableComponent = Component<TableProps>;
