const texts = {
  sun: {
    title: "Taking from the sun",
    say: "On your turn you do one of four things. The first: take all tiles of one colour from one tray’s sun side. The rest is stacked on its moon side, in the order that you choose.",
    todo: "Take the two turquoise tiles of a small tray into line 2, and stack the rest with yellow on top.",
    right:
      "Line 2 is complete, and black waits below yellow: only the top tile can be taken later. The rest of the large tray would be laid side by side.",
    hint: "One small tray has two turquoise tiles; they fill line 2. Of the rest, black goes below and yellow on top.",
  },
  moon: {
    title: "Taking from the moon",
    say: "The second: take all tiles of one colour that lie on top on the moon sides. Who first takes from the large tray’s moon also gets the first-player tile, which costs 2.",
    todo: "Take the turquoise tiles on top of the small stacks and complete line 3.",
    right: "Both came together, and no first-player tile with them.",
    hint: "Turquoise lies on top of two small stacks, and line 3 holds turquoise already.",
  },
  chip: {
    title: "Taking a chip",
    say: "The third: a small tray without tiles shows its bonus chip. Taking it is a turn, and everybody takes two in a round.",
    todo: "Take the revealed chip.",
    right: "It is yours. Chips fill gaps in your lines later on.",
    hint: "One small tray is empty: take the chip on it.",
  },
  plate: {
    title: "Laying a plate",
    say: "The fourth: use a token to take a dome plate, one that lies face up or, for 1 point each, some from the pile. Turn it as you like; it stays where it is laid.",
    todo: "Line 1 holds a red tile. Take the second plate and lay it so that row 1 gets a red space.",
    right: "Now the red tile has somewhere to go. Each of the first four rounds brings you two plates.",
    hint: "Take the plate with turquoise, red, blue and a special space. Lay it on the top row of the dome, turned so that red is in its upper half.",
  },
  cell: {
    title: "To the dome",
    say: "A complete line sends a tile to its row of the dome: to a space of its colour, or a wild one. It scores its row and its column of touching tiles.",
    todo: "Put the red tile of line 2 where it scores the most.",
    right: "A column of three: 3 points. And the wild space stays free for any colour.",
    hint: "The red space lies between two tiles.",
  },
  special: {
    title: "Special tiles",
    say: "When three spaces of a special plate are filled, a special tile comes to the fourth, and scores the number of its row.",
    todo: "Put the blue tile of line 4 so that it brings a special tile.",
    right: "4 points for a column of four, and 4 more for the special tile in row 4.",
    hint: "One special plate lacks nothing but blue.",
  },
  spend: {
    title: "Spending chips",
    say: "Bonus chips stand in for missing tiles: two that show the colour, or any three.",
    todo: "Line 3 lacks a turquoise tile. Complete it with as few chips as possible.",
    right: "Two chips that show turquoise were enough, and the tile scored 5 points.",
    hint: "Two of your chips show turquoise, one of them by half. That is all it takes.",
  },
  breaks: {
    title: "What breaks",
    say: "If all three plates of a row are laid and have no space for a colour, the tiles of that line break and cost points.",
    todo: "Take the last black tile and put it where it scores.",
    right: "Line 4 was complete, and black went to a wild space. In line 1 it would have broken.",
    hint: "Row 1 has no space for black any more. Line 4 lacks just one black tile.",
  },
  end: {
    title: "The end",
    say: "After five rounds the scoring tiles bring their points: here 3 for each row, 7 for each column, 10 for each diagonal.",
    todo: "Put the last blue tile so that it completes a column.",
    right: "6 points for the tile, 7 for the column and 3 for a row: you win by 57 to 49!",
    hint: "In one column only row 6 is empty, and its space there is wild.",
  },
};

export default texts;
