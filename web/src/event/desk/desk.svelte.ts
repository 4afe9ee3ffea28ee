/** What the parts of the organiser's page share: where one is on it, what is under way, and what lies open. */
import DESK_TEXTS from "virtual:texts/desk";
import type { DeskTexts, EventTexts } from "../../i18n";
import { getContext, setContext } from "svelte";
import type { Session } from "../../session/session.svelte";
import { PageTexts } from "../../i18n/page.svelte";
import { makeTokens, revokeToken } from "../http";
import type { LiveEvent } from "../live.svelte";
import type { EventPage } from "../page.svelte";
import type { About, DeskPerson, Done, Parts, RoleName, Sheet, Command } from "../wire";
import { TABS, tabOf, type TabName } from "./progress";

export interface MadeLink {
  readonly role: RoleName;
  readonly name: string;
  readonly address: string;
  /** What can be typed instead; the first link of an event has none. */
  readonly code?: string;
  /** The event whose desk it opens, if that is another one: whoever has made it goes there. */
  readonly made?: string;
}

export interface OpenSheet {
  readonly game: number;
  readonly table: number;
  readonly kind: "sheet" | "correct";
  readonly before: Sheet | null;
}

/** Made while a component is set up. */
export class Desk {
  /** Links that have just been made: they are shown this once. */
  links = $state.raw<readonly MadeLink[]>([]);
  /** The sheet that is being entered, corrected or decided. What it was opened for holds, although the table may be done meanwhile. */
  sheet = $state.raw<OpenSheet | null>(null);
  /** Grows when somebody is to type a name: the field takes the focus. */
  typing = $state(0);
  /** Grows when somebody is to be found in the list of people. */
  finding = $state(0);
  /** What the list of people shows. */
  shows = $state<"all" | "away" | "here" | "left">("all");
  readonly words: PageTexts<DeskTexts>;
  private arrived: TabName | null = null;

  constructor(private readonly event: EventPage) {
    this.words = new PageTexts(event.session, DESK_TEXTS);
    void event.session.origin; // asked for now, so that it is known when links are made
  }

  get session(): Session {
    return this.event.session;
  }

  get live(): LiveEvent {
    return this.event.live;
  }

  get parts(): Parts {
    return this.event.parts;
  }

  get about(): About {
    return this.parts.about;
  }

  get people(): readonly DeskPerson[] {
    return this.parts.people ?? [];
  }

  /** The words of every page of an event. */
  get texts(): EventTexts {
    return this.event.texts;
  }

  /** The desk's own words. */
  get own(): DeskTexts {
    return this.words.current!;
  }

  /** Whether something is on its way: buttons are disabled. */
  get isBusy(): boolean {
    return this.event.busy !== null;
  }

  act(command: Command, said?: string): Promise<Done | null> {
    return this.event.act(command, said);
  }

  /** The tab that the address names, or else the one where the next thing was to be done when one came: it changes only by a click. */
  get tab(): TabName {
    const named = TABS.find((each) => each === this.session.router.hash);
    return named ?? (this.arrived ??= tabOf(this.parts.next?.do ?? "enter"));
  }

  go(tab: TabName): void {
    this.session.router.go(`${this.session.router.path}#${tab}`, true);
  }

  openSheet(game: number, table: number): void {
    const found = this.parts.tables?.find((each) => each.game === game)?.tables.find((each) => each.table === table);
    if (!found) return;
    const isNew = found.state === "playing" || found.state === "awaiting";
    const before = isNew ? null : (found.result ?? found.sheets[0]?.sheet ?? null);
    this.sheet = { game, table, kind: isNew ? "sheet" : "correct", before };
  }

  person(id: string): DeskPerson | undefined {
    return this.people.find((each) => each.id === id);
  }

  /** As the desk calls somebody: in full, since two may share a first name and an initial. */
  name(id: string): string {
    const found = this.person(id);
    return found ? fullName(found) : id;
  }

  /** Make links and show them. */
  async makeLinks(request: { role: RoleName; persons?: readonly string[]; label?: string }): Promise<boolean> {
    const made = await this.event.attempt("links", () => makeTokens(this.live.id, request));
    if (!made) return false;
    this.links = made.tokens.map((each) => ({
      role: each.role,
      name: request.persons?.length ? this.name(each.person) : each.label,
      address: linkOf(this.session.origin, this.live.id, each.role, each.token),
      code: each.code.replace(/^(.{4})/, "$1-"),
    }));
    return true;
  }

  /** Take somebody's link back. */
  async revoke(number: number): Promise<boolean> {
    return (
      (await this.event.attempt("revoke", () => revokeToken(this.live.id, number), this.own.event.revoked)) !== null
    );
  }
}

const KEY = Symbol("desk");
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);

export const fullName = (person: { first: string; surname: string; name: string }): string =>
  `${person.first} ${person.surname}`.trim() || person.name;

/** A personal link: it leads to the page of its role. */
export function linkOf(origin: string, event: string, role: RoleName, token: string): string {
  const page = role === "organiser" ? "/desk" : role === "arbiter" ? "/arbiter" : "";
  return `${origin}/e/${event}${page}#${token}`;
}
