/** It is somebody's turn, and no page of that table is open: a notification, which leads there. */
import { BASE } from "./files";

declare const self: ServiceWorkerGlobalScope;

/** What the server sends (docs/api.md, "Your turn"). */
export interface Told {
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

export function shown({ table, title, body }: Told): Promise<void> {
  return self.registration.showNotification(title, { body, tag: table, data: table, icon: `${BASE}/icon-192.png` });
}

/** Go to the table, where it is open already if it is. */
export async function opened(table: string): Promise<void> {
  const address = `${BASE}/t/${encodeURIComponent(table)}`;
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((page) => new URL(page.url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
