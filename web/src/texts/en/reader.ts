import { number, plural, signed } from "../numbers";

const L = "en";
const colours = { B: "blue", Y: "yellow", R: "red", K: "black", W: "white", T: "turquoise", S: "special", "*": "wild" };
const name = (colour: string): string => colours[colour as keyof typeof colours] ?? colour;
const tiles = (count: number, colour = ""): string =>
  plural(L, count, { one: `# ${name(colour)} tile`, other: `# ${name(colour)} tiles` }).replace("  ", " ");
const points = (count: number): string => plural(L, count, { one: "# point", other: "# points" });
const kinds = { S: "special", W: "wild" };
type Kind = keyof typeof kinds | null;

/** Sentences begin with a name and a colon, so that they are right for "You", too. */
const texts = {
  colours,
  unknown: "unknown",
  tile: (colour: string): string => `${name(colour)} tile`,
  tiles,
  theTiles: (colour: string): string => `the ${name(colour)} tiles`,
  points,
  seat: (seat: number): string => (seat ? `Seat ${seat}` : "Somebody"),
  marker: "first-player marker",
  firstTile: "first-player tile",
  withMarker: ", with the first-player marker",
  withFirstTile: ", with the first-player tile",
  fromDisplay: (display: number): string => `from display ${display}`,
  fromCentre: "from the centre",
  fromSun: (tray: number): string =>
    tray ? `from the sun side of small tray ${tray}` : "from the sun side of the large tray",
  fromMoon: "from the moon sides",
  takesToFloor: (who: string, what: string, from: string, first: string, breaks: boolean): string =>
    `${who}: ${what} ${from}${first}, ${breaks ? "all broken" : "to the floor line"}.`,
  takesToLine: (
    who: string,
    what: string,
    from: string,
    first: string,
    line: number,
    lacks: number | null,
    falls: number,
    breaks: boolean,
  ): string => {
    const state = lacks === null ? "" : lacks ? `, which lacks ${number(L, lacks)}` : ", now complete";
    const over = breaks
      ? plural(L, falls, { one: "; # tile breaks", other: "; # tiles break" })
      : plural(L, falls, { one: "; # tile falls", other: "; # tiles fall" });
    return `${who}: ${what} ${from}${first}, to line ${line}${state}${falls ? over : ""}.`;
  },
  places: (who: string, tile: string | null, line: number, column: number): string =>
    `${who}: the ${tile ?? "tile"} of line ${line} to column ${column}.`,
  displaysFilled: "the displays are filled",
  traysFilled: "the trays are filled",
  dealt: (round: number | null, what: string, first: string | null): string =>
    `${round === null ? "New round" : `Round ${number(L, round)}`}: ${what}${first ? `. First player: ${first}` : ""}.`,
  pass: (who: string): string => `${who}: time is up, the turn is lost.`,
  withdraw: (who: string): string => `${who}: out of the game.`,
  passedOver: (who: string): string => `${who}: nothing possible, passed over.`,
  resume: "The arbiter lets the table go on.",
  void: "The arbiter declares the table void.",
  top: (kind: Kind): string => `Top of the pile: ${kind ? `a ${kinds[kind]} plate` : "an unknown plate"}.`,
  up: (plate: string): string => `New plate on display: ${plate}.`,
  reveal: (tray: number, chip: string): string => `Small tray ${tray} is empty and shows its chip: ${chip}.`,
  stack: (who: string, tray: number | null, order: string): string =>
    `${who}: the rest stacked${tray ? ` on small tray ${tray}` : ""}, from the bottom: ${order}.`,
  takesChip: (who: string, tray: number, chip: string | null): string =>
    `${who}: the ${chip ? `${chip} ` : ""}chip of small tray ${tray}.`,
  takesPlate: (who: string, place: number, plate: string | null): string =>
    `${who}: plate ${place} of the display${plate ? `, ${plate}` : ""}.`,
  draws: (who: string, kind: Kind, price: number | null): string =>
    `${who}: a ${kind ? `${kinds[kind]} ` : ""}plate drawn from the pile${price === null ? "" : price ? " for 1 point" : " for free"}.`,
  stops: (who: string): string => `${who}: no further plate drawn.`,
  fronts: (who: string, known: string, drawn: number, seen: number): string => {
    const all = plural(L, drawn, { one: "# drawn plate", other: "# drawn plates" });
    return `${who}: a look at ${all}${seen ? `: ${known}` : ", hidden from the others"}.`;
  },
  keeps: (who: string, plate: string): string => `${who}: kept is the plate ${plate}.`,
  lays: (who: string, plate: string | null, space: number, turn: number): string =>
    `${who}: plate to dome space ${space}${plate ? `, lying as ${plate}` : turn ? `, turned by ${plural(L, turn, { one: "# quarter", other: "# quarters" })}` : ""}.`,
  under: (who: string, kind: Kind): string => `${who}: a ${kind ? `${kinds[kind]} ` : ""}plate under the pile.`,
  spends: (who: string, chips: string, count: number, line: number | null): string =>
    count
      ? `${who}: ${plural(L, count, { one: "# chip", other: "# chips" })} spent${line ? ` to complete line ${line}` : ""}: ${chips}.`
      : `${who}: no chips spent${line ? ` on line ${line}` : ""}.`,
  across: (length: number): string => `${number(L, length)} across`,
  down: (length: number): string => `${number(L, length)} down`,
  alone: "alone",
  scoresTile: (who: string, tile: string, row: number, column: number, score: number, why: string): string =>
    `${who}, row ${row}: ${tile} in column ${column}, ${points(score)} (${why}).`,
  scoresSpecial: (who: string, row: number, column: number, score: number): string =>
    `${who}, row ${row}: the plate is full; special tile in column ${column}, ${points(score)}.`,
  lineFalls: (who: string, line: number, colour: string, floor: number, lid: number): string =>
    `${who}, line ${line}: no cell for ${name(colour)}; ${plural(L, floor + lid, { one: "# tile falls", other: "# tiles fall" })}${lid ? `, ${number(L, lid)} of them into the lid` : ""}.`,
  lineBreaks: (who: string, line: number, colour: string, broken: number, tower: number): string =>
    `${who}, line ${line}: no space left for ${name(colour)}; ${plural(L, broken + tower, { one: "# tile breaks", other: "# tiles break" })}${tower ? `, ${number(L, tower)} of them into the tower` : ""}.`,
  pays: (who: string, breaks: boolean, items: string, cost: number, paid: number): string =>
    `${who}, ${breaks ? "broken tiles" : "floor line"} (${items}): ${paid < cost ? `costs ${points(cost)}, of which ${number(L, paid)} can be paid` : `minus ${points(cost)}`}.`,
  over2: (above: string, below: string): string => `${above} over ${below}`,
  over: (clause: string, who: string): string => {
    const by = who ? ` (${who})` : "";
    switch (clause) {
      case "A40":
        return `The game is over: a horizontal row is complete${by}.`;
      case "A33":
        return "The game is over: for two rounds no tile came to any pattern line.";
      case "A33-wall":
        return "The game is over: for five rounds no tile came to any wall.";
      case "A32":
        return "The game is over: there is no tile left to deal.";
      case "T22":
        return `The game is over: fewer than two players are left${by}.`;
      case "T5":
        return "The game is over: the arbiter declared the table void.";
      case "D43":
        return "The game is over: the fifth round is done.";
      default:
        return `The game is over${by}.`;
    }
  },
  voided: "The table is void: the game counts for nobody.",
  bonusFor: (kind: string, count: number): string => {
    switch (kind) {
      case "rows":
        return plural(L, count, { one: "# complete row", other: "# complete rows" });
      case "columns":
        return plural(L, count, { one: "# complete column", other: "# complete columns" });
      case "colours":
        return plural(L, count, { one: "# complete colour", other: "# complete colours" });
      case "kinds":
        return plural(L, count, { one: "# row with five kinds", other: "# rows with five kinds" });
      case "edge":
        return plural(L, count, { one: "# tile on the edge", other: "# tiles on the edge" });
      case "diagonals":
        return plural(L, count, { one: "# complete diagonal", other: "# complete diagonals" });
      case "corners":
        return plural(L, count, { one: "# full corner plate", other: "# full corner plates" });
      case "wilds":
        return plural(L, count, { one: "# wild space, filled", other: "# wild spaces, all filled" });
      case "specials":
        return plural(L, count, { one: "# empty special space", other: "# empty special spaces" });
      default:
        return number(L, count);
    }
  },
  bonus: (who: string, what: string, score: number): string => `${who}: ${signed(L, score)} for ${what}.`,
  placed: (place: number, who: string, score: number): string => `Place ${place}: ${who}, ${points(score)}.`,
  wins: (winners: string, count: number, tie: string): string => {
    if (count > 1) return `Shared victory: ${winners}, with equal points and equally many complete rows.`;
    const why =
      tie === "rows"
        ? " (equal points, more complete rows)"
        : tie === "first-tile"
          ? " (equal points, first player of the last round)"
          : "";
    return `Winner: ${winners}${why}.`;
  },
};

export default texts;
