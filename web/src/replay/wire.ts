/** What the server tells of earlier positions, of records and of positions that somebody brings, and its pictures (docs/api.md, "Looking back"). */
import type { Step } from "../games/table";
import { ask, Refused } from "../wire/http";
import type { Frame as FrameTold, GameRecord, History, PictureRequest, PositionShown } from "../generated/messages";
import type { Position, Refusal } from "../wire/types";
import type { Language } from "../i18n";
import { withBase } from "../wire/base";

/** A position and what led to it. */
export interface Frame {
  readonly n: number;
  readonly step: Step | null;
  readonly position: Position;
}

export interface Part {
  readonly events: number;
  readonly seat: number;
  readonly frames: readonly Frame[];
}

export type Replayed = Omit<GameRecord, "positions"> & Part;

export type { PositionFault as Fault, PositionShown as LookedAt } from "../generated/messages";

/** A record that cannot be read: with the line and the token at which it goes wrong. */
export class Misread extends Refused {
  constructor(
    told: Refusal,
    status: number,
    readonly line: number | null,
    readonly token: string | null,
  ) {
    super(told.code, told.text, told.clause, status);
  }
}

/** So many positions come at a time. */
export const PART = 60;
/** No position has a higher number: whoever asks for it gets the last one. */
export const MOST = 10_000;

export async function framesOf(table: string, from: number): Promise<Part> {
  const to = Math.min(from + PART - 1, MOST);
  const told = await ask<History>("GET", `/tables/${table}/positions?from=${from}&to=${to}`);
  return { events: told.events, seat: told.seat, frames: told.positions.map(frameOf) };
}

function frameOf({ n, step, position }: FrameTold): Frame {
  return { n, step: step && { version: n, ...step }, position };
}

/** Replay a record; `game` is which one of a text that has several, `seat` through whose eyes. */
export async function replayed(agn: string, game = 1, seat = 0): Promise<Replayed> {
  const told = (await (await post("/records", { agn, game, seat })).json()) as GameRecord;
  const { positions, ...rest } = told;
  return { ...rest, frames: positions.map(frameOf) };
}

export const lookAt = (afen: string, seat?: number) =>
  ask<PositionShown>("POST", "/positions", seat === undefined ? { afen } : { afen, seat });

export async function pictureOf(request: PictureRequest): Promise<Blob> {
  return (await post("/pictures", request)).blob();
}

/** Where the picture of a table's position is. */
export function pictureAddress(
  table: string,
  n: number,
  format: "svg" | "png",
  theme: "light" | "dark",
  letters: boolean,
  language: Language,
): string {
  return `/api/v1/tables/${table}/positions/${n}/picture.${format}?theme=${theme}&letters=${letters}&language=${language}`;
}

/** A link to a position. The server is told it, unlike what stands behind `#`, so that whoever shows the link can show a picture of it. */
export const sharedPosition = (origin: string, afen: string): string =>
  `${origin}/editor?position=${encodeURIComponent(afen)}`;

export const recordAddress = (table: string): string => `/api/v1/tables/${table}/record`;

async function post(path: string, body: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(withBase(`/api/v1${path}`), {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", "The server cannot be reached.");
  }
  if (answer.ok) return answer;
  const told = (await answer
    .json()
    .catch(() => ({ code: "http-error", text: answer.statusText, clause: null }))) as Refusal;
  throw new Misread(told, answer.status, told.line ?? null, told.token ?? null);
}
