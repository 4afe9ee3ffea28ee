/** The line to an event: a socket that comes back by itself (docs/event.md). What is told are parts, whole; acts go by HTTP. */
import type { LineState } from "../wire/line";
import type { EventMessage, PartsMessage, RoleName } from "./wire";

export interface EventListener {
  parts(message: PartsMessage): void;
  /** `reason` says why a line has ended for good. */
  line(state: LineState, reason?: string): void;
}

const BEAT_MS = 1_000;
const PING_MS = 15_000;
const SILENCE_MS = 30_000;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** How long to stay away after having asked for too much (codes 4029 and 4429). */
const TOO_MUCH_MS = 60_000;
const packs = typeof DecompressionStream !== "undefined";

export class EventLine {
  private socket: WebSocket | null = null;
  private ended = false;
  private tries = 0;
  private heardAt = 0;
  private pingedAt = 0;
  private version = 0;
  /** Messages are unpacked one after the other, so that none overtakes another. */
  private reading: Promise<void> = Promise.resolve();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(
    private readonly event: string,
    private readonly role: RoleName | null,
    private readonly listener: EventListener,
  ) {
    this.beat = setInterval(() => this.tick(), BEAT_MS);
    window.addEventListener("online", this.comeBack);
    window.addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.comeBack);
    this.open();
  }

  end(): void {
    this.ended = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    window.removeEventListener("online", this.comeBack);
    window.removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.comeBack);
    this.detach();
  }

  /** Something is known to have changed: make sure that it is heard. */
  expect(version: number): void {
    if (version > this.version) this.pingedAt = 0;
  }

  private readonly comeBack = (): void => {
    if (this.ended || document.visibilityState === "hidden") return;
    if (this.socket) this.pingedAt = 0;
    else this.open();
  };

  private readonly drop = (): void => {
    if (this.ended) return;
    this.detach();
    this.later(0);
  };

  private open(): void {
    clearTimeout(this.retry);
    if (this.ended) return;
    this.detach();
    this.listener.line("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ ...(this.role ? { as: this.role } : {}), ...(packs ? { gzip: "true" } : {}) });
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tournaments/${this.event}/socket?${query}`);
    this.socket = socket;
    this.heardAt = this.pingedAt = Date.now();
    socket.onopen = () => this.listener.line("open");
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      this.tries = 0;
      this.reading = this.reading.then(async () => {
        const message = await unpacked(event.data as string | Blob);
        if (this.socket === socket) this.hear(message);
      });
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code >= 4400 && event.code <= 4499 && event.code !== 4429) {
        this.end();
        this.listener.line("ended", event.reason || "closed");
      } else this.later(event.code === 4429 || event.code === 4029 ? TOO_MUCH_MS : 0);
    };
  }

  private hear(message: EventMessage): void {
    if (message.type === "closing") return this.listener.line("closing");
    if (message.type === "pong") {
      if (message.version > this.version) this.socket?.send(JSON.stringify({ do: "sync" }));
      return;
    }
    if (message.version < this.version && !message.all) return;
    this.version = message.version;
    this.listener.parts(message);
  }

  private detach(): void {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  private later(least: number): void {
    this.listener.line("lost");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries++) * (0.5 + Math.random());
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), least + wait);
  }

  private tick(): void {
    const now = Date.now();
    const socket = this.socket;
    if (!socket) return;
    if (now - this.heardAt > SILENCE_MS) return this.drop();
    if (socket.readyState === WebSocket.OPEN && now - this.pingedAt >= PING_MS) {
      this.pingedAt = now;
      socket.send(JSON.stringify({ do: "ping" }));
    }
  }
}

async function unpacked(data: string | Blob): Promise<EventMessage> {
  if (typeof data === "string") return JSON.parse(data) as EventMessage;
  return (await new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).json()) as EventMessage;
}
