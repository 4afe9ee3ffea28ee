/** Steps of the game as scenes: which pieces fly and when, which points rise, and which cells are counted. */
import { turnOf, type Flight } from "../../motion/flight";
import type { DuelPosition } from "../../wire/types";
import { followSteps, type Moved } from "../changes";
import type { Step } from "../table";
import { follow } from "./follow";
import type { DuelChange } from "./position";
import { plateSymbol } from "./preview";

export interface Rising {
  readonly spot: string;
  readonly points: number;
}

export interface Scene {
  readonly position: DuelPosition;
  readonly flights: readonly Flight[];
  readonly rising: Rising | null;
  /** Cells that count for what is scored, as `seat-row-column`. */
  readonly run: readonly string[];
  readonly isDeal: boolean;
  /** The plates that fly, by their spaces as they lie: each needs a symbol. */
  readonly plates: readonly string[];
}

const STAGGER = 45;

/** The scenes of a step, and the position after it. */
export function scenesOf(before: DuelPosition, step: Step): { scenes: Scene[]; position: DuelPosition } {
  const [{ changes, position }] = followSteps(follow, before, [step]) as [Stepped];
  return { scenes: changes.map(sceneOf), position };
}
type Stepped = ReturnType<typeof followSteps<DuelPosition, DuelChange["kind"]>>[number];

function sceneOf({ kind, position, moved, scoring }: DuelChange): Scene {
  const { seat, points } = scoring ?? { seat: 0, points: 0 };
  const cell = scoring && "cell" in scoring ? scoring.cell : null;
  const spot = cell ? `cell-${seat}-${cell[0]}-${cell[1]}` : `score-${seat}`;
  const run = scoring?.kind === "tile" ? [...scoring.horizontal, ...scoring.vertical] : cell ? [cell] : [];
  return {
    position,
    flights: moved.map((each, at) => ({ ...flightOf(kind, each), ...timing(kind, each, at, moved) })),
    rising: points ? { spot, points } : null,
    run: [...new Set(run.map(([row, column]) => `${seat}-${row}-${column}`))],
    isDeal: kind === "deal",
    plates: isPlate(kind) ? moved.map(({ piece }) => piece) : [],
  };
}

const isPlate = (kind: DuelChange["kind"]): boolean => kind === "plate" || kind === "lay" || kind === "up";

function flightOf(kind: DuelChange["kind"], { piece, from, to }: Moved): Flight {
  if (isPlate(kind)) return { symbol: plateSymbol(piece), from, to };
  if (kind === "chip") return { symbol: `chip-${piece}`, from, to };
  if (kind === "draw") return { symbol: `back-${piece}`, from, to };
  return { symbol: piece === "first" ? "first-tile" : `disc-${piece}`, from, to };
}

function timing(kind: DuelChange["kind"], { piece, to }: Moved, at: number, all: readonly Moved[]): Partial<Flight> {
  switch (kind) {
    case "take": {
      if (piece === "first") return { delay: 120 };
      if (piece === all[0]!.piece) return { delay: at * STAGGER };
      return { delay: 130 + Number(to.split("-")[2]) * STAGGER };
    }
    case "stack":
      return { delay: at * 90 };
    case "deal":
      return { delay: 120 + at * 28, duration: 220, appears: true, turn: turnOf(at) };
    case "lay":
      return { duration: 380 };
    case "broken":
    case "paid":
      return { delay: at * STAGGER };
    default:
      return {};
  }
}
