/** What happened at a table, read from its events. */
import type { GameClient } from "../games/client";
import type { Step } from "../games/table";
import type { TableEvent } from "../wire/types";

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

/** The steps that stand: what was undone or taken back is gone. */
export function standing(events: readonly TableEvent[], isBeginning: GameClient["isBeginning"]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const step = stepOf(event);
    if (step) steps.push(step);
    else if (event.kind === "undone") steps.length = leftAfter(steps, event, isBeginning);
  }
  return steps;
}

function leftAfter(steps: readonly Step[], event: TableEvent, isBeginning: GameClient["isBeginning"]): number {
  const to = Number(event["to"]);
  // A game that begins with a deal has no events before the table's own.
  if (steps[0] && isBeginning(steps[0].token) && to <= steps.length) return to;
  // An imported record counts along: what is taken back is the last decision of the seat.
  return Math.max(
    0,
    steps.findLastIndex((step) => step.seat === event.seat),
  );
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
