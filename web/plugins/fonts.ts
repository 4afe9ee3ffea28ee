/**
 * The fonts of the page, cut down at build time so that they fit into the size of a page: one file for the letters of our languages, a tiny one more for
 * Romanian, and three that are fetched only where a record or somebody's name needs them. Other scripts come from the system.
 */
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const FACES = [
  {
    family: "Azulejos Serif",
    files: "@fontsource/source-serif-4/files/source-serif-4-{part}-600-normal.woff2",
    weight: "600",
    axes: undefined,
  },
  {
    family: "Azulejos Sans",
    files: "@fontsource-variable/source-sans-3/files/source-sans-3-{part}-wght-normal.woff2",
    weight: "400 600",
    axes: { wght: { min: 400, max: 600 } },
  },
] as const;
/**
 * Words stand in the middle of their line by this alone. Chromium on Linux moves words up by a pixel where letters are placed exactly and what is below the
 * line is not rounded up; so nothing is said to be below it, and above it there is as much as the fonts have more there than below.
 */
const METRICS = "ascent-override: 72%; descent-override: 0%;";
/** Signs that nothing at a table has. */
const SIGNS = '"#$%*<=>@[\\]^_`{|}~';
const OURS = without(range(0x20, 0x7e), SIGNS) + "ÈÎàâèéëìîòóù" + "\u00a0·×«»–‘’“”„…−→←";
const ROMANIAN = "ĂăȘșȚț";
const PARTS = [
  { name: "ours", source: "latin", letters: OURS },
  { name: "romanian", source: "latin-ext", letters: ROMANIAN },
  { name: "signs", source: "latin", letters: SIGNS },
  { name: "west", source: "latin", letters: without(range(0xa1, 0xff) + "—•€", OURS) },
  { name: "east", source: "latin-ext", letters: without(range(0x100, 0x17f), ROMANIAN) },
] as const;
const FOLDER = fileURLToPath(new URL("../src/fonts/", import.meta.url));
const require = createRequire(import.meta.url);

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join("");
}

function without(letters: string, others: string): string {
  return [...letters].filter((letter) => !others.includes(letter)).join("");
}

/** Letters as a style sheet names them: "U+20-7E, U+A0". */
function unicodeRange(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(", ");
}

async function cut(face: (typeof FACES)[number], part: (typeof PARTS)[number]): Promise<string> {
  const name = `${face.family.toLowerCase().replace(" ", "-")}-${part.name}.woff2`;
  const source = require.resolve(face.files.replace("{part}", part.source));
  const made = await stat(FOLDER + name).catch(() => null);
  const newest = Math.max((await stat(source)).mtimeMs, (await stat(fileURLToPath(import.meta.url))).mtimeMs);
  if (!made || made.mtimeMs < newest) {
    const options = {
      targetFormat: "woff2",
      noLayoutClosure: true,
      noHinting: true,
      keepFeatures: ["kern"],
      ...(face.axes ? { variationAxes: face.axes } : {}),
    } as const;
    await writeFile(FOLDER + name, await subset(await readFile(source), part.letters, options));
  }
  return (
    `@font-face { font-family: "${face.family}"; font-weight: ${face.weight}; font-display: swap; ${METRICS} ` +
    `src: url("./${name}") format("woff2"); unicode-range: ${unicodeRange(part.letters)}; }\n`
  );
}

/** Makes `src/fonts`, with a style sheet that names the files. */
export function fonts(): Plugin {
  return {
    name: "azulejos-fonts",
    async buildStart() {
      await mkdir(FOLDER, { recursive: true });
      let sheet = "";
      for (const face of FACES) for (const part of PARTS) sheet += await cut(face, part);
      if ((await readFile(`${FOLDER}fonts.css`, "utf8").catch(() => "")) !== sheet)
        await writeFile(`${FOLDER}fonts.css`, sheet);
    },
  };
}
