/** Whether all that was left to chance in a record is what its seed gives (docs/fairness.md): from its tags and tokens alone. */
import { FIRST_GAME, SIDES } from "../generated/duel";
import { parse } from "./agn";
import { AzulTrack } from "../games/azul/proof";
import { commitmentOf, FairChance, type Source } from "./chance";
import { DuelTrack } from "../games/duel/proof";
import type { Track } from "./track";

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

/** `fair`: all is as the commitment says. `differs`: something is not. `seed-differs`: the seed is another one. */
export type Result = "fair" | "differs" | "seed-differs";

export interface Verdict {
  readonly result: Result;
  readonly source: Source;
  readonly commitment: string;
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

/** Of the scoring tiles so many are drawn. */
const DRAWN = 3;
const SHAPES: Readonly<Record<string, RegExp>> = {
  FairTable: /^[0-9A-Za-z_-]{1,64}$/,
  FairCommitment: /^[0-9a-f]{64}$/,
  FairSeed: /^[0-9a-f]{64}$/,
  FairContributions: /^(-|[0-9a-f]{16,64})( (-|[0-9a-f]{16,64})){1,3}$/,
  FairDeals: /^(0|[1-9][0-9]{0,5})$/,
};

/** Check a record. What is yielded is how far it has come, from 0 to 1; what is returned is the verdict. */
export function* checking(agn: string): Generator<number, Verdict> {
  const { tags, tokens } = parse(agn);
  const tag = (name: string): string => {
    const value = tags.get(name);
    if (value === undefined) throw new Uncheckable("no-tags", name);
    if (SHAPES[name] && !SHAPES[name].test(value)) throw new Uncheckable("bad-tags", name);
    return value;
  };
  const contributions = tag("FairContributions").split(" ");
  const source: Source = { seed: tag("FairSeed"), table: tag("FairTable"), contributions };
  const commitment = tag("FairCommitment");
  const elsewhere = Number(tag("FairDeals"));
  const players = Number(tag("Players"));
  if (players !== contributions.length) throw new Uncheckable("bad-tags", "FairContributions");
  if (tags.has("Components")) throw new Uncheckable("own-components");
  if (commitmentOf(source.seed) !== commitment)
    return { result: "seed-differs", source, commitment, lots: [], deals: [] };

  const lots = lotsOf(tags, players, source);
  const track = trackOf(tags, players);
  const deals: Deal[] = [];
  for (const [at, token] of tokens.entries()) {
    try {
      if (track.isChance(token)) deals.push(dealt(track, token, deals.length + 1, elsewhere, source));
      track.play(token);
    } catch {
      // The track follows whole games only: whatever it stumbles over cannot follow here.
      throw new Uncheckable("unplayable", token);
    }
    yield (at + 1) / tokens.length;
  }
  if (deals.length < elsewhere) throw new Uncheckable("bad-tags", "FairDeals");
  const fair = [...lots, ...deals].every((each) => each.fits);
  return { result: fair ? "fair" : "differs", source, commitment, lots, deals };
}

function dealt(track: Track, token: string, number: number, elsewhere: number, source: Source): Deal {
  const told = track.canonical(token);
  if (number <= elsewhere) return { number, token: told, drawn: null, fits: true };
  const drawn = track.drawn(new FairChance(source, number - elsewhere));
  return { number, token: told, drawn, fits: drawn === told };
}

function trackOf(tags: ReadonlyMap<string, string>, players: number): Track {
  const first = Number(tags.get("First"));
  if (tags.get("Game") === "duel") return new DuelTrack(first);
  const displays = Number(tags.get("Displays") ?? 2 * players + 1);
  return new AzulTrack(players, first, tags.get("Wall") === "grey", displays);
}

/** Number 0: what was drawn before the game, in this order. */
function lotsOf(tags: ReadonlyMap<string, string>, players: number, source: Source): Lot[] {
  const chance = new FairChance(source, 0);
  const lots: Lot[] = [];
  if (tags.has("FairFirst")) {
    const told = tags.get("First") ?? "";
    const drawn = String(1 + chance.below(players));
    lots.push({ kind: "first", told, drawn, fits: told === drawn });
  }
  if (tags.has("FairGame")) {
    const tiles: (readonly string[])[] = [...SIDES];
    while (tiles.length > DRAWN) tiles.splice(chance.below(tiles.length), 1);
    const drawn = tiles.map((sides) => sides[chance.below(sides.length)]!);
    const told = tags.get("Tiles")?.split(/\s+/) ?? FIRST_GAME;
    const fits = [...told].sort().join() === [...drawn].sort().join();
    lots.push({ kind: "game", told: told.join(" "), drawn: drawn.join(" "), fits });
  }
  return lots;
}

/** Check a record without holding up the page for long: in slices, telling how far it has come. */
export async function check(agn: string, progress: (done: number) => void = () => undefined): Promise<Verdict> {
  const steps = checking(agn);
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
