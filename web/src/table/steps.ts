/** What happened at a table, read from its events. */
import type { Step } from "../games/table";
import type { Played, PlayedSteps } from "../reader/narration";
import type { Position, TableEvent } from "../wire/types";

/** The steps of the game among some events. */
export function stepsOf(events: readonly TableEvent[]): Step[] {
  return events.flatMap((event) => {
    const step = stepOf(event);
    return step ? [step] : [];
  });
}

function stepOf(event: TableEvent): Step | null {
  if (event.kind !== "played" || event.token === undefined) return null;
  return { version: event.version, token: event.token, seat: event.seat ?? null, scoring: event.scoring ?? [] };
}

/** All steps that were played, each as `shown` has it, and those that stand: what was undone or taken back is gone. */
export function played(events: readonly TableEvent[], shown: (step: Step) => Step = (step) => step): PlayedSteps {
  const all: Played[] = [];
  const standing: Played[] = [];
  let before = 0;
  for (const event of events) {
    const step = stepOf(event);
    if (step) {
      const one = { step: shown(step), after: standing.at(-1) ?? null };
      all.push(one);
      standing.push(one);
    } else if (event.kind === "started") before = event.had ?? 0;
    else if (event.kind === "undone") standing.length = Math.max(0, (event.to ?? 0) - before);
  }
  return { all, standing };
}

/** The steps that stand. */
export function standing(events: readonly TableEvent[]): Step[] {
  return played(events).standing.map(({ step }) => step);
}

/** The position with which the game began at this table, if it goes on from a record or a position. */
export function begunFrom(events: readonly TableEvent[]): Position | null {
  return events.find(({ kind }) => kind === "started")?.position ?? null;
}

/** The last move of anybody's. */
export function lastMove(steps: readonly Step[]): Step | null {
  return steps.findLast((step) => step.seat !== null) ?? null;
}

/** A line of the list of moves: a step, or something else that people want to know. */
export type Told = { readonly step: Step } | { readonly event: TableEvent };

const TOLD = new Set([
  "left",
  "undone",
  "paused",
  "resumed",
  "stood-in",
  "came-back",
  "extended",
  "interrupted",
  "finished",
  "closed",
]);

export function told(events: readonly TableEvent[]): Told[] {
  return events.flatMap((event): Told[] => {
    const step = stepOf(event);
    if (step) return [{ step }];
    return TOLD.has(event.kind) ? [{ event }] : [];
  });
}
