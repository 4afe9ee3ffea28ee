/** A quick game: with whoever waits for one of the games that somebody would play. */
import type { Choices } from "../games/setup";
import { setupOf, SETUPS } from "../games/setups";
import { nickname } from "../people/nickname";
import type { Session } from "../session/session.svelte";
import { look, quickTable, Refused, sit } from "../wire/http";
import type { QuickOffer } from "../wire/types";
import { DEFAULTS } from "./choices";

export const VARIANTS: readonly string[] = SETUPS.flatMap(({ variants }) => variants);
const KEY = "azulejos-quick";
/** Somebody else may sit down first; then another table is asked for. */
const TRIES = 5;

/** What somebody would play: any of these games, with any of these numbers of players. */
export interface QuickWish {
  readonly games: readonly string[];
  readonly players: readonly number[];
}

/** What was last asked for on this device. */
export function keptWish(): QuickWish {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<QuickWish>;
    const players = kept.players?.filter((count) => Number.isInteger(count)) ?? [];
    return { games: VARIANTS.filter((variant) => kept.games?.includes(variant)), players };
  } catch {
    return { games: [], players: [] };
  }
}

function keepWish(wish: QuickWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing: they hold for this visit.
  }
}

/** Games as everybody knows them, with all that may be drawn drawn by lot: so that people find each other. */
export function offersOf({ games, players }: QuickWish): QuickOffer[] {
  return games.flatMap((game) => {
    const setup = setupOf(game);
    const counts = setup.players.filter((count) => players.includes(count));
    return (counts.length ? counts : setup.players.slice(0, 1)).map((count): QuickOffer => {
      const choices: Choices = { ...DEFAULTS, ...setup.quick, game, players: count };
      const { options, ...table } = setup.table(choices);
      return { ...table, options: { ...options, players: count } } as QuickOffer;
    });
  });
}

/** Ask for a table, sit down there and go: at the one where this person waits already, if they do. */
export async function playQuick(session: Session, wish: QuickWish): Promise<void> {
  await session.introduced(session.name ?? nickname(session.texts));
  keepWish(wish);
  for (let left = TRIES; ; left--) {
    const { table, commitment } = await quickTable(offersOf(wish));
    try {
      if (!(await look(table)).you.length) await sit(table, commitment);
      return session.router.go(`/t/${table}`);
    } catch (error) {
      const wasQuicker = error instanceof Refused && (error.code === "table-is-full" || error.code === "game-is-over");
      if (!wasQuicker || left <= 1) throw error;
    }
  }
}

/** Ask again while somebody waits: of two who have missed each other, one goes to the other. How to go there, if somebody waits elsewhere. */
export async function askAgain(session: Session, table: string): Promise<(() => Promise<void>) | null> {
  const wish = keptWish();
  if (!wish.games.length) return null;
  const found = await quickTable(offersOf(wish), table);
  if (found.table === table) return null;
  return async () => {
    await sit(found.table, found.commitment);
    session.router.go(`/t/${found.table}`);
  };
}
