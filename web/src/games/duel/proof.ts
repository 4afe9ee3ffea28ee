/** A game of Azul Duel as far as chance needs it (docs/rules/duel.md): tiles, plates and chips, followed by the tokens alone. */
import { CHIPS, SPECIAL_PLATES, WILD_PLATES } from "../../generated/duel";
import { draw, sorted, type FairChance } from "../../fair/chance";
import { Dome } from "./dome";
import { Unplayable, type Track } from "../../fair/track";

const LETTERS = "BYRKT";
const OF_EACH = 13;
const LINES = 6;
const LAST_ROUND = 5;
const FACE_DOWN = "?";
const CHANCE = /^(top:|up:|fronts:|reveal:|@)/;

interface Tray {
  sun: string;
  moon: string;
  /** A face-down chip, a shown one by its colours, or none. */
  chip: string;
}

/** A plate of the pile: what is known of its back and of its front. */
interface Plate {
  kind: "" | "S" | "W";
  front: string;
}

interface Board {
  lines: { colour: string; filled: number }[];
  dome: Dome;
  chips: string[];
  tokens: number;
  chipsTaken: number;
}

const board = (): Board => ({
  lines: Array.from({ length: LINES }, () => ({ colour: "", filled: 0 })),
  dome: new Dome(),
  chips: [],
  tokens: 0,
  chipsTaken: 0,
});

export class DuelTrack implements Track {
  private readonly bag: Record<string, number> = Object.fromEntries([...LETTERS].map((each) => [each, OF_EACH]));
  private readonly boards = [board(), board()];
  private readonly pile: Plate[] = Array.from({ length: SPECIAL_PLATES.length + WILD_PLATES.length }, () => ({
    kind: "",
    front: "",
  }));
  private readonly display: string[] = ["", "", ""];
  private readonly told = new Set<string>();
  private readonly chips: string[] = [...CHIPS];
  private drawnPlates: Plate[] = [];
  private hand = "";
  private trays: Tray[] = Array.from({ length: 5 }, () => ({ sun: "", moon: "", chip: "" }));
  private rest = "";
  private restTray = 0;
  private round = 0;
  private holder = 0;
  private toMove = 0;
  /** The line that is handled in tiling; 0 outside of it. */
  private line = 0;

  constructor(private first: number) {}

  isChance(token: string): boolean {
    return CHANCE.test(token);
  }

  canonical(token: string): string {
    if (!token.startsWith("@")) return token;
    return (
      "@" +
      token
        .slice(1)
        .split("/")
        .map((each) => sorted(each, LETTERS))
        .join("/")
    );
  }

  // What chance gives here

  drawn(chance: FairChance): string {
    if (this.line === 0 && this.drawnPlates.length && this.stopped)
      return `fronts:${this.fronts(chance, this.drawnPlates).join(",")}`;
    const reveal = this.trays.findIndex(isToReveal);
    if (this.round && reveal > 0) return `reveal:${reveal}=${this.chips[chance.below(this.chips.length)]}`;
    const top = this.pile[0];
    if (top && !top.kind) return `top:${this.back(chance)}`;
    if (top && this.display.includes("")) return `up:${this.fronts(chance, [top])[0]}`;
    return this.dealTrays(chance);
  }

  private stopped = false;

  private back(chance: FairChance): "S" | "W" {
    const hidden = [...this.pile, ...this.drawnPlates].filter((each) => each.kind && !each.front);
    const left = (plates: readonly string[], kind: string): number =>
      plates.filter((each) => !this.told.has(each)).length - hidden.filter((each) => each.kind === kind).length;
    const specials = left(SPECIAL_PLATES, "S");
    return chance.below(specials + left(WILD_PLATES, "W")) < specials ? "S" : "W";
  }

  private fronts(chance: FairChance, plates: readonly Plate[]): string[] {
    const fronts: string[] = [];
    for (const { kind, front } of plates) {
      const open = (kind === "S" ? SPECIAL_PLATES : WILD_PLATES).filter(
        (each) => !this.told.has(each) && !fronts.includes(each),
      );
      const possible = front ? [front] : open;
      fronts.push(possible[chance.below(possible.length)]!);
    }
    return fronts;
  }

  private dealTrays(chance: FairChance): string {
    const row = { bag: this.rowOf((each) => this.bag[each]!), refill: this.rowOf((each) => this.inTower(each)) };
    const oneColour = (tiles: readonly string[]): boolean => new Set(tiles).size === 1;
    let large = draw(chance, row, 5);
    while (large.length === 5 && oneColour(large)) {
      row.bag.push(...large);
      if (oneColour(row.bag)) [row.bag, row.refill] = [[...row.bag, ...row.refill], []];
      const stays = oneColour(row.bag);
      large = draw(chance, row, 5);
      if (stays) break;
    }
    const small = Array.from({ length: 4 }, () => draw(chance, row, 4));
    return "@" + [large, ...small].map((each) => sorted(each, LETTERS) || "-").join("/");
  }

  private rowOf(count: (letter: string) => number): string[] {
    return [...LETTERS].flatMap((letter) => Array<string>(count(letter)).fill(letter));
  }

  /** Between rounds what is nowhere else is in the tower. */
  private inTower(letter: string): number {
    const inLines = this.boards.flatMap((each) => each.lines).filter((line) => line.colour === letter);
    const held = inLines.reduce((sum, line) => sum + line.filled, 0);
    return OF_EACH - this.bag[letter]! - held - this.boards.reduce((sum, each) => sum + each.dome.count(letter), 0);
  }

  // What happens

  play(token: string): void {
    const [head, rest = ""] = token.split(":") as [string, string?];
    if (token.startsWith("@")) this.deal(token.slice(1).replaceAll("-", "").split("/"));
    else if (token.startsWith("+")) this.stack(token.slice(1));
    else if (token.startsWith(">")) this.place(Number(token[1]), Number(token[2]));
    else if (head === "top") this.pile[0]!.kind = rest as "S" | "W";
    else if (head === "up") this.turnUp(rest);
    else if (head === "plate") this.takePlate(Number(rest));
    else if (head === "draw") this.drawPlate();
    else if (head === "stop") this.stopped = true;
    else if (head === "fronts") this.look(rest.split(","));
    else if (head === "keep") this.keep(Number(rest.split("=")[0]), rest.split("=")[1] ?? "");
    else if (head === "lay") this.lay(Number(rest[0]), Number(rest[2]));
    else if (head === "under") this.under(Number(rest));
    else if (head === "chip") this.takeChip(Number(rest));
    else if (head === "reveal") this.reveal(Number(rest[0]), rest.slice(2));
    else if (head === "spend") this.spend(rest === "none" ? [] : rest.split(","));
    else if (/^M[BYRKT][1-6X]$/.test(token)) this.moon(token[1]!, Number(token[2]) || 0);
    else if (/^[1-4L][BYRKT][1-6X]$/.test(token)) this.sun(Number(token[0]) || 0, token[1]!, Number(token[2]) || 0);
    else throw new Unplayable(token);
  }

  private get mover(): Board {
    const mover = this.boards[this.toMove - 1];
    if (!mover) throw new Unplayable("");
    return mover;
  }

  private get laid(): number {
    return this.boards[0]!.dome.laid + this.boards[1]!.dome.laid;
  }

  private deal(tiles: string[]): void {
    const dealt = tiles.join("");
    const inBag = Object.values(this.bag).reduce((sum, count) => sum + count, 0);
    // More than the bag had, or five of one colour when it had no other (D10): all of the tower went into it meanwhile.
    const refilled =
      dealt.length > inBag || [...LETTERS].some((each) => dealt.split(each).length - 1 > this.bag[each]!);
    const tower = [...LETTERS].map((each) => (refilled ? this.inTower(each) : 0));
    [...LETTERS].forEach((each, at) => (this.bag[each] = this.bag[each]! + tower[at]! - dealt.split(each).length + 1));
    this.round++;
    this.first = this.holder || this.first;
    this.holder = 0;
    this.trays = tiles.map((sun, at) => ({ sun, moon: "", chip: at ? FACE_DOWN : "" }));
    for (const each of this.boards) Object.assign(each, { tokens: this.round < LAST_ROUND ? 2 : 0, chipsTaken: 0 });
    this.toMove = this.laid ? this.first : 3 - this.first;
    if (this.laid) this.awaitTurn();
  }

  private turnUp(plate: string): void {
    this.pile.shift();
    this.told.add(plate);
    this.display[this.display.indexOf("")] = plate;
  }

  private takePlate(place: number): void {
    this.hand = this.display[place - 1]!;
    this.display[place - 1] = "";
    if (this.laid >= 2) this.mover.tokens--;
  }

  private drawPlate(): void {
    if (!this.drawnPlates.length) this.mover.tokens--;
    this.drawnPlates.push(this.pile.shift()!);
  }

  private look(fronts: readonly string[]): void {
    fronts.forEach((front, at) => {
      this.drawnPlates[at]!.front = front;
      this.told.add(front);
    });
    this.stopped = false;
  }

  private keep(number: number, plate: string): void {
    this.hand = plate;
    this.drawnPlates.splice(number - 1, 1);
  }

  private lay(space: number, turn: number): void {
    this.mover.dome.lay(space, this.hand, turn);
    this.hand = "";
    if (this.laid <= 2) this.toMove = this.first;
    else if (this.drawnPlates.length < 2) this.putBack();
  }

  private under(number: number): void {
    this.pile.push(...this.drawnPlates.splice(number - 1, 1));
    if (this.drawnPlates.length === 1) this.putBack();
  }

  private putBack(): void {
    this.pile.push(...this.drawnPlates);
    this.drawnPlates = [];
    this.endTurn();
  }

  private sun(tray: number, colour: string, line: number): void {
    const from = this.trays[tray]!;
    const rest = from.sun.replaceAll(colour, "");
    const taken = from.sun.length - rest.length;
    if (!taken) throw new Unplayable(`${tray || "L"}${colour}`);
    from.sun = "";
    this.put(colour, taken, line);
    if (!tray) {
      if (!rest) this.holder ||= this.toMove; // D42
      from.moon = rest;
      this.endTurn();
      return;
    }
    this.rest = rest;
    this.restTray = tray;
    if (new Set(rest).size < 2) this.stack(rest);
  }

  private stack(tiles: string): void {
    if (tiles.length !== this.rest.length) throw new Unplayable(`+${tiles}`);
    this.trays[this.restTray]!.moon = tiles;
    this.rest = "";
    this.endTurn();
  }

  private moon(colour: string, line: number): void {
    const [large, ...small] = this.trays as [Tray, ...Tray[]];
    const rest = large.moon.replaceAll(colour, "");
    let taken = large.moon.length - rest.length;
    if (taken) this.holder ||= this.toMove; // D22
    large.moon = rest;
    for (const tray of small)
      if (tray.moon.endsWith(colour)) {
        tray.moon = tray.moon.slice(0, -1);
        taken++;
      }
    this.put(colour, taken, line);
    this.endTurn();
  }

  /** What does not fit breaks, and is in the tower before the next deal. */
  private put(colour: string, taken: number, line: number): void {
    if (!line) return;
    const held = this.mover.lines[line - 1]!;
    this.mover.lines[line - 1] = { colour, filled: Math.min(line, held.filled + taken) };
  }

  private takeChip(tray: number): void {
    this.mover.chips.push(this.trays[tray]!.chip);
    this.mover.chipsTaken++;
    this.trays[tray]!.chip = "";
    this.endTurn();
  }

  private reveal(tray: number, chip: string): void {
    this.chips.splice(this.chips.indexOf(chip), 1);
    this.trays[tray]!.chip = chip;
    this.awaitTurn();
  }

  private endTurn(): void {
    this.toMove = 3 - this.toMove;
    this.awaitTurn();
  }

  /** D23, D25: chips of empty trays are revealed; then whoever can do something has a turn; then tiles go to the domes. */
  private awaitTurn(): void {
    if (this.trays.some(isToReveal)) return;
    for (const seat of [this.toMove, 3 - this.toMove])
      if (this.canAct(this.boards[seat - 1]!)) {
        this.toMove = seat;
        return;
      }
    this.toMove = this.first;
    this.line = 1;
    this.goOn();
  }

  private canAct(of: Board): boolean {
    if (this.trays.some((tray) => tray.sun || tray.moon)) return true;
    if (of.tokens && (this.pile.length || this.display.some(Boolean))) return true;
    return of.chipsTaken < 2 && this.trays.some((tray) => tray.chip && tray.chip !== FACE_DOWN);
  }

  // Tiling

  /** D38: the first player's lines before the other's, until there is something to decide. */
  private goOn(): void {
    while (this.line) {
      for (; this.line <= LINES; this.line++) if (this.isDecided()) return;
      this.line = this.toMove === this.first ? 1 : 0;
      this.toMove = this.line ? 3 - this.toMove : 0;
    }
  }

  /** Whether the player has to decide about the line that is due. One that finds no space breaks, if the row's three plates lie (D32). */
  private isDecided(): boolean {
    const { lines, dome, chips } = this.mover;
    const { colour, filled } = lines[this.line - 1]!;
    if (!colour) return false;
    if (dome.hasSpace(this.line, colour)) {
      const missing = this.line - filled;
      return !missing || canPay(chips, colour, missing);
    }
    if (dome.isRowLaid(this.line)) lines[this.line - 1] = { colour: "", filled: 0 };
    return false;
  }

  private spend(chips: readonly string[]): void {
    for (const chip of chips) this.mover.chips.splice(this.mover.chips.indexOf(chip), 1);
    if (chips.length) return;
    this.line++;
    this.goOn();
  }

  private place(line: number, column: number): void {
    if (line !== this.line) throw new Unplayable(`>${line}${column}`);
    const { lines, dome } = this.mover;
    dome.put(line, column, lines[line - 1]!.colour);
    lines[line - 1] = { colour: "", filled: 0 };
    this.line++;
    this.goOn();
  }
}

/** D23: whether a tray's chip is to be turned up. */
function isToReveal({ sun, moon, chip }: Tray): boolean {
  return chip === FACE_DOWN && !sun && !moon;
}

/** D31: each missing place for two chips that show the colour, or for any three. */
export function canPay(chips: readonly string[], colour: string, missing: number): boolean {
  const matching = chips.filter((chip) => chip.includes(colour)).length;
  for (let pairs = 0; pairs <= Math.floor(matching / 2); pairs++)
    if (pairs + Math.floor((chips.length - 2 * pairs) / 3) >= missing) return true;
  return false;
}
