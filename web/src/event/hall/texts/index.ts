import type { PageLoaders } from "../../../texts/page.svelte";
import type en from "./en";

export type HallTexts = typeof en;

export const HALL_TEXTS: PageLoaders<HallTexts> = {
  en: () => import("./en"),
  it: () => import("./it"),
  nl: () => import("./nl"),
  ro: () => import("./ro"),
};
