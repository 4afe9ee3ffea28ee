/** The list of moves: what the narration tells of each step, and what else happened at the table. */
import type { GameClient, Secrets } from "../games/client";
import type { Step } from "../games/table";
import type { Language, Texts } from "../i18n";
import type { Position, TableEvent } from "../wire/types";
import { told } from "./steps";

export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly kind: "move" | "yours" | "chance" | "note" | "round";
}

export type Narrate = (
  steps: readonly Step[],
  start: Position | null,
  end: Position,
  names: readonly string[],
  texts: Texts,
  language: Language,
) => string[][];

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
  const sentences = isPlain
    ? narrate(steps, null, position, names, texts, language)
    : steps.map((step) => narrate([step], null, position, names, texts, language)[0] ?? []);
  let at = 0;
  let round = 0;
  return list.flatMap((each): LogLine[] => {
    if ("event" in each) return noteOf(each.event, names, texts);
    const step = each.step;
    const lines: LogLine[] = [];
    if (step.token.startsWith("@"))
      lines.push({ key: `r${step.version}`, text: texts.table.round(++round), kind: "round" });
    const kind = step.seat === null ? "chance" : names[step.seat - 1] === texts.common.you ? "yours" : "move";
    (sentences[at++] ?? []).forEach((text, line) =>
      lines.push({ key: `${step.version}.${line}`, text, kind: line ? "chance" : kind }),
    );
    return lines;
  });
}

function noteOf(event: TableEvent, names: readonly string[], texts: Texts): LogLine[] {
  const what = event.kind === "interrupted" && event.why === "clock" ? "clock-set" : event.kind;
  const words = texts.table.events[what as keyof Texts["table"]["events"]];
  if (words === undefined) return [];
  const name = names[(event.seat ?? 0) - 1] ?? "";
  return [{ key: `e${event.version}`, text: words(name), kind: "note" }];
}
