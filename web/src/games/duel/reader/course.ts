/** What has to be known of a table of Duel to tell its next step. */
import type { Step } from "../../table";
import type { DuelPosition } from "../../../wire/types";
import { clear, count, fill, into, NOTHING, trayOf, without, type Taken } from "../../../reader/course";

interface TrayKnown {
  sun: string;
  moon: string;
  chip: string;
}

export class DuelCourse {
  round: number | null = null;
  first: number | null = null;
  /** The plate in hand, as it is printed. */
  hand: string | null = null;
  /** The tray on which a rest is to be stacked. */
  stacking: number | null = null;
  /** The back of the plate on top of the pile. */
  top: string | null = null;
  /** The line that is handled in tiling. */
  line: number | null = null;
  private trays: TrayKnown[] | null = null;
  private lines: string[][] = [];
  private display: (string | null)[] | null = null;
  private scores: number[] = [];
  private holder: number | null = null;
  private drawn: (string | null)[] = [];
  /** Who decided last. */
  mover: number | null = null;

  static start(isWhole = true): DuelCourse {
    const course = new DuelCourse();
    if (!isWhole) return course;
    course.round = 0;
    course.lines = [1, 2].map(() => ["", "", "", "", "", ""]);
    course.display = [null, null, null];
    course.scores = [5, 5];
    return course;
  }

  static of(position: DuelPosition): DuelCourse {
    const course = new DuelCourse();
    course.round = position.round;
    course.first = position.first;
    course.hand = position.hand;
    course.stacking = position.rest?.tray ?? null;
    course.top = position.pile[0]?.back ?? null;
    course.line = position.line;
    course.trays = position.trays.map((tray) => ({ ...tray }));
    course.lines = position.boards.map((board) => [...board.lines]);
    course.display = [...position.display];
    course.scores = position.boards.map((board) => board.score);
    course.holder = position.holder;
    course.drawn = position.drawn.map((entry) => entry?.back ?? null);
    course.mover = position.to_move;
    return course;
  }

  sun(token: string, seat: number | null): Taken {
    const tray = this.trays?.[trayOf(token[0]!)];
    const colour = token[1]!;
    const taken = tray ? count(tray.sun, colour) : 0;
    if (!tray || !taken) return NOTHING;
    const isFirst = token[0] === "L" && !this.holder && !without(tray.sun, colour);
    return into(this.lines[(seat ?? 0) - 1], Number(token[2]) || 0, taken, isFirst);
  }

  moon(token: string, seat: number | null): Taken {
    const colour = token[1]!;
    if (!this.trays) return NOTHING;
    const tops = this.trays.map(({ moon }, tray) => (tray ? moon.slice(-1) : moon)).join("");
    const taken = count(tops, colour);
    if (!taken) return NOTHING;
    const isFirst = !this.holder && this.trays[0]!.moon.includes(colour);
    return into(this.lines[(seat ?? 0) - 1], Number(token[2]) || 0, taken, isFirst);
  }

  chip(tray: number): string | null {
    const chip = this.trays?.[tray]?.chip;
    return chip && chip !== "?" ? chip : null;
  }

  plate(place: number): string | null {
    return this.display?.[place - 1] ?? null;
  }

  /** What a draw costs just now. */
  price(seat: number | null): number | null {
    const score = this.scores[(seat ?? 0) - 1];
    return score === undefined ? null : Math.min(1, score);
  }

  back(number: number): string | null {
    return this.drawn[number - 1] ?? null;
  }

  colourOf(seat: number | null, line: number): string | null {
    return this.lines[(seat ?? 0) - 1]?.[line - 1]?.[0] ?? null;
  }

  push(step: Step): void {
    const { token, seat, scoring } = step;
    this.mover = seat ?? this.mover;
    const [word, rest = ""] = token.split(":");
    if (token.startsWith("@")) this.dealt(token.slice(1).split("/"));
    else if (token.startsWith("+")) {
      if (this.trays && this.stacking) this.trays[this.stacking]!.moon = token.slice(1);
      this.stacking = null;
    } else if (/^[1-4L][BYRKT][1-6X]$/.test(token)) this.sunTaken(token, seat);
    else if (/^M[BYRKT][1-6X]$/.test(token)) this.moonTaken(token, seat);
    else if (word === "chip") this.setChip(Number(rest), "");
    else if (word === "reveal") this.setChip(Number(rest[0]), rest.slice(2));
    else if (word === "plate") {
      this.hand = this.plate(Number(rest));
      if (this.display) this.display[Number(rest) - 1] = null;
    } else if (word === "up") {
      const empty = this.display?.indexOf(null) ?? -1;
      if (empty >= 0) this.display![empty] = rest;
      this.top = null;
    } else if (word === "top") this.top = rest;
    else if (word === "draw") {
      this.drawn.push(this.top);
      this.top = null;
      const price = this.price(seat);
      if (price) this.scores[seat! - 1]! -= price;
    } else if (word === "keep") {
      this.hand = rest.split("=")[1] ?? null;
      const kept = Number(rest.split("=")[0]);
      if (kept) this.drawn.splice(kept - 1, 1);
      else this.drawn = this.drawn.slice(1).map(() => null);
    } else if (word === "lay") {
      this.hand = null;
      if (this.drawn.length === 1) this.drawn = [];
    } else if (word === "under") {
      this.drawn.splice((Number(rest) || 1) - 1, 1);
      if (this.drawn.length === 1) this.drawn = [];
    }
    this.line = null;
    for (const { seat: whose, points } of scoring)
      if (this.scores[whose - 1] !== undefined) this.scores[whose - 1]! += points;
    clear(this.lines, scoring);
  }

  private dealt(trays: readonly string[]): void {
    this.round = this.round === null ? null : this.round + 1;
    this.first = this.holder ?? this.first;
    this.holder = null;
    // D35: of what stays in a line from before, the rightmost place is filled: lines that are not empty now remain.
    this.trays = trays.map((tiles, tray) => ({ sun: without(tiles, "-"), moon: "", chip: tray ? "?" : "" }));
  }

  private setChip(tray: number, chip: string): void {
    if (this.trays?.[tray]) this.trays[tray].chip = chip;
  }

  private sunTaken(token: string, seat: number | null): void {
    this.lined(token, seat, this.sun(token, seat));
    const number = trayOf(token[0]!);
    const tray = this.trays?.[number];
    if (!tray) return;
    const rest = without(tray.sun, token[1]!);
    tray.sun = "";
    if (number && new Set(rest).size > 1) this.stacking = number;
    tray.moon += rest;
  }

  private moonTaken(token: string, seat: number | null): void {
    this.lined(token, seat, this.moon(token, seat));
    const colour = token[1]!;
    for (const [number, tray] of (this.trays ?? []).entries()) {
      if (!number) tray.moon = without(tray.moon, colour);
      else if (tray.moon.endsWith(colour)) tray.moon = tray.moon.slice(0, -1);
    }
  }

  private lined(token: string, seat: number | null, taken: Taken): void {
    if (taken.withFirst) this.holder = seat;
    const line = Number(token[2]) || 0;
    const held = this.lines[(seat ?? 0) - 1];
    if (line && held) held[line - 1] = fill(held[line - 1]!, token[1]!, taken.count ?? 0, line);
  }
}
