/** What happens at a table of Azul, in words. */
import type { AzulPosition } from "../../wire/types";
import type { GameNarration } from "../client";
import { follow } from "./follow";
import { scored } from "../common/reader/scoring";
import { roundBefore } from "../common/reader/speaker";
import { picture } from "./pictures";
import { bonus, ending } from "./scores";
import { start } from "./start";

export const narration: GameNarration<AzulPosition> = {
  start(end, steps) {
    const round = roundBefore(end, steps);
    const position = { ...start(end.game, end.options, 0), round };
    return round ? { ...position, displays: [], boards: [], bag: {}, lid: {} } : position;
  },
  follow,
  silent: null,
  scored,
  bonus,
  ending,
  picture,
  tell(step, { before, changes, after }, speaker) {
    const { words } = speaker;
    const { token, seat } = step;
    if (token.startsWith("@")) return [speaker.deal(words.displaysFilled, before, after)];
    if (token.startsWith(">")) return speaker.placed(step, before);
    if (token === "pass") return [words.pass(speaker.name(seat ?? before?.to_move ?? null))];
    if (token === "resume") return [words.resume];
    if (token === "void") return [words.void];
    if (token.startsWith("withdraw:")) return [words.withdraw(speaker.name(Number(token.slice(9))))];
    const from = token[0] === "C" ? words.fromCentre : words.fromDisplay(Number(token[0]));
    return [speaker.take(step, from, changes[0], false)];
  },
};
