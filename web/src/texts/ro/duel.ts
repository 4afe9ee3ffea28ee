import type { Landing } from "../../games/duel/preview";
import type en from "../en/duel";
import { list, number, plural } from "../numbers";

const COLOURS: Readonly<Record<string, string>> = {
  B: "albastru",
  Y: "galben",
  R: "roșu",
  K: "negru",
  T: "turcoaz",
  S: "special",
  "*": "joker",
};
const ONE: Readonly<Record<string, string>> = { B: "albastră", Y: "galbenă", R: "roșie", K: "neagră", T: "turcoaz" };
const SEVERAL: Readonly<Record<string, string>> = { B: "albastre", Y: "galbene", R: "roșii", K: "negre", T: "turcoaz" };
const colour = (letter: string): string => COLOURS[letter] ?? letter;
const tiles = (count: number, letter: string): string =>
  plural("ro", count, {
    one: `# piesă ${ONE[letter]}`,
    few: `# piese ${SEVERAL[letter]}`,
    other: `# de piese ${SEVERAL[letter]}`,
  });
const points = (count: number): string =>
  plural("ro", count, { one: "# punct", few: "# puncte", other: "# de puncte" });
const plate = (front: string): string => list("ro", [...front.replace("/", "")].map(colour));
const chip = (name: string): string => [...name].map(colour).join(" și ");
const tray = (place: number): string => (place === 0 ? "tăvii mari" : `tăvii ${place}`);
const kind = (back: string | null): string => (back === "S" ? "specială" : back === "W" ? "joker" : "necunoscută");

function breaking(landing: Landing): string {
  const broken = landing.broken + landing.tower;
  const said = broken
    ? [plural("ro", broken, { one: "se sparge # piesă", few: "se sparg # piese", other: "se sparg # de piese" })]
    : [];
  if (landing.cost) said.push(`costă ${points(landing.cost)}`);
  return said.join(", ");
}

const texts: typeof en = {
  colour,
  plate,
  chip,
  points,
  boardOf: (name) => `Planșa: ${name}`,
  tokens: "pioni",
  chipsToTake: "jetoane de luat",
  tokensLeft: (count) =>
    plural("ro", count, { one: "# pion rămas", few: "# pioni rămași", other: "# de pioni rămași" }),
  chipsLeft: (count) =>
    plural("ro", count, {
      one: "încă # jeton de luat în această rundă",
      few: "încă # jetoane de luat în această rundă",
      other: "încă # de jetoane de luat în această rundă",
    }),

  pile: "Teanc",
  display: "Plăci la vedere",
  hand: "În mână",
  drawn: "Trase",
  round: (round) => `Runda ${round} din 5`,
  roundShort: "Runda",
  bag: "Săculeț",
  tower: "Turn",
  inAll: "în total",
  supply: "Ce a mai rămas",
  lookUp: (bag, tower) => `Săculeț ${number("ro", bag)}, turn ${number("ro", tower)}: vezi ce a mai rămas`,
  pileFromTop: (count) =>
    plural("ro", count, {
      one: "Teancul: # placă",
      few: "Teancul, de sus: # plăci",
      other: "Teancul, de sus: # de plăci",
    }),
  inPile: (back, front) => (front ? `Placă: ${plate(front)}` : `Placă ${kind(back)}, cu fața în jos`),
  knownBy: (names) => `văzută de ${list("ro", names)}`,
  unseenPlates: (count) =>
    plural("ro", count, {
      one: "# placă pe care nu ai văzut-o",
      few: "# plăci pe care nu le-ai văzut",
      other: "# de plăci pe care nu le-ai văzut",
    }),
  unseenChips: (count) =>
    plural("ro", count, {
      one: "# jeton pe care nu l-ai văzut",
      few: "# jetoane pe care nu le-ai văzut",
      other: "# de jetoane pe care nu le-ai văzut",
    }),

  scoringTiles: "Cartonașe de punctaj, numărate la sfârșitul jocului",
  scoringName: (name) =>
    ({
      rows: "Linii",
      colours: "Culori",
      columns: "Coloane",
      edge: "Margine",
      diagonals: "Diagonale",
      corners: "Colțuri",
      wilds: "Spații joker",
      specials: "Spații speciale",
    })[name] ?? name,
  scoringWorth: (name, worth) => {
    const each = number("ro", Math.abs(worth[name] ?? 0));
    switch (name) {
      case "rows":
        return `${each} pentru fiecare linie completă`;
      case "colours":
        return `${each} pentru fiecare linie cu cinci feluri`;
      case "columns":
        return `${each} pentru fiecare coloană completă`;
      case "edge":
        return `${each} pentru fiecare piesă de pe margine`;
      case "diagonals":
        return `${each} pentru fiecare diagonală completă`;
      case "corners":
        return `colț plin: ${worth["upper_corners"]} sus, ${worth["lower_corners"]} jos`;
      case "wilds":
        return `${each} de fiecare, dacă toate sunt pline`;
      default:
        return `−${each} pentru fiecare rămas gol`;
    }
  },

  over: "Jocul s-a terminat.",
  dealt: "Se pregătește runda următoare …",
  waitsFor: (stage, name) =>
    ({
      "first-plate": `${name} alege prima placă …`,
      stack: `${name} stivuiește restul …`,
      drawing: `${name} trage plăci …`,
      keep: `${name} păstrează una dintre plăcile trase …`,
      lay: `${name} așază o placă …`,
      under: `${name} pune plăci sub teanc …`,
      chips: `${name} poate cheltui jetoane …`,
      cell: `${name} placează cupola …`,
    })[stage] ?? `${name} se gândește …`,
  yourTurn: "E rândul tău.",
  turn: (hasTiles, hasToken, hasChip) => {
    const ways = [
      ...(hasTiles ? ["piese de o culoare"] : []),
      ...(hasToken ? ["o placă"] : []),
      ...(hasChip ? ["un jeton descoperit"] : []),
    ];
    return ways.length
      ? `E rândul tău: ia ${new Intl.ListFormat("ro", { type: "disjunction" }).format(ways)}.`
      : "E rândul tău.";
  },
  hintTurn: "Soare: iei o culoare, restul se stivuiește pe lună. Luni: iei o culoare din tot ce stă deasupra.",
  hintPlate:
    "Rândul 1 ține de linia 1 a cupolei, rândul 2 de linia 2 și tot așa: piesele merg pe spații de culoarea lor.",
  firstPlate: "Alege prima ta placă și un loc pentru ea în cupolă.",
  whichLine: (count, letter, first) =>
    `Pe ce rând ${plural("ro", count, { one: "merge", few: "merg", other: "merg" })} ${tiles(count, letter)}?${first ? " Vine și piesa primului jucător." : ""}`,
  whichSpace: "Alege un loc liber din cupolă. Rotește placa cum vrei (R).",
  turnAndLay: "Rotește placa până se potrivește, apoi așaz-o. Rămâne acolo.",
  reallyDraw: "Tragi plăci cu fața în jos, le privești pe toate și păstrezi una. Restul merge sub teanc.",
  drawMore: "Mai tragi una sau te oprești și le privești?",
  keepOne: "Păstrează una dintre aceste plăci. Ea merge în cupola ta.",
  underNext: "Care placă merge prima sub teanc? Următoarele stau sub ea.",
  stackRest: "Stivuiește restul de jos în sus: se poate lua doar piesa de deasupra.",
  spendOn: (line, missing, letter) =>
    `Completezi rândul ${line} cu jetoane? ${plural("ro", missing, { one: "Lipsește # piesă", few: "Lipsesc # piese", other: "Lipsesc # de piese" })}: fiecare pentru 2 jetoane ${SEVERAL[letter]} sau oricare 3.`,
  whichCell: (line, letter) => `Unde merge piesa ${ONE[letter]} pe linia ${line} a cupolei?`,

  cancel: "Renunță",
  breakAll: "Sparge tot",
  breakShort: "Sparge",
  turnShort: "Rotește",
  turnPlate: "Rotește placa spre dreapta (R)",
  turnLeft: "Rotește placa spre stânga",
  lay: "Așaz-o aici",
  drawOne: (cost) => (cost ? `Trage pentru ${points(cost)}` : "Trage (gratuit)"),
  drawAgain: (cost) => (cost ? `Încă una (${points(cost)})` : "Încă una (gratuit)"),
  stop: "Oprește-te și privește",
  stackOrder: "Stiva",
  bottom: "jos",
  top: "sus",
  stackSo: "Stivuiește așa",
  asItLies: "Așa cum sunt",
  stackNext: (letter, place) => `Locul ${place} de jos: ${colour(letter)}`,
  spend: (count) =>
    plural("ro", count, {
      one: "Cheltuie # jeton",
      few: "Cheltuie # jetoane",
      other: "Cheltuie # de jetoane",
    }),
  spendNone: "Păstrează jetoanele",

  sunTake: (place, count, letter) => `Soarele ${tray(place)}: ${tiles(count, letter)}`,
  moonTake: (count, letter, first) => `Luna: ${tiles(count, letter)}${first ? ", cu piesa primului jucător" : ""}`,
  takeChip: (place, name) => `Jetonul tăvii ${place}: ${chip(name)}`,
  takePlate: (front) => `Placă: ${plate(front)}`,
  drawFrom: (back, score) =>
    `Trage din teanc, deasupra o placă ${kind(back)}, ${score ? `pentru ${points(1)}` : "gratuit"}`,
  keepPlate: (front) => `Păstrează: ${front ? plate(front) : "placă necunoscută"}`,
  underPlate: (front) => `Sub teanc: ${front ? plate(front) : "placă necunoscută"}`,
  toLine: (line, landing) => {
    const said = [
      landing.completes
        ? "complet"
        : plural("ro", landing.from + landing.placed, {
            one: `# piesă din ${line}`,
            few: `# piese din ${line}`,
            other: `# de piese din ${line}`,
          }),
    ];
    const lost = breaking(landing);
    return `Rândul ${line}: ${[...said, ...(lost ? [lost] : [])].join(", ")}`;
  },
  toBroken: (landing) => `Sparge tot: ${breaking(landing) || "nu costă nimic"}`,
  toSpace: (space) =>
    `Locul din cupolă ${["de sus", "din mijloc", "de jos"][Math.floor((space - 1) / 3)]}, ${["stânga", "centru", "dreapta"][(space - 1) % 3]}`,
  toCell: (row, column, scored, special) =>
    `Linia ${row}, coloana ${column}: ${points(scored)}${special ? `, și ${points(special)} pentru o piesă specială` : ""}`,
  ownChip: (name) => `Jetonul tău: ${chip(name)}`,
};

export default texts;
