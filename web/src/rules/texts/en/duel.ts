const texts = {
  minute: {
    turn: "On your turn do **one** of four things: lay a plate, take from a sun side, take from the moon sides, or take a chip.",
    take: "From **sun**: all tiles of a colour from one tray; the rest goes to its moon side. From **moon**: all tiles of a colour that lie on top, over all trays.",
    place: "Tiles go to **one line** of one colour. What does not fit breaks and costs points.",
    tile: "When everything is taken, complete lines send a tile to **their row of the dome**, to a space of that colour or a wild one. Bonus chips can fill gaps.",
    score: "A tile scores its row and its column, as in Azul. A full special plate brings a **special tile**.",
    end: "After **five rounds** the scoring tiles are added. Most points win.",
  },
  goal: {
    title: "Goal",
    aim: "Two masters tile the dome of a palace. After **five rounds** the one with the **most points** wins.",
  },
  table: {
    title: "What is on the table",
    tiles:
      "**65 tiles** in the bag: five colours, 13 of each. Beside it nine **special tiles** and the **first-player tile**. A **tower** takes used tiles.",
    trays:
      "**Four small trays and a large one**, each with a sun side and a moon side. The large one’s moon side has four separate spaces, and a place for the first-player tile.",
    plates:
      "**18 dome plates** of four spaces: nine special plates, each with a space for a special tile, and nine wild ones, each with a space for any colour. Their backs show only the kind.",
    chips:
      "**20 bonus chips**, of one colour or of two. A chip matches every colour that it shows, whole or half, and counts as one chip.",
    scoring: "**Scoring tiles** with the goals of this game: three of them, or all four, each with either side up.",
    board: "A **board** for each player, and two **tokens**:",
  },
  legend: {
    title: "The parts of a board",
    lines: "six **pattern lines**, for one to six tiles",
    dome: "the **dome**: nine spaces for plates, so six by six cells",
    special: "what a **special tile** scores in this row",
    broken: "the space for **broken tiles**, with what each one costs",
    first: "the place of the **first-player tile**, which costs 2",
    chips: "the store for **bonus chips**",
  },
  setup: {
    title: "Getting started",
    scores: "Both scores start at **5**.",
    plates: "The plates are shuffled into a pile; three lie face up as the display.",
    trays:
      "The large tray gets five tiles on its sun side, then each small one four. A chip lies face down on each small tray’s moon side.",
    first:
      "The first player is drawn by lot. The **other** player takes one of the three plates and puts it on any space of their dome, turned as they like. The display is filled up; then the first player does the same, and it is filled again.",
  },
  turn: {
    title: "Your turn",
    intro: "Turns alternate. On yours you do **one** of these four things:",
    plate: "**Plate:** use a token, take a plate and lay it.",
    sun: "**Sun:** take tiles from one tray’s sun side.",
    moon: "**Moon:** take tiles that lie on top on the moon sides.",
    chip: "**Chip:** take a revealed bonus chip.",
    end: "The phase ends when all tiles and chips are taken and, in rounds 1 to 4, all tokens are used. Who can do nothing is passed over; nobody else may pass.",
  },
  plate: {
    title: "Taking a plate",
    token:
      "Put one of your tokens and take a plate: **from the display**, which is not filled up during the round, or **from the pile**. Once the display is empty, only the pile is left.",
    pile: "From the pile: pay **1 point** for each plate that you draw face down, one at a time, as often as you like, without looking at the fronts. Then look at all of them, keep one, and put the others under the pile in any order.",
    free: "With 0 points you draw for nothing. Once you have drawn, you have to keep and lay a plate.",
    lay: "The plate goes to an empty plate space of your dome, turned as you like. It stays there **for good**.",
    both: "Both tokens have to be used in each of rounds 1 to 4. In round 5 there are no plates to take.",
    kinds:
      "On a **special plate** the special space is filled only by a special tile. A **wild space** takes a tile of any colour.",
  },
  sun: {
    title: "Taking from a sun side",
    take: "Take **all tiles of one colour** from the sun side of **one** tray.",
    small: "From a small tray: stack the rest **in any order** on the chip of its moon side.",
    large: "From the large tray: lay the rest out **separately** on the spaces of its moon side.",
  },
  moon: {
    title: "Taking from the moon sides",
    take: "Take **all tiles of one colour that lie on top**: the top tile of each small tray’s stack, and tiles of the large tray’s moon side.",
    top: "From a stack comes only the top tile, even if the next one is alike.",
    first:
      "The first player of the round to take a tile from the **large tray’s moon side** also takes the **first-player tile**. It costs 2 points, and its holder begins the next round.",
  },
  chip: {
    title: "Taking a chip",
    reveal:
      "A chip is revealed as soon as its tray holds no tile any more, neither on the sun side nor on the moon side.",
    take: "Taking one is a turn. Each player takes **exactly two** in a round; who has two takes no more.",
  },
  placing: {
    title: "Placing tiles",
    one: "All tiles that you took go to **exactly one pattern line**, from right to left. A line holds one colour; a complete one takes no more.",
    free: "Unlike in Azul, a colour may stand several times in a row or a column of the dome. So you may begin a line with any colour, whether or not it can ever score.",
    breaks:
      "What does not fit, or what you do not want, **breaks**. Up to four tiles lie in the space for broken tiles; more go to the tower at once. You may always break all of them.",
  },
  tiling: {
    title: "Tiling the dome",
    order:
      "The round’s first player handles all six lines **from top to bottom** and pays for broken tiles, then the other player. Line 1 feeds row 1 of the dome, line 2 row 2, and so on.",
    move: "The rightmost tile of a **complete** line moves to a free space of its row that has its **colour or is wild**. If there is one you have to use it; if there are several you choose.",
    wait: "If no such space is free, but the row still **has an empty plate space**, the tiles stay in their line.",
    breaks:
      "If all three plates of the row are there and none has a space left for that colour, **all tiles of the line break**, be it complete or not.",
    rest: "After all six lines, the other tiles of lines whose tile went to the dome go to the tower. All other lines stay for the next round.",
  },
  spending: {
    title: "Spending chips",
    when: "When it is the turn of a line with at least one tile, you may fill **all** its missing places with chips.",
    price: "Each missing place costs **two chips that show the colour**, or **any three chips**, in any mix.",
    only: "You may spend chips only if the line becomes complete and its tile then has a space.",
    gone: "Spent chips are turned over for good. They stand in for tiles but never go to the dome.",
  },
  scoring: {
    title: "Scoring",
    tile: "A tile that no other touches scores **1 point**. Otherwise it scores its **row** of touching tiles, if that is two or more, **plus** its **column**, if that is two or more. Special tiles count as tiles.",
    special:
      "When a tile fills the third space of a special plate, a **special tile** comes to the fourth at once. It scores the points of its row, from 1 in row 1 to 6 in row 6, and nothing else; from then on it counts in rows and columns.",
  },
  costs: {
    title: "Broken tiles",
    pay: "After your six lines, one broken tile costs 1 point, two cost 3, three cost 6, four cost 10 in all. They go to the tower. The first-player tile costs 2. Your score never falls below 0.",
  },
  next: {
    title: "The next round",
    fill: "After rounds 1 to 4 the tokens come back, the display is filled up to three plates, and the trays get tiles and new chips as at the start. When a tile has to be drawn and the bag is empty, it is refilled from the tower.",
    who: "The holder of the first-player tile puts it back on the large tray and begins.",
  },
  end: {
    title: "The end of the game",
    when: "After round 5 the points of all scoring tiles are added up and applied in one step. The result is at least 0. **Most points win.**",
    tie: "In a tie the player who took the first-player tile in round 5 wins; if nobody took it, the one who began round 5.",
  },
  goals: {
    title: "The scoring tiles",
    intro:
      "Each of the four tiles has two sides. Special tiles count as tiles on all of them. For a first game we suggest rows, columns and diagonals.",
    rows: "**Rows:** 3 points for each complete row of six.",
    colours:
      "**Colours:** 4 points for each row with at least five different kinds: the five colours and special. Gaps are allowed; a tile on a wild space counts as its own colour.",
    columns: "**Columns:** 7 points for each complete column of six.",
    edge: "**Edge:** 1 point for each tile on the 20 outer cells.",
    diagonals: "**Diagonals:** 10 points for each of the two complete diagonals.",
    corners: "**Corners:** for each completely filled corner plate, 3 points above and 8 below.",
    wilds: "**Wild spaces:** if all wild spaces of your dome are filled, 2 points for each. Otherwise nothing.",
    specials: "**Special spaces:** minus 3 for each empty special space of your dome.",
    pair: "two sides of one tile",
  },
  hidden: {
    title: "What is hidden",
    nobody:
      "Nobody knows the order of the bag, the fronts of the plates in the pile, and face-down chips. Everything that was taken is open to all.",
    drawer:
      "Plates that you draw are known to you alone, those that you put back included. The other player sees only their backs, and where they go.",
  },
  rare: {
    title: "Rare cases",
    alike:
      "The five tiles for the large tray are all of one colour: they go back into the bag and are drawn again. If the bag holds only that colour, the tower is emptied into it first; if it still does, they stay. Fewer than five are never drawn again.",
    firstTile:
      "If the large tray’s sun side starts a round in a single colour, whoever takes it also takes the first-player tile.",
    short:
      "If bag and tower are empty, the round starts with fewer tiles. A small tray without a tile shows its chip at once.",
    same: "If nobody took the first-player tile, the same player begins again.",
  },
  box: {
    title: "About the numbers",
    text: "What plates, chips and scoring tiles show was put together from public sources. If your box says otherwise, the values can be corrected in one file of the program.",
  },
};

export default texts;
