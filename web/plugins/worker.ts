/**
 * The service worker (`web/worker`), with the list of what it keeps for use without a line: every file of the build but the pages that are nothing without
 * a server. It has a name that never changes, because browsers look for it there.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { languages } from "./catalogue.ts";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const NAME = "service-worker.js";
/** Of what lies in `public`. */
const PUBLIC = ["icon.svg", "icon-192.png", "manifest.webmanifest"];
/** Modules that only pages have which need the server for everything: an event is followed, or it is not. */
const ONLINE = /\/src\/event\/|virtual:texts\/(\w+\/)?(event|desk|player|arbiter|hall)$/;
const TEXTS = /virtual:texts\/(\w\w)\//;
/** Fonts for letters that none of our languages has come when a name needs them. */
const RARE = /-(signs|west|east)-[^/]*\.woff2$/;

export function worker(): Plugin {
  return {
    name: "azulejos-worker",
    apply: "build",
    /** The page registers what this names: a server that has it switched off leaves the line out. */
    transformIndexHtml: () => [{ tag: "link", attrs: { rel: "serviceworker", href: `./${NAME}` }, injectTo: "head" }],
    async generateBundle(_, bundle) {
      const files = listed(bundle);
      const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
      if (!entry) return;
      const hash = createHash("sha256").update(JSON.stringify(files));
      for (const name of ["index.html", ...PUBLIC.map((each) => `public/${each}`)])
        hash.update(readFileSync(WEB + name));
      const told = { version: hash.digest("hex").slice(0, 12), entry: entry.fileName, files };
      this.emitFile({ type: "asset", fileName: NAME, source: await compiled(told) });
    },
  };
}

/** What is kept: by language what only that one has, under "" the rest. */
function listed(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const files: Record<string, Set<string>> = { "": new Set(PUBLIC) };
  for (const language of Object.keys(languages())) files[language] = new Set();
  for (const file of Object.values(bundle)) {
    if (file.type === "asset") {
      if (/\.(woff2|svg)$/.test(file.fileName) && !RARE.test(file.fileName)) files[""]!.add(file.fileName);
      continue;
    }
    // Some chunks only hand on what others have.
    const own = file.facadeModuleId ? [file.facadeModuleId] : file.moduleIds;
    if (own.length && own.every((id) => ONLINE.test(id))) continue;
    const spoken = new Set(file.moduleIds.map((id) => TEXTS.exec(id)?.[1] ?? ""));
    const [only] = spoken.size === 1 ? spoken : [""];
    for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) files[only!]!.add(name);
  }
  return Object.fromEntries(
    Object.entries(files).map(([language, names]) => [language, [...names].sort().map((name) => `/${name}`)]),
  );
}

async function compiled(told: unknown): Promise<string> {
  const built = await build({
    configFile: false,
    root: WEB,
    logLevel: "error",
    publicDir: false,
    define: { BUILD: JSON.stringify(told) },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: `${WEB}worker/service-worker.ts`, output: { format: "iife" } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0]! : built) as Rolldown.RolldownOutput;
  return output[0].code;
}
