/** What may be played in Azul Duel (D11, D20-D24, D30, D31). The rules themselves are Python's: kept games judge this list move by move. */
import type { DuelPosition } from "../../../wire/types";
import { lies } from "../../runs";
import { COLOURS } from "../act";
import { CHIPS_A_ROUND } from "../follow";
import { boardOf, FACE_DOWN } from "../position";
import { tops } from "../preview";

const LINES = [1, 2, 3, 4, 5, 6] as const;
const TURNS = [0, 1, 2, 3] as const;

export function legal(position: DuelPosition): string[] {
  const { stage, to_move, boards, drawn, pile } = position;
  if (!boards[(to_move ?? 0) - 1]) return [];
  switch (stage) {
    case "first-plate":
      return plates(position);
    case "turn":
      return turns(position);
    case "stack":
      return [...orders(position.rest!.tiles)].map((order) => `+${order}`);
    case "drawing":
      return pile.length ? ["draw", "stop"] : ["stop"];
    case "keep":
      return drawn.flatMap((plate, at) => (plate?.front ? [`keep:${at + 1}=${plate.front}`] : []));
    case "lay":
      return boardOf(position).dome.plates.flatMap((plate, at) =>
        plate ? [] : TURNS.map((turn) => `lay:${at + 1}.${turn}`),
      );
    case "under":
      return drawn.map((_, at) => `under:${at + 1}`);
    case "chips":
      return ["none", ...payments(position)].map((chips) => `spend:${chips}`);
    case "cell":
      return cells(position);
    default:
      return [];
  }
}

const plates = ({ display }: DuelPosition): string[] =>
  display.flatMap((plate, at) => (plate ? [`plate:${at + 1}`] : []));

function turns(position: DuelPosition): string[] {
  const { trays, pile } = position;
  const { lines, tokens, chips_taken } = boardOf(position);
  const targets = (colour: string): (number | "X")[] => [
    ...LINES.filter((line) => {
      const held = lines[line - 1]!;
      return !held || (held.length < line && held[0] === colour);
    }),
    "X",
  ];
  const takes = (source: string | number, tiles: string): string[] =>
    [...COLOURS]
      .filter((colour) => tiles.includes(colour))
      .flatMap((colour) => targets(colour).map((target) => `${source}${colour}${target}`));
  const onTop = tops(position).map(({ tile }) => tile);
  const isShown = (chip: string): boolean => chip !== "" && chip !== FACE_DOWN;
  return [
    ...(tokens ? [...plates(position), ...(pile.length ? ["draw"] : [])] : []),
    ...trays.flatMap(({ sun }, tray) => takes(tray || "L", sun)),
    ...takes("M", onTop.join("")),
    ...(chips_taken < CHIPS_A_ROUND ? trays.flatMap(({ chip }, tray) => (isShown(chip) ? [`chip:${tray}`] : [])) : []),
  ];
}

/** All different orders of some tiles. */
function orders(tiles: string): Set<string> {
  if (tiles.length < 2) return new Set([tiles]);
  const all = [...tiles].flatMap((tile, at) =>
    [...orders(tiles.slice(0, at) + tiles.slice(at + 1))].map((rest) => tile + rest),
  );
  return new Set(all);
}

/** D31: each missing place for two chips that show the colour, or for any three; all choices that pay for just what is missing. */
function payments(position: DuelPosition): Set<string> {
  const { lines, chips } = boardOf(position);
  const line = position.line!;
  const held = lines[line - 1]!;
  const missing = line - held.length;
  const pays = (chosen: readonly string[]): boolean => {
    const pairs = 3 * missing - chosen.length;
    return pairs >= 0 && pairs <= missing && chosen.filter((chip) => chip.includes(held[0]!)).length >= 2 * pairs;
  };
  return new Set(parts([...chips].sort()).filter(pays).map((chosen) => chosen.join())); // prettier-ignore
}

function parts(chips: readonly string[]): string[][] {
  return chips.reduce<string[][]>((all, chip) => [...all, ...all.map((chosen) => [...chosen, chip])], [[]]);
}

/** D30. */
function cells(position: DuelPosition): string[] {
  const { lines, dome } = boardOf(position);
  const row = position.line!;
  const colour = lines[row - 1]![0]!;
  return LINES.filter((column) => {
    const space = dome.spaces[row - 1]![column - 1];
    return (space === colour || space === "*") && !lies(dome.tiles, row, column);
  }).map((column) => `>${row}${column}`);
}
