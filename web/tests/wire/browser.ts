/** As much of a browser as the line needs: a socket that a test plays the server of, and the events by which a network comes and goes. */
import { vi } from "vitest";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // What the server and the network do.

  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006, reason = ""): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }

  /** The commands that came, without pings and syncs. */
  get commands(): Record<string, unknown>[] {
    return this.sent.filter((message) => message["do"] !== "ping" && message["do"] !== "sync");
  }

  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["do"] === kind);
  }
}

export class FakeDocument extends EventTarget {
  visibilityState = "visible";
}

export function fakeBrowser(): { window: EventTarget; document: FakeDocument } {
  FakeSocket.all = [];
  const window = new EventTarget();
  const document = new FakeDocument();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "http:", host: "azul.test" });
  return { window, document };
}
