/**
 * What a token (docs/formats.md) does to a position of Azul or Azul Mini. The server's position is always the end, and its outcome is the server's to tell.
 *
 * A position may be known in part: boards that are not known are missing, and displays are empty before the first deal that was seen.
 */
import type { AzulBoard, AzulPosition, Cell } from "../../wire/types";
import { Unplayable, type Change, type Followed, type Moved } from "../changes";
import { tileScore, withTile } from "../runs";
import { dealtFrom, plus, plusAll, total } from "../supply";
import { CENTRE, COLOURS, countOf, placingOf, takeOf, tilesAt, type Placing, type Take } from "./moves";
import { spot } from "./spots";

const SIZE = 5;
/** A33: so many rounds in a row without a tile on any line, or on any grey wall, end the game. */
export const IDLE_ROUNDS = 2;
export const BARE_ROUNDS = 5;
export const MARKER = "M";
export const EMPTY_BOARD: AzulBoard = {
  score: 0,
  lines: Array<string>(SIZE).fill(""),
  wall: Array<string>(SIZE).fill("-".repeat(SIZE)),
  floor: "",
};

type Kind = "take" | "tile" | "fallen" | "floor" | "deal" | "withdrawal" | "ruling";
export type AzulChange = Change<AzulPosition, Kind>;
export type AzulFollowed = Followed<AzulPosition, Kind>;

export function follow(position: AzulPosition, token: string): AzulFollowed {
  const [take, placing] = [takeOf(token), placingOf(token)];
  if (take) return taken(position, take);
  if (placing) return placed(position, placing);
  if (token.startsWith("@")) return dealt(position, token);
  if (token.startsWith("withdraw:")) return withdrawn(position, Number(token.slice(9)));
  const { to_move, passes } = position;
  if (token === "pass")
    return ruled(
      stoppedIfAllPassed({ ...position, to_move: to_move && nextSeat(position, to_move), passes: passes + 1 }),
    );
  if (token === "resume") return ruled({ ...position, phase: "offer", passes: 0 });
  if (token === "void") return ruled({ ...position, phase: "void", to_move: null });
  throw new Unplayable(token);
}

/** The tiles of each display that a deal fills, in the order in which they are written. */
export function displaysOf(token: string): string[] {
  return token.slice(1).split("/").map((tiles) => sorted(tiles.toUpperCase())); // prettier-ignore
}

/** Tiles in the order in which they are written: B Y R K W. */
function sorted(tiles: string): string {
  return COLOURS.map((colour) => colour.repeat(countOf(tiles, colour))).join("");
}

function taken(before: AzulPosition, take: Take): AzulFollowed {
  const { source, colour } = take;
  const seat = before.to_move;
  const tiles = tilesAt(before, source);
  if (!seat || !tiles.includes(colour)) throw new Unplayable(source + colour + take.target);
  const { lines, floor: fallen } = before.boards[seat - 1] ?? EMPTY_BOARD;
  const spaces = before.floor_costs.length;
  const row = Number(take.target) || 0;
  const moved: Moved[] = [];
  let { marker, lid } = before;
  let floor = fallen;
  if (source === CENTRE && marker.place === "centre") {
    const falls = floor.length < spaces; // A15
    if (falls) floor += MARKER;
    marker = { place: falls ? "floor" : "front", seat };
    moved.push({ piece: MARKER, from: spot.marker, to: spot.marker });
  }
  const spotOf = (at: number): string => (source === CENTRE ? spot.centre(at) : spot.display(Number(source), at));
  let line = lines[row - 1] ?? "";
  [...tiles].forEach((tile, at) => {
    if (tile !== colour) return;
    let to: string = spot.lid;
    if (line.length < row) to = spot.line(seat, row, (line += colour).length);
    else if (floor.length < spaces) to = spot.floor(seat, (floor += colour).length);
    else lid = plus(lid, colour);
    moved.push({ piece: colour, from: spotOf(at + 1), to });
  });
  const rest = tiles.replaceAll(colour, "");
  const centre = source === CENTRE ? rest : sorted(before.centre + rest);
  if (source !== CENTRE)
    [...tiles].forEach((tile, at) => {
      if (tile === colour) return;
      // The last tiles of a colour are the new ones: what lay there stays where it is.
      const place = centre.indexOf(tile) + countOf(before.centre, tile) + countOf(tiles.slice(0, at + 1), tile);
      moved.push({ piece: tile, from: spotOf(at + 1), to: spot.centre(place) });
    });
  const displays = before.displays.map((each, at) => (String(at + 1) === source ? "" : each));
  const board = { lines: row ? changed(lines, row, line) : lines, floor };
  // Whoever takes first in a round is its first player, should that not be known.
  const first = before.first || seat;
  const position = { ...withBoard(before, seat, board), displays, centre, marker, lid, first };
  const changes: AzulChange[] = [{ kind: "take", position, moved, scoring: null }];
  const after = { ...position, passes: 0, idle: row ? 0 : before.idle };
  return centre || displays.some(Boolean)
    ? { changes, position: { ...after, to_move: nextSeat(after, seat) } }
    : tiled(after, changes, tilingOrder(after));
}

function dealt(before: AzulPosition, token: string): AzulFollowed {
  const displays = displaysOf(token);
  const [bag, lid] = dealtFrom(before.bag, before.lid, displays.join(""));
  const moved: Moved[] = displays.flatMap((tiles, display) =>
    [...tiles].map((piece, at) => ({ piece, from: spot.bag, to: spot.display(display + 1, at + 1) })),
  );
  if (before.marker.place !== "centre") moved.push({ piece: MARKER, from: spot.marker, to: spot.marker });
  const position: AzulPosition = {
    ...before,
    phase: "deal",
    to_move: null,
    round: before.round + 1,
    displays,
    marker: { place: "centre", seat: null },
    bag,
    lid,
  };
  // A31, T25: the holder of the marker begins, or the same seat again, or the next one that has not left.
  const holder = before.marker.seat ?? before.first;
  const first = before.withdrawn.includes(holder) ? nextSeat(before, holder) : holder;
  const [idle, bare] = [before.idle + 1, before.bare + (before.pattern ? 0 : 1)];
  return {
    changes: [{ kind: "deal", position, moved, scoring: null }],
    position: { ...position, phase: "offer", first, to_move: first || null, idle, bare },
  };
}

/** A50: the tile of the line that is due goes to the column that was chosen. */
function placed(before: AzulPosition, { line, column }: Placing): AzulFollowed {
  if (before.line !== line) throw new Unplayable(`>${line}${column}`);
  const order = tilingOrder(before);
  return tiled(before, [], order.slice(order.indexOf(before.to_move!)), line, column);
}

/** A20-A22 for these seats, the first one's from a row on, until a cell is to be chosen or all is done. `chosen` is the column for that first row. */
function tiled(
  start: AzulPosition,
  changes: AzulChange[],
  seats: readonly number[],
  row = 1,
  chosen = 0,
): AzulFollowed {
  let at = start;
  const add = (change: AzulChange): void => void (changes.push(change), (at = change.position));
  for (const seat of seats) {
    at = { ...at, phase: "tiling", to_move: seat };
    for (; row <= SIZE; row++) {
      const { lines, wall } = at.boards[seat - 1] ?? EMPTY_BOARD;
      const line = lines[row - 1]!;
      if (line.length < row) continue;
      const column = at.pattern ? at.pattern[row - 1]!.indexOf(line[0]!) + 1 : chosen;
      chosen = 0;
      if (column) add(toWall(at, seat, [row, column]));
      else if (hasCell(wall, row, line[0]!)) return { changes, position: { ...at, line: row } };
      else add(toFloor(at, seat, row));
    }
    if (at.boards[seat - 1]) add(paid(at, seat));
    row = 1;
  }
  return { changes, position: { ...at, phase: isOver(at) ? "over" : "deal", to_move: null, line: null } };
}

function toWall(before: AzulPosition, seat: number, cell: Cell): AzulChange {
  const board = before.boards[seat - 1]!;
  const [row] = cell;
  const tile = board.lines[row - 1]![0]!;
  const { points, horizontal, vertical } = tileScore(board.wall, cell);
  const moved = [...board.lines[row - 1]!].map((piece, nth) => ({
    piece,
    from: spot.line(seat, row, nth + 1),
    to: nth ? spot.lid : spot.wall(seat, cell),
  }));
  const position = withBoard(before, seat, {
    score: board.score + points,
    lines: changed(board.lines, row, ""),
    wall: withTile(board.wall, cell, tile),
  });
  return {
    kind: "tile",
    position: { ...position, lid: plus(before.lid, tile, row - 1), bare: 0 },
    moved,
    scoring: { kind: "tile", seat, points, cell, tile, horizontal, vertical },
  };
}

/** A51: a complete line of the grey wall that finds no cell falls as a whole. */
function toFloor(before: AzulPosition, seat: number, row: number): AzulChange {
  const { lines, floor } = before.boards[seat - 1]!;
  const tile = lines[row - 1]![0]!;
  const to_floor = Math.min(row, before.floor_costs.length - floor.length);
  const to_lid = row - to_floor;
  const moved = Array.from({ length: row }, (_, nth) => ({
    piece: tile,
    from: spot.line(seat, row, nth + 1),
    to: nth < to_floor ? spot.floor(seat, floor.length + nth + 1) : spot.lid,
  }));
  const board = { lines: changed(lines, row, ""), floor: floor + tile.repeat(to_floor) };
  return {
    kind: "fallen",
    position: { ...withBoard(before, seat, board), lid: plus(before.lid, tile, to_lid) },
    moved,
    scoring: { kind: "line-fallen", seat, points: 0, line: row, tile, to_floor, to_lid },
  };
}

/** A22: the floor line costs and is emptied; the score never falls below 0. */
function paid(before: AzulPosition, seat: number): AzulChange {
  const { score, floor } = before.boards[seat - 1]!;
  const costs = [...floor].map((tile, at) => [tile === MARKER ? "marker" : tile, before.floor_costs[at]!] as const);
  const lost = Math.min(score, costs.reduce((sum, [, cost]) => sum + cost, 0)); // prettier-ignore
  const moved = [...floor].map((piece, nth) =>
    piece === MARKER
      ? { piece, from: spot.marker, to: spot.marker }
      : { piece, from: spot.floor(seat, nth + 1), to: spot.lid },
  );
  const position = {
    ...withBoard(before, seat, { score: score - lost, floor: "" }),
    lid: plusAll(before.lid, floor.replace(MARKER, "")),
    marker: floor.includes(MARKER) ? ({ place: "front", seat } as const) : before.marker,
  };
  return { kind: "floor", position, moved, scoring: { kind: "floor-cost", seat, points: 0 - lost, costs } };
}

/** A50: whether the grey wall has a cell for a colour: none of it in the row, nor in the column. */
function hasCell(wall: readonly string[], row: number, colour: string): boolean {
  const cells = wall[row - 1]!;
  return (
    !cells.includes(colour) && [...cells].some((cell, at) => cell === "-" && !wall.some((each) => each[at] === colour))
  );
}

/** A32, A33, A40. */
function isOver({ boards, idle, bare, bag, lid }: AzulPosition): boolean {
  const isRowComplete = boards.some(({ wall }) => wall.some((row) => !row.includes("-")));
  return isRowComplete || idle >= IDLE_ROUNDS || bare >= BARE_ROUNDS || total(bag) + total(lid) === 0;
}

/** T21, T22, T25: the tiles of the leaver's board are lost; with fewer than two players the table is void. */
function withdrawn(before: AzulPosition, seat: number): AzulFollowed {
  const { lines, wall, floor } = before.boards[seat - 1] ?? EMPTY_BOARD;
  const tiles = [...lines, ...wall, floor].join("").replaceAll(/[-M]/g, "");
  const position: AzulPosition = {
    ...withBoard(before, seat, EMPTY_BOARD),
    lost: plusAll(before.lost, tiles),
    marker: before.marker.seat === seat ? { place: "out", seat } : before.marker,
    withdrawn: [...before.withdrawn, seat].sort(),
  };
  const changes: AzulChange[] = [{ kind: "withdrawal", position, moved: [], scoring: null }];
  if (remaining(position) < 2) return { changes, position: { ...position, phase: "void", to_move: null } };
  const to_move = before.to_move === seat ? nextSeat(position, seat) : before.to_move;
  return { changes, position: stoppedIfAllPassed({ ...position, to_move }) };
}

function ruled(position: AzulPosition): AzulFollowed {
  return { changes: [{ kind: "ruling", position, moved: [], scoring: null }], position };
}

/** T5. */
function stoppedIfAllPassed(position: AzulPosition): AzulPosition {
  const isStopped = position.phase === "offer" && position.passes >= remaining(position);
  return isStopped ? { ...position, phase: "stopped" } : position;
}

const remaining = ({ options, withdrawn }: AzulPosition): number => options.players - withdrawn.length;

/** The next seat clockwise that has not left. */
function nextSeat(position: AzulPosition, seat: number): number {
  const { options, withdrawn } = position;
  let next = seat;
  do next = (next % options.players) + 1;
  while (withdrawn.includes(next) && next !== seat);
  return next;
}

/** A52: the round's first player, then clockwise; those who left do not tile any more (T25). */
function tilingOrder({ options, first, withdrawn }: AzulPosition): number[] {
  const seats = Array.from({ length: options.players }, (_, at) => (((first || 1) - 1 + at) % options.players) + 1);
  return seats.filter((seat) => !withdrawn.includes(seat));
}

function withBoard(position: AzulPosition, seat: number, board: Partial<AzulBoard>): AzulPosition {
  const boards = position.boards.map((each, at) => (at === seat - 1 ? { ...each, ...board } : each));
  return { ...position, boards };
}

const changed = (lines: readonly string[], row: number, line: string): string[] =>
  lines.map((each, at) => (at === row - 1 ? line : each));
