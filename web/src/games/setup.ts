/** What is chosen before a table is opened: what every game asks for, and what one game has besides. */
import type { Component } from "svelte";
import type { Texts } from "../i18n";
import type { NewTable } from "../wire/types";

export interface Choices {
  /** A variant, as people choose it: the grey wall is one of its own. */
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  /** How many of the seats beside one's own are for bots, when friends play. */
  readonly bots: number;
  readonly clock: string;
  /** `other` is who sits next: against bots the first of them. */
  readonly first: "lot" | "me" | "other";
  readonly tournament: boolean;
  readonly confirm: boolean;
  readonly takebacks: boolean;
  readonly freeText: boolean;
  readonly public: boolean;
  readonly watchable: boolean;
  readonly allowHints: boolean;
  /** What a game asks for itself, by names of its own. */
  readonly [own: string]: unknown;
}

export interface GameSetup {
  readonly variants: readonly string[];
  /** A variant as a plate of one service, or a tray. */
  readonly Icon: Component<{ variant: string }>;
  /** The lessons of each variant, by their ids. */
  readonly lessons: Readonly<Record<string, readonly string[]>>;
  /** How many can play. */
  readonly players: readonly number[];
  /** The game's own choices as they are at first. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The game's own choices where strangers play at once: nobody has to agree on anything. */
  readonly quick: Readonly<Record<string, unknown>>;
  /** The game's own choices, made to fit. */
  fitted(choices: Choices): Readonly<Record<string, unknown>>;
  /** Whether it can be played by a tournament's rules. */
  allowsTournament(choices: Choices): boolean;
  /** The game's own choices as they are asked for. */
  fields(choices: Choices, texts: Texts["home"]): readonly SetupField[];
  /** What was chosen, where the server tells of such a table: the other way round. */
  chosen(game: string, options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** What the server is asked for. */
  table(choices: Choices): Pick<NewTable, "game" | "options">;
}

/** A choice of one game, to be shown as a list, as groups of marks, or as a single mark. Each answers with what is chosen then. */
export type SetupField =
  | {
      readonly kind: "list";
      readonly label: string;
      readonly value: string;
      readonly options: readonly (readonly [value: string, text: string])[];
      choose(value: string): Partial<Choices>;
    }
  | {
      readonly kind: "groups";
      readonly label: string;
      readonly chosen: readonly string[];
      readonly groups: readonly (readonly (readonly [value: string, text: string])[])[];
      toggled(value: string): readonly string[];
      choose(chosen: readonly string[]): Partial<Choices>;
    }
  | { readonly kind: "mark"; readonly label: string; readonly isOn: boolean; choose(isOn: boolean): Partial<Choices> };
