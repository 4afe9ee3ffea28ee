/** Recordings that are kept in the browser, each by itself: another one in another window is not in the way. */
import type { Recording, Taken } from "./recording.svelte";

export interface Kept extends Taken {
  readonly id: string;
  /** When it was changed, in milliseconds since 1970. */
  readonly changed: number;
  /** What is told of it in a list. */
  readonly round: number;
  readonly scores: readonly (number | null)[];
  readonly isOver: boolean;
}

/** What is kept of a recording. */
export function keptOf(id: string, { taken, position, isOver }: Recording): Kept {
  const scores = position.outcome?.scores ?? position.boards.map(({ score }) => score);
  return { ...taken, id, changed: Date.now(), round: position.round, scores, isOver };
}

const PREFIX = "azulejos-recording-";

/** All of them, the last changed first. */
export function allKept(): Kept[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => kept(key.slice(PREFIX.length)) ?? [])
      .sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** The one with this id; null if there is none, or it cannot be read. */
export function kept(id: string): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
    return isKept(found) && found.id === id ? found : null;
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function keep(recording: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + recording.id, JSON.stringify(recording));
    return true;
  } catch {
    return false;
  }
}

export function drop(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // A browser that keeps nothing has nothing to lose.
  }
}

/** A name that no other recording of this browser has. */
export function newId(): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (a.toString(36) + b.toString(36)).slice(0, 10);
}

function isKept(found: unknown): found is Kept {
  const { id, tags, tokens, at, told, changed, round, scores, isOver } = (found ?? {}) as Partial<Kept>;
  const isText = (each: unknown): boolean => typeof each === "string";
  const isNumber = (each: unknown): boolean => typeof each === "number";
  return (
    isText(id) &&
    typeof tags === "object" &&
    Object.values(tags).every(isText) &&
    Array.isArray(tokens) &&
    tokens.every(isText) &&
    Array.isArray(told) &&
    told.every((pieces) => Array.isArray(pieces) && pieces.every(isText)) &&
    [at, changed, round].every(isNumber) &&
    Array.isArray(scores) &&
    typeof isOver === "boolean"
  );
}
