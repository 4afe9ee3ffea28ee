import type { PageLoaders } from "../../../texts/page.svelte";
import type en from "./en";

export type PlayerTexts = typeof en;

export const PLAYER_TEXTS: PageLoaders<PlayerTexts> = {
  en: () => import("./en"),
  it: () => import("./it"),
  nl: () => import("./nl"),
  ro: () => import("./ro"),
};
