/** What the hall's screen shows one after the other, and for how long. */
import { isHidden } from "../standings";
import type { Parts } from "../wire";

/** What somebody can choose to be shown; `auto` follows the event. */
export const PANELS = ["auto", "names", "tables", "standings", "schedule"] as const;
export type Panel = (typeof PANELS)[number];
export type SlideKind = "names" | "tables" | "standings" | "people" | "schedule";

export interface Slide {
  readonly key: string;
  readonly kind: SlideKind;
  /** Which items of the list this slide has: from one, up to but not including another. */
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly pages: number;
}

/** How many items of each kind fit on the screen. */
export type Room = Readonly<Record<SlideKind, number>>;

export const SLIDE_MS = 8_000;

/** What is worth showing now, in order. */
export function kindsOf(parts: Parts, panel: Panel): readonly SlideKind[] {
  const hasNext = nextSeating(parts) !== null;
  const isPlaying = parts.about.stage === "playing";
  const isRanked = parts.ranking.some((row) => row.scores.some((score) => score.mark === "played"));
  const wanted: readonly SlideKind[] =
    panel === "auto"
      ? parts.about.stage === "finished"
        ? ["standings"]
        : isPlaying
          ? ["names", "tables", "standings"]
          : ["names", "standings", "people", "schedule"]
      : panel === "names" || panel === "tables"
        ? [hasNext && !isPlaying ? "names" : panel]
        : [panel];
  const can: Readonly<Record<SlideKind, boolean>> = {
    names: hasNext || isPlaying,
    tables: parts.games.length > 0,
    standings: isRanked || (isHidden(parts) && parts.about.stage === "finished"),
    people: parts.participants.length > 0 && !hasNext && !isRanked,
    schedule: parts.schedule.length > 0 && !hasNext,
  };
  const found = wanted.filter((kind) => can[kind] || panel === kind);
  return found.length > 0 ? found : can.standings ? ["standings"] : ["people"];
}

/** The published seating of the game that comes; null if there is none. */
export function nextSeating(parts: Parts): Parts["seating"][number] | null {
  return parts.seating.find((each) => each.game === parts.about.next_game) ?? null;
}

/** A list in as few pages as fit, each about as long as the others. An empty list has one page, which says so. */
export function paged(kind: SlideKind, count: number, room: number): Slide[] {
  const pages = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return Array.from({ length: pages }, (_, page) => ({
    key: `${kind}-${page + 1}-${pages}`,
    kind,
    from: Math.round((page * count) / pages),
    to: Math.round(((page + 1) * count) / pages),
    page: page + 1,
    pages,
  }));
}

/** Where the screen is: which slide since when, and how often it has been through all of them. */
export interface Turn {
  readonly key: string;
  readonly since: number;
  readonly laps: number;
}

/** Where the screen is at a moment. A slide that is gone gives way to the first of its kind, or to the first of all. */
export function turned(slides: readonly Slide[], turn: Turn | null, now: number): Turn {
  const first = slides[0]!;
  if (turn === null) return { key: first.key, since: now, laps: 0 };
  const at = slides.findIndex((slide) => slide.key === turn.key);
  if (at < 0) {
    const kind = turn.key.split("-")[0];
    return { key: (slides.find((slide) => slide.kind === kind) ?? first).key, since: now, laps: turn.laps };
  }
  // A clock that was set back must not hold the screen still.
  if (now >= turn.since && now - turn.since < SLIDE_MS) return turn;
  const isLast = at === slides.length - 1;
  return { key: slides[isLast ? 0 : at + 1]!.key, since: now, laps: turn.laps + (isLast ? 1 : 0) };
}
