const texts = {
  colours: {
    B: "Blue: a star",
    Y: "Yellow: a quatrefoil",
    R: "Red: a saltire",
    K: "Black: lozenges",
    W: "White: a flower",
    T: "Turquoise: a flower",
    S: "Special: a compass rose",
  },
  players: (count: number) => `${count} players`,
  yes: "allowed",
  no: "not allowed",
  tiles: { alt: "The five tiles with their motifs.", caption: "" },
  rings: {
    alt: "Three rings of displays around a centre: five, seven and nine.",
    caption: "As many displays as the number of players asks for.",
  },
  board: { alt: "A board with numbers at its parts, which are listed below.", caption: "" },
  take: {
    alt: "A display with two blue tiles, a yellow and a black one. The blue ones go to pattern line 2, the others to the centre.",
    caption: "All blue tiles are taken; yellow and black slide to the centre.",
  },
  centre: {
    alt: "The centre with three red tiles, a yellow one and the marker. The red tiles go to line 3, the marker to the first space of the floor line.",
    caption: "The first take from the centre brings the marker along.",
  },
  choice: {
    alt: "Two red tiles and five lines. Lines 2 and 5 and the floor line are allowed. Lines 1 and 4 have red on their wall row already, and line 3 holds black tiles.",
    caption: "Where may two red tiles go? To line 2, to line 5, or to the floor.",
  },
  overflow: {
    alt: "Four white tiles are placed in a line of four that holds one already: three fit, one falls to the floor line.",
    caption: "Three fit, one falls.",
  },
  move: {
    alt: "A complete line of three white tiles: the rightmost moves to the wall, the other two to the lid.",
    caption: "One tile goes to the wall, the others to the lid.",
  },
  alone: { alt: "A red tile on the wall that no other touches, with the number 1.", caption: "Alone: 1 point" },
  row: { alt: "A tile that joins two others in its row, with the number 3.", caption: "A row of three: 3 points" },
  column: {
    alt: "A tile that joins one other in its column, with the number 2.",
    caption: "A column of two: 2 points",
  },
  both: {
    alt: "A tile that makes a row of four and a column of three, with the numbers 4 and 3.",
    caption: "A row of four and a column of three: 4 + 3 = 7 points",
  },
  floor: {
    alt: "A floor line with the marker and three tiles under the costs 1, 1, 2 and 2.",
    caption: "The marker and three tiles cost 1 + 1 + 2 + 2 = 6 points",
  },
  bonusRow: { alt: "A wall with a complete row.", caption: "+2 for a row" },
  bonusColumn: { alt: "A wall with a complete column.", caption: "+7 for a column" },
  bonusColour: { alt: "A wall with all five blue tiles, on its diagonal.", caption: "+10 for a colour" },
  greyCell: {
    alt: "Row 2 of a grey wall and a black tile. Column 2 is taken, and column 3 has black in another row. Columns 1, 4 and 5 are allowed.",
    caption: "Black may go to column 1, 4 or 5: column 2 is taken, and column 3 has black already.",
  },
  greyFall: {
    alt: "Row 3 of a grey wall has one free cell, but its column has red already. A complete line of three red tiles falls to the floor line.",
    caption: "The only free cell has red in its column: all three tiles fall.",
  },
  discs: { alt: "The five tiles of Duel and the special tile, with their motifs.", caption: "" },
  duelBoard: { alt: "A board of Duel with numbers at its parts, which are listed below.", caption: "" },
  plates: {
    alt: "A special plate with yellow, black, turquoise and a special space; a wild plate with turquoise, black, red and a wild space.",
    caption: "A special plate and a wild plate",
  },
  turns: { alt: "One plate in its four orientations.", caption: "A plate may be turned before it is laid." },
  sun: {
    alt: "A small tray. Two turquoise tiles are taken from its sun side; black and yellow are stacked on the chip of its moon side.",
    caption: "Turquoise is taken; you decide what of the rest lies on top.",
  },
  moon: {
    alt: "Moon sides: turquoise lies on top of two small stacks, red and black lie on the large tray with the first-player tile. Both turquoise tiles are marked.",
    caption:
      "Both turquoise tiles on top come together, and no first-player tile with them. Red or black would bring it along.",
  },
  chips: {
    alt: "A line of three with two turquoise tiles. A turquoise chip and a chip of turquoise and yellow fill it up; or any three chips.",
    caption: "Two chips that show the colour, or any three, stand in for one tile.",
  },
  dome: {
    alt: "Part of a dome: a blue tile makes a row of two and a column of two and fills the third space of a special plate, which gets its special tile in row 2.",
    caption: "Row 2 + column 2 = 4 points, and then 2 for the special tile in row 2",
  },
  broken: {
    alt: "Three broken tiles under the costs 1, 2 and 3, and the first-player tile under 2.",
    caption: "Three broken tiles and the first-player tile: 1 + 2 + 3 + 2 = 8 points",
  },
  goal: (name: string) => `A dome with the cells that count for this scoring tile marked: ${name}.`,
};

export default texts;
