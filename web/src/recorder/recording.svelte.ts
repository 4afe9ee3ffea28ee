/** A game that is being written down: its tokens, where one is in them, and what is asked for there. No server is needed. */
import { write } from "../fair/agn";
import { mayBe, type ChanceAsked, type GameRecorder, type Tags, type Told } from "../games/recorder";
import type { Step } from "../games/table";
import { lastMoveOf } from "../replay/rounds";
import type { Frame } from "../replay/wire";
import type { Position } from "../wire/types";

/** What is kept of it. */
export interface Taken {
  readonly tags: Tags;
  readonly tokens: readonly string[];
  /** How many of them hold; those behind can be redone. */
  readonly at: number;
  /** What was told of a deal that is not complete. */
  readonly told: Told;
}

export class Recording {
  readonly game: GameRecorder;
  readonly tags: Tags;
  tokens = $state.raw<readonly string[]>([]);
  /** The position after each number of tokens, also of those that were undone. */
  frames = $state.raw<readonly Frame[]>([]);
  at = $state(0);
  /** What led to the position that is shown; nothing after a leap. */
  steps = $state.raw<readonly Step[]>([]);
  told = $state.raw<Told>([]);
  /** Somebody has changed what is told since it was asked for. */
  private touched = $state(false);

  readonly frame = $derived(this.frames[this.at]!);
  readonly position = $derived<Position>(this.frame.position);
  readonly asked = $derived.by<ChanceAsked | null>(() => this.game.chance(this.position));
  readonly legal = $derived.by(() => this.game.legal(this.position));
  readonly rulings = $derived.by(() => this.game.rulings(this.position));
  readonly last = $derived(lastMoveOf(this.frames, this.at));
  readonly isOver = $derived(this.position.outcome !== null);
  readonly canUndo = $derived(this.at > this.beginning || (this.touched && this.told.some(({ length }) => length > 0)));
  readonly canRedo = $derived(this.at < this.tokens.length);

  constructor(game: GameRecorder, { tags, tokens, at, told }: Taken) {
    this.game = game;
    this.tags = tags;
    this.frames = [{ n: 0, step: null, position: game.settled(game.start(tags)) }];
    // What is kept may have been changed by hand, or by a version that knew less: what cannot follow is left out.
    this.put(tokens);
    this.go(at);
    if (at === this.at && this.asked && told.length === this.asked.places.length) this.told = told;
    if (this.at === 0) this.goOn();
    this.steps = [];
  }

  /** How many tokens stand before the first that anybody was asked for. */
  private get beginning(): number {
    return this.frames.findIndex(({ position }) => this.game.forced(position) === null);
  }

  /** What is to be kept. */
  get taken(): Taken {
    return { tags: this.tags, tokens: this.tokens, at: this.at, told: this.told };
  }

  /** The record up to where one is (docs/formats.md). */
  get agn(): string {
    const { outcome } = this.position;
    const result: Tags =
      outcome && !outcome.void
        ? {
            Scores: outcome.scores.map((score) => score ?? "-").join(" "),
            Winner: outcome.winners.join(" "),
          }
        : {};
    const rounds = this.frames.slice(1, this.at + 1).map(({ position }) => position.round);
    return write(Object.entries({ ...this.tags, ...result }), this.tokens.slice(0, this.at), rounds);
  }

  /** Take down what happened: a move, a ruling, or what chance did. */
  record(token: string): void {
    const later = this.asked ? this.tokens.slice(this.at + 1) : [];
    const before = this.at;
    // What chance did is put right: what follows stays to be redone, as far as it can still have happened.
    this.put([...this.tokens.slice(0, this.at), token, ...later]);
    if (this.tokens[before] !== token) return;
    this.show(before + 1);
    this.goOn();
    this.steps = this.frames.slice(before + 1, this.at + 1).map(({ step }) => step!);
  }

  /** Whatever can go only one way is not asked for. */
  private goOn(): void {
    for (;;) {
      const token = this.game.forced(this.position);
      if (token === null) break;
      if (this.tokens[this.at] !== token) this.put([...this.tokens.slice(0, this.at), token]);
      this.show(this.at + 1);
    }
  }

  tell(told: Told): void {
    this.told = told;
    this.touched = true;
    if (this.asked?.isSingle && told.some(({ length }) => length > 0)) this.answer();
  }

  /** All is told: take it down. */
  answer(): void {
    if (this.asked) this.record(this.asked.token(this.told));
  }

  undo(): void {
    if (this.touched && this.told.some(({ length }) => length > 0)) {
      const place = this.told.findLastIndex(({ length }) => length > 0);
      this.told = this.told.map((pieces, at) => (at === place ? pieces.slice(0, -1) : pieces));
      return;
    }
    let n = this.at - 1;
    while (n > 0 && this.game.forced(this.frames[n]!.position) !== null) n--;
    this.go(n);
  }

  redo(): void {
    if (!this.canRedo) return;
    const before = this.at;
    let n = before + 1;
    while (n < this.tokens.length && this.game.forced(this.frames[n]!.position) !== null) n++;
    this.go(n);
    this.steps = this.frames.slice(before + 1, n + 1).map(({ step }) => step!);
  }

  /** To the position after so many tokens. */
  go(n: number): void {
    this.show(Math.max(Math.min(n, this.tokens.length), 0));
    this.steps = [];
    // A deal that was undone can be put right.
    const undone = this.tokens[this.at];
    if (undone !== undefined && this.asked && !this.asked.isSingle) this.told = this.asked.told(undone);
  }

  private show(n: number): void {
    this.at = n;
    this.touched = false;
    this.told = this.asked?.places.map(() => []) ?? [];
  }

  /** These tokens, as far as each can follow. */
  private put(tokens: readonly string[]): void {
    const frames = [this.frames[0]!];
    for (const [at, token] of tokens.entries()) {
      const known = this.tokens[at] === token && at + 1 < this.frames.length ? this.frames[at + 1]! : null;
      const isSame = known && frames[at] === this.frames[at];
      const next = isSame ? known : this.following(frames[at]!, token);
      if (!next) break;
      frames.push(next);
    }
    this.frames = frames;
    this.tokens = tokens.slice(0, frames.length - 1);
    this.at = Math.min(this.at, this.tokens.length);
  }

  private following({ n, position }: Frame, token: string): Frame | null {
    const { game } = this;
    const asked = game.chance(position);
    const isMove = game.legal(position).includes(token);
    const isRuling = game.rulings(position).includes(token);
    if (!isMove && !isRuling && !(asked && mayBe(asked, token))) return null;
    const { position: after, changes } = game.follow(position, token);
    const scoring = changes.flatMap((change) => change.scoring ?? []);
    const seat = isMove || token === "pass" ? position.to_move : null;
    return { n: n + 1, step: { version: n + 1, token, seat, scoring }, position: game.settled(after) };
  }

  /** Nothing plays by itself here: what a list of steps asks of a replay. */
  pause(): void {
    /* as said */
  }
}
