/** A friendly name for somebody who has not chosen one: one of those in the catalogue of their language that nobody at the table has. */
import type { CoreTexts } from "../i18n";

export function nickname(
  texts: Pick<CoreTexts, "common">,
  taken: readonly (string | null)[] = [],
  chance: () => number = Math.random,
): string {
  const all = texts.common.nicknames.split(", ");
  const free = all.filter((name) => !taken.includes(name));
  const names = free.length ? free : all;
  return names[Math.floor(chance() * names.length)]!;
}
