/** The words of a page in every language. */
import { LANGUAGES, type Language, type PageLoaders } from "../../src/i18n";

export async function every<Words>(loaders: PageLoaders<Words>): Promise<Readonly<Record<Language, Words>>> {
  const loaded = LANGUAGES.map(async (language) => [language, (await loaders[language]()).default] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Words>;
}
