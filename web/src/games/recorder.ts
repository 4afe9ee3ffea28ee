/** What a game tells the recorder: how a game that was played on a real table is written down, click by click, without a server. */
import type { Component } from "svelte";
import type { Language, RecorderTexts, Texts } from "../i18n";
import type { Counts, Position } from "../wire/types";
import type { Followed } from "./changes";
import type { Choices, SetupField } from "./setup";

export type Tags = Readonly<Record<string, string>>;
/** What has been told of each place so far, in the order in which it was told. */
export type Told = readonly (readonly string[])[];

export interface GameRecorder<Of extends Position = Position> {
  /** The game's own choices, as a game on a real table has them. */
  fields(choices: Choices, texts: Texts["home"]): readonly SetupField[];
  /** The tags that say which game it is (docs/formats.md), without who plays it. */
  tags(choices: Choices): Tags;
  /** The position before anything is dealt. */
  start(tags: Tags): Of;
  follow(position: Of, token: string): Followed<Of>;
  /** What the player to move may do; empty where no player decides. */
  legal(position: Of): readonly string[];
  /** What an arbiter may say here, or the clock: rulings of a tournament's table. */
  rulings(position: Of): readonly string[];
  /** What is due and not decided by a player; null where somebody decides, or the game is over. */
  chance(position: Of): ChanceAsked | null;
  /** The one thing that can follow here: nobody is asked for it. Null where there are several. */
  forced(position: Of): string | null;
  /** The same position with what only a server tells otherwise: how the game came out, and points that are shown meanwhile. */
  settled(position: Of): Of;
  /** A piece that is drawn, as a picture. */
  readonly Piece: Component<{ piece: string }>;
  /** What is said of that piece. */
  pieceName(piece: string, speaker: { texts: Texts; language: Language }, words: RecorderTexts): string;
}

/** A question about chance: places that are filled one after another, each with pieces out of a supply that is counted. */
export interface ChanceAsked {
  /** What is asked for, in a sentence. */
  question(words: RecorderTexts): string;
  readonly places: readonly ChancePlace[];
  /** All pieces that are offered, in their order; some may be used up. */
  readonly pieces: readonly string[];
  /** One piece answers it: it is taken down at once. */
  readonly isSingle: boolean;
  /** What lies at a place by itself, because it is all that was left. */
  fixed(told: Told, place: number): readonly string[];
  /** How many of each piece may still come to a place. */
  left(told: Told, place: number): Counts;
  /** The token, once all places are filled. */
  token(told: Told): string;
  /** What was told, from its token: so that it can be put right. */
  told(token: string): Told;
}

export interface ChancePlace {
  name(words: RecorderTexts): string;
  readonly size: number;
}

/** How many more pieces a place takes. */
export function room(asked: ChanceAsked, told: Told, place: number): number {
  return asked.places[place]!.size - asked.fixed(told, place).length - (told[place]?.length ?? 0);
}

/** The first place from one on, and round again, that takes a piece; null if everything is told. */
export function openPlace(asked: ChanceAsked, told: Told, from = 0): number | null {
  const order = asked.places.map((_, at) => (from + at) % asked.places.length);
  return order.find((place) => room(asked, told, place) > 0) ?? null;
}

/** Whether chance may have done this: each piece is there to be drawn, one after another. */
export function mayBe(asked: ChanceAsked, token: string): boolean {
  let told: Told = asked.places.map(() => []);
  for (const [place, pieces] of asked.told(token).entries())
    for (const piece of pieces) {
      if (!asked.places[place] || room(asked, told, place) < 1 || !asked.left(told, place)[piece]) return false;
      told = withPiece(told, place, piece);
    }
  return openPlace(asked, told) === null && asked.token(told) === token;
}

export function withPiece(told: Told, place: number, piece: string): Told {
  return told.map((pieces, at) => (at === place ? [...pieces, piece] : pieces));
}

export function withoutPiece(told: Told, place: number, nth: number): Told {
  return told.map((pieces, at) => (at === place ? pieces.filter((_, number) => number !== nth) : pieces));
}
