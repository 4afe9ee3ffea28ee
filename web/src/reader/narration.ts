/**
 * What happens at a table, in words: for screen readers, the table's log and the list of moves of a replay. A sentence begins with who did it and a colon, so
 * that "You" is as right as any name.
 */
import { followSteps } from "../games/changes";
import type { GameNarration, Known } from "../games/client";
import { Speaker } from "../games/common/reader/speaker";
import type { MovePicture } from "../games/picture";
import type { Step } from "../games/table";
import type { Language, Texts } from "../i18n";
import type { Outcome, Position } from "../wire/types";

/** What a step did, in its parts: the act itself, what was scored by it, and how the game ended by it. */
export interface Told {
  readonly acts: readonly string[];
  readonly scored: readonly string[];
  readonly end: readonly string[];
  readonly picture: MovePicture | null;
}

/** What one step did, in sentences, as far as the position before it tells; that may be null. */
export function narrate(...one: Parameters<typeof tellOne>): string[] {
  return whole(tellOne(...one));
}

/** The same, in its parts. */
export function tellOne(
  game: GameNarration,
  step: Step,
  before: Position | null,
  names: readonly string[],
  texts: Texts,
  language: Language,
): Told {
  const narrator = new Narrator(game, new Speaker(names, texts, language));
  const [followed] = before ? followSteps(game.follow, before, [step]) : [];
  return narrator.step(step, { before: null, changes: [], ...followed, after: null });
}

/** What several steps did that follow each other, each in sentences. `start` is the position before them; null if that is the beginning of the game. */
export function narrateAll(...all: Parameters<typeof tellAll>): string[][] {
  return tellAll(...all).map(whole);
}

/** The same, each step in its parts. */
export function tellAll(
  game: GameNarration,
  steps: readonly Step[],
  start: Position | null,
  end: Position,
  names: readonly string[],
  texts: Texts,
  language: Language,
): Told[] {
  const all: Played[] = [];
  for (const step of steps) all.push({ step, after: all.at(-1) ?? null });
  return tellPlayed(game, { all, standing: all }, start, end, names, texts, language);
}

/** A step of a game, and the one that it followed: what was played between them was taken back. */
export interface Played {
  readonly step: Step;
  readonly after: Played | null;
}

/** Every step of a game in the order in which they were played, and of these the ones that have not been taken back. */
export interface PlayedSteps {
  readonly all: readonly Played[];
  readonly standing: readonly Played[];
}

/** What every step did, also of those that were taken back. */
export function tellPlayed(
  game: GameNarration,
  { all, standing }: PlayedSteps,
  start: Position | null,
  end: Position,
  names: readonly string[],
  texts: Texts,
  language: Language,
): Told[] {
  const narrator = new Narrator(game, new Speaker(names, texts, language));
  const beginning = start ?? game.start(end, standing.map(({ step }) => step)); // prettier-ignore
  const known = new Map<Played, ReturnType<typeof followSteps<Position, string>>[number]>();
  const last = standing.at(-1);
  return all.map((one) => {
    const before = one.after ? known.get(one.after)!.position : beginning;
    const [followed] = followSteps(game.follow, before, [one.step]);
    known.set(one, followed!);
    return narrator.step(one.step, { ...followed!, after: one === last ? end : null });
  });
}

/** A story that grows: what was followed of it before is not followed again. */
export class GrowingStory {
  private steps: readonly Step[] = [];
  private known: ReturnType<typeof followSteps<Position, string>> = [];
  private round: number | null = null;

  /** What the steps from `first` on did, of all that led to `end` from a position; `begun` is null if that is the beginning of the game. */
  tellFrom(
    first: number,
    game: GameNarration,
    steps: readonly Step[],
    begun: Position | null,
    end: Position,
    names: readonly string[],
    texts: Texts,
    language: Language,
  ): Told[] {
    const start = begun ?? game.start(end, steps);
    const other = steps.findIndex((step, at) => !isSame(step, this.steps[at]));
    const same = start.round !== this.round ? 0 : other < 0 ? steps.length : other;
    const known = this.known.slice(0, same);
    known.push(...followSteps(game.follow, known.at(-1)?.position ?? start, steps.slice(same)));
    [this.steps, this.known, this.round] = [steps, known, start.round];
    const narrator = new Narrator(game, new Speaker(names, texts, language));
    return steps
      .slice(first)
      .map((step, at) =>
        narrator.step(step, { ...known[first + at]!, after: first + at === steps.length - 1 ? end : null }),
      );
  }
}

const isSame = (one: Step, other: Step | undefined): boolean =>
  one.version === other?.version && one.token === other.token && one.seat === other.seat;

const whole = ({ acts, scored, end }: Told): string[] => [...acts, ...scored, ...end];

/** How a game ended: why, each seat's bonuses, the places, the winners. */
export function narrateOutcome(
  game: GameNarration,
  outcome: Outcome,
  names: readonly string[],
  texts: Texts,
  language: Language,
): string[] {
  return new Narrator(game, new Speaker(names, texts, language)).outcome(outcome);
}

class Narrator {
  private readonly words: Texts["reader"];

  constructor(
    private readonly game: GameNarration,
    private readonly speaker: Speaker,
  ) {
    this.words = speaker.words;
  }

  step(step: Step, known: Known): Told {
    return {
      acts: this.game.tell(step, known, this.speaker),
      scored: step.scoring.flatMap((each) => this.game.scored(each, this.speaker)),
      end: known.after?.outcome ? this.outcome(known.after.outcome) : [],
      picture: this.game.picture(step, known),
    };
  }

  outcome(outcome: Outcome): string[] {
    const { words } = this;
    const by = this.speaker.list(outcome.ended_by.seats.map((seat) => this.speaker.name(seat)));
    const ended = this.game.ending(outcome, by || null, words);
    if (outcome.void) return [ended, words.voided];
    const bonuses = outcome.bonuses.flatMap((each, at) =>
      each
        .filter(({ points }) => points)
        .map((bonus) =>
          words.bonus(this.speaker.name(at + 1), bonus.points, this.game.bonus(bonus.kind, bonus.count, words)),
        ),
    );
    let place = 1;
    const places: string[] = [];
    for (const seats of outcome.ranking) {
      for (const seat of seats) {
        const score = outcome.scores[seat - 1];
        if (score !== null && score !== undefined) places.push(words.placed(score, place, this.speaker.name(seat)));
      }
      place += seats.length;
    }
    const winners = this.speaker.list(outcome.winners.map((seat) => this.speaker.name(seat)));
    return [ended, ...bonuses, ...places, words.wins(outcome.winners.length, outcome.tie_break, winners)];
  }
}
