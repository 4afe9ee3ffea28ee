const texts = {
  choose: "Which game?",
  lead: "The rules in plain words and pictures: a minute for the gist, ten for all of it.",
  games: {
    azul: { name: "Azul", about: "Take tiles, fill your lines, build a wall. For two to four players." },
    mini: { name: "Azul Mini", about: "The same game in a travel box, by exactly the same rules." },
    grey: {
      name: "Azul: the grey wall",
      about: "The variant on the boards’ other side: you choose where each tile goes.",
    },
    duel: { name: "Azul Duel", about: "For two: trays with sun and moon, and a dome of plates that you lay yourself." },
  },
  read: "Read the rules",
  learn: "Learn by playing",
  minute: "In one minute",
  contents: "Contents",
  print: "Print",
  otherGames: "The rules of other games",
  clauses: "The small letters and numbers, like A13, are the clauses of the rules as the program keeps them.",
  clause: "Clause",
  top: "Back to the top",
  missing: "There are no rules for such a game here. Choose one of these.",
  thenPlay: "Now try it",
  thenPlayText: "A few minutes of little puzzles on a real table teach more than any page.",
};

export default texts;
