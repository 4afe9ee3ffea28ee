/* Written by tools/generate.py: change what it is made from. */
/** Where this server is for others. */
export interface Address { readonly address: string; }
/** Act against a person, by a seat that they hold or by the id that a report names; for some minutes or for good. */
export interface Against {
  readonly table?: string | null;
  readonly seat?: number | null;
  readonly person?: string | null;
  readonly minutes?: number | null;
  /** One line, for the log. */ readonly why: string;
}
/** A fact about the board, for which every language has a sentence. */
export interface AnalysisReason {
  /** The name of the sentence in the catalogues (docs/translating.md). */ readonly text: string;
  /** What belongs into it. A `seat` stands for the name of who sits there. */ readonly values: Readonly<Record<string, string | number>>;
}
export type AnalysisState = "none" | "running" | "done" | "refused";
/** What everybody is to be told, in one line, and for how long. */
export interface Announce { readonly text: string; readonly minutes?: number; }
/** Everybody is told something. */
export interface AnnounceRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "announce";
  /** 1 to 200 characters. */ readonly text: string;
}
/** What the operator wants everybody to know, until a time in milliseconds since 1970. */
export interface Announced { readonly text: string; readonly since: number; readonly until: number; }
/** Something that everybody is told. */
export interface Announcement { readonly number: number; readonly at: number; readonly text: string; }
/** An arbiter is on the way, or was there. */
export interface AnswerCallRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "answer-call";
  readonly call: string;
  readonly done: boolean;
}
/** Agree to a proposal, or decline it. */
export interface AnswerCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "answer";
  readonly what: "takeback" | "pause";
  readonly agree: boolean;
}
/** Agree on something else before play begins, as the one who made the table: all of it anew, with everybody who sits on some seat. */
export interface ArrangeCommand {
  readonly game?: string;
  readonly options?: Readonly<Record<string, boolean | number | string | readonly string[]>>;
  readonly clock?: ClockRequest;
  readonly customs?: TableSettingsRequest;
  readonly first?: number | "lot";
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "arrange";
  /** The version of the table that this answers. */ readonly version: number;
  readonly seats: readonly SeatArranged[];
}
/** Arrangements of the event change. */
export interface ArrangeRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "arrange";
  readonly listed?: boolean | null;
  /** It is put away: at the end of the list, among those of old. */ readonly archived?: boolean | null;
  readonly self_check_in?: boolean | null;
  /** Like 2027-03-20; empty for none. */ readonly date?: string | null;
  /** Like Europe/Rome; empty for the server's own. */ readonly timezone?: string | null;
  /** Online: seconds after which spectators see a move. */ readonly watch_delay?: number | null;
  /** Online: bots may fill seats. */ readonly bots?: boolean | null;
  /** Online: the event runs by itself. */ readonly unattended?: boolean | null;
  /** Unattended: so long a stopped table (T5) waits for an arbiter. */ readonly stalled_minutes?: number | null;
  /** What the event's page says: up to 2,000 characters, in lines. */ readonly text?: string | null;
  /** A short name like winter-2027; empty for none. */ readonly series?: string | null;
}
/** An answer to a puzzle. */
export interface Attempt {
  /** One of the puzzle's legal moves, as a token (docs/formats.md). */ readonly move: string;
}
/** A player's board. That of a withdrawn seat is empty. */
export interface AzulBoard {
  /** Without the bonuses of the end. */ readonly score: number;
  /** The pattern lines, from the top. */ readonly lines: readonly string[];
  /** Five rows; on the grey wall too with the colours that lie there. */ readonly wall: readonly string[];
  /** From left to right, `M` for the marker. */ readonly floor: string;
}
/** What `game()` takes. */
export interface AzulOptions {
  readonly players: number;
  readonly wall: "coloured" | "grey";
  /** How many. */ readonly displays: number;
  readonly tournament: boolean;
}
/** A position of Azul or Azul Mini. */
export interface AzulPosition {
  readonly game: "azul" | "mini";
  readonly options: AzulOptions;
  /** `0` before the first deal. */ readonly round: number;
  /** What is awaited; `tiling` is a cell of the grey wall, `stopped` an arbiter (T5). */ readonly phase: "deal" | "offer" | "tiling" | "stopped" | "over" | "void";
  /** The seat whose decision is awaited; of a stopped table, who moves when it is resumed. */ readonly to_move: number | null;
  /** In grey tiling the line whose tile is to be placed. */ readonly line: number | null;
  /** The round's first player. */ readonly first: number;
  readonly marker: MarkerAt;
  /** The tiles of each display. */ readonly displays: readonly string[];
  /** Its tiles, without the marker. */ readonly centre: string;
  /** How many of each colour. */ readonly bag: Readonly<Record<string, number>>;
  readonly lid: Readonly<Record<string, number>>;
  /** One for each seat. */ readonly boards: readonly AzulBoard[];
  /** What each space of a floor line costs (A5). */ readonly floor_costs: readonly number[];
  /** The colours of the coloured wall (A4); `null` on the grey one. */ readonly pattern: readonly string[] | null;
  /** Rounds in a row without a tile on any line (A33). */ readonly idle: number;
  /** Rounds in a row without a tile on any wall (A33). */ readonly bare: number;
  /** Seats that have left (T21). */ readonly withdrawn: readonly number[];
  /** Their tiles: how many of each colour. */ readonly lost: Readonly<Record<string, number>>;
  /** In succession (T5). */ readonly passes: number;
  /** `null` until the game is over. */ readonly outcome: Outcome | null;
  /** The position in one line, where it is asked for: of a live table by `afen`. */ readonly afen?: string;
}
/** The seats of the draft's tables anew. */
export interface BalanceRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "balance";
  /** Of the draft that was looked at. */ readonly mark: string;
}
/** A ban that holds now, until a time in milliseconds since 1970 or for good. */
export interface Ban {
  readonly kind: "person" | "address";
  readonly value: string;
  readonly until: number | null;
  readonly why: string;
}
/** Ban an address: of IPv6 the network of its home, which has more addresses than can be banned. */
export interface BanAddress {
  readonly address: string;
  readonly minutes?: number | null;
  /** One line, for the log. */ readonly why: string;
}
/** Points of one kind that a seat gets at the end. */
export interface Bonus {
  /** `rows`, `columns`, `colours`; in Duel the names of the scoring tiles. */ readonly kind: string;
  readonly count: number;
  readonly points: number;
  /** The cells of each group that counted. */ readonly cells: readonly (readonly Cell[])[];
}
/** A bot that can be seated here. */
export interface BotListed {
  readonly bot: string;
  readonly level: number | null;
  readonly games: readonly string[];
  readonly strengths: readonly BotStrength[];
}
/** How strong a bot is at one kind of table, by the games of an arena (docs/strength.md). */
export interface BotStrength {
  readonly games: readonly string[];
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly elo: number;
  readonly error: number;
  readonly played: number;
}
/** What a bot tells of its last decision. */
export interface BotThought {
  readonly seat: number;
  readonly bot: string;
  /** How many deals and moves were before it. */ readonly events: number;
  /** How many positions it has looked at; `null` of a bot that does not count. */ readonly looked_at: number | null;
  /** From the question to the answer, with the wait for its turn. */ readonly seconds: number;
}
/** Broken tiles and the first-player tile were paid for (D36). */
export interface BrokenCostStep {
  readonly seat: number;
  /** By how much the score moves. */ readonly points: number;
  readonly kind: "broken-cost";
  /** What was paid for, `first` for the first-player tile, and its cost. */ readonly costs: readonly (readonly [string, number])[];
}
/** Somebody wants an arbiter, or a table calls by itself. */
export interface Call {
  readonly call: string;
  readonly at: number;
  /** `differ`: the sheets of a table do; `dispute`: somebody does not accept its result; `stalled`: a live table has stopped (T5); `absent`: somebody has not come to a live table, or has lost two turns and is away. */ readonly kind: "call" | "differ" | "dispute" | "stalled" | "absent";
  readonly game: number | null;
  readonly table: number | null;
  readonly by: string;
  readonly text: string;
  /** `absent`: who is. */ readonly person: string | null;
  readonly taken_by: string | null;
}
/** An arbiter is wanted. */
export interface CallArbiterRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "call";
  /** Up to 200 characters. */ readonly text?: string;
  readonly table?: number | null;
}
/** At most so many have a place; whoever enters besides waits for one. Without a number, as many as can be seated. */
export interface CapRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "cap";
  readonly most?: number | null;
}
export type Cell = readonly [number, number];
/** The prize-giving, as far as it has come: the places are told from the last to the first. */
export interface Ceremony {
  /** Whether the hall screen shows it. */ readonly on: boolean;
  /** How many places there are. */ readonly of: number;
  /** Those that are told, best first. */ readonly lines: readonly CeremonyLine[];
}
/** Somebody whose place is told. */
export interface CeremonyLine {
  readonly id: string;
  /** A stranger's: show it as plain text. */ readonly name: string;
  /** On a server, which bot plays there; `null` for a person. */ readonly bot?: string | null;
  readonly place: number;
  readonly points: number;
}
/** A step of the prize-giving, after the end: `begin`, `next`, `back`, `all`, `end`. */
export interface CeremonyRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "ceremony";
  readonly step: "begin" | "next" | "back" | "all" | "end";
  /** How many lines were told when this was asked for: no step is made twice. */ readonly told?: number | null;
}
/** What the whole seating would cost if somebody sat in a table's empty chair. */
export interface ChairCost { readonly table: number; readonly cost: number; }
/** A game more, or one less, for everybody (T10). */
export interface ChangeGamesRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "games";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  /** How many there are to be, the final not counted. */ readonly games: number;
}
/** Sit down on another seat, which is free, before play begins. */
export interface ChangeSeatCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "change-seat";
  readonly to: number;
}
/** The title is another one, or settings on which nothing depends yet; what is left out stays. */
export interface ChangeSettingsRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "settings";
  /** One line of up to 120 characters. */ readonly title?: string | null;
  readonly settings?: SettingsChoice;
}
/** Somebody said something; the latest 200 come when you come. */
export interface ChatLine {
  readonly number: number;
  /** Milliseconds since 1970. */ readonly at: number;
  /** `null` of a spectator. */ readonly seat: number | null;
  readonly name: string;
  readonly phrase?: string;
  /** A stranger's, as the name is: show it as plain text. */ readonly text?: string | null;
  readonly type: "chat";
}
/** Entrants are there. */
export interface CheckInRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "check-in";
  /** A player means themselves. */ readonly persons?: readonly string[];
}
/** The token of a personal link. */
export interface Claim { readonly token: string; }
/** The clock of a table, as it was agreed. */
export interface ClockAgreed {
  readonly kind: ClockKind;
  /** For a turn, or of `total` for the game. */ readonly seconds?: number;
  /** Of `total`: seconds after each turn. */ readonly increment?: number;
  /** Of `days`: for a move. */ readonly days?: number;
}
export type ClockKind = "none" | "turn" | "total" | "days" | "tournament";
/** The clock of a table: `turn` and `tournament` have `seconds` for a turn; `total` has `seconds` for the game and an `increment` after each turn; `days` has `days` for a move. */
export interface ClockRequest {
  readonly kind?: ClockKind;
  readonly seconds?: number | null;
  readonly increment?: number | null;
  readonly days?: number | null;
}
/** The clock at the time `now` of the message. Count down from it yourself. */
export interface ClockShown {
  readonly kind: ClockKind;
  /** What is left for each seat, in milliseconds; `null` without a clock. */ readonly left: readonly (number | null)[];
  /** The seat whose time runs. */ readonly running: number | null;
  readonly paused: boolean;
}
/** Another event like one that there is. */
export interface CloneRequest {
  /** As before, if it is empty. */ readonly title?: string;
  /** The day of the new event. */ readonly date?: string | null;
  /** Everybody who entered enters the new one, too, and is not there yet. */ readonly people?: boolean;
}
/** Close a table for good. */
export interface Close { /** One line, for the log. */ readonly why: string; }
/** People may not enter by themselves. */
export interface CloseEntriesRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "close-entries";
}
/** The server stops. The table waits, with its clock standing still: come back. */
export interface Closing { readonly type: "closing"; }
/** The short code of a personal link, as somebody types it. */
export interface CodeRequest { readonly code: string; }
/** What was asked for is done and stored. */
export interface CommandDone {
  readonly version: number;
  readonly person: string | null;
  readonly persons: readonly string[];
  readonly questions: readonly Question[];
  /** After `redraw`: how many people change tables. */ readonly moved: number | null;
}
/** Stand by the turn that you have played. */
export interface ConfirmCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "confirm";
  /** The version of the table that this answers. */ readonly version: number;
}
/** Where your part in the deals counts, and the commitment of that table. What was given first stands. */
export interface Contributed {
  readonly game: number;
  readonly table: number;
  readonly seat: number;
  readonly commitment: string;
  readonly contribution: string | null;
}
/** Your part in the deals of the next game. */
export interface ContributionRequest { readonly commitment?: string | null; readonly contribution?: string | null; }
/** A result is corrected, or a dispute decided (T24). */
export interface CorrectRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "correct";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly game: number;
  readonly table: number;
  /** Seat by seat; `null` for who has withdrawn. */ readonly pv: readonly (number | null)[];
  /** Seat by seat; `null` for who has withdrawn. */ readonly rows: readonly (number | null)[];
}
/** By what a place is decided. Finalists are first compared by the final. */
export type Criterion =
  | "final"
  | "final-rows"
  | "pt"
  | "place-points"
  | "rows"
  | "won"
  | "direct"
  | "best-game"
  | "opponents"
  | "shared";
/** A game to come is later than was said, or earlier (T10). */
export interface DelayRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "delay";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly game: number;
  readonly minutes: number;
}
/** Somebody's club and rating. */
export interface DescribeRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "describe";
  readonly person: string;
  /** Up to 80 visible characters; empty for none. */ readonly club?: string;
  readonly rating?: number | null;
}
/** A game that has begun. */
export interface DeskGame {
  readonly game: number;
  readonly ended: boolean;
  readonly tables: readonly DeskTable[];
}
/** What arbiters and organisers see besides. */
export interface DeskParts {
  readonly next: Next;
  readonly people: readonly DeskPerson[];
  readonly draft: Draft | null;
  readonly wishes: Wishes;
  readonly published: PublishedSeating | null;
  readonly tables: readonly DeskGame[];
  readonly calls: readonly Call[];
  readonly log: readonly LogEntry[];
}
/** Somebody who has entered, as arbiters and organisers see them. */
export interface DeskPerson {
  readonly id: string;
  /** The order of entry, by which people can be named in a hall. */ readonly number: number;
  readonly first: string;
  readonly surname: string;
  readonly name: string;
  readonly stage: "entered" | "here" | "playing" | "left" | "expelled";
  readonly checked_in: boolean;
  readonly left: boolean;
  readonly expelled: boolean;
  readonly warnings: number;
  /** The first game that they can have played. */ readonly since: number;
  readonly table: number | null;
  readonly seat: number | null;
  readonly arbiter: boolean;
  /** They have a personal link that holds. */ readonly link: boolean;
  /** Somebody else has entered with the same name. */ readonly same_name: boolean;
  readonly erased: boolean;
  readonly bot: string | null;
  readonly club: string;
  readonly rating: number | null;
  /** The table that they always need. */ readonly needs_table: number | null;
  /** The seat that they always need. */ readonly needs_seat: number | null;
  /** They wait for a place. */ readonly waiting: boolean;
  /** They only sit down where a table of three would be. */ readonly substitute: boolean;
}
/** A table, with what was handed in. */
export interface DeskTable {
  readonly table: number;
  readonly state: SheetStage;
  readonly seats: readonly string[];
  readonly first: number;
  readonly withdrawn: readonly string[];
  readonly minutes_extra: number;
  readonly live: string | null;
  readonly sheets: readonly HandedIn[];
  readonly result: Sheet | null;
}
/** A sheet came too early: a player's, or with nobody named all of the table and the result that they made (T24). The table plays on. */
export interface DiscardSheetRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "discard-sheet";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly game: number;
  readonly table: number;
  readonly person?: string | null;
}
/** A result is not accepted. */
export interface DisputeRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "dispute";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly game?: number | null;
  readonly table?: number | null;
}
/** What was asked for is done and stored. */
export interface Done { readonly version: number; }
/** A draft of the games to come. */
export interface Draft {
  /** Names the draft: `swap`, `balance` and `publish` send it. */ readonly mark: string;
  /** Whether it seats just those who are there. */ readonly fresh: boolean;
  readonly rounds: readonly Round[];
  readonly met_again: readonly MetAgain[];
  readonly figures: Figures;
  /** The wishes that it does not meet. */ readonly unmet: readonly UnmetWish[];
  /** What the same lots would cost if nothing were wished; `null` where nothing is. */ readonly unwished: number | null;
}
/** Seat the games to come: a draft. */
export interface DraftRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "draft";
  readonly seed?: number | null;
}
/** A player's board. */
export interface DuelBoard {
  /** Without the points of the scoring tiles. */ readonly score: number;
  /** The pattern lines, from the top. */ readonly lines: readonly string[];
  readonly dome: DuelDome;
  /** The broken tiles. */ readonly broken: string;
  readonly chips: readonly string[];
  /** Chips that were used. */ readonly spent: readonly string[];
  /** Not yet used in this round. */ readonly tokens: number;
  /** In this round. */ readonly chips_taken: number;
  /** What each scoring tile would bring if the game ended now. */ readonly scoring: Readonly<Record<string, number>>;
}
/** The dome of a board. */
export interface DuelDome {
  /** For each of the nine plate spaces. */ readonly plates: readonly (LaidPlate | null)[];
  /** Six rows of what the plates ask for as they lie: `S` special, `*` wild. */ readonly spaces: readonly string[];
  /** Six rows of what lies there: `S` a special tile. */ readonly tiles: readonly string[];
}
/** What `game()` takes. */
export interface DuelOptions {
  readonly players: number;
  /** The names of the scoring tiles (D6). */ readonly tiles: readonly string[];
}
/** What the box says, which its owner may have corrected. */
export interface DuelPoints {
  /** For each dome row (D7). */ readonly special: readonly number[];
  /** In all for one to four tiles (D36). */ readonly broken: readonly number[];
  /** The cost of the first-player tile. */ readonly first_tile: number;
  /** By scoring tile (D6). */ readonly scoring: Readonly<Record<string, number>>;
}
/** A position of Azul Duel. */
export interface DuelPosition {
  readonly game: "duel";
  readonly options: DuelOptions;
  /** `0` before the first deal, to `5`. */ readonly round: number;
  /** In the words of every game; `deal` is chance. */ readonly phase: "deal" | "offer" | "tiling" | "over";
  /** What just now is awaited. */ readonly stage: "top" | "turn-up" | "trays" | "reveal" | "fronts" | "first-plate" | "turn" | "stack" | "drawing" | "keep" | "lay" | "under" | "chips" | "cell" | "over";
  /** With `top`, what comes then. */ readonly after: "top" | "turn-up" | "trays" | "reveal" | "fronts" | "first-plate" | "turn" | "stack" | "drawing" | "keep" | "lay" | "under" | "chips" | "cell" | "over" | null;
  /** The seat whose decision is awaited. */ readonly to_move: number | null;
  /** The line that is handled in tiling. */ readonly line: number | null;
  /** The round's first player. */ readonly first: number;
  /** The seat that has the first-player tile; `null` while it lies on the large tray. */ readonly holder: number | null;
  /** The large one, then the four small ones. */ readonly trays: readonly Tray[];
  /** While a stack is awaited. */ readonly rest: TrayRest | null;
  /** Three plates, `null` for an empty place. */ readonly display: readonly (string | null)[];
  /** From the top to the bottom; `null` for a plate of which nobody has seen even the back. */ readonly pile: readonly (PileEntry | null)[];
  /** The drawn plates. */ readonly drawn: readonly (PileEntry | null)[];
  /** The plate that is to be laid. */ readonly hand: string | null;
  /** How many of each colour. */ readonly bag: Readonly<Record<string, number>>;
  readonly tower: Readonly<Record<string, number>>;
  /** One for each seat. */ readonly boards: readonly DuelBoard[];
  readonly unseen: Unseen;
  readonly points: DuelPoints;
  /** `null` until the game is over. */ readonly outcome: Outcome | null;
  /** This viewer's, without what the viewer may not know, where it is asked for: of a live table by `afen`. */ readonly afen?: string;
}
/** A game ends. */
export interface EndRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "end";
  readonly game: number;
}
/** What ended the game. */
export interface Ending {
  readonly clause: string;
  /** One sentence. */ readonly text: string;
  /** The seats that brought it about. */ readonly seats: readonly number[];
}
/** Bots enter an online event that allows them, and are there. */
export interface EnterBotsRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "enter-bots";
  readonly count: number;
  /** Which bot; `/api/v1/games` lists them. */ readonly bot?: string;
}
/** Somebody enters after the first game has begun. */
export interface EnterLateRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "late";
  /** 1 to 80 visible characters. */ readonly first: string;
  /** Up to 80 visible characters. */ readonly surname?: string;
  readonly of_age: boolean;
}
/** A list of entries, as CSV or with one name a line: all of it or nothing. */
export interface EnterListRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "enter-list";
  readonly csv: string;
  /** All of them have passed the age check. */ readonly of_age?: boolean;
  readonly check_in?: boolean;
}
/** Somebody enters, before the first game. */
export interface EnterRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "enter";
  /** 1 to 80 visible characters. */ readonly first: string;
  /** Up to 80 visible characters. */ readonly surname?: string;
  readonly of_age: boolean;
  readonly check_in?: boolean;
}
/** An entry, and the token of its personal link, which is shown this once. */
export interface Entry { readonly person: string; readonly token: string; readonly version: number; }
/** A name is erased for good. */
export interface EraseRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "erase";
  readonly person: string;
}
/** The games that the same people have played one after the other, by `rematch`; the one that is finished here among them. */
export interface EveningAbout { readonly games: number; readonly players: readonly EveningPlayer[]; }
/** What somebody has won since the first game of the evening. */
export interface EveningPlayer {
  /** Where they sit at this table; `null` of somebody who does not. */ readonly seat: number | null;
  readonly name: string | null;
  readonly bot: string | null;
  readonly wins: number;
  /** Of all games together. */ readonly points: number;
}
/** What the event is, and how far it has come. */
export interface EventAbout {
  readonly id: string;
  readonly title: string;
  /** `entry`: no game has begun; `between`: a game has ended. */ readonly stage: EventStage;
  readonly online: boolean;
  /** Online: it runs by itself. */ readonly unattended: boolean;
  /** Online: bots may fill seats. */ readonly bots: boolean;
  /** Online: seconds after which spectators see a move. */ readonly watch_delay: number;
  readonly listed: boolean;
  /** It was put away, among those of old. */ readonly archived: boolean;
  /** Whether people may enter by themselves. */ readonly entries_open: boolean;
  /** Whether as many have entered as can be seated together. */ readonly full: boolean;
  /** Whether players may check themselves in. */ readonly self_check_in: boolean;
  /** `null` where nobody said it: then the server's own is meant. */ readonly date: string | null;
  readonly timezone: string | null;
  /** In which papers can be printed. */ readonly languages: readonly string[];
  /** What the organiser says of it, in lines. Plain text. */ readonly text: string;
  /** The mark of its logo: `/api/v1/tournaments/ID/logo/MARK`. */ readonly logo: string | null;
  /** The series that it belongs to: `/api/v1/series/NAME`; empty for none. */ readonly series: string;
  /** So many have a place; `null`: as many as can be seated together. */ readonly most: number | null;
  /** How many wait for a place. */ readonly waiting: number;
  /** How many places are left; `null` where there is no limit. */ readonly free: number | null;
  /** Everybody who has entered and was not expelled. */ readonly entered: number;
  /** Who would be seated now. */ readonly present: number;
  /** The one that is on. */ readonly game: number | null;
  /** The one that comes, `null` if none does: the final table is game `games` + 1. */ readonly next_game: number | null;
  readonly settings: Settings;
}
/** The clock in the hall. */
export interface EventClock {
  readonly kind: "game" | "counting" | "break" | "none";
  readonly game: number | null;
  readonly started_at: number | null;
  readonly ends_at: number | null;
  readonly counting_until: number | null;
  readonly paused: boolean;
  /** Paused: how many milliseconds are left of the game. */ readonly left: number | null;
  readonly extra: readonly ExtraTime[];
}
export type EventMessage = PartsMessage | EventPong | EventRefused | Closing;
/** What a player needs to know now. */
export interface EventNotice {
  /** `wait` for the seating, `go` to a table of the next game; `hand-in`: a second sheet is awaited; `arbiter`: the table is disputed. */ readonly now: "check-in" | "wait" | "go" | "play" | "hand-in" | "arbiter" | "out" | "done";
  readonly game: number | null;
  /** When the next game begins, like `"15:50"`. */ readonly at: string | null;
  readonly table: number | null;
  readonly seat: number | null;
  /** Whether the player is the table's first player (T3). */ readonly starts: boolean;
  /** The seating that was published is old: another one will come. */ readonly changes: boolean;
  readonly place: number | null;
  readonly shared: boolean;
  /** How many are ranked. */ readonly of: number;
  readonly pt: number;
  /** What ranks: PT, or place points, less any penalty. */ readonly points: number;
  /** How many points the next better place has more; `null` on the first. */ readonly behind: number | null;
  readonly decided_by: "final" | "final-rows" | "pt" | "place-points" | "rows" | "won" | "direct" | "best-game" | "opponents" | "shared" | null;
}
/** Ask for a sign of life. */
export interface EventPing { readonly do: "ping"; }
/** The answer to `ping`. */
export interface EventPong { readonly type: "pong"; readonly version: number; readonly now: number; }
/** What you sent is not done here. */
export interface EventRefused { readonly type: "refused"; readonly code: string; readonly text: string; }
/** What can be sent to /api/v1/tournaments/{tournament}/socket. */
export type EventRequest = EventPing | EventSync;
export type EventStage = "entry" | "playing" | "between" | "finished";
/** Ask for all parts that you may see. */
export interface EventSync { readonly do: "sync"; }
/** Which table of an online event this is. */
export interface EventTable {
  readonly tournament: string;
  readonly game: number;
  readonly table: number;
  /** The seconds by which spectators see everything late. */ readonly watch_delay: number;
}
/** An expulsion (T23). */
export interface ExpelRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "expel";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly person: string;
}
/** A table with more time. */
export interface ExtraTime {
  readonly table: number;
  readonly minutes: number;
  readonly ends_at: number | null;
}
/** By what the deals can be checked ([fairness.md](fairness.md)). */
export interface Fair {
  /** To all deals, published before anybody sits down. */ readonly commitment: string;
  /** What the players' clients gave to the deals, by seat; `-` for nothing. */ readonly contributions: readonly string[];
  /** What they committed themselves to before any was shown, by seat; `-` for nothing. Absent where an earlier release began the game. */ readonly commitments?: readonly string[];
  /** Everybody sits, and these seats have yet to reveal their contributions. */ readonly awaited?: readonly number[];
  /** Once the game is finished, or the table is closed. */ readonly seed?: string;
}
/** The figures by which plans are compared. Fewer is better, and an earlier one counts before all later ones. */
export interface Figures {
  /** Sum over all pairs of players of C(meetings, 2): 0 if nobody meets anybody twice. */ readonly cost: number;
  /** Sum over the players of the `burden` of the empty chairs at their tables: the less, the better three-tables go round. */ readonly chairs: number;
  /** Sum over players and seats of C(times there, 2): 0 if everybody always has another seat. */ readonly seats: number;
  /** No seating can cost less than this. */ readonly bound: number;
  /** How many pairs meet more than once. */ readonly met_again: number;
  /** How often the pair that meets most often meets. */ readonly most_meetings: number;
  /** How often a player of the planned rounds sits at a table of three or two: who does least often, who does most often. */ readonly small_tables: readonly [number, number];
  /** How much more often, at most, a player of the planned rounds has one seat than another. */ readonly seat_spread: number;
  /** Whether no seating can cost less. If not, one may exist or not. */ readonly is_optimal: boolean;
}
/** The event is over. */
export interface FinishRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "finish";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why?: string;
  readonly anyway?: boolean;
}
/** A game of yours that is finished. */
export interface FinishedGame {
  readonly table: string;
  readonly state: TableStage;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockAgreed;
  readonly seats: readonly ListedSeat[];
  readonly made_at: number;
  readonly updated_at: number;
  readonly ended_at: number;
  readonly scores: readonly (number | null)[];
  readonly winners: readonly number[];
  readonly you: readonly number[];
}
/** How the first player of a table is found (preset). */
export type FirstPlayer = "lot" | "balance";
/** Somebody needs a certain table or seat; or none any more. */
export interface FixPlaceRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "fix-place";
  readonly person: string;
  readonly table?: number | null;
  readonly seat?: number | null;
}
/** The floor line was paid for (A22). `points` is what the score really lost, since it never falls below 0. */
export interface FloorCostStep {
  readonly seat: number;
  /** By how much the score moves. */ readonly points: number;
  readonly kind: "floor-cost";
  /** For each space what lies there (`marker`, or a letter) and its cost. */ readonly costs: readonly (readonly [string, number])[];
}
/** A position of a game's history, and the step that led to it. */
export interface Frame {
  /** How many events had happened. */ readonly n: number;
  /** `null` at the start. */ readonly step: Step | null;
  readonly position: Position;
}
/** Those of one game. */
export interface GameFigures {
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
  readonly game: string;
}
/** A game of the registry. */
export interface GameListed {
  readonly id: string;
  readonly title: string;
  readonly players: readonly number[];
  readonly options: readonly string[];
  readonly lots: string;
}
/** A game that all who wait at a table for a quick game would play. */
export interface GameOffered { readonly game: string; readonly options: Readonly<Record<string, unknown>>; }
/** What one game brought. */
export interface GamePoints {
  readonly table: string;
  readonly ended_at: number;
  readonly game: string;
  readonly points: number;
  readonly won: boolean;
}
/** A whole game, replayed. */
export interface GameRecord {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly tags: Readonly<Record<string, string>>;
  /** How many games the text has. */ readonly games: number;
  /** Through whose eyes. */ readonly seat: number;
  readonly events: number;
  readonly complete: boolean;
  /** The tokens as the record has them, one for each event. */ readonly tokens: readonly string[];
  readonly positions: readonly Frame[];
}
/** More time for a table of the game that is on. */
export interface GiveExtraTimeRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "extra-time";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly table: number;
  readonly minutes: number;
}
/** A table's sheet (T12). A seat without PV and rows has withdrawn (T21), also where nobody has recorded that before. */
export interface HandInSheetRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "sheet";
  /** Seat by seat; `null` for who has withdrawn. */ readonly pv: readonly (number | null)[];
  /** Seat by seat; `null` for who has withdrawn. */ readonly rows: readonly (number | null)[];
  readonly places?: readonly (number | null)[] | null;
  readonly walls?: readonly (string | null)[] | null;
  readonly before?: readonly (number | null)[] | null;
  readonly table?: number | null;
  readonly game?: number | null;
}
/** A sheet, and who handed it in. */
export interface HandedIn { readonly person: string; readonly sheet: Sheet; }
/** How the server is. */
export interface Health { readonly status: string; }
/** The best moves of a position. */
export interface Hint {
  readonly seat: number;
  /** How many deals and moves have happened: the hint is for this position. */ readonly events: number;
  /** How many positions were looked at. */ readonly nodes: number;
  /** Three at the most, the best first. */ readonly moves: readonly HintedMove[];
}
/** One of the best moves. */
export interface HintedMove {
  readonly move: string;
  /** Each seat's chance to win, from 0 to 1. */ readonly chances: readonly number[];
  /** Each seat's final score. */ readonly scores: readonly number[];
  /** How play is expected to go on, this move first, up to the next deal at most. */ readonly line: readonly string[];
  /** What it does on the board. */ readonly reasons: readonly AnalysisReason[];
  /** The same as sentences, in the language that is asked for. `{2}` stands for the name of who sits on seat 2. */ readonly why: readonly string[];
}
export interface History {
  readonly from: number;
  readonly to: number;
  /** How many there are. */ readonly events: number;
  /** Through whose eyes. */ readonly seat: number;
  readonly positions: readonly Frame[];
}
/** What the coach says of a move. */
export interface Judgement {
  /** How many positions were looked at. */ readonly nodes: number;
  readonly move: MoveJudged;
}
/** Which of your moves is to be judged. */
export interface JudgementRequest {
  /** How many deals and moves were before it; absent for the last one. */ readonly events?: number | null;
}
/** People of whom no two should meet; or who may meet again. */
export interface KeepApartRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "keep-apart";
  readonly persons: readonly string[];
  readonly apart?: boolean;
}
/** Whether members of one club should not meet. */
export interface KeepClubsApartRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "clubs-apart";
  readonly apart: boolean;
}
/** A plate on a dome. */
export interface LaidPlate { readonly plate: string; /** Quarters clockwise. */ readonly turn: number; }
/** Get up: before the start the seat is free again, later a bot plays for you. */
export interface LeaveCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "leave";
}
/** Somebody leaves between games (T20). */
export interface LeaveRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "leave";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why?: string;
  readonly anyway?: boolean;
  readonly person?: string | null;
}
/** A bot plays for somebody who is away from a live table, until they are back: where the event allows bots. */
export interface LetBotPlayRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "stand-in";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly person: string;
  /** Which bot; `/api/v1/games` lists them. */ readonly bot?: string;
}
/** One player's line of a sheet. Who has withdrawn (T21) has no place, no PV and no rows. */
export interface Line {
  readonly seat: number;
  readonly person: string;
  readonly place: number | null;
  readonly pv: number | null;
  readonly rows: number | null;
  readonly withdrawn: boolean;
}
/** A line found no space (D32). */
export interface LineBrokenStep {
  readonly seat: number;
  /** By how much the score moves. */ readonly points: number;
  readonly kind: "line-broken";
  readonly line: number;
  readonly tile: string;
  readonly broken: number;
  readonly to_tower: number;
}
/** A complete line found no cell (A51). */
export interface LineFallenStep {
  readonly seat: number;
  /** By how much the score moves. */ readonly points: number;
  readonly kind: "line-fallen";
  readonly line: number;
  readonly tile: string;
  readonly to_floor: number;
  readonly to_lid: number;
}
/** A table of a list. */
export interface Listed {
  readonly table: string;
  readonly state: TableStage;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockAgreed;
  readonly seats: readonly ListedSeat[];
  readonly made_at: number;
  readonly updated_at: number;
}
/** A seat of a table of a list. */
export interface ListedSeat {
  readonly kind: SeatKind;
  readonly bot: string | null;
  readonly taken: boolean;
  readonly name: string | null;
}
/** A live table, and the seat that you have there; 0 for an arbiter or organiser, who watches. */
export interface LiveSeat { readonly table: string; readonly seat: number; }
/** An act that arbiters have to know of. Keys that say nothing are left out, and some kinds have more. */
export interface LogEntry {
  readonly number: number;
  readonly at: number;
  readonly by: string;
  /** Who it was. */ readonly name: string;
  readonly kind: string;
  readonly why?: string;
  readonly text?: string;
  readonly game?: number;
  readonly table?: number;
  readonly minutes?: number;
  /** Of a penalty. */ readonly points?: number;
  readonly person?: string;
  readonly call?: string;
  readonly done?: boolean;
  readonly role?: RoleName;
  readonly before?: Sheet;
  readonly after?: Sheet;
}
/** A logo. */
export interface LogoRequest {
  /** The bytes of a PNG or JPEG picture as base64. */ readonly content: string;
}
/** A logo that is kept, and its mark. */
export interface LogoSet { readonly version: number; readonly logo: string; }
/** A table that was made: its id is its link. The tokens are shown this once. */
export interface Made {
  readonly table: string;
  readonly commitment: string;
  readonly programs: readonly SeatToken[];
}
/** A link that was made. */
export interface MadeRole {
  readonly role: RoleName;
  readonly person: string;
  readonly number: number;
  /** What the holder is called, where no player is meant. */ readonly label: string;
  readonly made_at: number;
  readonly revoked_at: number | null;
}
/** A token, shown this once, and the short code that can be typed instead of it. */
export interface MadeToken {
  readonly number: number;
  readonly role: "organiser" | "arbiter" | "player";
  readonly person: string;
  readonly label: string;
  readonly token: string;
  readonly code: string;
}
/** Tokens, shown this once. */
export interface MadeTokens { readonly tokens: readonly MadeToken[]; readonly version: number; }
/** An event that was made. The organiser's token is shown this once. */
export interface MadeTournament { readonly tournament: string; readonly token: string; readonly role: Role; }
/** What a player has of a game. */
export type Mark = "played" | "withdrawn" | "void" | "open" | "disputed" | "absent";
/** The first-player marker. */
export interface MarkerAt {
  /** On `seat`'s floor line, in front of `seat`, in the centre, or out of play since `seat` left (T25). */ readonly place: "centre" | "floor" | "front" | "out";
  readonly seat: number | null;
}
/** A pair, in the first draft game in which they meet again. */
export interface MetAgain {
  readonly game: number;
  readonly one: string;
  readonly other: string;
  readonly times: number;
}
/** What one player sees besides what everybody does. */
export interface Mine {
  readonly person: string;
  readonly first: string;
  readonly surname: string;
  /** As public lists have it. */ readonly name: string;
  readonly checked_in: boolean;
  readonly left: boolean;
  readonly expelled: boolean;
  readonly warnings: number;
  /** `null` for somebody who was expelled. */ readonly notice: EventNotice | null;
  /** `null` before the first game, or if they did not play. */ readonly table: MyTable | null;
  /** Their number on the waiting list; `null` for who has a place. */ readonly waiting: number | null;
  readonly calls: readonly MyCall[];
  /** What makes sense now, by the names of commands, and `sit` where there is a live table to sit down at. */ readonly can: readonly string[];
}
/** More time for a seat. */
export interface MoreTime {
  readonly seat: number;
  readonly seconds: number;
  /** One line, for the log. */ readonly why: string;
}
/** A move, as a token of docs/formats.md. */
export interface MoveCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "move";
  /** The version of the table that this answers. */ readonly version: number;
  readonly move: string;
}
/** A move that was played, and the best one in its place. */
export interface MoveJudged {
  /** How many deals and moves were before it. */ readonly events: number;
  readonly round: number;
  readonly seat: number;
  readonly mark: MoveMark;
  /** The part of the chance to win that it gave away, from 0 to 1. */ readonly loss: number;
  readonly played: MoveOutlook;
  readonly best: MoveOutlook;
  /** What it did, and what the best one would have done; none of a move that is good. */ readonly reasons: readonly AnalysisReason[];
  /** The same as sentences, in the language that is asked for. `{2}` stands for the name of who sits on seat 2. */ readonly why: readonly string[];
}
export type MoveMark = "best" | "good" | "inaccuracy" | "mistake" | "blunder";
/** A move, and what is expected of it. */
export interface MoveOutlook {
  readonly move: string;
  /** Each seat's chance to win, from 0 to 1. */ readonly chances: readonly number[];
  /** Each seat's final score. */ readonly scores: readonly number[];
  /** How play is expected to go on, this move first, up to the next deal at most. */ readonly line: readonly string[];
}
/** Do not hear somebody, or hear them again: whoever sits on a seat, or whoever said something. */
export interface Mute {
  readonly do: "mute";
  readonly id?: string | null;
  readonly seat?: number | null;
  readonly said?: number | null;
  readonly on?: boolean;
}
/** A call of a player, or of the player's table. */
export interface MyCall {
  readonly call: string;
  readonly at: number;
  readonly kind: string;
  readonly game: number | null;
  readonly table: number | null;
  /** An arbiter is coming. */ readonly taken: boolean;
}
/** A player's table in the game that is on, or in the last one that was. */
export interface MyTable {
  readonly game: number;
  readonly table: number;
  readonly seat: number;
  /** The seat that starts. */ readonly first: number;
  readonly minutes_extra: number;
  readonly state: SheetStage;
  /** The seats that have handed in a sheet. What others have written you are not told: two people count by themselves. */ readonly handed_in: readonly number[];
  /** Your own. */ readonly sheet: Sheet | null;
  readonly result: Sheet | null;
  /** `null` is who was expelled. */ readonly seats: readonly (TableMate | null)[];
  /** The id of the [live table](#online-events); `null` in a hall. */ readonly live: string | null;
}
/** Somebody only sits down where a table of three would be; or plays like everybody else again. */
export interface NameSubstituteRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "substitute";
  readonly person: string;
  readonly substitute?: boolean;
}
/** Somebody, by name. */
export interface Named {
  readonly id: string;
  /** A stranger's: show it as plain text. */ readonly name: string;
  /** On a server, which bot plays there; `null` for a person. */ readonly bot?: string | null;
}
/** Somebody enters by themselves. */
export interface NewEntry {
  /** Random: whoever knows it gets another link within ten minutes. */ readonly id: string;
  /** 1 to 80 visible characters. */ readonly first: string;
  /** Up to 80 visible characters. */ readonly surname?: string;
  /** I am at least so old as the event asks for. Nothing else is kept of it. */ readonly of_age: boolean;
}
/** The name that others see. */
export interface NewName { /** 1 to 24 visible characters. */ readonly name: string; }
/** A table to be made. `options` are those of the game, as `/api/v1/games` lists them; `"lot"` draws what can be drawn. The number of players is that of the seats. With `agn` or `afen` the game and its options are those of what is imported. */
export interface NewTable {
  readonly game?: string;
  readonly options?: Readonly<Record<string, boolean | number | string | readonly string[]>>;
  readonly clock?: ClockRequest;
  readonly customs?: TableSettingsRequest;
  readonly first?: number | "lot";
  readonly seats: readonly SeatRequest[];
  /** A game record to go on with. */ readonly agn?: string | null;
  /** A position to go on with. */ readonly afen?: string | null;
}
/** Links for people: of players, for each of `persons` (those that they had are revoked); of an arbiter or organiser, for one of `persons` or for somebody of whom only the `label` is known. */
export interface NewTokens {
  readonly role: "organiser" | "arbiter" | "player";
  readonly persons?: readonly string[];
  /** What the holder is called, up to 80 visible characters. */ readonly label?: string;
}
/** An event to be made. */
export interface NewTournament {
  /** One line of up to 120 characters. */ readonly title?: string;
  readonly preset?: "marteludica" | "swiss" | "final-four";
  readonly settings?: SettingsRequest;
  /** Its tables are live tables of this server. */ readonly online?: boolean;
  /** Online: seconds after which spectators see a move. */ readonly watch_delay?: number;
  /** Online: bots may fill seats. */ readonly bots?: boolean;
  /** Online: the event runs by itself. */ readonly unattended?: boolean;
  /** It is in the list of events. */ readonly listed?: boolean;
  /** Players may check themselves in. */ readonly self_check_in?: boolean;
  /** The day of the event. */ readonly date?: string | null;
  /** The server's own, if absent. */ readonly timezone?: string | null;
  /** What the holder is called, up to 80 visible characters. */ readonly label?: string;
}
/** The next thing to do. */
export interface Next {
  readonly do: NextStep;
  readonly game: number | null;
  readonly tables: readonly number[];
  readonly present: number;
  /** Those who have not left again. */ readonly entered: number;
  /** The published seating is old, because somebody came or left. */ readonly again: boolean;
  /** How many calls are open, whatever else is to do. */ readonly calls: number;
  /** What can be done just as well now. */ readonly also: readonly NextStep[];
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
  | "ceremony"
  | "print-certificates";
/** What one seat has proposed, and who has agreed so far. */
export interface Offer {
  readonly what: OfferKind;
  readonly by: number;
  readonly agreed: readonly number[];
}
/** Propose a takeback of your last move, or a pause: it happens when all agree. */
export interface OfferCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "offer";
  readonly what: "takeback" | "pause";
}
export type OfferKind = "takeback" | "pause";
/** People may enter by themselves. */
export interface OpenEntriesRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "open-entries";
}
/** Those against one opponent: whoever else played, at a table of several each of them. */
export interface OpponentFigures {
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
  readonly name: string | null;
  readonly bot: string | null;
}
/** What organisers alone see. */
export interface OrganiserParts {
  readonly roles: readonly MadeRole[];
  /** All of the standings, where some are hidden until the prize-giving; otherwise `null`. */ readonly standings: readonly Ranked[] | null;
}
/** How a game came out. */
export interface Outcome {
  /** Final ones, by seat; `null` for a seat that withdrew, and for all of a void game. */ readonly scores: readonly (number | null)[];
  /** Seats; none if the game is void. */ readonly winners: readonly number[];
  /** Places from the first on, each with the seats that share it. */ readonly ranking: readonly (readonly number[])[];
  /** What decided: rows (A42), who has the first-player tile (D43), or another rule of the game. */ readonly tie_break: "none" | "rows" | "shared" | "first-tile" | "other";
  /** Whether the game counts for nobody. */ readonly void: boolean;
  readonly ended_by: Ending;
  /** By seat. */ readonly bonuses: readonly (readonly Bonus[])[];
}
/** How a server process is, now. */
export interface Overview {
  readonly version: string;
  readonly node: string | null;
  readonly peers: number;
  readonly seconds: number;
  readonly tables: TableCounts;
  readonly sockets: number;
  readonly viewers: number;
  readonly moves: number;
  readonly slow_moves: number;
  readonly bot_decisions_waiting: number;
  readonly questions_waiting: number;
  readonly search: "ready" | "preparing";
  readonly store: "works" | "fails";
  readonly open_reports: number;
  readonly announcement: Announced | null;
}
/** A finished wall, and what is to be checked against it. */
export interface PadRequest {
  /** Five rows of five: a colour's letter or 1 for a tile, a point for none. */ readonly wall: string;
  /** The score before bonuses. */ readonly before?: number;
  /** The complete rows of a sheet, to be checked. */ readonly rows?: number | null;
  /** The PV of a sheet, to be checked. */ readonly pv?: number | null;
}
/** Who meets whom (T15). */
export type Pairing = "planned" | "swiss";
/** What a slot of the schedule is for. */
export type Part = "game" | "counting" | "break";
/** Somebody who takes part. */
export interface Participant {
  readonly id: string;
  /** A stranger's: show it as plain text. */ readonly name: string;
  /** On a server, which bot plays there; `null` for a person. */ readonly bot?: string | null;
  readonly checked_in: boolean;
  readonly left: boolean;
}
/** The parts of an event, by their names: those that have changed, or all that you may see. */
export interface Parts {
  readonly about?: EventAbout;
  readonly clock?: EventClock;
  readonly schedule?: readonly SchedulePart[];
  readonly participants?: readonly Participant[];
  readonly seating?: readonly SeatedGame[];
  readonly games?: readonly PlayedGame[];
  /** Those of the games whose results are public. */ readonly ranking?: readonly Ranked[];
  /** T20: who left before ever sitting at a table. They stand below the ranking, with 0 PT and without a place. */ readonly unranked?: readonly Named[];
  readonly ceremony?: Ceremony | null;
  readonly announcements?: readonly Announcement[];
  readonly next?: Next;
  readonly people?: readonly DeskPerson[];
  readonly draft?: Draft | null;
  readonly wishes?: Wishes;
  readonly published?: PublishedSeating | null;
  readonly tables?: readonly DeskGame[];
  readonly calls?: readonly Call[];
  readonly log?: readonly LogEntry[];
  readonly roles?: readonly MadeRole[];
  /** All of the standings, where some are hidden until the prize-giving; otherwise `null`. */ readonly standings?: readonly Ranked[] | null;
  readonly mine?: Mine;
}
/** Parts that have changed, whole; or all that you may see. */
export interface PartsMessage {
  readonly type: "parts";
  /** Grows with every change, also over a restart of the server. */ readonly version: number;
  readonly now: number;
  /** Whether it replaces everything. */ readonly all: boolean;
  /** With `all`: your role, `null` for a spectator. */ readonly you?: Role | null;
  readonly parts: Parts;
}
/** The turn of somebody who is away from a live table is lost at once (T4). */
export interface PassTurnRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "pass-turn";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly game: number;
  readonly table: number;
}
/** The clock stands still. */
export interface PauseRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "pause";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why?: string;
  readonly anyway?: boolean;
}
/** Points are taken from somebody; a negative number gives some back. */
export interface PenaliseRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "penalise";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly person: string;
  readonly points: number;
}
/** Who you are here. */
export interface Person { readonly name: string; }
/** A token that makes another device yours: once, and for ten minutes. */
export interface PersonalLink { readonly token: string; readonly expires_at: number; }
/** A position to be drawn. */
export interface PictureRequest {
  /** A position in one line (docs/formats.md). */ readonly afen: string;
  readonly format?: "svg" | "png";
  readonly theme?: "light" | "dark";
  /** Write a letter on each tile. */ readonly letters?: boolean;
  /** `tall` is for narrow screens. */ readonly shape?: "wide" | "tall";
  /** That of the words, by its code. */ readonly language?: string;
  /** The seat whose board is nearest. */ readonly near?: number;
  /** One for each seat. */ readonly names?: readonly string[] | null;
  /** Of a PNG, in pixels. */ readonly width?: number;
}
/** A plate in the pile, or a drawn one. */
export interface PileEntry {
  /** `S` special, `W` wild. */ readonly back: "S" | "W";
  /** `null` unless this viewer knows it. */ readonly front: string | null;
  /** The seats that know that this front lies here. */ readonly seen_by: readonly number[];
}
/** Ask for a sign of life. */
export interface Ping { readonly do: "ping"; }
/** Your games of one kind, counted. */
export interface PlayFigures {
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}
/** What can be played here. */
export interface Playable {
  readonly version: string;
  readonly games: readonly GameListed[];
  readonly bots: readonly string[];
  readonly clocks: readonly string[];
  readonly phrases: Readonly<Record<string, string>>;
  readonly signs: readonly string[];
}
/** A game that has begun: who sits where, who starts, and what the sheets say. */
export interface PlayedGame {
  readonly game: number;
  readonly ended: boolean;
  readonly tables: readonly PlayedTable[];
}
/** Somebody at a table; without a result place, PV and rows are `null`. */
export interface PlayedSeat {
  readonly id: string;
  /** A stranger's: show it as plain text. */ readonly name: string;
  /** On a server, which bot plays there; `null` for a person. */ readonly bot?: string | null;
  readonly withdrawn: boolean;
  readonly place: number | null;
  readonly pv: number | null;
  readonly rows: number | null;
}
/** A table of a game that has begun. */
export interface PlayedTable {
  readonly table: number;
  /** The seat that starts. */ readonly first: number;
  readonly void: boolean;
  readonly disputed: boolean;
  /** Whether nothing is left to do there; while results are hidden, this is all that everybody is told of one. */ readonly settled: boolean;
  /** `null` is who was expelled. */ readonly seats: readonly (PlayedSeat | null)[];
  /** Online: the id of the live table, as soon as that can be opened. */ readonly live?: string;
}
/** What a player sees besides. */
export interface PlayerParts { readonly mine: Mine; }
/** The answer to `ping`. */
export interface Pong {
  readonly type: "pong";
  /** The one that the table has now. */ readonly version: number;
}
export type Position = AzulPosition | DuelPosition;
/** One thing that is wrong with a position. */
export interface PositionFault {
  readonly code: string;
  readonly clause: string | null;
  readonly text: string;
}
/** A position, or the faults of one that is not possible. */
export interface PositionShown {
  readonly position: Position | null;
  readonly seat: number;
  readonly legal: readonly string[];
  readonly faults: readonly PositionFault[];
}
/** A position to be looked at. */
export interface PositionText {
  /** A position in one line (docs/formats.md). */ readonly afen: string;
  /** Through whose eyes; if absent, through those of the seat to move. */ readonly seat?: number | null;
}
/** Somebody came or went. */
export interface Presence {
  readonly type: "presence";
  /** The seats at which somebody, or a bot, is there. */ readonly present: readonly number[];
}
/** How public lists name people. */
export type PublicNames = "full" | "initial";
/** What everybody sees. */
export interface PublicParts {
  readonly about: EventAbout;
  readonly clock: EventClock;
  readonly schedule: readonly SchedulePart[];
  readonly participants: readonly Participant[];
  readonly seating: readonly SeatedGame[];
  readonly games: readonly PlayedGame[];
  /** Those of the games whose results are public. */ readonly ranking: readonly Ranked[];
  /** T20: who left before ever sitting at a table. They stand below the ranking, with 0 PT and without a place. */ readonly unranked: readonly Named[];
  readonly ceremony: Ceremony | null;
  readonly announcements: readonly Announcement[];
}
/** The draft holds. */
export interface PublishRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "publish";
  /** Of the draft that was looked at. */ readonly mark: string;
}
/** The published games to come, which `seating` shows. */
export interface PublishedSeating {
  /** Names the seating: `swap`, `seat`, `unseat` and `redraw` send it. */ readonly mark: string;
  /** As that of a draft. */ readonly cost: number;
  /** What the cost is made of. */ readonly met_again: readonly MetAgain[];
  /** The wishes that it does not meet. */ readonly unmet: readonly UnmetWish[];
}
/** By what a browser knows this server's messages. */
export interface PushKey { readonly key: string | null; }
/** What a browser has given (`PushSubscription` of the Push API), and the language of its owner. */
export interface PushSubscription {
  /** The address at the browser's own push service. */ readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** That of the messages, by its code; English if there is none such. */ readonly language?: string;
}
/** What is said of an answer. */
export interface PuzzleAnswer {
  readonly found: boolean;
  readonly move: string;
  readonly mark: MoveMark;
  /** What the move does; of the solution, what it does better than the next best. */ readonly reasons: readonly AnalysisReason[];
  /** The same as sentences, in the language that is asked for. `{2}` stands for the name of who sits on seat 2. */ readonly why: readonly string[];
  /** How many people's first answer was counted. */ readonly people: number;
  /** What they chose, the most frequent first; empty until it is found, because it would tell the solution. */ readonly chosen: readonly PuzzleChoice[];
  /** The position after the move; `null` until it is found. */ readonly after: Frame | null;
}
/** A move that people chose first. */
export interface PuzzleChoice { readonly move: string; readonly mark: MoveMark; readonly people: number; }
/** A puzzle, without its solution. */
export interface PuzzleShown {
  readonly id: string;
  /** The day whose puzzle was asked for, such as `2026-11-18`; `null` where it was asked for by its id. */ readonly date: string | null;
  /** The day that it is here (UTC). */ readonly today: string;
  readonly game: string;
  /** The lowest level of the bots from which on all of them find it; 9 if the strongest does not, either. */ readonly difficulty: number;
  /** Who is to move, and to find the best move. */ readonly seat: number;
  readonly position: Position;
  readonly legal: readonly string[];
  /** How many people's first answer was counted. */ readonly people: number;
  /** How many of these had found it. */ readonly found: number;
}
/** The solution, for whoever asks for it. */
export interface PuzzleSolution {
  readonly move: string;
  /** Other moves that do the same: takes from displays that hold the same tiles. */ readonly same: readonly string[];
  /** How play is expected to go on, the solution first, up to the next deal at most. */ readonly line: readonly string[];
  readonly reasons: readonly AnalysisReason[];
  /** The reasons as sentences, in the language that is asked for. `{2}` stands for the name of who sits on seat 2. */ readonly why: readonly string[];
  readonly people: number;
  readonly chosen: readonly PuzzleChoice[];
  readonly after: Frame;
}
/** Something that is odd, or that a wall contradicts. */
export interface Question {
  readonly code: string;
  readonly clause: string | null;
  readonly text: string;
  readonly seat: number | null;
}
/** What you would play: one game or several, the one you like best first. */
export interface QuickGame {
  readonly games: readonly QuickOffer[];
  /** The table at which you wait, if you ask again: named again if play begins. */ readonly table?: string | null;
}
/** A game that you would play, for two unless the option `players` says otherwise. */
export interface QuickOffer {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string | readonly string[]>>;
}
/** The table to sit down at, with the commitment to its deals. */
export interface QuickTable {
  readonly table: string;
  readonly commitment: string;
  /** Whether somebody else waits there. */ readonly waits: boolean;
}
/** A line of the standings (T13, T14). Shared places are 1, 2, 2, 4. */
export interface Ranked {
  readonly id: string;
  /** A stranger's: show it as plain text. */ readonly name: string;
  /** On a server, which bot plays there; `null` for a person. */ readonly bot?: string | null;
  readonly place: number;
  readonly pt: number;
  readonly rows: number;
  readonly won: number;
  /** What ranks: PT, or place points, less the penalty. */ readonly points: number;
  readonly place_points: number;
  readonly penalty: number;
  readonly decided_by: Criterion;
  readonly scores: readonly RankedScore[];
  readonly final: RankedScore | null;
}
/** What somebody has of a game. */
export interface RankedScore {
  readonly mark: Mark;
  readonly pv: number | null;
  readonly rows: number | null;
  readonly place: number | null;
}
/** Show a sign, from your seat. */
export interface React {
  readonly do: "react";
  readonly id?: string | null;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  /** One of those that `/api/v1/games` lists. */ readonly sign: string;
}
/** Somebody on a seat shows a sign. It is shown for some seconds, and sent to nobody who comes later. */
export interface Reaction {
  readonly type: "reaction";
  /** Counts with what is said. */ readonly number: number;
  /** Milliseconds since 1970. */ readonly at: number;
  readonly seat: number;
  readonly sign: string;
}
/** Let all guests back in whom you have removed. */
export interface ReadmitCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "readmit";
}
/** A record to be replayed. */
export interface RecordText {
  /** One game, or several, as AGN (docs/formats.md). */ readonly agn: string;
  /** Which game of the text. */ readonly game?: number;
  /** Through whose eyes: a seat, or 0 for a spectator. */ readonly seat?: number;
}
/** What the whole seating would cost with the fewest changes, and how many people change tables for it. */
export interface RedrawCost { readonly moved: number; readonly cost: number; }
/** The published seating is made to fit those who are there, with the fewest changes; the answer says how many change tables (`moved`). */
export interface RedrawRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "redraw";
  /** Of the published seating. */ readonly mark: string;
}
/** Why something was refused. */
export interface Refusal {
  /** For programs; it stays as it is (docs/api.md has all of them). */ readonly code: string;
  /** For people. */ readonly text: string;
  /** The rule. */ readonly clause: string | null;
  /** Only of a record that cannot be read: the line at which it goes wrong. */ readonly line?: number | null;
  /** And the token there. */ readonly token?: string | null;
}
/** What you sent was not done. */
export interface Refused {
  readonly type: "refused";
  /** `null` where none could be read. */ readonly id: string | null;
  /** For programs; it stays as it is. */ readonly code: string;
  /** For people. */ readonly text: string;
  /** The rule. */ readonly clause?: string | null;
}
/** An expulsion or a withdrawal was a mistake (T24). */
export interface ReinstateRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "reinstate";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly person: string;
  readonly what: "expelled" | "withdrawn";
}
/** Remove a guest before play begins, as the one who made the table: they cannot sit down again until you let them back in. */
export interface RemoveCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "remove";
  /** The version of the table that this answers. */ readonly version: number;
  readonly guest: number;
}
/** A name was misspelt. */
export interface RenameRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "rename";
  readonly person: string;
  /** 1 to 80 visible characters. */ readonly first: string;
  /** Up to 80 visible characters. */ readonly surname?: string;
}
/** That the event is over was a mistake, or too early: it goes on (T24). */
export interface ReopenRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "reopen";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
}
/** Tell the operator of something at this table: of a seat, of something that was said, or of anything else. */
export interface Report {
  readonly do: "report";
  readonly id?: string | null;
  readonly seat?: number | null;
  readonly said?: number | null;
  readonly text: string;
}
/** What somebody has reported, and about whom. */
export interface Reported {
  readonly id: string;
  readonly table: string;
  readonly person: string;
  readonly at: number;
  readonly about: string | null;
  readonly text: string;
  readonly state: "open" | "done";
}
/** End a pause. */
export interface ResumeCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "resume";
}
/** The clock goes on. */
export interface ResumeRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "resume";
}
/** A live table that has stopped goes on (T5). */
export interface ResumeTableRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "resume-table";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly game: number;
  readonly table: number;
}
/** An announcement is taken back. */
export interface RetractRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "retract";
  readonly number: number;
}
/** Take your seat back from the bot that played for you. */
export interface ReturnCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "return";
}
/** Somebody who left plays on. */
export interface ReturnRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "return";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly person: string;
}
/** Show the contribution to the deals that you committed yourself to, once everybody sits. */
export interface RevealCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "reveal";
  /** Random hexadecimal digits, made by your own program: your part in the deals. */ readonly contribution: string;
}
/** A role that somebody holds. */
export interface Role {
  readonly role: RoleName;
  readonly person: string;
  readonly number: number;
  /** What the holder is called, where no player is meant. */ readonly label: string;
}
export type RoleName = "organiser" | "arbiter" | "player";
/** Who sits where in a game: tables in their order, each with its people in seat order. */
export interface Round { readonly game: number; readonly tables: readonly (readonly string[])[]; }
/** An arbiter's word at a tournament's table: `resume` or `void` (T5), or `withdraw:SEAT` (T21, T23). */
export interface Rule { readonly token: string; /** One line, for the log. */ readonly why: string; }
/** Something that was said: a set phrase or a text. */
export interface Said {
  readonly number: number;
  /** Milliseconds since 1970. */ readonly at: number;
  /** `null` of a spectator. */ readonly seat: number | null;
  readonly name: string;
  readonly phrase?: string;
  /** A stranger's, as the name is: show it as plain text. */ readonly text?: string | null;
}
/** The seat that was taken, and the version that this led to. */
export interface Sat { readonly seat: number; readonly version: number; }
/** A set phrase, or a text where the table allows it. */
export interface Say {
  readonly do: "say";
  readonly id?: string | null;
  readonly phrase?: string | null;
  readonly text?: string | null;
}
/** A part of the afternoon; a break belongs to the game before it. */
export interface SchedulePart {
  readonly part: Part;
  readonly game: number;
  readonly begins: string;
  readonly ends: string;
}
export type ScoringStep = TileStep | SpecialStep | LineFallenStep | LineBrokenStep | FloorCostStep | BrokenCostStep;
/** A seat, as everybody may know it. */
export interface SeatAbout {
  readonly seat: number;
  /** Whom it is kept for. */ readonly kind: SeatKind;
  /** Which bot, on a seat for one. */ readonly bot?: string;
  /** A stranger's: show it as plain text. */ readonly name: string | null;
  readonly taken: boolean;
  /** The bot that plays for a seat left alone. */ readonly stand_in: string | null;
  /** Whether somebody, or a bot, is there. */ readonly present: boolean;
}
/** Whom a seat is kept for from now on, and who sits there. */
export interface SeatArranged {
  readonly kind?: SeatKind;
  /** Which bot, on a seat for one; `/api/v1/games` lists them. */ readonly bot?: string | null;
  /** Where whoever sits there sat before. */ readonly sits?: number | null;
}
/** The best at the final's tables. */
export interface SeatFinalRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "final";
}
export type SeatKind = "person" | "bot" | "program" | "open";
/** Somebody who came late sits in an empty chair of the published seating (T20). */
export interface SeatLateRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "seat";
  /** Of the published seating. */ readonly mark: string;
  readonly game: number;
  readonly table: number;
  readonly person: string;
}
/** Whom a seat is kept for. */
export interface SeatRequest {
  readonly kind?: SeatKind;
  /** Which bot, on a seat for one; `/api/v1/games` lists them. */ readonly bot?: string | null;
}
/** The token of a program's seat. It is shown this once. */
export interface SeatToken { readonly seat: number; readonly token: string; }
/** A published game that has not begun: its tables, each in seat order; the seat of somebody who was expelled is `null`. */
export interface SeatedGame {
  readonly game: number;
  readonly tables: readonly (readonly (Named | null)[])[];
  /** Somebody came or left since it was published (T20): another one will stand. */ readonly stale: boolean;
  /** Online, of the next game: what the server has bound itself to, table by table. */ readonly commitments?: readonly string[];
  /** And once they are closed, what its players have bound themselves to, by table and seat; `-` for nothing. */ readonly contribution_commitments?: readonly (readonly string[])[];
}
/** What changes of the published seating would cost. */
export interface SeatingOffers {
  readonly mark: string;
  readonly cost: number;
  readonly swaps: readonly SwapCost[];
  readonly chairs: readonly ChairCost[];
  readonly out: number | null;
  readonly redraw: RedrawCost | null;
}
/** What is to be changed in a published game, and with whom. */
export interface SeatingOffersRequest { readonly game: number; readonly person?: string | null; }
/** A series of events, and the ranking of all of them together. */
export interface Series {
  readonly series: string;
  readonly events: readonly SeriesEvent[];
  readonly ranking: readonly SeriesLine[];
}
/** An event of a series. */
export interface SeriesEvent {
  readonly id: string;
  readonly title: string;
  readonly date: string | null;
  readonly stage: "entry" | "playing" | "between" | "finished";
}
/** A line of the ranking of a series. Shared places are 1, 2, 2, 4. */
export interface SeriesLine {
  readonly place: number;
  readonly name: string;
  readonly pt: number;
  readonly rows: number;
  readonly won: number;
  readonly parts: readonly SeriesPart[];
}
/** What somebody has played in one event of a series. */
export interface SeriesPart {
  readonly event: string;
  readonly title: string;
  readonly place: number;
  readonly pt: number;
  readonly rows: number;
  readonly won: number;
  readonly pv: readonly (number | null)[];
}
/** Every value that an organiser may change, checked. The defaults are the Marteludica regulation's. */
export interface Settings {
  /** T10: for each player, the final table not counted. */ readonly games: number;
  readonly pairing: Pairing;
  /** Whether the best play a final for the first places after the games. */ readonly final_table: boolean;
  /** How many play in the final; more than four sit at several tables. */ readonly final_players: number;
  /** T2: at a table of four; tables of three and two have the rulebook's 7 and 5. */ readonly displays: number;
  /** T3; an organiser may choose balance instead of the lot. */ readonly first_player: FirstPlayer;
  /** T4. */ readonly turn_seconds: number;
  /** T11. */ readonly least_age: number;
  /** T10, as all times of the day: hours and minutes. */ readonly start: string;
  readonly end: string;
  readonly game_minutes: number;
  readonly counting_minutes: number;
  readonly break_minutes: number;
  readonly public_names: PublicNames;
  /** T13: what the standings are by, PT or place points. */ readonly ranked_by: Criterion;
  /** What the places at a table are worth, the first one first; a place that is shared is worth the same to all who share it. */ readonly place_points: readonly number[];
  /** T14: what ties of the standings are broken by, in this order; then the place is shared. */ readonly tie_breaks: readonly Criterion[];
  /** From this game on, results and standings are not public until the prize-giving; `null` for never. */ readonly hidden_from: number | null;
}
/** Some of the settings: what is left out stays as it is. */
export interface SettingsChoice {
  readonly games?: number | null;
  readonly pairing?: Pairing | null;
  readonly final_table?: boolean | null;
  readonly final_players?: number | null;
  readonly displays?: number | null;
  readonly first_player?: FirstPlayer | null;
  readonly turn_seconds?: number | null;
  readonly least_age?: number | null;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly game_minutes?: number | null;
  readonly counting_minutes?: number | null;
  readonly break_minutes?: number | null;
  readonly public_names?: PublicNames | null;
  readonly ranked_by?: Criterion | null;
  readonly place_points?: readonly number[] | null;
  readonly tie_breaks?: readonly Criterion[] | null;
  readonly hidden_from?: number | null;
}
/** What an organiser may choose; what is left out is as the preset has it (docs/tournament.md). */
export interface SettingsRequest {
  readonly games?: number | null;
  readonly pairing?: "planned" | "swiss" | null;
  readonly final_table?: boolean | null;
  readonly final_players?: number | null;
  readonly displays?: number | null;
  readonly first_player?: "lot" | "balance" | null;
  readonly turn_seconds?: number | null;
  readonly least_age?: number | null;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly game_minutes?: number | null;
  readonly counting_minutes?: number | null;
  readonly break_minutes?: number | null;
  readonly public_names?: "full" | "initial" | null;
  readonly ranked_by?: "pt" | "place-points" | null;
  readonly place_points?: readonly number[] | null;
  readonly tie_breaks?: readonly ("rows" | "won" | "pt" | "place-points" | "direct" | "best-game" | "opponents")[] | null;
  /** From this game on nothing is public before the prize-giving. */ readonly hidden_from?: number | null;
}
/** T12: the sheet of a table's game, with one line for each seat in their order. */
export interface Sheet {
  readonly game: number;
  readonly table: number;
  readonly lines: readonly Line[];
}
export type SheetStage = "playing" | "awaiting" | "disputed" | "settled" | "void";
/** Somebody sits down: on a certain seat, or on any that is free; with the commitment to their contribution, or with the contribution itself. */
export interface Sit {
  readonly commitment?: string | null;
  readonly contribution?: string | null;
  readonly seat?: number | null;
  readonly id?: string | null;
}
/** A special plate got its special tile (D34). */
export interface SpecialStep {
  readonly seat: number;
  /** By how much the score moves. */ readonly points: number;
  readonly kind: "special";
  readonly cell: Cell;
}
/** A game begins, and its clock. */
export interface StartRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "start";
  readonly game: number;
  /** Who starts, table by table, if the lots were drawn at the tables; drawn here if absent. */ readonly first?: readonly number[] | null;
}
/** Your own play. Games in which you played several seats, and void ones, do not count. */
export interface Statistics {
  readonly all: PlayFigures | null;
  readonly by_game: readonly GameFigures[];
  readonly by_opponent: readonly OpponentFigures[];
  readonly latest: readonly GamePoints[];
}
/** What led to a position. */
export interface Step {
  /** As the viewer may know it. */ readonly token: string;
  /** Whose decision it was; `null` for chance and rulings. */ readonly seat: number | null;
  /** What it scored. */ readonly scoring: readonly ScoringStep[];
}
/** An event of the list. */
export interface Summary {
  readonly id: string;
  readonly title: string;
  readonly stage: "entry" | "playing" | "between" | "finished";
  readonly online: boolean;
  readonly archived: boolean;
  readonly entries_open: boolean;
  readonly date: string | null;
  readonly start: string;
  readonly entered: number;
  readonly made_at: number;
  readonly series: string;
}
/** What the whole draft would cost after a swap with somebody. */
export interface SwapCost { readonly other: string; readonly cost: number; }
/** What swaps would cost. */
export interface SwapCosts {
  readonly mark: string;
  readonly cost: number;
  readonly swaps: readonly SwapCost[];
}
/** Whose swaps are to be weighed. */
export interface SwapCostsRequest { readonly game: number; readonly one: string; }
/** Two players of the draft, or of the published seating, change places: the mark says of which. */
export interface SwapRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "swap";
  /** Of the draft that was looked at. */ readonly mark: string;
  readonly game: number;
  readonly one: string;
  readonly other: string;
}
/** Ask for the present state, with what happened after a version. */
export interface Sync {
  readonly do: "sync";
  /** The version of the table that this answers. */ readonly since: number;
  /** Tell the position in one line, too. */ readonly afen?: boolean;
}
/** What was agreed, and who is there. */
export interface TableAbout {
  readonly game: string;
  /** Those of the game, as `/api/v1/games` lists them. */ readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockAgreed;
  readonly customs: TableSettings;
  /** Who begins: a seat, or whom the lot says. */ readonly first: number | "lot";
  /** Whether the game goes on from a record or a position, and so is settled. */ readonly imported: boolean;
  /** Whether the game can be had as a record: not one that began from a position. */ readonly recordable: boolean;
  /** Whether whoever plays here may ask for hints: only against bots, and where that is agreed. */ readonly helped: boolean;
  /** Whether whoever wants a quick game is brought here. */ readonly quick: boolean;
  /** The games of which a quick one is played, as soon as enough have come; none of another table. */ readonly offers: readonly GameOffered[];
  /** So many guests have been removed, and not let back in. */ readonly removed: number;
  /** `null` of a table of an event. */ readonly maker: TableMaker | null;
  readonly seats: readonly SeatAbout[];
  /** The score of the evening; `null` in its first game. */ readonly evening: EveningAbout | null;
  /** The table where the same people play again. */ readonly rematch: string | null;
  /** Of a table of an [online event](event.md#online-events). */ readonly event: EventTable | null;
}
/** What is known about a finished game. */
export interface TableAnalysis {
  /** `none` before somebody asks for it; `refused` if it cannot be made. */ readonly state: AnalysisState;
  /** While it is made: how many questions come before its next one in the queue; `null` if that is being answered. */ readonly ahead: number | null;
  /** So many moves are judged. */ readonly done: number;
  readonly of: number;
  /** Why it cannot be made, as a code. */ readonly refused: string | null;
  /** How well each seat has played, from 0 to 100; `null` if none of its moves could be judged. Empty until it is done. */ readonly accuracy: readonly (number | null)[];
  /** Those that could be judged, in order. Empty until it is done. */ readonly moves: readonly MoveJudged[];
}
/** How many tables in memory are at each stage. */
export interface TableCounts {
  readonly open: number;
  readonly running: number;
  readonly paused: number;
  readonly finished: number;
  readonly closed: number;
}
/** What you sent with this id is done and stored. It comes before the `state`. */
export interface TableDone {
  readonly type: "done";
  readonly id: string | null;
  /** The one that it led to; of `say`, `react` and `mute` the chat's. */ readonly version: number;
}
/** Something that happened at a table. Each kind has those of the keys that tell it. */
export interface TableEvent {
  readonly version: number;
  /** Milliseconds since 1970. */ readonly at: number;
  /** `played` is a move, a deal, a pass …; of `interrupted` the server was away, or its clock was set. */ readonly kind: "created" | "arranged" | "sat" | "changed-seat" | "revealed" | "left" | "removed" | "readmitted" | "started" | "played" | "undone" | "confirmed" | "offered" | "agreed" | "declined" | "paused" | "resumed" | "stood-in" | "came-back" | "extended" | "interrupted" | "rematched" | "finished" | "closed";
  /** Whose it is. */ readonly seat?: number;
  /** Of `played`: as in [formats.md](formats.md), with `?` for what you may not know. */ readonly token?: string;
  /** Of `played`, where something was scored. */ readonly scoring?: readonly ScoringStep[];
  /** Of `played`: the bot or the clock that decided for the seat. */ readonly by?: string;
  /** Of `started`: the first player. */ readonly first?: number;
  /** Of `started`, where the game goes on from a record or a position: with which it begins, as spectators see it. */ readonly position?: Position;
  /** Of `started`, where the game goes on from a record or a position: so many events it has had before. */ readonly had?: number;
  /** Of `undone`: so many events of the game are left. */ readonly to?: number;
  /** Of `changed-seat`: the seat that is left. */ readonly before?: number;
  /** Of `removed`: the seat that is free again. */ readonly guest?: number;
  /** Of `offered`, `agreed` and `declined`. */ readonly what?: OfferKind;
  /** Of `paused`, `stood-in` and `closed`; of `interrupted` it is `clock` if the server's clock was set. */ readonly why?: string;
  /** Of `extended`: so much more time. */ readonly ms?: number;
  /** Of `interrupted`: so many milliseconds, which are nobody's time. */ readonly gap?: number;
  /** Of `rematched`: the new table. */ readonly table?: string;
}
/** Who made a table, and so invites others to it. */
export interface TableMaker {
  /** A stranger's: show it as plain text. `null` of somebody who was erased. */ readonly name: string | null;
  /** Where they sit; of several seats the first. */ readonly seat: number | null;
}
/** Somebody at a player's table. */
export interface TableMate { readonly id: string; readonly name: string; readonly withdrawn: boolean; }
export type TableMessage = TableState | TableDone | Refused | Presence | ChatLine | Reaction | Pong | Closing;
/** What can be sent to /api/v1/tables/{table}/socket. */
export type TableRequest =
  | MoveCommand
  | ArrangeCommand
  | RemoveCommand
  | ReadmitCommand
  | ChangeSeatCommand
  | RevealCommand
  | UndoCommand
  | ConfirmCommand
  | OfferCommand
  | AnswerCommand
  | ResumeCommand
  | LeaveCommand
  | ReturnCommand
  | WithdrawCommand
  | Say
  | React
  | Mute
  | Report
  | Sync
  | Ping;
/** How people at the table deal with each other. */
export interface TableSettings {
  /** A turn can be undone until it is confirmed. */ readonly confirm: boolean;
  /** A move can be taken back where all agree. */ readonly takebacks: boolean;
  /** The chat takes words of one's own. */ readonly free_text: boolean;
  /** The table is in the list of tables. */ readonly public: boolean;
  /** Whoever has the link may watch. */ readonly watchable: boolean;
  /** Whoever plays against bots alone may ask what is good. */ readonly hints: boolean;
}
/** How people at the table deal with each other. */
export interface TableSettingsRequest {
  /** A turn can be undone until it is confirmed. */ readonly confirm?: boolean;
  /** A move can be taken back where all agree. */ readonly takebacks?: boolean;
  /** The chat takes words of one's own. */ readonly free_text?: boolean;
  /** The table is in the list of tables. */ readonly public?: boolean;
  /** Whoever has the link may watch. */ readonly watchable?: boolean;
  /** Whoever plays against bots alone may ask what is good. */ readonly hints?: boolean;
}
/** A table's sheet by its pin, from somebody without a personal link: in the name of the seat that they have. */
export interface TableSheet {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly game: number;
  readonly table: number;
  /** As the paper sheet has it. */ readonly pin: string;
  /** Whose sheet it is. */ readonly seat: number;
  readonly pv: readonly (number | null)[];
  readonly rows: readonly (number | null)[];
}
export type TableStage = "open" | "running" | "paused" | "finished" | "closed";
/** A table as one viewer may see it. */
export interface TableState {
  readonly type: "state";
  /** The seats that you hold. */ readonly you: readonly number[];
  /** Through whose eyes you see: your own; of several seats the one that is to move; `0` are those of a spectator. */ readonly seat: number;
  /** The one who made the table has removed you: you cannot sit down until they let you back in. */ readonly removed: true;
  /** The tokens of all that you may play now; empty when it is not your turn. */ readonly legal: readonly string[];
  readonly table: string;
  /** Counts all that happened at the table, from 1; it never goes back. */ readonly version: number;
  /** `events` are those after this version. */ readonly since: number;
  /** `open`: not everybody sits, or a contribution to the deals is awaited. */ readonly stage: TableStage;
  /** The time at the table in milliseconds since 1970, to which the clock belongs: the server's, or a later one if that was set back. */ readonly now: number;
  readonly clock: ClockShown;
  /** Whose decision is awaited. */ readonly to_move: number | null;
  /** Who has played a turn and has yet to confirm it. */ readonly awaiting: number | null;
  readonly offers: readonly Offer[];
  /** The table to draw ([observations.md](observations.md)); `null` before the start. */ readonly position: Position | null;
  /** What happened after `since`: the first 500. If the last of them is not `version`, ask again from there. */ readonly events: readonly TableEvent[];
  readonly about: TableAbout;
  readonly fair: Fair;
}
/** A table has drawn its first player by itself (T3): who starts. */
export interface TellFirstRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "first";
  /** The seat. */ readonly first: number;
  readonly table?: number | null;
}
/** What the bots of a table are doing. */
export interface Thinking {
  /** How many questions come before that of the table's bot; `null` if no bot of this table waits for its turn to think. */ readonly ahead: number | null;
  /** Whether a bot of this table searches, and what it searches with is being compiled: once, for a minute or two. */ readonly preparing: boolean;
  /** The last one of each bot, as long as the table is in memory. */ readonly thoughts: readonly BotThought[];
}
/** A tile came to the wall or dome. */
export interface TileStep {
  readonly seat: number;
  /** By how much the score moves. */ readonly points: number;
  readonly kind: "tile";
  readonly cell: Cell;
  readonly tile: string;
  /** The cells of the horizontal run through it, itself included (A21, D33). */ readonly horizontal: readonly Cell[];
  readonly vertical: readonly Cell[];
}
/** What can be sent to /api/v1/tournaments/{tournament}/acts. */
export type TournamentRequest =
  | DescribeRequest
  | KeepApartRequest
  | KeepClubsApartRequest
  | FixPlaceRequest
  | NameSubstituteRequest
  | StartRequest
  | TellFirstRequest
  | EndRequest
  | HandInSheetRequest
  | OpenEntriesRequest
  | CloseEntriesRequest
  | ChangeSettingsRequest
  | ArrangeRequest
  | CallArbiterRequest
  | AnswerCallRequest
  | ResumeRequest
  | AnnounceRequest
  | RetractRequest
  | EnterRequest
  | EnterListRequest
  | EnterBotsRequest
  | EnterLateRequest
  | CapRequest
  | RenameRequest
  | EraseRequest
  | CheckInRequest
  | CeremonyRequest
  | DraftRequest
  | SwapRequest
  | SeatLateRequest
  | UnseatRequest
  | RedrawRequest
  | BalanceRequest
  | PublishRequest
  | SeatFinalRequest
  | ChangeGamesRequest
  | UndoGameRequest
  | ReopenRequest
  | DisputeRequest
  | CorrectRequest
  | DiscardSheetRequest
  | VoidRequest
  | ResumeTableRequest
  | PassTurnRequest
  | LetBotPlayRequest
  | WarnRequest
  | PenaliseRequest
  | ExpelRequest
  | ReinstateRequest
  | DelayRequest
  | GiveExtraTimeRequest
  | ReturnRequest
  | UndoStartRequest
  | FinishRequest
  | WithdrawRequest
  | PauseRequest
  | LeaveRequest;
/** A tray: the large one, or a small one. */
export interface Tray {
  readonly sun: string;
  /** Of a small tray from the bottom to the top. */ readonly moon: string;
  /** `?` face down, `""` if there is none. */ readonly chip: string;
}
/** Tiles that are to be stacked on a tray. */
export interface TrayRest { readonly tray: number; readonly tiles: string; }
/** Take back the last decision of your own turn, until it is confirmed. */
export interface UndoCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "undo";
  /** The version of the table that this answers. */ readonly version: number;
}
/** The last game counts for nothing, and is to be played again (T24). */
export interface UndoGameRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "undo-game";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly game: number;
}
/** A game was started too early, and no sheet was handed in: it has not begun. Who is missing then leaves before it (T20). */
export interface UndoStartRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "undo-start";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why?: string;
  readonly anyway?: boolean;
  readonly game: number;
}
/** Why a wish is not met. */
export type UnmetReason = "same-table" | "crowded" | "no-table" | "full" | "no-seat" | "taken" | "others";
/** A wish that a seating does not meet, and why. */
export interface UnmetWish {
  readonly game: number;
  readonly kind: WishKind;
  /** The two who meet, or the one who sits elsewhere. */ readonly people: readonly string[];
  /** Where they sit. */ readonly table: number;
  /** `same-table`: both need the same one; `crowded`: there are more of them than tables; `no-table`, `no-seat`: there is none of that number; `full`: more people need this table than it has chairs; `taken`: somebody else at the table needs this seat; `others`: other wishes were in the way, or two people were swapped. */ readonly reason: UnmetReason;
}
/** Somebody is taken out of the published seating (T20). */
export interface UnseatRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "unseat";
  /** Of the published seating. */ readonly mark: string;
  readonly game: number;
  readonly person: string;
}
/** What this viewer has not seen, by deduction. A front that only the other one has seen is among it. */
export interface Unseen { readonly plates: readonly string[]; readonly chips: readonly string[]; }
/** Who you are here, if that is known. */
export interface Visitor { readonly name: string | null; }
/** A table is void (T5). */
export interface VoidRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "void";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly game: number;
  readonly table: number;
}
/** What a wall comes to. */
export interface WallCount {
  readonly rows: number;
  readonly pv: number;
  readonly most_before: number;
  readonly bonuses: readonly Readonly<Record<string, unknown>>[];
  readonly questions: readonly Question[];
}
/** A warning (T23). */
export interface WarnRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "warn";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why: string;
  /** Keep the reason even if it seems to name someone. */ readonly anyway?: boolean;
  readonly person: string;
}
/** What is wished. */
export type WishKind = "apart" | "club" | "table" | "seat";
/** What is wished of the seating, besides the places that people need. */
export interface Wishes {
  /** Groups of people of whom no two should meet. */ readonly apart: readonly (readonly string[])[];
  /** Members of one club should not meet. */ readonly clubs_apart: boolean;
}
/** Withdraw from the game at a tournament's table, for good (T21). */
export interface WithdrawCommand {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  /** Needed only where one device holds several seats. */ readonly seat?: number | null;
  readonly do: "withdraw";
}
/** Somebody withdraws during a game (T21). */
export interface WithdrawRequest {
  /** An id of your own: the same command sent again is answered again and not done twice. */ readonly id: string;
  readonly do: "withdraw";
  /** One line for the log, which is kept for good: it should name nobody. */ readonly why?: string;
  readonly anyway?: boolean;
  readonly person?: string | null;
}
