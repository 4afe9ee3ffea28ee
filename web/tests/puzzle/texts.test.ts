import PUZZLE_TEXTS from "virtual:texts/puzzle";
import { compareWithEnglish } from "../i18n/compared";

const DAY = [["18 11"]];
await compareWithEnglish("puzzles", PUZZLE_TEXTS, {
  called: {
    answered: [[1], [2], [20]],
    share: [["38 %"]],
    inARow: [[2], [20]],
    "day.found": DAY,
    "day.seen": DAY,
    "day.open": DAY,
    "day.future": DAY,
  },
  alike: /^$/,
});
