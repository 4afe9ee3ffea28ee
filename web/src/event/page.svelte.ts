/** What all parts of an event's page share: the line to the event, its words, and doing something there. The frame hands it down by context. */
import EVENT_TEXTS from "virtual:texts/event";
import type { EventTexts } from "../i18n";
import { getContext, setContext } from "svelte";
import type { Session } from "../session/session.svelte";
import { PageTexts } from "../i18n/page.svelte";
import type { LiveEvent } from "./live.svelte";
import type { About, Done, Parts, Command } from "./wire";

const KEY = Symbol("event");

/** Made while a component is set up. Its parts are asked for once they are there: the frame shows nothing before. */
export class EventPage {
  /** Null until the role of a personal link is taken. */
  line = $state.raw<LiveEvent | null>(null);
  /** Which act is on its way: nothing else is begun meanwhile. */
  busy = $state<string | null>(null);
  readonly words: PageTexts<EventTexts>;

  constructor(readonly session: Session) {
    this.words = new PageTexts(session, EVENT_TEXTS);
  }

  get live(): LiveEvent {
    return this.line!;
  }

  get parts(): Parts {
    return this.live.parts!;
  }

  get about(): About {
    return this.parts.about;
  }

  get texts(): EventTexts {
    return this.words.current!;
  }

  /** Do something, with a word when it is done; null if it was refused, which is said. */
  act(command: Command, said?: string): Promise<Done | null> {
    return this.attempt(command.do, () => this.live.act(command), said);
  }

  /** The same for what is not an act of the event. */
  async attempt<Answer>(name: string, what: () => Promise<Answer>, said?: string): Promise<Answer | null> {
    if (this.busy) return null;
    this.busy = name;
    try {
      const answer = await what();
      if (said) this.session.say(said);
      return answer;
    } catch (error) {
      this.session.sayError(error);
      return null;
    } finally {
      this.busy = null;
    }
  }
}

export const provideEvent = (page: EventPage): EventPage => setContext(KEY, page);
export const useEvent = (): EventPage => getContext<EventPage>(KEY);
