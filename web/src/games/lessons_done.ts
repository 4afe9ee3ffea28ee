/** Which lessons somebody has done, kept on this device: so that the first page can lead on to the next one. */
const KEY = "azulejos-lessons";

function all(): Readonly<Record<string, readonly string[]>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** The ids of the lessons of a variant that were done. */
export function lessonsDone(variant: string): Set<string> {
  const kept = all()[variant];
  return new Set(Array.isArray(kept) ? kept : []);
}

export function keepLessonDone(variant: string, lesson: string): void {
  try {
    const kept = [...lessonsDone(variant).add(lesson)];
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [variant]: kept }));
  } catch {
    // A browser that keeps nothing.
  }
}
