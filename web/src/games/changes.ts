/** What a token did at a table, as the follower of its game tells it: animation draws it, the narration words it, the proof of deals counts by it. */
import type { ScoringStep } from "../wire/types";
import type { Step } from "./table";

/** A piece that went from one place to another. Places have the names that `data-spot` gives them in the drawing. */
export interface Moved {
  readonly piece: string;
  readonly from: string;
  readonly to: string;
}

/** One thing that happened. A token may do several, one after another: a take, and then the tiling of a round. */
export interface Change<Position, Kind extends string = string> {
  readonly kind: Kind;
  /** What lies where after it. */
  readonly position: Position;
  readonly moved: readonly Moved[];
  /** What was scored by it. */
  readonly scoring: ScoringStep | null;
}

export interface Followed<Position, Kind extends string = string> {
  readonly changes: readonly Change<Position, Kind>[];
  /** The position after the token, and whose decision or which deal is awaited there. */
  readonly position: Position;
}

/** A token that cannot follow here, as far as the position is known. */
export class Unplayable extends Error {
  constructor(readonly token: string) {
    super(token);
    this.name = "Unplayable";
  }
}

/**
 * Follow several steps, each from the position before it. Who decided is what the server says, since it may not follow from a position that is known in part.
 * What cannot follow, such as a token of a later release, changes nothing.
 */
export function followSteps<Position extends { readonly to_move: number | null }, Kind extends string>(
  follow: (position: Position, token: string, step: Step) => Followed<Position, Kind>,
  start: Position,
  steps: readonly Step[],
): (Followed<Position, Kind> & { readonly before: Position })[] {
  let position = start;
  return steps.map((step) => {
    const { token, seat } = step;
    const before = seat === null ? position : { ...position, to_move: seat };
    try {
      const followed = follow(before, token, step);
      position = followed.position;
      return { before, ...followed };
    } catch (error) {
      if (error instanceof Unplayable) return { before, changes: [], position };
      throw error;
    }
  });
}
