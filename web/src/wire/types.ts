/** What the server says, as types: docs/socket.md, docs/observations.md and docs/api.md. Later releases may add keys; nothing here may rely on their absence. */

export type Stage = "open" | "running" | "paused" | "finished" | "closed";
export type SeatKind = "person" | "open" | "bot" | "program";
/** A cell as [row, column], from 1. */
export type Cell = readonly [number, number];
export type Counts = Readonly<Record<string, number>>;

export interface SeatAbout {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string | null;
  readonly bot?: string | null;
  readonly taken: boolean;
  readonly stand_in: string | null;
  readonly present: boolean;
}

export interface ClockAgreed {
  readonly kind: "none" | "turn" | "total" | "days" | "tournament";
  readonly seconds?: number;
  readonly increment?: number;
  readonly days?: number;
}

export interface Customs {
  readonly confirm: boolean;
  readonly takebacks: boolean;
  readonly free_text: boolean;
  readonly public: boolean;
  readonly watchable: boolean;
}

export interface About {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockAgreed;
  readonly customs: Customs;
  readonly seats: readonly SeatAbout[];
  readonly rematch: string | null;
  /** A table of an online event. */
  readonly event: {
    readonly tournament: string;
    readonly game: number;
    readonly table: number;
    /** Seconds by which onlookers see everything late. */
    readonly watch_delay: number;
  } | null;
}

export interface ClockShown {
  readonly kind: string;
  readonly left: readonly (number | null)[];
  readonly running: number | null;
  readonly paused: boolean;
}

export interface Offer {
  readonly what: "takeback" | "pause";
  readonly by: number;
  readonly agreed: readonly number[];
}

/** One step of a scoring (docs/observations.md, "Scoring"). */
export interface ScoringStep {
  readonly kind: "tile" | "special" | "line-fallen" | "line-broken" | "floor-cost" | "broken-cost";
  readonly seat: number;
  readonly points: number;
  readonly cell?: Cell;
  readonly tile?: string;
  readonly horizontal?: readonly Cell[];
  readonly vertical?: readonly Cell[];
  readonly line?: number;
  readonly to_floor?: number;
  readonly to_lid?: number;
  readonly broken?: number;
  readonly to_tower?: number;
  readonly costs?: readonly (readonly [string, number])[];
}

/** Something that happened at a table. `kind` "played" has a `token`; other kinds have keys of their own. */
export interface TableEvent {
  readonly version: number;
  readonly at: number;
  readonly kind: string;
  readonly seat?: number | null;
  readonly token?: string;
  readonly scoring?: readonly ScoringStep[];
  readonly [key: string]: unknown;
}

export interface Bonus {
  readonly kind: string;
  readonly count: number;
  readonly points: number;
  readonly cells: readonly (readonly Cell[])[];
}

export interface Outcome {
  readonly scores: readonly (number | null)[];
  readonly winners: readonly number[];
  readonly ranking: readonly (readonly number[])[];
  readonly tie_break: "none" | "rows" | "shared" | "first-tile";
  readonly void: boolean;
  readonly ended_by: { readonly clause: string; readonly text: string; readonly seats: readonly number[] };
  readonly bonuses: readonly (readonly Bonus[])[];
}

export interface AzulBoard {
  readonly score: number;
  readonly lines: readonly string[];
  readonly wall: readonly string[];
  readonly floor: string;
}

export interface AzulPosition {
  readonly game: "azul" | "mini";
  readonly options: {
    readonly players: number;
    readonly wall: "coloured" | "grey";
    readonly displays: number;
    readonly tournament: boolean;
  };
  readonly round: number;
  readonly phase: "deal" | "offer" | "tiling" | "stopped" | "over" | "void";
  readonly to_move: number | null;
  readonly line: number | null;
  readonly first: number | null;
  readonly marker: { readonly place: "centre" | "floor" | "front" | "out"; readonly seat: number | null };
  readonly displays: readonly string[];
  readonly centre: string;
  readonly bag: Counts;
  readonly lid: Counts;
  readonly boards: readonly AzulBoard[];
  readonly floor_costs: readonly number[];
  readonly pattern: readonly string[] | null;
  readonly withdrawn: readonly number[];
  readonly lost: Counts;
  /** Rounds in a row without a tile on any line, and on any wall (A33). */
  readonly idle: number;
  readonly bare: number;
  readonly passes: number;
  readonly outcome: Outcome | null;
  readonly afen?: string;
}

export interface Tray {
  readonly sun: string;
  readonly moon: string;
  readonly chip: string;
}

export interface PileEntry {
  readonly back: "S" | "W";
  readonly front: string | null;
  readonly seen_by: readonly number[];
}

export interface DuelBoard {
  readonly score: number;
  readonly lines: readonly string[];
  readonly dome: {
    readonly plates: readonly ({ readonly plate: string; readonly turn: number } | null)[];
    readonly spaces: readonly string[];
    readonly tiles: readonly string[];
  };
  readonly broken: string;
  readonly chips: readonly string[];
  readonly spent: readonly string[];
  readonly tokens: number;
  readonly chips_taken: number;
  readonly scoring: Readonly<Record<string, number>>;
}

export interface DuelPosition {
  readonly game: "duel";
  readonly options: { readonly players: number; readonly tiles: readonly string[] };
  readonly round: number;
  readonly phase: "deal" | "offer" | "tiling" | "over";
  readonly stage: string;
  readonly after: string | null;
  readonly to_move: number | null;
  readonly first: number | null;
  readonly line: number | null;
  readonly holder: number | null;
  readonly trays: readonly Tray[];
  readonly rest: { readonly tray: number; readonly tiles: string } | null;
  readonly display: readonly (string | null)[];
  readonly pile: readonly (PileEntry | null)[];
  readonly drawn: readonly (PileEntry | null)[];
  readonly hand: string | null;
  readonly bag: Counts;
  readonly tower: Counts;
  readonly boards: readonly DuelBoard[];
  readonly unseen: { readonly plates: readonly string[]; readonly chips: readonly string[] };
  readonly points: {
    readonly special: readonly number[];
    readonly broken: readonly number[];
    readonly first_tile: number;
    readonly scoring: Readonly<Record<string, number>>;
  };
  readonly outcome: Outcome | null;
  readonly afen?: string;
}

export type Position = AzulPosition | DuelPosition;

export interface Fair {
  readonly commitment: string;
  readonly contributions: readonly (string | null)[];
  readonly seed?: string | null;
}

/** The whole table as this viewer may see it. */
export interface TableState {
  readonly type: "state";
  readonly table: string;
  readonly version: number;
  readonly since: number;
  readonly stage: Stage;
  readonly now: number;
  readonly you: readonly number[];
  readonly seat: number;
  readonly legal: readonly string[];
  readonly clock: ClockShown | null;
  readonly to_move: number | null;
  readonly awaiting: number | null;
  readonly offers: readonly Offer[];
  readonly position: Position | null;
  readonly events: readonly TableEvent[];
  readonly about: About;
  readonly fair: Fair;
}

export interface ChatLine {
  readonly type: "chat";
  readonly number: number;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string | null;
  readonly phrase?: string;
  readonly text?: string;
}

export interface Refusal {
  readonly code: string;
  readonly text: string;
  readonly clause: string | null;
}

export type ServerMessage =
  | TableState
  | ChatLine
  | { readonly type: "done"; readonly id: string; readonly version: number }
  | ({ readonly type: "refused"; readonly id: string | null } & Refusal)
  | { readonly type: "presence"; readonly present: readonly number[] }
  | { readonly type: "pong"; readonly version: number }
  | { readonly type: "closing" };

/** What a client can ask of a table; `id` and, where one is needed, `version` are added by the line. */
export type Act =
  | { readonly do: "move"; readonly move: string; readonly version: number; readonly seat?: number }
  | { readonly do: "undo" | "confirm"; readonly version: number; readonly seat?: number }
  | { readonly do: "offer"; readonly what: "takeback" | "pause"; readonly seat?: number }
  | { readonly do: "answer"; readonly what: "takeback" | "pause"; readonly agree: boolean; readonly seat?: number }
  | { readonly do: "resume" | "leave" | "return" | "withdraw"; readonly seat?: number }
  | { readonly do: "say"; readonly phrase?: string; readonly text?: string }
  | { readonly do: "mute"; readonly seat?: number; readonly said?: number; readonly on: boolean }
  | { readonly do: "report"; readonly seat?: number; readonly said?: number; readonly text: string };

export interface Listed {
  readonly table: string;
  readonly state: Stage;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockAgreed;
  readonly seats: readonly {
    readonly kind: SeatKind;
    readonly bot: string | null;
    readonly taken: boolean;
    readonly name: string | null;
  }[];
  readonly made_at: number;
  readonly updated_at: number;
}

export interface SeatWish {
  readonly kind: SeatKind;
  readonly bot?: string;
}

export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatWish[];
  readonly clock?: ClockAgreed;
  readonly customs?: Partial<Customs>;
  readonly first?: number | "lot";
  readonly agn?: string;
  readonly afen?: string;
}
