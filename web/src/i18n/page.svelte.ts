/** The words of one page that has many: they come with the page, in the language that is spoken now. */
import { untrack } from "svelte";
import type { Language, PageLoaders } from ".";

/** Words that have come, by what loads them: they never change, and whoever asks again has them at once. */
const come = new WeakMap<object, unknown>();

/** Fetch words before what shows them: then they are there at once. */
export async function fetchWords<Words>(
  { language }: { readonly language: Language },
  loaders: PageLoaders<Words>,
): Promise<Words> {
  const load = loaders[language];
  const words = (await load()).default;
  come.set(load, words);
  return words;
}

/** Words that follow the session's language; null until they have come. Made while a component is set up. */
export class PageTexts<Words> {
  current = $state.raw<Words | null>(null);

  constructor(session: { readonly language: Language }, loaders: PageLoaders<Words>) {
    this.current = untrack(() => (come.get(loaders[session.language]) as Words | undefined) ?? null);
    $effect(() => {
      const load = loaders[session.language];
      let stale = false;
      void load().then((module) => {
        come.set(load, module.default);
        if (!stale) this.current = module.default;
      });
      return () => (stale = true);
    });
  }
}
