/** The words of one page that has many: they come with the page, in the language that is spoken now. */
import type { Session } from "../app/session.svelte";
import type { Language } from ".";

export type PageLoaders<Words> = Readonly<Record<Language, () => Promise<{ default: Words }>>>;

/** Words that follow the session's language; null until they have come. Made while a component is set up. */
export class PageTexts<Words> {
  current = $state.raw<Words | null>(null);

  constructor(session: Session, loaders: PageLoaders<Words>) {
    $effect(() => {
      const { language } = session;
      let stale = false;
      void loaders[language]().then((module) => {
        if (!stale) this.current = module.default;
      });
      return () => (stale = true);
    });
  }
}
