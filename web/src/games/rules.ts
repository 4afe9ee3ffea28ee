/** What stands on the rules page of a game, in order: the words are in the texts. Clauses are those of docs/rules. */
import type { Component } from "svelte";
import type { RulesTexts } from "../i18n";

export type RulesWords = RulesTexts;
/** A figure, by the key of its words. */
export type FigureName = {
  [Key in keyof FigureWords]: FigureWords[Key] extends { alt: string; caption: string } ? Key : never;
}[keyof FigureWords];
type FigureWords = RulesWords["figures"];

export type Block<Key extends string = string> =
  | { readonly kind: "text"; readonly key: Key; readonly clauses: string }
  | { readonly kind: "list"; readonly items: readonly (readonly [key: Key, clauses: string])[] }
  | { readonly kind: "figures"; readonly names: readonly FigureName[] }
  | { readonly kind: "tiles"; readonly colours: string }
  | { readonly kind: "legend"; readonly figure: FigureName }
  | { readonly kind: "own"; readonly Block: Component<{ words: RulesWords }> };

export interface Section {
  readonly id: string;
  readonly blocks: readonly Block[];
}

/** The words of one game: sections by their ids, texts by their keys. */
export type SectionWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface GameRules {
  sections(variant: string): readonly Section[];
  /** The summary on one screen: which sentences, each with a little picture. */
  minute(variant: string): readonly string[];
  /** The sentence of the summary whose picture stands for the variant. */
  emblem(variant: string): string;
  words(words: RulesWords): SectionWords;
  readonly MinuteIcon: Component<{ step: string }>;
  readonly Figure: Component<FigureProps>;
}

export interface FigureProps {
  readonly name: FigureName;
  readonly alt: string;
  readonly variant: string;
  readonly words: RulesWords["figures"];
}

export const text = <Key extends string>(key: Key, clauses = ""): Block<Key> => ({ kind: "text", key, clauses });
export const list = <Key extends string>(...items: readonly (readonly [Key, string])[]): Block<Key> => ({
  kind: "list",
  items,
});
export const figures = (...names: readonly FigureName[]): Block<never> => ({ kind: "figures", names });
export const tiles = (colours: string): Block<never> => ({ kind: "tiles", colours });
export const legend = (figure: FigureName): Block<never> => ({ kind: "legend", figure });

/** Makes sections of a part of the words: its keys are checked by the compiler. */
export function sectionsOf<Part extends keyof RulesWords>() {
  return <Id extends keyof RulesWords[Part] & string>(
    id: Id,
    ...blocks: readonly Block<Exclude<keyof RulesWords[Part][Id] & string, "title">>[]
  ): Section => ({ id, blocks });
}
