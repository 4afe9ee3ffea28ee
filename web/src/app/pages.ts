/** The pages, by their addresses. Each comes when it is asked for, so that the first one is small. `{name}` is handed to the page as a property. */
import type { Component } from "svelte";
import type { FAR } from "./far";

export interface Page {
  readonly address: string;
  /** The key of its title in `texts.titles`. */
  readonly title:
    | "home"
    | "table"
    | "replay"
    | "tables"
    | "mine"
    | "opponents"
    | "rules"
    | "tutorial"
    | "puzzle"
    | "import"
    | "editor"
    | "recorder"
    | "settings"
    | "me"
    | "about"
    | "operator"
    | "events"
    | "newEvent"
    | "event"
    | "sheet"
    | "desk"
    | "arbiter"
    | "hall"
    | "offline"
    | "missing";
  /** It is of use without a server. */
  readonly offline?: boolean;
  readonly load: () => Promise<{ default: Component<Record<string, string>> }>;
  /** It has a bar of its own, or none. */
  readonly isBare?: true;
}

const of = (load: () => Promise<{ default: unknown }>): Page["load"] => load as Page["load"];
/** A page whose files are named elsewhere: most who come see the first page and a table, and the names of all others would weigh a kilobyte there. */
const far = (name: keyof typeof FAR): Page["load"] => of(async () => (await import("./far")).FAR[name]());

export const PAGES: readonly Page[] = [
  { address: "/", title: "home", load: of(() => import("../home/HomePage.svelte")) },
  { address: "/t/{table}", title: "table", isBare: true, load: of(() => import("../table/TablePage.svelte")) },
  {
    address: "/t/{table}/replay",
    title: "replay",
    offline: true,
    load: far("replay"),
  },
  { address: "/tables", title: "tables", load: far("tables") },
  { address: "/mine", title: "mine", load: far("mine") },
  { address: "/opponents", title: "opponents", load: far("opponents") },
  { address: "/rules", title: "rules", offline: true, load: far("rules") },
  { address: "/rules/{game}", title: "rules", offline: true, load: far("rules") },
  {
    address: "/learn/{game}",
    title: "tutorial",
    offline: true,
    load: far("tutorial"),
  },
  { address: "/puzzle", title: "puzzle", load: far("puzzle") },
  { address: "/puzzle/{day}", title: "puzzle", load: far("puzzle") },
  { address: "/import", title: "import", offline: true, load: far("import") },
  { address: "/editor", title: "editor", offline: true, load: far("editor") },
  { address: "/record", title: "recorder", offline: true, load: far("recorder") },
  {
    address: "/record/{recording}",
    title: "recorder",
    offline: true,
    isBare: true,
    load: far("recording"),
  },
  { address: "/settings", title: "settings", offline: true, load: far("settings") },
  { address: "/me", title: "me", load: far("me") },
  { address: "/about", title: "about", offline: true, load: far("about") },
  { address: "/operator", title: "operator", load: far("operator") },
  { address: "/e", title: "events", load: far("events") },
  { address: "/e/new", title: "newEvent", load: far("newEvent") },
  { address: "/e/{event}", title: "event", offline: true, load: far("follow") },
  { address: "/e/{event}/desk", title: "desk", load: far("desk") },
  { address: "/e/{event}/arbiter", title: "arbiter", load: far("arbiter") },
  { address: "/e/{event}/hall", title: "hall", isBare: true, offline: true, load: far("hall") },
  { address: "/e/{event}/{game}/{table}", title: "sheet", load: far("sheet") },
];

export const MISSING: Page = { address: "", title: "missing", load: far("missing") };

/** In place of a page that is nothing without a server, where there is none. */
export const OFFLINE: Page = {
  address: "",
  title: "offline",
  load: of(() => import("../offline/OfflinePage.svelte")),
};

/** The page at an address, and what the address says to it; `lost` is whether the server cannot be reached. */
export function pageAt(path: string, lost = false): { page: Page; given: Record<string, string> } {
  const parts = path.split("/").filter(Boolean);
  for (const page of PAGES) {
    const wanted = page.address.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const given: Record<string, string> = {};
    const fits = wanted.every((want, at) => {
      const part = parts[at] ?? "";
      if (!want.startsWith("{")) return want === part;
      given[want.slice(1, -1)] = decoded(part);
      return true;
    });
    if (fits) return { page: lost && !page.offline ? OFFLINE : page, given };
  }
  return { page: MISSING, given: {} };
}

/** What stands in an address; a stranger's link may be broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
