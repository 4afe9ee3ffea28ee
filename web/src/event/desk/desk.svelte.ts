/** What the parts of the organiser's page share: where one is on it, what is under way, and what lies open. */
import type { Session } from "../../session/session.svelte";
import { makeTokens } from "../http";
import type { LiveEvent } from "../live.svelte";
import type { DeskPerson, Done, Parts, RoleName, Sheet, Wish } from "../wire";
import { TABS, tabOf, type TabName } from "./course";

export interface MadeLink {
  readonly role: RoleName;
  readonly name: string;
  readonly address: string;
}

export interface OpenSheet {
  readonly game: number;
  readonly table: number;
  readonly kind: "sheet" | "correct";
  readonly before: Sheet | null;
}

export class Desk {
  /** Which act is on its way: its button is disabled. */
  busy = $state<string | null>(null);
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

  constructor(
    readonly live: LiveEvent,
    readonly session: Session,
  ) {
    void session.origin; // asked for now, so that it is known when links are made
  }

  get parts(): Parts {
    return this.live.parts!;
  }

  /** The tab that the address names, or else the one where the next thing is to be done. */
  get tab(): TabName {
    const named = TABS.find((each) => each === this.session.router.hash);
    return named ?? tabOf(this.parts.next?.do ?? "enter");
  }

  go(tab: TabName): void {
    this.session.router.go(`${location.pathname}#${tab}`, true);
  }

  openSheet(game: number, table: number): void {
    const found = this.parts.tables?.find((each) => each.game === game)?.tables.find((each) => each.table === table);
    if (!found) return;
    const isNew = found.state === "playing" || found.state === "awaiting";
    const before = isNew ? null : (found.result ?? found.sheets[0]?.sheet ?? null);
    this.sheet = { game, table, kind: isNew ? "sheet" : "correct", before };
  }

  person(id: string): DeskPerson | undefined {
    return this.parts.people?.find((each) => each.id === id);
  }

  /** As the desk calls somebody: in full, since two may share a first name and an initial. */
  name(id: string): string {
    const found = this.person(id);
    return found ? fullName(found) : id;
  }

  /** Do something, with a word when it is done; null if it was refused, which is said. */
  async act(wish: Wish, said?: string, busy: string = wish.do): Promise<Done | null> {
    if (this.busy) return null;
    this.busy = busy;
    try {
      const done = await this.live.act(wish);
      if (said) this.session.say(said);
      return done;
    } catch (error) {
      this.session.sayError(error);
      return null;
    } finally {
      this.busy = null;
    }
  }

  /** Make links and show them. */
  async makeLinks(wish: { role: RoleName; persons?: readonly string[]; label?: string }): Promise<boolean> {
    if (this.busy) return false;
    this.busy = "links";
    try {
      const { tokens } = await makeTokens(this.live.id, wish);
      this.links = tokens.map((each) => ({
        role: each.role,
        name: wish.persons?.length ? this.name(each.person) : each.label,
        address: linkOf(this.session.origin, this.live.id, each.role, each.token),
      }));
      return true;
    } catch (error) {
      this.session.sayError(error);
      return false;
    } finally {
      this.busy = null;
    }
  }
}

export const fullName = (person: { first: string; surname: string; name: string }): string =>
  `${person.first} ${person.surname}`.trim() || person.name;

/** A personal link: it leads to the page of its role. */
export function linkOf(origin: string, event: string, role: RoleName, token: string): string {
  const page = role === "organiser" ? "/desk" : role === "arbiter" ? "/arbiter" : "";
  return `${origin}/e/${event}${page}#${token}`;
}
