import type { Step, TableProps } from "../games/table";
import type { Position, Stage } from "../wire/types";

/** What the page of a table tells the text of it. */
export type TextProps = TableProps & {
  readonly stage?: Stage;
  /** What else is to be known just now: each is said when it comes. */
  readonly announce?: readonly string[];
  /** All steps of the game so far. */
  readonly story?: readonly Step[];
  /** The position before these, if that is not the beginning of the game. */
  readonly begun?: Position | null;
};
