/**
 * The texts in four languages. English is the model: its type is what the others have to fulfil, so that a missing text is an error of the compiler.
 * A text with something in it is a function. Pages with many words of their own (rules, tutorial) keep them beside the page, in the same way.
 *
 * They come in two parts: what a table needs at once (core), and all else (rest), so that a table is there soon on a slow line.
 */
import type core from "./en/core";
import type rest from "./en/rest";

export const LANGUAGES = ["en", "it", "nl", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];
export type CoreTexts = typeof core;
export type RestTexts = typeof rest;
export type Texts = CoreTexts & RestTexts;

/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  it: "Italiano",
  nl: "Nederlands",
  ro: "Română",
};

const CORE: Readonly<Record<Language, () => Promise<{ default: CoreTexts }>>> = {
  en: () => import("./en/core"),
  it: () => import("./it/core"),
  nl: () => import("./nl/core"),
  ro: () => import("./ro/core"),
};
const REST: Readonly<Record<Language, () => Promise<{ default: RestTexts }>>> = {
  en: () => import("./en/rest"),
  it: () => import("./it/rest"),
  nl: () => import("./nl/rest"),
  ro: () => import("./ro/rest"),
};

export async function coreTextsOf(language: Language): Promise<CoreTexts> {
  return (await CORE[language]()).default;
}

export async function textsOf(language: Language): Promise<Texts> {
  const [core, rest] = await Promise.all([CORE[language](), REST[language]()]);
  return { ...core.default, ...rest.default };
}
