/** The list of moves: what the narration tells of each step, and what else happened at the table. */
import type { GameClient, Secrets } from "../games/client";
import type { MovePicture } from "../games/picture";
import type { Step } from "../games/table";
import type { Language, Texts } from "../i18n";
import type { Position, TableEvent } from "../wire/types";
import type { Told } from "../reader/narration";
import { told } from "./steps";

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
  steps: readonly Step[],
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
  isBeginning: GameClient["isBeginning"],
  secrets: Secrets | null,
  narrate: Narrate,
): LogLine[] {
  const list = told(events);
  const steps = list.flatMap((each) => ("step" in each ? [secrets ? secrets.step(each.step) : each.step] : []));
  // What was taken back confuses a count from the beginning: then every step is told by itself, without numbers.
  const isPlain = !events.some((event) => event.kind === "undone") && (!steps[0] || isBeginning(steps[0].token));
  const all = isPlain
    ? narrate(steps, null, position, names, texts, language)
    : steps.flatMap((step) => narrate([step], null, position, names, texts, language));
  let at = 0;
  let round = 0;
  return list.flatMap((each): LogLine[] => {
    if ("event" in each) return noteOf(each.event, names, texts);
    const step = each.step;
    const lines: LogLine[] = [];
    if (step.token.startsWith("@"))
      lines.push({ key: `r${step.version}`, text: texts.table.round(++round), kind: "round" });
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
