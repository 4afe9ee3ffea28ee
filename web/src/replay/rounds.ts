/** Where rounds begin, and what stands where in the course of a game. */
import type { Frame } from "./wire";

export interface RoundMark {
  readonly round: number;
  /** The position with which it begins: right after the deal. */
  readonly n: number;
}

export type Frames = readonly (Frame | undefined)[];

/** The rounds among the positions that are known so far. */
export function roundsOf(frames: Frames): RoundMark[] {
  const marks: RoundMark[] = [];
  for (const frame of frames) {
    const round = frame?.position.round ?? 0;
    if (frame && round > (marks.at(-1)?.round ?? 0)) marks.push({ round, n: frame.n });
  }
  return marks;
}

/** The last step of a player at or before a position: what a drawing marks. */
export function lastMoveOf(frames: Frames, n: number): Frame["step"] {
  for (let at = n; at > 0; at--) {
    const step = frames[at]?.step;
    if (!frames[at]) return null;
    if (step && step.seat !== null) return step;
  }
  return null;
}

/** A step, and the position in which it was made. */
export interface Made {
  readonly step: NonNullable<Frame["step"]>;
  readonly before: Frame["position"];
}

/** All steps that led to a position, as far back as they are known without a gap. */
export function storyOf(frames: Frames, n: number): Made[] {
  const story: Made[] = [];
  for (let at = n; at > 0; at--) {
    const [step, before] = [frames[at]?.step, frames[at - 1]?.position];
    if (!step || !before) break;
    story.push({ step, before });
  }
  return story.reverse();
}

/** Where the next round begins, or the one before; the ends of the game where there is none. */
export function neighbour(marks: readonly RoundMark[], n: number, events: number, direction: 1 | -1): number {
  if (direction > 0) return marks.find((mark) => mark.n > n)?.n ?? events;
  return marks.findLast((mark) => mark.n < n)?.n ?? 0;
}

/** What a link says behind its `#`: a number of events, or nothing. */
export function numberIn(hash: string): number | null {
  return /^\d{1,5}$/.test(hash) ? Number(hash) : null;
}
