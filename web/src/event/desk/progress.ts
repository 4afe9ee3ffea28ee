/** How far an event is: its steps from the first entry to the certificates. */
import type { About, Next, NextStep } from "../wire";

export type TabName = "people" | "seating" | "game" | "standings" | "papers" | "event";
export const TABS: readonly TabName[] = ["people", "seating", "game", "standings", "papers", "event"];

export type StepName = "enter" | "check-in" | "seat" | "game" | "final" | "end";
export interface Step {
  readonly name: StepName;
  /** Of a game. */
  readonly game: number | null;
  /** A game that was left out, because the event was finished early, is none that was done. */
  readonly when: "done" | "now" | "later" | "skipped";
  readonly tab: TabName;
}

const TAB_OF: Readonly<Record<NextStep, TabName>> = {
  enter: "people",
  "check-in": "people",
  draft: "seating",
  publish: "seating",
  final: "standings",
  start: "seating",
  "await-sheets": "game",
  settle: "game",
  "end-game": "game",
  finish: "standings",
  ceremony: "standings",
  "print-certificates": "papers",
};

/** Where the next thing to do is done. */
export const tabOf = (step: NextStep): TabName => TAB_OF[step];

/** All steps; one of them is now. */
export function progressOf(about: About, next: Next, played: number): readonly Step[] {
  const { games, final_table } = about.settings;
  const all: { name: StepName; game: number | null; tab: TabName }[] = [
    { name: "enter", game: null, tab: "people" },
    { name: "check-in", game: null, tab: "people" },
    { name: "seat", game: null, tab: "seating" },
    ...Array.from({ length: games }, (_, at) => ({ name: "game" as const, game: at + 1, tab: "game" as const })),
    ...(final_table ? [{ name: "final" as const, game: games + 1, tab: "game" as const }] : []),
    { name: "end", game: null, tab: "papers" },
  ];
  const now = all.findIndex((step) => isNow(step, about, next));
  const isSkipped = (game: number | null): boolean => about.stage === "finished" && (game ?? 0) > played;
  return all.map((step, at) => ({
    ...step,
    when: isSkipped(step.game) ? "skipped" : at < now ? "done" : at === now ? "now" : "later",
  }));
}

function isNow(step: { name: StepName; game: number | null }, about: About, next: Next): boolean {
  if (step.name === "end") return ["finish", "ceremony", "print-certificates"].includes(next.do);
  if (step.game !== null)
    return (about.stage !== "entry" || next.do === "start") && (about.game ?? about.next_game) === step.game;
  if (about.stage !== "entry") return false;
  if (step.name === "enter") return next.do === "enter";
  if (step.name === "check-in") return next.do === "check-in";
  return next.do === "draft" || next.do === "publish";
}
