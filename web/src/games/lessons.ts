/** The lessons of a game as they are kept: made from the project's own rules by `python -m tests.web.lessons`. No server is asked during a lesson. */
import type { Position } from "../wire/types";
import type { Step } from "./table";

/** What a move would bring its player: only what there is. */
export interface Effect {
  /** How many more tiles lie on the floor, or are broken. */
  readonly fall?: number;
  readonly cost?: number;
  readonly first?: boolean;
  readonly complete?: boolean;
  readonly points?: number;
  /** Lines that fall or break. */
  readonly lost?: readonly number[];
}

export interface Answer {
  readonly steps: readonly Step[];
  readonly position: Position;
  /** What is asked for then, where one act takes two moves. */
  readonly more?: Asked;
}

export interface Asked {
  readonly legal: readonly string[];
  /** What is asked for, and what comes of it. */
  readonly right: Readonly<Record<string, Answer>>;
  readonly effects: Readonly<Record<string, Effect>>;
}

export interface Lesson extends Asked {
  readonly id: string;
  readonly position: Position;
}
