/** A position of Azul that somebody sets up by hand: values that are never changed, only replaced. Whether it can be, the server says. */
import type { AzulPosition } from "../../../wire/types";

export const COLOURS = ["B", "Y", "R", "K", "W"] as const;
export type Colour = (typeof COLOURS)[number];
export type Tiles = Readonly<Record<Colour, number>>;
export const OF_EACH = 20;
export const SIZE = 5;
export const FLOOR = 7;
export const DISPLAY = 4;
export const MARKER = "M";

export interface DraftBoard {
  readonly score: number;
  readonly lines: readonly { readonly colour: Colour | ""; readonly filled: number }[];
  /** Rows of five letters, `-` for an empty cell. */
  readonly wall: readonly string[];
  /** From left to right, `M` for the marker. */
  readonly floor: string;
}

export interface Draft {
  readonly game: "azul" | "mini";
  readonly wall: "coloured" | "grey";
  readonly round: number;
  readonly phase: AzulPosition["phase"];
  readonly toMove: number | null;
  readonly line: number | null;
  readonly first: number;
  readonly marker: { readonly place: "centre" | "floor" | "front" | "out"; readonly seat: number | null };
  /** Letters of each display, in the order B Y R K W. */
  readonly displays: readonly string[];
  readonly centre: Tiles;
  readonly bag: Tiles;
  readonly lid: Tiles;
  readonly idle: number;
  readonly bare: number;
  readonly boards: readonly DraftBoard[];
  /** Of a tournament's table: who has left, lost tiles, passes. Kept as they came. */
  readonly tournament: { readonly withdrawn: readonly number[]; readonly lost: Tiles; readonly passes: number } | null;
}

const tilesOf = (count: (colour: Colour) => number): Tiles =>
  Object.fromEntries(COLOURS.map((colour) => [colour, count(colour)])) as Tiles;
export const NO_TILES = tilesOf(() => 0);
const EMPTY_BOARD: DraftBoard = {
  score: 0,
  lines: Array.from({ length: SIZE }, () => ({ colour: "" as const, filled: 0 })),
  wall: Array<string>(SIZE).fill("-----"),
  floor: "",
};
/** The colours of the coloured wall (A4). */
export const patternAt = (row: number, column: number): Colour => COLOURS[(column - row + SIZE) % SIZE]!;
export const displaysFor = (players: number): number => 2 * players + 1;
const count = (letters: string, letter: string): number => letters.split(letter).length - 1;
export const sorted = (letters: string): string =>
  COLOURS.map((colour) => colour.repeat(count(letters, colour))).join("");
export const lettersOf = (tiles: Tiles): string => COLOURS.map((colour) => colour.repeat(tiles[colour])).join("");

/** An empty table: all tiles in the bag. */
export function fresh(game: Draft["game"] = "azul", wall: Draft["wall"] = "coloured", players = 2): Draft {
  return {
    game,
    wall,
    round: 1,
    phase: "offer",
    toMove: 1,
    line: null,
    first: 1,
    marker: { place: "centre", seat: null },
    displays: Array<string>(displaysFor(players)).fill(""),
    centre: NO_TILES,
    bag: tilesOf(() => OF_EACH),
    lid: NO_TILES,
    idle: 0,
    bare: 0,
    boards: Array<DraftBoard>(players).fill(EMPTY_BOARD),
    tournament: null,
  };
}

/** How many tiles of a colour lie anywhere but in the bag and the lid. */
export function placed(draft: Draft, colour: Colour): number {
  const onBoards = draft.boards.reduce((sum, board) => sum + onBoard(board, colour), 0);
  const lost = draft.tournament?.lost[colour] ?? 0;
  return count(draft.displays.join(""), colour) + draft.centre[colour] + onBoards + lost;
}

function onBoard(board: DraftBoard, colour: Colour): number {
  const lines = board.lines.reduce((sum, line) => sum + (line.colour === colour ? line.filled : 0), 0);
  return lines + count(board.wall.join(""), colour) + count(board.floor, colour);
}

/** How many tiles of a colour are too many (or, below 0, too few) over all places. */
export function surplus(draft: Draft, colour: Colour): number {
  return placed(draft, colour) + draft.bag[colour] + draft.lid[colour] - OF_EACH;
}

/** After a change: what came to the table is taken from the bag, or else from the lid; what left it goes to the bag. */
export function balanced(draft: Draft): Draft {
  const bag = { ...draft.bag };
  const lid = { ...draft.lid };
  for (const colour of COLOURS) {
    const over = surplus(draft, colour);
    const fromBag = Math.min(over, bag[colour]);
    bag[colour] -= fromBag;
    lid[colour] -= Math.min(Math.max(0, over - fromBag), lid[colour]);
  }
  return settled({ ...draft, bag, lid });
}

/** A33: a round that was just dealt counts as one without progress; so it is written. */
function settled(draft: Draft): Draft {
  const isFresh =
    draft.phase === "offer" &&
    draft.displays.every(Boolean) &&
    !lettersOf(draft.centre) &&
    draft.marker.place === "centre";
  return {
    ...draft,
    idle: isFresh ? Math.max(1, draft.idle) : draft.idle,
    bare: draft.wall === "grey" ? Math.max(isFresh ? 1 : 0, draft.bare) : 0,
  };
}

/** What is nowhere goes into the bag, or into the lid; what is too much is taken out of there. */
export function restInto(draft: Draft, where: "bag" | "lid"): Draft {
  const tiles = tilesOf((colour) => Math.max(0, draft[where][colour] - surplus(draft, colour)));
  return settled({ ...draft, [where]: tiles });
}

/** All of the one goes into the other. */
export function pour(draft: Draft, from: "bag" | "lid"): Draft {
  const into = from === "bag" ? "lid" : "bag";
  return { ...draft, [into]: tilesOf((colour) => draft.bag[colour] + draft.lid[colour]), [from]: NO_TILES };
}

/** Displays that are drawn from the bag, and from the lid when it is empty (A30); a new round in all else. */
export function dealt(draft: Draft, chance: () => number = Math.random): Draft {
  const inDisplays = draft.displays.join("") + lettersOf(draft.centre);
  let bag = [...lettersOf(draft.bag), ...inDisplays];
  let lid = [...lettersOf(draft.lid)];
  const displays = draft.displays.map(() => {
    let drawn = "";
    while (drawn.length < DISPLAY && (bag.length || lid.length)) {
      if (!bag.length) [bag, lid] = [lid, []];
      drawn += bag.splice(Math.floor(chance() * bag.length), 1)[0];
    }
    return sorted(drawn);
  });
  const back = (letters: readonly string[]): Tiles =>
    tilesOf((colour) => letters.filter((each) => each === colour).length);
  const boards = draft.boards.map((board) => ({ ...board, floor: "" }));
  return balanced({
    ...draft,
    phase: "offer",
    round: Math.max(1, draft.round),
    line: null,
    displays,
    centre: NO_TILES,
    bag: back(bag),
    lid: back(lid),
    boards,
    marker: { place: "centre", seat: null },
    toMove: draft.first,
    idle: 1,
  });
}

/** Another number of players, with as many displays as that has (A2). */
export function withPlayers(draft: Draft, players: number): Draft {
  const boards = Array.from({ length: players }, (_, at) => draft.boards[at] ?? EMPTY_BOARD);
  const displays = Array.from({ length: displaysFor(players) }, (_, at) => draft.displays[at] ?? "");
  const within = (seat: number | null): number | null => (seat !== null && seat > players ? 1 : seat);
  const marker =
    draft.marker.seat !== null && draft.marker.seat > players ? { place: "centre" as const, seat: null } : draft.marker;
  return balanced({
    ...draft,
    boards,
    displays,
    marker,
    toMove: within(draft.toMove),
    first: within(draft.first) ?? 1,
  });
}

/** Another wall. The coloured one takes only tiles of its own pattern. */
export function withWall(draft: Draft, wall: Draft["wall"]): Draft {
  if (wall === "grey") return settled({ ...draft, wall });
  const boards = draft.boards.map((board) => ({
    ...board,
    wall: board.wall.map((row, r) => [...row].map((cell, c) => (cell === patternAt(r, c) ? cell : "-")).join("")),
  }));
  return balanced({ ...draft, wall, boards, bare: 0 });
}
