/** The pages, by their addresses. Each comes when it is asked for, so that the first one is small. `{name}` is handed to the page as a property. */
import type { Component } from "svelte";

export interface Page {
  readonly address: string;
  /** The key of its title in `texts.titles`. */
  readonly title:
    | "home"
    | "table"
    | "replay"
    | "tables"
    | "mine"
    | "rules"
    | "tutorial"
    | "import"
    | "editor"
    | "settings"
    | "me"
    | "about"
    | "events"
    | "newEvent"
    | "event"
    | "sheet"
    | "desk"
    | "arbiter"
    | "hall"
    | "missing";
  readonly load: () => Promise<{ default: Component<Record<string, string>> }>;
}

const of = (load: () => Promise<{ default: unknown }>): Page["load"] => load as Page["load"];

export const PAGES: readonly Page[] = [
  { address: "/", title: "home", load: of(() => import("../home/HomePage.svelte")) },
  { address: "/t/{table}", title: "table", load: of(() => import("../table/TablePage.svelte")) },
  { address: "/t/{table}/replay", title: "replay", load: of(() => import("../replay/ReplayPage.svelte")) },
  { address: "/tables", title: "tables", load: of(() => import("../home/TablesPage.svelte")) },
  { address: "/mine", title: "mine", load: of(() => import("../home/MinePage.svelte")) },
  { address: "/rules", title: "rules", load: of(() => import("../rules/RulesPage.svelte")) },
  { address: "/rules/{game}", title: "rules", load: of(() => import("../rules/RulesPage.svelte")) },
  { address: "/learn/{game}", title: "tutorial", load: of(() => import("../tutorial/TutorialPage.svelte")) },
  { address: "/import", title: "import", load: of(() => import("../editor/ImportPage.svelte")) },
  { address: "/editor", title: "editor", load: of(() => import("../editor/EditorPage.svelte")) },
  { address: "/settings", title: "settings", load: of(() => import("../home/SettingsPage.svelte")) },
  { address: "/me", title: "me", load: of(() => import("../home/MePage.svelte")) },
  { address: "/about", title: "about", load: of(() => import("../home/AboutPage.svelte")) },
  { address: "/e", title: "events", load: of(() => import("../event/desk/EventsPage.svelte")) },
  { address: "/e/new", title: "newEvent", load: of(() => import("../event/desk/NewEventPage.svelte")) },
  { address: "/e/{event}", title: "event", load: of(() => import("../event/FollowPage.svelte")) },
  { address: "/e/{event}/desk", title: "desk", load: of(() => import("../event/desk/DeskPage.svelte")) },
  { address: "/e/{event}/arbiter", title: "arbiter", load: of(() => import("../event/arbiter/ArbiterPage.svelte")) },
  { address: "/e/{event}/hall", title: "hall", load: of(() => import("../event/hall/HallPage.svelte")) },
  { address: "/e/{event}/{game}/{table}", title: "sheet", load: of(() => import("../event/player/SheetPage.svelte")) },
];

export const MISSING: Page = { address: "", title: "missing", load: of(() => import("../home/MissingPage.svelte")) };

/** The page at an address, and what the address says to it. */
export function pageAt(path: string): { page: Page; given: Record<string, string> } {
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
    if (fits) return { page, given };
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
