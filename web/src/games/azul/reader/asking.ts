/** The decisions of Azul as questions: from where, which colour, to which line; on the grey wall to which column. */
import { tileScore } from "../../runs";
import { previewOf } from "../preview";
import type { AzulPosition } from "../../../wire/types";
import { chosenFor, valueOf, type Answer, type Asking, type Matter } from "../../common/reader/questions";
import { counted } from "../../common/reader/wording";

export const asking: Asking = {
  path: (token) =>
    token.startsWith(">") ? [`column ${token[2]}`] : [`from ${token[0]}`, `colour ${token[1]}`, `line ${token[2]}`],

  title(question, { words, position }) {
    if (question === "from") return words.from;
    if (question === "colour") return words.which;
    return question === "line" ? words.where : words.whichColumn((position as AzulPosition).line ?? 0);
  },

  label(answers, matter) {
    const answer = answers.at(-1)!;
    const position = matter.position as AzulPosition;
    const value = valueOf(answer);
    if (answer.startsWith("from")) return source(value, position, matter);
    if (answer.startsWith("colour")) {
      const from = chosenFor(answers, "from");
      const tiles = from === "C" ? position.centre : (position.displays[Number(from) - 1] ?? "");
      return matter.texts.reader.tiles(tiles.split(value).length - 1, value);
    }
    return answer.startsWith("line") ? target(answers, position, matter) : column(Number(value), position, matter);
  },
};

function source(value: string, position: AzulPosition, { words, texts }: Matter): string {
  if (value !== "C")
    return `${words.display(Number(value))}: ${counted(position.displays[Number(value) - 1] ?? "", words, texts)}`;
  const marker = position.marker.place === "centre" ? `, ${texts.reader.marker}` : "";
  return `${words.centre}: ${counted(position.centre, words, texts)}${marker}`;
}

function target(answers: readonly Answer[], position: AzulPosition, { words, seat }: Matter): string {
  const [where, colour, from] = [chosenFor(answers, "line"), chosenFor(answers, "colour"), chosenFor(answers, "from")];
  const preview = previewOf(position, seat, { source: from, colour }, where);
  const parts: string[] = [];
  if (preview.completes)
    parts.push(preview.gain ? `${words.completes}, ${words.scores(preview.gain.points)}` : words.completes);
  else if (where !== "F") parts.push(words.lacks(Number(where) - preview.firstPlace + 1 - preview.placed));
  const over = preview.fallen + preview.toLid;
  if (over) parts.push(words.falls(over));
  if (preview.cost) parts.push(words.costs(preview.cost));
  if (from === "C" && position.marker.place === "centre") parts.push(words.withFirst);
  return `${where === "F" ? words.floor : words.line(Number(where))}: ${parts.join(", ")}`;
}

function column(column: number, position: AzulPosition, { words, seat }: Matter): string {
  const line = position.line ?? 1;
  const board = position.boards[seat - 1]!;
  const { points } = tileScore(board.wall, [line, column]);
  return `${words.column(column)}: ${words.scores(points)}`;
}
