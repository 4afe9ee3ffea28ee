/** What the server tells of a finished game that is analysed (docs/api.md, "Analysis and hints"). */
import type { TableAnalysis } from "../../generated/messages";
import type { Language } from "../../i18n";
import { ask } from "../../wire/http";

export type { MoveJudged, MoveMark as Mark, TableAnalysis } from "../../generated/messages";

export const lookUp = (table: string, language: Language) =>
  ask<TableAnalysis>("GET", `/tables/${table}/analysis?language=${language}`);
export const begin = (table: string, language: Language) =>
  ask<TableAnalysis>("POST", `/tables/${table}/analysis?language=${language}`);
