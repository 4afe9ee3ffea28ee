/** An event as the hall's screen is told of it, small enough to be read. */
import type { About, Parts, PlayedGame, Ranked, SeatedGame } from "../../../src/event/wire";

const about: About = {
  id: "k3v9q2m7",
  title: "Spring",
  stage: "entry",
  online: false,
  unattended: false,
  bots: false,
  watch_delay: 0,
  listed: true,
  archived: false,
  entries_open: false,
  full: false,
  self_check_in: false,
  text: "",
  logo: null,
  series: "",
  most: null,
  waiting: 0,
  free: null,
  date: null,
  timezone: null,
  languages: ["en"],
  entered: 0,
  present: 0,
  game: null,
  next_game: 1,
  settings: {
    games: 3,
    pairing: "planned",
    final_table: false,
    final_players: 4,
    displays: 8,
    first_player: "lot",
    turn_seconds: 120,
    least_age: 12,
    start: "14:30",
    end: "19:00",
    game_minutes: 60,
    counting_minutes: 10,
    break_minutes: 10,
    public_names: "initial",
    ranked_by: "pt",
    place_points: [4, 3, 2, 1],
    tie_breaks: ["rows", "won"],
    hidden_from: null,
  },
};

export function partsOf(of: Partial<About> = {}, more: Partial<Parts> = {}): Parts {
  return {
    about: { ...about, ...of },
    clock: {
      kind: "none",
      game: null,
      started_at: null,
      ends_at: null,
      counting_until: null,
      paused: false,
      left: null,
      extra: [],
    },
    schedule: [],
    participants: [],
    seating: [],
    games: [],
    ranking: [],
    unranked: [],
    ceremony: null,
    announcements: [],
    ...more,
  };
}

export const seated = (game: number, ...tables: readonly (readonly (string | null)[])[]): SeatedGame => ({
  game,
  tables: tables.map((names) => names.map((name) => (name === null ? null : { id: `p-${name}`, name }))),
  stale: false,
});

export const played = (game: number, ...tables: readonly (readonly (string | null)[])[]): PlayedGame => ({
  game,
  ended: false,
  tables: tables.map((names, at) => ({
    table: at + 1,
    first: 1,
    void: false,
    disputed: false,
    settled: false,
    seats: names.map((name) =>
      name === null ? null : { id: `p-${name}`, name, withdrawn: false, place: null, pv: null, rows: null },
    ),
  })),
});

export const ranked = (name: string, mark: "played" | "open" = "played"): Ranked => ({
  id: `p-${name}`,
  name,
  place: 1,
  pt: 0,
  rows: 0,
  won: 0,
  points: 0,
  place_points: 0,
  penalty: 0,
  decided_by: "pt",
  final: null,
  scores: [{ mark, pv: null, rows: null, place: null }],
});
