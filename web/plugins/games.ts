/** The games that the client has, as their folders in `src/games` tell: for what is decided when it is built. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../src/games", import.meta.url));

export interface Game {
  /** The name of its folder. */
  readonly name: string;
  /** The server's ids of it. */
  readonly ids: readonly string[];
  /** The module of its drawing. */
  readonly table: string;
}

export function games(): Game[] {
  return readdirSync(FOLDER)
    .filter((name) => existsSync(join(FOLDER, name, "ids.json")))
    .map((name) => {
      const [table, ...more] = readdirSync(join(FOLDER, name)).filter((file) => file.endsWith("Table.svelte"));
      if (!table || more.length) throw new Error(`src/games/${name} has to have one component …Table.svelte.`);
      return {
        name,
        ids: JSON.parse(readFileSync(join(FOLDER, name, "ids.json"), "utf8")),
        table: `src/games/${name}/${table}`,
      };
    });
}
