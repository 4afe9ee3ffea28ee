import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../../src/wire/http";
import { Line, type LineState } from "../../src/wire/line";
import type { ChatLine, Reaction, TableEvent, TableState } from "../../src/wire/types";
import { fakeBrowser, FakeSocket } from "./browser";

interface Heard {
  states: TableState[];
  events: number[];
  lines: LineState[];
  reasons: (string | undefined)[];
  chat: ChatLine[];
  reactions: Reaction[];
  present: (readonly number[])[];
  behind: boolean[];
}

let heard: Heard;
let browser: ReturnType<typeof fakeBrowser>;
let line: Line;

function state(version: number, since = version, now = version * 1000): object {
  return { type: "state", table: "t", version, since, now, events: eventsOf(since, version) };
}

function eventsOf(since: number, end: number): object[] {
  return Array.from({ length: end - since }, (_, at) => ({ version: since + at + 1, at: 0, kind: "played" }));
}

function open(since?: number): FakeSocket {
  heard = { states: [], events: [], lines: [], reasons: [], chat: [], reactions: [], present: [], behind: [] };
  line = new Line(
    "k3v9q2m7x4w8z",
    {
      state: (state: TableState, events: readonly TableEvent[]) => {
        heard.states.push(state);
        heard.events.push(...events.map((event) => event.version));
      },
      chat: (said) => heard.chat.push(said),
      reaction: (shown) => heard.reactions.push(shown),
      presence: (present) => heard.present.push(present),
      line: (state, reason) => {
        heard.lines.push(state);
        heard.reasons.push(reason);
      },
      behind: (isBehind) => heard.behind.push(isBehind),
    },
    since,
  );
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  browser = fakeBrowser();
});
afterEach(() => {
  line.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("coming in", () => {
  test("asks for all events at first, and on a new line for those after what was told", () => {
    open();
    expect(FakeSocket.last.url).toBe("ws://azul.test/api/v1/tables/k3v9q2m7x4w8z/socket?since=0");
    FakeSocket.last.accept().say(state(5, 0));
    FakeSocket.last.break();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url).toMatch(/since=5$/);
  });

  test("an attempt that hangs is given up after a while", () => {
    open();
    vi.advanceTimersByTime(10_600);
    expect(heard.lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("rule 1: the state with the highest version", () => {
  test("older states are thrown away, and of two with the same version the later one is kept", () => {
    const socket = open().accept();
    socket.say(state(5, 0));
    socket.say(state(4, 3));
    socket.say(state(5, 5, 4000));
    expect(heard.states.map((each) => each.version)).toEqual([5]);
    socket.say(state(5, 5, 6000));
    expect(heard.states.map((each) => each.now)).toEqual([5000, 6000]);
  });
});

describe("rule 2: every event once, and in order", () => {
  test("a doubled state tells nothing twice", () => {
    const socket = open().accept();
    socket.say(state(2, 0));
    socket.say(state(4, 2));
    socket.say(state(4, 2, 4001));
    expect(heard.events).toEqual([1, 2, 3, 4]);
  });

  test("where some are missing they are asked for, and told when they come", () => {
    const socket = open().accept();
    socket.say(state(2, 0));
    socket.say(state(6, 4));
    expect(heard.states.at(-1)?.version).toBe(6);
    expect(socket.of("sync")).toEqual([{ do: "sync", since: 2 }]);
    expect(heard.events).toEqual([1, 2]);
    socket.say(state(6, 2, 6001));
    expect(heard.events).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("a long story comes in parts, and each part is asked for when the one before has come", () => {
    const part = (since: number, end: number, now: number) => ({
      ...state(6, since, now),
      events: eventsOf(since, end),
    });
    const socket = open().accept();
    socket.say(part(0, 2, 6000));
    expect(heard.events).toEqual([1, 2]);
    socket.say(part(2, 4, 6001));
    socket.say(part(4, 6, 6002));
    expect(socket.of("sync")).toEqual([
      { do: "sync", since: 2 },
      { do: "sync", since: 4 },
    ]);
    expect(heard.events).toEqual([1, 2, 3, 4, 5, 6]);
    expect(heard.behind).toEqual([]);
    socket.break();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.url).toMatch(/since=6$/);
  });

  test("a part that is not answered is asked for again", () => {
    const socket = open().accept();
    socket.say({ ...state(6, 0), events: eventsOf(0, 2) });
    socket.say({ type: "refused", id: null, code: "too-many-messages", text: "Too many messages." });
    vi.advanceTimersByTime(2000);
    expect(socket.of("sync")).toEqual([
      { do: "sync", since: 2 },
      { do: "sync", since: 2 },
    ]);
  });

  test("events that overlap with what was told are told from where it ended", () => {
    const socket = open().accept();
    socket.say(state(3, 0));
    socket.say(state(5, 1));
    expect(heard.events).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("rule 3: a state that is known to be old", () => {
  test("a pong with a higher version makes it old, and a sync mends it after a second", () => {
    const socket = open().accept();
    socket.say(state(2, 0));
    socket.say({ type: "pong", version: 3 });
    expect(heard.behind).toEqual([true]);
    expect(socket.of("sync")).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(socket.of("sync")).toEqual([{ do: "sync", since: 2 }]);
    socket.say(state(3, 2));
    expect(heard.behind).toEqual([true, false]);
  });

  test("a done tells of a version, one for words does not", async () => {
    const socket = open().accept();
    socket.say(state(2, 0));
    const said = line.send({ do: "say", phrase: "hello" });
    socket.say({ type: "done", id: socket.commands[0]!["id"], version: 99 });
    await expect(said).resolves.toBe(99);
    expect(heard.behind).toEqual([]);
    const moved = line.send({ do: "move", move: "1B1", version: 2 });
    socket.say({ type: "done", id: socket.commands[1]!["id"], version: 3 });
    await expect(moved).resolves.toBe(3);
    expect(heard.behind).toEqual([true]);
  });

  test("a done that comes twice, long after, changes nothing", () => {
    const socket = open().accept();
    socket.say(state(2, 0));
    socket.say({ type: "done", id: "of-another-life", version: 40 });
    expect(heard.behind).toEqual([]);
  });
});

describe("rule 4: a command until it is answered", () => {
  test("is sent again with its id after some seconds, and not after the answer", async () => {
    const socket = open().accept();
    socket.say(state(2, 0));
    const moved = line.send({ do: "move", move: "1B1", version: 2 });
    vi.advanceTimersByTime(4600);
    expect(socket.commands).toHaveLength(2);
    expect(socket.commands[0]).toEqual(socket.commands[1]);
    socket.say({ type: "done", id: socket.commands[0]!["id"], version: 3 });
    await moved;
    vi.advanceTimersByTime(9000);
    expect(socket.commands).toHaveLength(2);
  });

  test("one that was asked for while offline is sent once the line is back, in order, with its own ids", () => {
    open().accept().say(state(2, 0));
    FakeSocket.last.break();
    void line.send({ do: "move", move: "1B1", version: 2 });
    void line.send({ do: "say", phrase: "hello" });
    vi.advanceTimersByTime(1000);
    const socket = FakeSocket.last.accept();
    expect(socket.commands.map((command) => command["do"])).toEqual(["move", "say"]);
    expect(new Set(socket.commands.map((command) => command["id"])).size).toBe(2);
  });

  test.each(["store-failed", "not-read", "store-closed"])(
    "one of which nobody knows whether it was stored (%s) is sent again with the same id after a moment; a refusal ends it",
    async (code) => {
      const socket = open().accept();
      socket.say(state(2, 0));
      const moved = line.send({ do: "move", move: "1B1", version: 2 });
      const id = socket.commands[0]!["id"];
      socket.say({ type: "refused", id, code, text: "", clause: null });
      vi.advanceTimersByTime(800);
      expect(socket.commands).toHaveLength(1);
      vi.advanceTimersByTime(800);
      expect(socket.commands.map((command) => command["id"])).toEqual([id, id]);
      socket.say({ type: "refused", id, code: "stale", text: "The table has moved on.", clause: null });
      await expect(moved).rejects.toMatchObject({ code: "stale" });
      vi.advanceTimersByTime(9000);
      expect(socket.commands).toHaveLength(2);
    },
  );

  test("one of which nobody knows is sent at once on a new line, as after a restart of the server", async () => {
    const socket = open().accept();
    socket.say(state(2, 0));
    const moved = line.send({ do: "move", move: "1B1", version: 2 });
    const id = socket.commands[0]!["id"];
    socket.say({ type: "refused", id, code: "store-failed", text: "", clause: null });
    socket.break(1012);
    vi.advanceTimersByTime(1000);
    const later = FakeSocket.last.accept();
    expect(later.commands.map((command) => command["id"])).toEqual([id]);
    later.say({ type: "done", id, version: 3 });
    await expect(moved).resolves.toBe(3);
  });
});

describe("rule 5: a line that is silent", () => {
  test("is pinged every ten seconds and given up after twenty", () => {
    const socket = open().accept();
    socket.say(state(2, 0));
    vi.advanceTimersByTime(10_500);
    expect(socket.of("ping")).toHaveLength(1);
    socket.say({ type: "pong", version: 2 });
    vi.advanceTimersByTime(10_500);
    expect(socket.of("ping")).toHaveLength(2);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(12_000);
    expect(heard.lines).toContain("lost");
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
});

describe("rule 6: coming back", () => {
  test("waits twice as long each time, up to ten seconds, and begins anew when something was heard", () => {
    open().accept().say(state(2, 0));
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const count = FakeSocket.all.length;
      FakeSocket.last.break();
      const began = Date.now();
      while (FakeSocket.all.length === count) vi.advanceTimersByTime(50);
      waits.push(Date.now() - began);
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]);
    FakeSocket.last.accept().say(state(2, 2));
    const count = FakeSocket.all.length;
    FakeSocket.last.break();
    vi.advanceTimersByTime(350);
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  test("does not come back where it is not wanted, and tells why; what waits is told so", async () => {
    open().accept();
    const moved = line.send({ do: "resume" });
    FakeSocket.last.break(4404, "no-table");
    expect(heard.lines.at(-1)).toBe("ended");
    expect(heard.reasons.at(-1)).toBe("no-table");
    await expect(moved).rejects.toBeInstanceOf(Refused);
    vi.advanceTimersByTime(60_000);
    browser.window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
    await expect(line.send({ do: "resume" })).rejects.toMatchObject({ code: "offline" });
  });

  test("after too much it stays away for a minute, whatever the window does", () => {
    open().accept().break(4429, "too-many-sockets");
    vi.advanceTimersByTime(30_000);
    browser.document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(31_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("the browser's word that the network is gone, and back, is heeded at once", () => {
    open().accept().say(state(2, 0));
    browser.window.dispatchEvent(new Event("offline"));
    expect(heard.lines.at(-1)).toBe("lost");
    browser.window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a socket that was left behind says nothing any more", () => {
    const first = open().accept();
    first.say(state(2, 0));
    line.again();
    expect(FakeSocket.all).toHaveLength(2);
    first.say(state(9, 2));
    first.break();
    expect(heard.states).toHaveLength(1);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

test("the server that stops is told as such, and the line comes back", () => {
  const socket = open().accept();
  socket.say(state(2, 0));
  socket.say({ type: "closing" });
  expect(heard.lines.at(-1)).toBe("closing");
  socket.break(1012);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
});

test("words and presence are passed on, and what a later release may send is passed over", () => {
  const socket = open().accept();
  socket.say({ type: "chat", number: 1, at: 0, seat: 1, name: "Ann", phrase: "hello" });
  socket.say({ type: "presence", present: [1, 2] });
  socket.say({ type: "fireworks", colour: "blue" });
  expect(heard.chat[0]?.phrase).toBe("hello");
  expect(heard.present).toEqual([[1, 2]]);
});
