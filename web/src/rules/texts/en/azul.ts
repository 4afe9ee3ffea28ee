const texts = {
  minute: {
    take: "Take all tiles of **one colour** from one display; its other tiles slide to the centre. Or take all of one colour from the centre.",
    place: "Put them into **one pattern line**. A line holds one colour; what does not fit falls to the floor.",
    tile: "When everything is taken, every **complete line** sends one tile to the wall.",
    tileGrey:
      "When everything is taken, every **complete line** sends one tile to the wall, to a cell of **your choice**.",
    score: "A tile scores its row and its column of touching tiles; alone it scores 1. **The floor costs points.**",
    end: "The game ends after the round in which somebody completes **a row**. Then rows bring 2, columns 7, colours 10.",
  },
  goal: {
    title: "Goal",
    aim: "You decorate the wall of a palace, tile by tile. Whoever has the **most points** in the end wins.",
    stop: "The game ends after the round in which somebody has completed a horizontal row of five tiles.",
  },
  table: {
    title: "What is on the table",
    tiles: "**100 tiles** in five colours, 20 of each. Every colour has a motif of its own.",
    displays:
      "**Factory displays** in a ring: five for two players, seven for three, nine for four. Between them is the **centre**.",
    bag: "A **bag** from which tiles are drawn at random, and the **lid** of the box, in which used tiles wait until the bag is empty.",
    marker: "The **first-player marker**.",
    board: "A **board** for everyone:",
    wall: "On the coloured wall every cell has its colour. Each row is the row above shifted right by one, so that every colour stands once in each row and once in each column.",
    wallGrey: "On the grey wall no colours are printed. All players use the same side of their boards.",
    mini: "**Azul Mini** is the same game in a travel box: the score is kept by sliders, and the displays lie in a tray. Not a single rule is different.",
  },
  legend: {
    title: "The parts of a board",
    lines: "five **pattern lines**, for one to five tiles",
    wall: "the **wall**, five by five cells",
    floor: "the **floor line**: seven spaces, each with its cost",
    score: "your **score**, which starts at 0",
  },
  start: {
    title: "Getting started",
    fill: "Every display gets **four tiles**, drawn at random from the bag.",
    who: "At a table in the living room the player who was last in Portugal begins. Here it is a chosen seat, or the lot decides.",
  },
  round: {
    title: "A round",
    intro: "Rounds follow each other until the game ends. Each has three phases:",
    offer: "**Factory offer:** in turn, everybody takes tiles.",
    tiling: "**Wall tiling:** complete lines go to the wall and score.",
    next: "**Next round:** the displays are filled again.",
  },
  taking: {
    title: "Taking tiles",
    marker: "The first player puts the marker into the centre and takes the first turn. Then play goes clockwise.",
    intro: "On your turn you do one of two things:",
    display: "Take **all tiles of one colour from one display**. Its other tiles move to the centre.",
    centre: "Take **all tiles of one colour from the centre**.",
    first:
      "The first player in a round to take from the centre also takes the **marker**. It goes to the leftmost free space of that player’s floor line, before the tiles are placed. Its holder begins the next round.",
    end: "The phase ends when all displays and the centre are empty.",
  },
  placing: {
    title: "Placing tiles",
    one: "All tiles that you took go to **exactly one pattern line**, from right to left, or to the floor line.",
    colour: "A line holds **one colour** only. You can go on with a line that you have begun.",
    wall: "A colour may not go to a line whose **wall row already has it**.",
    full: "A complete line takes no more tiles.",
    choice: "Going straight to the floor is always allowed, even where a line would take the tiles.",
  },
  floor: {
    title: "The floor line",
    falls: "Tiles that do not fit into the chosen line **fall to the floor line**, from left to right.",
    cost: "Its spaces cost 1, 1, 2, 2, 2, 3 and 3 points, paid at the end of the round.",
    over: "When all seven spaces are taken, further tiles go to the lid at once. They cost nothing.",
  },
  tiling: {
    title: "Wall tiling",
    order: "Everybody goes through their lines **from top to bottom**.",
    move: "The rightmost tile of every **complete** line moves to the cell of its colour in the same row of the wall, and scores at once. The line’s other tiles go to the lid.",
    stay: "Lines that are not complete stay as they are for the next round.",
  },
  greyTiling: {
    title: "Wall tiling on the grey wall",
    order: "Lines are done **from top to bottom**, so that a choice in one row narrows the next one.",
    choose:
      "The rightmost tile of every **complete** line moves to **any free cell** of the same row, as long as its colour is not yet in that row nor in that column. It scores at once, and the line’s other tiles go to the lid.",
    must: "Where there is such a cell you have to use one; which one is your choice.",
    none: "If there is none, **all tiles of that line fall to the floor line** at once, and cost points this very round. What does not fit there goes to the lid.",
    taking:
      "While you take tiles, only the row counts: a colour may go to a line as long as its wall row lacks it, even where no column is left for it. So look ahead.",
    turns:
      "At a table all can tile at the same time. Here the round’s first player does all lines and pays for the floor, then the next player clockwise.",
    stay: "Lines that are not complete stay as they are for the next round.",
  },
  scoring: {
    title: "Scoring a tile",
    alone: "If no other tile touches it, a new tile scores **1 point**.",
    runs: "Otherwise it scores the length of the **row** of touching tiles that it is in, if that is two or more, **plus** the length of its **column**, if that is two or more. The new tile counts in each.",
  },
  costs: {
    title: "Paying for the floor",
    pay: "After your last line every occupied space of the floor line costs its points, the marker’s space too. Your score never falls below 0.",
    clear: "The tiles of the floor line go to the lid. The marker goes in front of its holder.",
  },
  next: {
    title: "The next round",
    who: "If nobody has completed a row, the marker’s holder becomes first player.",
    fill: "The displays are filled one after another with four tiles each. Only when a tile has to be drawn and the bag is empty, be it in the middle of a display, all tiles of the lid go back into the bag.",
    short:
      "If the lid is empty too, the round starts with fewer tiles: that display stays short, and the later ones stay empty.",
  },
  end: {
    title: "The end of the game",
    when: "The game ends right after the tiling in which a player has completed a **horizontal row of five**. Then come the bonuses:",
    row: "**2 points** for each complete row",
    column: "**7 points** for each complete column",
    colour: "**10 points** for each colour of which all five tiles are on your wall",
  },
  ties: {
    title: "Winning and ties",
    winner: "The player with the **most points** wins.",
    tie: "In a tie, the tied player with more complete rows wins. If that is equal too, they share the victory.",
  },
  rare: {
    title: "Rare cases",
    fullFloor:
      "You take the marker while your floor line is full: you hold it and begin the next round, and pay nothing for it.",
    noMarker: "Nobody took the marker, since every display was of one colour: the first player stays the same.",
    noTiles: "Not a single tile can be dealt: the game ends and is scored.",
    stalled: "Two rounds in a row in which no tile comes to any pattern line end the game; it is scored as it stands.",
    bare: "On the grey wall the game also ends after five rounds in a row in which no tile comes to any wall.",
  },
  grey: {
    title: "Variant: the grey wall",
    what: "On the other side of the boards the wall is grey, and you choose yourself where each tile of a row goes: no colour may stand twice in a row or in a column. Everything else stays the same.",
    link: "All about the grey wall",
  },
  tournament: {
    title: "At a tournament",
    intro: "Tournament tables follow a regulation of their own, which goes before the rules where the two differ:",
    wall: "Only Azul with the coloured wall is played. Tables have four players; smaller ones come about only where the number of players, or a withdrawal, makes them necessary.",
    displays: "A table of four plays with **eight displays**; tables of three and two with seven and five.",
    lot: "The first player is drawn by lot: three black tiles and a red one are in the bag, and red begins.",
    time: "A turn lasts at most **two minutes**. When they are over the turn is lost, and nothing is taken. Nobody may pass by choice.",
    stopped: "When everybody has passed in a row, the table stops and waits for the arbiter.",
    points:
      "Everybody plays three games. The points of all games are added up, and the highest sum wins. In a tie more complete rows count, then more games won.",
    leaving:
      "Whoever leaves during a game gets no points for it. The others play on; the tiles of that board are out of the game. With fewer than two players left the table counts for nobody.",
    talk: "Talking and giving advice are allowed, disturbing is not.",
  },
};

export default texts;
