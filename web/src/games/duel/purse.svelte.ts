/** The chips that somebody would spend on a line (D31): put together one by one, so that they always are a part of some payment. */
import { canAdd, NONE, PAY, paying, proposal, type Branch } from "./choices";

export class Purse {
  /** The places of the chosen chips among all that are there: of two equal ones each can be meant. */
  chosen = $state.raw<readonly number[]>([]);

  constructor(
    private readonly tree: () => Branch,
    private readonly chips: () => readonly string[],
  ) {}

  propose(colour: string): void {
    const chosen: number[] = [];
    for (const chip of proposal(this.tree(), colour))
      chosen.push(this.chips().findIndex((each, place) => each === chip && !chosen.includes(place)));
    this.chosen = chosen;
  }

  isChosen(place: number): boolean {
    return this.chosen.includes(place);
  }

  /** Choose a chip, in the place of others if all of them are too many; or no longer. */
  toggle(place: number): void {
    if (this.isChosen(place)) {
      this.chosen = this.chosen.filter((each) => each !== place);
      return;
    }
    if (!canAdd(this.tree(), [], this.name(place))) return;
    const added = [place];
    for (const each of [...this.chosen].reverse())
      if (canAdd(this.tree(), added.map(this.name), this.name(each))) added.unshift(each);
    this.chosen = added;
  }

  /** What is played by spending these; null while they do not pay for the line. */
  get payment(): string | null {
    return paying(this.tree(), this.chosen.map(this.name))?.open.get(PAY)?.token ?? null;
  }

  /** What is played by spending none. */
  get nothing(): string | null {
    return this.tree().open.get(NONE)?.token ?? null;
  }

  private readonly name = (place: number): string => this.chips()[place] ?? "";
}
