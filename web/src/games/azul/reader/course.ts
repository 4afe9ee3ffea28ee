/** What has to be known of a table of Azul to tell its next step. */
import type { Step } from "../../table";
import type { AzulPosition } from "../../../wire/types";
import { clear, count, fill, into, NOTHING, without, type Taken } from "../../../reader/course";

export class AzulCourse {
  round: number | null = null;
  first: number | null = null;
  private displays: string[] | null = null;
  private centre = "";
  private marker = false;
  private lines: string[][] = [];
  private holder: number | null = null;
  private out = new Set<number>();
  /** Whose turn it is. */
  turn: number | null = null;

  /** Before the first step if there is no position: nothing lies anywhere, unless the game has a past that is not known. */
  static start(seats: number, isWhole = true): AzulCourse {
    const course = new AzulCourse();
    if (!isWhole) return course;
    course.round = 0;
    course.lines = Array.from({ length: seats }, () => ["", "", "", "", ""]);
    return course;
  }

  static of(position: AzulPosition): AzulCourse {
    const course = new AzulCourse();
    course.round = position.round;
    course.first = position.first;
    course.displays = [...position.displays];
    course.centre = position.centre;
    course.marker = position.marker.place === "centre";
    course.holder = position.marker.seat;
    course.lines = position.boards.map((board) => [...board.lines]);
    course.out = new Set(position.withdrawn);
    course.turn = position.to_move;
    return course;
  }

  take(token: string, seat: number | null): Taken {
    const [source, colour, line] = [token[0]!, token[1]!, Number(token[2]) || 0];
    if (!this.displays) return NOTHING;
    const tiles = source === "C" ? this.centre : (this.displays[Number(source) - 1] ?? "");
    const taken = count(tiles, colour);
    return taken ? into(this.lines[(seat ?? 0) - 1], line, taken, source === "C" && this.marker) : NOTHING;
  }

  colourOf(seat: number | null, line: number): string | null {
    return this.lines[(seat ?? 0) - 1]?.[line - 1]?.[0] ?? null;
  }

  push({ token, seat, scoring }: Step): void {
    if (token.startsWith("@")) {
      this.round = this.round === null ? null : this.round + 1;
      this.first = this.holder ?? this.first;
      this.displays = token
        .slice(1)
        .split("/")
        .map((tiles) => without(tiles, "-"));
      this.centre = "";
      this.marker = true;
      this.holder = null;
      this.turn = this.first;
    } else if (/^[1-9C][BYRKW][1-5F]$/.test(token)) this.taken(token, seat);
    else if (token.startsWith("withdraw:")) {
      this.first = this.holder = null; // T25: who starts then, only the server says
      this.out.add(Number(token.slice(9)));
      if (this.turn === Number(token.slice(9))) this.turn = this.after(this.turn);
    } else if (token === "pass") this.turn = this.after(this.turn);
    clear(this.lines, scoring);
  }

  private after(seat: number | null): number | null {
    if (seat === null) return null;
    for (let step = 1; step <= this.lines.length; step++) {
      const next = ((seat - 1 + step) % this.lines.length) + 1;
      if (!this.out.has(next)) return next;
    }
    return null;
  }

  private taken(token: string, seat: number | null): void {
    this.turn = this.after(seat);
    const [source, colour, line] = [token[0]!, token[1]!, Number(token[2]) || 0];
    const { count: tiles, withFirst } = this.take(token, seat);
    if (withFirst) {
      this.marker = false;
      this.holder = seat;
    }
    const held = this.lines[(seat ?? 0) - 1];
    if (line && held) held[line - 1] = fill(held[line - 1]!, colour, tiles ?? 0, line);
    if (!this.displays) return;
    if (source === "C") this.centre = without(this.centre, colour);
    else {
      this.centre += without(this.displays[Number(source) - 1] ?? "", colour);
      this.displays[Number(source) - 1] = "";
    }
  }
}
