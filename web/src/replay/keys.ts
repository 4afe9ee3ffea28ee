/** The keys of a replay. */
import type { Course } from "./course.svelte";
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
export function follow(event: KeyboardEvent, course: Course): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target, event.key))
    return false;
  const to = target(event.key, course);
  if (to === null) return false;
  event.preventDefault();
  if (to === "toggle") course.toggle();
  else {
    course.pause();
    course.go(to);
  }
  return true;
}

function target(key: string, course: Course): number | "toggle" | null {
  switch (key) {
    case "ArrowLeft":
      return course.at - 1;
    case "ArrowRight":
      return course.at + 1;
    case "Home":
      return 0;
    case "End":
      return course.events;
    case "PageUp":
      return neighbour(course.rounds, course.at, course.events, -1);
    case "PageDown":
      return neighbour(course.rounds, course.at, course.events, 1);
    case " ":
      return "toggle";
    default:
      return null;
  }
}
