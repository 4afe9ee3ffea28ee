/** What scoring tiles bring (D6), and how a game of Azul Duel came out (D43). The rules themselves are Python's: kept games judge this. */
import { SCORING_TILES } from "../../../generated/duel";
import { ALL_OR_NONE, GROUPS, SPECIAL_IS_A_KIND } from "../../../generated/duel_components";
import type { Bonus, Cell, DuelBoard, DuelPosition, Outcome } from "../../../wire/types";
import { COLOURS } from "../act";
import type { ScoringTile } from "../scoring";

type Dome = DuelBoard["dome"];
type Group = readonly [points: string, cells: readonly Cell[]];

export function bonusOf(name: string, { spaces, tiles }: Dome, points: DuelPosition["points"]): Bonus {
  const { counts, space }: { counts: string; space: string } = SCORING_TILES[name as ScoringTile];
  const groups: readonly Group[] = space ? spacesOf(spaces, space, name) : GROUPS[name as ScoringTile];
  const kinds = SPECIAL_IS_A_KIND ? `${COLOURS}S` : COLOURS;
  const doesCount = ([, cells]: Group): boolean => {
    const lying = cells.map(([row, column]) => tiles[row - 1]![column - 1]!);
    if (counts === "all kinds") return [...kinds].filter((kind) => lying.includes(kind)).length >= COLOURS.length;
    return counts === "full" ? !lying.includes("-") : lying.every((tile) => tile === "-");
  };
  const found = groups.filter(doesCount);
  const counted = (ALL_OR_NONE as readonly string[]).includes(name) && found.length < groups.length ? [] : found;
  return {
    kind: name,
    count: counted.length,
    points: counted.reduce((sum, [each]) => sum + points.scoring[each]!, 0),
    cells: counted.map(([, cells]) => cells),
  };
}

function spacesOf(spaces: readonly string[], space: string, name: string): Group[] {
  return spaces.flatMap((row, r) =>
    [...row].flatMap((each, c): Group[] => (each === space ? [[name, [[r + 1, c + 1]]]] : [])),
  );
}

/** D43: the scoring tiles count in one step, and the result is at least 0; between equal scores the first-player tile of the last round decides. */
export function outcome({ stage, options, boards, points, holder, first }: DuelPosition): Outcome | null {
  if (stage !== "over") return null;
  const bonuses = boards.map(({ dome }) => options.tiles.map((name) => bonusOf(name, dome, points)));
  const scores = boards.map(({ score }, at) => Math.max(0, bonuses[at]!.reduce((sum, each) => sum + each.points, score))); // prettier-ignore
  const [one = 0, two = 0] = scores;
  const winner = one === two ? (holder ?? first) : one > two ? 1 : 2;
  return {
    scores,
    bonuses,
    ranking: [[winner], [3 - winner]],
    winners: [winner],
    tie_break: one === two ? "first-tile" : "none",
    void: false,
    ended_by: { clause: "D43", text: "The fifth round is over.", seats: [] },
  };
}
