import { number, plural } from "../../texts/numbers";
import type en from "./en";

const L = "it";
const each = (points: number): string => `${plural(L, points, { one: "# punto", other: "# punti" })} ciascuno`;

const words: typeof en = {
  winner: "Vince",
  shared: "Vittoria condivisa",
  void: "Nessun risultato",
  tieRows: (points, rows) => `${each(points)}: decidono le righe complete, ${rows}.`,
  against: (mine, other) => `${number(L, mine)} a ${number(L, other)}`,
  tieShared: "Punti e righe complete sono pari.",
  tieHolder: (points) => `${each(points)}: vince chi ha preso la piastrella primo giocatore nell’ultimo round.`,
  tieStarter: (points) =>
    `${each(points)}, e nessuno ha preso la piastrella primo giocatore: vince chi ha iniziato l’ultimo round.`,
  place: (place) => `${place}º posto`,
  left: "Ha lasciato la partita",
  tiling: "Parete, meno la linea del pavimento",
  tilingDuel: "Cupola, meno le piastrelle rotte",
  total: "Punteggio finale",
  spared: "Nessun punteggio scende sotto 0",
};

export default words;
