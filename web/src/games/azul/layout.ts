/**
 * The table in a room of a given size. Several ways to lay it out are tried, and the one with the largest tiles is taken: a laptop has the displays beside the boards, a
 * tablet above them, a wall screen has opponents on both sides, and a phone has a packed ring, the own board, and strips to swipe.
 */
import { boardPlan, boardSize, phonePlan, stripPlan, type BoardPlan, type Box } from "./board";
import { packedPlan, ringPlan, type RingPlan } from "./ring";

export interface Placed {
  readonly seat: number;
  readonly box: Box;
  readonly plan: BoardPlan;
}

export interface Layout {
  readonly kind: "phone" | "table";
  readonly width: number;
  readonly height: number;
  readonly offer: Box;
  readonly ring: RingPlan;
  readonly boards: readonly Placed[];
  /** On a phone: where the other boards can be swiped through. Their boxes are within it. */
  readonly strips: Box | null;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly players: number;
  readonly displays: number;
  /** The board that is nearest. */
  readonly near: number;
  /** All boards alike: for those who look on, or who play all of them. */
  readonly alike: boolean;
}

const PHONE = 640;
const GAP = 12;
const EDGE = 10;
const HEADING = 44;
const SMALL_HEADING = 36;
const SMALLEST = 13;

export function layoutOf(room: Room): Layout {
  return room.width < PHONE ? phone(room) : table(room);
}

/** The other seats, clockwise from the nearest one. */
function others({ players, near }: Room): number[] {
  return Array.from({ length: players - 1 }, (_, at) => ((near + at) % players) + 1);
}

function phone(room: Room): Layout {
  const edge = room.width < 370 ? 4 : 8;
  const width = room.width - 2 * edge;
  const ring = packedPlan(room.displays, width);
  const plan = phonePlan(width, 40);
  const rest = others(room);
  const stripWidth = rest.length > 1 ? width * 0.92 : width;
  const strip = stripPlan(stripWidth);
  const boardTop = 4 + ring.height + 8;
  const stripsTop = boardTop + plan.height + 8;
  return {
    kind: "phone",
    width: room.width,
    height: stripsTop + strip.height + 10,
    offer: { x: edge, y: 4, width, height: ring.height },
    ring,
    boards: [
      { seat: room.near, box: { x: edge, y: boardTop, width: plan.width, height: plan.height }, plan },
      ...rest.map((seat, at) => ({
        seat,
        box: { x: edge + at * (stripWidth + 8), y: 0, width: stripWidth, height: strip.height },
        plan: strip,
      })),
    ],
    strips: { x: 0, y: stripsTop, width: room.width, height: strip.height + 4 },
  };
}

interface Try {
  readonly offer: Box;
  readonly boards: readonly { readonly seat: number; readonly x: number; readonly y: number; readonly pitch: number }[];
  readonly own: number;
  readonly other: number;
}

function table(given: Room): Layout {
  const room = { ...given, height: Math.max(given.height, 460) };
  let best: { worth: number; made: Try; ring: RingPlan } | null = null;
  for (const made of room.alike ? alike(room) : [...beside(room), ...above(room), ...wings(room)]) {
    if (made.offer.width < 200 || made.offer.height < 160 || made.other < SMALLEST) continue;
    // Nothing can be worth more than with displays as large as they may be.
    if (best && worthOf(made.own * 1.2, made) <= best.worth) continue;
    const ring = ringPlan(room.displays, made.offer);
    const worth = worthOf(ring.tile, made);
    if (!best || worth > best.worth) best = { worth, made, ring };
  }
  if (!best) return phone(given);
  const { made, ring } = best;
  return {
    kind: "table",
    width: room.width,
    height: room.height,
    offer: made.offer,
    ring,
    boards: made.boards.map(({ seat, x, y, pitch }) => {
      const plan = boardPlan(pitch, headingOf(pitch));
      return { seat, box: { x, y, width: plan.width, height: plan.height }, plan };
    }),
    strips: null,
  };
}

/** Large tiles everywhere, and about as large on the displays as on the own board; opponents may be smaller, but not tiny. */
function worthOf(tile: number, { own, other }: Try): number {
  return (
    1.2 * Math.log(Math.min(tile, own * 1.2)) +
    Math.log(Math.min(own, tile * 1.3)) +
    0.75 * Math.log(other) -
    (other < 20 ? (20 - other) * 0.06 : 0)
  );
}

const headingOf = (pitch: number): number => (pitch >= 30 ? HEADING : SMALL_HEADING);
const sizeOf = (pitch: number): { width: number; height: number } => boardSize(pitch, headingOf(pitch));

/** The pitch of a board that has to fit into a width and a height. */
function pitchIn(width: number, height: number): number {
  const small = Math.min(width / 11.6, (height - HEADING) / 6.98);
  return small >= 30 ? small : Math.min(width / 11.6, (height - SMALL_HEADING) / 6.98, 29.9);
}

/** Pitches to be tried, in steps that nobody sees. */
function pitches(least: number, { height }: Room): number[] {
  const step = Math.max(2, height / 400);
  return Array.from({ length: Math.ceil((height / 10 - least) / step) }, (_, at) => least + at * step);
}

/** The displays on the left; on the right the own board, and the others in a row above it. */
function* beside(room: Room): Generator<Try> {
  const rest = others(room);
  const { width, height } = room;
  for (const own of pitches(28, room)) {
    const large = sizeOf(own);
    for (const wider of [1, 1.12, 1.25, 1.4]) {
      const column = large.width * wider;
      const left = height - 2 * EDGE - GAP - large.height;
      const other = Math.min(pitchIn((column - GAP * (rest.length - 1)) / rest.length, left), own * 0.86);
      if (other < SMALLEST) continue;
      const small = sizeOf(other);
      const row = small.width * rest.length + GAP * (rest.length - 1);
      const widest = Math.max(large.width, row);
      const offer = { x: EDGE, y: EDGE, width: width - widest - 2 * EDGE - GAP * 2, height: height - 2 * EDGE };
      const x = width - EDGE - widest;
      const slack = Math.max(0, left - small.height) / 2;
      yield {
        offer,
        own,
        other,
        boards: [
          {
            seat: room.near,
            x: x + (widest - large.width) / 2,
            y: height - EDGE - large.height - slack * 0.5,
            pitch: own,
          },
          ...rest.map((seat, at) => ({
            seat,
            x: x + (widest - row) / 2 + at * (small.width + GAP),
            y: EDGE + slack * 0.5,
            pitch: other,
          })),
        ],
      };
    }
  }
}

/** The displays on top; below them the own board, with the others in a row above it or in a column beside it. */
function* above(room: Room): Generator<Try> {
  const rest = others(room);
  const { width, height } = room;
  for (const own of pitches(28, room)) {
    const large = sizeOf(own);
    if (large.width > width - 2 * EDGE) break;
    const ownBoard = (x: number) => ({ seat: room.near, x, y: height - EDGE - large.height, pitch: own });
    const column = width - 2 * EDGE - GAP - large.width;
    const narrow = Math.min(pitchIn(column, (large.height - GAP * (rest.length - 1)) / rest.length), own * 0.86);
    if (narrow >= SMALLEST) {
      const small = sizeOf(narrow);
      const both = small.width + GAP + large.width;
      const x = (width - both) / 2;
      const tall = small.height * rest.length + GAP * (rest.length - 1);
      yield {
        offer: { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - large.height - 2 * EDGE - GAP },
        own,
        other: narrow,
        boards: [
          ownBoard(x + small.width + GAP),
          ...rest.map((seat, at) => ({ seat, x, y: height - EDGE - tall + at * (small.height + GAP), pitch: narrow })),
        ],
      };
    }
    for (const share of [0.4, 0.5, 0.6, 0.7, 0.8]) {
      const other = Math.min((width - 2 * EDGE - GAP * (rest.length - 1)) / rest.length / 11.6, own * share);
      if (other < SMALLEST) continue;
      const small = sizeOf(other);
      const row = small.width * rest.length + GAP * (rest.length - 1);
      const offerHeight = height - large.height - small.height - 2 * EDGE - 2 * GAP;
      yield {
        offer: { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: offerHeight },
        own,
        other,
        boards: [
          ownBoard((width - large.width) / 2),
          ...rest.map((seat, at) => ({
            seat,
            x: (width - row) / 2 + at * (small.width + GAP),
            y: EDGE + offerHeight + GAP,
            pitch: other,
          })),
        ],
      };
    }
  }
}

/** The others in a column on the left, the displays in the middle, the own board on the right. */
function* wings(room: Room): Generator<Try> {
  const rest = others(room);
  const { width, height } = room;
  for (const own of pitches(32, room)) {
    const large = sizeOf(own);
    if (large.height > height - 2 * EDGE) break;
    for (const share of [0.35, 0.45, 0.55, 0.65, 0.75]) {
      const other = Math.min(own * share, pitchIn(width, (height - 2 * EDGE - GAP * (rest.length - 1)) / rest.length));
      const small = sizeOf(other);
      const tall = small.height * rest.length + GAP * (rest.length - 1);
      yield {
        offer: {
          x: EDGE + small.width + GAP,
          y: EDGE,
          width: width - small.width - large.width - 2 * EDGE - 2 * GAP,
          height: height - 2 * EDGE,
        },
        own,
        other,
        boards: [
          { seat: room.near, x: width - EDGE - large.width, y: (height - large.height) / 2, pitch: own },
          ...rest.map((seat, at) => ({
            seat,
            x: EDGE,
            y: (height - tall) / 2 + at * (small.height + GAP),
            pitch: other,
          })),
        ],
      };
    }
  }
}

/** All boards of one size, beside the displays or below them. */
function* alike(room: Room): Generator<Try> {
  const { width, height, players, near } = room;
  const seats = [near, ...others(room)].sort((a, b) => a - b);
  for (const pitch of pitches(16, room)) {
    const size = sizeOf(pitch);
    for (const columns of players === 2 ? [1, 2] : [1, 2, 3, 4]) {
      const rows = Math.ceil(players / columns);
      const wide = columns * size.width + GAP * (columns - 1);
      const tall = rows * size.height + GAP * (rows - 1);
      if (wide > width - 2 * EDGE || tall > height - 2 * EDGE) continue;
      const put = (x: number, y: number) =>
        seats.map((seat, at) => {
          const [row, column] = [Math.floor(at / columns), at % columns];
          const inRow = Math.min(columns, players - row * columns);
          const indent = ((columns - inRow) * (size.width + GAP)) / 2;
          return { seat, x: x + indent + column * (size.width + GAP), y: y + row * (size.height + GAP), pitch };
        });
      yield {
        offer: { x: EDGE, y: EDGE, width: width - wide - 2 * EDGE - 2 * GAP, height: height - 2 * EDGE },
        own: pitch,
        other: pitch,
        boards: put(width - EDGE - wide, (height - tall) / 2),
      };
      yield {
        offer: { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - tall - 2 * EDGE - GAP },
        own: pitch,
        other: pitch,
        boards: put((width - wide) / 2, height - EDGE - tall),
      };
    }
  }
}
