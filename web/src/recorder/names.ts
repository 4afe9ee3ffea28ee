/** Who plays, by the tags of a record. */
import type { Tags } from "../games/recorder";
import type { Texts } from "../i18n";

/** By seat from 1 (index 0 is seat 1); a seat without a name has its number. */
export function namesIn(tags: Tags, texts: Texts): string[] {
  const players = Number(tags["Players"]) || 0;
  return Array.from({ length: players }, (_, at) => tags[`Seat${at + 1}`] || texts.common.player(at + 1));
}

/** What a tag can hold of what somebody has typed: one line, without control characters. */
export function asTag(name: string): string {
  return name.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}
