import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed.ts";
import { fonts } from "./plugins/fonts.ts";
import { games, type Game } from "./plugins/games.ts";
import { preloads } from "./plugins/preloads.ts";
import { texts } from "./plugins/texts.ts";
import { worker } from "./plugins/worker.ts";

/** `AZULEJOS_SERVER` is where `npm run dev` finds a running server; `AZULEJOS_CLIENT` where a build goes. */
const server = process.env["AZULEJOS_SERVER"] ?? "http://127.0.0.1:8080";

/** What comes later in a game, where it is more than in others: what moves; of Azul what the end lies on, of Duel what comes when the first thing is chosen. */
const LATER: Readonly<Record<string, string>> = {
  azul: "|Platter|animation|scenes|Lookups",
  duel: "|animation|scenes|follow|answering|Answers|BoardTargets|Dragging|Hand|keys",
};

/** The drawing of a game, without what comes later or elsewhere. */
function drawing({ name }: Game): { name: string; test: RegExp } {
  const later = `ids|client|reader|refusals|secrets|variants|setup|VariantIcon|Supply|pages|Miniature|scores|lessons|editor|recorder|rules|proof${LATER[name] ?? ""}`;
  return { name, test: new RegExp(`src/games/${name}/(?!${later})`) };
}

/** Parts that may come in two steps, first themselves and then what they need: the names of all that would weigh more, on every page, than the step is worth. */
const LEISURELY = /\/(OfflinePage|start|kept)-/;

/**
 * What every page needs is one file, and what every table needs another: a dozen small ones weigh more, and each asks the server once more.
 * Of Svelte, what only forms and headings have comes with these.
 */
const GROUPS = [
  {
    name: "frame",
    test: /virtual:texts(\/(core|rest))?$|src\/(generated\/duel\.ts|games\/((registry|table|runs|changes|supply)\.ts|common\/(box|names|Sign)\b|[a-z]+\/(ids|client|secrets|variants)\b))|node_modules\/(svelte|esm-env|clsx)\/(?!.*(bindings\/input|svelte-element))|src\/(app\/pages|session|wire\/(?!commitment|contribution)|i18n\/[a-z.]+ts|tiles\/(Symbols|Motif|glaze|Tile|Frame)|people\/names|components\/(Button|Icon|icons|Notices|eyes))/,
  },
  {
    name: "table",
    test: /src\/(reader\/(Ticker|brief)\b|table\/(TablePage|Play|Bar|Beside|LineChip|agreed|live|pace|premove|screen|seen|status|steps|takeback|turn)\b|motion\/drawn|components\/guests|games\/common\/(queue|places|showing|shared))/,
  },
  // Azul's tables and the first page have it, and tables of Duel have none.
  { name: "plate", test: /src\/tiles\/Plate\b/ },
  // At a table it comes with the first thing that is opened, and without the first page, which would bring it along.
  { name: "dialog", test: /src\/components\/(Dialog|Notice)\b/ },
  {
    name: "home",
    test: /src\/(home\/(HomePage|Start|Steps|Opponents|BotChips|bots|TableList|lists|listed|start|choices|GamePicker)|people\/Face|games\/(setups\.ts|[a-z]+\/(setup|VariantIcon)))\b/,
  },
  // What moves and sounds comes when the first thing does, for every game alike.
  { name: "motion", test: /src\/(motion\/(?!drawn)|sound\/)/ },
  { name: "heading", test: /src\/components\/(Header|LanguageChoice|Tabs)\b/ },
  {
    name: "reader",
    test: /src\/(reader\/(narration|loaded|telling|quiet|TableText|TableVoice)\b|games\/common\/reader\/(scoring|speaker|wording))/,
  },
  // What a game tells of scores is told at its table, and by pages that have none.
  ...games().map(({ name }) => ({ name: `${name}-scores`, test: new RegExp(`src/games/${name}/scores\\b`) })),
  ...games().map(drawing),
];

export default defineConfig({
  // Files find each other wherever they lie; the server completes what the document names (src/azulejos/server/web/client.py).
  base: "./",
  plugins: [fonts(), texts(), svelte(), preloads(), worker(), compressed()],
  build: {
    outDir: process.env["AZULEJOS_CLIENT"] ?? fileURLToPath(new URL("../src/azulejos/client", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // The content security policy has no data: addresses.
    modulePreload: {
      polyfill: false, // The polyfill is an inline script.
      // What every page has is not named again by each of its parts.
      resolveDependencies: (file, needed) =>
        needed.filter((name) => !/\/frame-/.test(name) && (name.endsWith(".css") || !LEISURELY.test(file))),
    },
    cssCodeSplit: true,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
