/** What can be chosen for a table of Azul Duel: its scoring tiles. */
import { FIRST_GAME, SIDES } from "../../generated/duel";
import type { Choices, GameSetup } from "../setup";
import VariantIcon from "./VariantIcon.svelte";

export type Side = (typeof SIDES)[number][number];
const LEAST_TILES = 3;

interface DuelChoices extends Choices {
  readonly tiles: "first" | "lot" | "own";
  readonly ownTiles: readonly Side[];
}

/** Choose a side of a scoring tile, or leave the tile out: of each tile one side at the most, and three tiles at least. */
export function withTile(tiles: readonly Side[], tile: Side): readonly Side[] {
  if (tiles.includes(tile)) return tiles.length > LEAST_TILES ? tiles.filter((each) => each !== tile) : tiles;
  const pair = SIDES.find((sides) => (sides as readonly string[]).includes(tile))!;
  const others = tiles.filter((each) => !(pair as readonly string[]).includes(each));
  const wanted = [...others, tile];
  return SIDES.flatMap((sides) => sides.filter((side) => wanted.includes(side)));
}

export const duelSetup: GameSetup = {
  variants: ["duel"],
  Icon: VariantIcon,
  lessons: { duel: ["sun", "moon", "chip", "plate", "cell", "special", "spend", "breaks", "end"] },
  players: [2],
  defaults: { tiles: "first", ownTiles: FIRST_GAME },
  quick: { tiles: "lot" },
  fitted(choices) {
    const { ownTiles } = choices as DuelChoices;
    return { ownTiles: ownTiles.length >= LEAST_TILES ? ownTiles : FIRST_GAME };
  },
  allowsTournament: () => false,
  fields(choices, texts) {
    const { tiles, ownTiles } = choices as DuelChoices;
    return [
      {
        kind: "list",
        label: texts.tiles,
        value: tiles,
        options: [
          ["first", texts.tilesFirst],
          ["lot", texts.tilesLot],
          ["own", texts.tilesOwn],
        ],
        choose: (value) => ({ tiles: value }),
      },
      ...(tiles === "own"
        ? [
            {
              kind: "groups" as const,
              label: texts.tilesHint,
              chosen: ownTiles,
              groups: SIDES.map((sides) => sides.map((side) => [side, texts.tileNames[side]] as const)),
              toggled: (value: string) => withTile(ownTiles, value as Side),
              choose: (chosen: readonly string[]) => ({ ownTiles: chosen }),
            },
          ]
        : []),
    ];
  },
  chosen(game, { tiles }) {
    const own = Array.isArray(tiles) ? (tiles as Side[]) : FIRST_GAME;
    const isFirst = own.length === FIRST_GAME.length && FIRST_GAME.every((tile) => own.includes(tile));
    return { game, tiles: tiles === "lot" ? "lot" : isFirst ? "first" : "own", ownTiles: own };
  },
  table(choices) {
    const { tiles, ownTiles } = choices as DuelChoices;
    return { game: "duel", options: { tiles: tiles === "lot" ? "lot" : tiles === "own" ? ownTiles : FIRST_GAME } };
  },
};
