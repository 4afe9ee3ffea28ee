/** What a round has brought to everybody: shown from its scoring until the next move. */
import type { RoundSummary, Step } from "../games/table";

interface Scored {
  readonly round: number;
  readonly boards: readonly { readonly score: number }[];
}

const isDeal = ({ token }: Step): boolean => token.startsWith("@");

/**
 * The summary of the round before the one that begins at `position`; null once somebody has moved in that, and before there was a round. `begun` is the
 * round in which the steps begin: while tiles come from the bag, a table shows a position of either round.
 */
export function summaryOf(steps: readonly Step[], position: Scored, begun?: number): RoundSummary | null {
  const deal = steps.findLastIndex(isDeal);
  if (deal < 1 || steps.slice(deal).some(({ seat }) => seat !== null)) return null;
  const scoring = steps.slice(steps.slice(0, deal).findLastIndex(isDeal) + 1, deal).flatMap((step) => step.scoring);
  if (!scoring.length) return null;
  const sum = (seat: number, sign: 1 | -1): number =>
    scoring.reduce((all, step) => all + (step.seat === seat ? Math.max(0, sign * step.points) : 0), 0);
  return {
    round: begun === undefined ? position.round - 1 : begun + steps.filter(isDeal).length - 1,
    seats: position.boards.map(({ score }, at) => ({
      seat: at + 1,
      gained: sum(at + 1, 1),
      lost: sum(at + 1, -1),
      score,
    })),
  };
}
