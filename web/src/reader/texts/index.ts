/** The words of the text of the table, in the language that is spoken. They come with the text. */
import type { PageLoaders } from "../../texts/page.svelte";
import type en from "./en";

export type TableWords = typeof en;

export const TABLE_WORDS: PageLoaders<TableWords> = {
  en: () => import("./en"),
  it: () => import("./it"),
  nl: () => import("./nl"),
  ro: () => import("./ro"),
};
