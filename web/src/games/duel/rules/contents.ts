/** The rules page of Azul Duel. */
import { figures, legend, list, sectionsOf, text, tiles, type Section } from "../../rules";
import Goals from "./Goals.svelte";

const section = sectionsOf<"duel">();

const SECTIONS: readonly Section[] = [
  section("goal", text("aim", "D43")),
  section(
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
  section("setup", list(["scores", "D10"], ["plates", "D10"], ["trays", "D10"], ["first", "D11"])),
  section(
    "turn",
    text("intro"),
    list(["plate", "D20"], ["sun", "D21"], ["moon", "D22"], ["chip", "D23"]),
    text("end", "D25"),
  ),
  section(
    "plate",
    text("token", "D20"),
    text("pile", "D20"),
    text("free", "D20"),
    text("lay", "D20"),
    figures("turns"),
    text("both", "D20"),
    text("kinds", "D4"),
  ),
  section("sun", text("take", "D21"), list(["small", "D21"], ["large", "D21"]), figures("sun")),
  section("moon", text("take", "D22"), text("top", "D22"), figures("moon"), text("first", "D22")),
  section("chip", text("reveal", "D23"), text("take", "D23")),
  section("placing", text("one", "D24"), text("breaks", "D24"), text("free", "D24")),
  section(
    "tiling",
    text("order", "D30, D38"),
    text("move", "D30"),
    list(["wait", "D32"], ["breaks", "D32"]),
    text("rest", "D35"),
  ),
  section(
    "spending",
    text("when", "D31"),
    text("price", "D31"),
    figures("chips"),
    text("only", "D31"),
    text("gone", "D31"),
  ),
  section("scoring", text("tile", "D33"), text("special", "D34, D7"), figures("dome")),
  section("costs", text("pay", "D36"), figures("broken")),
  section("next", text("fill", "D40"), text("who", "D41")),
  section("end", text("when", "D43"), text("tie", "D43")),
  section("goals", text("intro", "D6"), { kind: "own", Block: Goals }),
  section("hidden", text("nobody", "D50"), text("drawer", "D50")),
  section("rare", list(["alike", "D10"], ["firstTile", "D42"], ["short", "D40"], ["same", "D41"])),
  section("box", text("text", "D4–D7")),
];

export const sections = (): readonly Section[] => SECTIONS;
