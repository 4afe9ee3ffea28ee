/** The coach in a game against bots: judges each of one's moves, has a hint on request, and knows what the bots have looked at. */
import type { Step } from "../../games/table";
import { isMistake, named } from "../../replay/analysis/moves";
import { mount, unmount } from "svelte";
import { contextOf, type Session } from "../../session/session.svelte";
import CoachKey from "./CoachKey.svelte";
import { askHint, askJudgement, askThinking, type BotThought, type Hint, type Judgement } from "./wire";

/** Panels stand beside the table, which leaves room for a sentence. */
const BESIDE = "(min-width: 1000px)";

export class Coach {
  hint = $state.raw<Hint | null>(null);
  judgement = $state.raw<Judgement | null>(null);
  thoughts = $state.raw<readonly BotThought[]>([]);
  asking = $state(false);
  /** What is wrong with the last move, as a key of the band where there is no room to say it over the table. */
  private key: object | null = null;
  /** The panel is open, and shows what is judged. */
  private isShown = false;
  /** The sentence that stands over the table. */
  private said = 0;
  /** The last step that was seen, of anybody and of oneself; null before the first look. */
  private latest: number | null = null;
  private own = 0;

  constructor(
    private readonly table: string,
    private readonly session: Session,
    private readonly open: () => void,
  ) {}

  /** The table has gone on, or a move was taken back: look at it once more. */
  see(steps: readonly Step[], seat: number, names: readonly string[], isOn: boolean): void {
    const latest = steps.at(-1)?.version ?? 0;
    if (latest === this.latest) return;
    const own = steps.findLast((step) => step.seat === seat)?.version ?? 0;
    const hasMoved = this.latest !== null && own > this.own;
    if (own !== this.own || !isOn) {
      this.judgement = null;
      this.hush();
    }
    this.latest = latest;
    this.own = own;
    this.hint = null;
    if (!isOn) return;
    if (hasMoved) void this.judge(names);
    void askThinking(this.table).then(
      ({ thoughts }) => (this.thoughts = thoughts),
      () => undefined, // It is told after the next move.
    );
  }

  /** The panel was opened, or closed: what it shows need not be said elsewhere. */
  show(isShown: boolean): void {
    this.isShown = isShown;
    if (isShown) this.hush();
  }

  /** A table of which nothing is judged does not carry the weight of it. */
  private hang(why: string): void {
    const target = document.querySelector(".bar .tools");
    if (!target || !this.judgement) return;
    const { mark } = this.judgement.move;
    const props = { mark, why, open: this.open };
    this.key = mount(CoachKey, {
      target,
      anchor: target.firstChild ?? undefined,
      context: contextOf(this.session),
      props,
    });
  }

  private hush(): void {
    if (this.key) void unmount(this.key);
    this.key = null;
    this.session.dismiss(this.said);
  }

  async ask(): Promise<void> {
    this.asking = true;
    await this.session.attempt(async () => (this.hint = await askHint(this.table, this.session.language)));
    this.asking = false;
  }

  private async judge(names: readonly string[]): Promise<void> {
    try {
      this.judgement = await askJudgement(this.table, this.session.language);
    } catch {
      return; // A coach who has nothing to say keeps quiet.
    }
    const { move } = this.judgement;
    if (!isMistake(move) || this.isShown) return;
    const why = move.why.map((each) => named(each, names)).join(" ");
    if (matchMedia(BESIDE).matches) this.said = this.session.say(why);
    else this.hang(why);
  }
}
