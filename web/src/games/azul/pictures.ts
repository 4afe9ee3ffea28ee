/** Moves of Azul as pictures. */
import type { AzulPosition } from "../../wire/types";
import type { Known } from "../client";
import type { MovePicture } from "../picture";
import type { Step } from "../table";
import { CENTRE, FLOOR, placingOf, takeOf } from "./moves";

const ROWS = 5;

export function picture({ token, seat }: Step, { before, changes }: Known<AzulPosition>): MovePicture | null {
  const [take, placing] = [takeOf(token), placingOf(token)];
  if (take) {
    const { source, colour, target } = take;
    const count = changes[0]?.moved.filter(({ piece }) => piece === colour).length ?? 0;
    return {
      from: [
        source === CENTRE ? { kind: "basin" } : { kind: "plate", label: source },
        { kind: "piece", symbol: `tile-${colour}`, count },
      ],
      to: [target === FLOOR ? { kind: "floor" } : { kind: "line", line: Number(target), of: ROWS }],
    };
  }
  if (!placing) return null;
  const { line, column } = placing;
  const tile = before?.boards[(seat ?? 0) - 1]?.lines[line - 1]?.[0];
  return {
    from: tile ? [{ kind: "piece", symbol: `tile-${tile}`, count: 1 }] : [],
    to: [{ kind: "cell", row: line, column, of: ROWS }],
  };
}
