/** An event as a page sees it: its parts, which follow the server, who one is in it, and what one does. */
import { randomDigits } from "../wire/http";
import type { LineState } from "../wire/returning";
import * as http from "./http";
import { keepEvent, keptEvent } from "./kept";
import { EventLine } from "./line";
import type { Done, Parts, PartsMessage, Role, RoleName, Command } from "./wire";

const AGAIN_MS = 1_500;
const KEPT_MS = 2_000;

export class LiveEvent {
  /** Null until the first message. */
  parts = $state.raw<Parts | null>(null);
  you = $state.raw<Role | null>(null);
  line = $state<LineState>("connecting");
  /** Why the line has ended: `no-tournament`, or another code. */
  reason = $state<string | null>(null);
  /** How many acts are on their way: more than a moment only if the line is lost. */
  underway = $state(0);
  /** By how much the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Since when what is shown may be old: it is what this browser has kept, and no line is there. */
  keptAt = $state<number | null>(null);
  private keeping: ReturnType<typeof setTimeout> | null = null;
  private current: EventLine;
  private ended = false;

  constructor(
    readonly id: string,
    private readonly role: RoleName | null = null,
  ) {
    this.current = this.open(role);
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Come again as whom one is now: after a role was claimed or given back. */
  again(): void {
    this.current.end();
    this.reason = null;
    this.current = this.open(this.role);
  }

  /** Do something: resolves when the server has stored it. It is sent until it is answered, and done once. */
  async act(command: Command): Promise<Done> {
    const id = randomDigits();
    this.underway++;
    try {
      for (;;) {
        try {
          const done = await http.act(this.id, command, id, this.role);
          this.current.expect(done.version);
          return done;
        } catch (error) {
          if (this.ended || !http.mayPass(error)) throw error;
          await new Promise((go) => setTimeout(go, AGAIN_MS));
        }
      }
    } finally {
      this.underway--;
    }
  }

  end(): void {
    this.ended = true;
    if (this.keeping !== null) clearTimeout(this.keeping);
    this.current.end();
  }

  private open(role: RoleName | null): EventLine {
    return new EventLine(this.id, role, {
      parts: (message) => this.take(message),
      line: (state, reason) => this.changed(state, reason ?? null),
    });
  }

  private take(message: PartsMessage): void {
    this.ahead = message.now - Date.now();
    if (message.all) {
      this.parts = message.parts as Parts;
      this.you = message.you ?? null;
    } else if (this.parts) this.parts = { ...this.parts, ...message.parts };
    this.keptAt = null;
    this.keeping ??= setTimeout(() => {
      this.keeping = null;
      if (this.parts && this.keptAt === null)
        keepEvent(this.id, { at: this.now(), parts: $state.snapshot(this.parts) as Parts, you: this.you });
    }, KEPT_MS);
  }

  private changed(state: LineState, reason: string | null): void {
    this.line = state;
    this.reason = reason;
    const kept = state === "lost" && this.parts === null ? keptEvent(this.id) : null;
    if (kept) {
      this.parts = kept.parts;
      this.you = kept.you;
      this.keptAt = kept.at;
    }
    // A role that was taken away leaves a spectator, who may come back as one.
    if (state === "ended" && reason === "role-revoked" && !this.ended) {
      this.you = null;
      this.current = this.open(null);
    }
  }
}
