/** Who did what, in words: what the narration of every game needs. A sentence begins with a name and a colon, so that "You" is as right as any name. */
import type { Language, Texts } from "../../../i18n";
import { list } from "../../../i18n/formats";
import type { Change } from "../../changes";
import type { Step } from "../../table";

interface Round {
  readonly round: number;
  readonly first: number | null;
}

/** The round before these steps, each deal of which began another one. */
export function roundBefore(end: Round, steps: readonly Step[]): number {
  return end.round - steps.filter(({ token }) => token.startsWith("@")).length;
}

interface Lined {
  readonly boards: readonly { readonly lines: readonly string[] }[];
}

export class Speaker {
  constructor(
    private readonly names: readonly string[],
    readonly texts: Texts,
    private readonly language: Language,
  ) {}

  get words(): Texts["reader"] {
    return this.texts.reader;
  }

  name(seat: number | null): string {
    return (seat && this.names[seat - 1]) || this.words.seat(seat ?? 0);
  }

  list(items: readonly string[]): string {
    return list(this.language, items);
  }

  /** Who starts a round, only the server's position after the deal tells. */
  deal(what: string, before: Round | null, after: Round | null): string {
    const round = before ? before.round + 1 : (after?.round ?? null);
    return this.words.dealt(round, what, after?.first ? this.name(after.first) : null);
  }

  /** A take; how many tiles it was, and what its line lacks then, is told as far as it is known. */
  take({ token, seat }: Step, from: string, taken: Change<Lined> | undefined, breaks: boolean): string {
    const { words } = this;
    const [colour, line] = [token[1]!, Number(token[2]) || 0];
    const own = taken?.moved.filter(({ piece }) => piece === colour) ?? [];
    const what = taken ? words.tiles(own.length, colour) : words.theTiles(colour);
    const isWithFirst = taken?.moved.some(({ piece }) => piece === "M" || piece === "first") ?? false;
    const first = isWithFirst ? (breaks ? words.withFirstTile : words.withMarker) : "";
    const who = this.name(seat);
    if (!line) return words.takesToFloor(breaks, who, what, from, first);
    const held = taken?.position.boards[(seat ?? 0) - 1]?.lines[line - 1];
    const [lacks, falls] =
      held === undefined ? [null, 0] : [line - held.length, own.filter(({ to }) => !to.startsWith("line")).length];
    return words.takesToLine(who, what, from, first, line, lacks, falls, breaks);
  }

  /** A tile that was placed is told with what it scored; without a scoring by its line and column alone. */
  placed({ token, seat, scoring }: Step, before: Lined | null): string[] {
    const [line, column] = [Number(token[1]), Number(token[2])];
    if (scoring.some((each) => each.kind === "tile" && each.cell[0] === line && each.cell[1] === column)) return [];
    const colour = before?.boards[(seat ?? 0) - 1]?.lines[line - 1]?.[0];
    return [this.words.places(colour ? this.words.tile(colour) : null, this.name(seat), line, column)];
  }
}
