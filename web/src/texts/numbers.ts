/** Numbers, dates and plurals as a language has them. */
import type { Language } from ".";

export interface Forms {
  readonly one: string;
  /** Romanian only: 0, 2 to 19, and 101 to 119. */
  readonly few?: string;
  readonly other: string;
}

/** The form of a noun for a number; `#` in it becomes the number. */
export function plural(language: Language, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count) as keyof Forms] ?? forms.other;
  return form.replace("#", number(language, count));
}

export function number(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A number with its sign, a real minus included: +3, −2, 0. */
export function signed(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(value).replace("-", "−");
}

export function dateTime(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** "Ann, Ben and Cleo", in the language's way. */
export function list(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}
