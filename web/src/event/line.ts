/** The line to an event (docs/event.md). What is told are parts, whole; acts go by HTTP. */
import { ReturningSocket, type LineState } from "../wire/returning";
import type { EventMessage, EventRequest, PartsMessage, RoleName } from "./wire";

export interface EventListener {
  parts(message: PartsMessage): void;
  /** `reason` says why a line has ended for good. */
  line(state: LineState, reason?: string): void;
}

const packs = typeof DecompressionStream !== "undefined";

export class EventLine {
  private readonly socket: ReturningSocket;
  private version = 0;
  /** Counts the lines: what is unpacked late, and came on an earlier one, is old. */
  private opened = 0;
  /** Messages are unpacked one after the other, so that none overtakes another. */
  private reading: Promise<void> = Promise.resolve();

  constructor(
    event: string,
    role: RoleName | null,
    private readonly listener: EventListener,
  ) {
    const query = new URLSearchParams({ ...(role ? { as: role } : {}), ...(packs ? { gzip: "true" } : {}) });
    this.socket = new ReturningSocket({
      address: () => `/tournaments/${event}/socket?${query}`,
      line: (state, reason) => listener.line(state, reason),
      opened: () => this.opened++,
      heard: (data) => this.read(data),
      beat: () => undefined,
    });
    this.socket.open();
  }

  end(): void {
    this.opened++;
    this.socket.end();
  }

  /** Something is known to have changed: make sure that it is heard. */
  expect(version: number): void {
    if (version > this.version) this.socket.ping();
  }

  private read(data: string | Blob): void {
    const { opened } = this;
    this.reading = this.reading.then(async () => {
      const message = await unpacked(data);
      if (opened === this.opened) this.hear(message);
    });
  }

  private hear(message: EventMessage): void {
    if (message.type === "closing") return this.listener.line("closing");
    if (message.type === "pong") {
      if (message.version > this.version) this.socket.say({ do: "sync" } satisfies EventRequest);
      return;
    }
    if (message.type === "refused") return;
    if (message.version < this.version && !message.all) return;
    this.version = message.version;
    this.listener.parts(message);
  }
}

async function unpacked(data: string | Blob): Promise<EventMessage> {
  if (typeof data === "string") return JSON.parse(data) as EventMessage;
  return (await new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).json()) as EventMessage;
}
