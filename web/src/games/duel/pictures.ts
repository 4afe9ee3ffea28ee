/** Moves of Azul Duel as pictures. */
import type { DuelPosition } from "../../wire/types";
import type { Known } from "../client";
import type { MovePicture, Part } from "../picture";
import type { Step } from "../table";

const ROWS = 6;
const SPACES = 3;

export function picture({ token, seat }: Step, { before, changes }: Known<DuelPosition>): MovePicture | null {
  const moved = changes[0]?.moved ?? [];
  const take = /^([1-4LM])([BYRKT])([1-6X])$/.exec(token);
  if (take) {
    const [, source, colour, target] = take as unknown as [string, string, string, string];
    const count = moved.filter(({ piece }) => piece === colour).length;
    return {
      from: [
        source === "M" ? { kind: "moon" } : { kind: "sun", label: source },
        { kind: "piece", symbol: `disc-${colour}`, count },
      ],
      to: [target === "X" ? { kind: "broken" } : { kind: "line", line: Number(target), of: ROWS }],
    };
  }
  const cell = /^>([1-6])([1-6])$/.exec(token);
  if (cell) {
    const [row, column] = [Number(cell[1]), Number(cell[2])];
    const tile = before?.boards[(seat ?? 0) - 1]?.lines[row - 1]?.[0];
    return { from: tile ? [piece(`disc-${tile}`)] : [], to: [{ kind: "cell", row, column, of: ROWS }] };
  }
  if (token.startsWith("+"))
    return { from: [...token.slice(1)].map((tile) => piece(`disc-${tile}`)), to: [{ kind: "moon" }] };
  const [word = "", rest = ""] = token.split(":");
  switch (word) {
    case "chip": {
      const chip = before?.trays[Number(rest)]?.chip.replace("?", "");
      return chip ? { from: [{ kind: "plate", label: rest }], to: [piece(`chip-${chip}`)] } : null;
    }
    case "plate": {
      const spaces = before?.display[Number(rest) - 1];
      return spaces ? { from: [], to: [{ kind: "dome", spaces }] } : null;
    }
    case "draw":
      return { from: [{ kind: "pile" }], to: [] };
    case "lay": {
      const space = Number(rest[0]);
      const [row, column] = [Math.ceil(space / SPACES), ((space - 1) % SPACES) + 1];
      const spaces = moved[0]?.piece;
      return { from: spaces ? [{ kind: "dome", spaces }] : [], to: [{ kind: "cell", row, column, of: SPACES }] };
    }
    default:
      return null;
  }
}

const piece = (symbol: string): Part => ({ kind: "piece", symbol, count: 1 });
