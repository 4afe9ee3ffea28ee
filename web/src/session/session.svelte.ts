/** What every page needs: the router, the settings, the texts in the chosen language, who somebody is, and a place to say things. Handed down by context. */
import { getContext } from "svelte";
import { originForOthers } from "../wire/address";
import { games, introduce, me, Refused } from "../wire/http";
import type { Playable } from "../wire/types";
import { textsOf, type CoreTexts, type Language, type Texts } from "../i18n";
import { Router } from "./router.svelte";
import { Settings } from "./settings.svelte";
import { base } from "../wire/base";

const KEY = Symbol("session");

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: "info" | "error";
}

export class Session {
  readonly router = new Router();
  readonly settings = new Settings();
  texts = $state.raw<Texts>() as Texts;
  language = $state<Language>("en");
  /** The name under which this device is known; null if it is not. */
  name = $state<string | null>(null);
  /** What a page adds to its title: the game at a table. */
  heading = $state<string | null>(null);
  /** Something that calls for somebody who looks elsewhere; stands first in the title. */
  badge = $state<string | null>(null);
  notices = $state<Notice[]>([]);
  /** The dialogs that are open, the uppermost last: what is refused is said there. */
  dialogs = $state.raw<readonly string[]>([]);
  /** The server could not be reached when a page was opened. */
  lost = $state(false);
  private count = 0;
  private listed: Promise<Playable> | null = null;
  private known = $state(location.origin + base);
  private hasAsked = false;

  /** With all texts, or with those of a table: the others come when they are asked for (`complete`). */
  constructor(language: Language, texts: Texts | CoreTexts) {
    this.language = language;
    this.texts = texts as Texts;
  }

  /** Make sure that all texts are there: before anything but a table is shown. */
  async complete(): Promise<void> {
    if (!("home" in this.texts)) await this.speak(this.language);
  }

  async speak(language: Language): Promise<void> {
    const texts = await textsOf(language);
    this.language = language;
    this.texts = texts;
    document.documentElement.lang = language;
  }

  async recognise(): Promise<void> {
    try {
      this.name = (await me()).name;
      this.lost = false;
    } catch (error) {
      this.name = null;
      this.lost = error instanceof Refused && error.code === "offline";
    }
  }

  /** The first part of links that are handed on. The server is asked for it when it is wanted first. */
  get origin(): string {
    if (!this.hasAsked) {
      this.hasAsked = true;
      void originForOthers().then((found) => (this.known = found));
    }
    return this.known;
  }

  /** The games, bots and clocks of this server: asked for once. */
  games(): Promise<Playable> {
    this.listed ??= games().catch((error: unknown) => {
      this.listed = null;
      throw error;
    });
    return this.listed;
  }

  /** Make sure that the server knows this device: with its name of before, or the given one. */
  async introduced(name: string): Promise<void> {
    if (this.name === name) return;
    this.name = (await introduce(name)).name;
  }

  /** Say something for a while: by its number it can be dismissed before. */
  say(text: string, kind: Notice["kind"] = "info"): number {
    const id = ++this.count;
    this.notices = [...this.notices.slice(-2), { id, text, kind }];
    setTimeout(() => this.dismiss(id), kind === "error" ? 9000 : 5000);
    return id;
  }

  /** Say why something did not work, in the chosen language. */
  sayError(error: unknown): void {
    void this.complete().then(() => this.sayWhy(error));
  }

  /** Do something that may be refused, and say why if it is. Whether it worked. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      this.sayError(error);
      return false;
    }
  }

  private sayWhy(error: unknown): void {
    this.say(
      error instanceof Refused ? this.texts.errors.of(error.code, error.text) : this.texts.errors.unexpected,
      "error",
    );
    if (!(error instanceof Refused)) console.error(error);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}

/** The context that a page is mounted with. */
export function contextOf(session: Session): Map<symbol, Session> {
  return new Map([[KEY, session]]);
}

export function useSession(): Session {
  return getContext<Session>(KEY);
}
