/** What chance decided in a game of Azul Duel, drawn once more from what its source gives (docs/rules/duel.md). */
import { FIRST_GAME, SIDES } from "../../generated/duel";
import { CHIPS, SPECIAL_PLATES, WILD_PLATES } from "../../generated/duel_components";
import type { DuelPosition, PileEntry } from "../../wire/types";
import type { GameProof } from "../client";
import { draw, rowOf, type Chance } from "../common/chance";
import { COLOURS, kindOf, traysOf } from "./act";
import { follow, isToReveal } from "./follow";
import { start } from "./start";

const UNSEEN = { plates: [...SPECIAL_PLATES, ...WILD_PLATES], chips: CHIPS };
/** Of the scoring tiles so many are drawn. */
const DRAWN = 3;
/** Nothing that chance decides depends on points. */
const NO_POINTS = { special: [], broken: [], first_tile: 0, scoring: {} };

export const proof: GameProof<DuelPosition> = {
  start: (tags, players, first) => start({ players, tiles: tilesOf(tags) }, NO_POINTS, first, UNSEEN),
  follow,
  isChance: (token) => /^(top:|up:|fronts:|reveal:|@)/.test(token),
  drawn(position, chance) {
    switch (position.stage) {
      case "top":
        return `top:${back(position, chance)}`;
      case "turn-up":
        return `up:${fronts(position, position.pile.slice(0, 1), chance).join()}`;
      case "fronts":
        return `fronts:${fronts(position, position.drawn, chance).join()}`;
      case "reveal": {
        const { chips } = position.unseen;
        return `reveal:${position.trays.findIndex(isToReveal)}=${chips[chance.below(chips.length)]}`;
      }
      default:
        return trays(position, chance);
    }
  },
  canonical: (token) => (token.startsWith("@") ? `@${traysOf(token).map((tiles) => tiles || "-").join("/")}` : token), // prettier-ignore
  /** Which scoring tiles, and which side of each. */
  options(tags, chance) {
    const tiles: (readonly string[])[] = [...SIDES];
    while (tiles.length > DRAWN) tiles.splice(chance.below(tiles.length), 1);
    const drawn = tiles.map((sides) => sides[chance.below(sides.length)]!);
    const told = tilesOf(tags);
    const fits = [...told].sort().join() === [...drawn].sort().join();
    return { told: told.join(" "), drawn: drawn.join(" "), fits };
  },
};

const tilesOf = (tags: ReadonlyMap<string, string>): readonly string[] => tags.get("Tiles")?.split(/\s+/) ?? FIRST_GAME;

function back({ pile, drawn, unseen }: DuelPosition, chance: Chance): string {
  const hidden = [...pile, ...drawn].filter((each) => each && !each.front);
  const left = (kind: "S" | "W"): number =>
    unseen.plates.filter((plate) => kindOf(plate) === kind).length -
    hidden.filter((each) => each?.back === kind).length;
  return chance.below(left("S") + left("W")) < left("S") ? "S" : "W";
}

function fronts({ unseen }: DuelPosition, plates: readonly (PileEntry | null)[], chance: Chance): string[] {
  const found: string[] = [];
  for (const plate of plates) {
    const open = unseen.plates.filter((each) => kindOf(each) === plate?.back && !found.includes(each));
    const possible = plate?.front ? [plate.front] : open;
    found.push(possible[chance.below(possible.length)]!);
  }
  return found;
}

/** D10: five tiles of one colour on the large tray go back, unless there are no others. */
function trays({ bag, tower }: DuelPosition, chance: Chance): string {
  const row = { bag: rowOf(bag, COLOURS), refill: rowOf(tower, COLOURS) };
  const oneColour = (tiles: readonly string[]): boolean => new Set(tiles).size === 1;
  let large = draw(chance, row, 5);
  while (large.length === 5 && oneColour(large)) {
    row.bag.push(...large);
    if (oneColour(row.bag)) [row.bag, row.refill] = [[...row.bag, ...row.refill], []];
    const stays = oneColour(row.bag);
    large = draw(chance, row, 5);
    if (stays) break;
  }
  const small = Array.from({ length: 4 }, () => draw(chance, row, 4));
  return proof.canonical(`@${[large, ...small].map((tiles) => tiles.join("")).join("/")}`);
}
