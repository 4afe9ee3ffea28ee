/** How the table of Duel goes from one position to the next: scene by scene, with pieces that fly, points that rise and sounds. */
import { tick } from "svelte";
import type { DuelPosition } from "../../wire/types";
import type { Animate, Means, Shown } from "../common/showing.svelte";
import { DARK, type Lit } from "./marks";
import { scenesOf, type Scene } from "./scenes";

export const animate: Animate<DuelPosition, Lit> = (shown, means) => ({
  async step(step) {
    const { scenes, position } = scenesOf(shown.position, step);
    shown.lit = { ...DARK, plates: [...new Set(scenes.flatMap(({ plates }) => plates))] };
    for (const scene of scenes) {
      if (means.stage.skipped) break;
      await play(scene, shown, means);
    }
    return position;
  },
});

async function play(
  scene: Scene,
  shown: Shown<DuelPosition, Lit>,
  { root: place, stage, sound, signed }: Means,
): Promise<void> {
  const root = place();
  if (!root) return;
  const before = stage.measure(root, scene.flights);
  shown.position = scene.position;
  await tick();
  const points = scene.rising?.points ?? 0;
  if (scene.isDeal) stage.tip(root, Math.max(0, ...scene.flights.map(({ delay = 0 }) => delay)));
  if (scene.flights.length && !points) sound.play(scene.isDeal ? "deal" : "take");
  await stage.fly(root, before, scene.flights);
  if (stage.skipped) return;
  if (scene.flights.length && !points && !scene.isDeal) sound.play("place");
  if (!scene.rising) return;
  sound.play(points < 0 ? "fall" : "score", points);
  shown.lit = { ...shown.lit, run: new Set(scene.run) };
  await stage.rise(root, scene.rising.spot, signed(points), points < 0 ? "loss" : "gain", 650);
  shown.lit = { ...shown.lit, run: DARK.run };
}
