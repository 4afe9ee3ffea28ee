/**
 * A gong at the start and the end of a game, made from nothing: the partials of a struck bronze disc, which swell and fade slowly. It sounds only where it is
 * wanted, and not before somebody has touched the page (browsers would refuse).
 */

/** Ratio to the deepest tone, loudness, seconds that it rings. They are not harmonic, which is what makes it bronze. */
const PARTIALS = [
  [1, 0.5, 6],
  [1.48, 0.28, 5],
  [2.06, 0.24, 4.2],
  [2.74, 0.16, 3.2],
  [3.76, 0.09, 2.2],
  [5.1, 0.05, 1.4],
] as const;
const DEEPEST_HZ = 110;
const APART_SECONDS = 1.7;

export interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly gain: number;
  readonly ring: number;
}

/** All tones of so many strokes: one begins a game, two end it. */
export const tonesOf = (strokes: number): readonly Tone[] =>
  Array.from({ length: strokes }, (_, stroke) =>
    PARTIALS.map(([ratio, gain, ring]) => ({ at: stroke * APART_SECONDS, pitch: DEEPEST_HZ * ratio, gain, ring })),
  ).flat();

/** Lets so many strokes sound in a context: a speaker's, or one that only computes them. */
export function sound(context: BaseAudioContext, strokes: number): void {
  for (const { at, pitch, gain, ring } of tonesOf(strokes)) {
    const start = context.currentTime + 0.02 + at;
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    const level = context.createGain();
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(gain * 0.6, start + 0.03);
    level.gain.exponentialRampToValueAtTime(0.0001, start + ring);
    tone.connect(level).connect(context.destination);
    tone.start(start);
    tone.stop(start + ring + 0.05);
  }
}

export class Gong {
  private context: AudioContext | null = null;

  constructor(private readonly wanted: () => boolean) {}

  /** Somebody has touched the page: from now on it may sound. */
  wake(): void {
    if (!this.wanted() || typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
  }

  strike(strokes: number): void {
    if (this.context && this.wanted()) sound(this.context, strokes);
  }

  end(): void {
    void this.context?.close();
    this.context = null;
  }
}
