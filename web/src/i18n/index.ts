/**
 * The texts, compiled from the catalogues in `src/azulejos/i18n` (docs/translating.md). A text with something in it is a function.
 *
 * They come in portions: what a table needs at once (core), what every other page needs (rest), and for pages with many words of their own
 * (rules, tutorial, tournaments) what comes with the page: `virtual:texts/rules` and so on.
 */
import { NAMES, type CoreTexts, type Language, type RestTexts as Rest } from "virtual:texts";
import CORE from "virtual:texts/core";
import REST from "virtual:texts/rest";

export type * from "virtual:texts";

/** How each language calls itself. */
export const LANGUAGE_NAMES = NAMES;
export const LANGUAGES = Object.keys(NAMES) as readonly Language[];

interface Refusals {
  /** What a refusal means, in this language; the server's own sentence is English. */
  readonly of: (code: string, text: string) => string;
}
export type RestTexts = Rest & { readonly errors: Refusals };
export type Texts = CoreTexts & RestTexts;

export async function coreTextsOf(language: Language): Promise<CoreTexts> {
  return (await CORE[language]()).default;
}

export async function textsOf(language: Language): Promise<Texts> {
  const [core, rest, { sentenceOf }] = await Promise.all([
    CORE[language](),
    REST[language](),
    import("./refusals/codes"),
  ]);
  const { errors } = rest.default;
  const of = (code: string): string => {
    const sentence = sentenceOf(code);
    return sentence ? errors.sentences[sentence] : errors.general(code);
  };
  return { ...core.default, ...rest.default, errors: { ...errors, of } };
}
