/**
 * The table in a room of a given size, below the header. On a table several ways are tried, and the one with the largest tiles is taken: the ring beside the boards, below a
 * lintel of opponents, above all of them, or in a corner between opponents and the own board. A phone has the displays in rows and opponents as strips. Nothing is scrolled.
 */
import { edgeIn, roomKind, type Box } from "../common/box";
import { BOARD, boardPlan, phonePlan, stripPlan, type BoardPlan } from "./board";
import { packedHeight, packedPlan, ringPlan, ringTile, type RingPlan } from "./ring";

export interface Placed {
  readonly seat: number;
  readonly box: Box;
  readonly plan: BoardPlan;
}

export interface Layout {
  readonly kind: "upright" | "lying" | "table";
  readonly width: number;
  readonly height: number;
  readonly offer: Box;
  readonly ring: RingPlan;
  readonly boards: readonly Placed[];
  /** Below the displays: the last move in words, and what is left in the bag. */
  readonly foot: Box;
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

/** The height of a foot: on a table, and on a phone. */
const FOOT = 44;
const TICKER = 30;
/** Between strips of opponents. */
const BETWEEN = 6;
const LEAST_TILE = 20;
const LEAST_OTHER = 14;
/** Between the end of a game and the boards. */
const BESIDE_END = 8;
/** The least height of a display's row on a phone: below that the table is scrolled. */
const LEAST_ROW = 58;

export function layoutOf(room: Room): Layout {
  const kind = roomKind(room.width, room.height);
  if (kind === "upright") return upright(room);
  if (kind === "lying") return lying(room);
  return table(room) ?? (room.width < room.height ? upright(room) : lying(room));
}

/** Where the end of a game lies: in place of the displays and of what is below them; on a phone that stands it has all between the boards. */
export function endBox({ kind, offer, foot, boards }: Layout): Box {
  const [own, other] = boards;
  if (kind !== "upright" || !own || !other) return { ...offer, height: foot.y + foot.height - offer.y };
  const y = other.box.y + other.box.height + BESIDE_END;
  return { ...offer, y, height: own.box.y - BESIDE_END - y };
}

/** The other seats, clockwise from the nearest one. */
function others({ players, near }: Room): number[] {
  return Array.from({ length: players - 1 }, (_, at) => ((near + at) % players) + 1);
}

/** Strips of all opponents side by side. */
function strips(room: Room, box: Box): Placed[] {
  const rest = others(room);
  const width = (box.width - (rest.length - 1) * BETWEEN) / rest.length;
  const plan = stripPlan(width, box.height);
  return rest.map((seat, at) => ({ seat, box: { ...box, x: box.x + at * (width + BETWEEN), width }, plan }));
}

/** From the top: opponents, displays, the ticker, and the own board where the thumbs are. */
function upright(room: Room): Layout {
  const edge = edgeIn(room.width, room.height);
  const width = room.width - 2 * edge;
  const isTall = room.height > 650;
  const homeBar = isTall ? 10 : 0;
  const least = isTall ? 112 : 62;
  const rest = homeBar + TICKER + 4 * edge + least + (room.displays > 5 ? 3 : 2) * LEAST_ROW;
  const plan = phonePlan(width, Math.max(room.height - rest, 230));
  const height = Math.max(room.height, plan.height + rest);
  const free = height - homeBar - TICKER - plan.height - 4 * edge;
  const wanted = packedHeight(room.displays, width);
  const strip = Math.min(free - Math.min(wanted, free - least), room.players === 2 ? 152 : 136);
  const rings = Math.min(wanted, free - strip);
  const slack = Math.max(0, free - rings - strip) / 4;
  const top = edge + slack / 2;
  const offer = { x: edge, y: top + strip + edge + slack, width, height: rings };
  return {
    kind: "upright",
    width: room.width,
    height,
    offer,
    ring: packedPlan(room.displays, offer),
    boards: [
      { seat: room.near, box: { x: edge, y: height - homeBar - edge - plan.height, width, height: plan.height }, plan },
      ...strips(room, { x: edge, y: top, width, height: strip }),
    ],
    foot: { x: edge, y: offer.y + rings + slack / 2 + 2, width, height: TICKER - 4 },
  };
}

/** On the right the opponents above the own board, on the left the displays above the ticker. */
function lying(room: Room): Layout {
  const edge = edgeIn(room.width, room.height);
  const height = Math.max(room.height, 250);
  const bottom = height - edge;
  const free = bottom - edge;
  const pitch = Math.min((room.width / 2 - 2 * edge) / BOARD.width, (free - STRIP - edge) / BOARD.low, 46);
  const plan = boardPlan(pitch, true);
  const x = room.width - edge - plan.width;
  const tick = TICKER - 4;
  const offer = { x: edge, y: edge, width: x - 2 * edge, height: free - tick };
  return {
    kind: "lying",
    width: room.width,
    height,
    offer,
    ring: packedPlan(room.displays, offer),
    boards: [
      { seat: room.near, box: { x, y: bottom - plan.height, width: plan.width, height: plan.height }, plan },
      ...strips(room, { x, y: edge, width: plan.width, height: Math.min(free - edge - plan.height, 120) }),
    ],
    foot: { x: edge, y: bottom - tick + 2, width: offer.width, height: tick - 2 },
  };
}
const STRIP = 66;

interface Try {
  /** Where the ring may lie, without its foot. */
  readonly offer: Box;
  readonly boards: readonly { readonly seat: number; readonly x: number; readonly y: number; readonly pitch: number }[];
  readonly own: number;
  readonly other: number;
}

function table(room: Room): Layout | null {
  let best: { worth: number; made: Try } | null = null;
  for (const made of room.alike ? alike(room) : [...beside(room), ...lintel(room), ...tower(room), ...corner(room)]) {
    if (made.offer.width < 200 || made.offer.height < 160) continue;
    const tile = ringTile(room.displays, made.offer);
    if (Math.min(tile, made.own) < LEAST_TILE || made.other < LEAST_OTHER) continue;
    const worth = worthOf(tile, made);
    if (!best || worth > best.worth) best = { worth, made };
  }
  if (!best) return null;
  const { offer, boards } = best.made;
  return {
    kind: "table",
    width: room.width,
    height: room.height,
    offer,
    ring: ringPlan(room.displays, offer),
    boards: boards.map(({ seat, x, y, pitch }) => {
      const plan = boardPlan(pitch);
      return { seat, box: { x, y, width: plan.width, height: plan.height }, plan };
    }),
    foot: { x: offer.x, y: offer.y + offer.height, width: offer.width, height: FOOT },
  };
}

/** Large tiles everywhere, and about as large on the displays as on the own board; opponents may be smaller, but not tiny. */
function worthOf(tile: number, { own, other }: Try): number {
  return 1.1 * Math.log(Math.min(tile, 1.35 * own)) + Math.log(Math.min(own, 1.3 * tile)) + 0.7 * Math.log(other);
}

/** Pitches of the own board to be tried, in steps that nobody sees. */
function pitches({ width, height }: Room, edge: number): number[] {
  const most = Math.min((width - 2 * edge) / BOARD.width, (height - 2 * edge) / BOARD.height, 132);
  return Array.from({ length: Math.max(0, Math.floor((most - 22) * 2)) }, (_, at) => 22.5 + at / 2);
}

/** Boards side by side. */
function row(seats: readonly number[], x: number, y: number, pitch: number, edge: number): Try["boards"] {
  return seats.map((seat, at) => ({ seat, x: x + at * (pitch * BOARD.width + edge), y, pitch }));
}
const rowWidth = (count: number, pitch: number, edge: number): number =>
  count * pitch * BOARD.width + (count - 1) * edge;

/** The ring on the left; on the right the opponents in a row above the own board. */
function* beside(room: Room): Generator<Try> {
  const rest = others(room);
  const { width, height } = room;
  const edge = edgeIn(width, height);
  for (const own of pitches(room, edge)) {
    const [wide, tall] = [BOARD.width * own, BOARD.height * own];
    for (const wider of [1, 1.15, 1.3]) {
      const other = Math.min(
        0.8 * own,
        (wide * wider - (rest.length - 1) * edge) / rest.length / BOARD.width,
        (height - 3 * edge - tall) / BOARD.height,
      );
      if (other < LEAST_OTHER) continue;
      const across = rowWidth(rest.length, other, edge);
      const column = Math.max(wide, across);
      const x = width - edge - column;
      const spare = Math.max(0, height - 3 * edge - tall - other * BOARD.height) / 3;
      yield {
        offer: { x: edge, y: edge, width: x - 2 * edge, height: height - 2 * edge - FOOT },
        own,
        other,
        boards: [
          {
            seat: room.near,
            x: width - edge - wide,
            y: 2 * edge + 2 * spare + other * BOARD.height,
            pitch: own,
          },
          ...row(
            rest,
            rest.length === 1 ? width - edge - across : x + (column - across) / 2,
            edge + spare,
            other,
            edge,
          ),
        ],
      };
    }
  }
}

/** Several opponents in a row across the top; below them the ring on the left and the own board on the right. */
function* lintel(room: Room): Generator<Try> {
  const rest = others(room);
  if (rest.length < 2) return;
  const { width, height } = room;
  const edge = edgeIn(width, height);
  for (const own of pitches(room, edge)) {
    const [wide, tall] = [BOARD.width * own, BOARD.height * own];
    const widest = (width - (rest.length + 1) * edge) / rest.length / BOARD.width;
    for (let other = Math.min(0.85 * own, widest); other > LEAST_OTHER; other *= 0.92) {
      const y = 2 * edge + other * BOARD.height;
      if (y + tall > height - edge) continue;
      const x = width - edge - wide;
      yield {
        offer: { x: edge, y, width: x - 2 * edge, height: height - edge - y - FOOT },
        own,
        other,
        boards: [
          { seat: room.near, x, y: y + (height - edge - y - tall) / 2, pitch: own },
          ...row(rest, (width - rowWidth(rest.length, other, edge)) / 2, edge, other, edge),
        ],
      };
    }
  }
}

/** An upright screen: the ring on top, the opponents in a row, and the own board. */
function* tower(room: Room): Generator<Try> {
  const rest = others(room);
  const { width, height } = room;
  if (height < width) return;
  const edge = edgeIn(width, height);
  for (const own of pitches(room, edge)) {
    const [wide, tall] = [BOARD.width * own, BOARD.height * own];
    const other = Math.min(0.7 * own, (width - (rest.length + 1) * edge) / rest.length / BOARD.width);
    const y = height - 2 * edge - tall - other * BOARD.height;
    yield {
      offer: { x: edge, y: edge, width: width - 2 * edge, height: y - 2 * edge - FOOT },
      own,
      other,
      boards: [
        { seat: room.near, x: (width - wide) / 2, y: height - edge - tall, pitch: own },
        ...row(rest, (width - rowWidth(rest.length, other, edge)) / 2, y, other, edge),
      ],
    };
  }
}

/** An upright screen: the ring in a corner, beside it the opponents one below the other, and below both the own board. */
function* corner(room: Room): Generator<Try> {
  const rest = others(room);
  const { width, height } = room;
  if (height < width) return;
  const edge = edgeIn(width, height);
  for (const own of pitches(room, edge)) {
    const [wide, tall] = [BOARD.width * own, BOARD.height * own];
    const y = height - edge - tall;
    const free = y - 2 * edge;
    const tallest = (free / rest.length - edge) / BOARD.height;
    for (let other = Math.min(0.7 * own, tallest); other > Math.max(LEAST_OTHER, 0.46 * own); other *= 0.97) {
      const x = width - edge - other * BOARD.width;
      const share = free / rest.length;
      yield {
        offer: { x: edge, y: edge, width: x - 2 * edge, height: free - FOOT },
        own,
        other,
        boards: [
          { seat: room.near, x: (width - wide) / 2, y, pitch: own },
          ...rest.map((seat, at) => ({
            seat,
            x,
            y: edge + (at + 0.5) * share - (other * BOARD.height) / 2,
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
  const edge = edgeIn(width, height);
  for (const pitch of pitches({ ...room, width: width * 2, height: height * 2 }, edge).map((each) => each / 1.5)) {
    const size = { width: BOARD.width * pitch, height: BOARD.height * pitch };
    for (const columns of players === 2 ? [1, 2] : [1, 2, 3, 4]) {
      const rows = Math.ceil(players / columns);
      const wide = rowWidth(columns, pitch, edge);
      const tall = rows * size.height + edge * (rows - 1);
      if (wide > width - 2 * edge || tall > height - 2 * edge) continue;
      const put = (x: number, y: number) =>
        seats.map((seat, at) => {
          const [line, column] = [Math.floor(at / columns), at % columns];
          const inRow = Math.min(columns, players - line * columns);
          const indent = ((columns - inRow) * (size.width + edge)) / 2;
          return { seat, x: x + indent + column * (size.width + edge), y: y + line * (size.height + edge), pitch };
        });
      yield {
        offer: { x: edge, y: edge, width: width - wide - 3 * edge, height: height - 2 * edge - FOOT },
        own: pitch,
        other: pitch,
        boards: put(width - edge - wide, (height - tall) / 2),
      };
      yield {
        offer: { x: edge, y: edge, width: width - 2 * edge, height: height - tall - 3 * edge - FOOT },
        own: pitch,
        other: pitch,
        boards: put((width - wide) / 2, height - edge - tall),
      };
    }
  }
}
