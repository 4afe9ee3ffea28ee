import type en from "../en/reader";
import { number, plural, signed } from "../numbers";

const L = "nl";
const colours = {
  B: "blauw",
  Y: "geel",
  R: "rood",
  K: "zwart",
  W: "wit",
  T: "turquoise",
  S: "speciaal",
  "*": "joker",
};
/** Zoals een kleur voor "tegel" staat. */
const BENT: Readonly<Record<string, string>> = {
  B: "blauwe",
  Y: "gele",
  R: "rode",
  K: "zwarte",
  W: "witte",
  T: "turquoise",
  S: "speciale",
};
const name = (colour: string): string => colours[colour as keyof typeof colours] ?? colour;
const tile = (colour: string): string => `${BENT[colour] ?? ""} tegel`.trim();
const tiles = (count: number, colour = ""): string =>
  plural(L, count, { one: `# ${tile(colour)}`, other: `# ${tile(colour)}s` });
const points = (count: number): string => plural(L, count, { one: "# punt", other: "# punten" });
const kinds = { S: "speciale plaat", W: "jokerplaat" };
const plateOf = (kind: Kind): string => (kind ? kinds[kind] : "plaat");
type Kind = keyof typeof kinds | null;

const texts: typeof en = {
  colours,
  unknown: "onbekend",
  tile,
  tiles,
  theTiles: (colour) => `de ${tile(colour)}s`,
  points,
  seat: (seat) => (seat ? `Plaats ${seat}` : "Iemand"),
  marker: "startspelertegel",
  firstTile: "startspelertegel",
  withMarker: ", met de startspelertegel",
  withFirstTile: ", met de startspelertegel",
  fromDisplay: (display) => `van fabrieksschijf ${display}`,
  fromCentre: "uit het midden",
  fromSun: (tray) => (tray ? `van de zonzijde van klein plateau ${tray}` : "van de zonzijde van het grote plateau"),
  fromMoon: "van de maanzijden",
  takesToFloor: (who, what, from, first, breaks) =>
    `${who}: ${what} ${from}${first}, ${breaks ? "alles gebroken" : "naar de vloerlijn"}.`,
  takesToLine: (who, what, from, first, line, lacks, falls, breaks) => {
    const state = lacks === null ? "" : lacks ? `, nog ${number(L, lacks)} nodig` : ", nu compleet";
    const over = breaks
      ? plural(L, falls, { one: "; # tegel breekt", other: "; # tegels breken" })
      : plural(L, falls, { one: "; # tegel valt", other: "; # tegels vallen" });
    return `${who}: ${what} ${from}${first}, naar lijn ${line}${state}${falls ? over : ""}.`;
  },
  places: (who, what, line, column) => `${who}: de ${what ?? "tegel"} van lijn ${line} naar kolom ${column}.`,
  displaysFilled: "de fabrieksschijven zijn gevuld",
  traysFilled: "de plateaus zijn gevuld",
  dealt: (round, what, first) =>
    `${round === null ? "Nieuwe ronde" : `Ronde ${number(L, round)}`}: ${what}${first ? `. Startspeler: ${first}` : ""}.`,
  pass: (who) => `${who}: de tijd is om, de beurt vervalt.`,
  withdraw: (who) => `${who}: uit het spel.`,
  passedOver: (who) => `${who}: niets mogelijk, beurt overgeslagen.`,
  resume: "De scheidsrechter laat de tafel doorspelen.",
  void: "De scheidsrechter verklaart de tafel ongeldig.",
  top: (kind) => `Boven op de stapel: ${kind ? `een ${kinds[kind]}` : "een onbekende plaat"}.`,
  up: (plate) => `Nieuwe open plaat: ${plate}.`,
  reveal: (tray, chip) => `Klein plateau ${tray} is leeg en toont zijn fiche: ${chip}.`,
  stack: (who, tray, order) =>
    `${who}: de rest gestapeld${tray ? ` op klein plateau ${tray}` : ""}, van onder naar boven: ${order}.`,
  takesChip: (who, tray, chip) => `${who}: het fiche ${chip ? `${chip} ` : ""}van klein plateau ${tray}.`,
  takesPlate: (who, place, plate) => `${who}: open plaat ${place}${plate ? `, ${plate}` : ""}.`,
  draws: (who, kind, price) =>
    `${who}: een ${plateOf(kind)} getrokken van de stapel${price === null ? "" : price ? " voor 1 punt" : ", gratis"}.`,
  stops: (who) => `${who}: geen plaat meer getrokken.`,
  fronts: (who, known, drawn, seen) => {
    const all = plural(L, drawn, { one: "de getrokken plaat", other: "# getrokken platen" });
    return `${who}: ${all} bekeken${seen ? `: ${known}` : ", verborgen voor de anderen"}.`;
  },
  keeps: (who, plate) => `${who}: gehouden is de plaat ${plate}.`,
  lays: (who, plate, space, turn) =>
    `${who}: plaat op koepelvak ${space}${plate ? `, en zo ligt ze: ${plate}` : turn ? `, ${plural(L, turn, { one: "# kwartslag", other: "# kwartslagen" })} gedraaid` : ""}.`,
  under: (who, kind) => `${who}: een ${plateOf(kind)} onder de stapel.`,
  spends: (who, chips, count, line) =>
    count
      ? `${who}: ${plural(L, count, { one: "# fiche", other: "# fiches" })} uitgegeven${line ? ` om lijn ${line} compleet te maken` : ""}: ${chips}.`
      : `${who}: geen fiches uitgegeven${line ? ` voor lijn ${line}` : ""}.`,
  across: (length) => `${number(L, length)} horizontaal`,
  down: (length) => `${number(L, length)} verticaal`,
  alone: "alleen",
  scoresTile: (who, what, row, column, score, why) =>
    `${who}, rij ${row}: ${what} in kolom ${column}, ${points(score)} (${why}).`,
  scoresSpecial: (who, row, column, score) =>
    `${who}, rij ${row}: de plaat is vol; speciale tegel in kolom ${column}, ${points(score)}.`,
  lineFalls: (who, line, colour, floor, lid) =>
    `${who}, lijn ${line}: geen vak voor ${name(colour)}; ${plural(L, floor + lid, { one: "# tegel valt", other: "# tegels vallen" })}${lid ? `, waarvan ${number(L, lid)} in de doos` : ""}.`,
  lineBreaks: (who, line, colour, broken, tower) =>
    `${who}, lijn ${line}: geen vak meer voor ${name(colour)}; ${plural(L, broken + tower, { one: "# tegel breekt", other: "# tegels breken" })}${tower ? `, waarvan ${number(L, tower)} in de toren` : ""}.`,
  pays: (who, breaks, items, cost, paid) =>
    `${who}, ${breaks ? "gebroken tegels" : "vloerlijn"} (${items}): ${paid < cost ? `kost ${points(cost)}, waarvan ${number(L, paid)} te betalen` : `min ${points(cost)}`}.`,
  over2: (above, below) => `${above} boven ${below}`,
  over: (clause, who) => {
    const by = who ? ` (${who})` : "";
    switch (clause) {
      case "A40":
        return `Het spel is uit: een horizontale lijn is compleet${by}.`;
      case "A33":
        return "Het spel is uit: twee rondes lang kwam er geen tegel op een patroonlijn.";
      case "A33-wall":
        return "Het spel is uit: vijf rondes lang kwam er geen tegel op een muur.";
      case "A32":
        return "Het spel is uit: er is geen tegel meer om uit te delen.";
      case "T22":
        return `Het spel is uit: er zijn minder dan twee spelers over${by}.`;
      case "T5":
        return "Het spel is uit: de scheidsrechter verklaarde de tafel ongeldig.";
      case "D43":
        return "Het spel is uit: de vijfde ronde is gespeeld.";
      default:
        return `Het spel is uit${by}.`;
    }
  },
  voided: "De tafel is ongeldig: het spel telt voor niemand.",
  bonusFor: (kind, count) => {
    switch (kind) {
      case "rows":
        return plural(L, count, { one: "# complete rij", other: "# complete rijen" });
      case "columns":
        return plural(L, count, { one: "# complete kolom", other: "# complete kolommen" });
      case "colours":
        return plural(L, count, { one: "# complete kleur", other: "# complete kleuren" });
      case "kinds":
        return plural(L, count, { one: "# rij met vijf soorten", other: "# rijen met vijf soorten" });
      case "edge":
        return plural(L, count, { one: "# tegel op de rand", other: "# tegels op de rand" });
      case "diagonals":
        return plural(L, count, { one: "# complete diagonaal", other: "# complete diagonalen" });
      case "corners":
        return plural(L, count, { one: "# volle hoekplaat", other: "# volle hoekplaten" });
      case "wilds":
        return plural(L, count, { one: "# jokervak, gevuld", other: "# jokervakken, allemaal gevuld" });
      case "specials":
        return plural(L, count, { one: "# leeg speciaal vak", other: "# lege speciale vakken" });
      default:
        return number(L, count);
    }
  },
  bonus: (who, what, score) => `${who}: ${signed(L, score)} voor ${what}.`,
  placed: (place, who, score) => `Plaats ${place}: ${who}, ${points(score)}.`,
  wins: (winners, count, tie) => {
    if (count > 1) return `Gedeelde overwinning: ${winners}, met evenveel punten en evenveel complete rijen.`;
    const why =
      tie === "rows"
        ? " (evenveel punten, meer complete rijen)"
        : tie === "first-tile"
          ? " (evenveel punten, startspeler van de laatste ronde)"
          : "";
    return `Winnaar: ${winners}${why}.`;
  },
};

export default texts;
