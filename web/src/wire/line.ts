/**
 * The line to a table: a socket that comes back by itself. It keeps the rules of docs/socket.md ("Rules for a client"), so that it ends in the server's
 * state whatever the network does: a command is sent again with its id until it is answered, and so is done once.
 */
import { randomDigits, Refused } from "./http";
import type { Act, ChatLine, ServerMessage, TableEvent, TableState } from "./types";

export type LineState = "connecting" | "open" | "lost" | "closing" | "ended";

/** What a line tells whoever looks at the table. */
export interface Listener {
  /** A newer state, with all events since the one told before: each version once, and in order. */
  state(state: TableState, events: readonly TableEvent[]): void;
  chat(line: ChatLine): void;
  presence(present: readonly number[]): void;
  line(state: LineState, reason?: string): void;
  /** Whether the server was heard to be ahead of the state that was told: as long as it is, nothing can be decided (rule 3). */
  behind(isBehind: boolean): void;
}

interface Sent {
  readonly message: Act & { readonly id: string };
  readonly done: (version: number) => void;
  readonly failed: (error: Refused) => void;
  last: number;
}

const TICK_MS = 500;
const PING_MS = 10_000;
const SILENCE_MS = 20_000;
const OPENING_MS = 10_000;
const AGAIN_MS = 4_000;
const SYNC_MS = 1_000;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** How long to stay away after having asked for too much (codes 4029 and 4429). */
const TOO_MUCH_MS = 60_000;
/** The server asks for the same command again after a moment. */
const AGAIN_CODES = new Set([
  "store-failed",
  "store-moved-on",
  "server-error",
  "too-many-messages",
  "too-much-chat",
  "not-ready",
]);
/** Of these `done` counts the chat, and not the table. */
const WORDS = new Set(["say", "mute", "report"]);

export class Line {
  private socket: WebSocket | null = null;
  private ended = false;
  private tries = 0;
  private heardAt = 0;
  private pingedAt = 0;
  private notBefore = 0;
  private highest = 0;
  /** The version up to which all events were told; null before the first state. */
  private told: number | null = null;
  private current: TableState | null = null;
  private isBehind = false;
  private syncedAt = 0;
  private readonly sent = new Map<string, Sent>();
  private readonly beat: ReturnType<typeof setInterval>;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    /** From which version on events are wanted; 0 for all of them. */
    private readonly since = 0,
  ) {
    this.beat = setInterval(() => this.tick(), TICK_MS);
    window.addEventListener("online", this.comeBack);
    window.addEventListener("offline", this.lineLost);
    document.addEventListener("visibilitychange", this.comeBack);
    this.open();
  }

  /** Ask for something: resolves with the version that it led to once the server has stored it, also after a loss of the line. */
  send(act: Act): Promise<number> {
    return new Promise((done, failed) => {
      if (this.ended) return failed(new Refused("offline", "The line has ended."));
      const message = { ...act, id: randomDigits(8) };
      const entry: Sent = { message, done, failed, last: 0 };
      this.sent.set(message.id, entry);
      this.transmit(entry);
    });
  }

  /** Come again as whom one is now: after somebody has sat down, the server has to look at the cookies once more. */
  again(): void {
    if (this.ended) return;
    this.tries = 0;
    this.open();
  }

  end(): void {
    this.ended = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    window.removeEventListener("online", this.comeBack);
    window.removeEventListener("offline", this.lineLost);
    document.removeEventListener("visibilitychange", this.comeBack);
    this.detach();
  }

  private readonly comeBack = (): void => {
    if (this.ended || document.visibilityState === "hidden") return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) this.ping();
    else if (Date.now() >= this.notBefore) this.again();
  };

  private readonly lineLost = (): void => {
    // The browser knows at once that the network is gone; a socket notices only after a while.
    this.drop();
  };

  private open(): void {
    clearTimeout(this.retry);
    if (this.ended) return;
    this.detach();
    this.listener.line("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/v1/tables/${this.table}/socket?since=${this.told ?? this.since}`,
    );
    this.socket = socket;
    this.heardAt = this.pingedAt = Date.now();
    socket.onopen = () => {
      this.heardAt = this.pingedAt = Date.now();
      this.listener.line("open");
      for (const entry of this.sent.values()) this.transmit(entry);
    };
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      this.tries = 0;
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      const final = event.code >= 4400 && event.code <= 4499 && event.code !== 4429;
      if (final) this.finish(event.reason || "closed");
      else this.later(event.code === 4429 || event.code === 4029 ? TOO_MUCH_MS : 0);
    };
  }

  private detach(): void {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  private drop(): void {
    if (this.ended) return;
    this.detach();
    this.later(0);
  }

  private later(least: number): void {
    if (this.ended) return;
    this.listener.line("lost");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries++) * (0.5 + Math.random());
    this.notBefore = Date.now() + least;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), least + wait);
  }

  private finish(reason: string): void {
    this.end();
    for (const entry of this.sent.values()) entry.failed(new Refused(reason, reason));
    this.sent.clear();
    this.listener.line("ended", reason);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.highest = Math.max(this.highest, message.version);
        this.take(message);
        break;
      case "done": {
        const entry = this.sent.get(message.id);
        // One that is not known was answered twice: of which kind it was is forgotten, and its version was heard.
        if (entry && !WORDS.has(entry.message.do)) this.heard(message.version);
        this.sent.delete(message.id);
        entry?.done(message.version);
        break;
      }
      case "refused": {
        if (message.id === null || AGAIN_CODES.has(message.code)) break;
        const entry = this.sent.get(message.id);
        this.sent.delete(message.id);
        entry?.failed(new Refused(message.code, message.text, message.clause));
        break;
      }
      case "chat":
        this.listener.chat(message);
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
    // Events between what was told and what this state brings are missing: ask for all of them, and show this state meanwhile.
    const whole = state.since <= from;
    this.current = state;
    const events = whole ? state.events.filter((event) => event.version > from) : [];
    if (whole) this.told = state.version;
    else {
      this.syncedAt = Date.now();
      this.say({ do: "sync", since: from });
    }
    this.listener.state(state, events);
    this.judge();
  }

  private tick(): void {
    const now = Date.now();
    const socket = this.socket;
    if (!socket) return;
    if (socket.readyState !== WebSocket.OPEN) {
      if (now - this.heardAt > OPENING_MS) this.drop();
      return;
    }
    if (now - this.heardAt > SILENCE_MS) return this.drop();
    if (now - this.pingedAt >= PING_MS) this.ping();
    if (this.highest > (this.told ?? 0) && now - this.syncedAt > SYNC_MS) {
      this.syncedAt = now;
      this.say({ do: "sync", since: this.told ?? this.since });
    }
    for (const entry of this.sent.values()) if (now - entry.last > AGAIN_MS) this.transmit(entry);
  }

  private ping(): void {
    if (this.say({ do: "ping" })) this.pingedAt = Date.now();
  }

  private transmit(entry: Sent): void {
    if (this.say(entry.message)) entry.last = Date.now();
  }

  private say(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
