import { plural } from "../../../texts/numbers";

const L = "en";

const texts = {
  games: { azul: "Azul", mini: "Azul Mini", grey: "The grey wall", duel: "Azul Duel" },
  title: (game: string): string => `Learn ${game}`,
  notes: {
    azul: "",
    mini: "Azul Mini plays exactly like Azul.",
    grey: "New to Azul? Its own lessons come first.",
    duel: "",
  },
  lesson: (number: number, of: number): string => `Lesson ${number} of ${of}`,
  lessons: "Lessons",
  done: "done",
  you: "You",
  other: "Ana",
  task: "Your turn",
  right: "Well done!",
  notThis: "Allowed, but not this time",
  would: "This move would bring:",
  nothing: "nothing special",
  back: "Back",
  next: "Next",
  finish: "Finish",
  again: "Again",
  show: "Show me",
  restart: "Start over",
  keys: "The table answers to the keyboard, too: arrow keys move, Enter chooses, Escape goes back.",
  finished: "You are ready to play",
  finishedText: "That is all you need for a first game. The rest comes by playing.",
  play: "Play against a bot",
  rules: "Read the rules",
  others: "Learn another game",
  missing: "There are no lessons for such a game here. Choose one of these.",
  facts: {
    fall: (count: number, breaks: boolean): string =>
      breaks
        ? plural(L, count, { one: "# tile breaks", other: "# tiles break" })
        : plural(L, count, { one: "# tile falls", other: "# tiles fall" }),
    cost: (count: number): string => plural(L, count, { one: "costs # point", other: "costs # points" }),
    first: "you begin the next round",
    complete: "the line is complete",
    points: (count: number): string => plural(L, count, { one: "scores # point", other: "scores # points" }),
    lost: (line: number, breaks: boolean): string => (breaks ? `line ${line} breaks` : `line ${line} falls`),
  },
};

export default texts;
