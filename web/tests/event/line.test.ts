import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventLine } from "../../src/event/line";
import type { LineState } from "../../src/wire/returning";
import { fakeBrowser, FakeSocket } from "../wire/browser";

let versions: number[];
let lines: [LineState, string | undefined][];
let line: EventLine;

const parts = (version: number, all = false): object => ({ type: "parts", version, now: 0, all, parts: {} });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  fakeBrowser();
  versions = [];
  lines = [];
  line = new EventLine("k3v9q2m7", "arbiter", {
    parts: (message) => versions.push(message.version),
    line: (state, reason) => lines.push([state, reason]),
  });
});
afterEach(() => {
  line.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("comes in its role, and asks for packed messages", () => {
  const { pathname, searchParams } = new URL(FakeSocket.last.url);
  expect(pathname).toBe("/api/v1/tournaments/k3v9q2m7/socket");
  expect(Object.fromEntries(searchParams)).toEqual({ as: "arbiter", gzip: "true" });
});

test("what is older than what is known is passed over, unless it is everything", async () => {
  FakeSocket.last.accept();
  for (const message of [parts(5, true), parts(6), parts(4), parts(3, true)]) FakeSocket.last.say(message);
  await vi.advanceTimersByTimeAsync(0);
  expect(versions).toEqual([5, 6, 3]);
});

test("a packed message is unpacked, and none overtakes another", async () => {
  FakeSocket.last.accept();
  const packed = new Blob([JSON.stringify(parts(7, true))]).stream().pipeThrough(new CompressionStream("gzip"));
  const blob = await new Response(packed).blob();
  FakeSocket.last.onmessage?.({ data: blob as unknown as string });
  FakeSocket.last.say(parts(8));
  vi.useRealTimers();
  await vi.waitFor(() => expect(versions).toEqual([7, 8]));
});

test("whoever hears that there is more asks for all of it", async () => {
  FakeSocket.last.accept().say(parts(5, true));
  await vi.advanceTimersByTimeAsync(0);
  line.expect(6);
  expect(FakeSocket.last.of("ping")).toHaveLength(1);
  FakeSocket.last.say({ type: "pong", version: 6, now: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.last.of("sync")).toHaveLength(1);
  line.expect(5);
  expect(FakeSocket.last.of("ping")).toHaveLength(1);
});

test("a lost line comes back by itself", async () => {
  FakeSocket.last.accept().say(parts(5, true));
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(lines.map(([state]) => state)).toEqual(["connecting", "open", "lost", "connecting"]);
});

test("what came on an earlier line, and is unpacked only when the next one is open, is old", async () => {
  FakeSocket.last.accept().say(parts(7, true));
  // All this happens before anything is unpacked, which is never done at once.
  FakeSocket.last.break();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.accept().say(parts(3, true));
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(2);
  expect(versions).toEqual([3]);
});

test("a role that was taken away ends the line for good, and says why", async () => {
  FakeSocket.last.accept().break(4403, "role-revoked");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(lines.at(-1)).toEqual(["ended", "role-revoked"]);
});
