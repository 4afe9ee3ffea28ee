/** News of one's turn when no page is open: where the server has keys for it (docs/operating.md), and only after a click. */
import { ask } from "../wire/http";
import type { Language } from "../i18n";
import type { PushKey, PushSubscription as Subscribed } from "../generated/messages";
import { canKeep, setUp } from "./worker";

const CHANGED = "azulejos-push";

/** The server's key, if it and this browser can do this. */
export async function pushKey(): Promise<string | null> {
  if (!canKeep() || !("PushManager" in window)) return null;
  return (await ask<PushKey>("GET", "/push")).key;
}

/** Ask the browser for an address to which the server can send, and tell the server. */
export async function subscribe(key: string, language: Language): Promise<void> {
  await setUp(language, true);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const given = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = given.toJSON();
  const told: Subscribed = { endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]!, language };
  await ask("POST", "/me/push", told);
  localStorage.setItem(CHANGED, `${language} ${endpoint}`);
}

/** No more of it. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(CHANGED);
  const registration = await navigator.serviceWorker?.getRegistration();
  const known = await registration?.pushManager?.getSubscription();
  if (!known) return;
  await known.unsubscribe();
  await ask("DELETE", `/me/push/${await idOf(known.endpoint)}`);
}

/** Browsers change such addresses now and then: tell the server of the new one, or of another language. */
export async function refresh(language: Language): Promise<void> {
  const told = localStorage.getItem(CHANGED);
  if (told === null) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const known = await registration?.pushManager?.getSubscription();
  if (known && told === `${language} ${known.endpoint}`) return;
  const key = await pushKey();
  if (key) await subscribe(key, language);
}

/** How the server calls an address: by its SHA-256. */
async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
