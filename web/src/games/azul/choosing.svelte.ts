/** What somebody is about to play: tiles that were picked, and the target that is aimed at. */
import type { AzulPosition } from "../../wire/types";
import {
  picksOf,
  placingsOf,
  placingToken,
  samePick,
  takeOf,
  targetsOf,
  tokenOf,
  type Pick,
  type Placing,
} from "./moves";
import { tileScore } from "../runs";
import { previewOf, type Gain, type Preview } from "./preview";

export interface Given {
  readonly position: AzulPosition;
  readonly legal: readonly string[];
  /** Nothing can be chosen now: tiles move, or a move was sent. */
  readonly busy: boolean;
  /** Whose choice it is. */
  readonly seat: number | null;
  /** A move that was chosen and waits: it stays to be seen. */
  readonly pending: string | null;
  /** The page asks once more before a move is sent: until then it stays to be seen. */
  readonly askFirst: boolean;
  readonly play: (token: string) => void;
}

export class Choosing {
  picked = $state.raw<Pick | null>(null);
  /** The line, the floor, or on the grey wall the column that is aimed at. */
  aimed = $state<string | null>(null);

  constructor(private readonly given: () => Given) {}

  private readonly open = $derived.by(() => (this.given().busy ? [] : this.given().legal));
  readonly picks = $derived.by(() => picksOf(this.open));
  readonly placings = $derived.by(() => placingsOf(this.open));
  /** What waits, while nothing else has been picked. */
  readonly waits = $derived.by(() => {
    const { pending } = this.given();
    return pending && !this.picks.some((pick) => samePick(pick, this.picked)) ? takeOf(pending) : null;
  });
  readonly targets = $derived.by(() => (this.held && !this.waits ? targetsOf(this.open, this.held) : []));
  /** What was picked, as long as it can be played. */
  readonly held = $derived.by(
    (): Pick | null => this.picks.find((pick) => samePick(pick, this.picked)) ?? this.waits ?? null,
  );
  readonly previews = $derived.by((): ReadonlyMap<string, Preview> => {
    const { position, seat } = this.given();
    const { held } = this;
    return new Map(
      held && seat ? this.targets.map((target) => [target, previewOf(position, seat, held, target)] as const) : [],
    );
  });
  readonly preview = $derived.by(() => {
    const { position, seat } = this.given();
    if (this.waits && seat) return previewOf(position, seat, this.waits, this.waits.target);
    return this.previews.get(this.aimed ?? "") ?? null;
  });
  /** On the grey wall: the tile that is to be placed, and what each column would score. */
  readonly gains = $derived.by((): ReadonlyMap<number, Gain> => {
    const { position } = this.given();
    const seat = position.to_move;
    const tile = this.placingTile;
    if (!seat || !tile) return new Map();
    const { wall } = position.boards[seat - 1]!;
    return new Map(
      this.placings.map(({ line, column }) => {
        const cell = [line, column] as const;
        return [column, { cell, ...tileScore(wall, cell) }] as const;
      }),
    );
  });
  readonly placingTile = $derived.by(() => {
    const { position } = this.given();
    const first = this.placings[0];
    return first && position.to_move
      ? (position.boards[position.to_move - 1]!.lines[first.line - 1]?.[0] ?? null)
      : null;
  });

  /** It is another's turn: what is chosen now waits. */
  readonly isAhead = $derived.by(() => {
    const { seat, position } = this.given();
    return seat !== null && seat !== position.to_move;
  });

  canPick(pick: Pick): boolean {
    return this.picks.some((each) => samePick(each, pick));
  }

  pick(pick: Pick): void {
    if (!this.canPick(pick)) return;
    this.aimed = null;
    this.picked = pick;
  }

  putBack(): void {
    this.picked = null;
    this.aimed = null;
  }

  /** Aim at a target, or at nothing. */
  aim(target: string | null): void {
    this.aimed = target;
  }

  choose(target: string): void {
    const pick = this.held;
    if (pick && this.targets.includes(target)) this.finish(tokenOf({ ...pick, target }), target);
  }

  place(placing: Placing): void {
    if (this.placings.some((each) => each.line === placing.line && each.column === placing.column))
      this.finish(placingToken(placing), String(placing.column));
  }

  private finish(token: string, target: string): void {
    const { askFirst, play } = this.given();
    if (askFirst) this.aimed = target;
    else this.putBack();
    play(token);
  }
}
