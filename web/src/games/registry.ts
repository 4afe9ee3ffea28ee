/** The games that can be drawn, by the server's ids: the one place that knows them all. */
import type { TableComponent } from "./table";

export interface GameClient {
  readonly id: string;
  readonly load: () => Promise<{ default: TableComponent }>;
}

const azul = () => import("./azul/AzulTable.svelte") as unknown as Promise<{ default: TableComponent }>;
const duel = () => import("./duel/DuelTable.svelte") as unknown as Promise<{ default: TableComponent }>;

export const GAMES: Readonly<Record<string, GameClient>> = {
  azul: { id: "azul", load: azul },
  mini: { id: "mini", load: azul },
  duel: { id: "duel", load: duel },
};
