/** The service worker (`web/worker`) of this device: it is set up when a page has long been usable, and where no byte of it costs anything. */
import type { Language } from "../i18n";

/** What somebody has chosen: null is wherever it costs nothing. */
export type OfflineChoice = boolean | null;

/** The page names it where the server has it. */
const address = (): string | null =>
  document.querySelector<HTMLLinkElement>('link[rel="serviceworker"]')?.getAttribute("href") ?? null;

/** Whether this server and this browser can do it: browsers want a page that came by a secure way. */
export const canKeep = (): boolean => "serviceWorker" in navigator && address() !== null;

function costs(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === "cellular";
}

/** Keep the client on this device, or no longer. */
export async function setUp(language: Language, choice: OfflineChoice): Promise<void> {
  if (!canKeep()) return;
  if (choice === false) return remove();
  if (choice === null && costs() && !(await navigator.serviceWorker.getRegistration())) return;
  await navigator.serviceWorker.register(`${address()}?language=${language}${choice ? "&always" : ""}`);
}

async function remove(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  for (const name of await caches.keys()) if (name.startsWith("azulejos-")) await caches.delete(name);
}
