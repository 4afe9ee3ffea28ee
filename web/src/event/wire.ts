/** An event as the server tells it, and what can be asked of it (docs/event.md): types only. */

export type RoleName = "organiser" | "arbiter" | "player";
export interface Role {
  readonly role: RoleName;
  readonly person: string;
  readonly number: number;
  readonly label: string;
}

export type Stage = "entry" | "playing" | "between" | "finished";

export interface EventSettings {
  readonly games: number;
  readonly pairing: "planned" | "swiss";
  readonly final_table: boolean;
  readonly displays: number;
  readonly first_player: "lot" | "balance";
  readonly turn_seconds: number;
  readonly least_age: number;
  readonly start: string;
  readonly end: string;
  readonly game_minutes: number;
  readonly counting_minutes: number;
  readonly break_minutes: number;
  readonly public_names: "full" | "initial";
}

export interface About {
  readonly id: string;
  readonly title: string;
  readonly stage: Stage;
  readonly online: boolean;
  readonly listed: boolean;
  readonly entries_open: boolean;
  readonly self_check_in: boolean;
  readonly date: string | null;
  readonly timezone: string | null;
  readonly languages: readonly string[];
  readonly entered: number;
  readonly present: number;
  readonly game: number | null;
  readonly next_game: number | null;
  readonly settings: EventSettings;
  /** Online events only. */
  readonly watch_delay?: number;
  readonly bots?: boolean;
  readonly unattended?: boolean;
}

export interface EventClock {
  readonly kind: "game" | "counting" | "break" | "none";
  readonly game: number | null;
  readonly started_at: number | null;
  readonly ends_at: number | null;
  readonly counting_until: number | null;
  readonly paused: boolean;
  readonly left: number | null;
  readonly extra: readonly { readonly table: number; readonly minutes: number; readonly ends_at: number | null }[];
}

export interface SchedulePart {
  readonly part: "game" | "counting" | "break";
  readonly game: number;
  readonly begins: string;
  readonly ends: string;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}
export interface Participant extends Named {
  readonly checked_in: boolean;
  readonly left: boolean;
  readonly bot?: string | null;
}
export interface SeatedGame {
  readonly game: number;
  /** Online, of the next game: what the server has bound itself to, table by table. */
  readonly commitments?: readonly string[];
  readonly tables: readonly (readonly (Named | null)[])[];
}
export interface PlayedSeat extends Named {
  readonly withdrawn: boolean;
  readonly place: number | null;
  readonly pv: number | null;
  readonly rows: number | null;
}
export interface PlayedTable {
  readonly table: number;
  readonly first: number | null;
  readonly void: boolean;
  readonly disputed: boolean;
  readonly seats: readonly (PlayedSeat | null)[];
  readonly live?: string | null;
}
export interface PlayedGame {
  readonly game: number;
  readonly ended: boolean;
  readonly tables: readonly PlayedTable[];
}
export type Mark = "played" | "withdrawn" | "void" | "open" | "disputed" | "absent";
export interface Ranked extends Named {
  readonly place: number;
  readonly pt: number;
  readonly rows: number;
  readonly won: number;
  readonly decided_by: "pt" | "rows" | "won" | "shared" | "final" | "final-rows";
  readonly final: unknown;
  readonly scores: readonly {
    readonly mark: Mark;
    readonly pv: number | null;
    readonly rows: number | null;
    readonly place: number | null;
  }[];
  readonly bot?: string | null;
}
export interface Announcement {
  readonly number: number;
  readonly at: number;
  readonly text: string;
}

export interface SheetLine {
  readonly seat: number;
  readonly person: string;
  readonly place: number | null;
  readonly pv: number | null;
  readonly rows: number | null;
  readonly withdrawn: boolean;
}
export interface Sheet {
  readonly game: number;
  readonly table: number;
  readonly lines: readonly SheetLine[];
}
export type TableStage = "playing" | "awaiting" | "disputed" | "settled" | "void";

export interface EventNotice {
  readonly now: "check-in" | "wait" | "go" | "play" | "hand-in" | "arbiter" | "out" | "done";
  readonly game: number | null;
  readonly at: string | null;
  readonly table: number | null;
  readonly seat: number | null;
  readonly starts: boolean | null;
  readonly place: number | null;
  readonly shared: boolean;
  readonly of: number;
  readonly pt: number | null;
  readonly behind: number | null;
  readonly decided_by: string | null;
}
export interface MyTable {
  readonly game: number;
  readonly table: number;
  readonly seat: number;
  readonly first: number | null;
  readonly minutes_extra: number;
  readonly state: TableStage;
  readonly handed_in: readonly number[];
  readonly sheet: Sheet | null;
  readonly result: Sheet | null;
  /** Null is who was expelled. */
  readonly seats: readonly ({ readonly id: string; readonly name: string; readonly withdrawn: boolean } | null)[];
  readonly live: string | null;
}
export interface Mine {
  readonly person: string;
  readonly first: string;
  readonly surname: string;
  readonly name: string;
  readonly checked_in: boolean;
  readonly left: boolean;
  readonly expelled: boolean;
  readonly warnings: number;
  readonly notice: EventNotice | null;
  readonly table: MyTable | null;
  readonly calls: readonly {
    readonly call: string;
    readonly at: number;
    readonly kind: string;
    readonly game: number | null;
    readonly table: number | null;
    readonly taken: boolean;
  }[];
  readonly can: readonly string[];
}

export type NextStep =
  | "enter"
  | "check-in"
  | "draft"
  | "publish"
  | "final"
  | "start"
  | "await-sheets"
  | "settle"
  | "end-game"
  | "finish"
  | "print-certificates";
export interface Next {
  readonly do: NextStep;
  readonly game: number | null;
  readonly tables: readonly number[];
  readonly present: number;
  readonly entered: number;
  readonly again: boolean;
  readonly calls: number;
  readonly also: readonly NextStep[];
}
export interface DeskPerson {
  readonly id: string;
  readonly number: number;
  readonly first: string;
  readonly surname: string;
  readonly name: string;
  readonly stage: "entered" | "here" | "playing" | "left" | "expelled";
  readonly checked_in: boolean;
  readonly left: boolean;
  readonly expelled: boolean;
  readonly warnings: number;
  readonly since: number;
  readonly table: number | null;
  readonly seat: number | null;
  readonly arbiter: boolean;
  readonly link: boolean;
  readonly same_name: boolean;
  readonly erased: boolean;
  readonly bot?: string | null;
}
export interface Draft {
  readonly mark: string;
  readonly fresh: boolean;
  readonly rounds: readonly { readonly game: number; readonly tables: readonly (readonly string[])[] }[];
  readonly met_again: readonly {
    readonly game: number;
    readonly one: string;
    readonly other: string;
    readonly times: number;
  }[];
  readonly figures: {
    readonly cost: number;
    readonly chairs: number;
    readonly seats: number;
    readonly bound: number;
    readonly met_again: number;
    readonly most_meetings: number;
    readonly small_tables: readonly number[];
    readonly seat_spread: number;
    readonly is_optimal: boolean;
  };
}
export interface DeskTable {
  readonly table: number;
  readonly state: TableStage;
  readonly seats: readonly string[];
  readonly first: number | null;
  readonly withdrawn: readonly string[];
  readonly minutes_extra: number;
  readonly live: string | null;
  readonly sheets: readonly { readonly person: string; readonly sheet: Sheet }[];
  readonly result: Sheet | null;
}
export interface DeskGame {
  readonly game: number;
  readonly ended: boolean;
  readonly tables: readonly DeskTable[];
}
export interface Call {
  readonly call: string;
  readonly at: number;
  /** `differ`: the sheets of a table do; `dispute`: somebody does not accept its result. */
  readonly kind: "call" | "differ" | "dispute" | "stalled";
  readonly game: number | null;
  readonly table: number | null;
  readonly by: string;
  readonly text: string;
  readonly taken_by: string | null;
}
export interface LogEntry {
  readonly number: number;
  readonly at: number;
  readonly by: string;
  readonly name: string;
  readonly kind: string;
  readonly why?: string;
  readonly text?: string;
  readonly game?: number;
  readonly table?: number;
  readonly minutes?: number;
  readonly person?: string;
  readonly call?: string;
  readonly done?: boolean;
  readonly role?: RoleName;
  readonly before?: unknown;
  readonly after?: unknown;
}
export interface MadeRole {
  readonly number: number;
  readonly role: RoleName;
  readonly person: string;
  readonly label: string;
  readonly made_at: number;
  readonly revoked_at: number | null;
}

/** The parts by their names. Those that one may not see are absent. */
export interface Parts {
  readonly about: About;
  readonly clock: EventClock;
  readonly schedule: readonly SchedulePart[];
  readonly participants: readonly Participant[];
  readonly seating: readonly SeatedGame[];
  readonly games: readonly PlayedGame[];
  readonly ranking: readonly Ranked[];
  readonly announcements: readonly Announcement[];
  readonly mine?: Mine;
  readonly next?: Next;
  readonly people?: readonly DeskPerson[];
  readonly draft?: Draft | null;
  readonly tables?: readonly DeskGame[];
  readonly calls?: readonly Call[];
  readonly log?: readonly LogEntry[];
  readonly roles?: readonly MadeRole[];
}

export interface PartsMessage {
  readonly type: "parts";
  readonly version: number;
  readonly now: number;
  readonly all: boolean;
  readonly you?: Role | null;
  readonly parts: Partial<Parts>;
}
export type EventMessage =
  | PartsMessage
  | { readonly type: "pong"; readonly version: number; readonly now: number }
  | { readonly type: "closing" };

/** Something to be done: `do`, and its keys as docs/event.md has them. */
export interface Wish {
  readonly do: string;
  readonly [key: string]: unknown;
}
export interface Question {
  readonly code: string;
  readonly clause: string | null;
  readonly text: string;
  readonly seat: number | null;
}
export interface Done {
  readonly version: number;
  readonly person: string | null;
  readonly persons: readonly string[];
  readonly questions: readonly Question[];
}

export interface Summary {
  readonly id: string;
  readonly title: string;
  readonly stage: Stage;
  readonly online: boolean;
  readonly entries_open: boolean;
  readonly date: string | null;
  readonly start: string;
  readonly entered: number;
  readonly made_at: number;
}
export interface NewEvent {
  readonly title: string;
  readonly preset: "marteludica" | "swiss" | "final-four";
  readonly settings: Partial<EventSettings>;
  readonly online: boolean;
  readonly listed: boolean;
  readonly self_check_in: boolean;
  readonly date: string | null;
  readonly timezone: string | null;
  readonly label: string;
}
export interface PadCount {
  readonly rows: number;
  readonly pv: number | null;
  readonly most_before: number;
  readonly bonuses: readonly {
    readonly kind: "rows" | "columns" | "colours";
    readonly count: number;
    readonly points: number;
  }[];
  readonly questions: readonly Question[];
}
