/** What happened at a table, read from its events. */
import type { GameClient } from "../games/client";
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
export function played(
  events: readonly TableEvent[],
  isBeginning: GameClient["isBeginning"],
  shown: (step: Step) => Step = (step) => step,
): PlayedSteps {
  const all: Played[] = [];
  const standing: Played[] = [];
  for (const event of events) {
    const step = stepOf(event);
    if (step) {
      const one = { step: shown(step), after: standing.at(-1) ?? null };
      all.push(one);
      standing.push(one);
    } else if (event.kind === "undone") standing.length = leftAfter(standing, event, isBeginning);
  }
  return { all, standing };
}

/** The steps that stand. */
export function standing(events: readonly TableEvent[], isBeginning: GameClient["isBeginning"]): Step[] {
  return played(events, isBeginning).standing.map(({ step }) => step);
}

/** The position with which the game began at this table, if it goes on from a record or a position. */
export function begunFrom(events: readonly TableEvent[]): Position | null {
  return events.find(({ kind }) => kind === "started")?.position ?? null;
}

function leftAfter(standing: readonly Played[], event: TableEvent, isBeginning: GameClient["isBeginning"]): number {
  const to = Number(event["to"]);
  // A game that begins with a deal has no events before the table's own.
  if (standing[0] && isBeginning(standing[0].step.token) && to <= standing.length) return to;
  // An imported record counts along: what is taken back is the last decision of the seat.
  return Math.max(
    0,
    standing.findLastIndex(({ step }) => step.seat === event.seat),
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
