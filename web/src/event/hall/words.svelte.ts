/** The words of the hall's screen, in the languages that its organiser has chosen, or in the browser's. Made while a component is set up. */
import type { EventTexts, HallTexts, Language } from "../../i18n";
import EVENT_TEXTS from "virtual:texts/event";
import HALL_TEXTS from "virtual:texts/hall";

export interface Words {
  readonly language: Language;
  readonly event: EventTexts;
  readonly hall: HallTexts;
}

export class HallWords {
  /** One after the other; empty until they have come. */
  all = $state.raw<readonly Words[]>([]);

  constructor(languages: () => readonly Language[]) {
    $effect(() => {
      const wanted = languages();
      let stale = false;
      void Promise.all(wanted.map(wordsIn)).then((found) => {
        if (!stale) this.all = found;
      });
      return () => (stale = true);
    });
  }
}

async function wordsIn(language: Language): Promise<Words> {
  const [event, hall] = await Promise.all([EVENT_TEXTS[language](), HALL_TEXTS[language]()]);
  return { language, event: event.default, hall: hall.default };
}
