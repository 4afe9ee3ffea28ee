/**
 * What a token (docs/formats.md) does to a position of Azul Duel: what it does by itself, whose turn it is and what is awaited then (D20-D25, D40), and the tiling of
 * a round (D30-D38). The server's position is always the end; outcome and points of scoring tiles are the server's to tell.
 */
import type { Cell, DuelPosition, Tray } from "../../wire/types";
import { Unplayable } from "../changes";
import { tileScore, withTile } from "../runs";
import { plus, plusAll } from "../supply";
import { act } from "./act";
import { hasSpace, isRowLaid, specialDue } from "./dome";
import {
  boardOf,
  change,
  FACE_DOWN,
  laid,
  LAST_ROUND,
  moverOf,
  onBoard,
  other,
  withLine,
  without,
  type DuelChange,
  type DuelFollowed,
} from "./position";
import { BROKEN_SPACES, brokenCost } from "./preview";

const LINES = 6;
export const CHIPS_A_ROUND = 2;

export function follow(before: DuelPosition, token: string): DuelFollowed {
  const placed = /^>([1-6])([1-6])$/.exec(token);
  if (placed) return place(before, [Number(placed[1]), Number(placed[2])]);
  if (token.startsWith("spend:")) return spend(before, token === "spend:none" ? [] : token.slice(6).split(","));
  const { change, due } = act(before, token);
  const { position } = change;
  const changes = [change];
  switch (due) {
    case "next-turn":
      return awaitTurn({ ...position, to_move: other(position.to_move) }, changes);
    case "turn":
      return awaitTurn(position, changes);
    case "round": {
      const starts = { ...position, to_move: position.first };
      return laid(starts) < 2 ? { changes, position: filling(starts) } : awaitTurn(starts, changes);
    }
    case "display":
      return { changes, position: filling(position) };
    case "after-top":
      return { changes, position: awaiting({ ...position, after: null }, before.after ?? before.stage) };
    case "drawing":
      return { changes, position: awaitingTop(position, due) };
    default:
      return { changes, position: awaiting(position, due) };
  }
}

const cellSpot = (seat: number, [row, column]: Cell): string => `cell-${seat}-${row}-${column}`;

function awaiting(position: DuelPosition, stage: DuelPosition["stage"]): DuelPosition {
  if (stage === "over") return { ...position, stage, phase: "over" };
  if (stage === "chips" || stage === "cell") return { ...position, stage, phase: "tiling" };
  return { ...position, stage, phase: /^(top|turn-up|trays|reveal|fronts)$/.test(stage) ? "deal" : "offer" };
}

/** This, once the back of the pile's top plate is known. */
function awaitingTop(position: DuelPosition, stage: DuelPosition["stage"]): DuelPosition {
  return position.pile[0] === null ? awaiting({ ...position, after: stage }, "top") : awaiting(position, stage);
}

/** D10, D11, D40: the display is filled up to three; then what is due goes on. */
function filling(position: DuelPosition): DuelPosition {
  const { first } = position;
  if (position.display.includes(null) && position.pile.length) return awaitingTop(position, "turn-up");
  if (position.trays.every(({ sun, moon, chip }) => !sun && !moon && !chip))
    return awaitingTop({ ...position, to_move: null }, "trays");
  if (laid(position) < 2)
    return awaitingTop({ ...position, to_move: laid(position) ? first : other(first) }, "first-plate");
  return awaitingTop({ ...position, to_move: first }, "turn");
}

/** D23, D25: chips of empty trays are revealed; then whoever can do something has a turn; then tiles go to the domes. */
function awaitTurn(position: DuelPosition, changes: readonly DuelChange[]): DuelFollowed {
  if (position.trays.some(isToReveal)) return { changes, position: awaiting(position, "reveal") };
  for (const to_move of [position.to_move, other(position.to_move)])
    if (canAct(position, to_move)) return { changes, position: awaiting({ ...position, to_move }, "turn") };
  return tiling({ ...position, to_move: position.first, line: 1 }, changes);
}

export const isToReveal = ({ sun, moon, chip }: Tray): boolean => chip === FACE_DOWN && !sun && !moon;

/** Somebody whose board is not known may always be able to. */
function canAct({ trays, boards, pile, display }: DuelPosition, seat: number | null): boolean {
  const board = boards[(seat ?? 0) - 1];
  if (!board || trays.some(({ sun, moon }) => sun || moon)) return true;
  if (board.tokens && (pile.length || display.some(Boolean))) return true;
  return board.chips_taken < CHIPS_A_ROUND && trays.some(({ chip }) => chip && chip !== FACE_DOWN);
}

// Tiling

/** D38: from the line that is due on, the first player's lines before the other's, until there is something to decide or all is done. */
function tiling(start: DuelPosition, before: readonly DuelChange[]): DuelFollowed {
  const changes = [...before];
  let at = start;
  const add = (each: DuelChange): void => void (changes.push(each), (at = each.position));
  while (at.line) {
    for (let line = at.line; line <= LINES; line++) {
      at = { ...at, line };
      const stage = lineStage(at, line);
      if (stage === "broken") add(breaking(at, line));
      else if (stage) return { changes, position: awaiting(at, stage) };
    }
    add(paying(at));
    at = at.to_move === at.first ? { ...at, to_move: other(at.first), line: 1 } : { ...at, to_move: null, line: null };
  }
  return { changes, position: at.round === LAST_ROUND ? awaiting(at, "over") : filling(at) };
}

/** D30-D32: what its player has to decide about a line; one that finds no space breaks, if the row's three plates lie. */
function lineStage(position: DuelPosition, line: number): "cell" | "chips" | "broken" | null {
  const { lines, dome, chips } = boardOf(position);
  const tiles = lines[line - 1]!;
  if (!tiles) return null;
  const missing = line - tiles.length;
  if (!hasSpace(dome, line, tiles[0]!)) return isRowLaid(dome, line) ? "broken" : null;
  if (!missing) return "cell";
  return canPay(chips, tiles[0]!, missing) ? "chips" : null;
}

/** D31: each missing place for two chips that show the colour, or for any three. */
export function canPay(chips: readonly string[], colour: string, missing: number): boolean {
  const matching = chips.filter((chip) => chip.includes(colour)).length;
  for (let pairs = 0; pairs <= Math.floor(matching / 2); pairs++)
    if (pairs + Math.floor((chips.length - 2 * pairs) / 3) >= missing) return true;
  return false;
}

function spend(before: DuelPosition, chips: readonly string[]): DuelFollowed {
  if (!before.line) throw new Unplayable("spend");
  if (!chips.length) return tiling({ ...before, line: before.line + 1 }, [change("other", before)]);
  const position = onBoard(before, moverOf(before, "spend"), (board) => ({
    chips: without(board.chips, chips),
    spent: [...board.spent, ...chips].sort(),
  }));
  return { changes: [change("other", position)], position: awaiting(position, "cell") };
}

/** D30, D33-D35: a tile goes to its cell, and the other tiles of its line to the tower. */
function place(before: DuelPosition, cell: Cell): DuelFollowed {
  const [line] = cell;
  if (before.line !== line) throw new Unplayable(`>${cell.join("")}`);
  const seat = before.to_move!;
  const { lines, dome } = boardOf(before);
  const tile = lines[line - 1]![0]!;
  const { points, horizontal, vertical } = tileScore(dome.tiles, cell);
  const position = {
    ...onBoard(before, seat, ({ score }) => ({
      score: score + points,
      dome: { ...dome, tiles: withTile(dome.tiles, cell, tile) },
      lines: withLine(lines, line, ""),
    })),
    tower: plus(before.tower, tile, lines[line - 1]!.length - 1),
  };
  const changes: DuelChange[] = [
    {
      kind: "tile",
      position,
      moved: [{ piece: tile, from: `line-${seat}-${line}-0`, to: cellSpot(seat, cell) }],
      scoring: { kind: "tile", seat, points, cell, tile, horizontal, vertical },
    },
  ];
  const due = specialDue(dome, cell);
  if (due) changes.push(special(position, due));
  return tiling({ ...changes.at(-1)!.position, line: line + 1 }, changes);
}

function special(before: DuelPosition, cell: Cell): DuelChange {
  const seat = before.to_move!;
  const points = before.points.special[cell[0] - 1] ?? 0;
  const position = onBoard(before, seat, ({ score, dome }) => ({
    score: score + points,
    dome: { ...dome, tiles: withTile(dome.tiles, cell, "S") },
  }));
  const moved = [{ piece: "S", from: `points-${seat}-${cell[0]}`, to: cellSpot(seat, cell) }];
  return { kind: "special", position, moved, scoring: { kind: "special", seat, points, cell } };
}

/** D32: all tiles of a line break. */
function breaking(before: DuelPosition, line: number): DuelChange {
  const seat = before.to_move!;
  const { lines, broken: held } = boardOf(before);
  const tiles = lines[line - 1]!;
  const broken = Math.min(tiles.length, BROKEN_SPACES - held.length);
  const to_tower = tiles.length - broken;
  const position = onBoard(before, seat, () => ({
    lines: withLine(lines, line, ""),
    broken: held + tiles.slice(0, broken),
  }));
  const moved = [...tiles.slice(0, broken)].map((piece, at) => ({
    piece,
    from: `line-${seat}-${line}-${at}`,
    to: `broken-${seat}-${held.length + at}`,
  }));
  return {
    kind: "broken",
    position: { ...position, tower: plus(before.tower, tiles[0]!, to_tower) },
    moved,
    scoring: { kind: "line-broken", seat, points: 0, line, tile: tiles[0]!, broken, to_tower },
  };
}

/** D36: broken tiles and the first-player tile cost; the score never falls below 0. */
function paying(before: DuelPosition): DuelChange {
  const seat = before.to_move!;
  const { score, broken } = boardOf(before);
  const costs = [...broken].map((tile, at) => [tile, brokenCost(before, at + 1) - brokenCost(before, at)] as const);
  const all = before.holder === seat ? [...costs, ["first", before.points.first_tile] as const] : costs;
  const lost = Math.min(score, all.reduce((sum, [, cost]) => sum + cost, 0)); // prettier-ignore
  const position = onBoard(before, seat, () => ({ score: score - lost, broken: "" }));
  return {
    kind: "paid",
    position: { ...position, tower: plusAll(before.tower, broken) },
    moved: [...broken].map((piece, at) => ({ piece, from: `broken-${seat}-${at}`, to: "tower" })),
    scoring: { kind: "broken-cost", seat, points: 0 - lost, costs: all },
  };
}
