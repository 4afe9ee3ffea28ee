/**
 * A step of the game as scenes: what lies where after each, which tiles fly, and which points rise. The server's position is always the end; these are for showing
 * the way there, and hold what is drawn (tiles, marker, scores, bag and lid), not whose turn it is.
 */
import type { Step } from "../table";
import type { Flight } from "../../motion/flight";
import type { AzulBoard, AzulPosition, Cell, Counts, ScoringStep } from "../../wire/types";
import { CENTRE, COLOURS, countOf, FLOOR, takeOf, tilesAt, type Take } from "./moves";
import { withTile } from "../runs";
import { spot } from "./spots";

export interface Scene {
  readonly kind: "take" | "tile" | "fallen" | "floor" | "deal" | "ruling" | "bonus";
  readonly after: AzulPosition;
  readonly flights: readonly Flight[];
  /** Whose points these are, and the spot that they rise from. */
  readonly seat: number | null;
  readonly points: number;
  readonly at: string | null;
  /** The cells that count, in the order of counting. */
  readonly run: readonly Cell[];
}

export function scenesOf(before: AzulPosition, step: Step): Scene[] {
  const take = takeOf(step.token);
  const scenes: Scene[] = [];
  let at = before;
  const add = (scene: Scene | null): void => {
    if (!scene) return;
    scenes.push(scene);
    at = scene.after;
  };
  if (take && step.seat !== null) add(taken(at, step.seat, take));
  else if (step.token.startsWith("@")) add(dealt(at, step.token));
  else if (step.token.startsWith("withdraw:")) add(withdrawn(at, Number(step.token.slice(9))));
  for (const scoring of step.scoring) add(scored(at, scoring));
  return scenes;
}

/** The bonuses of the end (A41), group by group: each row, column and colour is counted where it lies. */
export function bonusScenes(before: AzulPosition, end: AzulPosition): Scene[] {
  const { outcome } = end;
  if (!outcome || outcome.void || before.outcome) return [];
  let at: AzulPosition = before;
  return outcome.bonuses.flatMap((bonuses, place) =>
    bonuses.flatMap(({ count, points, cells }) =>
      cells.map((run): Scene => {
        const seat = place + 1;
        const board = at.boards[place]!;
        const each = points / count;
        at = {
          ...at,
          phase: "tiling",
          to_move: seat,
          boards: replaced(at, seat, { ...board, score: board.score + each }),
        };
        return {
          kind: "bonus",
          after: at,
          flights: [],
          seat,
          points: each,
          at: spot.wall(seat, run[2] ?? run[0]!),
          run,
        };
      }),
    ),
  );
}

/** The position after a step, as far as it is drawn. */
export function advance(before: AzulPosition, step: Step): AzulPosition {
  return scenesOf(before, step).at(-1)?.after ?? before;
}

const STILL = { seat: null, points: 0, at: null, run: [] } as const;

function taken(before: AzulPosition, seat: number, { source, colour, target }: Take): Scene {
  const board = before.boards[seat - 1]!;
  const flights: Flight[] = [];
  const tiles = tilesAt(before, source);
  const spotOf = (at: number): string => (source === CENTRE ? spot.centre(at) : spot.display(Number(source), at));
  const own = [...tiles].flatMap((tile, at) => (tile === colour ? [at + 1] : []));
  const rest = [...tiles].flatMap((tile, at) => (tile === colour ? [] : [{ tile, at: at + 1 }]));

  let floor = board.floor;
  let marker = before.marker;
  const spaces = before.floor_costs.length;
  if (source === CENTRE && marker.place === "centre") {
    const falls = floor.length < spaces; // A15
    if (falls) floor += "M";
    marker = { place: falls ? "floor" : "front", seat };
    flights.push({ symbol: "marker", from: spot.marker, to: spot.marker });
  }
  const row = target === FLOOR ? 0 : Number(target);
  let line = row === 0 ? "" : board.lines[row - 1]!;
  let toLid = 0;
  own.forEach((at, nth) => {
    const way = { symbol: `tile-${colour}`, from: spotOf(at), delay: nth * 45 };
    if (line.length < row) {
      line += colour;
      flights.push({ ...way, to: spot.line(seat, row, line.length) });
    } else if (floor.length < spaces) {
      floor += colour;
      flights.push({ ...way, to: spot.floor(seat, floor.length), delay: way.delay + 60 });
    } else {
      toLid++;
      flights.push({ ...way, to: spot.lid });
    }
  });
  let centre = before.centre;
  if (source === CENTRE) centre = rest.map(({ tile }) => tile).join("");
  else {
    centre = sorted(before.centre + rest.map(({ tile }) => tile).join(""));
    const used = new Map<string, number>();
    for (const { tile, at } of rest) {
      // The last tiles of a colour are the new ones: what lay there stays where it is.
      const nth = (used.get(tile) ?? 0) + 1;
      used.set(tile, nth);
      const place = centre.indexOf(tile) + countOf(before.centre, tile) + nth;
      flights.push({
        symbol: `tile-${tile}`,
        from: spotOf(at),
        to: spot.centre(place),
        delay: 90 + flights.length * 25,
      });
    }
  }
  const lines = row === 0 ? board.lines : board.lines.map((each, at) => (at === row - 1 ? line : each));
  const after: AzulPosition = {
    ...before,
    displays: before.displays.map((each, at) => (String(at + 1) === source ? "" : each)),
    centre,
    marker,
    lid: plus(before.lid, colour, toLid),
    boards: replaced(before, seat, { ...board, lines, floor }),
  };
  return { kind: "take", after, flights, ...STILL };
}

function dealt(before: AzulPosition, token: string): Scene {
  const displays = token
    .slice(1)
    .split("/")
    .map((tiles) => (tiles === "-" ? "" : sorted(tiles.toUpperCase())));
  const out = displays.join("");
  const refilled = out.length > total(before.bag); // A30
  const stock = (colour: string): number => (before.bag[colour] ?? 0) + (refilled ? (before.lid[colour] ?? 0) : 0);
  const flights: Flight[] = displays.flatMap((tiles, display) =>
    [...tiles].map((tile, at) => ({
      symbol: `tile-${tile}`,
      from: spot.bag,
      to: spot.display(display + 1, at + 1),
      delay: display * 70 + at * 35,
      duration: 280,
      appears: true,
    })),
  );
  if (before.marker.place !== "centre") flights.push({ symbol: "marker", from: spot.marker, to: spot.marker });
  const after: AzulPosition = {
    ...before,
    phase: "deal",
    to_move: null,
    round: before.round + 1,
    displays,
    marker: { place: "centre", seat: null },
    bag: Object.fromEntries(COLOURS.map((colour) => [colour, stock(colour) - countOf(out, colour)])),
    lid: refilled ? Object.fromEntries(COLOURS.map((colour) => [colour, 0])) : before.lid,
  };
  return { kind: "deal", after, flights, ...STILL };
}

function scored(was: AzulPosition, step: ScoringStep): Scene | null {
  // Whoever tiles is shown as the one whose turn it is.
  const before: AzulPosition = { ...was, phase: "tiling", to_move: step.seat };
  const board = before.boards[step.seat - 1]!;
  const { seat, points } = step;
  const score = board.score + points;
  if (step.kind === "tile" && step.cell && step.tile) {
    const { cell, tile } = step;
    const [row] = cell;
    const lines = board.lines.map((line, at) => (at === row - 1 ? "" : line));
    const flights: Flight[] = [
      { symbol: `tile-${tile}`, from: spot.line(seat, row, 1), to: spot.wall(seat, cell), duration: 260 },
      ...Array.from({ length: row - 1 }, (_, nth) => ({
        symbol: `tile-${tile}`,
        from: spot.line(seat, row, nth + 2),
        to: spot.lid,
        delay: 40 + nth * 25,
        duration: 240,
      })),
    ];
    const wall = withTile(board.wall, cell, tile);
    const after = {
      ...before,
      lid: plus(before.lid, tile, row - 1),
      boards: replaced(before, seat, { ...board, score, lines, wall }),
    };
    const across = step.horizontal ?? [];
    const down = step.vertical ?? [];
    const run = [...(across.length > 1 ? across : []), ...(down.length > 1 ? down : [])];
    return {
      kind: "tile",
      after,
      flights,
      seat,
      points,
      at: spot.wall(seat, cell),
      run: run.length > 0 ? run : [cell],
    };
  }
  if (step.kind === "line-fallen" && step.line && step.tile) {
    const { line: row, tile } = step;
    const toFloor = step.to_floor ?? 0;
    const lines = board.lines.map((line, at) => (at === row - 1 ? "" : line));
    const flights = Array.from({ length: row }, (_, nth) => ({
      symbol: `tile-${tile}`,
      from: spot.line(seat, row, nth + 1),
      to: nth < toFloor ? spot.floor(seat, board.floor.length + nth + 1) : spot.lid,
      delay: nth * 35,
    }));
    const floor = board.floor + tile.repeat(toFloor);
    const after = {
      ...before,
      lid: plus(before.lid, tile, step.to_lid ?? 0),
      boards: replaced(before, seat, { ...board, lines, floor }),
    };
    return { kind: "fallen", after, flights, seat, points: 0, at: null, run: [] };
  }
  if (step.kind === "floor-cost") {
    const flights = [...board.floor].map((tile, nth) =>
      tile === "M"
        ? { symbol: "marker", from: spot.marker, to: spot.marker }
        : { symbol: `tile-${tile}`, from: spot.floor(seat, nth + 1), to: spot.lid, delay: nth * 25, duration: 260 },
    );
    const lid = COLOURS.reduce((counts, colour) => plus(counts, colour, countOf(board.floor, colour)), before.lid);
    const marker = board.floor.includes("M") ? ({ place: "front", seat } as const) : before.marker;
    const boards = replaced(before, seat, { ...board, score, floor: "" });
    const last = Math.max(1, board.floor.length);
    return {
      kind: "floor",
      after: { ...before, lid, marker, boards },
      flights,
      seat,
      points,
      at: spot.floor(seat, last),
      run: [],
    };
  }
  return null;
}

/** T21: the tiles of the leaver's board are lost. */
function withdrawn(before: AzulPosition, seat: number): Scene {
  const board = before.boards[seat - 1]!;
  const all = board.lines.join("") + board.wall.join("") + board.floor;
  const lost = COLOURS.reduce((counts, colour) => plus(counts, colour, countOf(all, colour)), before.lost);
  const empty: AzulBoard = {
    score: 0,
    lines: ["", "", "", "", ""],
    wall: ["-----", "-----", "-----", "-----", "-----"],
    floor: "",
  };
  const after: AzulPosition = {
    ...before,
    lost,
    marker: before.marker.seat === seat ? { place: "out", seat } : before.marker,
    withdrawn: [...before.withdrawn, seat].sort(),
    boards: replaced(before, seat, empty),
  };
  return { kind: "ruling", after, flights: [], ...STILL };
}

function replaced(position: AzulPosition, seat: number, board: AzulBoard): AzulBoard[] {
  return position.boards.map((each, at) => (at === seat - 1 ? board : each));
}

function plus(counts: Counts, colour: string, more: number): Counts {
  return more === 0 ? counts : { ...counts, [colour]: (counts[colour] ?? 0) + more };
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, each) => sum + each, 0);

/** Tiles in the order in which they are written: B Y R K W. */
export function sorted(tiles: string): string {
  return COLOURS.map((colour) => colour.repeat(countOf(tiles, colour))).join("");
}
