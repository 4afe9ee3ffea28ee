import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "../../src/replay/playback.svelte";
import type { Frame, Part } from "../../src/replay/wire";
import type { Position } from "../../src/wire/types";

const EVENTS = 130;
const whole = (events: number): Frame[] =>
  Array.from({ length: events + 1 }, (_, n) => ({
    n,
    step: n ? { version: n, token: `t${n}`, seat: 1, scoring: [] } : null,
    position: { round: 1 + Math.floor(n / 40) } as Position,
  }));

function serving(events = EVENTS): { load: (from: number) => Promise<Part>; asked: number[]; game: Frame[] } {
  const asked: number[] = [];
  const game = whole(events);
  const load = (from: number): Promise<Part> => {
    asked.push(from);
    const start = Math.min(from, game.length - 1);
    return Promise.resolve({ events: game.length - 1, seat: 2, frames: game.slice(start, start + 60) });
  };
  return { load, asked, game };
}
const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(1).then(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is shown first comes first, then all the rest, each part once", async () => {
  const { load, asked } = serving();
  const playback = new Playback(load, 70);
  await settled();
  expect(playback.shown?.frame.n).toBe(70);
  expect(asked).toEqual([60, 0, 120]);
  expect(playback.frames.length).toBe(EVENTS + 1);
  expect(playback.seat).toBe(2);
  playback.end();
});

test("whoever is quicker than the server gets where they want", async () => {
  const playback = new Playback(serving().load, 0);
  playback.go(125);
  await settled();
  expect(playback.shown?.frame.n).toBe(125);
});

test("without a number the last position is shown", async () => {
  const playback = new Playback(serving().load, null);
  await settled();
  expect([playback.at, playback.shown?.frame.n, playback.isLast]).toEqual([EVENTS, EVENTS, true]);
});

test("a position of some steps ago is found from the end", async () => {
  for (const [back, n] of [
    [7, EVENTS - 7],
    [100, EVENTS - 100],
    [500, 0],
  ] as const) {
    const playback = new Playback(serving().load, null, back);
    await settled();
    expect([playback.at, playback.shown?.frame.n]).toEqual([n, n]);
  }
});

test("a number beyond the end is the end", async () => {
  const playback = new Playback(serving().load, 9_999);
  await settled();
  expect(playback.shown?.frame.n).toBe(EVENTS);
});

test("one step on moves tiles, any other way shows the position at once", async () => {
  const playback = new Playback(serving().load, 3);
  await settled();
  playback.go(4);
  expect(playback.shown?.steps.map((step) => step.token)).toEqual(["t4"]);
  playback.go(3);
  expect(playback.shown?.steps).toEqual([]);
  playback.go(50);
  expect(playback.shown?.steps).toEqual([]);
  playback.go(-5);
  expect([playback.at, playback.isFirst]).toEqual([0, true]);
});

test("it plays by itself, waits for moving tiles, and stops at the end", async () => {
  const playback = new Playback(serving(5).load, 3);
  await settled();
  playback.play();
  await vi.advanceTimersByTimeAsync(600);
  expect(playback.at).toBe(4);
  playback.moving = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(playback.at).toBe(4);
  playback.moving = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([playback.at, playback.playing]).toEqual([5, false]);
  playback.play();
  expect(playback.at).toBe(0);
  playback.pause();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(playback.at).toBe(0);
});

test("a live game that goes on is followed without leaving the place", async () => {
  const served = serving(10);
  const playback = new Playback(served.load, 4);
  await settled();
  served.game.push(...whole(12).slice(11));
  await playback.extend();
  expect([playback.events, playback.at, playback.shown?.frame.n]).toEqual([12, 4, 4]);
});

test("an error is told, and mended by trying again", async () => {
  const served = serving(10);
  let broken = true;
  const playback = new Playback((from) => (broken ? Promise.reject(new Error("offline")) : served.load(from)), 2);
  await settled();
  expect(playback.error).toBeInstanceOf(Error);
  broken = false;
  await playback.again();
  expect([playback.error, playback.shown?.frame.n]).toEqual([null, 2]);
});
