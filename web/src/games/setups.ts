/** How a table of each game is opened: apart from the registry, since only the pages that open tables need it. */
import { azulSetup } from "./azul/setup";
import { duelSetup } from "./duel/setup";
import type { GameSetup } from "./setup";

export const SETUPS: readonly GameSetup[] = [azulSetup, duelSetup];

/** The setup of a variant; of one that is not known, the first one's. */
export function setupOf(variant: string): GameSetup {
  return SETUPS.find(({ variants }) => variants.includes(variant)) ?? SETUPS[0]!;
}
