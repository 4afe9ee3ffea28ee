/** Where a bot waits for its turn to think, because many others are asked at once: a word about it. */
import type { Session } from "../session/session.svelte";
import { askThinking } from "./coach/wire";
import COACH_TEXTS from "virtual:texts/coach";

/** Say how many come before a table's bot, if any do. */
export async function tellQueue(session: Session, table: string, name: string): Promise<void> {
  const { ahead } = await askThinking(table);
  if (ahead) session.say((await COACH_TEXTS[session.language]()).default.waits(ahead, name));
}
