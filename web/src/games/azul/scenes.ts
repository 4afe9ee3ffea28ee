/** A step of the game as scenes: which tiles fly and when, which points rise, and which cells are counted. */
import { turnOf, type Flight } from "../../motion/flight";
import type { AzulPosition, Cell } from "../../wire/types";
import { followSteps, type Moved } from "../changes";
import type { Step } from "../table";
import { follow, MARKER, type AzulChange } from "./follow";
import { spot } from "./spots";

export interface Scene {
  readonly kind: AzulChange["kind"] | "bonus";
  readonly after: AzulPosition;
  readonly flights: readonly Flight[];
  /** Whose points these are, and the spot that they rise from. */
  readonly seat: number | null;
  readonly points: number;
  readonly at: string | null;
  /** The cells that count, in the order of counting. */
  readonly run: readonly Cell[];
}

/** The scenes of a step, and the position after it. Nothing moves for what only changes whose turn it is. */
export function scenesOf(before: AzulPosition, step: Step): { scenes: Scene[]; position: AzulPosition } {
  const [{ changes, position }] = followSteps(follow, before, [step]) as [Stepped];
  return { scenes: changes.filter(({ kind }) => kind !== "ruling").map(sceneOf), position };
}
type Stepped = ReturnType<typeof followSteps<AzulPosition, AzulChange["kind"]>>[number];

function sceneOf({ kind, position, moved, scoring }: AzulChange): Scene {
  const scene = { kind, after: position, flights: flightsOf(kind, moved), seat: null, points: 0, at: null, run: [] };
  if (!scoring) return scene;
  const { seat, points } = scoring;
  if (kind === "floor") return { ...scene, seat, points, at: spot.floor(seat, Math.max(1, moved.length)) };
  if (scoring.kind !== "tile") return { ...scene, seat };
  const { cell, horizontal, vertical } = scoring;
  const run = [horizontal, vertical].filter((each) => each.length > 1).flat();
  return { ...scene, seat, points, at: spot.wall(seat, cell), run: run.length ? run : [cell] };
}

const markerFlight: Flight = { symbol: "marker", from: spot.marker, to: spot.marker };

function flightsOf(kind: AzulChange["kind"], moved: readonly Moved[]): Flight[] {
  const isWithMarker = moved[0]?.piece === MARKER;
  return moved.map(({ piece, from, to }, at) =>
    piece === MARKER
      ? markerFlight
      : { symbol: `tile-${piece}`, from, to, ...timing(kind, to, isWithMarker && kind === "take" ? at - 1 : at) },
  );
}

/** When a tile starts, and how long it flies, by how many are before it. */
function timing(kind: AzulChange["kind"], to: string, nth: number): Partial<Flight> {
  switch (kind) {
    case "take":
      if (to.startsWith("centre")) return { delay: 40, duration: 240, slides: true };
      return { delay: nth * 35 + (to.startsWith("floor") ? 60 : 0) };
    case "deal": {
      const [, display, place] = to.split("-").map(Number);
      return {
        delay: 120 + (display! - 1) * 60 + (place! - 1) * 35,
        duration: 220,
        appears: true,
        turn: turnOf(display! + place!),
      };
    }
    case "tile":
      return to === spot.lid ? { delay: 15 + nth * 25, duration: 240, slides: true } : { duration: 300 };
    case "fallen":
      return { delay: nth * 35 };
    default:
      return { delay: nth * 25, duration: 260 };
  }
}

/** The bonuses of the end (A41), group by group: each row, column and colour is counted where it lies. */
export function bonusScenes(before: AzulPosition, end: AzulPosition): Scene[] {
  const { outcome } = end;
  if (!outcome || outcome.void || before.outcome) return [];
  let at: AzulPosition = before;
  return outcome.bonuses.flatMap((bonuses, place) =>
    bonuses.flatMap(({ count, points, cells }) =>
      cells.map((run): Scene => {
        const seat = place + 1;
        const each = points / count;
        const boards = at.boards.map((board, nth) => (nth === place ? { ...board, score: board.score + each } : board));
        at = { ...at, phase: "tiling", to_move: seat, boards };
        return {
          kind: "bonus",
          after: at,
          flights: [],
          seat,
          points: each,
          at: spot.wall(seat, run[2] ?? run[0]!),
          run,
        };
      }),
    ),
  );
}
