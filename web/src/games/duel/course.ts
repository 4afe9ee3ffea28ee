/**
 * How a position goes on by a token: what is shown between two positions of the server while tiles move. Only what can be seen is followed; the server's position is
 * always the end.
 */
import type { Step } from "../table";
import type { DuelBoard, DuelPosition, PileEntry, ScoringStep, Tray } from "../../wire/types";
import { trayOf } from "./choices";
import { BROKEN_SPACES, count, tops, turned } from "./preview";

const COLOURS = "BYRKT";
const LAST_ROUND = 5;

const sorted = (tiles: string): string => [...tiles].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b)).join("");
const replaced = <Item>(items: readonly Item[], at: number, item: Item): readonly Item[] =>
  items.map((each, place) => (place === at ? item : each));
const without = (tiles: string, colour: string): string => tiles.replaceAll(colour, "");

type Change = Partial<DuelPosition>;

function onBoard(position: DuelPosition, seat: number, change: (board: DuelBoard) => Partial<DuelBoard>): Change {
  const board = position.boards[seat - 1];
  return board ? { boards: replaced(position.boards, seat - 1, { ...board, ...change(board) }) } : {};
}

function onTray(position: DuelPosition, number: number, change: Partial<Tray>): Change {
  const tray = position.trays[number];
  return tray ? { trays: replaced(position.trays, number, { ...tray, ...change }) } : {};
}

/** D24: tiles come to a line (from 1), or to the broken ones. */
function put(board: DuelBoard, colour: string, taken: number, line: number): Partial<DuelBoard> {
  const before = line ? (board.lines[line - 1] ?? "") : "";
  const placed = Math.min(taken, line ? line - before.length : 0);
  const lines = line ? replaced(board.lines, line - 1, before + colour.repeat(placed)) : board.lines;
  return { lines, broken: (board.broken + colour.repeat(taken - placed)).slice(0, BROKEN_SPACES) };
}

function sun(position: DuelPosition, seat: number, number: number, colour: string, line: number): Change {
  const all = position.trays[number]?.sun ?? "";
  const rest = without(all, colour);
  const board = onBoard(position, seat, (board) => put(board, colour, all.length - rest.length, line));
  if (number === 0) {
    const holder = rest || position.holder ? position.holder : seat; // D42
    return { ...board, ...onTray(position, 0, { sun: "", moon: rest }), holder };
  }
  const waits = new Set(rest).size > 1;
  const tray = onTray(position, number, waits ? { sun: "" } : { sun: "", moon: rest });
  return { ...board, ...tray, rest: waits ? { tray: number, tiles: rest } : null };
}

function moon(position: DuelPosition, seat: number, colour: string, line: number): Change {
  const taken = tops(position).filter(({ tile }) => tile === colour).length;
  const fromLarge = count(position.trays[0]?.moon ?? "", colour) > 0;
  const trays = position.trays.map((tray, number) =>
    number === 0
      ? { ...tray, moon: without(tray.moon, colour) }
      : tray.moon.endsWith(colour)
        ? { ...tray, moon: tray.moon.slice(0, -1) }
        : tray,
  );
  const holder = fromLarge ? (position.holder ?? seat) : position.holder;
  return { ...onBoard(position, seat, (board) => put(board, colour, taken, line)), trays, holder };
}

function takeChip(position: DuelPosition, seat: number, number: number): Change {
  const chip = position.trays[number]?.chip ?? "";
  const board = onBoard(position, seat, (board) => ({
    chips: [...board.chips, chip].sort(),
    chips_taken: board.chips_taken + 1,
  }));
  return { ...board, ...onTray(position, number, { chip: "" }) };
}

/** Whether somebody's first plate, for which no token is used (D11), is still to be laid. */
const isSetUp = (position: DuelPosition): boolean =>
  position.boards.some((board) => board.dome.plates.every((plate) => plate === null));

function token(position: DuelPosition, seat: number): Change {
  return isSetUp(position) ? {} : onBoard(position, seat, ({ tokens }) => ({ tokens: Math.max(0, tokens - 1) }));
}

function lay(position: DuelPosition, seat: number, space: number, turn: number): Change {
  const { hand } = position;
  if (!hand) return {};
  const wasSetUp = isSetUp(position);
  const board = onBoard(position, seat, ({ dome }) => {
    const [a, b, c, d] = turned(hand, turn);
    const [top, left] = [Math.floor((space - 1) / 3) * 2, ((space - 1) % 3) * 2];
    const write = (row: string, one: string, other: string): string =>
      row.slice(0, left) + one + other + row.slice(left + 2);
    const spaces = dome.spaces.map((row, at) =>
      at === top ? write(row, a!, b!) : at === top + 1 ? write(row, c!, d!) : row,
    );
    return { dome: { ...dome, plates: replaced(dome.plates, space - 1, { plate: hand, turn }), spaces } };
  });
  // The last plate that is not kept goes under the pile by itself (D20).
  const back =
    !wasSetUp && position.drawn.length === 1 ? { pile: [...position.pile, ...position.drawn], drawn: [] } : {};
  return { ...board, ...back, hand: null };
}

function keep(position: DuelPosition, which: string, plate: string): Change {
  const at =
    which === "?" ? position.drawn.findIndex((each) => each?.front === plate || !each?.front) : Number(which) - 1;
  return { hand: plate, drawn: position.drawn.filter((_, place) => place !== at) };
}

function under(position: DuelPosition, which: string): Change {
  const [number, kind] = which.split("=");
  const at = number === "?" ? position.drawn.findIndex((each) => each?.back === kind) : Number(number) - 1;
  const left = position.drawn.filter((_, place) => place !== at);
  const pile = [...position.pile, position.drawn[at] ?? null];
  return left.length === 1 ? { pile: [...pile, ...left], drawn: [] } : { pile, drawn: left };
}

function spend(position: DuelPosition, seat: number, chips: readonly string[]): Change {
  return onBoard(position, seat, (board) => {
    const left = [...board.chips];
    for (const chip of chips) if (left.includes(chip)) left.splice(left.indexOf(chip), 1);
    return { chips: left, spent: [...board.spent, ...chips].sort() };
  });
}

function deal(position: DuelPosition, tiles: readonly string[]): Change {
  const round = position.round + 1;
  const tokens = round < LAST_ROUND ? 2 : 0;
  return {
    round,
    first: position.holder ?? position.first,
    holder: null,
    trays: tiles.map((sun, number) => ({ sun: sun === "-" ? "" : sorted(sun), moon: "", chip: number ? "?" : "" })),
    boards: position.boards.map((board) => ({ ...board, tokens, chips_taken: 0 })),
  };
}

function changed(position: DuelPosition, step: Step): Change {
  const seat = step.seat ?? position.to_move ?? 0;
  const said = step.token;
  const taken = /^([1-4LM])([A-Z])([1-6X])$/i.exec(said);
  if (taken) {
    const [, from, colour, to] = taken as unknown as [string, string, string, string];
    const line = to.toUpperCase() === "X" ? 0 : Number(to);
    return from.toUpperCase() === "M"
      ? moon(position, seat, colour, line)
      : sun(position, seat, trayOf(from), colour, line);
  }
  if (said.startsWith("+"))
    return position.rest ? { ...onTray(position, position.rest.tray, { moon: said.slice(1) }), rest: null } : {};
  if (said.startsWith("@")) return deal(position, said.slice(1).split("/"));
  const [word = "", rest = ""] = said.split(/:(.*)/s);
  switch (word) {
    case "chip":
      return takeChip(position, seat, Number(rest));
    case "plate": {
      const place = Number(rest) - 1;
      return {
        ...token(position, seat),
        hand: position.display[place] ?? null,
        display: replaced(position.display, place, null),
      };
    }
    case "draw": {
      const [top = null, ...pile] = position.pile;
      const used = position.drawn.length ? position : { ...position, ...token(position, seat) };
      const paid = onBoard(used, seat, ({ score }) => ({ score: Math.max(0, score - 1) }));
      return { ...paid, pile, drawn: [...position.drawn, top] };
    }
    case "keep": {
      const [which = "?", plate = ""] = rest.split("=");
      return keep(position, which, plate);
    }
    case "lay": {
      const [space, turn] = rest.split(".").map(Number);
      return lay(position, seat, space!, turn!);
    }
    case "under":
      return under(position, rest);
    case "spend":
      return rest === "none" ? {} : spend(position, seat, rest.split(","));
    case "top": {
      const top: PileEntry = { back: rest === "W" ? "W" : "S", front: null, seen_by: [] };
      return { pile: [top, ...position.pile.slice(1)] };
    }
    case "up": {
      const place = position.display.indexOf(null);
      return { pile: position.pile.slice(1), display: replaced(position.display, place, rest) };
    }
    case "fronts": {
      const fronts = rest.split(",");
      const drawn = position.drawn.map((each, at) =>
        fronts[at] && fronts[at] !== "?" ? { back: "S" as const, seen_by: [], ...each, front: fronts[at] } : each,
      );
      return { drawn };
    }
    case "reveal": {
      const [tray, chip] = rest.split("=");
      return onTray(position, Number(tray), { chip: chip ?? "" });
    }
    default:
      return {};
  }
}

const write = (rows: readonly string[], row: number, column: number, tile: string): readonly string[] =>
  rows.map((each, at) => (at === row - 1 ? each.slice(0, column - 1) + tile + each.slice(column) : each));

/** The position after one step of a scoring. */
export function scored(position: DuelPosition, step: ScoringStep): DuelPosition {
  const [row, column] = "cell" in step ? step.cell : [0, 0];
  const change = onBoard(position, step.seat, (board) => {
    const score = board.score + step.points;
    const { dome } = board;
    switch (step.kind) {
      case "tile":
        return {
          score,
          dome: { ...dome, tiles: write(dome.tiles, row, column, step.tile ?? "-") },
          lines: replaced(board.lines, row - 1, ""),
        };
      case "special":
        return { score, dome: { ...dome, tiles: write(dome.tiles, row, column, "S") } };
      case "line-broken": {
        const broken = (step.tile ?? "").repeat(step.broken ?? 0);
        return { score, lines: replaced(board.lines, (step.line ?? 1) - 1, ""), broken: board.broken + broken };
      }
      default:
        return { score, broken: "" };
    }
  });
  return { ...position, ...change };
}

/** The position after a token, without what it scored. */
export function after(position: DuelPosition, step: Step): DuelPosition {
  return { ...position, ...changed(position, step) };
}
