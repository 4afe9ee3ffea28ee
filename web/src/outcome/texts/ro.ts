import { number, plural } from "../../texts/numbers";
import type en from "./en";

const L = "ro";
const each = (points: number): string =>
  `Câte ${plural(L, points, { one: "# punct", few: "# puncte", other: "# de puncte" })}`;

const words: typeof en = {
  winner: "Câștigă",
  shared: "Victorie împărțită",
  void: "Fără rezultat",
  tieRows: (points, rows) => `${each(points)}: decid liniile complete, ${rows}.`,
  against: (mine, other) => `${number(L, mine)} la ${number(L, other)}`,
  tieShared: "Punctele și liniile complete sunt egale.",
  tieHolder: (points) => `${each(points)}: câștigă cine a luat piesa primului jucător în ultima rundă.`,
  tieStarter: (points) =>
    `${each(points)}, iar piesa primului jucător nu a luat-o nimeni: câștigă cine a început ultima rundă.`,
  place: (place) => `Locul ${place}`,
  left: "A părăsit jocul",
  tiling: "Perete, minus linia podelei",
  tilingDuel: "Cupolă, minus piesele sparte",
  total: "Scor final",
  spared: "Niciun scor nu scade sub 0",
};

export default words;
