/** What can be chosen for a table of Azul, Azul Mini or the grey wall. */
import type { Choices, GameSetup } from "../setup";
import VariantIcon from "./VariantIcon.svelte";
import { VARIANTS } from "./variants";

interface AzulChoices extends Choices {
  /** Mini on the grey wall. */
  readonly greyMini: boolean;
}

const isGrey = (choices: Choices): boolean =>
  choices.game === "grey" || (choices.game === "mini" && (choices as AzulChoices).greyMini);

const LESSONS = ["take", "centre", "fit", "fall", "row", "tiling", "runs", "end"];

export const azulSetup: GameSetup = {
  variants: VARIANTS,
  Icon: VariantIcon,
  lessons: { azul: LESSONS, mini: LESSONS, grey: ["cell", "column", "order", "falls", "end"] },
  players: [2, 3, 4],
  defaults: { greyMini: false },
  quick: {},
  fitted: ({ greyMini }) => ({ greyMini: greyMini === true }),
  // T1: on the coloured wall.
  allowsTournament: (choices) => !isGrey(choices),
  fields: (choices, texts) =>
    choices.game === "mini"
      ? [
          {
            kind: "mark",
            label: texts.greyMini,
            isOn: (choices as AzulChoices).greyMini,
            choose: (greyMini) => ({ greyMini }),
          },
        ]
      : [],
  chosen: (game, { wall }) => ({
    game: game === "mini" ? "mini" : wall === "grey" ? "grey" : "azul",
    greyMini: game === "mini" && wall === "grey",
  }),
  table: (choices) => ({
    game: choices.game === "mini" ? "mini" : "azul",
    options: {
      ...(isGrey(choices) ? { wall: "grey" } : {}),
      ...(choices.tournament ? { tournament: true } : {}),
    },
  }),
};
