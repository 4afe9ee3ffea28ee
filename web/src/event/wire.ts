/** An event as the server tells it, and what can be asked of it: the types of its messages, by the names that the client has for them. */
import type { DeskParts, OrganiserParts, PlayerParts, PublicParts, TournamentRequest } from "../generated/messages";

export type {
  CommandDone as Done,
  Announcement,
  Call,
  CloneRequest,
  DeskGame,
  DeskPerson,
  DeskTable,
  Draft,
  EventAbout as About,
  EventClock,
  EventMessage,
  EventNotice,
  EventRequest,
  EventStage as Stage,
  Line as SheetLine,
  LogEntry,
  MadeRole,
  Mark,
  Mine,
  MyTable,
  Named,
  NewTournament as NewEvent,
  Next,
  NextStep,
  WallCount as PadCount,
  Participant,
  PartsMessage,
  PlayedGame,
  PlayedSeat,
  PlayedTable,
  Question,
  Ranked,
  Role,
  RoleName,
  SchedulePart,
  SeatedGame,
  SeatingOffers,
  Series,
  Settings as EventSettings,
  Sheet,
  SheetStage as TableStage,
  Summary,
} from "../generated/messages";

/** The parts by their names. Those that one may not see are absent. */
export type Parts = PublicParts & Partial<DeskParts & OrganiserParts & PlayerParts>;

type Without<Request, Keys extends PropertyKey> = Request extends unknown ? Omit<Request, Keys> : never;
/** What can be done in a tournament; the line adds an `id`. */
export type Command = Without<TournamentRequest, "id">;
/** A command before its reason is asked for. */
export type CommandDraft = Without<Command, "why" | "anyway">;
