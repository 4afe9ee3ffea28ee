/** The words of this room, in the language that is spoken. */
import type { Session } from "../session/session.svelte";
import { PageTexts } from "../texts/page.svelte";
import type en from "./texts/en";

export type Words = typeof en;

export function editorTexts(session: Session): PageTexts<Words> {
  return new PageTexts<Words>(session, {
    en: () => import("./texts/en"),
    it: () => import("./texts/it"),
    nl: () => import("./texts/nl"),
    ro: () => import("./texts/ro"),
  });
}
