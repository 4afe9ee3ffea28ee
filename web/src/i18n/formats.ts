/** Numbers, dates and lists as a language has them, and what compiled texts need of it (plugins/catalogue.ts). */
import type { Language } from "virtual:texts";

export interface Formats {
  readonly number: (value: number) => string;
  readonly signed: (value: number) => string;
  readonly percent: (value: number) => string;
  /** The form of a noun for a number: "one", "few" (Romanian only) or "other". */
  readonly plural: (count: number) => Intl.LDMLPluralRule;
  /** The ending of a place: "one" for the 1st, "two" for the 2nd, and so on. */
  readonly ordinal: (place: number) => Intl.LDMLPluralRule;
}

/** To make one of these takes longer than to draw a tile: each is made once for a language. */
function once<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}
const numbersOf = once((language) => new Intl.NumberFormat(language));
const signedOf = once((language) => new Intl.NumberFormat(language, { signDisplay: "exceptZero" }));
const listsOf = once((language) => new Intl.ListFormat(language, { type: "conjunction" }));

export function formats(language: Language): Formats {
  const numbers = numbersOf(language);
  const percents = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const plurals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: "ordinal" });
  return {
    number: (value) => numbers.format(value),
    signed: (value) => signed(language, value),
    percent: (value) => percents.format(value),
    plural: (count) => plurals.select(count),
    ordinal: (place) => ordinals.select(place),
  };
}

export function number(language: Language, value: number): string {
  return numbersOf(language).format(value);
}

/** A number with its sign, a real minus included: +3, −2, 0. */
export function signed(language: Language, value: number): string {
  return signedOf(language).format(value).replace("-", "−");
}

export function dateTime(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** "Ann, Ben and Cleo", in the language's way. */
export function list(language: Language, items: readonly string[]): string {
  return listsOf(language).format(items);
}
