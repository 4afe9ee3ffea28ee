/**
 * A socket that comes back by itself: after a lost network, a sleeping phone or a server that was killed. It knows nothing of what is said on it; how often
 * it may come, and when a line has ended for good, is as docs/socket.md says ("How a line ends").
 */
import { base } from "./base";

export type LineState = "connecting" | "open" | "lost" | "closing" | "ended";

/** Whoever speaks on the line. */
export interface Speaker {
  /** Where to, below `/api/v1`: asked anew each time. */
  address(): string;
  /** How the line is; `reason` says why it has ended for good. */
  line(state: LineState, reason?: string): void;
  opened(): void;
  heard(data: string | Blob): void;
  /** Twice a second, as long as the line is open. */
  beat(now: number): void;
}

const BEAT_MS = 500;
const PING_MS = 10_000;
const SILENCE_MS = 20_000;
const OPENING_MS = 10_000;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** How long to stay away after having asked for too much (codes 4029 and 4429). */
const TOO_MUCH_MS = 60_000;

export class ReturningSocket {
  private socket: WebSocket | null = null;
  private isEnded = false;
  private tries = 0;
  private heardAt = 0;
  private pingedAt = 0;
  private notBefore = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly beating: ReturnType<typeof setInterval>;

  constructor(private readonly speaker: Speaker) {
    this.beating = setInterval(() => this.beat(), BEAT_MS);
    window.addEventListener("online", this.comeBack);
    // The browser knows at once that the network is gone; a socket notices only after a while.
    window.addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.comeBack);
  }

  get ended(): boolean {
    return this.isEnded;
  }

  open(): void {
    clearTimeout(this.retry);
    if (this.isEnded) return;
    this.detach();
    this.speaker.line("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${base}/api/v1${this.speaker.address()}`);
    this.socket = socket;
    this.heardAt = this.pingedAt = Date.now();
    socket.onopen = () => {
      this.heardAt = this.pingedAt = Date.now();
      this.speaker.line("open");
      this.speaker.opened();
    };
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      this.tries = 0;
      this.speaker.heard(event.data as string | Blob);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code >= 4400 && event.code <= 4499 && event.code !== 4429) {
        this.end();
        this.speaker.line("ended", event.reason || "closed");
      } else this.later(event.code === 4429 || event.code === 4029 ? TOO_MUCH_MS : 0);
    };
  }

  /** Come again now, as whom one is now: the server looks at the cookies once more. */
  again(): void {
    if (this.isEnded) return;
    this.tries = 0;
    this.open();
  }

  /** Say something; false if nobody hears it. */
  say(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Ask for a sign of life, which also tells the server's version. */
  ping(): void {
    if (this.say({ do: "ping" })) this.pingedAt = Date.now();
  }

  end(): void {
    this.isEnded = true;
    clearInterval(this.beating);
    clearTimeout(this.retry);
    window.removeEventListener("online", this.comeBack);
    window.removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.comeBack);
    this.detach();
  }

  private readonly comeBack = (): void => {
    if (this.isEnded || document.visibilityState === "hidden") return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) this.ping();
    else if (Date.now() >= this.notBefore) this.again();
  };

  private readonly drop = (): void => {
    if (this.isEnded) return;
    this.detach();
    this.later(0);
  };

  private detach(): void {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  private later(least: number): void {
    if (this.isEnded) return;
    this.speaker.line("lost");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries++) * (0.5 + Math.random());
    this.notBefore = Date.now() + least;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), least + wait);
  }

  private beat(): void {
    const now = Date.now();
    const socket = this.socket;
    if (!socket) return;
    if (socket.readyState !== WebSocket.OPEN) {
      if (now - this.heardAt > OPENING_MS) this.drop();
      return;
    }
    if (now - this.heardAt > SILENCE_MS) return this.drop();
    if (now - this.pingedAt >= PING_MS) this.ping();
    this.speaker.beat(now);
  }
}
