/**
 * What happens at a table, in words: for screen readers, the table's log and the list of moves of a replay. A sentence begins with who did it and a colon, so
 * that "You" is as right as any name.
 */
import type { Step } from "../games/table";
import type { Language, Texts } from "../i18n";
import { list } from "../i18n/formats";
import type { Outcome, Position, ScoringStep } from "../wire/types";
import { AzulCourse } from "../games/azul/reader/course";
import { trayOf, type Taken } from "./course";
import { DuelCourse } from "../games/duel/reader/course";
import { turned } from "./plates";

export type Words = Texts["reader"];
type Course = AzulCourse | DuelCourse;

const courseOf = (position: Position): Course =>
  position.game === "duel" ? DuelCourse.of(position) : AzulCourse.of(position);

/**
 * What one step did, in sentences. `position` is the one after it; with `before`, the one before it, numbers of tiles can be told, too. Either may be null.
 */
export function narrate(
  step: Step,
  position: Position | null,
  names: readonly string[],
  texts: Texts,
  language: Language,
  before: Position | null = null,
): string[] {
  const game = position?.game ?? before?.game;
  const course = before
    ? courseOf(before)
    : game === "duel" || looksLikeDuel(step)
      ? new DuelCourse()
      : new AzulCourse();
  return whole(new Narrator(names, texts.reader, language).step(step, course, position));
}

/** What a step did, in its parts: the act itself, what was scored by it, and how the game ended by it. */
export interface Told {
  readonly acts: readonly string[];
  readonly scored: readonly string[];
  readonly end: readonly string[];
}

/** What several steps did that follow each other, each in sentences. `start` is the position before them; null if that is the beginning of the game. */
export function narrateAll(
  steps: readonly Step[],
  start: Position | null,
  end: Position | null,
  names: readonly string[],
  texts: Texts,
  language: Language,
): string[][] {
  return tellAll(steps, start, end, names, texts, language).map(whole);
}

/** The same, each step in its parts. */
export function tellAll(
  steps: readonly Step[],
  start: Position | null,
  end: Position | null,
  names: readonly string[],
  texts: Texts,
  language: Language,
): Told[] {
  const isDuel = (start ?? end)?.game === "duel" || (steps[0] !== undefined && looksLikeDuel(steps[0]));
  // Of a game that went on from a position or a record it is not known what lay there before.
  const deals = steps.filter(({ token }) => token.startsWith("@")).length;
  const isWhole = end === null || deals === end.round;
  const course = start ? courseOf(start) : isDuel ? DuelCourse.start(isWhole) : AzulCourse.start(names.length, isWhole);
  const narrator = new Narrator(names, texts.reader, language);
  return steps.map((step, at) => {
    const told = narrator.step(step, course, at === steps.length - 1 ? end : null);
    course.push(step);
    return told;
  });
}

const whole = ({ acts, scored, end }: Told): string[] => [...acts, ...scored, ...end];

/** How a game ended: why, each seat's bonuses, the places, the winners. */
export function narrateOutcome(outcome: Outcome, names: readonly string[], texts: Texts, language: Language): string[] {
  return new Narrator(names, texts.reader, language).outcome(outcome);
}

/** Records of Duel begin with a back; no token of Azul looks like that. */
function looksLikeDuel({ token }: Step): boolean {
  return /^(top|up|plate|lay|draw|stop|keep|under|fronts|reveal|chip|spend)\b|^\+|^[LM][BYRKT]|T/.test(token);
}

class Narrator {
  constructor(
    private readonly names: readonly string[],
    private readonly words: Words,
    private readonly language: Language,
  ) {}

  step(step: Step, course: Course, after: Position | null): Told {
    const told = course instanceof DuelCourse ? this.duel(step, course, after) : this.azul(step, course, after);
    return {
      acts: [...told, ...this.passedOver(step, after)],
      scored: step.scoring.flatMap((each) => this.scoring(each)),
      end: after?.outcome ? this.outcome(after.outcome) : [],
    };
  }

  /** D25: after somebody's turn it is the other's, unless there is nothing that the other one could do. */
  private passedOver({ token, seat }: Step, after: Position | null): string[] {
    if (after?.game !== "duel" || after.stage !== "turn" || seat === null || after.to_move !== seat) return [];
    if (/^(@|>|spend|plate|draw|stop|keep)/.test(token) || after.line) return [];
    return [this.words.passedOver(this.name(3 - seat))];
  }

  name(seat: number | null): string {
    return (seat && this.names[seat - 1]) || this.words.seat(seat ?? 0);
  }

  list(items: readonly string[]): string {
    return list(this.language, items);
  }

  private azul(step: Step, course: AzulCourse, after: Position | null): string[] {
    const { words } = this;
    const { token, seat } = step;
    const who = this.name(seat);
    if (token.startsWith("@")) return [this.deal(words.displaysFilled, course, after)];
    if (token.startsWith(">")) return this.placed(step, course);
    if (token === "pass") return [words.pass(this.name(seat ?? course.turn))];
    if (token === "resume") return [words.resume];
    if (token === "void") return [words.void];
    if (token.startsWith("withdraw:")) return [words.withdraw(this.name(Number(token.slice(9))))];
    const from = token[0] === "C" ? words.fromCentre : words.fromDisplay(Number(token[0]));
    return [this.take(who, token, from, course.take(token, seat), false)];
  }

  private duel(step: Step, course: DuelCourse, after: Position | null): string[] {
    const { words } = this;
    const { token, seat } = step;
    const who = this.name(seat);
    if (token.startsWith("@")) return [this.deal(words.traysFilled, course, after)];
    if (token.startsWith(">")) return this.placed(step, course);
    if (token.startsWith("+"))
      return [words.stack(who, course.stacking, this.list([...token.slice(1)].map((tile) => this.colour(tile))))];
    if (/^[1-4L][BYRKT][1-6X]$/.test(token))
      return [this.take(who, token, words.fromSun(trayOf(token[0]!)), course.sun(token, seat), true)];
    if (/^M[BYRKT][1-6X]$/.test(token)) return [this.take(who, token, words.fromMoon, course.moon(token, seat), true)];
    const [word = "", rest = ""] = token.split(":");
    switch (word) {
      case "top":
        return [words.top(kind(rest))];
      case "up":
        return [words.up(this.plate(rest))];
      case "reveal":
        return [words.reveal(Number(rest[0]), this.chip(rest.slice(2)))];
      case "chip": {
        const chip = course.chip(Number(rest));
        return [words.takesChip(who, Number(rest), chip && this.chip(chip))];
      }
      case "plate": {
        const plate = course.plate(Number(rest));
        return [words.takesPlate(who, Number(rest), plate && this.plate(plate))];
      }
      case "draw":
        return [words.draws(who, kind(course.top), course.price(seat))];
      case "stop":
        return [words.stops(who)];
      case "fronts": {
        const plates = rest.split(",");
        const known = plates.filter((plate) => plate !== "?").map((plate) => this.plate(plate));
        return [words.fronts(this.name(seat ?? course.mover), this.list(known), plates.length, known.length)];
      }
      case "keep":
        return [words.keeps(who, this.plate(rest.split("=")[1] ?? "?"))];
      case "lay": {
        const [space = 0, turn = 0] = rest.split(".").map(Number);
        return [words.lays(who, course.hand && this.plate(turned(course.hand, turn)), space, turn)];
      }
      case "under":
        return [words.under(who, kind(rest.split("=")[1] ?? course.back(Number(rest))))];
      case "spend": {
        const chips = rest === "none" ? [] : rest.split(",");
        return [words.spends(who, this.list(chips.map((chip) => this.chip(chip))), chips.length, course.line)];
      }
      default:
        return [`${who}: ${token}.`];
    }
  }

  private deal(what: string, course: Course, after: Position | null): string {
    const round = course.round === null ? (after?.round ?? null) : course.round + 1;
    const first = after?.first ?? null;
    return this.words.dealt(round, what, first === null ? null : this.name(first));
  }

  private take(who: string, token: string, from: string, taken: Taken, breaks: boolean): string {
    const [colour, line] = [token[1]!, Number(token[2]) || 0];
    const { words } = this;
    const what = taken.count === null ? words.theTiles(colour) : words.tiles(taken.count, colour);
    const first = taken.withFirst ? (breaks ? words.withFirstTile : words.withMarker) : "";
    if (!line) return words.takesToFloor(who, what, from, first, breaks);
    return words.takesToLine(who, what, from, first, line, taken.lacks, taken.falls, breaks);
  }

  /** A tile that was placed is told with what it scored; without a scoring by its line and column alone. */
  private placed({ token, seat, scoring }: Step, course: Course): string[] {
    const [line, column] = [Number(token[1]), Number(token[2])];
    const isScored = scoring.some((each) => each.kind === "tile" && each.cell[0] === line && each.cell[1] === column);
    const colour = course.colourOf(seat, line);
    const tile = colour ? this.words.tile(colour) : null;
    return isScored ? [] : [this.words.places(this.name(seat), tile, line, column)];
  }

  private scoring(step: ScoringStep): string[] {
    const { words } = this;
    const who = this.name(step.seat);
    const [row, column] = "cell" in step ? step.cell : [0, 0];
    switch (step.kind) {
      case "tile": {
        const [across, down] = [step.horizontal.length, step.vertical.length];
        const runs = [across > 1 ? words.across(across) : "", down > 1 ? words.down(down) : ""].filter(Boolean);
        return [words.scoresTile(who, words.tile(step.tile), row, column, step.points, this.list(runs) || words.alone)];
      }
      case "special":
        return [words.scoresSpecial(who, row, column, step.points)];
      case "line-fallen":
        return [words.lineFalls(who, step.line, step.tile, step.to_floor + step.to_lid, step.to_lid)];
      case "line-broken":
        return [words.lineBreaks(who, step.line, step.tile, step.broken + step.to_tower, step.to_tower)];
      case "floor-cost":
      case "broken-cost": {
        if (!step.costs.length) return [];
        const breaks = step.kind === "broken-cost";
        const items = step.costs.map(([item, cost]) => `${this.costing(item)} ${cost}`).join(", ");
        const cost = step.costs.reduce((sum, [, each]) => sum + each, 0);
        return [words.pays(who, breaks, items, cost, -step.points < cost ? -step.points : null)];
      }
    }
  }

  private costing(item: string): string {
    if (item === "marker") return this.words.marker;
    return item === "first" ? this.words.firstTile : this.colour(item);
  }

  outcome(outcome: Outcome): string[] {
    const { words } = this;
    const by = this.list(outcome.ended_by.seats.map((seat) => this.name(seat)));
    const ended = words.over(endingOf(outcome), by || null);
    if (outcome.void) return [ended, words.voided];
    const bonuses = outcome.bonuses.flatMap((each, at) =>
      each
        .filter(({ points }) => points)
        .map((bonus) =>
          words.bonus(
            this.name(at + 1),
            words.bonusFor(this.bonusKind(bonus.kind, outcome), bonus.count),
            bonus.points,
          ),
        ),
    );
    let place = 1;
    const places: string[] = [];
    for (const seats of outcome.ranking) {
      for (const seat of seats) {
        const score = outcome.scores[seat - 1];
        if (score !== null && score !== undefined) places.push(words.placed(place, this.name(seat), score));
      }
      place += seats.length;
    }
    const winners = this.list(outcome.winners.map((seat) => this.name(seat)));
    return [ended, ...bonuses, ...places, words.wins(winners, outcome.winners.length, outcome.tie_break)];
  }

  /** Azul's colours are complete ones; Duel's scoring tile of that name counts rows with five kinds. */
  private bonusKind(kind: string, outcome: Outcome): string {
    return kind === "colours" && outcome.ended_by.clause.startsWith("D") ? "kinds" : kind;
  }

  private colour(letter: string): string {
    return colourOf(letter, this.words);
  }

  private chip(chip: string): string {
    return chip === "?" ? this.words.unknown : [...chip].map((letter) => this.colour(letter)).join("–");
  }

  private plate(plate: string): string {
    return plateInWords(plate, this.words);
  }
}

function colourOf(letter: string, words: Words): string {
  return words.colour(letter === "*" ? "wild" : letter);
}

/** A plate as its two rows: "yellow black over turquoise special". */
export function plateInWords(plate: string, words: Words): string {
  if (plate === "?") return words.unknown;
  const [above, below] = plate.split("/").map((row) => [...row].map((letter) => colourOf(letter, words)).join(" "));
  return words.over2(above ?? words.unknown, below ?? words.unknown);
}

function kind(back: string | null): "S" | "W" | null {
  return back === "S" || back === "W" ? back : null;
}

/** Why a game ended: its clause, and of A33 which of the two counts it was. */
export function endingOf(outcome: Outcome): string {
  const { clause, text } = outcome.ended_by;
  return clause === "A33" && text.includes("any wall") ? "A33-wall" : clause;
}
