/**
 * Short sounds of glazed tiles, made from nothing: a few partials of a struck plate that fade at once, and a breath of noise for the touch. Nothing sounds unless
 * it is wanted, and not before somebody has touched the page (browsers would refuse).
 */

export type Sound = "take" | "place" | "fall" | "score" | "deal" | "turn";

/** One struck tile: when (seconds), how high (Hz), how loud, how long it rings (seconds). */
export interface Strike {
  readonly at: number;
  readonly pitch: number;
  readonly gain: number;
  readonly ring: number;
}

/** The partials of a small plate: not harmonic, which is what makes it ceramic. */
const PARTIALS = [
  [1, 1],
  [2.32, 0.5],
  [4.25, 0.22],
] as const;

/** What is struck for a sound; `points` raise the pitch of a score, step by step. */
export function strikesOf(sound: Sound, points = 1): Strike[] {
  switch (sound) {
    case "take":
      return [{ at: 0, pitch: 1250, gain: 0.2, ring: 0.05 }];
    case "place":
      return [
        { at: 0, pitch: 860, gain: 0.34, ring: 0.09 },
        { at: 0.035, pitch: 1010, gain: 0.16, ring: 0.06 },
      ];
    case "fall":
      return [
        { at: 0, pitch: 420, gain: 0.3, ring: 0.12 },
        { at: 0.06, pitch: 360, gain: 0.18, ring: 0.1 },
      ];
    case "score": {
      const step = Math.min(10, Math.max(1, points)) - 1;
      return [{ at: 0, pitch: 980 * 2 ** (step / 12), gain: 0.26, ring: 0.22 }];
    }
    case "deal":
      return Array.from({ length: 5 }, (_, at) => ({
        at: at * 0.07,
        pitch: 1100 + (at % 3) * 130,
        gain: 0.1,
        ring: 0.05,
      }));
    case "turn":
      return [
        { at: 0, pitch: 784, gain: 0.22, ring: 0.28 },
        { at: 0.13, pitch: 1047, gain: 0.2, ring: 0.36 },
      ];
  }
}

export class Ceramic {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  constructor(private readonly wanted: () => boolean) {}

  /** Somebody has touched the page: from now on it may sound. */
  wake(): void {
    if (!this.wanted() || typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
  }

  play(sound: Sound, points = 1): void {
    const { context } = this;
    if (!context || context.state !== "running" || !this.wanted()) return;
    for (const strike of strikesOf(sound, points)) this.strike(context, strike);
  }

  end(): void {
    void this.context?.close();
    this.context = null;
  }

  private strike(context: AudioContext, { at, pitch, gain, ring }: Strike): void {
    const start = context.currentTime + 0.005 + at;
    const level = (peak: number, length: number): GainNode => {
      const node = context.createGain();
      node.gain.setValueAtTime(0, start);
      node.gain.linearRampToValueAtTime(peak, start + 0.002);
      node.gain.exponentialRampToValueAtTime(0.0001, start + length);
      node.connect(context.destination);
      return node;
    };
    for (const [ratio, share] of PARTIALS) {
      const tone = context.createOscillator();
      tone.frequency.value = pitch * ratio;
      tone.connect(level(gain * share, ring / Math.sqrt(ratio)));
      tone.start(start);
      tone.stop(start + ring + 0.05);
    }
    const touch = context.createBufferSource();
    touch.buffer = this.breath(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch * 2.4;
    touch.connect(filter);
    filter.connect(level(gain * 0.5, 0.025));
    touch.start(start);
    touch.stop(start + 0.05);
  }

  private breath(context: AudioContext): AudioBuffer {
    if (this.noise) return this.noise;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.05), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    this.noise = buffer;
    return buffer;
  }
}
