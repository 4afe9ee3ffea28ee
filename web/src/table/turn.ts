/** Telling somebody who looks elsewhere that it is their turn: the browser's own notifications, where it has them. */

export type Permission = "granted" | "denied" | "default" | "insecure" | "missing";

/** Whether we may notify. Browsers allow it only on pages that came by a secure way. */
export function permission(): Permission {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "missing";
  return Notification.permission;
}

export async function askPermission(): Promise<Permission> {
  if (permission() !== "default") return permission();
  await Notification.requestPermission();
  return permission();
}

/** Show a notification unless the page is looked at anyway. */
export function notify(title: string, body: string, tag: string): void {
  if (permission() !== "granted" || document.visibilityState === "visible") return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones want a service worker for this; the title tells of the turn all the same.
  }
}
