/** The list of moves: what the narration tells of each step, and what else happened at the table. */
import type { Secrets } from "../games/client";
import type { MovePicture } from "../games/picture";
import type { Language, Texts } from "../i18n";
import type { Position, TableEvent } from "../wire/types";
import type { Played, PlayedSteps, Told } from "../reader/narration";
import { begunFrom, played, told } from "./steps";

export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly kind: "move" | "yours" | "chance" | "note" | "round";
  /** Whose move it was, and the move as a picture. */
  readonly name?: string;
  readonly picture?: MovePicture | null;
  /** The step that led to it. */
  readonly version?: number;
}

export type Narrate = (
  steps: PlayedSteps,
  start: Position | null,
  end: Position,
  names: readonly string[],
  texts: Texts,
  language: Language,
) => Pick<Told, "acts" | "scored" | "end" | "picture">[];

export function linesOf(
  events: readonly TableEvent[],
  names: readonly string[],
  texts: Texts,
  language: Language,
  position: Position,
  secrets: Secrets | null,
  narrate: Narrate,
): LogLine[] {
  const steps = played(events, secrets?.step);
  const begun = begunFrom(events);
  const all = narrate(steps, begun, position, names, texts, language);
  const rounds = new Map<Played | null, number>([[null, begun?.round ?? 0]]);
  let at = 0;
  return told(events).flatMap((each): LogLine[] => {
    if ("event" in each) return noteOf(each.event, names, texts);
    const one = steps.all[at]!;
    const { step } = one;
    const lines: LogLine[] = [];
    const isDeal = step.token.startsWith("@");
    const round = rounds.get(one.after)! + Number(isDeal);
    rounds.set(one, round);
    if (isDeal) lines.push({ key: `r${step.version}`, text: texts.table.round(round), kind: "round" });
    const name = names[(step.seat ?? 0) - 1];
    const kind = name === undefined ? "chance" : name === texts.common.you ? "yours" : "move";
    const { acts, scored, end, picture } = all[at++] ?? NOTHING;
    const { version } = step;
    const sentences = [...acts, ...scored, ...end];
    // What is told only by what it scored has a picture all the same.
    sentences.forEach((text, line) =>
      lines.push(
        line
          ? { key: `${version}.${line}`, text, kind: "chance" }
          : { key: `${version}.0`, text, kind, version, picture, ...(name === undefined ? {} : { name }) },
      ),
    );
    return lines;
  });
}

const NOTHING = { acts: [], scored: [], end: [], picture: null };

function noteOf(event: TableEvent, names: readonly string[], texts: Texts): LogLine[] {
  const what = event.kind === "interrupted" && event.why === "clock" ? "clock-set" : event.kind;
  const words = texts.table.events[what as keyof Texts["table"]["events"]];
  if (words === undefined) return [];
  const name = names[(event.seat ?? 0) - 1] ?? "";
  return [{ key: `e${event.version}`, text: words(name), kind: "note" }];
}
