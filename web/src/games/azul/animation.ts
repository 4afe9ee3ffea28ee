/** How the table of Azul goes from one position to the next: scene by scene, with tiles that fly, points that rise and sounds. */
import { tick } from "svelte";
import type { AzulPosition } from "../../wire/types";
import type { Animate, Means, Shown } from "../common/showing.svelte";
import type { Count } from "./marks";
import { bonusScenes, scenesOf, type Scene } from "./scenes";

/** The tiling of a round is shown within so many milliseconds, or nearly so. */
const TILING = 4200;
const SLOWEST = 620;
const QUICKEST = 230;
const BONUS = 560;

export const animate: Animate<AzulPosition, Count | null> = (shown, means) => {
  const all = async (scenes: readonly Scene[], pace: number): Promise<void> => {
    for (const scene of scenes) {
      if (means.stage.skipped) return;
      await play(scene, pace, shown, means);
    }
  };
  return {
    async step(step, before) {
      const { scenes, position } = scenesOf(before, step);
      const scored = scenes.filter(({ kind }) => kind !== "take" && kind !== "deal").length;
      await all(scenes, Math.max(QUICKEST, Math.min(SLOWEST, TILING / Math.max(1, scored))));
      return position;
    },
    end: (end) => all(bonusScenes(shown.position, end), BONUS),
  };
};

async function play(
  scene: Scene,
  pace: number,
  shown: Shown<AzulPosition, Count | null>,
  { root: place, stage, sound, signed }: Means,
): Promise<void> {
  const root = place();
  if (!root) return;
  const before = stage.measure(root, scene.flights);
  shown.position = scene.after;
  await tick();
  if (scene.kind === "take") {
    sound.play("take");
    await stage.fly(root, before, scene.flights);
    if (!stage.skipped) sound.play("place");
    return;
  }
  if (scene.kind === "deal") {
    sound.play("deal");
    stage.tip(root, Math.max(0, ...scene.flights.map(({ delay = 0 }) => delay)));
    await stage.fly(root, before, scene.flights);
    return;
  }
  const quick = pace / SLOWEST;
  const flights = scene.flights.map((flight) => ({
    ...flight,
    delay: (flight.delay ?? 0) * quick,
    duration: Math.max(200, (flight.duration ?? 300) * quick),
  }));
  const flown = stage.fly(root, before, flights);
  const gains = scene.kind === "tile" || scene.kind === "bonus";
  if (!gains) sound.play("fall");
  if (flights.length > 0) await stage.wait(Math.min(260, pace * 0.6));
  if (stage.skipped) return;
  if (gains) sound.play("score", scene.points);
  if (scene.seat !== null && scene.run.length > 0)
    shown.lit = { seat: scene.seat, cells: scene.run, pace: Math.min(80, (pace * 0.7) / scene.run.length) };
  if (scene.at && scene.points !== 0)
    void stage.rise(
      root,
      scene.at,
      signed(scene.points),
      scene.points < 0 ? "cost" : "gain",
      Math.max(700, pace * 1.6),
    );
  await Promise.all([flown, stage.wait(pace * 0.7)]);
}
