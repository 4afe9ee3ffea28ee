/** How a game of Azul, Azul Mini or the grey wall is written down. */
import type { AzulPosition } from "../../../wire/types";
import { filling } from "../../common/recorder/filling";
import type { GameRecorder } from "../../recorder";
import { displaysOf, follow } from "../follow";
import { COLOURS } from "../moves";
import { proof } from "../proof";
import { azulSetup } from "../setup";
import { legal, rulings } from "./legal";
import { outcome } from "./outcome";
import Piece from "./Piece.svelte";

const TILES_OF_A_DISPLAY = 4;
/** T2: one fewer than A2 has for four. */
const TOURNAMENT_OF_FOUR = "8";

export const recorder: GameRecorder<AzulPosition> = {
  fields: azulSetup.fields,
  tags(choices) {
    const { game = "azul", options } = azulSetup.table(choices);
    const isGrey = options?.["wall"] === "grey";
    return {
      Game: game,
      Players: String(choices.players),
      ...(isGrey ? { Wall: "grey" } : {}),
      ...(choices.tournament && choices.players === 4 ? { Displays: TOURNAMENT_OF_FOUR } : {}),
      ...(choices.tournament ? { Table: "tournament" } : {}),
    };
  },
  start: (tags) => proof.start(new Map(Object.entries(tags)), Number(tags["Players"]), Number(tags["First"])),
  follow,
  legal,
  rulings,
  chance(position) {
    const { phase, bag, lid, displays } = position;
    if (phase !== "deal") return null;
    const deal = filling(bag, lid, Array<number>(displays.length).fill(TILES_OF_A_DISPLAY));
    return {
      ...deal,
      question: (words) => words.displaysAsked,
      places: deal.sizes.map((size, at) => ({ name: (words) => words.display(at + 1), size })),
      pieces: COLOURS,
      isSingle: false,
      token: (told) => proof.canonical(`@${deal.tiles(told)}`),
      told: (token) => deal.told(displaysOf(token)),
    };
  },
  forced(position) {
    const placings = position.phase === "tiling" ? legal(position) : [];
    return placings.length === 1 ? placings[0]! : null;
  },
  settled: (position) => ({ ...position, outcome: outcome(position) }),
  Piece,
  pieceName: (piece, { texts }) => texts.game.colour(piece),
};
