import type en from "../en/reader";
import { number, plural, signed } from "../numbers";

const L = "ro";
const colours = {
  B: "albastru",
  Y: "galben",
  R: "roșu",
  K: "negru",
  W: "alb",
  T: "turcoaz",
  S: "special",
  "*": "joker",
};
/** Cum se acordă cu „piesă” și cu „piese”. */
const ONE: Readonly<Record<string, string>> = {
  B: "albastră",
  Y: "galbenă",
  R: "roșie",
  K: "neagră",
  W: "albă",
  T: "turcoaz",
  S: "specială",
};
const MANY: Readonly<Record<string, string>> = {
  B: "albastre",
  Y: "galbene",
  R: "roșii",
  K: "negre",
  W: "albe",
  T: "turcoaz",
  S: "speciale",
};
const name = (colour: string): string => colours[colour as keyof typeof colours] ?? colour;
const tile = (colour: string): string => `piesă ${ONE[colour] ?? ""}`.trim();
const tiles = (count: number, colour = ""): string => {
  const many = `piese ${MANY[colour] ?? ""}`.trim();
  return plural(L, count, { one: `o ${tile(colour)}`, few: `# ${many}`, other: `# de ${many}` });
};
const points = (count: number): string => plural(L, count, { one: "# punct", few: "# puncte", other: "# de puncte" });
const fall = (count: number): string =>
  plural(L, count, { one: "cade o piesă", few: "cad # piese", other: "cad # de piese" });
const breaking = (count: number): string =>
  plural(L, count, { one: "se sparge o piesă", few: "se sparg # piese", other: "se sparg # de piese" });
const kinds = { S: "specială", W: "joker" };

const texts: typeof en = {
  colours,
  unknown: "necunoscut",
  tile,
  tiles,
  theTiles: (colour) => `piesele ${MANY[colour] ?? ""}`.trim(),
  points,
  seat: (seat) => (seat ? `Locul ${seat}` : "Cineva"),
  marker: "piesa primului jucător",
  firstTile: "piesa primului jucător",
  withMarker: ", cu piesa primului jucător",
  withFirstTile: ", cu piesa primului jucător",
  fromDisplay: (display) => `de la fabrica ${display}`,
  fromCentre: "din centru",
  fromSun: (tray) => (tray ? `de pe soarele tăvii mici ${tray}` : "de pe soarele tăvii mari"),
  fromMoon: "de pe luni",
  takesToFloor: (who, what, from, first, breaks) =>
    `${who}: ${what} ${from}${first}, ${breaks ? "totul spart" : "pe linia podelei"}.`,
  takesToLine: (who, what, from, first, line, lacks, falls, breaks) => {
    const state =
      lacks === null
        ? ""
        : lacks
          ? plural(L, lacks, { one: ", mai lipsește #", few: ", mai lipsesc #", other: ", mai lipsesc #" })
          : ", acum complet";
    return `${who}: ${what} ${from}${first}, pe rândul ${line}${state}${falls ? `; ${breaks ? breaking(falls) : fall(falls)}` : ""}.`;
  },
  places: (who, what, line, column) => `${who}: ${what ?? "piesa"} de pe rândul ${line} în coloana ${column}.`,
  displaysFilled: "fabricile sunt umplute",
  traysFilled: "tăvile sunt umplute",
  dealt: (round, what, first) =>
    `${round === null ? "Rundă nouă" : `Runda ${number(L, round)}`}: ${what}${first ? `. Primul jucător: ${first}` : ""}.`,
  pass: (who) => `${who}: timpul a expirat, tura se pierde.`,
  withdraw: (who) => `${who}: în afara jocului.`,
  passedOver: (who) => `${who}: nicio acțiune posibilă, tura este sărită.`,
  resume: "Arbitrul lasă masa să joace mai departe.",
  void: "Arbitrul declară masa nulă.",
  top: (kind) => `Deasupra teancului: ${kind ? `o placă ${kinds[kind]}` : "o placă necunoscută"}.`,
  up: (plate) => `Placă nouă la vedere: ${plate}.`,
  reveal: (tray, chip) => `Tava mică ${tray} este goală și își arată jetonul: ${chip}.`,
  stack: (who, tray, order) => `${who}: restul, stivuit${tray ? ` pe tava mică ${tray}` : ""} de jos în sus: ${order}.`,
  takesChip: (who, tray, chip) => `${who}: jetonul ${chip ? `${chip} ` : ""}de pe tava mică ${tray}.`,
  takesPlate: (who, place, plate) => `${who}: placa ${place} de la vedere${plate ? `, ${plate}` : ""}.`,
  draws: (who, kind, price) =>
    `${who}: o placă ${kind ? `${kinds[kind]} ` : ""}trasă din teanc${price === null ? "" : price ? " pentru 1 punct" : ", gratuit"}.`,
  stops: (who) => `${who}: nicio altă placă trasă.`,
  fronts: (who, known, drawn, seen) => {
    const all = plural(L, drawn, {
      one: "la placa trasă",
      few: "la cele # plăci trase",
      other: "la cele # de plăci trase",
    });
    return `${who}: o privire ${all}${seen ? `: ${known}` : ", fără ca ceilalți să vadă"}.`;
  },
  keeps: (who, plate) => `${who}: placa păstrată este ${plate}.`,
  lays: (who, plate, space, turn) =>
    `${who}: placa pe spațiul ${space} al cupolei${plate ? `, așezată astfel: ${plate}` : turn ? `, rotită cu ${plural(L, turn, { one: "un sfert", few: "# sferturi", other: "# de sferturi" })}` : ""}.`,
  under: (who, kind) => `${who}: o placă ${kind ? `${kinds[kind]} ` : ""}sub teanc.`,
  spends: (who, chips, count, line) =>
    count
      ? `${who}: ${plural(L, count, { one: "un jeton cheltuit", few: "# jetoane cheltuite", other: "# de jetoane cheltuite" })}${line ? ` pentru a completa rândul ${line}` : ""}: ${chips}.`
      : `${who}: niciun jeton cheltuit${line ? ` pe rândul ${line}` : ""}.`,
  across: (length) => `${number(L, length)} pe orizontală`,
  down: (length) => `${number(L, length)} pe verticală`,
  alone: "izolată",
  scoresTile: (who, what, row, column, score, why) =>
    `${who}, linia ${row}: ${what} în coloana ${column}, ${points(score)} (${why}).`,
  scoresSpecial: (who, row, column, score) =>
    `${who}, linia ${row}: placa este plină; piesă specială în coloana ${column}, ${points(score)}.`,
  lineFalls: (who, line, colour, floor, lid) =>
    `${who}, rândul ${line}: niciun loc pentru ${name(colour)}; ${fall(floor + lid)}${lid ? `, dintre care ${number(L, lid)} în cutie` : ""}.`,
  lineBreaks: (who, line, colour, broken, tower) =>
    `${who}, rândul ${line}: niciun loc pentru ${name(colour)}; ${breaking(broken + tower)}${tower ? `, dintre care ${number(L, tower)} în turn` : ""}.`,
  pays: (who, breaks, items, cost, paid) =>
    `${who}, ${breaks ? "piese sparte" : "linia podelei"} (${items}): ${paid < cost ? `costă ${points(cost)}, din care ${plural(L, paid, { one: "se poate plăti doar #", few: "se pot plăti doar #", other: "se pot plăti doar #" })}` : `minus ${points(cost)}`}.`,
  over2: (above, below) => `${above} peste ${below}`,
  over: (clause, who) => {
    const by = who ? ` (${who})` : "";
    switch (clause) {
      case "A40":
        return `Jocul s-a terminat: o linie orizontală este completă${by}.`;
      case "A33":
        return "Jocul s-a terminat: timp de două runde nicio piesă nu a ajuns pe un rând de formare.";
      case "A33-wall":
        return "Jocul s-a terminat: timp de cinci runde nicio piesă nu a ajuns pe un perete.";
      case "A32":
        return "Jocul s-a terminat: nu mai este nicio piesă de împărțit.";
      case "T22":
        return `Jocul s-a terminat: au rămas mai puțin de doi jucători${by}.`;
      case "T5":
        return "Jocul s-a terminat: arbitrul a declarat masa nulă.";
      case "D43":
        return "Jocul s-a terminat: a cincea rundă s-a încheiat.";
      default:
        return `Jocul s-a terminat${by}.`;
    }
  },
  voided: "Masa este nulă: jocul nu contează pentru nimeni.",
  bonusFor: (kind, count) => {
    switch (kind) {
      case "rows":
        return plural(L, count, { one: "o linie completă", few: "# linii complete", other: "# de linii complete" });
      case "columns":
        return plural(L, count, {
          one: "o coloană completă",
          few: "# coloane complete",
          other: "# de coloane complete",
        });
      case "colours":
        return plural(L, count, { one: "o culoare completă", few: "# culori complete", other: "# de culori complete" });
      case "kinds":
        return plural(L, count, {
          one: "o linie cu cinci feluri",
          few: "# linii cu cinci feluri",
          other: "# de linii cu cinci feluri",
        });
      case "edge":
        return plural(L, count, {
          one: "o piesă pe margine",
          few: "# piese pe margine",
          other: "# de piese pe margine",
        });
      case "diagonals":
        return plural(L, count, {
          one: "o diagonală completă",
          few: "# diagonale complete",
          other: "# de diagonale complete",
        });
      case "corners":
        return plural(L, count, {
          one: "o placă de colț plină",
          few: "# plăci de colț pline",
          other: "# de plăci de colț pline",
        });
      case "wilds":
        return plural(L, count, {
          one: "un spațiu joker, umplut",
          few: "# spații joker, toate umplute",
          other: "# de spații joker, toate umplute",
        });
      case "specials":
        return plural(L, count, {
          one: "un spațiu special gol",
          few: "# spații speciale goale",
          other: "# de spații speciale goale",
        });
      default:
        return number(L, count);
    }
  },
  bonus: (who, what, score) => `${who}: ${signed(L, score)} pentru ${what}.`,
  placed: (place, who, score) => `Locul ${place}: ${who}, ${points(score)}.`,
  wins: (winners, count, tie) => {
    if (count > 1) return `Victorie împărțită: ${winners}, cu puncte egale și tot atâtea linii complete.`;
    const why =
      tie === "rows"
        ? " (puncte egale, mai multe linii complete)"
        : tie === "first-tile"
          ? " (puncte egale, primul jucător al ultimei runde)"
          : "";
    return `Câștigător: ${winners}${why}.`;
  },
};

export default texts;
