/** Whether all that was left to chance in a record is what its seed gives (docs/fairness.md): from its tags and tokens alone. */
import { parse, type Agn } from "./agn";
import type { GameProof } from "../games/client";
import { gameWith } from "../games/registry";
import type { Position } from "../wire/types";
import { commitmentTo, NOTHING } from "../wire/commitment";
import { commitmentOf, FairChance, type Source } from "./chance";

export interface Deal {
  /** Its number in the record, from 1. */
  readonly number: number;
  readonly token: string;
  /** What the seed gives; null for a deal that was not drawn at this table. */
  readonly drawn: string | null;
  readonly fits: boolean;
}

export interface Lot {
  readonly kind: "first" | "game";
  readonly told: string;
  readonly drawn: string;
  readonly fits: boolean;
}

/** `fair`: all is as the commitments say. `differs`: a deal is not. `exchanged`: a seat's digits are not. `seed-differs`: the seed is another one. */
export type Result = "fair" | "differs" | "exchanged" | "seed-differs";

export interface Verdict {
  readonly result: Result;
  readonly source: Source;
  readonly commitment: string;
  /** To the digits of each seat; null where they were not committed to (the first scheme). */
  readonly commitments: readonly string[] | null;
  /** The seats that had committed themselves, and never showed their digits. */
  readonly unrevealed: readonly number[];
  readonly lots: readonly Lot[];
  readonly deals: readonly Deal[];
}

/** Why a record cannot be checked at all. */
export type Obstacle = "no-tags" | "bad-tags" | "own-components" | "unplayable";

export class Uncheckable extends Error {
  constructor(
    readonly why: Obstacle,
    readonly about = "",
  ) {
    super(`${why} ${about}`);
    this.name = "Uncheckable";
  }
}

const SHAPES: Readonly<Record<string, RegExp>> = {
  FairTable: /^[0-9A-Za-z_-]{1,64}$/,
  FairCommitment: /^[0-9a-f]{64}$/,
  FairSeed: /^[0-9a-f]{64}$/,
  FairContributions: /^(-|[0-9a-f]{16,64})( (-|[0-9a-f]{16,64})){1,3}$/,
  FairScheme: /^2$/,
  FairCommitments: /^(-|[0-9a-f]{64})( (-|[0-9a-f]{64})){1,3}$/,
  FairDeals: /^(0|[1-9][0-9]{0,5})$/,
};

/** Check a record. What is yielded is how far it has come, from 0 to 1; what is returned is the verdict. */
function* checking({ tags, tokens }: Agn, proof: GameProof): Generator<number, Verdict> {
  const tag = (name: string): string => {
    const value = tags.get(name);
    if (value === undefined) throw new Uncheckable("no-tags", name);
    if (SHAPES[name] && !SHAPES[name].test(value)) throw new Uncheckable("bad-tags", name);
    return value;
  };
  const contributions = tag("FairContributions").split(" ");
  const committed = tags.has("FairScheme") || tags.has("FairCommitments");
  const source: Source = { seed: tag("FairSeed"), table: tag("FairTable"), contributions };
  const commitment = tag("FairCommitment");
  const elsewhere = Number(tag("FairDeals"));
  const players = Number(tag("Players"));
  if (players !== contributions.length) throw new Uncheckable("bad-tags", "FairContributions");
  if (tags.has("Components")) throw new Uncheckable("own-components");
  const commitments = committed ? tag("FairCommitments").split(" ") : null;
  if (commitments && tag("FairScheme") && commitments.length !== players)
    throw new Uncheckable("bad-tags", "FairCommitments");
  const unrevealed = (commitments ?? []).flatMap((each, at) =>
    each !== NOTHING && contributions[at] === NOTHING ? [at + 1] : [],
  );
  const about = { source, commitment, commitments, unrevealed };
  if (commitmentOf(source.seed) !== commitment) return { result: "seed-differs", ...about, lots: [], deals: [] };

  const lots = lotsOf(tags, players, source, proof);
  let position = proof.start(tags, players, Number(tags.get("First")));
  const deals: Deal[] = [];
  for (const [at, token] of tokens.entries()) {
    try {
      if (proof.isChance(token)) deals.push(dealt(proof, position, token, deals.length + 1, elsewhere, source));
      position = proof.follow(position, token).position;
    } catch {
      // Whole games only are followed from their start: whatever that stumbles over cannot follow here.
      throw new Uncheckable("unplayable", token);
    }
    yield (at + 1) / tokens.length;
  }
  if (deals.length < elsewhere) throw new Uncheckable("bad-tags", "FairDeals");
  const fair = [...lots, ...deals].every((each) => each.fits);
  const exchanged = contributions.some(
    (digits, at) => commitments && digits !== NOTHING && commitmentTo(commitment, digits) !== commitments[at],
  );
  return { result: exchanged ? "exchanged" : fair ? "fair" : "differs", ...about, lots, deals };
}

function dealt(
  proof: GameProof,
  position: Position,
  token: string,
  number: number,
  elsewhere: number,
  source: Source,
): Deal {
  const told = proof.canonical(token);
  if (number <= elsewhere) return { number, token: told, drawn: null, fits: true };
  const drawn = proof.drawn(position, new FairChance(source, number - elsewhere));
  return { number, token: told, drawn, fits: drawn === told };
}

/** Number 0: what was drawn before the game, in this order. */
function lotsOf(tags: ReadonlyMap<string, string>, players: number, source: Source, proof: GameProof): Lot[] {
  const chance = new FairChance(source, 0);
  const lots: Lot[] = [];
  if (tags.has("FairFirst")) {
    const told = tags.get("First") ?? "";
    const drawn = String(1 + chance.below(players));
    lots.push({ kind: "first", told, drawn, fits: told === drawn });
  }
  const options = tags.has("FairGame") ? proof.options(tags, chance) : null;
  if (options) lots.push({ kind: "game", ...options });
  return lots;
}

/** Check a record without holding up the page for long: in slices, telling how far it has come. */
export async function check(agn: string, progress: (done: number) => void = () => undefined): Promise<Verdict> {
  const record = parse(agn);
  const game = gameWith(record.tags.get("Game") ?? "");
  if (!game) throw new Uncheckable("no-tags", "Game");
  const steps = checking(record, (await (await game.pages()).proof()).proof);
  let pausedAt = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - pausedAt < 12) continue;
    progress(step.value);
    await new Promise((go) => setTimeout(go));
    pausedAt = performance.now();
  }
}
