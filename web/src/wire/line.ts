/**
 * The line to a table: a socket that comes back by itself. It keeps the rules of docs/socket.md ("Rules for a client"), so that it ends in the server's
 * state whatever the network does: a command is sent again with its id until it is answered, and so is done once.
 */
import { randomDigits, Refused } from "./http";
import { ReturningSocket, type LineState } from "./returning";
import type { Act, ChatLine, Reaction, ServerMessage, TableEvent, TableState } from "./types";

export type { LineState };

/** What a line tells whoever looks at the table. */
export interface Listener {
  /** A newer state, with all events since the one told before: each version once, and in order. */
  state(state: TableState, events: readonly TableEvent[]): void;
  chat(line: ChatLine): void;
  reaction(reaction: Reaction): void;
  presence(present: readonly number[]): void;
  line(state: LineState, reason?: string): void;
  /** Whether the server was heard to be ahead of the state that was told: as long as it is, nothing can be decided (rule 3). */
  behind(isBehind: boolean): void;
}

interface Sent {
  readonly message: Act & { readonly id: string };
  readonly done: (version: number) => void;
  readonly failed: (error: Refused) => void;
  /** When it is sent once more, if nobody has answered by then. */
  again: number;
}

const AGAIN_MS = 4_000;
/** After an answer that leaves it open whether it was done: sooner, so that play goes on as soon as the server can. */
const AGAIN_SOON_MS = 1_000;
const SYNC_MS = 1_000;
/** The server asks for the same command again after a moment: it may have been done, and is not done twice. */
const AGAIN_CODES = new Set([
  "store-failed",
  "store-moved-on",
  "store-closed",
  "not-read",
  "server-error",
  "too-many-messages",
  "too-much-chat",
  "not-ready",
]);
/** Of these `done` counts the chat, and not the table. */
const WORDS = new Set(["say", "react", "mute", "report"]);

export class Line {
  private readonly socket: ReturningSocket;
  private highest = 0;
  /** The version up to which all events were told; null before the first state. */
  private told: number | null = null;
  private current: TableState | null = null;
  private isBehind = false;
  private syncedAt = 0;
  private readonly sent = new Map<string, Sent>();

  constructor(
    table: string,
    private readonly listener: Listener,
    /** From which version on events are wanted; 0 for all of them. */
    private readonly since = 0,
  ) {
    this.socket = new ReturningSocket({
      address: () => `/tables/${table}/socket?since=${this.told ?? this.since}`,
      line: (state, reason) => {
        if (state === "ended") this.fail(reason ?? "closed");
        listener.line(state, reason);
      },
      opened: () => {
        for (const entry of this.sent.values()) this.transmit(entry);
      },
      heard: (data) => this.hear(JSON.parse(String(data)) as ServerMessage),
      beat: (now) => this.beat(now),
    });
    this.socket.open();
  }

  /** Ask for something: resolves with the version that it led to once the server has stored it, also after a loss of the line. */
  send(act: Act): Promise<number> {
    return new Promise((done, failed) => {
      if (this.socket.ended) return failed(new Refused("offline", "The line has ended."));
      const message = { ...act, id: randomDigits(8) };
      const entry: Sent = { message, done, failed, again: 0 };
      this.sent.set(message.id, entry);
      this.transmit(entry);
    });
  }

  /** Come again as whom one is now: after somebody has sat down, the server has to look at the cookies once more. */
  again(): void {
    this.socket.again();
  }

  end(): void {
    this.socket.end();
  }

  private fail(reason: string): void {
    for (const entry of this.sent.values()) entry.failed(new Refused(reason, reason));
    this.sent.clear();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.highest = Math.max(this.highest, message.version);
        this.take(message);
        break;
      case "done": {
        const entry = this.sent.get(message.id ?? "");
        // One that is not known was answered twice: of which kind it was is forgotten, and its version was heard.
        if (entry && !WORDS.has(entry.message.do)) this.heard(message.version);
        this.sent.delete(message.id ?? "");
        entry?.done(message.version);
        break;
      }
      case "refused": {
        if (message.id === null) break;
        const entry = this.sent.get(message.id);
        if (AGAIN_CODES.has(message.code)) {
          if (entry) entry.again = Date.now() + AGAIN_SOON_MS;
          break;
        }
        this.sent.delete(message.id);
        entry?.failed(new Refused(message.code, message.text, message.clause));
        break;
      }
      case "chat":
        this.listener.chat(message);
        break;
      case "reaction":
        this.listener.reaction(message);
        break;
      case "presence":
        this.listener.presence(message.present);
        break;
      case "pong":
        this.heard(message.version);
        break;
      case "closing":
        this.listener.line("closing");
        break;
    }
  }

  private heard(version: number): void {
    if (version <= this.highest) return;
    this.highest = version;
    this.judge();
  }

  private judge(): void {
    const isBehind = this.highest > (this.current?.version ?? 0);
    if (isBehind && !this.isBehind) this.syncedAt = Date.now();
    if (isBehind === this.isBehind) return;
    this.isBehind = isBehind;
    this.listener.behind(isBehind);
  }

  private take(state: TableState): void {
    const old = this.current;
    if (old && (state.version < old.version || (state.version === old.version && state.now < old.now))) return;
    const from = this.told ?? state.since;
    const follows = state.since <= from;
    this.current = state;
    const events = follows ? state.events.filter((event) => event.version > from) : [];
    // Every version is one event.
    const told = follows ? Math.max(from, state.since + state.events.length) : from;
    this.told = told;
    // Some are missing, or there were too many for one message: ask for those that come next, and show this state meanwhile.
    if (told < state.version) {
      this.syncedAt = Date.now();
      this.socket.say({ do: "sync", since: told });
    }
    this.listener.state(state, events);
    this.judge();
  }

  private beat(now: number): void {
    if (this.highest > (this.told ?? 0) && now - this.syncedAt > SYNC_MS) {
      this.syncedAt = now;
      this.socket.say({ do: "sync", since: this.told ?? this.since });
    }
    for (const entry of this.sent.values()) if (now > entry.again) this.transmit(entry);
  }

  private transmit(entry: Sent): void {
    if (this.socket.say(entry.message)) entry.again = Date.now() + AGAIN_MS;
  }
}
