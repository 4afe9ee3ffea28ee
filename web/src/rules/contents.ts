/** What stands on the page of each game, in order: the words are in the catalogues, the pictures in figures/. Clauses are those of docs/rules. */
import type { FigureName } from "./figures/names";
import type { RulesTexts } from "../i18n";

export type Words = RulesTexts;
export type Game = keyof Words["page"]["games"];
export const GAME_NAMES = ["azul", "mini", "grey", "duel"] as const satisfies readonly Game[];

export type Block<Key extends string = string> =
  | { readonly kind: "text"; readonly key: Key; readonly clauses: string }
  | { readonly kind: "list"; readonly items: readonly (readonly [key: Key, clauses: string])[] }
  | { readonly kind: "figures"; readonly names: readonly FigureName[] }
  | { readonly kind: "tiles"; readonly colours: string }
  | { readonly kind: "legend"; readonly figure: FigureName }
  | { readonly kind: "goals" }
  | { readonly kind: "grey-link" };

export interface Section {
  readonly id: string;
  readonly blocks: readonly Block[];
}

const text = <Key extends string>(key: Key, clauses = ""): Block<Key> => ({ kind: "text", key, clauses });
const list = <Key extends string>(...items: readonly (readonly [Key, string])[]): Block<Key> => ({
  kind: "list",
  items,
});
const figures = (...names: readonly FigureName[]): Block<never> => ({ kind: "figures", names });
const tiles = (colours: string): Block<never> => ({ kind: "tiles", colours });
const legend = (figure: FigureName): Block<never> => ({ kind: "legend", figure });

/** A section of a part of the words: its keys are checked by the compiler. */
function section<Part extends "azul" | "duel", Id extends keyof Words[Part] & string>(
  _part: Part,
  id: Id,
  ...blocks: readonly Block<Exclude<keyof Words[Part][Id] & string, "title">>[]
): Section {
  return { id, blocks };
}

const goal = section("azul", "goal", text("aim"), text("stop", "A40"));
const table = (game: "azul" | "mini" | "grey"): Section =>
  section(
    "azul",
    "table",
    ...(game === "mini" ? [text("mini", "A6")] : []),
    text("tiles", "A1"),
    tiles("BYRKW"),
    text("displays", "A2"),
    figures("rings"),
    text("bag"),
    text("marker"),
    text("board", "A3"),
    legend(game === "grey" ? "boardGrey" : "board"),
    game === "grey" ? text("wallGrey", "A50") : text("wall", "A4"),
  );
const start = section("azul", "start", text("fill", "A30"), text("who", "A10"));
const round = section(
  "azul",
  "round",
  text("intro"),
  list(["offer", "A10–A16"], ["tiling", "A20–A22"], ["next", "A30"]),
);
const taking = section(
  "azul",
  "taking",
  text("marker", "A10"),
  text("intro", "A11"),
  list(["display", ""], ["centre", ""]),
  figures("take", "centre"),
  text("first", "A12"),
  text("end", "A16"),
);
const placing = section(
  "azul",
  "placing",
  text("one", "A13"),
  list(["colour", ""], ["wall", ""], ["full", ""], ["choice", ""]),
  figures("choice"),
);
const floor = section(
  "azul",
  "floor",
  text("falls", "A14"),
  text("cost", "A5"),
  text("over", "A14"),
  figures("overflow"),
);
const tiling = section(
  "azul",
  "tiling",
  text("order", "A20"),
  text("move", "A20"),
  text("stay", "A20"),
  figures("move"),
);
const greyTiling = section(
  "azul",
  "greyTiling",
  text("order", "A52"),
  text("choose", "A50"),
  text("must", "A50"),
  figures("greyCell"),
  text("none", "A51"),
  figures("greyFall"),
  text("stay", "A20"),
  text("taking", "A53"),
  text("turns", "A52"),
);
const scoring = section(
  "azul",
  "scoring",
  text("alone", "A21"),
  text("runs", "A21"),
  figures("alone", "row", "column", "both"),
);
const costs = section("azul", "costs", text("pay", "A22"), figures("floor"), text("clear", "A22"));
const next = section("azul", "next", text("who", "A30"), text("fill", "A30"), text("short", "A30"));
const end = section(
  "azul",
  "end",
  text("when", "A40"),
  list(["row", "A41"], ["column", "A41"], ["colour", "A41"]),
  figures("bonusRow", "bonusColumn", "bonusColour"),
);
const ties = section("azul", "ties", text("winner", "A42"), text("tie", "A42"));
const rare = (isGrey: boolean): Section =>
  section(
    "azul",
    "rare",
    list(
      ["fullFloor", "A15"],
      ["noMarker", "A31"],
      ["noTiles", "A32"],
      ["stalled", "A33"],
      ...(isGrey ? ([["bare", "A33"]] as const) : []),
    ),
  );
const grey = section("azul", "grey", text("what", "A50–A53"), { kind: "grey-link" });
const tournament = section(
  "azul",
  "tournament",
  text("intro"),
  list(
    ["wall", "T1, T8"],
    ["displays", "T2"],
    ["lot", "T3"],
    ["time", "T4"],
    ["stopped", "T5"],
    ["points", "T13, T14"],
    ["leaving", "T21, T22"],
    ["talk", "T7"],
  ),
);

const coloured = (game: "azul" | "mini"): Section[] => [
  goal,
  table(game),
  start,
  round,
  taking,
  placing,
  floor,
  tiling,
  scoring,
  costs,
  next,
  end,
  ties,
  rare(false),
  grey,
  ...(game === "azul" ? [tournament] : []),
];

const duel: Section[] = [
  section("duel", "goal", text("aim", "D43")),
  section(
    "duel",
    "table",
    text("tiles", "D1"),
    tiles("BYRKTS"),
    text("trays", "D3"),
    text("plates", "D4"),
    figures("plates"),
    text("chips", "D5"),
    text("scoring", "D6"),
    text("board", "D2"),
    legend("duelBoard"),
  ),
  section("duel", "setup", list(["scores", "D10"], ["plates", "D10"], ["trays", "D10"], ["first", "D11"])),
  section(
    "duel",
    "turn",
    text("intro"),
    list(["plate", "D20"], ["sun", "D21"], ["moon", "D22"], ["chip", "D23"]),
    text("end", "D25"),
  ),
  section(
    "duel",
    "plate",
    text("token", "D20"),
    text("pile", "D20"),
    text("free", "D20"),
    text("lay", "D20"),
    figures("turns"),
    text("both", "D20"),
    text("kinds", "D4"),
  ),
  section("duel", "sun", text("take", "D21"), list(["small", "D21"], ["large", "D21"]), figures("sun")),
  section("duel", "moon", text("take", "D22"), text("top", "D22"), figures("moon"), text("first", "D22")),
  section("duel", "chip", text("reveal", "D23"), text("take", "D23")),
  section("duel", "placing", text("one", "D24"), text("breaks", "D24"), text("free", "D24")),
  section(
    "duel",
    "tiling",
    text("order", "D30, D38"),
    text("move", "D30"),
    list(["wait", "D32"], ["breaks", "D32"]),
    text("rest", "D35"),
  ),
  section(
    "duel",
    "spending",
    text("when", "D31"),
    text("price", "D31"),
    figures("chips"),
    text("only", "D31"),
    text("gone", "D31"),
  ),
  section("duel", "scoring", text("tile", "D33"), text("special", "D34, D7"), figures("dome")),
  section("duel", "costs", text("pay", "D36"), figures("broken")),
  section("duel", "next", text("fill", "D40"), text("who", "D41")),
  section("duel", "end", text("when", "D43"), text("tie", "D43")),
  section("duel", "goals", text("intro", "D6"), { kind: "goals" }),
  section("duel", "hidden", text("nobody", "D50"), text("drawer", "D50")),
  section("duel", "rare", list(["alike", "D10"], ["firstTile", "D42"], ["short", "D40"], ["same", "D41"])),
  section("duel", "box", text("text", "D4–D7")),
];

export const CONTENTS: Readonly<Record<Game, readonly Section[]>> = {
  azul: coloured("azul"),
  mini: coloured("mini"),
  grey: [
    goal,
    table("grey"),
    start,
    round,
    taking,
    placing,
    floor,
    greyTiling,
    scoring,
    costs,
    next,
    end,
    ties,
    rare(true),
  ],
  duel,
};

/** The summary on one screen: which sentences, each with a little picture. */
export const MINUTE = {
  azul: ["take", "place", "tile", "score", "end"],
  mini: ["take", "place", "tile", "score", "end"],
  grey: ["take", "place", "tileGrey", "score", "end"],
  duel: ["turn", "take", "place", "tile", "score", "end"],
} as const satisfies Record<Game, readonly string[]>;

/** The words of a section, by its id. */
export function wordsOf(words: Words, game: Game, id: string): Readonly<Record<string, string>> {
  const part: Readonly<Record<string, Readonly<Record<string, string>>>> = game === "duel" ? words.duel : words.azul;
  return part[id]!;
}

export function isGame(name: string | undefined): name is Game {
  return (GAME_NAMES as readonly (string | undefined)[]).includes(name);
}
