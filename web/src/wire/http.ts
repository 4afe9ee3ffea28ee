/** The server's HTTP interface (docs/api.md): one function for each thing that a page asks for. */
import type {
  BotListed,
  FinishedGame,
  Listed,
  NewTable,
  Playable,
  QuickOffer,
  QuickTable,
  Refusal,
  Statistics,
  TableState,
} from "./types";
import { withBase } from "./base";

/** The server refused, or could not be reached (code "offline"). */
export class Refused extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly clause: string | null = null,
    readonly status = 0,
    readonly retryAfter = 0,
  ) {
    super(text);
    this.name = "Refused";
  }
}

const ROOT = withBase("/api/v1");
const PATIENCE_MS = 15_000;
const AGAIN_MS = 800;

/** Random hexadecimal digits: ids of commands, and a player's part in the deals. Works on plain http, too. */
export function randomDigits(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

export async function ask<Answer>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
  token?: string,
  patience?: number,
): Promise<Answer> {
  const answer = await answered(method, path, body, token, patience);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

export async function askText(path: string): Promise<string> {
  return (await answered("GET", path)).text();
}

/** `token` is for whoever is not known by a cookie. */
async function answered(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  patience = PATIENCE_MS,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(patience),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline", "The server cannot be reached.");
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Refused(
    told?.code ?? "http-error",
    told?.text ?? answer.statusText,
    told?.clause ?? null,
    answer.status,
    Number(answer.headers.get("Retry-After") ?? 0),
  );
}

/** Ask again a few times where the server could not be reached or was not ready: only for what can be asked twice. */
export async function persistently<Answer>(asking: () => Promise<Answer>, times = 3): Promise<Answer> {
  for (let left = times - 1; ; left--) {
    try {
      return await asking();
    } catch (error) {
      const passing = error instanceof Refused && (error.code === "offline" || error.status === 503);
      if (!passing || left <= 0) throw error;
      await new Promise((go) => setTimeout(go, AGAIN_MS));
    }
  }
}

export const games = () => ask<Playable>("GET", "/games");
export const bots = () => ask<BotListed[]>("GET", "/bots");
export const me = () => ask<{ name: string | null }>("GET", "/me");
export const introduce = (name: string) => ask<{ name: string }>("POST", "/me", { name });
export const personalLink = () => ask<{ token: string; expires_at: number }>("POST", "/me/link");
export const claim = (token: string) => ask<{ name: string }>("POST", "/me/claim", { token });
export const eraseMe = () => ask<void>("DELETE", "/me");

export const makeTable = (request: NewTable) =>
  ask<{ table: string; commitment: string; programs: { seat: number; token: string }[] }>("POST", "/tables", request);
export const giveUp = (table: string) => ask<void>("DELETE", `/tables/${table}`);
export const openTables = () => ask<Listed[]>("GET", "/tables?state=open");
export const runningTables = () => ask<Listed[]>("GET", "/tables?state=running");
export const myRunningTables = () => ask<Listed[]>("GET", "/tables/mine?over=false");
export const myFinishedGames = (before?: number, limit = 20) =>
  ask<FinishedGame[]>("GET", `/me/games?limit=${limit}${before ? `&before=${before}` : ""}`);
export const myStatistics = () => ask<Statistics>("GET", "/me/statistics");
/** `table` is where this person waits already, if they do: it is named again if play has just begun there. */
export const quickTable = (games: readonly QuickOffer[], table?: string) =>
  ask<QuickTable>("POST", "/quick", { games, table });
export const look = (table: string, since?: number) =>
  ask<TableState>("GET", `/tables/${table}${since === undefined ? "" : `?since=${since}`}`);
/**
 * Sit down, on the first free seat if none is named. Asked for again with the same id where no answer came: nobody sits down twice. The commitment that was
 * seen before, and what this device gives to the deals, are kept, so that the deals can be checked against them afterwards. The page of the table shows the
 * digits once everybody sits.
 */
export async function takeSeat(
  table: string,
  commitment: string,
  seat?: number,
): Promise<{ seat: number; version: number }> {
  const { committed } = await contribution();
  const own = committed(table, commitment, randomDigits());
  const body = { commitment: own, id: randomDigits(), ...(seat ? { seat } : {}) };
  return persistently(() => ask<{ seat: number; version: number }>("POST", `/tables/${table}/sit`, body));
}
/** The same from another page: who is the last to sit down shows the digits at once, and finds a game that has begun. */
export async function sit(...how: Parameters<typeof takeSeat>): Promise<{ seat: number; version: number }> {
  const sat = await takeSeat(...how);
  await show(how[0]).catch(() => undefined); // The page of the table does it otherwise.
  return sat;
}
/** Only who sits down needs it. */
const contribution = () => import("./contribution");
async function show(table: string): Promise<void> {
  const { toShow } = await contribution();
  for (const part of toShow(await look(table)))
    await ask("POST", `/tables/${table}/acts`, { do: "reveal", id: randomDigits(), ...part });
}
export const rematch = (table: string) => ask<{ table: string }>("POST", `/tables/${table}/rematch`);
export const record = (table: string) => askText(`/tables/${table}/record`);
