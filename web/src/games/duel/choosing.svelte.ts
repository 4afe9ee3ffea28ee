/** What somebody has chosen so far of what may be played: a source that waits for its line, a plate for its space, chips, a stack. */
import type { DuelPosition } from "../../wire/types";
import { choices, follow, pathOf, type Branch } from "./choices";
import type { Drag } from "./drag.svelte";
import { landing, scoring, take, type Bringing, type Landing, type Take } from "./preview";
import { Purse } from "./purse.svelte";

/** How long choices that were answered wait for others, in milliseconds: longer than any answer, unless it was refused. */
const PATIENCE = 1500;
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface Given {
  readonly position: DuelPosition;
  readonly legal: readonly string[];
  /** Nothing can be chosen just now: a move was sent, or tiles are moving. */
  readonly busy: boolean;
  readonly play: (token: string) => void;
  /** Whoever plays by the text of the table is asked there, at their own pace, also what has one answer. */
  readonly isTold?: boolean;
  /** Whose choice it is; who is to move if that is not told. */
  readonly seat?: number | null | undefined;
  /** A move that was chosen and waits, for the turn or for the line, and the way to give it up. */
  readonly pending?: string | null | undefined;
  readonly cancel?: (() => void) | undefined;
  /** It was dropped where it cannot go. */
  readonly missed?: (x: number, y: number) => void;
}

/** The handlers of something that can be chosen. */
export interface Handlers {
  readonly onclick: () => void;
  readonly onpointerenter: () => void;
  readonly onpointerleave: () => void;
  readonly onfocus: () => void;
  readonly onblur: () => void;
  readonly onpointerdown?: (event: PointerEvent) => void;
}

export class Choosing {
  path = $state.raw<readonly string[]>([]);
  /** What the pointer or the focus is on. */
  pointed = $state<string | null>(null);
  /** Where the plate would lie, from 1, and its quarters clockwise. */
  space = $state<number | null>(null);
  turn = $state(0);
  /** What follows a plate that was taken, once it may be played. */
  private then: string | null = null;
  /** The choices that were answered: nothing can be chosen of them until others have come, or the answer was refused. */
  private known = "";
  private answered = $state.raw<readonly string[] | null>(null);
  private readonly tree = $derived.by(() => choices(this.given().legal));
  private readonly here = $derived.by(() => follow(this.tree, this.path) ?? this.tree);
  /** The chips that would be spent. */
  readonly purse = new Purse(
    () => this.tree,
    () => this.given().position.boards[this.seat - 1]?.chips ?? [],
  );

  constructor(
    private readonly given: () => Given,
    private readonly drag: Drag,
  ) {}

  // Each by itself: who asks for one of them is not drawn anew because something else of the table has changed.
  readonly isActive: boolean = $derived.by(() => {
    const { busy, legal } = this.given();
    return !busy && legal.length > 0 && legal !== this.answered;
  });
  readonly seat: number = $derived.by(() => this.given().seat ?? this.given().position.to_move ?? 0);
  /** It is another's turn: what is chosen now waits. */
  readonly isAhead: boolean = $derived.by(() => this.seat !== (this.given().position.to_move ?? 0));
  /** The keys of a move that waits, as long as nothing else is chosen. */
  readonly waits: readonly string[] | null = $derived.by(() => {
    const { pending } = this.given();
    return pending && (!this.path.length || !this.isActive) ? pathOf(pending) : null;
  });
  readonly stage: string = $derived.by(() => this.given().position.stage);

  /** What can be chosen next. */
  get open(): ReadonlyMap<string, Branch> {
    return this.here.open;
  }

  can(key: string): boolean {
    return this.isActive && (this.here.open.has(key) || this.tree.open.has(key));
  }

  isNext(key: string): boolean {
    return this.isActive && this.here.open.has(key);
  }

  isChosen(key: string): boolean {
    return this.path.includes(key) || (this.waits?.includes(key) ?? false);
  }

  taken(key: string): Take | null {
    return take(this.given().position, key);
  }

  /** The tiles that were chosen and wait for a line. */
  get tiles(): Take | null {
    const key = this.waits?.[0] ?? this.path[0];
    return key ? this.taken(key) : null;
  }

  /** What would become of the chosen tiles on a line (0: broken). */
  landing(line: number): Landing | null {
    const { position } = this.given();
    const board = position.boards[this.seat - 1];
    return this.tiles && board ? landing(position, board, this.tiles, line) : null;
  }

  bringing(row: number, column: number): Bringing | null {
    const { position } = this.given();
    const board = position.boards[this.seat - 1];
    return board ? scoring(position, board, row, column) : null;
  }

  /** The line at which the chosen tiles would land, by what the pointer or focus is on. */
  get aimed(): number | null {
    const key = this.waits ? this.waits[1] : this.pointed && this.isNext(this.pointed) ? this.pointed : null;
    if (!this.tiles || !key) return null;
    return key === "break" ? 0 : Number(key.split("-")[1]);
  }

  /** The plate that is to be laid: in hand, or chosen from the display. */
  get plate(): string | null {
    if (!this.isActive) return null;
    const { position } = this.given();
    if (this.stage === "lay") return position.hand;
    const [source] = this.path;
    return source?.startsWith("plate-") ? (position.display[Number(source.split("-")[1]) - 1] ?? null) : null;
  }

  /** Whether a plate can be laid on a space. Of one that is not taken yet the server is asked as soon as it is. */
  canLay(space: number): boolean {
    if (!this.plate) return false;
    if (this.stage === "lay") return this.tree.open.has(`space-${space}`);
    return this.given().position.boards[this.seat - 1]?.dome.plates[space - 1] === null;
  }

  choose(key: string): void {
    if (!this.can(key)) return;
    if (this.waits?.[0] === key) return this.given().cancel?.();
    this.then = null;
    if (this.here.open.has(key)) this.path = [...this.path, key];
    else if (this.path[0] === key) return this.cancel();
    else this.path = [key];
    this.begin();
    // The rest of a stack has one order left.
    if (this.stage === "stack" && this.stack.token) return this.play(this.stack.token);
    const { token, open } = this.here;
    // A plate waits for its space; a draw, which costs a point, for a second word.
    if (token !== null && open.size === 0 && !key.startsWith("plate-") && !(key === "draw" && this.stage === "turn"))
      this.play(token);
  }

  /** A plate lies nowhere yet, unless there is one space for it. */
  private begin(): void {
    this.turn = 0;
    this.space = this.onlySpace;
  }

  /** The space in which the plate has to be laid, if there is no other. */
  private get onlySpace(): number | null {
    const free = SPACES.filter((space) => this.canLay(space));
    return free.length === 1 ? free[0]! : null;
  }

  /** The first time a space is chosen the plate is shown there, the second time it is laid. */
  chooseSpace(space: number): void {
    if (!this.canLay(space)) return;
    if (this.space === space) this.lay();
    else this.space = space;
  }

  lay(): void {
    if (this.space === null) return;
    const keys = [`space-${this.space}`, `turn-${this.turn}`];
    if (this.stage === "lay") {
      const token = follow(this.tree, keys)?.token;
      if (token) this.play(token);
      return;
    }
    const { token } = this.here;
    if (!token) return;
    this.play(token);
    this.then = `lay:${this.space}.${this.turn}`;
  }

  rotate(quarters = 1): void {
    this.turn = (this.turn + quarters + 4) % 4;
  }

  /** The second word for what was chosen. */
  confirm(): void {
    if (this.here.token) this.play(this.here.token);
  }

  cancel(): void {
    this.path = this.path.slice(0, this.stage === "stack" ? -1 : 0);
    this.begin();
    this.then = null;
  }

  get canCancel(): boolean {
    return this.isActive && (this.path.length > 0 || this.space !== this.onlySpace);
  }

  /** A stack from its bottom on; `as it lies` is the order in which the tiles lie on the tray, if it may be played. */
  stackAsItLies(): string | null {
    const { rest } = this.given().position;
    return rest
      ? (follow(
          this.tree,
          [...rest.tiles].map((tile) => `tile-${tile}`),
        )?.token ?? null)
      : null;
  }

  /** The tiles that were chosen for the stack, from the bottom on. */
  get stackedSoFar(): string {
    return this.stage === "stack" ? this.path.map((key) => key.slice("tile-".length)).join("") : "";
  }

  /** The chosen order, filled up where only one tile is left to choose. */
  get stack(): { readonly tiles: string; readonly token: string | null } {
    let [branch, keys] = [this.here, [...this.path]];
    while (branch.open.size === 1) {
      const [[key, next]] = [...branch.open] as [[string, Branch]];
      keys = [...keys, key];
      branch = next;
    }
    return { tiles: keys.map((key) => key.slice("tile-".length)).join(""), token: branch.token };
  }

  play(token: string): void {
    const { legal, play } = this.given();
    if (!this.isActive) return;
    play(token);
    if (this.isAhead) {
      // It waits, and another may be chosen instead.
      this.path = [];
      this.pointed = null;
      return;
    }
    this.answered = legal;
    setTimeout(() => {
      if (this.answered === legal) this.answered = null;
    }, PATIENCE);
  }

  /** Something else may be played now: begin anew, or go on with what was planned. */
  renew(): void {
    const { legal, position, busy } = this.given();
    const { then } = this;
    if (busy || legal === this.answered) return;
    // Nobody is asked what has one answer, once it is their turn.
    const { pending, isTold } = this.given();
    const only = legal.length === 1 && !this.isAhead && !pending && !isTold ? legal[0] : null;
    // The same choices may come again, when something else has happened at the table: what is chosen stays.
    const known = legal.join(" ");
    if (known === this.known && this.answered === null) {
      if (only) this.play(only);
      return;
    }
    this.known = known;
    this.answered = null;
    this.path = [];
    this.pointed = null;
    this.begin();
    this.then = null;
    const colour = position.boards[this.seat - 1]?.lines[(position.line ?? 0) - 1]?.[0] ?? "";
    if (position.stage === "chips") this.purse.propose(colour);
    const answer = then && legal.includes(then) ? then : only;
    if (answer) this.play(answer);
  }

  /** What belongs on a button for a source or a destination. */
  source(key: string): Handlers {
    return { ...this.target(key), onpointerdown: (event) => this.drag.press(event, key) };
  }

  target(key: string, onclick: () => void = () => this.choose(key)): Handlers {
    const leave = (): void => {
      if (this.pointed === key) this.pointed = null;
    };
    const enter = (): void => {
      this.pointed = key;
    };
    return {
      onclick: () => {
        if (!this.drag.hasJustEnded) onclick();
      },
      onpointerenter: enter,
      onpointerleave: leave,
      onfocus: enter,
      onblur: leave,
    };
  }

  /** The plate in hand: a click turns it, and it can be dragged to its space. */
  hand(): Handlers {
    return {
      ...this.target("hand", () => this.rotate()),
      onpointerdown: (event) => this.drag.press(event, "hand"),
    };
  }

  /** A source is dragged: it is chosen, whatever was before. */
  grasp(key: string): boolean {
    if (!this.isActive || !(this.tree.open.has(key) || (key === "hand" && this.plate))) return false;
    if (key !== "hand") {
      this.path = [key];
      this.begin();
    }
    return true;
  }

  /** It was dropped on something. */
  drop(target: string | null, x = 0, y = 0): void {
    if (target?.startsWith("space-")) {
      const space = Number(target.split("-")[1]);
      if (this.canLay(space)) this.space = space;
      else this.given().missed?.(x, y);
    } else if (target && this.isNext(target)) this.choose(target);
    else {
      this.given().missed?.(x, y);
      if (this.stage === "turn" && !this.plate) this.cancel();
    }
  }
}
