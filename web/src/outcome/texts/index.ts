/** The words of the final scores: they come with them. */
import type { PageLoaders } from "../../texts/page.svelte";
import type en from "./en";

export type OutcomeWords = typeof en;

export const OUTCOME_WORDS: PageLoaders<OutcomeWords> = {
  en: () => import("./en"),
  it: () => import("./it"),
  nl: () => import("./nl"),
  ro: () => import("./ro"),
};
