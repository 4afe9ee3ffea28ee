/** What chance does in Azul Duel, as questions: backs, plates that are turned up or drawn, chips, and the tiles of a round (D10, D20, D23, D40). */
import type { Counts, DuelPosition, PileEntry } from "../../../wire/types";
import { filling } from "../../common/recorder/filling";
import type { ChanceAsked, ChancePlace, Told } from "../../recorder";
import { plus, total } from "../../supply";
import { COLOURS, kindOf, traysOf } from "../act";
import { isToReveal } from "../follow";
import { proof } from "../proof";
import { back, backIn, chip, chipIn } from "./pieces";

const LARGE = 5;
const SPACES = [LARGE, 4, 4, 4, 4] as const;
const KINDS = ["S", "W"] as const;

export function chanceOf(position: DuelPosition): ChanceAsked | null {
  const { stage, pile, drawn, display, unseen, trays } = position;
  switch (stage) {
    case "top": {
      const left = countsOf(KINDS.flatMap((kind) => Array<string>(backsLeft(position, kind)).fill(back(kind))));
      return single((words) => words.topAsked, left, {
        token: (piece) => `top:${backIn(piece)}`,
        piece: (token) => back(token.slice(4)),
      });
    }
    case "turn-up": {
      const place = display.indexOf(null) + 1;
      return single((words) => words.upAsked(place), countsOf(fronts(position, pile[0] ?? null)), {
        token: (plate) => `up:${plate}`,
        piece: (token) => token.slice(3),
      });
    }
    case "fronts":
      return frontsAsked(position, drawn);
    case "reveal": {
      const tray = trays.findIndex(isToReveal);
      return single((words) => words.chipAsked(tray), countsOf(unseen.chips.map(chip)), {
        token: (piece) => `reveal:${tray}=${chipIn(piece)}`,
        piece: (token) => chip(token.split("=")[1] ?? ""),
      });
    }
    case "trays":
      return traysAsked(position);
    default:
      return null;
  }
}

/** What chance does where there is only one thing that it can do. */
export function onlyChance(position: DuelPosition): string | null {
  const { stage, pile, drawn, unseen, trays } = position;
  switch (stage) {
    case "top": {
      const kinds = KINDS.filter((kind) => backsLeft(position, kind) > 0);
      return kinds.length === 1 ? `top:${kinds[0]}` : null;
    }
    case "turn-up": {
      const plates = fronts(position, pile[0] ?? null);
      return plates.length === 1 ? `up:${plates[0]}` : null;
    }
    case "fronts": {
      const known = drawn.map((plate) => plate?.front);
      return known.every(Boolean) ? `fronts:${known.join()}` : null;
    }
    case "reveal": {
      const chips = [...new Set(unseen.chips)];
      return chips.length === 1 ? `reveal:${trays.findIndex(isToReveal)}=${chips[0]}` : null;
    }
    default:
      return null;
  }
}

/** How many plates of a kind lie in the pile with a back that nobody has seen yet. */
function backsLeft({ pile, drawn, unseen }: DuelPosition, kind: string): number {
  const seen = [...pile, ...drawn].filter((each) => each && !each.front && each.back === kind).length;
  return unseen.plates.filter((plate) => kindOf(plate) === kind).length - seen;
}

/** The fronts that a plate of the pile can have. */
function fronts({ unseen }: DuelPosition, plate: PileEntry | null): readonly string[] {
  return plate?.front ? [plate.front] : unseen.plates.filter((each) => kindOf(each) === plate?.back);
}

const countsOf = (pieces: readonly string[]): Counts => pieces.reduce<Counts>((all, piece) => plus(all, piece), {});

interface Written {
  token(piece: string): string;
  piece(token: string): string;
}

/** One piece of several. */
function single(question: ChanceAsked["question"], left: Counts, written: Written): ChanceAsked {
  return {
    question,
    places: [{ name: question, size: 1 }],
    pieces: Object.keys(left),
    isSingle: true,
    fixed: () => [],
    left: () => left,
    token: (told) => written.token(told[0]![0]!),
    told: (token) => [[written.piece(token)]],
  };
}

/** D20: the fronts of the drawn plates; one that was put back before is known. */
function frontsAsked(position: DuelPosition, drawn: readonly (PileEntry | null)[]): ChanceAsked {
  const fixed = (_: Told, place: number): readonly string[] => {
    const front = drawn[place]?.front;
    return front ? [front] : [];
  };
  const places: ChancePlace[] = drawn.map((_, at) => ({ name: (words) => words.drawnPlate(at + 1), size: 1 }));
  return {
    question: (words) => words.frontsAsked(drawn.length),
    places,
    pieces: [...new Set(drawn.flatMap((plate) => (plate?.front ? [] : fronts(position, plate))))],
    isSingle: places.filter((_, at) => !drawn[at]?.front).length === 1,
    fixed,
    left(told, place) {
      const chosen = told.flat();
      return countsOf(fronts(position, drawn[place] ?? null).filter((plate) => !chosen.includes(plate)));
    },
    token: (told) => `fronts:${places.map((_, at) => fixed(told, at)[0] ?? told[at]![0]!).join()}`,
    told: (token) => token.slice(7).split(",").map((plate, at) => (drawn[at]?.front ? [] : [plate])), // prettier-ignore
  };
}

function traysAsked({ bag, tower }: DuelPosition): ChanceAsked {
  const everything = Object.entries(tower).reduce((all, [colour, count]) => plus(all, colour, count), bag);
  const isOpen = total(everything) >= LARGE && mayBeMixed(bag, tower);
  const deal = isOpen ? filling(everything, {}, SPACES) : filling(bag, tower, SPACES);
  const hasOthers = Object.values(everything).filter((count) => count > 0).length > 1;
  return {
    ...deal,
    question: (words) => words.traysAsked,
    places: deal.sizes.map((size, at) => ({ name: (words) => (at ? words.tray(at) : words.largeTray), size })),
    pieces: [...COLOURS],
    isSingle: false,
    left(told, place) {
      const counts = deal.left(told, place);
      const lying = [...deal.fixed(told, 0), ...(told[0] ?? [])];
      // D10: five tiles of one colour go back into the bag.
      const isLast = place === 0 && hasOthers && lying.length === LARGE - 1 && new Set(lying).size === 1;
      return isLast ? { ...counts, [lying[0]!]: 0 } : counts;
    },
    token: (told) => proof.canonical(`@${deal.tiles(told)}`),
    told: (token) => deal.told(traysOf(token)),
  };
}

/** D10, D40: whether the first five may have been of one colour, and have gone back into a bag into which the tower went too. */
function mayBeMixed(bag: Counts, tower: Counts): boolean {
  const inside = total(bag);
  const colours = Object.entries(bag);
  if (inside >= LARGE) return colours.filter(([, count]) => count > 0).length === 1;
  return colours.some(([colour, count]) => count === inside && count + (tower[colour] ?? 0) >= LARGE);
}
