/** A live table as a page sees it: the latest state, what led to it, the chat, and the line. */
import type { Step } from "../games/table";
import { Refused } from "../wire/http";
import { Line, type LineState } from "../wire/line";
import type { Act, ChatLine, Position, Reaction, TableEvent, TableState } from "../wire/types";
import { begunFrom, standing, stepsOf } from "./steps";

/** So long a sign is shown. */
const REACTION_MS = 4_000;

export class LiveTable {
  state = $state.raw<TableState | null>(null);
  /** When the state came, by the page's own clock (performance.now): clocks count down from there. */
  came = $state.raw(0);
  /** The steps of the game between the state shown before and this one. */
  steps = $state.raw<readonly Step[]>([]);
  /** All events that were told, in order. */
  events = $state.raw<readonly TableEvent[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Signs that are shown now, one for each seat. */
  reactions = $state.raw<readonly Reaction[]>([]);
  line = $state<LineState>("connecting");
  /** Why the line ended for good: an error's code. */
  reason = $state<string | null>(null);
  /** How many commands of the game are not answered yet. */
  pending = $state(0);
  /** The steps of the game that stand. */
  readonly standing: readonly Step[] = $derived(standing(this.events));
  /** The position before these, if that is not the beginning of the game. */
  readonly begun: Position | null = $derived(begunFrom(this.events));
  /** Nothing can be decided now: something is on its way, or the table has moved on. */
  readonly busy: boolean = $derived.by(
    () => this.pending > 0 || this.behind || (this.state?.version ?? 0) < this.notBelow,
  );
  private behind = $state(false);
  /** After a stale command nothing is decided before a higher version has come. */
  private notBelow = $state(0);
  private readonly connection: Line;
  /** The seats whose digits for the deals are on their way. */
  private readonly showing = new Set<number>();

  constructor(table: string) {
    this.connection = new Line(table, {
      state: (state, events) => this.take(state, events),
      chat: (line) => {
        if (!this.chat.some((other) => other.number === line.number))
          this.chat = [...this.chat, line].sort((a, b) => a.number - b.number);
      },
      reaction: (shown) => {
        this.reactions = [...this.reactions.filter(({ seat }) => seat !== shown.seat), shown];
        setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), REACTION_MS);
      },
      presence: (present) => {
        const state = this.state;
        if (!state) return;
        const seats = state.about.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) }));
        this.state = { ...state, about: { ...state.about, seats } };
      },
      line: (state, reason) => {
        this.line = state;
        this.reason = reason ?? null;
      },
      behind: (isBehind) => (this.behind = isBehind),
    });
  }

  private take(state: TableState, events: readonly TableEvent[]): void {
    const before = this.state;
    if (events.length) this.events = [...this.events, ...events];
    if (!before) this.steps = [];
    // Events that come later than the state to which they led belong to the story, and move nothing any more.
    else if (state.version > before.version) this.steps = stepsOf(events);
    this.came = performance.now();
    this.state = state;
    if (state.fair.awaited) void this.showDigits(state);
    if (state.stage === "finished" && state.you.length && before?.stage !== "finished") void keepGame(state.table);
  }

  /** Everybody sits: show what this browser had committed itself to. */
  private async showDigits(state: TableState): Promise<void> {
    const { toShow } = await import("../wire/contribution");
    for (const part of toShow(state).filter(({ seat }) => !this.showing.has(seat))) {
      this.showing.add(part.seat);
      this.act({ do: "reveal", ...part }).catch(() => this.showing.delete(part.seat));
    }
  }

  /** Ask for something; resolves once it is stored, and throws a `Refused` if it cannot be. */
  async act(act: Act): Promise<number> {
    const counts = !["say", "react", "mute", "report"].includes(act.do);
    if (counts) this.pending++;
    try {
      return await this.connection.send(act);
    } catch (error) {
      if (error instanceof Refused && error.code === "stale" && "version" in act) this.notBelow = act.version + 1;
      throw error;
    } finally {
      if (counts) this.pending--;
    }
  }

  /** Forget what was said by somebody who is muted now; the server tells no more of it. */
  forget(isMeant: (line: ChatLine) => boolean): void {
    this.chat = this.chat.filter((line) => !isMeant(line));
  }

  /** Come again with the cookies of now. */
  again(): void {
    this.connection.again();
  }

  end(): void {
    this.connection.end();
  }
}

/** One's own game can be looked at again without a server. */
async function keepGame(table: string): Promise<void> {
  await (await import("../replay/kept")).keep(table);
}
