import type { PageLoaders } from "../../texts/page.svelte";
import type en from "./en";

export type EventTexts = typeof en;

export const EVENT_TEXTS: PageLoaders<EventTexts> = {
  en: () => import("./en"),
  it: () => import("./it"),
  nl: () => import("./nl"),
  ro: () => import("./ro"),
};
