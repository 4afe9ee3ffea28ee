/** What is said beside the standings: that some of them are hidden until the prize-giving. */
import type { EventTexts } from "../i18n";
import type { Parts } from "./wire";

/** Whether results and standings are not public as yet. */
export const isHidden = ({ about, ceremony }: Pick<Parts, "about" | "ceremony">): boolean =>
  about.settings.hidden_from !== null && !(ceremony && ceremony.lines.length === ceremony.of);

type Shown = Pick<Parts, "about" | "ceremony" | "games">;

/** After how many games the standings are that everybody sees, where the rest is hidden; null where these are whole. */
export function gamesShown(parts: Shown): number | null {
  const from = parts.about.settings.hidden_from;
  return !isHidden(parts) || from === null || parts.games.length < from ? null : from - 1;
}

/** Whether the standings that everybody sees are final: who stands first there has won. */
export const areFinal = (parts: Shown): boolean => parts.about.stage === "finished" && gamesShown(parts) === null;

/** What everybody should know about the standings that they see; empty where these are whole. */
export function noteOf(parts: Shown, texts: EventTexts): string {
  const games = gamesShown(parts);
  return games === null ? "" : games === 0 ? texts.ranking.hidden : texts.ranking.after(games);
}
