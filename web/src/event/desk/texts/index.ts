import type { PageLoaders } from "../../../texts/page.svelte";
import type en from "./en";

export type DeskTexts = typeof en;

/** What the words about the next step have to tell. */
export interface StepWords {
  /** "Game 2". */
  readonly game: string;
  /** "3 and 5", and how many they are. */
  readonly tables: string;
  readonly count: number;
  readonly present: number;
  readonly entered: number;
  /** A published seating is old. */
  readonly again: boolean;
}

export const DESK_TEXTS: PageLoaders<DeskTexts> = {
  en: () => import("./en"),
  it: () => import("./it"),
  nl: () => import("./nl"),
  ro: () => import("./ro"),
};
