/** Where a bot waits for its turn to think, because many others are asked at once, or for its kernels, which are compiled once: a word about it. */
import type { Session } from "../session/session.svelte";
import { askThinking } from "./coach/wire";
import COACH_TEXTS from "virtual:texts/coach";

/** How often a server is asked. */
const AGAIN_MS = 5_000;

/** Say what a table's bot waits for: once in a sentence, and as long as it gets ready in a word to `status`. What it gives ends that. */
export function tellQueue(session: Session, table: string, name: string, status: (word: string) => void): () => void {
  let said = "";
  let isOver = false;
  async function tell(): Promise<void> {
    const { ahead, preparing } = await askThinking(table);
    const words = (await COACH_TEXTS[session.language]()).default;
    const text = preparing ? words.preparing(name) : ahead ? words.waits(ahead, name) : "";
    if (isOver) return;
    status(preparing ? words.getsReady : "");
    if (text && text !== said) session.say(text);
    said = text;
  }
  const timer = setInterval(() => void tell().catch(() => undefined), AGAIN_MS);
  void tell().catch(() => undefined);
  return () => {
    clearInterval(timer);
    isOver = true;
    status("");
  };
}
