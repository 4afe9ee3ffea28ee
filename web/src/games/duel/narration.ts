/** What happens at a table of Duel, in words. */
import type { DuelPosition, ScoringStep } from "../../wire/types";
import type { GameNarration, Known } from "../client";
import { scored } from "../common/reader/scoring";
import { roundBefore, type Speaker } from "../common/reader/speaker";
import { colourName } from "../common/reader/wording";
import type { Step } from "../table";
import { trayOf } from "./choices";
import { turned } from "./dome";
import { act } from "./act";
import { onBoard, withLine } from "./position";
import { picture } from "./pictures";
import { bonus, ending } from "./scores";
import { start } from "./start";
import { chipName, plateName } from "./reader/wording";

export const narration: GameNarration<DuelPosition> = {
  start(end, steps) {
    const position = { ...start(end.options, end.points, 0), round: roundBefore(end, steps) };
    if (!position.round) return position;
    return { ...position, stage: "turn", trays: [], display: [], pile: [], boards: [], bag: {}, tower: {} };
  },
  /** Whose turn it is, and what was tiled, the server tells: half of the follower is enough, and the other half comes when something moves. */
  follow(before, token, { scoring }) {
    const change = /^(>|spend)/.test(token) ? null : act(before, token).change;
    const position = scoring.reduce(tiled, change?.position ?? before);
    return { changes: change ? [change] : [], position: { ...position, line: null } };
  },
  silent: /^(top|up|fronts|stop|under)/,
  scored,
  bonus,
  ending,
  picture,
  tell: (step, known, speaker) => [...told(step, known, speaker), ...passedOver(step, known.after, speaker)],
};

/** Lines are emptied by what was scored: a tile that went to its cell, or a line that broke. */
function tiled(position: DuelPosition, step: ScoringStep): DuelPosition {
  const { seat, points } = step;
  const emptied = step.kind === "tile" ? step.cell[0] : step.kind === "line-broken" ? step.line : 0;
  return onBoard(position, seat, ({ score, lines }) => ({
    score: score + points,
    lines: withLine(lines, emptied, ""),
  }));
}

function told(step: Step, { before, changes, after }: Known<DuelPosition>, speaker: Speaker): string[] {
  const { texts, words } = speaker;
  const { token, seat } = step;
  const who = speaker.name(seat);
  const plate = (spaces: string): string => plateName(spaces, texts);
  const chip = (colours: string): string => chipName(colours, texts);
  if (token.startsWith("@")) return [speaker.deal(words.traysFilled, before, after)];
  if (token.startsWith(">")) return speaker.placed(step, before);
  if (token.startsWith("+")) {
    const order = [...token.slice(1)].map((tile) => colourName(tile, texts));
    return [words.stack(before?.rest?.tray ?? null, who, speaker.list(order))];
  }
  if (/^[1-4L][BYRKT][1-6X]$/.test(token))
    return [speaker.take(step, words.fromSun(trayOf(token[0]!)), changes[0], true)];
  if (/^M[BYRKT][1-6X]$/.test(token)) return [speaker.take(step, words.fromMoon, changes[0], true)];
  const [word = "", rest = ""] = token.split(":");
  const [which = "", what = ""] = rest.split("=");
  switch (word) {
    case "top":
      return [words.top(kindOfBack(rest))];
    case "up":
      return [words.up(plate(rest))];
    case "reveal":
      return [words.reveal(Number(which), chip(what))];
    case "chip": {
      const shown = before?.trays[Number(rest)]?.chip.replace("?", "");
      return [words.takesChip(shown ? chip(shown) : null, who, Number(rest))];
    }
    case "plate": {
      const taken = before?.display[Number(rest) - 1];
      return [words.takesPlate(taken ? plate(taken) : null, who, Number(rest))];
    }
    case "draw": {
      const score = before?.boards[(seat ?? 0) - 1]?.score;
      const price = score === undefined ? null : Math.min(1, score);
      return [words.draws(who, kindOfBack(before?.pile[0]?.back), price)];
    }
    case "stop":
      return [words.stops(who)];
    case "fronts": {
      const plates = rest.split(",");
      const seen = plates.filter((each) => each !== "?").map(plate);
      const looks = speaker.name(seat ?? before?.to_move ?? null);
      return [words.fronts(looks, plates.length, seen.length, speaker.list(seen))];
    }
    case "keep":
      return [words.keeps(who, plate(what || "?"))];
    case "lay": {
      const [space = 0, turn = 0] = rest.split(".").map(Number);
      return [words.lays(before?.hand ? plate(turned(before.hand, turn)) : null, turn, who, space)];
    }
    case "under":
      return [words.under(kindOfBack(what || before?.drawn[Number(which) - 1]?.back), who)];
    case "spend": {
      const chips = rest === "none" ? [] : rest.split(",");
      return [words.spends(chips.length, before?.line ?? null, who, speaker.list(chips.map(chip)))];
    }
    default:
      return [`${who}: ${token}.`];
  }
}

const kindOfBack = (back: string | undefined): "S" | "W" | null => (back === "S" || back === "W" ? back : null);

/** D25: after somebody's turn it is the other's, unless there is nothing that the other one could do. */
function passedOver({ token, seat }: Step, after: DuelPosition | null, speaker: Speaker): string[] {
  if (!after || after.stage !== "turn" || seat === null || after.to_move !== seat || after.line) return [];
  if (/^(@|>|spend|plate|draw|stop|keep)/.test(token)) return [];
  return [speaker.words.passedOver(speaker.name(3 - seat))];
}
