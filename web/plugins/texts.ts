/**
 * The texts as modules: `virtual:texts/it/core` is a portion in a language, `virtual:texts/desk` loads one in the language that is wanted, and
 * `virtual:texts` has the languages. Their types are written to `src/i18n/texts.d.ts`: also by `node plugins/texts.ts`, before types are checked.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { catalogue, compiled, declarations, languages, sources, type Catalogue } from "./catalogue.ts";

const NAME = "virtual:texts";
const TYPES = fileURLToPath(new URL("../src/i18n/texts.d.ts", import.meta.url));
const FORMATS = fileURLToPath(new URL("../src/i18n/formats.ts", import.meta.url));

export function texts(): Plugin {
  const read = new Map<string, Catalogue>();
  const of = (language: string): Catalogue => {
    const found = read.get(language) ?? catalogue(language);
    read.set(language, found);
    return found;
  };
  return {
    name: "azulejos-texts",
    buildStart() {
      read.clear();
      writeTypes();
    },
    resolveId(id) {
      return id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [portion, language] = id
        .slice(NAME.length + 2)
        .split("/")
        .reverse();
      if (!portion) return `export const NAMES = ${JSON.stringify(languages())};`;
      if (!language) return loaders(portion);
      for (const file of sources(language)) this.addWatchFile(file);
      return compiled(portion, of("en"), of(language), FORMATS);
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith(".ftl")) return;
      read.clear();
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    },
  };
}

/** The key is the language; each comes when it is called. */
function loaders(portion: string): string {
  const each = Object.keys(languages()).map((code) => `${code}: () => import("${NAME}/${code}/${portion}")`);
  return `export default { ${each.join(", ")} };`;
}

function writeTypes(): void {
  const wanted = declarations(catalogue("en"), languages());
  try {
    if (readFileSync(TYPES, "utf8") === wanted) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(TYPES, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeTypes();
