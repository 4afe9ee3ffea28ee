/** What moves when a step is shown: frames, each with a position, the pieces that fly to it, and points that rise. */
import type { Step } from "../table";
import type { Flight } from "../../motion/flight";
import type { Cell, DuelPosition, ScoringStep } from "../../wire/types";
import { after, scored } from "./course";
import { plateSymbol, tops, turned } from "./preview";

export interface Rising {
  readonly spot: string;
  readonly points: number;
}

export interface Frame {
  readonly position: DuelPosition;
  readonly flights: readonly Flight[];
  readonly rising: Rising | null;
  /** Cells that count for what is scored, as `seat-row-column`. */
  readonly run: readonly string[];
}

const STAGGER = 45;

const disc = (tile: string): string => `disc-${tile}`;

/** Where the tiles that a seat takes come to lie: the places that are filled now and were not before. */
function arrivals(before: DuelPosition, now: DuelPosition, seat: number): string[] {
  const [old, board] = [before.boards[seat - 1], now.boards[seat - 1]];
  if (!old || !board) return [];
  const spots: string[] = [];
  board.lines.forEach((tiles, line) => {
    for (let place = (old.lines[line] ?? "").length; place < tiles.length; place++)
      spots.push(`line-${seat}-${line + 1}-${place}`);
  });
  for (let place = old.broken.length; place < board.broken.length; place++) spots.push(`broken-${seat}-${place}`);
  return spots;
}

function taking(before: DuelPosition, now: DuelPosition, step: Step): Flight[] {
  const seat = step.seat ?? 0;
  const colour = step.token[1]!;
  const number = step.token[0]!.toUpperCase() === "L" ? 0 : Number(step.token[0]);
  const isMoon = step.token[0]!.toUpperCase() === "M";
  const sources = isMoon
    ? tops(before)
        .filter(({ tile }) => tile === colour)
        .map(({ tray, at }) => `moon-${tray}-${at}`)
    : [...(before.trays[number]?.sun ?? "")].flatMap((tile, at) => (tile === colour ? [`sun-${number}-${at}`] : []));
  const spots = arrivals(before, now, seat);
  const flights: Flight[] = sources.map((from, at) => ({
    symbol: disc(colour),
    from,
    to: spots[at] ?? "tower",
    delay: at * STAGGER,
  }));
  if (!isMoon) flights.push(...resting(before, now, number));
  if (before.holder === null && now.holder === seat)
    flights.push({ symbol: "first-tile", from: "first", to: `first-${seat}`, delay: 120 });
  return flights;
}

/** The rest of a tray: to its moon side, or to where it waits to be stacked. */
function resting(before: DuelPosition, now: DuelPosition, number: number): Flight[] {
  const moon = now.trays[number]?.moon ?? "";
  const waits = now.rest?.tray === number ? now.rest.tiles : "";
  const free = [...(before.trays[number]?.sun ?? "")].map((tile, at) => ({ tile, at }));
  return [...(moon || waits)].flatMap((tile, to) => {
    const from = free.findIndex((each) => each.tile === tile);
    if (from < 0) return [];
    const [found] = free.splice(from, 1);
    const target = moon ? `moon-${number}-${to}` : `sun-${number}-${to}`;
    return [{ symbol: disc(tile), from: `sun-${number}-${found!.at}`, to: target, delay: 130 + to * STAGGER }];
  });
}

function stacking(before: DuelPosition, step: Step): Flight[] {
  if (!before.rest) return [];
  const { tray, tiles } = before.rest;
  const free = [...tiles].map((tile, at) => ({ tile, at }));
  return [...step.token.slice(1)].flatMap((tile, to) => {
    const from = free.findIndex((each) => each.tile === tile);
    const [found] = free.splice(from, 1);
    return found
      ? [{ symbol: disc(tile), from: `sun-${tray}-${found.at}`, to: `moon-${tray}-${to}`, delay: to * 90 }]
      : [];
  });
}

function dealing(now: DuelPosition): Flight[] {
  let delay = 0;
  return now.trays.flatMap(({ sun }, number) =>
    [...sun].map((tile, at) => ({
      symbol: disc(tile),
      from: "bag",
      to: `sun-${number}-${at}`,
      delay: (delay += 28),
    })),
  );
}

function flightsOf(before: DuelPosition, now: DuelPosition, step: Step): Flight[] {
  const { token } = step;
  const seat = step.seat ?? 0;
  if (/^[1-4LM][A-Z][1-6X]$/i.test(token)) return taking(before, now, step);
  if (token.startsWith("+")) return stacking(before, step);
  if (token.startsWith("@")) return dealing(now);
  const [word, rest = ""] = token.split(/:(.*)/s);
  switch (word) {
    case "chip": {
      const chip = before.trays[Number(rest)]?.chip ?? "";
      const to = (now.boards[seat - 1]?.chips ?? []).lastIndexOf(chip);
      return [{ symbol: `chip-${chip}`, from: `chip-${rest}`, to: `chips-${seat}-${to}` }];
    }
    case "plate":
      return now.hand ? [{ symbol: plateSymbol(now.hand), from: `display-${rest}`, to: "hand" }] : [];
    case "draw":
      return [{ symbol: `back-${before.pile[0]?.back ?? "N"}`, from: "pile", to: `drawn-${now.drawn.length - 1}` }];
    case "lay": {
      const [space, turn] = rest.split(".");
      if (!before.hand) return [];
      const symbol = plateSymbol(turned(before.hand, Number(turn)));
      return [{ symbol, from: "hand", to: `plate-${seat}-${space}`, duration: 380 }];
    }
    case "up": {
      const place = before.display.indexOf(null);
      return [{ symbol: plateSymbol(rest), from: "pile", to: `display-${place + 1}` }];
    }
    default:
      return [];
  }
}

function scoringFrame(before: DuelPosition, step: ScoringStep): Frame {
  const position = scored(before, step);
  const { seat } = step;
  const [row, column] = "cell" in step ? step.cell : [0, 0];
  const board = before.boards[seat - 1];
  const here = `cell-${seat}-${row}-${column}`;
  const name = ([r, c]: Cell): string => `${seat}-${r}-${c}`;
  switch (step.kind) {
    case "tile": {
      const counted = [...(step.horizontal ?? []), ...(step.vertical ?? [])].map(name);
      const flight = { symbol: disc(step.tile ?? ""), from: `line-${seat}-${row}-0`, to: here };
      return { position, flights: [flight], rising: { spot: here, points: step.points }, run: [...new Set(counted)] };
    }
    case "special": {
      const flight = { symbol: "disc-S", from: `points-${seat}-${row}`, to: here };
      return {
        position,
        flights: [flight],
        rising: { spot: here, points: step.points },
        run: [`${seat}-${row}-${column}`],
      };
    }
    case "line-broken": {
      const held = board?.broken.length ?? 0;
      const flights = Array.from({ length: step.broken ?? 0 }, (_, at) => ({
        symbol: disc(step.tile ?? ""),
        from: `line-${seat}-${step.line}-${at}`,
        to: `broken-${seat}-${held + at}`,
        delay: at * STAGGER,
      }));
      return { position, flights, rising: null, run: [] };
    }
    default: {
      const flights = [...(board?.broken ?? "")].map((tile, at) => ({
        symbol: disc(tile),
        from: `broken-${seat}-${at}`,
        to: "tower",
        delay: at * STAGGER,
      }));
      return {
        position,
        flights,
        rising: step.points ? { spot: `score-${seat}`, points: step.points } : null,
        run: [],
      };
    }
  }
}

/** A step as a row of frames. */
export function* frames(before: DuelPosition, step: Step): Generator<Frame> {
  let position = after(before, step);
  const flights = flightsOf(before, position, step);
  const isTiling = step.token.startsWith(">");
  if (!isTiling || flights.length) yield { position, flights, rising: null, run: [] };
  for (const each of step.scoring) {
    const frame = scoringFrame(position, each);
    position = frame.position;
    yield frame;
  }
}

/** The plates that fly in these steps, by their spaces as they lie: each needs a symbol. */
export function flyingPlates(position: DuelPosition, steps: readonly Step[]): readonly string[] {
  const plates = new Set<string>();
  let hand = position.hand;
  for (const { token } of steps) {
    const [word, rest = ""] = token.split(/:(.*)/s);
    if (word === "plate") hand = position.display[Number(rest) - 1] ?? null;
    if (word === "keep") hand = rest.split("=")[1] ?? null;
    if (word === "up") plates.add(turned(rest, 0));
    if (word === "lay" && hand) plates.add(turned(hand, Number(rest.split(".")[1])));
    if (word === "plate" && hand) plates.add(turned(hand, 0));
  }
  return [...plates];
}
