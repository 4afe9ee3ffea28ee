/**
 * The client without a line, and news of one's turn. Pages come from the server whenever it answers, so that nobody sees an old one; their files come from
 * here. What is private, everything under /api/, never passes through here, nor does any socket.
 */
import { BASE, Files, type Build } from "./files";
import { opened, shown, type Told } from "./turn";

declare const self: ServiceWorkerGlobalScope;
/** Put in by `plugins/worker.ts`. */
declare const BUILD: Build;

/** After so long without an answer the page that is here is better than none. */
const PATIENCE_MS = 8_000;
const rest = (ms: number): Promise<undefined> => new Promise((go) => setTimeout(go, ms));
const build = BUILD;
const asked = new URL(self.location.href).searchParams;
const files = new Files(build, asked.get("language") ?? "en", asked.has("always"));

self.addEventListener("install", (event) => event.waitUntil(files.keep().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => {
  const begin = async (): Promise<void> => {
    await self.registration.navigationPreload?.enable();
    await files.takeOver();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = pathname.slice(BASE.length);
  if (request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(`${BASE}/`)) return;
  if (path.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (path.startsWith("/assets/") || build.files[""]?.includes(path)) event.respondWith(files.file(request));
});

/** The server's answer; the document that is here where there is none, or none but that of a proxy whose server is away. */
async function page(event: FetchEvent): Promise<Response> {
  const ask = async (): Promise<Response> =>
    ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
  const answer = ask();
  const first = await Promise.race([answer, rest(PATIENCE_MS)]).catch(() => undefined);
  if (first && first.status < 500) return first;
  return (await files.document()) ?? answer;
}

/** A page has been here for a while, and so the one before it in its window is gone. Nothing waits in here for that: it would hold up a later build. */
self.addEventListener("message", (event) => {
  if (event.data === "sweep") event.waitUntil(files.sweep());
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(shown(told));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data as string));
});
