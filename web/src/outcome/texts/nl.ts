import { number, plural } from "../../texts/numbers";
import type en from "./en";

const L = "nl";
const each = (points: number): string => `Elk ${plural(L, points, { one: "# punt", other: "# punten" })}`;

const words: typeof en = {
  winner: "Winnaar",
  shared: "Gedeelde overwinning",
  void: "Geen uitslag",
  tieRows: (points, rows) => `${each(points)}: de complete rijen beslissen, ${rows}.`,
  against: (mine, other) => `${number(L, mine)} tegen ${number(L, other)}`,
  tieShared: "Punten en complete rijen zijn gelijk.",
  tieHolder: (points) => `${each(points)}: wie in de laatste ronde de startspelertegel nam, wint.`,
  tieStarter: (points) => `${each(points)}, en niemand nam de startspelertegel: wie de laatste ronde begon, wint.`,
  place: (place) => `Plaats ${place}`,
  left: "Heeft het spel verlaten",
  tiling: "Muur, min de vloerlijn",
  tilingDuel: "Koepel, min gebroken tegels",
  total: "Eindscore",
  spared: "Een score zakt nooit onder 0",
};

export default words;
