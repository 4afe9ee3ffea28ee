import type { Landing } from "../../games/duel/preview";
import type en from "../en/duel";
import { list, number, plural } from "../numbers";

const COLOURS: Readonly<Record<string, string>> = {
  B: "blauw",
  Y: "geel",
  R: "rood",
  K: "zwart",
  T: "turquoise",
  S: "speciaal",
  "*": "joker",
};
const BENT: Readonly<Record<string, string>> = { B: "blauwe", Y: "gele", R: "rode", K: "zwarte", T: "turquoise" };
const colour = (letter: string): string => COLOURS[letter] ?? letter;
const tiles = (count: number, letter: string): string =>
  plural("nl", count, { one: `# ${BENT[letter]} tegel`, other: `# ${BENT[letter]} tegels` });
const points = (count: number): string => plural("nl", count, { one: "# punt", other: "# punten" });
const plate = (front: string): string => list("nl", [...front.replace("/", "")].map(colour));
const chip = (name: string): string => [...name].map(colour).join(" en ");
const tray = (place: number): string => (place === 0 ? "het grote plateau" : `plateau ${place}`);
const kind = (back: string | null): string =>
  back === "S" ? "speciale plaat" : back === "W" ? "jokerplaat" : "onbekende plaat";

function breaking(landing: Landing): string {
  const broken = landing.broken + landing.tower;
  const said = broken ? [plural("nl", broken, { one: "# tegel breekt", other: "# tegels breken" })] : [];
  if (landing.cost) said.push(`kost ${points(landing.cost)}`);
  return said.join(", ");
}

const texts: typeof en = {
  colour,
  plate,
  chip,
  points,
  boardOf: (name) => `Bord van ${name}`,
  tokens: "pionnen",
  chipsToTake: "fiches te nemen",
  tokensLeft: (count) => plural("nl", count, { one: "# pion over", other: "# pionnen over" }),
  chipsLeft: (count) =>
    plural("nl", count, { one: "nog # fiche te nemen in deze ronde", other: "nog # fiches te nemen in deze ronde" }),

  pile: "Stapel",
  display: "Open platen",
  hand: "In de hand",
  drawn: "Getrokken",
  round: (round) => `Ronde ${round} van 5`,
  roundShort: "Ronde",
  bag: "Zak",
  tower: "Toren",
  inAll: "samen",
  supply: "Wat er nog is",
  lookUp: (bag, tower) => `Zak ${number("nl", bag)}, toren ${number("nl", tower)}: bekijk wat er nog is`,
  pileFromTop: (count) =>
    plural("nl", count, { one: "De stapel: # plaat", other: "De stapel, van boven af: # platen" }),
  inPile: (back, front) => (front ? `Plaat: ${plate(front)}` : `Gedekte ${kind(back)}`),
  knownBy: (names) => `gezien door ${list("nl", names)}`,
  unseenPlates: (count) =>
    plural("nl", count, { one: "# plaat die je niet hebt gezien", other: "# platen die je niet hebt gezien" }),
  unseenChips: (count) =>
    plural("nl", count, { one: "# fiche dat je niet hebt gezien", other: "# fiches die je niet hebt gezien" }),

  scoringTiles: "Scoretegels, geteld aan het einde van het spel",
  scoringName: (name) =>
    ({
      rows: "Rijen",
      colours: "Kleuren",
      columns: "Kolommen",
      edge: "Rand",
      diagonals: "Diagonalen",
      corners: "Hoeken",
      wilds: "Jokervakken",
      specials: "Speciale vakken",
    })[name] ?? name,
  scoringWorth: (name, worth) => {
    const each = number("nl", Math.abs(worth[name] ?? 0));
    switch (name) {
      case "rows":
        return `${each} voor elke complete rij`;
      case "colours":
        return `${each} voor elke rij met vijf soorten`;
      case "columns":
        return `${each} voor elke complete kolom`;
      case "edge":
        return `${each} voor elke tegel op de rand`;
      case "diagonals":
        return `${each} voor elke complete diagonaal`;
      case "corners":
        return `volle hoek: ${worth["upper_corners"]} boven, ${worth["lower_corners"]} onder`;
      case "wilds":
        return `${each} per vak, als ze alle vol zijn`;
      default:
        return `−${each} voor elk dat leeg blijft`;
    }
  },

  over: "Het spel is uit.",
  dealt: "De volgende ronde wordt klaargelegd …",
  waitsFor: (stage, name) =>
    ({
      "first-plate": `${name} kiest een eerste plaat …`,
      stack: `${name} stapelt de rest …`,
      drawing: `${name} trekt platen …`,
      keep: `${name} houdt een van de getrokken platen …`,
      lay: `${name} legt een plaat …`,
      under: `${name} legt platen onder de stapel …`,
      chips: `${name} mag fiches uitgeven …`,
      cell: `${name} betegelt de koepel …`,
    })[stage] ?? `${name} denkt na …`,
  yourTurn: "Jij bent aan de beurt.",
  turn: (hasTiles, hasToken, hasChip) => {
    const ways = [
      ...(hasTiles ? ["tegels van één kleur"] : []),
      ...(hasToken ? ["een plaat"] : []),
      ...(hasChip ? ["een open fiche"] : []),
    ];
    return ways.length
      ? `Jouw beurt: neem ${new Intl.ListFormat("nl", { type: "disjunction" }).format(ways)}.`
      : "Jij bent aan de beurt.";
  },
  hintTurn:
    "Zonzijde: neem één kleur, de rest wordt op de maanzijde gestapeld. Maanzijden: neem één kleur van alles wat bovenop ligt.",
  hintPlate:
    "Lijn 1 hoort bij rij 1 van de koepel, lijn 2 bij rij 2, enzovoort: tegels gaan naar vakken van hun kleur.",
  firstPlate: "Kies je eerste plaat en een vak ervoor in je koepel.",
  whichLine: (count, letter, first) =>
    `Naar welke lijn ${plural("nl", count, { one: "gaat", other: "gaan" })} ${tiles(count, letter)}?${first ? " De startspelertegel komt mee." : ""}`,
  whichSpace: "Kies een vrij vak van je koepel. Draai de plaat zoals je wilt (R).",
  turnAndLay: "Draai de plaat tot ze past en leg haar dan. Ze blijft daar liggen.",
  reallyDraw: "Je trekt platen gedekt, bekijkt ze alle en houdt er één. De rest gaat onder de stapel.",
  drawMore: "Trek je er nog een, of stop je en bekijk je wat je hebt?",
  keepOne: "Houd een van deze platen. Ze gaat naar je koepel.",
  underNext: "Welke plaat gaat als eerste onder de stapel? De volgende liggen eronder.",
  stackRest: "Stapel de rest van onder af: alleen de bovenste tegel kan worden genomen.",
  spendOn: (line, missing, letter) =>
    `Lijn ${line} aanvullen met fiches? ${plural("nl", missing, { one: "Er ontbreekt # tegel", other: "Er ontbreken # tegels" })}: elk voor 2 ${BENT[letter]} fiches of 3 naar keuze.`,
  whichCell: (line, letter) => `Waar in rij ${line} van je koepel komt de ${BENT[letter]} tegel?`,

  cancel: "Terug",
  breakAll: "Breek alles",
  breakShort: "Breek",
  turnShort: "Draai",
  turnPlate: "Draai de plaat met de klok mee (R)",
  turnLeft: "Draai de plaat tegen de klok in",
  lay: "Leg hier",
  drawOne: (cost) => (cost ? `Trek voor ${points(cost)}` : "Trek (gratis)"),
  drawAgain: (cost) => (cost ? `Trek er nog een (${points(cost)})` : "Trek er nog een (gratis)"),
  stop: "Stop en bekijk",
  stackOrder: "De stapel tegels",
  bottom: "onder",
  top: "boven",
  stackSo: "Stapel zo",
  asItLies: "Zoals ze liggen",
  stackNext: (letter, place) => `Plaats ${place} van onder: ${colour(letter)}`,
  spend: (count) => plural("nl", count, { one: "Geef # fiche uit", other: "Geef # fiches uit" }),
  spendNone: "Houd mijn fiches",

  sunTake: (place, count, letter) => `Zon van ${tray(place)}: ${tiles(count, letter)}`,
  moonTake: (count, letter, first) => `Maan: ${tiles(count, letter)}${first ? ", met de startspelertegel" : ""}`,
  takeChip: (place, name) => `Fiche van plateau ${place}: ${chip(name)}`,
  takePlate: (front) => `Plaat: ${plate(front)}`,
  drawFrom: (back, score) => `Trek van de stapel, bovenop een ${kind(back)}, ${score ? `voor ${points(1)}` : "gratis"}`,
  keepPlate: (front) => `Houd: ${front ? plate(front) : "onbekende plaat"}`,
  underPlate: (front) => `Onder de stapel: ${front ? plate(front) : "onbekende plaat"}`,
  toLine: (line, landing) => {
    const said = [
      landing.completes
        ? "compleet"
        : plural("nl", landing.from + landing.placed, { one: `# tegel van ${line}`, other: `# tegels van ${line}` }),
    ];
    const lost = breaking(landing);
    return `Lijn ${line}: ${[...said, ...(lost ? [lost] : [])].join(", ")}`;
  },
  toBroken: (landing) => `Breek alles: ${breaking(landing) || "kost niets"}`,
  toSpace: (space) =>
    `Koepelvak ${["bovenaan", "in het midden", "onderaan"][Math.floor((space - 1) / 3)]}, ${["links", "midden", "rechts"][(space - 1) % 3]}`,
  toCell: (row, column, scored, special) =>
    `Rij ${row}, kolom ${column}: ${points(scored)}${special ? `, en ${points(special)} voor een speciale tegel` : ""}`,
  ownChip: (name) => `Jouw fiche: ${chip(name)}`,
};

export default texts;
