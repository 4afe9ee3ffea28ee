/** Positions of Duel with one part changed: what the follower is made of. */
import type { DuelBoard, DuelPosition, Tray } from "../../wire/types";
import { Unplayable, type Change, type Followed, type Moved } from "../changes";

type Kind =
  | "take"
  | "stack"
  | "deal"
  | "chip"
  | "plate"
  | "draw"
  | "lay"
  | "up"
  | "other"
  | "tile"
  | "special"
  | "broken"
  | "paid";
export type DuelChange = Change<DuelPosition, Kind>;
export type DuelFollowed = Followed<DuelPosition, Kind>;

export const LAST_ROUND = 5;
export const FACE_DOWN = "?";

export function change(kind: Kind, position: DuelPosition, moved: readonly Moved[] = []): DuelChange {
  return { kind, position, moved, scoring: null };
}

export function moverOf(position: DuelPosition, token: string): number {
  if (!position.to_move) throw new Unplayable(token);
  return position.to_move;
}

export function boardOf(position: DuelPosition): DuelBoard {
  const board = position.boards[(position.to_move ?? 0) - 1];
  if (!board) throw new Unplayable("");
  return board;
}

export function onBoard(
  position: DuelPosition,
  seat: number,
  change: (board: DuelBoard) => Partial<DuelBoard>,
): DuelPosition {
  const boards = position.boards.map((board, at) => (at === seat - 1 ? { ...board, ...change(board) } : board));
  return { ...position, boards };
}

/** How many plates lie in the domes; a game whose past is not known is well under way. */
export function laid({ boards }: DuelPosition): number {
  return boards.length ? boards.flatMap(({ dome }) => dome.plates).filter(Boolean).length : Infinity;
}

export const other = (seat: number | null): number | null => seat && 3 - seat;

export const replaced = (trays: readonly Tray[], number: number, change: Partial<Tray>): Tray[] =>
  trays.map((tray, at) => (at === number ? { ...tray, ...change } : tray));

export const withLine = (lines: readonly string[], line: number, tiles: string): string[] =>
  lines.map((each, at) => (at === line - 1 ? tiles : each));

export function without<Item>(all: readonly Item[], some: readonly (Item | null)[]): Item[] {
  const left = [...all];
  for (const each of some) {
    const at = each === null ? -1 : left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
