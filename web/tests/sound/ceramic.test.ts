import { describe, expect, it } from "vitest";
import { Ceramic, strikesOf, type Sound } from "../../src/sound/ceramic";

const SOUNDS: readonly Sound[] = ["take", "place", "fall", "score", "deal", "turn"];

describe("sounds", () => {
  it.each(SOUNDS)("%s is short and soft", (sound) => {
    const strikes = strikesOf(sound, 5);
    expect(strikes.length).toBeGreaterThan(0);
    for (const { at, ring, gain, pitch } of strikes) {
      expect(at + ring).toBeLessThan(0.6);
      expect(gain).toBeLessThanOrEqual(0.35);
      expect(pitch).toBeGreaterThan(200);
    }
  });

  it("more points sound higher, up to the most that a tile can bring", () => {
    const pitches = [1, 2, 5, 10, 12].map((points) => strikesOf("score", points)[0]!.pitch);
    expect([...pitches].sort((a, b) => a - b)).toEqual(pitches);
    expect(pitches[4]).toBe(pitches[3]);
  });

  it("are silent without a gesture, and where nobody wants them", () => {
    const silent = new Ceramic(() => false);
    silent.wake();
    expect(() => silent.play("take")).not.toThrow();
    expect(() => new Ceramic(() => true).play("take")).not.toThrow();
  });
});
