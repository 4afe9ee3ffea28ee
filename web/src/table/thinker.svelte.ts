/** The bot that is to move: what it waits for, where it does not answer soon. */
import type { Session } from "../session/session.svelte";
import type { TableState } from "../wire/types";

/** So long a bot may think before it is asked whether it waits for its turn. */
const QUEUE_MS = 5_000;

export function watchThinker(
  session: Session,
  table: string,
  given: () => { readonly shown: TableState; readonly names: readonly string[] },
  waits: (word: string) => void,
): void {
  const seat = $derived.by(() => {
    const { about, to_move } = given().shown;
    return about.seats.find((seat) => seat.seat === to_move && seat.kind === "bot")?.seat;
  });
  $effect(() => {
    if (!seat) return;
    const name = given().names[seat - 1] ?? "";
    let isOver = false;
    let end: (() => void) | null = null;
    const begin = (it: typeof import("./queue")) => {
      if (!isOver) end = it.tellQueue(session, table, name, waits);
    };
    const timer = setTimeout(() => void import("./queue").then(begin).catch(() => undefined), QUEUE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  });
}
