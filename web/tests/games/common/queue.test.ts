import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ShowQueue, type Pace } from "../../../src/games/common/queue.svelte";
import type { Step } from "../../../src/games/table";
import type { Position } from "../../../src/wire/types";

/** A position is its name here, and a step leads to "after <its token>". */
const at = (name: string): Position => ({ name }) as unknown as Position;
const nameOf = (position: Position): string => (position as unknown as { name: string }).name;
const step = (version: number, seat: number | null): Step => ({ version, token: `t${version}`, seat, scoring: [] });

const FLIGHT = 300;
const BREATH = 600;
/** Seat 1 is a person, all others are bots. */
const pace: Pace = { moves: true, breath: ({ seat }) => (seat === null || seat === 1 ? 0 : BREATH) };

function queueAt(start: string): { queue: ShowQueue<Position>; shown: string[] } {
  const shown: string[] = [];
  let skip = (): void => undefined;
  const queue = new ShowQueue(at(start), {
    step: async ({ token }) => {
      shown.push(token);
      queue.position = at(`flying ${token}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, FLIGHT);
        skip = () => (clearTimeout(timer), resolve());
      });
      return at(`after ${token}`);
    },
    skip: () => skip(),
    rest: () => undefined,
  });
  return { queue, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is shown", () => {
  test("is behind what has been received, and a bot answers after a breath", async () => {
    const { queue } = queueAt("start");
    const told = (): string => `${nameOf(queue.position)}, ${queue.version}`;
    queue.show(at("bot to move"), [step(5, 1)], pace);
    queue.show(at("your turn"), [step(6, 2)], pace);
    await vi.advanceTimersByTimeAsync(FLIGHT - 1);
    expect(told()).toBe("flying t5, 5");
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toBe("bot to move, 5");
    await vi.advanceTimersByTimeAsync(BREATH - 1);
    expect(told()).toBe("bot to move, 5");
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toBe("flying t6, 6");
    await vi.advanceTimersByTimeAsync(FLIGHT);
    expect(told()).toBe("your turn, Infinity");
    expect(queue.moving).toBe(false);
  });

  test("shows each of several bots in a row, also of one message", async () => {
    const { queue, shown } = queueAt("start");
    queue.show(at("end"), [step(1, 2), step(2, 3), step(3, 4)], pace);
    for (const token of ["t1", "t2", "t3"]) {
      await vi.advanceTimersByTimeAsync(BREATH);
      expect(nameOf(queue.position)).toBe(`flying ${token}`);
      await vi.advanceTimersByTimeAsync(FLIGHT);
    }
    expect(shown).toEqual(["t1", "t2", "t3"]);
    expect(nameOf(queue.position)).toBe("end");
  });

  test("does not wait for a bot that has thought for long enough", async () => {
    const { queue } = queueAt("start");
    await vi.advanceTimersByTimeAsync(5000);
    queue.show(at("end"), [step(1, 2)], pace);
    await vi.advanceTimersByTimeAsync(0);
    expect(nameOf(queue.position)).toBe("flying t1");
  });

  test("ends at once when somebody is in a hurry: in a flight, and in a breath", async () => {
    for (const wait of [100, FLIGHT + 100]) {
      const { queue } = queueAt("start");
      queue.show(at("bot to move"), [step(5, 1)], pace);
      queue.show(at("your turn"), [step(6, 2)], pace);
      await vi.advanceTimersByTimeAsync(wait);
      queue.skip();
      expect(nameOf(queue.position)).toBe("your turn");
      await vi.advanceTimersByTimeAsync(0);
      expect([queue.moving, queue.version, nameOf(queue.position)]).toEqual([false, Infinity, "your turn"]);
      // And the next one moves as ever.
      queue.show(at("later"), [step(7, 1)], pace);
      await vi.advanceTimersByTimeAsync(FLIGHT - 1);
      expect(nameOf(queue.position)).toBe("flying t7");
    }
  });

  test("is at once what has been received where nothing moves, and for whoever comes back", () => {
    const { queue, shown } = queueAt("start");
    queue.show(at("still"), [step(1, 1)], { ...pace, moves: false });
    expect(nameOf(queue.position)).toBe("still");
    const many = Array.from({ length: 30 }, (_, nth) => step(nth + 2, 1));
    queue.show(at("back"), many, pace);
    expect([nameOf(queue.position), shown]).toEqual(["back", []]);
  });

  test("has a breath before a bot's answer also where nothing moves", async () => {
    const still = { ...pace, moves: false };
    const { queue, shown } = queueAt("start");
    queue.show(at("bots to move"), [step(1, 1)], still);
    expect([nameOf(queue.position), queue.moving]).toEqual(["bots to move", false]);
    queue.show(at("one bot to move"), [step(2, 2)], still);
    queue.show(at("your turn"), [step(3, 3)], still);
    for (const name of ["bots to move", "one bot to move"]) {
      await vi.advanceTimersByTimeAsync(BREATH - 1);
      expect([nameOf(queue.position), queue.moving]).toEqual([name, true]);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect([nameOf(queue.position), queue.moving, queue.version, shown]).toEqual(["your turn", false, Infinity, []]);
  });

  test("shows a step once, though it is told twice", async () => {
    const { queue, shown } = queueAt("start");
    queue.show(at("one"), [step(1, 1)], pace);
    await vi.advanceTimersByTimeAsync(FLIGHT);
    queue.show(at("one again"), [step(1, 1)], pace);
    expect([nameOf(queue.position), shown]).toEqual(["one again", ["t1"]]);
  });

  test("catches up if bots play faster than anybody can look", async () => {
    const { queue } = queueAt("start");
    for (let version = 1; version <= 20; version++) queue.show(at(`p${version}`), [step(version, 2)], pace);
    await vi.advanceTimersByTimeAsync(2 * (BREATH + FLIGHT) * 4);
    expect(nameOf(queue.position)).toBe("p20");
  });
});
