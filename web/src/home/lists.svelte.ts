/** The lists of tables, kept fresh while somebody looks at them. */
import { look, myTables, openTables, runningTables } from "../wire/http";
import type { Listed } from "../wire/types";
import { isGoingOn } from "./listed";

const FRESH_MS = 8_000;
const MOST_LOOKED_AT = 8;

export class Lists {
  open = $state.raw<readonly Listed[] | null>(null);
  running = $state.raw<readonly Listed[] | null>(null);
  mine = $state.raw<readonly Listed[]>([]);
  /** Tables at which it is this person's turn. */
  turns = $state.raw<ReadonlySet<string>>(new Set());
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Ask now and again; the answer ends it. */
  follow(withMine: () => boolean): () => void {
    const refresh = () => {
      if (document.visibilityState === "visible") void this.refresh(withMine());
    };
    refresh();
    this.timer = setInterval(refresh, FRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(this.timer);
      document.removeEventListener("visibilitychange", refresh);
    };
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
      this.mine = (await myTables()).filter(isGoingOn);
      const looked = this.mine.filter((table) => table.state === "running").slice(0, MOST_LOOKED_AT);
      const states = await Promise.all(looked.map((table) => look(table.table).catch(() => null)));
      this.turns = new Set(
        states.flatMap((state) => {
          const due = state?.awaiting ?? state?.to_move ?? null;
          return state && due !== null && state.you.includes(due) ? [state.table] : [];
        }),
      );
    } catch {
      // Offline, or not known: what was there before stays.
    }
  }
}
