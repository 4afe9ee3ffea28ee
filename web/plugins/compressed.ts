/** Every file of the client lies there compressed too, so that the server has nothing to compute: brotli, and gzip for plain http. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "azulejos-compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async writeBundle() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
