/**
 * Finished games that this device keeps: own ones when they end, others when they are looked at again, so that they can be replayed without a server. The
 * newest `MOST_KEPT` stay. Nothing of a running game is kept: what one may know of it changes.
 */
import { look, Refused, record } from "../wire/http";
import type { SeatAbout, TableState } from "../wire/types";
import { framesOf, type Frame, type Part } from "./wire";

export const MOST_KEPT = 50;
const DATABASE = "azulejos-games";
const [HEADINGS, GAMES] = ["headings", "games"] as const;

/** What a list shows of a game. */
export interface KeptHeading {
  readonly table: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly game: string;
  readonly options: TableState["about"]["options"];
  readonly seats: readonly SeatAbout[];
  readonly you: readonly number[];
  readonly scores: readonly number[];
}

/** A whole game, and the table at its end. */
export interface KeptGame {
  readonly state: TableState;
  readonly part: Part;
  /** Empty of a game that began from a position. */
  readonly agn: string;
}

/** Keep the game of a table that has ended, unless it is here already; `course` is all of it, if that is known. A browser that keeps nothing does without. */
export async function keep(table: string, course?: Part): Promise<void> {
  try {
    if (await kept(table)) return;
    const state = await look(table);
    if (state.stage !== "finished" || !state.position) return;
    const agn = state.about.recordable ? await record(table) : "";
    const game: KeptGame = { state, part: course ?? (await whole(table)), agn };
    const scores = state.position.boards.map((board) => board.score);
    const { game: id, options, seats } = state.about;
    const heading: KeptHeading = { table, at: Date.now(), game: id, options, seats, you: state.you, scores };
    await put(heading, await packed(game));
  } catch (error) {
    if (!(error instanceof Refused || error instanceof DOMException)) throw error;
  }
}

async function whole(table: string): Promise<Part> {
  const frames: Frame[] = [];
  for (;;) {
    const part = await framesOf(table, frames.length);
    frames.push(...part.frames);
    if (frames.length > part.events || !part.frames.length) return { ...part, frames };
  }
}

async function put(heading: KeptHeading, game: Blob): Promise<void> {
  const store = await open();
  const change = store.transaction([HEADINGS, GAMES], "readwrite");
  change.objectStore(HEADINGS).put(heading);
  change.objectStore(GAMES).put(game, heading.table);
  const all = (await done(change.objectStore(HEADINGS).getAll())) as KeptHeading[];
  for (const { table } of newestFirst(all).slice(MOST_KEPT)) {
    change.objectStore(HEADINGS).delete(table);
    change.objectStore(GAMES).delete(table);
  }
  store.close();
}

/** What this device has of a table. */
export async function kept(table: string): Promise<KeptGame | null> {
  const game = await read<Blob | undefined>((store) => store.transaction(GAMES).objectStore(GAMES).get(table));
  return game ? unpacked(game) : null;
}

/** The games that can be replayed here without a server, the newest first. */
export async function keptGames(): Promise<readonly KeptHeading[]> {
  return newestFirst(
    (await read<KeptHeading[]>((store) => store.transaction(HEADINGS).objectStore(HEADINGS).getAll())) ?? [],
  );
}

/** Delete all of them. */
export async function forgetGames(): Promise<void> {
  await done(indexedDB.deleteDatabase(DATABASE)).catch(() => undefined);
}

const newestFirst = (games: readonly KeptHeading[]): KeptHeading[] => [...games].sort((a, b) => b.at - a.at);

/** Positions are alike: a game takes a twentieth of its length so. */
async function packed(game: KeptGame): Promise<Blob> {
  const stream = new Blob([JSON.stringify(game)]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(stream).blob();
}

async function unpacked(game: Blob): Promise<KeptGame> {
  return (await new Response(game.stream().pipeThrough(new DecompressionStream("gzip"))).json()) as KeptGame;
}

/** Nothing where the browser keeps nothing, such as in a private window of some. */
async function read<Result>(ask: (store: IDBDatabase) => IDBRequest<Result>): Promise<Result | undefined> {
  let store: IDBDatabase;
  try {
    store = await open();
  } catch {
    return undefined;
  }
  try {
    return await done(ask(store));
  } finally {
    store.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(HEADINGS, { keyPath: "table" });
    request.result.createObjectStore(GAMES);
  };
  return done(request);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException("Nothing is kept here."));
  });
}
