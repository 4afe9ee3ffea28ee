/**
 * What a token of Duel (docs/formats.md) does by itself: tiles, plates and chips that change their places. What is due then, and the tiling of a round, is in
 * `follow`.
 *
 * A position may be known in part. Fronts that a viewer may not see are null, and which of several like plates was kept or put back is not known then (D50). In a
 * game whose past was not seen, boards and the display are missing, and trays are before the next deal.
 */
import type { DuelPosition, PileEntry } from "../../wire/types";
import { Unplayable, type Moved } from "../changes";
import { dealtFrom, plus } from "../supply";
import { trayOf } from "./choices";
import { turned, withPlate } from "./dome";
import {
  change,
  FACE_DOWN,
  laid,
  LAST_ROUND,
  moverOf,
  onBoard,
  replaced,
  withLine,
  without,
  type DuelChange,
} from "./position";
import { BROKEN_SPACES, count, tops } from "./preview";

export const COLOURS = "BYRKT";
const TOKENS = 2;

/** What was done, and what is due then: a stage, or what `follow` goes on with. */
export interface Act {
  readonly change: DuelChange;
  readonly due:
    | "next-turn"
    | "turn"
    | "round"
    | "display"
    | "after-top"
    | "stack"
    | "drawing"
    | "fronts"
    | "keep"
    | "lay"
    | "under";
}

export function act(position: DuelPosition, token: string): Act {
  const taken = /^([1-4LM])([BYRKT])([1-6X])$/i.exec(token.toUpperCase());
  if (taken) return take(position, token, taken[1]!, taken[2]!, Number(taken[3]) || 0);
  if (token.startsWith("@")) return deal(position, traysOf(token));
  if (token.startsWith("+")) return stack(position, token.slice(1));
  const [word = "", rest = ""] = token.split(/:(.*)/s);
  const [which = "", what = ""] = rest.split("=");
  switch (word) {
    case "top":
      return top(position, rest);
    case "up":
      return turnUp(position, rest);
    case "plate":
      return takePlate(position, Number(rest));
    case "draw":
      return draw(position);
    case "stop":
      return { change: change("other", position), due: "fronts" };
    case "fronts":
      return look(position, rest.split(","));
    case "keep":
      return keep(position, which, what);
    case "lay":
      return lay(position, Number(rest[0]), Number(rest[2]));
    case "under":
      return putUnder(position, which, what);
    case "chip":
      return takeChip(position, Number(rest));
    case "reveal":
      return reveal(position, Number(which), what);
    default:
      throw new Unplayable(token);
  }
}

/** The tiles of each tray that a deal fills, in the order in which they are written. */
export function traysOf(token: string): string[] {
  const sorted = (tiles: string): string => [...COLOURS].map((colour) => colour.repeat(count(tiles, colour))).join("");
  return token.slice(1).split("/").map(sorted); // prettier-ignore
}

// Tiles

function take(before: DuelPosition, token: string, from: string, colour: string, line: number): Act {
  const seat = moverOf(before, token);
  const isMoon = from === "M";
  const number = isMoon ? 0 : trayOf(from);
  const { sun, moon } = before.trays[number] ?? { sun: "", moon: "" };
  const sources = isMoon
    ? tops(before).flatMap(({ tray, at, tile }) => (tile === colour ? [`moon-${tray}-${at}`] : []))
    : [...sun].flatMap((tile, at) => (tile === colour ? [`sun-${number}-${at}`] : []));
  if (!sources.length) throw new Unplayable(token);
  const rest = sun.replaceAll(colour, "");
  const waits = !isMoon && number > 0 && new Set(rest).size > 1;
  // D22, D42: the first to take from the large tray's moon side, or to leave nothing for it.
  const isFirst = before.holder === null && number === 0 && (isMoon ? moon.includes(colour) : !rest);

  const put = landed(before, seat, colour, sources, line);
  const moved = [...put.moved];
  if (!isMoon) {
    const others = [...sun].flatMap((tile, at) => (tile === colour ? [] : [{ tile, at }]));
    const side = waits ? "sun" : "moon";
    others.forEach(({ tile, at }, to) =>
      moved.push({ piece: tile, from: `sun-${number}-${at}`, to: `${side}-${number}-${to}` }),
    );
  }
  if (isFirst) moved.push({ piece: "first", from: "first", to: `first-${seat}` });
  const trays = isMoon
    ? before.trays.map((tray, at) => ({
        ...tray,
        moon: at ? tray.moon.replace(new RegExp(`${colour}$`), "") : tray.moon.replaceAll(colour, ""),
      }))
    : replaced(before.trays, number, { sun: "", ...(waits ? {} : { moon: rest }) });
  const position: DuelPosition = {
    ...put.position,
    trays,
    holder: isFirst ? seat : before.holder,
    rest: waits ? { tray: number, tiles: rest } : null,
  };
  return { change: change("take", position, moved), due: waits ? "stack" : "next-turn" };
}

/** D24: tiles come to a line, from the right to the left; what does not fit breaks, and what finds no space beside the board goes to the tower. */
function landed(
  before: DuelPosition,
  seat: number,
  colour: string,
  sources: readonly string[],
  line: number,
): DuelChange {
  const board = before.boards[seat - 1];
  let held = (line && board?.lines[line - 1]) || "";
  let broken = board?.broken ?? "";
  let { tower } = before;
  const moved = sources.map((from): Moved => {
    let to = "tower";
    if (held.length < line) to = `line-${seat}-${line}-${(held += colour).length - 1}`;
    else if (broken.length < BROKEN_SPACES) to = `broken-${seat}-${(broken += colour).length - 1}`;
    else tower = plus(tower, colour);
    return { piece: colour, from, to };
  });
  const position = onBoard(before, seat, ({ lines }) => ({
    lines: line ? withLine(lines, line, held) : lines,
    broken,
  }));
  return change("take", { ...position, tower }, moved);
}

function stack(before: DuelPosition, tiles: string): Act {
  const { rest } = before;
  if (!rest) throw new Unplayable(`+${tiles}`);
  const free: (string | null)[] = [...rest.tiles];
  const moved = [...tiles].map((piece, to) => {
    const at = free.indexOf(piece);
    if (at < 0) throw new Unplayable(`+${tiles}`);
    free[at] = null;
    return { piece, from: `sun-${rest.tray}-${at}`, to: `moon-${rest.tray}-${to}` };
  });
  const position = { ...before, trays: replaced(before.trays, rest.tray, { moon: tiles }), rest: null };
  return { change: change("stack", position, moved), due: "next-turn" };
}

/** D40: the tower fills the bag when that has too few tiles. */
function deal(before: DuelPosition, suns: readonly string[]): Act {
  const [bag, tower] = dealtFrom(before.bag, before.tower, suns.join(""));
  const round = before.round + 1;
  const position: DuelPosition = {
    ...before,
    round,
    first: before.holder ?? before.first, // D41
    holder: null,
    bag,
    tower,
    trays: suns.map((sun, number) => ({ sun, moon: "", chip: number ? FACE_DOWN : "" })),
    boards: before.boards.map((board) => ({ ...board, tokens: round < LAST_ROUND ? TOKENS : 0, chips_taken: 0 })),
  };
  const moved = suns.flatMap((sun, number) =>
    [...sun].map((piece, at) => ({ piece, from: "bag", to: `sun-${number}-${at}` })),
  );
  return { change: change("deal", position, moved), due: "round" };
}

// Chips

function takeChip(before: DuelPosition, number: number): Act {
  const seat = moverOf(before, "chip");
  const chip = before.trays[number]?.chip;
  if (!chip || chip === FACE_DOWN) throw new Unplayable(`chip:${number}`);
  const position = onBoard({ ...before, trays: replaced(before.trays, number, { chip: "" }) }, seat, (board) => ({
    chips: [...board.chips, chip].sort(),
    chips_taken: board.chips_taken + 1,
  }));
  const to = position.boards[seat - 1]?.chips.lastIndexOf(chip) ?? 0;
  const moved = { piece: chip, from: `chip-${number}`, to: `chips-${seat}-${to}` };
  return { change: change("chip", position, [moved]), due: "next-turn" };
}

function reveal(before: DuelPosition, number: number, chip: string): Act {
  const chips = without(before.unseen.chips, [chip]);
  const position = { ...before, trays: replaced(before.trays, number, { chip }), unseen: { ...before.unseen, chips } };
  return { change: change("other", position), due: "turn" };
}

// Plates

function top(before: DuelPosition, back: string): Act {
  const entry: PileEntry = { back: back === "W" ? "W" : "S", front: null, seen_by: [] };
  return { change: change("other", { ...before, pile: [entry, ...before.pile.slice(1)] }), due: "after-top" };
}

function turnUp(before: DuelPosition, plate: string): Act {
  const place = before.display.indexOf(null);
  const display = before.display.map((each, at) => (at === place ? plate : each));
  const position = { ...seen(before, [plate]), pile: before.pile.slice(1), display };
  const moved = { piece: turned(plate, 0), from: "pile", to: `display-${place + 1}` };
  return { change: change("up", position, [moved]), due: "display" };
}

function takePlate(before: DuelPosition, place: number): Act {
  const hand = before.display[place - 1] ?? null;
  const display = before.display.map((each, at) => (at === place - 1 ? null : each));
  const position = { ...withTokenUsed(before), hand, display };
  const moved = hand ? [{ piece: turned(hand, 0), from: `display-${place}`, to: "hand" }] : [];
  return { change: change("plate", position, moved), due: "lay" };
}

function draw(before: DuelPosition): Act {
  const [drawn = null, ...pile] = before.pile;
  const paid = onBoard(withTokenUsed(before), moverOf(before, "draw"), ({ score }) => ({
    score: Math.max(0, score - 1),
  }));
  const position = { ...paid, pile, drawn: [...before.drawn, drawn] };
  const moved = { piece: drawn?.back ?? "N", from: "pile", to: `drawn-${before.drawn.length}` };
  return { change: change("draw", position, [moved]), due: "drawing" };
}

function look(before: DuelPosition, fronts: readonly string[]): Act {
  const known = fronts.map((front) => (front === "?" ? null : front));
  const drawn = before.drawn.map((each, at): PileEntry | null => {
    const front = known[at] ?? null;
    if (!each && !front) return null;
    return { back: each?.back ?? kindOf(front!), front, seen_by: each?.seen_by ?? [] };
  });
  return { change: change("other", { ...seen(before, known), drawn }), due: "keep" };
}

function keep(before: DuelPosition, which: string, plate: string): Act {
  const isOpen = which !== "?";
  const could = (each: PileEntry | null): boolean =>
    each?.front ? each.front === plate : !each || each.back === kindOf(plate);
  const at = isOpen ? Number(which) - 1 : before.drawn.findIndex(could);
  const position = { ...seen(before, [plate]), hand: plate, drawn: before.drawn.filter((_, place) => place !== at) };
  return { change: change("other", isOpen ? position : withOrderLost(position)), due: "lay" };
}

function lay(before: DuelPosition, space: number, turn: number): Act {
  const seat = moverOf(before, "lay");
  const { hand } = before;
  if (!hand && before.boards.length) throw new Unplayable(`lay:${space}.${turn}`);
  const board = hand ? onBoard(before, seat, ({ dome }) => ({ dome: withPlate(dome, space, hand, turn) })) : before;
  const isSetUp = laid(board) <= 2; // D11
  const position = { ...(isSetUp ? board : withLastPutBack(board)), hand: null };
  const moved = hand ? [{ piece: turned(hand, turn), from: "hand", to: `plate-${seat}-${space}` }] : [];
  return { change: change("lay", position, moved), due: isSetUp ? "display" : afterDrawn(position) };
}

function putUnder(before: DuelPosition, which: string, kind: string): Act {
  const known = which === "?" ? withOrderLost(before) : before;
  const at = which === "?" ? known.drawn.findIndex((each) => each?.back === kind) : Number(which) - 1;
  const pile = [...known.pile, known.drawn[at] ?? null];
  const position = withLastPutBack({ ...known, pile, drawn: known.drawn.filter((_, place) => place !== at) });
  return { change: change("other", position), due: afterDrawn(position) };
}

const afterDrawn = ({ drawn }: DuelPosition): "under" | "next-turn" => (drawn.length ? "under" : "next-turn");

/** D20: the last plate that is not kept goes under the pile by itself. */
function withLastPutBack(position: DuelPosition): DuelPosition {
  const { pile, drawn } = position;
  return drawn.length === 1 ? { ...position, pile: [...pile, ...drawn], drawn: [] } : position;
}

/** D50: which of the like drawn plates is which, only their drawer knows. */
function withOrderLost(position: DuelPosition): DuelPosition {
  const alike = (kind: string): number => position.drawn.filter((each) => each?.back === kind).length;
  const drawn = position.drawn.map((each) => (each && alike(each.back) > 1 ? { ...each, front: null } : each));
  return { ...position, drawn: drawn.sort((a, b) => (a?.back ?? "").localeCompare(b?.back ?? "")) };
}

function withTokenUsed(position: DuelPosition): DuelPosition {
  if (position.stage !== "turn") return position;
  return onBoard(position, position.to_move ?? 0, ({ tokens }) => ({ tokens: tokens - 1 }));
}

function seen(position: DuelPosition, fronts: readonly (string | null)[]): DuelPosition {
  return { ...position, unseen: { ...position.unseen, plates: without(position.unseen.plates, fronts) } };
}

export const kindOf = (plate: string): "S" | "W" => (plate.includes("*") ? "W" : "S");
