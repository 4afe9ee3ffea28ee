/** What a press on a place of the editor does, with what is held: a colour, the marker, or nothing, which takes away. */
import { balanced, DISPLAY, FLOOR, MARKER, patternAt, sorted, type Colour, type Draft, type DraftBoard } from "./draft";

export type Brush = Colour | typeof MARKER | "";

/** A place counts from 0, seats and displays from 1. */
export type Place =
  | { readonly kind: "display"; readonly display: number; readonly at: number }
  | { readonly kind: "centre"; readonly colour: Colour | null }
  | { readonly kind: "line"; readonly seat: number; readonly line: number; readonly at: number }
  | { readonly kind: "wall"; readonly seat: number; readonly row: number; readonly column: number }
  | { readonly kind: "floor"; readonly seat: number; readonly at: number };

export function put(draft: Draft, place: Place, brush: Brush): Draft {
  switch (place.kind) {
    case "display":
      return balanced(onDisplay(draft, place.display, place.at, brush));
    case "centre":
      return balanced(inCentre(draft, place.colour, brush));
    case "line":
      return balanced(withBoard(draft, place.seat, (board) => onLine(board, place.line, place.at, brush)));
    case "wall":
      return balanced(withBoard(draft, place.seat, (board) => onWall(draft, board, place.row, place.column, brush)));
    case "floor":
      return balanced(onFloor(draft, place.seat, place.at, brush));
  }
}

function withBoard(draft: Draft, seat: number, change: (board: DraftBoard) => DraftBoard): Draft {
  return { ...draft, boards: draft.boards.map((board, at) => (at === seat - 1 ? change(board) : board)) };
}

/** Tiles in a row, one of them replaced, taken away or added. The same tile once more takes it away. */
function pressed(tiles: string, at: number, brush: string, most: number): string {
  const there = tiles[at];
  if (!brush || there === brush) return tiles.slice(0, at) + tiles.slice(at + 1);
  if (there !== undefined) return tiles.slice(0, at) + brush + tiles.slice(at + 1);
  return tiles.length < most ? tiles + brush : tiles;
}

function onDisplay(draft: Draft, display: number, at: number, brush: Brush): Draft {
  if (brush === MARKER) return draft;
  const displays = draft.displays.map((tiles, n) =>
    n === display - 1 ? sorted(pressed(tiles, at, brush, DISPLAY)) : tiles,
  );
  return { ...draft, displays };
}

/** Pressing a tile of the centre takes it away; pressing beside them adds what is held. */
function inCentre(draft: Draft, colour: Colour | null, brush: Brush): Draft {
  if (colour === null) {
    if (brush === MARKER) return withMarker(draft, "centre", null);
    return brush ? { ...draft, centre: { ...draft.centre, [brush]: draft.centre[brush] + 1 } } : draft;
  }
  return { ...draft, centre: { ...draft.centre, [colour]: Math.max(0, draft.centre[colour] - 1) } };
}

/** A line fills from the right: pressing a place fills it up to there; pressing the last tile once more takes that one away. */
function onLine(board: DraftBoard, line: number, at: number, brush: Brush): DraftBoard {
  if (brush === MARKER) return board;
  const held = board.lines[line - 1]!;
  const filled = !brush || (held.colour === brush && held.filled === at + 1) ? Math.min(at, held.filled) : at + 1;
  const colour = filled ? brush || held.colour : "";
  return { ...board, lines: board.lines.map((each, n) => (n === line - 1 ? { colour, filled } : each)) };
}

function onWall(draft: Draft, board: DraftBoard, row: number, column: number, brush: Brush): DraftBoard {
  if (brush === MARKER) return board;
  const there = board.wall[row]![column]!;
  const wanted = draft.wall === "coloured" ? patternAt(row, column) : brush;
  const tile = !brush || there === wanted ? "-" : wanted;
  const wall = board.wall.map((cells, r) =>
    r === row ? cells.slice(0, column) + tile + cells.slice(column + 1) : cells,
  );
  return { ...board, wall };
}

function onFloor(draft: Draft, seat: number, at: number, brush: Brush): Draft {
  const floor = draft.boards[seat - 1]!.floor;
  if (brush === MARKER)
    return withMarker(draft, floor[at] === MARKER ? "centre" : "floor", floor[at] === MARKER ? null : seat);
  const changed = withBoard(draft, seat, (board) => ({ ...board, floor: pressed(board.floor, at, brush, FLOOR) }));
  const lost = floor.includes(MARKER) && !changed.boards[seat - 1]!.floor.includes(MARKER);
  return lost ? { ...changed, marker: { place: "centre", seat: null } } : changed;
}

/** The marker somewhere else: there is one. On a full floor line it takes the last place. */
export function withMarker(draft: Draft, place: Draft["marker"]["place"], seat: number | null): Draft {
  const boards = draft.boards.map((board, at) => {
    const floor = board.floor.replaceAll(MARKER, "");
    return { ...board, floor: place === "floor" && seat === at + 1 ? floor.slice(0, FLOOR - 1) + MARKER : floor };
  });
  return balanced({ ...draft, boards, marker: { place, seat: place === "centre" ? null : seat } });
}
