/** What was scored, in words, as games score that tile a wall or a dome. */
import type { ScoringStep } from "../../../wire/types";
import type { Speaker } from "./speaker";
import { colourName } from "./wording";

export function scored(step: ScoringStep, speaker: Speaker): string[] {
  const { words } = speaker;
  const who = speaker.name(step.seat);
  const [row, column] = "cell" in step ? step.cell : [0, 0];
  switch (step.kind) {
    case "tile": {
      const [across, down] = [step.horizontal.length, step.vertical.length];
      const runs = [across > 1 ? words.across(across) : "", down > 1 ? words.down(down) : ""].filter(Boolean);
      const why = speaker.list(runs) || words.alone;
      return [words.scoresTile(step.points, who, row, words.tile(step.tile), column, why)];
    }
    case "special":
      return [words.scoresSpecial(step.points, who, row, column)];
    case "line-fallen":
      return [words.lineFalls(who, step.line, step.tile, step.to_floor + step.to_lid, step.to_lid)];
    case "line-broken":
      return [words.lineBreaks(who, step.line, step.tile, step.broken + step.to_tower, step.to_tower)];
    case "floor-cost":
    case "broken-cost": {
      if (!step.costs.length) return [];
      const breaks = step.kind === "broken-cost";
      const items = step.costs.map(([item, cost]) => `${costing(item, speaker)} ${cost}`).join(", ");
      const cost = step.costs.reduce((sum, [, each]) => sum + each, 0);
      const paid = 0 - step.points; // Nothing is 0, and not -0.
      return [words.pays(who, breaks, items, paid < cost ? paid : null, cost)];
    }
    default:
      return []; // Of another game.
  }
}

function costing(item: string, { words, texts }: Speaker): string {
  if (item === "marker") return words.marker;
  return item === "first" ? words.firstTile : colourName(item, texts);
}
