import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed.ts";
import { fonts } from "./plugins/fonts.ts";
import { games, type Game } from "./plugins/games.ts";
import { preloads } from "./plugins/preloads.ts";
import { texts } from "./plugins/texts.ts";

/** `AZULEJOS_SERVER` is where `npm run dev` finds a running server; `AZULEJOS_CLIENT` where a build goes. */
const server = process.env["AZULEJOS_SERVER"] ?? "http://127.0.0.1:8080";

/** What comes later in a game, where it is more than in others: of Duel, what comes when the first thing moves. */
const LATER: Readonly<Record<string, string>> = { duel: "|animation|scenes|follow" };

/** The drawing of a game, without what comes later or elsewhere. */
function drawing({ name }: Game): { name: string; test: RegExp } {
  const later = `ids|client|secrets|variants|setup|VariantIcon|Supply|pages|scores|lessons|editor|rules|proof${LATER[name] ?? ""}`;
  return { name, test: new RegExp(`src/games/${name}/(?!${later})`) };
}

/** What every page needs is one file, and what every table needs another: a dozen small ones weigh more, and each asks the server once more. */
const GROUPS = [
  {
    name: "frame",
    test: /virtual:texts(\/(core|rest))?$|src\/(generated\/duel\.ts|games\/((registry|table|runs|changes|supply)\.ts|[a-z]+\/(ids|client|secrets|variants|scores)\b))|node_modules\/(svelte|esm-env|clsx)\/|src\/(app|session|wire\/(?!commitment|contribution)|i18n\/[a-z.]+ts|tiles\/(Symbols|Motif|glaze|Tile)|components\/(Button|Dialog|Icon|icons|Notices))/,
  },
  {
    name: "table",
    test: /src\/(people\/names|table\/(TablePage|Play|Bar|Beside|Clock|LineChip|agreed|clock|guests|live|screen|status|steps|turn)\b)/,
  },
  {
    name: "home",
    test: /src\/(home\/(HomePage|TableList|lists|listed|start|choices|GamePicker|Panel)|games\/(setups\.ts|[a-z]+\/(setup|VariantIcon)))\b/,
  },
  { name: "heading", test: /src\/components\/(Header|LanguageChoice|Tabs)\b/ },
  {
    name: "reader",
    test: /virtual:texts\/textview$|src\/reader\/(narration|loaded|TableText|TableBody)\b|src\/games\/common\/reader/,
  },
  ...games().map(drawing),
];

export default defineConfig({
  plugins: [fonts(), texts(), svelte(), preloads(), compressed()],
  build: {
    outDir: process.env["AZULEJOS_CLIENT"] ?? fileURLToPath(new URL("../src/azulejos/client", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // The content security policy has no data: addresses.
    modulePreload: { polyfill: false }, // The polyfill is an inline script.
    cssCodeSplit: true,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
