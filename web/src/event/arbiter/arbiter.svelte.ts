/** What the parts of the arbiter's page share: its words, the names of people, and what lies open. */
import ARBITER_TEXTS from "virtual:texts/arbiter";
import { getContext, setContext } from "svelte";
import type { ArbiterTexts, EventTexts } from "../../i18n";
import { PageTexts } from "../../i18n/page.svelte";
import type { LiveEvent } from "../live.svelte";
import type { EventPage } from "../page.svelte";
import type { Parts } from "../wire";
import type { Ask } from "./asks";
import { namesOf } from "./who";

const KEY = Symbol("arbiter");

/** Made while a component is set up. */
export class Arbiter {
  /** The question that a dialog asks. */
  asked = $state.raw<Ask | null>(null);
  /** The table that a dialog shows. */
  table = $state.raw<{ readonly game: number; readonly table: number } | null>(null);
  /** The id of whom a dialog shows. */
  person = $state<string | null>(null);
  readonly loaded: PageTexts<ArbiterTexts>;
  /** The full name of somebody, by the id. */
  readonly nameOf = $derived.by(() => namesOf(this.parts, this.words));

  constructor(readonly page: EventPage) {
    this.loaded = new PageTexts(page.session, ARBITER_TEXTS);
  }

  get live(): LiveEvent {
    return this.page.live;
  }

  get parts(): Parts {
    return this.page.parts;
  }

  /** The words of every page of an event. */
  get texts(): EventTexts {
    return this.page.texts;
  }

  /** The arbiter's own words: the view shows nothing before they are there. */
  get words(): ArbiterTexts {
    return this.loaded.current!;
  }
}

export const provideArbiter = (arbiter: Arbiter): Arbiter => setContext(KEY, arbiter);
export const useArbiter = (): Arbiter => getContext<Arbiter>(KEY);
