/** What the server tells whoever plays against bots alone (docs/api.md, "Analysis and hints"). */
import type { Hint, Judgement, Thinking } from "../../generated/messages";
import type { Language } from "../../i18n";
import { ask } from "../../wire/http";

export type { BotThought, Hint, Judgement } from "../../generated/messages";

/** A search may have to begin first, and others may be served before: that is no lost line. */
const THOUGHT_MS = 60_000;

export const askHint = (table: string, language: Language) =>
  ask<Hint>("POST", `/tables/${table}/hint?language=${language}`, undefined, undefined, THOUGHT_MS);
/** What one's last move gave away. */
export const askJudgement = (table: string, language: Language) =>
  ask<Judgement>("POST", `/tables/${table}/judgement?language=${language}`, {}, undefined, THOUGHT_MS);
export const askThinking = (table: string) => ask<Thinking>("GET", `/tables/${table}/thinking`);
