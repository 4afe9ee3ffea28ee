/** The keys of a replay. */
import type { Playback } from "./playback.svelte";
import { neighbour } from "./rounds";

/** Whether a key belongs to what has the focus: letters to a text field, arrows to a slider, the space bar to a button. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("textarea, select, [contenteditable], [role=grid]")) return true;
  const input = target.closest("input");
  if (input) return input.type !== "range" || key !== " ";
  return key === " " && target.closest("button, a, summary") !== null;
}

/** Follow a key; whether it was one of ours. */
export function follow(event: KeyboardEvent, playback: Playback): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target, event.key))
    return false;
  const to = target(event.key, playback);
  if (to === null) return false;
  event.preventDefault();
  if (to === "toggle") playback.toggle();
  else {
    playback.pause();
    playback.go(to);
  }
  return true;
}

function target(key: string, playback: Playback): number | "toggle" | null {
  switch (key) {
    case "ArrowLeft":
      return playback.at - 1;
    case "ArrowRight":
      return playback.at + 1;
    case "Home":
      return 0;
    case "End":
      return playback.events;
    case "PageUp":
      return neighbour(playback.rounds, playback.at, playback.events, -1);
    case "PageDown":
      return neighbour(playback.rounds, playback.at, playback.events, 1);
    case " ":
      return "toggle";
    default:
      return null;
  }
}
