/** The opponents of this server for what is chosen, and what one's own finished games say about each. */
import type { Choices } from "../games/setup";
import type { Session } from "../session/session.svelte";
import { bots, myFinishedGames } from "../wire/http";
import type { BotListed, BotStrength, FinishedGame } from "../wire/types";
import { ownStrength, type OwnStrength } from "./rating";
import { against, ratedGames, type AgainstBot } from "./record";
import { kindOf, kindPlayed, ladder, sameKind, scaleOf, strengthAt } from "./strengths";

const AT_ONCE = 100;
/** So many of one's last games are looked at. */
const MOST = 500;

export interface Opponent {
  readonly bot: string;
  readonly level: number;
  /** `null` where it was not measured. */
  readonly strength: BotStrength | null;
  readonly record: AgainstBot;
}

export class Opponents {
  private listed = $state.raw<readonly BotListed[] | null>(null);
  private games = $state.raw<readonly FinishedGame[]>([]);
  private readonly choices: () => Choices;

  constructor(session: Session, choices: () => Choices) {
    this.choices = choices;
    void bots().then(
      (listed) => (this.listed = listed),
      (error: unknown) => session.sayError(error),
    );
    // Who somebody is may be known only after a while.
    let asked = false;
    $effect(() => {
      if (session.name === null || asked) return;
      asked = true;
      // Without a line the opponents are there all the same, as if nobody had been met.
      void this.loadGames().catch(() => undefined);
    });
  }

  private async loadGames(): Promise<void> {
    let games: readonly FinishedGame[] = [];
    while (games.length < MOST) {
      const more = await myFinishedGames(games.at(-1)?.ended_at, AT_ONCE);
      games = [...games, ...more];
      this.games = games;
      if (more.length < AT_ONCE) return;
    }
  }

  private readonly kind = $derived.by(() => kindOf(this.choices()));
  readonly isKnown = $derived(this.listed !== null);

  /** The weakest first. */
  readonly all: readonly Opponent[] = $derived(
    ladder(this.listed ?? [], this.kind.game).map((each) => ({
      bot: each.bot,
      level: each.level,
      strength: strengthAt(each, this.kind),
      record: against(this.games, this.choices().game, each.bot),
    })),
  );
  readonly beaten = $derived(this.all.filter(({ record }) => record.stars > 0).length);
  /** The weakest who was not beaten yet. */
  readonly next = $derived(this.all.find(({ record }) => record.stars === 0)?.bot ?? null);

  readonly own: OwnStrength | null = $derived(
    ownStrength(ratedGames(this.games, this.listed ?? [], (game) => sameKind(kindPlayed(game), this.kind))),
  );
  private readonly measured = $derived(this.all.flatMap(({ strength }) => strength ?? []));
  /** Of the common scale. */
  readonly ends = $derived(this.measured.length ? scaleOf(this.measured) : ([0, 1] as const));

  /** The strengths of all but one. */
  othersThan(bot: string): readonly number[] {
    return [...new Set(this.all.flatMap((each) => (each.bot !== bot && each.strength ? [each.strength.elo] : [])))];
  }
}
