import type en from "../en/reader";
import { number, plural, signed } from "../numbers";

const L = "it";
const colours = {
  B: "blu",
  Y: "giallo",
  R: "rosso",
  K: "nero",
  W: "bianco",
  T: "turchese",
  S: "speciale",
  "*": "jolly",
};
/** Come aggettivo di "piastrella" e di "piastrelle". */
const ONE: Readonly<Record<string, string>> = {
  B: "blu",
  Y: "gialla",
  R: "rossa",
  K: "nera",
  W: "bianca",
  T: "turchese",
  S: "speciale",
};
const MANY: Readonly<Record<string, string>> = {
  B: "blu",
  Y: "gialle",
  R: "rosse",
  K: "nere",
  W: "bianche",
  T: "turchesi",
  S: "speciali",
};
const name = (colour: string): string => colours[colour as keyof typeof colours] ?? colour;
const tile = (colour: string): string => `piastrella ${ONE[colour] ?? ""}`.trim();
const tiles = (count: number, colour = ""): string =>
  plural(L, count, { one: `# ${tile(colour)}`, other: `# piastrelle ${MANY[colour] ?? ""}`.trim() });
const points = (count: number): string => plural(L, count, { one: "# punto", other: "# punti" });
const kinds = { S: "speciale", W: "jolly" };

const texts: typeof en = {
  colours,
  unknown: "sconosciuto",
  tile,
  tiles,
  theTiles: (colour) => `le piastrelle ${MANY[colour] ?? ""}`.trim(),
  points,
  seat: (seat) => (seat ? `Posto ${seat}` : "Qualcuno"),
  marker: "segnalino primo giocatore",
  firstTile: "piastrella primo giocatore",
  withMarker: ", con il segnalino primo giocatore",
  withFirstTile: ", con la piastrella primo giocatore",
  fromDisplay: (display) => `dal vassoio ${display}`,
  fromCentre: "dal centro",
  fromSun: (tray) => (tray ? `dal lato sole del vassoio piccolo ${tray}` : "dal lato sole del vassoio grande"),
  fromMoon: "dai lati luna",
  takesToFloor: (who, what, from, first, breaks) =>
    `${who}: ${what} ${from}${first}, ${breaks ? "tutto rotto" : "sulla linea del pavimento"}.`,
  takesToLine: (who, what, from, first, line, lacks, falls, breaks) => {
    const state =
      lacks === null
        ? ""
        : lacks
          ? plural(L, lacks, { one: ", ne manca #", other: ", ne mancano #" })
          : ", ora completa";
    const over = breaks
      ? plural(L, falls, { one: "; # piastrella si rompe", other: "; # piastrelle si rompono" })
      : plural(L, falls, { one: "; # piastrella cade", other: "; # piastrelle cadono" });
    return `${who}: ${what} ${from}${first}, sulla linea ${line}${state}${falls ? over : ""}.`;
  },
  places: (who, what, line, column) => `${who}: ${what ?? "piastrella"} della linea ${line} nella colonna ${column}.`,
  displaysFilled: "i vassoi sono riempiti",
  traysFilled: "i vassoi sono riempiti",
  dealt: (round, what, first) =>
    `${round === null ? "Nuovo round" : `Round ${number(L, round)}`}: ${what}${first ? `. Primo giocatore: ${first}` : ""}.`,
  pass: (who) => `${who}: tempo scaduto, turno perso.`,
  withdraw: (who) => `${who}: fuori dalla partita.`,
  passedOver: (who) => `${who}: nessuna azione possibile, turno saltato.`,
  resume: "L’arbitro fa riprendere il tavolo.",
  void: "L’arbitro dichiara nullo il tavolo.",
  top: (kind) => `In cima alla pila: ${kind ? `una lastra ${kinds[kind]}` : "una lastra sconosciuta"}.`,
  up: (plate) => `Nuova lastra scoperta: ${plate}.`,
  reveal: (tray, chip) => `Il vassoio piccolo ${tray} è vuoto e mostra il suo gettone: ${chip}.`,
  stack: (who, tray, order) =>
    `${who}: il resto impilato${tray ? ` sul vassoio piccolo ${tray}` : ""}, dal basso: ${order}.`,
  takesChip: (who, tray, chip) => `${who}: il gettone ${chip ? `${chip} ` : ""}del vassoio piccolo ${tray}.`,
  takesPlate: (who, place, plate) => `${who}: la lastra scoperta ${place}${plate ? `, ${plate}` : ""}.`,
  draws: (who, kind, price) =>
    `${who}: una lastra ${kind ? `${kinds[kind]} ` : ""}pescata dalla pila${price === null ? "" : price ? " per 1 punto" : " gratis"}.`,
  stops: (who) => `${who}: nessun’altra lastra pescata.`,
  fronts: (who, known, drawn, seen) => {
    const all = plural(L, drawn, { one: "alla lastra pescata", other: "alle # lastre pescate" });
    return `${who}: uno sguardo ${all}${seen ? `: ${known}` : ", senza mostrare agli altri"}.`;
  },
  keeps: (who, plate) => `${who}: tenuta la lastra ${plate}.`,
  lays: (who, plate, space, turn) =>
    `${who}: lastra nella casella ${space} della cupola${plate ? `, così orientata: ${plate}` : turn ? `, ruotata di ${plural(L, turn, { one: "# quarto", other: "# quarti" })}` : ""}.`,
  under: (who, kind) => `${who}: una lastra ${kind ? `${kinds[kind]} ` : ""}sotto la pila.`,
  spends: (who, chips, count, line) =>
    count
      ? `${who}: ${plural(L, count, { one: "# gettone speso", other: "# gettoni spesi" })}${line ? ` per completare la linea ${line}` : ""}: ${chips}.`
      : `${who}: nessun gettone speso${line ? ` per la linea ${line}` : ""}.`,
  across: (length) => `${number(L, length)} in orizzontale`,
  down: (length) => `${number(L, length)} in verticale`,
  alone: "isolata",
  scoresTile: (who, what, row, column, score, why) =>
    `${who}, riga ${row}: ${what} nella colonna ${column}, ${points(score)} (${why}).`,
  scoresSpecial: (who, row, column, score) =>
    `${who}, riga ${row}: la lastra è piena; piastrella speciale nella colonna ${column}, ${points(score)}.`,
  lineFalls: (who, line, colour, floor, lid) =>
    `${who}, linea ${line}: nessuna casella per il ${name(colour)}; ${plural(L, floor + lid, { one: "# piastrella cade", other: "# piastrelle cadono" })}${lid ? `, di cui ${number(L, lid)} nella scatola` : ""}.`,
  lineBreaks: (who, line, colour, broken, tower) =>
    `${who}, linea ${line}: nessuno spazio per il ${name(colour)}; ${plural(L, broken + tower, { one: "# piastrella si rompe", other: "# piastrelle si rompono" })}${tower ? `, di cui ${number(L, tower)} nella torre` : ""}.`,
  pays: (who, breaks, items, cost, paid) =>
    `${who}, ${breaks ? "piastrelle rotte" : "linea del pavimento"} (${items}): ${paid < cost ? `costo ${points(cost)}, ma ${plural(L, paid, { one: "se ne paga solo #", other: "se ne pagano solo #" })}` : `meno ${points(cost)}`}.`,
  over2: (above, below) => `${above} sopra ${below}`,
  over: (clause, who) => {
    const by = who ? ` (${who})` : "";
    switch (clause) {
      case "A40":
        return `La partita è finita: una linea orizzontale è completa${by}.`;
      case "A33":
        return "La partita è finita: per due round nessuna piastrella è arrivata su una linea quadrettata.";
      case "A33-wall":
        return "La partita è finita: per cinque round nessuna piastrella è arrivata su una parete.";
      case "A32":
        return "La partita è finita: non ci sono più piastrelle da distribuire.";
      case "T22":
        return `La partita è finita: restano meno di due giocatori${by}.`;
      case "T5":
        return "La partita è finita: l’arbitro ha dichiarato nullo il tavolo.";
      case "D43":
        return "La partita è finita: il quinto round è concluso.";
      default:
        return `La partita è finita${by}.`;
    }
  },
  voided: "Il tavolo è nullo: la partita non conta per nessuno.",
  bonusFor: (kind, count) => {
    switch (kind) {
      case "rows":
        return plural(L, count, { one: "# riga completa", other: "# righe complete" });
      case "columns":
        return plural(L, count, { one: "# colonna completa", other: "# colonne complete" });
      case "colours":
        return plural(L, count, { one: "# colore completo", other: "# colori completi" });
      case "kinds":
        return plural(L, count, { one: "# riga con cinque tipi", other: "# righe con cinque tipi" });
      case "edge":
        return plural(L, count, { one: "# piastrella sul bordo", other: "# piastrelle sul bordo" });
      case "diagonals":
        return plural(L, count, { one: "# diagonale completa", other: "# diagonali complete" });
      case "corners":
        return plural(L, count, { one: "# lastra d’angolo piena", other: "# lastre d’angolo piene" });
      case "wilds":
        return plural(L, count, { one: "# casella jolly, riempita", other: "# caselle jolly, tutte riempite" });
      case "specials":
        return plural(L, count, { one: "# casella speciale vuota", other: "# caselle speciali vuote" });
      default:
        return number(L, count);
    }
  },
  bonus: (who, what, score) => `${who}: ${signed(L, score)} per ${what}.`,
  placed: (place, who, score) => `Al ${place}º posto: ${who}, ${points(score)}.`,
  wins: (winners, count, tie) => {
    if (count > 1) return `Vittoria condivisa: ${winners}, con punti pari e lo stesso numero di righe complete.`;
    const why =
      tie === "rows"
        ? " (punti pari, più righe complete)"
        : tie === "first-tile"
          ? " (punti pari, primo giocatore dell’ultimo round)"
          : "";
    return `Vince ${winners}${why}.`;
  },
};

export default texts;
