/** How a game of Azul Duel is written down. */
import { FIRST_GAME } from "../../../generated/duel";
import { POINTS } from "../../../generated/duel_components";
import type { DuelPosition } from "../../../wire/types";
import type { GameRecorder } from "../../recorder";
import { follow } from "../follow";
import { proof } from "../proof";
import { duelSetup, type Side } from "../setup";
import { coloursOf } from "../wording";
import { chanceOf, onlyChance } from "./chance";
import { legal } from "./legal";
import { bonusOf, outcome } from "./outcome";
import { backIn, chipIn } from "./pieces";
import Piece from "./Piece.svelte";

/** The scoring tiles lie on the table: they are named, and not drawn by lot. */
const OWN = { tiles: "own" } as const;

export const recorder: GameRecorder<DuelPosition> = {
  fields: (choices, texts) => duelSetup.fields({ ...choices, ...OWN }, texts).filter(({ kind }) => kind === "groups"),
  tags(choices) {
    const tiles = duelSetup.table({ ...choices, ...OWN }).options?.["tiles"] as readonly Side[];
    const isFirstGame = tiles.join() === FIRST_GAME.join();
    return { Game: "duel", Players: "2", ...(isFirstGame ? {} : { Tiles: tiles.join(" ") }) };
  },
  start(tags) {
    const start = proof.start(new Map(Object.entries(tags)), Number(tags["Players"]), Number(tags["First"]));
    return { ...start, points: POINTS };
  },
  follow,
  legal,
  rulings: () => [],
  chance: chanceOf,
  forced(position) {
    const { stage } = position;
    const isTurn = stage === "turn" || stage === "first-plate";
    const moves = isTurn ? [] : legal(position);
    return moves.length === 1 ? moves[0]! : onlyChance(position);
  },
  settled(position) {
    const { options, points } = position;
    const scoring = (dome: DuelPosition["boards"][number]["dome"]): Record<string, number> =>
      Object.fromEntries(options.tiles.map((name) => [name, bonusOf(name, dome, points).points]));
    const boards = position.boards.map((board) => ({ ...board, scoring: scoring(board.dome) }));
    return { ...position, boards, outcome: outcome(position) };
  },
  Piece,
  pieceName(piece, speaker, words) {
    const [chip, back] = [chipIn(piece), backIn(piece)];
    if (back) return words.back(back);
    return chip ? words.chip(coloursOf(chip, speaker)) : coloursOf(piece, speaker);
  },
};
