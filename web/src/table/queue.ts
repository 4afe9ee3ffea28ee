/** Where a bot waits for its turn to think, because many others are asked at once, or for its kernels, which are compiled once: a word about it. */
import type { Session } from "../session/session.svelte";
import { askThinking } from "./coach/wire";
import COACH_TEXTS from "virtual:texts/coach";

/** Say what a table's bot waits for, if it does. */
export async function tellQueue(session: Session, table: string, name: string): Promise<void> {
  const { ahead, preparing } = await askThinking(table);
  if (!ahead && !preparing) return;
  const words = (await COACH_TEXTS[session.language]()).default;
  session.say(preparing ? words.preparing(name) : words.waits(ahead ?? 0, name));
}
