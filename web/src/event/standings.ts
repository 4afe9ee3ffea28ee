/** What is said beside the standings: that some of them are hidden until the prize-giving. */
import type { EventTexts } from "../i18n";
import type { Parts } from "./wire";

/** Whether results and standings are not public as yet. */
export const isHidden = ({ about, ceremony }: Pick<Parts, "about" | "ceremony">): boolean =>
  about.settings.hidden_from !== null && !(ceremony && ceremony.lines.length === ceremony.of);

/** What everybody should know about the standings that they see; empty where these are whole. */
export function noteOf(parts: Pick<Parts, "about" | "ceremony" | "games">, texts: EventTexts): string {
  const from = parts.about.settings.hidden_from;
  if (!isHidden(parts) || from === null || parts.games.length < from) return "";
  return from === 1 ? texts.ranking.hidden : texts.ranking.after(from - 1);
}
