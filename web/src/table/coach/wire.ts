/** What the server tells whoever plays against bots alone (docs/api.md, "Analysis and hints"). */
import type { Hint, Judgement, Thinking } from "../../generated/messages";
import type { Language } from "../../i18n";
import { ask } from "../../wire/http";

export type { BotThought, Hint, Judgement } from "../../generated/messages";

export const askHint = (table: string, language: Language) =>
  ask<Hint>("POST", `/tables/${table}/hint?language=${language}`);
/** What one's last move gave away. */
export const askJudgement = (table: string, language: Language) =>
  ask<Judgement>("POST", `/tables/${table}/judgement?language=${language}`, {});
export const askThinking = (table: string) => ask<Thinking>("GET", `/tables/${table}/thinking`);
