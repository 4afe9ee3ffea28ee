/** A position of Azul as AFEN (docs/formats.md), both ways. */
import { COLOURS, SIZE, sorted, type Colour, type Draft, type DraftBoard, type Tiles } from "./draft";

const MARKERS = { centre: "c", floor: "f", front: "s", out: "x" } as const;

export function toAfen(draft: Draft): string {
  const { marker, tournament } = draft;
  const fields = [
    draft.game,
    draft.wall,
    String(draft.boards.length),
    String(draft.displays.length),
    String(draft.round),
    draft.phase,
    draft.toMove === null ? "-" : draft.line ? `${draft.toMove}.${draft.line}` : String(draft.toMove),
    String(draft.first),
    MARKERS[marker.place] + (marker.seat ?? ""),
    draft.displays.map((display) => display || "-").join("/"),
    counts(draft.centre),
    counts(draft.bag),
    counts(draft.lid),
    `${draft.idle}.${draft.bare}`,
    ...draft.boards.map(boardOf),
  ];
  if (tournament)
    fields.push("tournament", tournament.withdrawn.join("") || "-", counts(tournament.lost), String(tournament.passes));
  return fields.join(":");
}

function counts(tiles: Tiles): string {
  return COLOURS.map((colour) => (tiles[colour] ? colour + tiles[colour] : "")).join("") || "-";
}

function boardOf({ score, lines, wall, floor }: DraftBoard): string {
  const held = lines.map(({ colour, filled }) => (filled ? colour + filled : "-")).join(".");
  return [score, held, wall.join("."), floor || "-"].join(",");
}

const PLACES = { c: "centre", f: "floor", s: "front", x: "out" } as const;
const COUNTS = /^(?:-|(?=.)(?:B(\d\d?))?(?:Y(\d\d?))?(?:R(\d\d?))?(?:K(\d\d?))?(?:W(\d\d?))?)$/;

/** A line as a draft, also that of a position that cannot be, so that it can be put right; null where the line itself cannot be read. */
export function fromAfen(text: string): Draft | null {
  const fields = text.trim().split(":");
  const players = Number(fields[2]);
  const isTournament = fields.includes("tournament");
  if (!(players >= 2 && players <= 4) || fields.length !== 14 + players + (isTournament ? 4 : 0)) return null;
  const [game, wall, , places, round, phase, turn, first, marker, offer, centre, bag, lid, stall] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const held = /^(c)$|^([fsx])([1-4])$/.exec(marker);
  const turned = /^(-|([1-4])(?:\.([1-5]))?)$/.exec(turn);
  const idle = /^(\d)\.(\d)$/.exec(stall);
  const displays = offer.split("/");
  const boards = fields.slice(14, 14 + players).map(boardIn);
  const tiles = [centre, bag, lid].map(tilesIn);
  const tail = isTournament ? fields.slice(-3) : [];
  const lost = tilesIn(tail[1] ?? "-");
  const isReadable =
    /^(azul|mini)$/.test(game) &&
    /^(coloured|grey)$/.test(wall) &&
    /^(deal|offer|tiling|stopped|over|void)$/.test(phase) &&
    /^\d{1,3}$/.test(round) &&
    /^[1-4]$/.test(first) &&
    displays.length === Number(places) &&
    displays.every((each) => /^(-|[BYRKW]{1,4})$/.test(each));
  if (!isReadable || !held || !turned || !idle || !lost || tiles.includes(null) || boards.includes(null)) return null;
  return {
    game: game as Draft["game"],
    wall: wall as Draft["wall"],
    round: Number(round),
    phase: phase as Draft["phase"],
    toMove: Number(turned[2]) || null,
    line: Number(turned[3]) || null,
    first: Number(first),
    marker: { place: PLACES[(held[1] ?? held[2]) as keyof typeof PLACES], seat: Number(held[3]) || null },
    displays: displays.map((each) => (each === "-" ? "" : sorted(each))),
    centre: tiles[0]!,
    bag: tiles[1]!,
    lid: tiles[2]!,
    idle: Number(idle[1]),
    bare: Number(idle[2]),
    boards: boards as DraftBoard[],
    tournament: isTournament
      ? {
          withdrawn: [...(tail[0] ?? "")].filter((each) => each !== "-").map(Number),
          lost,
          passes: Number(tail[2]) || 0,
        }
      : null,
  };
}

function tilesIn(text: string): Tiles | null {
  const found = COUNTS.exec(text);
  if (!found) return null;
  return Object.fromEntries(COLOURS.map((colour, at) => [colour, Number(found[at + 1] ?? 0)])) as Tiles;
}

function boardIn(text: string): DraftBoard | null {
  const [score, lines, wall, floor, ...rest] = text.split(",");
  const held = (lines ?? "").split(".");
  const rows = (wall ?? "").split(".");
  const isReadable =
    rest.length === 0 &&
    /^\d{1,4}$/.test(score ?? "") &&
    held.length === SIZE &&
    held.every((each) => /^(-|[BYRKW][1-5])$/.test(each)) &&
    rows.length === SIZE &&
    rows.every((each) => /^[BYRKW-]{5}$/.test(each)) &&
    /^(-|[BYRKWM]{1,7})$/.test(floor ?? "");
  if (!isReadable) return null;
  return {
    score: Number(score),
    lines: held.map((each) =>
      each === "-" ? { colour: "" as const, filled: 0 } : { colour: each[0] as Colour, filled: Number(each[1]) },
    ),
    wall: rows,
    floor: floor === "-" ? "" : floor!,
  };
}
