import type en from "../en/azul";
import { plural, signed } from "../numbers";

const colours: Readonly<Record<string, string>> = { B: "albastră", Y: "galbenă", R: "roșie", K: "neagră", W: "albă" };
const several: Readonly<Record<string, string>> = { B: "albastre", Y: "galbene", R: "roșii", K: "negre", W: "albe" };
const tiles = (count: number, colour: string): string =>
  plural("ro", count, {
    one: `# piesă ${colours[colour]}`,
    few: `# piese ${several[colour]}`,
    other: `# de piese ${several[colour]}`,
  });
const points = (count: number): string =>
  plural("ro", count, { one: "# punct", few: "# puncte", other: "# de puncte" });

const texts: typeof en = {
  table: "Masa",
  offer: "Fabrici și centru",
  colours,
  tiles,
  points,
  signed: (value) => signed("ro", value),
  pick: (source, count, colour, marker) =>
    `${source === "C" ? "Centru" : `Fabrica ${source}`}: ${tiles(count, colour)}${marker ? " și piesa de prim jucător" : ""}`,
  target: (line) => (line === "F" ? "Linia podelei" : `Rândul ${line}`),
  fills: "rând complet",
  gains: (count) => `va aduce ${points(count)}`,
  falls: (count) => plural("ro", count, { one: "cade # piesă", few: "cad # piese", other: "cad # de piese" }),
  markerFalls: "cade piesa de prim jucător",
  costs: (count) => `costă ${points(count)}`,
  toLid: (count) =>
    plural("ro", count, {
      one: "# piesă ajunge în cutie",
      few: "# piese ajung în cutie",
      other: "# de piese ajung în cutie",
    }),
  cell: (row, column) => `Rândul ${row}, coloana ${column}`,
  whichColumn: (colour, line) => `Unde merge piesa ${colours[colour]} de pe rândul ${line}?`,
  board: (name, score) => `${name}: ${points(score)}`,
  others: "Celelalte planșe",
  score: "Scor",
  startsNext: "Începe runda următoare",
  supply: "Săculeț și cutie",
  bag: "Săculeț",
  lid: "Cutie",
  lost: "Scoase din joc",
  inAll: (count) => plural("ro", count, { one: "# piesă", few: "# piese", other: "# de piese" }),
  refill: "Când săculețul e gol, piesele din cutie se întorc în el.",
  withdrawn: "A părăsit masa",
  stopped: "Masa s-a oprit: nimeni nu a luat piese. Un arbitru hotărăște cum se continuă.",
  void: "Jocul este anulat: nu contează pentru nimeni.",
  wins: (names) => `Victorie: ${names}`,
  idle: "În ultima rundă nicio piesă nu a ajuns pe un rând de formare. Dacă se repetă, jocul se termină.",
  bare: (count) =>
    `De ${count} runde nicio piesă nu a ajuns pe un perete. După cinci astfel de runde jocul se termină.`,
  passed: (count) =>
    plural("ro", count, {
      one: "# tură pierdută la rând",
      few: "# ture pierdute la rând",
      other: "# de ture pierdute la rând",
    }),
  help: "Jocul cu tastatura",
  keys: [
    ["← →", "de la o fabrică la alta"],
    ["↑ ↓", "de la o culoare la alta sau de la un rând la altul"],
    ["Enter", "ia piesele, apoi pune-le jos"],
    ["1 – 5", "pune-le pe acest rând"],
    ["0", "lasă-le să cadă pe linia podelei"],
    ["Esc", "pune-le la loc"],
    ["?", "arată acest ajutor"],
  ],
  mouse: "Cu degetul sau cu mausul: trage piesele pe un rând sau atinge piesele, apoi rândul.",
};

export default texts;
