/** What the server says and takes: the types of its messages, by the names that the client has for them. */
import type { TableRequest } from "../generated/messages";

export type {
  AzulBoard,
  AzulPosition,
  Bonus,
  BotListed,
  BotStrength,
  Cell,
  ChatLine,
  ClockAgreed,
  ClockShown,
  DuelBoard,
  DuelPosition,
  EveningAbout as Evening,
  Fair,
  FinishedGame,
  PlayFigures as Figures,
  Listed,
  NewTable,
  Offer,
  Outcome,
  PileEntry,
  Playable,
  QuickOffer,
  QuickTable,
  Position,
  Reaction,
  Refusal,
  ScoringStep,
  SeatAbout,
  SeatKind,
  SeatRequest,
  Statistics,
  TableAbout as About,
  TableEvent,
  TableMessage as ServerMessage,
  TableSettings as Customs,
  TableStage as Stage,
  TableState,
  TileStep,
  Tray,
} from "../generated/messages";

export type Counts = Readonly<Record<string, number>>;
type Sent<Message> = Message extends { readonly do: "sync" | "ping" } ? never : Omit<Message, "id">;
/** What can be asked of a table; the line adds an `id`. */
export type Act = Sent<TableRequest>;
