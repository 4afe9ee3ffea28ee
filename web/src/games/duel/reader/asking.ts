/** The decisions of Duel as questions, stage by stage: what to do, which tray, which plate, how it lies, which chips, which cell. */
import { landing, scoring, take, type Take } from "../preview";
import type { DuelPosition } from "../../../wire/types";
import { trayOf } from "../choices";
import { turned } from "../dome";
import { chosenFor, questionOf, valueOf, type Answer, type Asking, type Matter } from "../../common/reader/questions";
import { colourName, counted, named } from "../../common/reader/wording";
import { chipName, plateName } from "./wording";

function path(token: string): Answer[] {
  if (/^[1-4L][BYRKT][1-6X]$/.test(token))
    return ["what sun", `tray ${trayOf(token[0]!)}`, `colour ${token[1]}`, `line ${token[2]}`];
  if (/^M[BYRKT][1-6X]$/.test(token)) return ["what moon", `colour ${token[1]}`, `line ${token[2]}`];
  if (token.startsWith(">")) return [`column ${token[2]}`];
  if (token.startsWith("+")) return [`order ${token.slice(1)}`];
  const [word = "", rest = ""] = token.split(":");
  switch (word) {
    case "chip":
      return ["what chip", `chip ${rest}`];
    case "plate":
      return ["what plate", `plate ${rest}`];
    case "lay": {
      const [space, turn] = rest.split(".");
      return [`space ${space}`, `turn ${turn}`];
    }
    case "draw":
    case "stop":
      return [`what ${word}`];
    default:
      return [`${word} ${rest}`];
  }
}

function title(question: string, { words, position: seen }: Matter): string {
  const position = seen as DuelPosition;
  const titles: Readonly<Record<string, string>> = {
    what: position.stage === "drawing" ? words.drawAgain : words.what,
    tray: words.whichTray,
    colour: words.which,
    line: words.where,
    chip: words.whichChip,
    plate: words.whichPlate,
    order: words.whichOrder,
    keep: words.whichKept,
    space: words.whichSpace,
    turn: words.whichTurn,
    under: words.whichUnder,
    spend: words.spendOn(position.line ?? 0),
    column: words.whichColumn(position.line ?? 0),
  };
  return titles[question] ?? question;
}

function label(answers: readonly Answer[], matter: Matter): string {
  const { words, texts, seat } = matter;
  const position = matter.position as DuelPosition;
  const board = position.boards[seat - 1]!;
  const answer = answers.at(-1)!;
  const value = valueOf(answer);
  const plate = (spaces: string): string => plateName(spaces, texts);
  switch (questionOf(answer)) {
    case "what":
      return action(value, board.score, matter);
    case "tray":
      return `${tray(Number(value), matter)}: ${counted(position.trays[Number(value)]?.sun ?? "", words, texts)}`;
    case "colour":
      return texts.reader.tiles(taken([...answers], position)?.count ?? 0, value);
    case "line":
      return target(value, taken(answers, position), position, matter);
    case "chip":
      return `${tray(Number(value), matter)}: ${chipName(position.trays[Number(value)]?.chip ?? "", texts)}`;
    case "plate":
      return `${words.plate(Number(value))}: ${plate(position.display[Number(value) - 1] ?? "?")}`;
    case "order":
      return named(value, words, texts);
    case "keep":
      return plate(value.split("=")[1] ?? "?");
    case "space":
      return words.space(Number(value));
    case "turn":
      return plate(turned(position.hand ?? "??/??", Number(value)));
    case "under": {
      const entry = position.drawn[Number(value) - 1];
      return entry?.front ? plate(entry.front) : words.kind(entry?.back ?? null);
    }
    case "spend":
      return value === "none"
        ? words.spendNone
        : value
            .split(",")
            .map((chip) => chipName(chip, texts))
            .join(", ");
    case "column":
      return cell(Number(value), position, matter);
    default:
      return answer;
  }
}

function action(value: string, score: number, { words }: Matter): string {
  const actions: Readonly<Record<string, string>> = {
    sun: words.takeSun,
    moon: words.takeMoon,
    chip: words.takeChip,
    plate: words.takePlate,
    draw: words.draw(Math.min(1, score)),
    stop: words.stop,
  };
  return actions[value] ?? value;
}

function tray(number: number, { words }: Matter): string {
  return number ? words.smallTray(number) : words.largeTray;
}

function taken(answers: readonly Answer[], position: DuelPosition): Take | null {
  const colour = chosenFor(answers, "colour");
  const source = chosenFor(answers, "what") === "sun" ? `sun-${chosenFor(answers, "tray")}` : "moon";
  return take(position, `${source}-${colour}`);
}

function target(where: string, tiles: Take | null, position: DuelPosition, { words, seat }: Matter): string {
  const line = Number(where) || 0;
  const landed = tiles && landing(position, position.boards[seat - 1]!, tiles, line);
  const parts: string[] = [];
  if (landed) {
    if (line) parts.push(landed.completes ? words.completes : words.lacks(line - landed.from - landed.placed));
    const over = landed.broken + landed.tower;
    if (over) parts.push(words.breaks(over));
    if (landed.cost) parts.push(words.costs(landed.cost));
    if (tiles.first) parts.push(words.withFirst);
  }
  return `${line ? words.line(line) : words.breakAll}: ${parts.join(", ")}`;
}

function cell(column: number, position: DuelPosition, { words, texts, seat }: Matter): string {
  const row = position.line ?? 1;
  const board = position.boards[seat - 1]!;
  const asks = board.dome.spaces[row - 1]?.[column - 1] ?? "-";
  const { points, special } = scoring(position, board, row, column);
  return `${words.column(column)} (${colourName(asks, texts)}): ${words.scores(points + special)}`;
}

export const asking: Asking = { path, title, label };
