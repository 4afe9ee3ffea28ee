/** What a page asks of an event by HTTP (docs/event.md): one function for each. */
import { ask, persistently, randomDigits, Refused } from "../wire/http";
import type {
  CloneRequest,
  Done,
  NewEvent,
  PadCount,
  PartsMessage,
  Role,
  RoleName,
  SeatingOffers,
  Series,
  Summary,
  Command,
} from "./wire";

const ROOT = "/tournaments";
const as = (role: RoleName | null): string => (role ? `?as=${role}` : "");

export const listed = () => ask<Summary[]>("GET", ROOT);
export const makeEvent = (request: NewEvent) =>
  ask<{ tournament: string; token: string; role: Role }>("POST", ROOT, request);
export const deleteEvent = (event: string) => ask<void>("DELETE", `${ROOT}/${event}`);
export const lookAt = (event: string, role: RoleName | null = null) =>
  ask<PartsMessage>("GET", `${ROOT}/${event}${as(role)}`);
export const myRoles = (event: string) => ask<Role[]>("GET", `${ROOT}/${event}/me`);
export const claimRole = (event: string, token: string) =>
  persistently(() => ask<Role>("POST", `${ROOT}/${event}/claim`, { token }));
/** The short code of a personal link, typed by hand. */
export const claimCode = (event: string, code: string) => ask<Role>("POST", `${ROOT}/${event}/code`, { code });
/** A table's sheet by the pin of its paper: without a personal link, in the name of a seat. */
export const handInByPin = (
  event: string,
  sheet: {
    id: string;
    game: number;
    table: number;
    pin: string;
    seat: number;
    pv: readonly (number | null)[];
    rows: readonly (number | null)[];
  },
) => persistently(() => ask<Done>("POST", `${ROOT}/${event}/table-sheet`, sheet));
export const giveRoleBack = (event: string, role: RoleName) => ask<void>("DELETE", `${ROOT}/${event}/claim${as(role)}`);
export const weighSwaps = (event: string, game: number, one: string) =>
  ask<{ mark: string; cost: number; swaps: { other: string; cost: number }[] }>("POST", `${ROOT}/${event}/swaps`, {
    game,
    one,
  });
/** What changes of a published game would cost: with somebody, and with the fewest changes for all. */
export const weighChanges = (event: string, game: number, person?: string) =>
  ask<SeatingOffers>("POST", `${ROOT}/${event}/changes`, { game, ...(person ? { person } : {}) });
export const makeTokens = (event: string, request: { role: RoleName; persons?: readonly string[]; label?: string }) =>
  ask<{ tokens: { number: number; role: RoleName; person: string; label: string; token: string; code: string }[] }>(
    "POST",
    `${ROOT}/${event}/tokens`,
    request,
  );
export const revokeToken = (event: string, number: number) => ask<Done>("DELETE", `${ROOT}/${event}/tokens/${number}`);
export const countWall = (request: { wall: string; before?: number; rows?: number; pv?: number }) =>
  ask<PadCount>("POST", `${ROOT}/score-pad`, request);
/** Sit down at one's table of an online event. */
export const takeSeat = (event: string) =>
  persistently(() => ask<{ table: string; seat: number }>("POST", `${ROOT}/${event}/seat`, {}));
/** Give one's part to the deals of the next game of an online event. What came first stands, and is answered. */
export const giveToDeals = (event: string, part: { commitment: string } | { contribution: string }) =>
  persistently(() =>
    ask<{ game: number; table: number; seat: number; commitment: string; contribution?: string | null }>(
      "POST",
      `${ROOT}/${event}/contribution`,
      part,
    ),
  );

/** Give an event a logo, a picture as base64; without one, take it away. */
export const setLogo = (event: string, content: string | null) =>
  content === null ? ask("DELETE", `${ROOT}/${event}/logo`) : ask("POST", `${ROOT}/${event}/logo`, { content });
export const logoFile = (event: string, mark: string): string => `/api/v1${ROOT}/${event}/logo/${mark}`;
export const cloneEvent = (event: string, request: CloneRequest) =>
  ask<{ tournament: string; token: string; role: Role }>("POST", `${ROOT}/${event}/clone?as=organiser`, request);
export const seriesOf = (name: string) => ask<Series>("GET", `/series/${encodeURIComponent(name)}`);

/** Enter by oneself. Asked for again with the same id where no answer came: nobody enters twice. */
export function enter(
  event: string,
  entry: { first: string; surname: string; of_age: boolean },
  id = randomDigits(),
): Promise<{ person: string; token: string; version: number }> {
  const body = { id, ...entry };
  return persistently(() => ask("POST", `${ROOT}/${event}/entries`, body));
}

/** Do something; with an id, by which it is done once however often it is sent. */
export const act = (event: string, command: Command, id: string, role: RoleName | null) =>
  ask<Done>("POST", `${ROOT}/${event}/acts${as(role)}`, { ...command, id });

/** Whether asking again may help: the server was not there, or not ready. */
export const mayPass = (error: unknown): boolean =>
  error instanceof Refused && (error.code === "offline" || error.status === 503);

export type PaperName = "sheets" | "cards" | "tables" | "names" | "ranking" | "certificates";
export type ListName = "participants" | "seating" | "results" | "ranking" | "crosstable" | "entrants" | "log";

/** Where a paper to print is. */
export const paper = (event: string, name: PaperName, language: string, game?: number): string =>
  `/api/v1${ROOT}/${event}/papers/${name}.pdf?language=${language}${game ? `&game=${game}` : ""}`;
export const listFile = (event: string, name: ListName): string => `/api/v1${ROOT}/${event}/lists/${name}.csv`;
/** The seating of all games by players' numbers, as other programs read one. */
export const numbersFile = (event: string): string => `/api/v1${ROOT}/${event}/lists/seating.txt`;
export const exportFile = (event: string, full: boolean): string =>
  `/api/v1${ROOT}/${event}/export.json${full ? "?full=true" : ""}`;
