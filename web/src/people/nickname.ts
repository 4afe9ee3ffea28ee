/** A friendly name for somebody who has not chosen one: one of those in the catalogue of their language. */
import type { CoreTexts } from "../i18n";

export function nickname(texts: Pick<CoreTexts, "common">, chance: () => number = Math.random): string {
  const names = texts.common.nicknames.split(", ");
  return names[Math.floor(chance() * names.length)]!;
}
