/** The figures by their names, and whose words each has. */
import type { WallName } from "./walls";

export type FigureName =
  | WallName
  | "rings"
  | "board"
  | "boardGrey"
  | "take"
  | "centre"
  | "choice"
  | "overflow"
  | "move"
  | "floor"
  | "greyCell"
  | "greyFall"
  | "duelBoard"
  | "plates"
  | "turns"
  | "sun"
  | "moon"
  | "chips"
  | "dome"
  | "broken";
