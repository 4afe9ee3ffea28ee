/** What the organiser has chosen for a screen: it stands in the address, so that a screen comes back as it was. */
import { LANGUAGES, type Language } from "../../i18n";
import { leadsToThisMachine } from "../../wire/address";
import { PANELS, type Panel } from "./rotation";
import { base } from "../../wire/base";

export interface Choices {
  readonly panel: Panel;
  /** The languages of the screen, one after the other; empty: the browser's. */
  readonly languages: readonly Language[];
  /** Where phones find the server, if that is not where the screen has found it: `http://192.168.1.20:8080`. */
  readonly host: string | null;
  /** Whether a gong sounds when a game begins, and when its time is over. */
  readonly gong: boolean;
}

export function readChoices(query: string): Choices {
  const asked = new URLSearchParams(query);
  const languages = (asked.get("lang") ?? "").toLowerCase().split(/[\s,+]+/);
  return {
    panel: PANELS.find((panel) => panel === asked.get("show")) ?? "auto",
    languages: LANGUAGES.filter((each) => languages.includes(each)).sort(
      (one, other) => languages.indexOf(one) - languages.indexOf(other),
    ),
    host: originOf(asked.get("at") ?? ""),
    gong: asked.get("gong") === "on",
  };
}

export function writeChoices(choices: Choices): string {
  const query = [
    choices.panel === "auto" ? "" : `show=${choices.panel}`,
    choices.languages.length ? `lang=${choices.languages.join(",")}` : "",
    choices.host ? `at=${encodeURIComponent(choices.host)}` : "",
    choices.gong ? "gong=on" : "",
  ].filter(Boolean);
  return query.length ? `?${query.join("&")}` : "";
}

/** An address as somebody writes it, `192.168.1.20:8080` too; null if it is none. */
export function originOf(written: string): string | null {
  const text = written.trim();
  if (!text) return null;
  try {
    const { origin, protocol } = new URL(/^https?:\/\//i.test(text) ? text : `http://${text}`);
    return protocol === "http:" || protocol === "https:" ? origin : null;
  } catch {
    return null;
  }
}

/** Where phones follow the event: where the organiser says, or at the server's address for others; null if that is none. */
export function followAddress(origin: string, host: string | null, event: string): string | null {
  const found = host ? host + base : leadsToThisMachine(origin) ? null : origin;
  return found && `${found}/e/${event}`;
}

/** One unit of the screen's measure, in pixels: a hundredth of the width of a screen of 16:9. An upright screen has its own. */
export function unitOf(width: number, height: number): number {
  return width > height ? Math.min(width / 100, height / 56.25) : Math.min(width / 46, height / 92);
}
