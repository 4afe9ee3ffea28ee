/** What a round has brought to everybody: shown from its scoring until the next move. */
import type { RoundSummary, Step } from "../games/table";

interface Scored {
  readonly round: number;
  readonly boards: readonly { readonly score: number }[];
}

const isDeal = ({ token }: Step): boolean => token.startsWith("@");

/** The round that has begun with some steps; `begun` is the position before them, if that is not the beginning of the game. */
export function roundBy(steps: readonly Step[], begun: { readonly round: number } | null): number {
  return (begun?.round ?? 0) + steps.filter(isDeal).length;
}

/**
 * The summary of the round before the one that begins with the last deal; null once somebody has moved in that, and before there was a round. `position` may be
 * the one before that deal, while it is on its way: then `round` tells which one begins.
 */
export function summaryOf(steps: readonly Step[], position: Scored, round = position.round): RoundSummary | null {
  const deal = steps.findLastIndex(isDeal);
  if (deal < 1 || steps.slice(deal).some(({ seat }) => seat !== null)) return null;
  const scoring = steps.slice(steps.slice(0, deal).findLastIndex(isDeal) + 1, deal).flatMap((step) => step.scoring);
  if (!scoring.length) return null;
  const sum = (seat: number, sign: 1 | -1): number =>
    scoring.reduce((all, step) => all + (step.seat === seat ? Math.max(0, sign * step.points) : 0), 0);
  return {
    round: round - 1,
    seats: position.boards.map(({ score }, at) => ({
      seat: at + 1,
      gained: sum(at + 1, 1),
      lost: sum(at + 1, -1),
      score,
    })),
  };
}
