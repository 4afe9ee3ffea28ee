/** A score sheet while it is being filled in (T12): what is written for each seat, the places that follow (A42), and what cannot be. */
import type { Command, Sheet } from "../wire";
import { EMPTY_WALL, written } from "./pad";

export interface Line {
  /** As it was typed: digits, or nothing yet. */
  pv: string;
  rows: number | null;
  withdrawn: boolean;
  /** The wall on the score pad, 25 characters; empty where none was counted. */
  wall: string;
  before: string;
}
export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly withdrawn: boolean;
}
export type Fault = { readonly kind: "missing" } | { readonly kind: "below" | "above"; readonly limit: number };

/** The most PV of a wall with so many complete rows, as the server has it (A41). */
export const MOST_PV: readonly number[] = [135, 154, 171, 192, 211, 240];
export const MOST_ROWS = MOST_PV.length - 1;

/** Nothing is written yet, or what a sheet of before says. */
export function linesOf(seats: readonly Seat[], before: Sheet | null = null): Line[] {
  return seats.map((seat, at) => {
    const line = before?.lines.find((each) => each.seat === at + 1);
    return {
      pv: line?.pv == null ? "" : String(line.pv),
      rows: line?.rows ?? null,
      withdrawn: line?.withdrawn ?? seat.withdrawn,
      wall: "",
      before: "",
    };
  });
}

/** Digits only, three at the most. */
export const digits = (text: string): string => text.replace(/\D/g, "").slice(0, 3);

/** A42: places by PV, then rows; shared ones are 1, 2, 2, 4. Null until everybody who played has both. */
export function placesOf(lines: readonly Line[]): (number | null)[] | null {
  const played = lines.filter((line) => !line.withdrawn);
  if (!played.length || played.some((line) => line.pv === "" || line.rows === null)) return null;
  const before = (one: Line, other: Line) =>
    Number(one.pv) > Number(other.pv) || (Number(one.pv) === Number(other.pv) && one.rows! > other.rows!);
  return lines.map((line) => (line.withdrawn ? null : 1 + played.filter((other) => before(other, line)).length));
}

/** What cannot be, line by line. */
export function faultsOf(lines: readonly Line[]): (Fault | null)[] {
  return lines.map((line) => {
    if (line.withdrawn) return null;
    if (line.pv === "" || line.rows === null) return { kind: "missing" };
    const pv = Number(line.pv);
    if (pv < 2 * line.rows) return { kind: "below", limit: 2 * line.rows };
    const most = MOST_PV[line.rows] ?? 0;
    return pv > most ? { kind: "above", limit: most } : null;
  });
}

export const isBlank = (lines: readonly Line[]): boolean =>
  lines.every((line) => line.pv === "" && line.rows === null && line.wall === "" && line.before === "");

/** Whether a sheet says what is written here. */
export const says = (sheet: Sheet | null | undefined, lines: readonly Line[]): boolean =>
  sheet != null &&
  sheet.lines.length === lines.length &&
  sheet.lines.every(
    (line, at) =>
      line.withdrawn === lines[at]!.withdrawn &&
      (line.withdrawn || (String(line.pv) === lines[at]!.pv && line.rows === lines[at]!.rows)),
  );

/** What is sent. Game and table are always said: a sheet that was long on its way is not taken for one of the next game. */
/** A table's sheet, handed in. */
export type SheetCommand = Extract<Command, { do: "sheet" }>;

export function sheetOf(game: number, table: number, lines: readonly Line[]): SheetCommand {
  const counted = lines.some((line) => hasWall(line));
  return {
    do: "sheet",
    ...resultsOf(game, table, lines),
    ...(counted
      ? {
          walls: lines.map((line) => (hasWall(line) ? written(line.wall) : null)),
          before: lines.map((line) => (hasWall(line) && line.before !== "" ? Number(line.before) : null)),
        }
      : {}),
  };
}

export const correctionOf = (game: number, table: number, lines: readonly Line[], why: string): Command => ({
  do: "correct",
  ...resultsOf(game, table, lines),
  why,
});

const resultsOf = (game: number, table: number, lines: readonly Line[]) => ({
  game,
  table,
  pv: lines.map((line) => (line.withdrawn ? null : Number(line.pv))),
  rows: lines.map((line) => (line.withdrawn ? null : line.rows)),
});

const hasWall = (line: Line): boolean => !line.withdrawn && line.wall !== "" && line.wall !== EMPTY_WALL;
