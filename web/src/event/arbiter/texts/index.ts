import type { PageLoaders } from "../../../texts/page.svelte";
import type en from "./en";

export type ArbiterTexts = typeof en;

export const ARBITER_TEXTS: PageLoaders<ArbiterTexts> = {
  en: () => import("./en"),
  it: () => import("./it"),
  nl: () => import("./nl"),
  ro: () => import("./ro"),
};
