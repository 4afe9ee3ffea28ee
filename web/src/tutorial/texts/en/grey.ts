const texts = {
  cell: {
    title: "You choose the cell",
    say: "You take tiles as in Azul. On the grey wall, though, you choose where in its row a tile goes: its colour must not be in that row or that column yet.",
    todo: "Line 2 is complete. Put its black tile where it scores the most.",
    right: "A row of two and a column of two: 4 points. Column 3 was closed, since black lies there already.",
    hint: "Which free cell touches a tile beside it and another one above it?",
  },
  column: {
    title: "Once in each column",
    say: "Columns 1 and 5 have white already, and column 2 is taken in this row. Two cells are left.",
    todo: "Put the white tile of line 4 where it scores the most.",
    right: "It makes a column of four: 4 points.",
    hint: "One of the two cells lies below three tiles in a column.",
  },
  order: {
    title: "Think of the next line",
    say: "Lines are done from top to bottom. Line 3 is blue as well, and in row 3 only column 1 is left for blue.",
    todo: "Put the blue tile of line 2 so that line 3 finds its cell, too.",
    right: "Fewer points now, but the second blue tile brought 5, and nothing fell.",
    hint: "In column 1 it scores more now, but then line 3 has no cell any more, and all its tiles fall.",
  },
  falls: {
    title: "A line without a cell",
    say: "If a complete line finds no cell, all its tiles fall. In row 3 only column 1 is free, and red lies in that column already.",
    todo: "Take the last red tile and complete a line that has a cell for it.",
    right: "Line 2 is complete, and its tile found a cell. Line 3 would have fallen: three tiles, 4 points.",
    hint: "Line 3 would be complete, too, but its tile would have nowhere to go. Line 2 lacks one red tile.",
  },
  end: {
    title: "The end",
    say: "Row 1 is complete: the game ends with this tiling. A complete column brings 7 points more.",
    todo: "Put the black tile of line 3 where it brings the most.",
    right: "7 points for the tile, 7 for the column and 2 for the row: you win by 60 to 46!",
    hint: "In one column only this tile is missing.",
  },
};

export default texts;
