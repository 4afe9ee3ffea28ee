/**
 * The table of Duel in a room of a given size: everything lies on one screen, and nothing over anything else. A screen that lies has the trays at its left and the
 * boards at its right; a tablet that stands has them one below the other; a phone has upright trays in a row, and a strip for the opponent.
 */
import { boardPlan, compactPlan, FULL, stripPlan, type BoardPlan } from "./board-plan";
import type { Box, Shape } from "./places";

export interface Room {
  readonly width: number;
  readonly height: number;
  /** How many scoring tiles there are. */
  readonly tiles: number;
}

export interface Placed {
  readonly box: Box;
  readonly plan: BoardPlan;
}

/** Plates on the table: the pile, those that lie face up, and beside them what is left in bag and tower. */
export interface Shelf {
  readonly pile: Box;
  readonly display: readonly Box[];
  readonly supply: Box;
  /** There is a line above the plates that says what they are. */
  readonly labelled: boolean;
}

export interface Layout {
  readonly kind: "table" | "tall" | "portrait" | "landscape";
  /** The height that all of it takes: as much as the room has, unless that is too low for anything. */
  readonly height: number;
  readonly shape: Shape;
  /** From the large tray (0) on. */
  readonly trays: readonly Box[];
  /** From one tile of a tray to the next. */
  readonly unit: number;
  readonly shelf: Shelf;
  readonly scoring: readonly Box[];
  readonly ask: Box;
  readonly own: Placed;
  readonly other: Placed;
}

/** On a phone the end names all that the scoring tiles have brought, and needs their room. */
export const isPhone = ({ kind }: Layout): boolean => kind === "portrait" || kind === "landscape";

/** Where the end of a game lies: in place of trays, plates and, where these stand among them, scoring tiles and the question. */
export function endBox(layout: Layout): Box {
  const { trays, shelf, ask, scoring } = layout;
  const all = [...trays, shelf.pile, ...shelf.display, shelf.supply, ...(isPhone(layout) ? [ask, ...scoring] : [])];
  const [x, y] = [Math.min(...all.map((each) => each.x)), Math.min(...all.map((each) => each.y))];
  const [right, bottom] = [
    Math.max(...all.map((each) => each.x + each.width)),
    Math.max(...all.map((each) => each.y + each.height)),
  ];
  return box(x, y, right - x, bottom - y);
}

/** A small and the large tray, in units: round ones by their radius, upright ones by their width. */
const RADIUS = { small: 2.4, large: 3 } as const;
const WIDTH = { small: 2.12, large: 3.1 } as const;
const UPRIGHT = 4.25;
/** From the middle of the large tray to that of a small one: they never touch. */
const REACH = 5.55;
const ROW = 4 * WIDTH.small + WIDTH.large;
const LARGEST = 96;
const ASK = 62;
/** A table so low shares a phone with a puzzle, or a lesson. */
const SHARED = 580;
/** The line above the plates that says what they are. */
export const LABEL = 26;
/** The width that the pile's name takes, in any language: where there is less, its number stands on it. */
const NAME = 72;
/** The width of what is left in bag and tower, on a phone. */
const SUPPLY = 58;
/** About what stands above the room. */
const HEADING = 48;

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export function layoutOf(room: Room): Layout {
  const { width, height } = room;
  if (width < 560 || (width < 700 && height + HEADING > width)) return portrait(room);
  if (height < 470) return landscape(room);
  const beside = width >= 0.8 * (height + HEADING) ? table(room) : null;
  const below = tall(room);
  // Where a panel has opened beside a table, it stays as it was; where it stands for itself, tiles are a fifth larger then.
  return beside && worth(beside) + 0.2 > worth(below) ? beside : below;
}

/** What matters of a layout: how large tiles are to take, and boards. */
const worth = ({ unit, own, other }: Layout): number =>
  1.1 * Math.log(unit) + Math.log(own.plan.pitch) + 0.5 * Math.log(other.plan.pitch);

function edgeOf({ width, height }: Room): number {
  const least = Math.min(width, height + HEADING);
  return least < 480 ? 6 : least < 760 ? 12 : 18;
}

/** Four small trays around the large one, as large as they can be in a box; their order is that of the position. */
export function roundTrays({ x, y, width, height }: Box): { readonly unit: number; readonly boxes: readonly Box[] } {
  let best = { unit: 0, across: 0, down: 0 };
  for (let down = 2.5; down <= 4.95; down += 0.025) {
    const across = Math.sqrt(REACH ** 2 - down ** 2);
    const unit = Math.min(
      width / (2 * across + 2 * RADIUS.small),
      height / (2 * Math.max(down + RADIUS.small, RADIUS.large)),
      LARGEST,
    );
    if (unit > best.unit) best = { unit, across, down };
  }
  const { unit, across, down } = best;
  const at = (right: number, below: number, radius: number): Box =>
    box(
      x + width / 2 + (right * across - radius) * unit,
      y + height / 2 + (below * down - radius) * unit,
      2 * radius * unit,
      2 * radius * unit,
    );
  return {
    unit,
    boxes: [
      at(0, 0, RADIUS.large),
      ...[-1, 1].flatMap((below) => [-1, 1].map((right) => at(right, below, RADIUS.small))),
    ],
  };
}

/** Five upright trays in a row, the large one in the middle. */
function uprightTrays({ x, y, width, height }: Box, unit: number): readonly Box[] {
  const gap = (width - ROW * unit) / 4;
  const small = WIDTH.small * unit;
  const at = (place: number, isLarge = false): Box =>
    box(
      x + place * (small + gap) + (place > 2 ? WIDTH.large * unit - small : 0),
      y,
      isLarge ? WIDTH.large * unit : small,
      height,
    );
  return [at(2, true), at(0), at(1), at(3), at(4)];
}

/** Plates with their names above them, in the middle of a box. */
function labelledShelf({ x, y, width }: Box, plate: number): Shelf {
  const whole = Math.min(width, 4.84 * plate + 150);
  const left = x + (width - whole) / 2 + 4;
  const top = y + LABEL;
  const supply = left + 4.84 * plate;
  const first = left + 1.3 * plate;
  return {
    pile: box(left, top, plate * 0.96, plate * 0.96),
    display: [0, 1, 2].map((at) => box(first + at * 1.14 * plate, top, plate * 0.97, plate * 0.97)),
    supply: box(supply, y, x + (width + whole) / 2 - supply, plate + LABEL),
    labelled: first - left >= NAME,
  };
}

/** Plates alone, on a phone: as many pixels apart. */
function plainShelf({ x, y }: Box, plate: number, gap: number, supply: Box): Shelf {
  const at = (place: number): Box => box(x + 3 + place * (plate + gap), y + 3, plate - 6, plate - 6);
  return { pile: at(0), display: [1, 2, 3].map(at), supply, labelled: false };
}

/** Scoring tiles of one size in rows and columns. */
function grid({ x, y, width, height }: Box, count: number, columns: number, gap: number): readonly Box[] {
  const rows = Math.ceil(count / columns);
  const [wide, high] = [(width - (columns - 1) * gap) / columns, (height - (rows - 1) * gap) / rows];
  return Array.from({ length: count }, (_, at) =>
    box(x + (at % columns) * (wide + gap), y + Math.floor(at / columns) * (high + gap), wide, high),
  );
}

function table(room: Room): Layout | null {
  const { width, height, tiles } = room;
  const edge = edgeOf(room);
  const inner = height - 2 * edge;
  let best = { worth: -Infinity, pitch: 0, other: 0, left: 0, plate: 0 };
  for (let share = 40; share <= 60; share++) {
    const left = (width * share) / 100 - 1.5 * edge;
    const right = width - left - 3 * edge;
    const pitch = Math.min(right / FULL.width, inner / 15);
    const above = inner - FULL.height * pitch - ASK - 2 * edge;
    const other = Math.min(0.62 * pitch, above / FULL.height, (right - edge - 190) / FULL.width);
    if (other < 12) continue;
    const plate = Math.min(0.155 * inner, (left - 4 * edge) / 5.4);
    const { unit } = roundTrays(box(0, 0, left, inner - plate - LABEL - edge));
    const worth = 1.1 * Math.log(unit) + Math.log(pitch) + 0.5 * Math.log(other);
    if (worth > best.worth) best = { worth, pitch, other, left, plate };
  }
  const { pitch, other, left, plate } = best;
  if (!pitch) return null;
  const own = boardPlan(pitch);
  const small = boardPlan(other);
  const slack = (inner - own.height - ASK - 2 * edge - small.height) / 4;
  // What is left over lies in equal parts at the edges and between trays and boards.
  const spare = Math.max(0, width - left - own.width - 3 * edge) / 3;
  const [x, bottom] = [width - edge - spare - own.width, height - edge];
  const ownTop = bottom - slack - own.height;
  const otherLeft = x + own.width - small.width;
  const trays = roundTrays(box(edge + spare, edge, left, inner - plate - LABEL - edge));
  return {
    kind: "table",
    height,
    shape: "round",
    trays: trays.boxes,
    unit: trays.unit,
    shelf: labelledShelf(box(edge + spare, bottom - plate - LABEL, left, plate + LABEL), plate),
    scoring: grid(box(x, edge + slack, otherLeft - edge - x, small.height), tiles, 1, 8),
    ask: box(x, ownTop - edge - ASK, own.width, ASK),
    own: { box: box(x, ownTop, own.width, own.height), plan: own },
    other: { box: box(otherLeft, edge + slack, small.width, small.height), plan: small },
  };
}

/** How large a tile of the trays is beside a space of one's own dome, on a tablet that stands: a finger hits both. */
const TRAY_SHARE = 1.2;
/** The opponent's board beside one's own there. */
const OTHER_SHARE = 0.58;

/**
 * A tablet that stands: trays, plates, the scoring tiles beside the opponent, and one's own board. Upright trays in a row leave it more than half as much again as
 * round ones, which would lie far apart and be small.
 */
function tall(room: Room): Layout {
  const { width, height, tiles } = room;
  const edge = edgeOf(room);
  const [inner, wide] = [height - 2 * edge, width - 2 * edge];
  const plate = Math.min(0.085 * inner, wide / 6);
  const left = inner - ASK - plate - LABEL - 4 * edge;
  const pitch = Math.min(wide / FULL.width, left / ((1 + OTHER_SHARE) * FULL.height + UPRIGHT * TRAY_SHARE));
  const [own, small] = [boardPlan(pitch), boardPlan(Math.min(OTHER_SHARE * pitch, (wide * 0.6) / FULL.width))];
  const high = left - own.height - small.height;
  const unit = Math.min((wide - 4 * edge) / ROW, high / UPRIGHT, LARGEST);
  const row = Math.min(wide, ROW * unit + 8 * edge);
  const shelf = edge + high + edge;
  const middle = shelf + plate + LABEL + edge;
  const ask = middle + small.height + edge;
  return {
    kind: "tall",
    height,
    shape: "upright",
    trays: uprightTrays(box((width - row) / 2, edge + (high - UPRIGHT * unit) / 2, row, UPRIGHT * unit), unit),
    unit,
    shelf: labelledShelf(box(edge, shelf, wide, plate + LABEL), plate),
    scoring: grid(box(edge, middle, wide - small.width - edge, small.height), tiles, 1, 8),
    ask: box(edge, ask, wide, ASK),
    own: { box: box((width - own.width) / 2, height - edge - own.height, own.width, own.height), plan: own },
    other: { box: box(width - edge - small.width, middle, small.width, small.height), plan: small },
  };
}

/** The least height of a phone's table: the rest would be too small for anybody. */
const LOWEST = 540;
const LEAST = { plate: 48, strip: 62 } as const;

function portrait(room: Room): Layout {
  const edge = edgeOf(room);
  const wide = room.width - 2 * edge;
  const height = Math.max(room.height, LOWEST);
  const isLow = height < 650;
  // Room for the bar by which a phone is left.
  const bottom = height - (isLow ? 0 : 10) - edge;
  const row = isLow ? 40 : 46;
  const isMany = room.tiles > 3;
  // Two lines and buttons below them; where a phone has no room for that, the dome comes first: beside a fourth scoring tile, and below other words.
  let ask = isLow ? (isMany || height < SHARED ? 60 : 75) : 78;
  const score = isMany ? 2 * (isLow ? 26 : 36) + 4 : row;
  const unit = Math.min((wide - 16) / ROW, 52);
  const trays = UPRIGHT * unit;
  let pitch = Math.min((wide - 64) / 10.28, 52);
  let own = compactPlan(wide, pitch, 0.68);
  let plate = Math.min(86, (wide - SUPPLY) / 4 - 6);
  const left = (): number => bottom - edge - own.height - ask - score - trays - plate - 5 * edge;
  // Plates give way first, then the board.
  if (left() < 72) plate = Math.max(LEAST.plate, plate - (72 - left()));
  if (left() < LEAST.strip) {
    pitch -= (LEAST.strip - left()) / 6.2;
    own = compactPlan(wide, pitch, 0.68);
  }
  const strip = Math.min(Math.max(left(), LEAST.strip), 128);
  // A question in two lines and its answers.
  ask += Math.min(10, Math.max(0, left() - strip));
  const slack = Math.max(0, left() - strip) / 5;
  let y = edge;
  const next = (high: number): Box => {
    const made = box(edge, y, wide, high);
    y += high + edge + slack;
    return made;
  };
  const other = next(strip);
  const scoring = next(score);
  const traysBox = next(trays);
  const shelf = next(plate);
  return {
    kind: "portrait",
    height,
    shape: "upright",
    trays: uprightTrays(traysBox, unit),
    unit,
    shelf: plainShelf(shelf, plate, 6, box(shelf.x + 4 * (plate + 6), shelf.y, wide - 4 * (plate + 6), plate)),
    scoring: grid(scoring, room.tiles, isMany ? 2 : room.tiles, isMany ? 4 : 6),
    ask: next(ask),
    own: { box: box(edge, bottom - own.height, wide, own.height), plan: own },
    other: { box: other, plan: stripPlan(wide, strip) },
  };
}

/** A phone that lies: the opponent's strip above the own board at the right, everything else at the left. */
function landscape(room: Room): Layout {
  const edge = edgeOf(room);
  const height = Math.max(room.height, 300);
  const [inner, bottom] = [height - 2 * edge, height - edge];
  const right = Math.min(room.width * 0.5, 460) - edge;
  const strip = height < 345 ? 72 : 92;
  const pitch = Math.min((inner - strip - edge - 59) / 6.2, (right - 64) / (6.2 + 6 * 0.75));
  const own = compactPlan(right, pitch, 0.75);
  const x = room.width - edge - right;
  const wide = x - 2 * edge;
  const least = 72;
  /** Beside the plates there is no room for scoring tiles, nor for three of them in one row. */
  const isNarrow = wide < 380 || room.tiles > 3;
  const row = isNarrow ? 52 + edge : 0;
  const unit = Math.min((wide - 16) / ROW, (inner - 50 - least - row - 2 * edge) / UPRIGHT);
  const trays = UPRIGHT * unit;
  const top = edge + trays + edge;
  const plate = Math.min(isNarrow ? (wide - 18) / 4 : (wide - 152) / 4, inner - trays - row - least - 2 * edge, 86);
  const slack = Math.max(0, inner - trays - plate - row - 96 - 2 * edge) / 3;
  const shelfTop = top + slack;
  const shelfWidth = isNarrow ? wide : plate * 4 + 18;
  const scoring = isNarrow
    ? grid(box(edge, shelfTop + plate + edge, wide, row - edge), room.tiles, 2, 4)
    : grid(box(edge + shelfWidth + 8, shelfTop, wide - shelfWidth - 8, plate), room.tiles, 1, 4);
  const ask = shelfTop + plate + row + edge + slack;
  return {
    kind: "landscape",
    height,
    shape: "upright",
    trays: uprightTrays(box(edge, edge, wide, trays), unit),
    unit,
    shelf: plainShelf(
      box(edge, shelfTop, shelfWidth, plate),
      plate,
      6,
      box(edge + wide - SUPPLY, ask, SUPPLY, bottom - ask),
    ),
    scoring,
    ask: box(edge, ask, wide - SUPPLY - edge, bottom - ask),
    own: { box: box(x, bottom - own.height, right, own.height), plan: own },
    other: {
      box: box(x, edge, right, inner - own.height - edge),
      plan: stripPlan(right, inner - own.height - edge),
    },
  };
}
