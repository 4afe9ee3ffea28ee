/** What was typed as a whole number from 0 to the most that there may be. */
export function whole(text: string, most: number): number {
  return Math.max(0, Math.min(most, Math.trunc(Number(text)) || 0));
}
