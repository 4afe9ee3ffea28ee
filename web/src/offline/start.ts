/** What a page does for later visits, long after it has become usable. Nothing of it matters to this one: whatever goes wrong is tried again next time. */
import type { Language } from "../i18n";
import { refresh } from "./push";
import { setUp, type OfflineChoice } from "./worker";

export async function start(language: Language, choice: OfflineChoice): Promise<void> {
  try {
    await setUp(language, choice);
    navigator.serviceWorker?.controller?.postMessage("sweep");
    await refresh(language);
  } catch {
    // No line by now, a server that is busy, or a browser that keeps nothing.
  }
}
