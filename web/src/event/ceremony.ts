/** The prize-giving as pages drive it and show it. */
import type { Command, Parts } from "./wire";

export type CeremonyStep = Extract<Command, { do: "ceremony" }>["step"];

/** What the keys of the hall screen do while the ceremony is on. */
const KEYS: Readonly<Record<string, CeremonyStep>> = {
  ArrowRight: "next",
  PageDown: "next",
  " ": "next",
  Enter: "next",
  ArrowLeft: "back",
  PageUp: "back",
  Backspace: "back",
  End: "all",
  Escape: "end",
};

export const stepOf = (key: string): CeremonyStep | null => KEYS[key] ?? null;

export type CeremonyLine = NonNullable<Parts["ceremony"]>["lines"][number];

/** A line of the standings, or one that is not told yet, which has a number and no name. */
export interface Told {
  readonly number: number;
  readonly line: CeremonyLine | null;
}

/** All lines of the ceremony, best first. */
export function linesOf(ceremony: NonNullable<Parts["ceremony"]>): readonly Told[] {
  const covered = ceremony.of - ceremony.lines.length;
  return Array.from({ length: ceremony.of }, (_, at) => {
    const line = ceremony.lines[at - covered] ?? null;
    return { number: line?.place ?? at + 1, line: at < covered ? null : line };
  });
}
