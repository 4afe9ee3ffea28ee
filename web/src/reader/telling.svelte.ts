/** What a screen reader is told while a game goes on: short sentences, each once, and whose turn it is. All that happened is kept for the list of moves. */
import type { Step } from "../games/table";
import type { Language, Texts } from "../i18n";
import type { Position } from "../wire/types";
import type { GameNarration } from "../games/client";
import { tellAll, type Told } from "./narration";

const LONGEST = 10;
const KEPT = 30;
/** So many texts may wait before another: they follow each other sooner than they are read. */
const LINES = 3;

export interface Moment {
  readonly narration: GameNarration;
  readonly position: Position;
  readonly steps: readonly Step[];
  /** All steps of the game so far, if they are known. */
  readonly story: readonly Step[];
  /** The position before these, if that is not the beginning of the game. */
  readonly begun: Position | null;
  readonly legal: readonly string[];
  readonly you: readonly number[];
  readonly names: readonly string[];
  readonly texts: Texts;
  readonly language: Language;
}

export class Telling {
  /** The latest texts. One is added to those before, and takes no other's place: of what is replaced at once a screen reader says nothing. */
  lines = $state.raw<readonly { readonly text: string }[]>([]);
  /** The sentences of the latest steps, the newest first. */
  log = $state.raw<readonly string[]>([]);
  private before: Position | null = null;
  private upTo = 0;
  private decides: number | null = null;
  private known = 0;

  /** The table has come to another position, by these steps. */
  take(moment: Moment): void {
    const { narration, position, story, legal, names, texts, language } = moment;
    const isUndone = story.length > 0 && story.length < this.known;
    this.known = story.length;
    // Whoever comes finds what happened in the list of moves; it is not said again.
    const steps = this.before ? moment.steps.filter((step) => step.version > this.upTo) : [];
    this.upTo = Math.max(this.upTo, ...moment.steps.map((step) => step.version));
    const decides = legal.length ? position.to_move : null;
    const isNews =
      decides !== null && (isUndone || decides !== this.decides || steps.some(({ seat }) => seat !== decides));
    const told = tellAll(narration, steps, this.before, position, names, texts, language);
    const sentences = spoken(steps, told, moment);
    if (isUndone) sentences.unshift(`${texts.table.events.undone("")}.`);
    if (isNews) sentences.push(turn(decides, moment));
    this.before = position;
    this.decides = decides;
    if (sentences.length) this.say(sentences.slice(-LONGEST).join(" "));
    if (this.log.length === 0 && !steps.length) this.log = past(moment);
    const news = told.flatMap(({ acts, scored, end }) => [...acts, ...scored, ...end]).reverse();
    if (news.length) this.log = [...news, ...this.log].slice(0, KEPT);
  }

  /** Something else is to be said. */
  say(text: string): void {
    this.lines = [...this.lines.slice(-LINES), { text }];
  }
}

/** What happened before somebody came, the newest first. */
function past({ narration, story, begun, position, names, texts, language }: Moment): string[] {
  const told = tellAll(narration, story, begun, position, names, texts, language);
  return told
    .slice(-KEPT)
    .flatMap(({ acts, scored, end }) => [...acts, ...scored, ...end])
    .reverse()
    .slice(0, KEPT);
}

function turn(seat: number, { you, names, texts: { reader: words } }: Moment): string {
  return you.length > 1 ? words.turnOf(names[seat - 1] ?? "") : words.yourTurn;
}

/** The acts of others and one's own, with a tiling summed up for each seat. */
export function spoken(
  steps: readonly Step[],
  told: readonly Told[],
  { narration, position, names, texts: { reader: words } }: Moment,
): string[] {
  const sentences: string[] = [];
  const sums = new Map<number, { tiles: number; gained: number; paid: number }>();
  const sumUp = (): void => {
    for (const [seat, { tiles, gained, paid }] of sums)
      sentences.push(
        words.tilingOf(names[seat - 1] ?? "", tiles, gained, paid, position.boards[seat - 1]?.score ?? gained),
      );
    sums.clear();
  };
  for (const [at, step] of steps.entries()) {
    if (step.token.startsWith("@")) sumUp();
    if (!narration.silent?.test(step.token)) sentences.push(...told[at]!.acts);
    for (const { seat, points, kind } of step.scoring) {
      const sum = sums.get(seat) ?? { tiles: 0, gained: 0, paid: 0 };
      if (kind === "tile") sum.tiles++;
      if (points > 0) sum.gained += points;
      else sum.paid -= points;
      sums.set(seat, sum);
    }
    if (told[at]!.end.length) sumUp();
    sentences.push(...told[at]!.end);
  }
  sumUp();
  return sentences;
}
