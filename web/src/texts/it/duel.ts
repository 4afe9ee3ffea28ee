import type { Landing } from "../../games/duel/preview";
import type en from "../en/duel";
import { list, number, plural } from "../numbers";

const COLOURS: Readonly<Record<string, string>> = {
  B: "blu",
  Y: "giallo",
  R: "rosso",
  K: "nero",
  T: "turchese",
  S: "speciale",
  "*": "jolly",
};
const ONE: Readonly<Record<string, string>> = { B: "blu", Y: "gialla", R: "rossa", K: "nera", T: "turchese" };
const SEVERAL: Readonly<Record<string, string>> = { B: "blu", Y: "gialle", R: "rosse", K: "nere", T: "turchesi" };
const CHIPS: Readonly<Record<string, string>> = { B: "blu", Y: "gialli", R: "rossi", K: "neri", T: "turchesi" };
const colour = (letter: string): string => COLOURS[letter] ?? letter;
const tiles = (count: number, letter: string): string =>
  plural("it", count, { one: `# piastrella ${ONE[letter]}`, other: `# piastrelle ${SEVERAL[letter]}` });
const points = (count: number): string => plural("it", count, { one: "# punto", other: "# punti" });
const plate = (front: string): string => list("it", [...front.replace("/", "")].map(colour));
const chip = (name: string): string => [...name].map(colour).join(" e ");
const tray = (place: number): string => (place === 0 ? "del vassoio grande" : `del vassoio ${place}`);
const kind = (back: string | null): string => (back === "S" ? "speciale" : back === "W" ? "jolly" : "sconosciuta");

function breaking(landing: Landing): string {
  const broken = landing.broken + landing.tower;
  const said = broken ? [plural("it", broken, { one: "# piastrella si rompe", other: "# piastrelle si rompono" })] : [];
  if (landing.cost) said.push(`costa ${points(landing.cost)}`);
  return said.join(", ");
}

const texts: typeof en = {
  colour,
  plate,
  chip,
  points,
  boardOf: (name) => `Plancia di ${name}`,
  tokens: "segnalini",
  chipsToTake: "gettoni da prendere",
  tokensLeft: (count) => plural("it", count, { one: "# segnalino rimasto", other: "# segnalini rimasti" }),
  chipsLeft: (count) =>
    plural("it", count, {
      one: "ancora # gettone da prendere in questo round",
      other: "ancora # gettoni da prendere in questo round",
    }),

  pile: "Pila",
  display: "Lastre scoperte",
  hand: "In mano",
  drawn: "Pescate",
  round: (round) => `Round ${round} di 5`,
  roundShort: "Round",
  bag: "Sacchetto",
  tower: "Torre",
  inAll: "in tutto",
  supply: "Che cosa resta",
  lookUp: (bag, tower) => `Sacchetto ${number("it", bag)}, torre ${number("it", tower)}: guarda che cosa resta`,
  pileFromTop: (count) => plural("it", count, { one: "La pila: # lastra", other: "La pila, dall’alto: # lastre" }),
  inPile: (back, front) => (front ? `Lastra: ${plate(front)}` : `Lastra ${kind(back)}, coperta`),
  knownBy: (names) => `vista da ${list("it", names)}`,
  unseenPlates: (count) =>
    plural("it", count, { one: "# lastra che non hai visto", other: "# lastre che non hai visto" }),
  unseenChips: (count) =>
    plural("it", count, { one: "# gettone che non hai visto", other: "# gettoni che non hai visto" }),

  scoringTiles: "Tessere punteggio, contate a fine partita",
  scoringName: (name) =>
    ({
      rows: "Righe",
      colours: "Colori",
      columns: "Colonne",
      edge: "Bordo",
      diagonals: "Diagonali",
      corners: "Angoli",
      wilds: "Caselle jolly",
      specials: "Caselle speciali",
    })[name] ?? name,
  scoringWorth: (name, worth) => {
    const each = number("it", Math.abs(worth[name] ?? 0));
    switch (name) {
      case "rows":
        return `${each} per ogni riga completa`;
      case "colours":
        return `${each} per ogni riga di cinque tipi`;
      case "columns":
        return `${each} per ogni colonna completa`;
      case "edge":
        return `${each} per ogni piastrella sul bordo`;
      case "diagonals":
        return `${each} per ogni diagonale completa`;
      case "corners":
        return `angolo pieno: ${worth["upper_corners"]} in alto, ${worth["lower_corners"]} in basso`;
      case "wilds":
        return `${each} ciascuna, se sono tutte piene`;
      default:
        return `−${each} per ognuna rimasta vuota`;
    }
  },

  over: "La partita è finita.",
  dealt: "Si prepara il prossimo round …",
  waitsFor: (stage, name) =>
    ({
      "first-plate": `${name} sceglie la prima lastra …`,
      stack: `${name} impila il resto …`,
      drawing: `${name} pesca lastre …`,
      keep: `${name} tiene una delle lastre pescate …`,
      lay: `${name} posa una lastra …`,
      under: `${name} rimette lastre sotto la pila …`,
      chips: `${name} può spendere gettoni …`,
      cell: `${name} riveste la cupola …`,
    })[stage] ?? `${name} sta pensando …`,
  yourTurn: "Tocca a te.",
  turn: (hasTiles, hasToken, hasChip) => {
    const ways = [
      ...(hasTiles ? ["piastrelle di un colore"] : []),
      ...(hasToken ? ["una lastra"] : []),
      ...(hasChip ? ["un gettone scoperto"] : []),
    ];
    return ways.length
      ? `Tocca a te: prendi ${new Intl.ListFormat("it", { type: "disjunction" }).format(ways)}.`
      : "Tocca a te.";
  },
  hintTurn:
    "Lato sole: prendi un colore, il resto si impila sul lato luna. Lati luna: prendi un colore fra tutto ciò che sta in cima.",
  hintPlate:
    "La linea 1 alimenta la riga 1 della cupola, la 2 la riga 2 e così via: le piastrelle vanno su caselle del loro colore.",
  firstPlate: "Scegli la tua prima lastra e una casella della cupola dove metterla.",
  whichLine: (count, letter, first) =>
    `${plural("it", count, { one: "Su quale linea va", other: "Su quale linea vanno" })} ${tiles(count, letter)}?${first ? " Arriva anche la piastrella primo giocatore." : ""}`,
  whichSpace: "Scegli uno spazio libero della cupola. Gira la lastra come vuoi (R).",
  turnAndLay: "Gira la lastra finché va bene, poi posala. Non si sposta più.",
  reallyDraw: "Peschi lastre coperte, le guardi tutte e ne tieni una. Le altre vanno sotto la pila.",
  drawMore: "Ne peschi un’altra, o ti fermi e guardi quelle che hai?",
  keepOne: "Tieni una di queste lastre: va nella tua cupola.",
  underNext: "Quale lastra va per prima sotto la pila? Le altre seguono più in basso.",
  stackRest: "Impila il resto dal basso: si può prendere solo la piastrella in cima.",
  spendOn: (line, missing, letter) =>
    `Completi la linea ${line} con gettoni? ${plural("it", missing, { one: "Manca # piastrella", other: "Mancano # piastrelle" })}: ciascuna per 2 gettoni ${CHIPS[letter]} o 3 qualsiasi.`,
  whichCell: (line, letter) => `Dove va la piastrella ${ONE[letter]} nella riga ${line} della cupola?`,

  cancel: "Annulla",
  breakAll: "Rompi tutto",
  breakShort: "Rompi",
  turnShort: "Gira",
  turnPlate: "Gira la lastra in senso orario (R)",
  turnLeft: "Gira la lastra in senso antiorario",
  lay: "Posa qui",
  drawOne: (cost) => (cost ? `Pesca per ${points(cost)}` : "Pesca (gratis)"),
  drawAgain: (cost) => (cost ? `Un’altra (${points(cost)})` : "Un’altra (gratis)"),
  stop: "Fermati e guarda",
  stackOrder: "La pila di piastrelle",
  bottom: "sotto",
  top: "in cima",
  stackSo: "Impila così",
  asItLies: "Così come sono",
  stackNext: (letter, place) => `Posto ${place} dal basso: ${colour(letter)}`,
  spend: (count) => plural("it", count, { one: "Spendi # gettone", other: "Spendi # gettoni" }),
  spendNone: "Tieni i gettoni",

  sunTake: (place, count, letter) => `Sole ${tray(place)}: ${tiles(count, letter)}`,
  moonTake: (count, letter, first) =>
    `Luna: ${tiles(count, letter)}${first ? ", con la piastrella primo giocatore" : ""}`,
  takeChip: (place, name) => `Gettone del vassoio ${place}: ${chip(name)}`,
  takePlate: (front) => `Lastra: ${plate(front)}`,
  drawFrom: (back, score) =>
    `Pesca dalla pila, in cima una lastra ${kind(back)}, ${score ? `per ${points(1)}` : "gratis"}`,
  keepPlate: (front) => `Tieni: ${front ? plate(front) : "lastra sconosciuta"}`,
  underPlate: (front) => `Sotto la pila: ${front ? plate(front) : "lastra sconosciuta"}`,
  toLine: (line, landing) => {
    const said = [
      landing.completes
        ? "completa"
        : plural("it", landing.from + landing.placed, {
            one: `# piastrella su ${line}`,
            other: `# piastrelle su ${line}`,
          }),
    ];
    const lost = breaking(landing);
    return `Linea ${line}: ${[...said, ...(lost ? [lost] : [])].join(", ")}`;
  },
  toBroken: (landing) => `Rompi tutto: ${breaking(landing) || "non costa niente"}`,
  toSpace: (space) =>
    `Spazio della cupola ${["in alto", "al centro", "in basso"][Math.floor((space - 1) / 3)]}, ${["a sinistra", "in mezzo", "a destra"][(space - 1) % 3]}`,
  toCell: (row, column, scored, special) =>
    `Riga ${row}, colonna ${column}: ${points(scored)}${special ? `, e ${points(special)} per una piastrella speciale` : ""}`,
  ownChip: (name) => `Il tuo gettone: ${chip(name)}`,
};

export default texts;
