/** The rules page of Azul, Azul Mini and the grey wall. */
import { figures, legend, list, sectionsOf, text, tiles, type Section } from "../../rules";
import GreyLink from "./GreyLink.svelte";

const section = sectionsOf<"azul">();

const goal = section("goal", text("aim"), text("stop", "A40"));
const table = (game: "azul" | "mini" | "grey"): Section =>
  section(
    "table",
    ...(game === "mini" ? [text("mini", "A6")] : []),
    text("tiles", "A1"),
    tiles("BYRKW"),
    text("displays", "A2"),
    figures("rings"),
    text("bag"),
    text("marker"),
    text("board", "A3"),
    legend("board"),
    game === "grey" ? text("wallGrey", "A50") : text("wall", "A4"),
  );
const start = section("start", text("fill", "A30"), text("who", "A10"));
const round = section("round", text("intro"), list(["offer", "A10–A16"], ["tiling", "A20–A22"], ["next", "A30"]));
const taking = section(
  "taking",
  text("marker", "A10"),
  text("intro", "A11"),
  list(["display", ""], ["centre", ""]),
  figures("take", "centre"),
  text("first", "A12"),
  text("end", "A16"),
);
const placing = section(
  "placing",
  text("one", "A13"),
  list(["colour", ""], ["wall", ""], ["full", ""], ["choice", ""]),
  figures("choice"),
);
const floor = section("floor", text("falls", "A14"), text("cost", "A5"), text("over", "A14"), figures("overflow"));
const tiling = section("tiling", text("order", "A20"), text("move", "A20"), text("stay", "A20"), figures("move"));
const greyTiling = section(
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
  "scoring",
  text("alone", "A21"),
  text("runs", "A21"),
  figures("alone", "row", "column", "both"),
);
const costs = section("costs", text("pay", "A22"), figures("floor"), text("clear", "A22"));
const next = section("next", text("who", "A30"), text("fill", "A30"), text("short", "A30"));
const end = section(
  "end",
  text("when", "A40"),
  list(["row", "A41"], ["column", "A41"], ["colour", "A41"]),
  figures("bonusRow", "bonusColumn", "bonusColour"),
);
const ties = section("ties", text("winner", "A42"), text("tie", "A42"));
const rare = (isGrey: boolean): Section =>
  section(
    "rare",
    list(
      ["fullFloor", "A15"],
      ["noMarker", "A31"],
      ["noTiles", "A32"],
      ["stalled", "A33"],
      ...(isGrey ? ([["bare", "A33"]] as const) : []),
    ),
  );
const grey = section("grey", text("what", "A50–A53"), { kind: "own", Block: GreyLink });
const tournament = section(
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

const onGrey: Section[] = [
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
];

const CONTENTS: Readonly<Record<string, readonly Section[]>> = {
  azul: coloured("azul"),
  mini: coloured("mini"),
  grey: onGrey,
};

export const sections = (variant: string): readonly Section[] => CONTENTS[variant]!;
