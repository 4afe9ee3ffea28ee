/** The lists of tables, kept fresh while somebody looks at them. */
import { look, myRunningTables, openTables, runningTables } from "../wire/http";
import type { Listed, TableState } from "../wire/types";

const FRESH_MS = 8_000;
const MOST_LOOKED_AT = 8;

/** The tables at which it is this person's turn, among the first `most` that are played. */
export async function dueAt(tables: readonly Listed[], most = MOST_LOOKED_AT): Promise<readonly TableState[]> {
  const looked = tables.filter((table) => table.state === "running").slice(0, most);
  const states = await Promise.all(looked.map((table) => look(table.table).catch(() => null)));
  return states.filter((state) => state !== null && isDue(state)) as TableState[];
}

export const idsOf = (states: readonly TableState[]): ReadonlySet<string> => new Set(states.map(({ table }) => table));

/** Refresh at once, now and again while the page is looked at, and when somebody looks again; the answer ends it. */
export function keptFresh(refresh: () => Promise<unknown>): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void refresh();
  };
  look();
  const timer = setInterval(look, FRESH_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

export class Lists {
  open = $state.raw<readonly Listed[] | null>(null);
  running = $state.raw<readonly Listed[] | null>(null);
  mine = $state.raw<readonly Listed[]>([]);
  /** Tables at which it is this person's turn. */
  turns = $state.raw<ReadonlySet<string>>(new Set());
  /** The first of them. */
  waiting = $state.raw<TableState | null>(null);

  /** Ask now and again; the answer ends it. */
  follow(withMine: () => boolean): () => void {
    return keptFresh(() => this.refresh(withMine()));
  }

  private async refresh(withMine: boolean): Promise<void> {
    await Promise.all([
      openTables().then(
        (tables) => (this.open = tables),
        () => undefined,
      ),
      runningTables().then(
        (tables) => (this.running = tables),
        () => undefined,
      ),
      withMine ? this.refreshMine() : undefined,
    ]);
  }

  async refreshMine(): Promise<void> {
    try {
      this.mine = await myRunningTables();
      const due = await dueAt(this.mine);
      this.turns = idsOf(due);
      this.waiting = due[0] ?? null;
    } catch {
      // Offline, or not known: what was there before stays.
    }
  }
}

/** Whether it is this person's turn. */
function isDue({ awaiting, to_move, you }: TableState): boolean {
  const seat = awaiting ?? to_move;
  return seat !== null && you.includes(seat);
}
