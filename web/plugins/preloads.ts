/**
 * What a page is going to need is told with its document (`Link:`), so that a browser fetches all of it at once and nothing waits for anything else.
 * Written as `preloads.json`: for a page (or a page and the game that it shows) and a language, the header that the server sends (src/azulejos/server/web/client.py).
 */
import type { Plugin, Rolldown } from "vite";
import { languages } from "./catalogue.ts";
import { games } from "./games.ts";

/** The pages that somebody comes to first, and what they are made of besides the entry. */
const TABLE = "src/table/TablePage.svelte";
interface Page {
  readonly modules: readonly string[];
  readonly texts: readonly string[];
}
const PAGES: Readonly<Record<string, Page>> = {
  "": {
    modules: ["src/home/HomePage.svelte", "src/components/Header.svelte", "src/i18n/refusals/codes.ts"],
    texts: ["core", "rest"],
  },
  t: { modules: [TABLE], texts: ["core"] },
  ...Object.fromEntries(
    games().flatMap(({ ids, table }) => ids.map((id) => [`t/${id}`, { modules: [TABLE, table], texts: ["core"] }])),
  ),
};
const FONTS = /azulejos-(sans|serif)-ours-.*\.woff2$/;

export function preloads(): Plugin {
  return {
    name: "azulejos-preloads",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) return;
      const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
      const links = Object.entries(PAGES).map(([page, { modules, texts }]) => {
        const told = Object.keys(languages()).map((language) => {
          const wanted = [...modules, ...texts.map((part) => `virtual:texts/${language}/${part}`)];
          const files = wanted.flatMap((module) => needed(holding(module, chunks), chunks));
          // In the order in which they are needed: a browser has six lines to a server.
          return [language, header([...new Set([...needed(entry, chunks), ...files, ...fonts])])];
        });
        return [page, Object.fromEntries(told)];
      });
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(Object.fromEntries(links)) });
    },
  };
}

/** The chunk that is loaded for a module: its own, or the one that it was put into with others. */
function holding(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found =
    chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)) ??
    chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`No chunk has ${module}: plugins/preloads.ts names it.`);
  return found;
}

/** A chunk, all that it imports, and their styles. */
function needed(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunks.filter((other) => chunk.imports.includes(other.fileName));
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [chunk.fileName, ...styles, ...imported.flatMap((other) => needed(other, chunks, seen))];
}

function header(files: readonly string[]): string {
  const kind = (file: string): string => {
    if (file.endsWith(".js")) return "rel=modulepreload";
    return `rel=preload; as=${file.endsWith(".css") ? "style" : "font"}; crossorigin`;
  };
  return files.map((file) => `</${file}>; ${kind(file)}`).join(", ");
}
