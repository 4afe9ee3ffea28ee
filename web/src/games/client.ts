/** What a game tells the rest of the client about itself. Pages ask this, and never which game it is; whatever weighs something comes when it is asked for. */
import type { Component } from "svelte";
import type { Language, OutcomeTexts, Texts, TextviewTexts } from "../i18n";
import type { Outcome, Position, ScoringStep } from "../wire/types";
import type { Change, Followed } from "./changes";
import type { GameEditor } from "./editor";
import type { Lesson } from "./lessons";
import type { MovePicture } from "./picture";
import type { GameRecorder } from "./recorder";
import type { GameRules } from "./rules";
import type { Chance } from "./common/chance";
import type { Asking } from "./common/reader/questions";
import type { Speaker } from "./common/reader/speaker";
import type { Step, TableComponent } from "./table";

export type Options = Readonly<Record<string, unknown>>;

export interface GameClient {
  /** The server's ids of the games that this client shows. */
  readonly ids: readonly string[];
  /** The variants as people choose them, and as they stand in addresses of rules and lessons. */
  readonly variants: readonly string[];
  /** The variant that is played with these options. */
  variantOf(game: string, options: Options): string;
  /** The colour of the tile that stands for it in lists of tables, by its letter. */
  mark(game: string): string;
  /** How the symbols of its tiles begin: square tiles, or round ones. */
  readonly tile: "tile" | "disc";
  /** Tiles without a place break, rather than fall to a floor line. */
  readonly breaks: boolean;
  /** How many rounds a game has; null where play decides it. */
  readonly rounds: number | null;
  /** The drawing needs more width than height. */
  readonly isWide: boolean;
  /** What people call the game that is played with these options. */
  name(game: string, options: Options, texts: Texts): string;
  /** The drawing of a table, by which a game is played and looked at. */
  readonly table: () => Promise<{ default: TableComponent }>;
  /** Why moves are refused, and which could be chosen ahead. */
  readonly refusals: () => Promise<GameRefusals>;
  /** The tokens of moves that tell others something, and so are not taken back; null if there are none. */
  readonly reveals: RegExp | null;
  /** How it tells what happens. */
  readonly narration: () => Promise<{ readonly narration: GameNarration }>;
  /** The table in words. */
  readonly reader: () => Promise<GameReader>;
  /** What other pages than that of a table need. */
  readonly pages: () => Promise<GamePages>;
  /** How to keep what one seat alone may know from the others at the same screen; null where a game hides nothing from its players. */
  readonly secrets: Secrets | null;
}

export interface GameRefusals<Of extends Position = Position> {
  /** All takes that a seat would have if it were its turn now, as tokens. */
  takesOf(position: Of, seat: number): string[];
}

/** Apart, so that a table does not carry the names of all these files. */
export interface GamePages {
  /** What a position and its outcome tell of scores. */
  readonly scores: GameScores;
  /** Setting up positions by hand. */
  readonly editor: () => Promise<GameEditor>;
  /** Writing down a game that was played on a real table. */
  readonly recorder: () => Promise<{ readonly recorder: GameRecorder }>;
  readonly rules: () => Promise<GameRules>;
  readonly lessons: (variant: string) => Promise<readonly Lesson[]>;
  /** What the check of a record's deals needs. */
  readonly proof: () => Promise<{ readonly proof: GameProof }>;
  /** Variants whose lessons build on those of another one. */
  readonly basis: Readonly<Record<string, string>>;
  /** Variants whose lessons are told in the words of another one. */
  readonly sameWords: Readonly<Record<string, string>>;
  /** A seat's board in small: lines, and wall or dome. */
  readonly miniature: () => Promise<{ default: Component<{ position: Position; seat: number }> }>;
  /** Some symbols of tiles, for an ornament. */
  readonly ornament: readonly string[];
  /** Symbols that the page's own do not have; null where those are enough. */
  readonly symbols: (() => Promise<{ default: Component }>) | null;
}

/** What a spectator may know of what a seat has seen. */
export interface Secrets {
  position(position: Position): Position;
  step(step: Step): Step;
}

/** What was scored, for the end of a game and for looking back at it. */
export interface GameScores {
  /** The tiles of a seat's wall or dome, row by row, "-" where nothing lies. */
  rows(position: Position, seat: number): readonly string[];
  /** What the score before the bonuses is made of, in words. */
  tiling(words: OutcomeTexts): string;
  /** Whether a bonus is told that brought nothing. */
  readonly tellsEmptyBonuses: boolean;
  /** What a bonus was for, and how often. */
  bonus(kind: string, count: number, words: Texts["reader"]): string;
  /** Why the game ended, and who brought it about where that is told. */
  ending(outcome: Outcome, who: string | null, words: Pick<Texts["reader"], "over">): string;
  /** What decided between equal scores, in words; empty if nothing had to. */
  tieBreak(position: Position, outcome: Outcome, words: OutcomeTexts): string;
}

/** What chance decides in a game, for whoever draws it once more (docs/fairness.md). */
export interface GameProof<Of extends Position = Position> {
  /** The position at the beginning of a record. */
  start(tags: ReadonlyMap<string, string>, players: number, first: number): Of;
  follow(position: Of, token: string): Followed<Of>;
  /** Whether a token is what chance did. */
  isChance(token: string): boolean;
  /** What a source of chance gives here, as a token. */
  drawn(position: Of, chance: Chance): string;
  /** A token of chance in its one form: the order inside a display or tray does not matter. */
  canonical(token: string): string;
  /** Options of the game that were drawn by lot, compared with the record's; null where a game has none. */
  options(tags: ReadonlyMap<string, string>, chance: Chance): DrawnOptions | null;
}

export interface DrawnOptions {
  readonly told: string;
  readonly drawn: string;
  readonly fits: boolean;
}

/** How a game is described and asked in words. */
export interface GameReader {
  readonly Description: Component<DescriptionProps>;
  readonly asking: Asking;
}

/** How a game tells what happens. */
export interface GameNarration<Of extends Position = Position> {
  /** The position before the steps that led to `end`: the beginning of the game, or, if they are not all of the game's, one of which little is known. */
  start(end: Of, steps: readonly Step[]): Of;
  /** The position after a step; of what the server has scored by it, what is to be told later needs to be followed. */
  follow(position: Of, token: string, step: Step): Followed<Of>;
  /** What a step did, in sentences, without what it scored. */
  tell(step: Step, known: Known<Of>, speaker: Speaker): string[];
  /** The same as a picture; null for what words tell better. */
  picture(step: Step, known: Known<Of>): MovePicture | null;
  /** Tokens of which nothing is said while the game goes on: the table shows them well enough. */
  readonly silent: RegExp | null;
  /** What a step of a scoring brought or cost, in sentences. */
  scored(step: ScoringStep, speaker: Speaker): string[];
  readonly bonus: GameScores["bonus"];
  readonly ending: GameScores["ending"];
}

/** What is known when a step is told. */
export interface Known<Of extends Position = Position> {
  readonly before: Of | null;
  /** What followed from that; nothing if it could not be told. */
  readonly changes: readonly Change<Of>[];
  /** The server's position after it. */
  readonly after: Of | null;
}

/** What lies on the table, told to somebody. */
export interface DescriptionProps {
  readonly position: Position;
  readonly names: readonly string[];
  /** The seat whose board comes first; 0 for a spectator. */
  readonly seat: number;
  readonly words: TextviewTexts;
  readonly texts: Texts;
  readonly language: Language;
}
