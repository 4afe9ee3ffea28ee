/** The names of the places where tiles lie: what `data-spot` says in the drawing. Everything counts from 1. */
import type { Cell } from "../../wire/types";

export const spot = {
  display: (display: number, tile: number): string => `display-${display}-${tile}`,
  centre: (tile: number): string => `centre-${tile}`,
  /** Places of a line count from the right. */
  line: (seat: number, line: number, place: number): string => `line-${seat}-${line}-${place}`,
  wall: (seat: number, [row, column]: Cell): string => `wall-${seat}-${row}-${column}`,
  floor: (seat: number, space: number): string => `floor-${seat}-${space}`,
  marker: "marker",
  bag: "bag",
  lid: "lid",
} as const;
