const texts = {
  take: {
    title: "Taking tiles",
    say: "On your turn you take all tiles of one colour from one display. Its other tiles slide to the centre.",
    todo: "Take the two blue tiles from their display and put them into line 2.",
    right: "Line 2 is complete. Yellow and black slid to the centre, and Ana took three red tiles.",
    hint: "Choose the display with two blue tiles, then the second line of your board.",
  },
  centre: {
    title: "The centre and the marker",
    say: "You can also take from the centre. Whoever does so first gets the first-player marker: it costs 1 point, and its holder begins the next round.",
    todo: "Take both black tiles from the centre and put them into line 3.",
    right: "Two of three places are filled, and the marker lies on your floor line. Ana took two white tiles.",
    hint: "Take the black tiles that lie in the centre, and put them into line 3.",
  },
  fit: {
    title: "One colour for each line",
    say: "A line holds one colour, and can be filled up later. Line 3 needs one more black tile.",
    todo: "Complete line 3 so that nothing falls.",
    right: "Just the one that was missing. A line that stays incomplete simply waits for the next round.",
    hint: "One display has a single black tile. Of two, one would fall.",
  },
  fall: {
    title: "What does not fit, falls",
    say: "Tiles that do not fit into their line fall to the floor line and cost points. Sometimes there is no way around it.",
    todo: "Take the four white tiles from the centre and put them where the fewest fall.",
    right: "Three fit into line 4, and one falls: that costs 1 point. Anywhere else it would be more.",
    hint: "Line 4 is waiting for white and has room for three.",
  },
  row: {
    title: "Once in each row",
    say: "A colour that a row of your wall already has may not go to that line. Rows 1 and 4 have red, and line 3 holds black.",
    todo: "Take the two red tiles and complete a line with them.",
    right: "Line 2 takes exactly two. Line 5 and the floor would have been allowed as well.",
    hint: "Red may go to line 2, to line 5 or to the floor. Which of them do two tiles fill?",
  },
  tiling: {
    title: "To the wall",
    say: "When everything is taken, each complete line sends one tile to the wall, from top to bottom. It scores its row and its column of touching tiles.",
    todo: "Take the last red tile and complete line 1 with it.",
    right: "Red made a row of two: 2 points. White made a column of three: 3 points. The marker cost 1.",
    hint: "Line 1 has just one space: the red tile fills it.",
  },
  runs: {
    title: "Where does it score most?",
    say: "A tile that touches others both ways counts twice: once for its row, and once for its column.",
    todo: "Take the last black tile and put it where it scores the most.",
    right: "A row of three and a column of three: 6 points for a single tile!",
    hint: "Look at the wall: in which row would black join a row and a column?",
  },
  end: {
    title: "The end",
    say: "A complete row ends the game. Then each row brings 2 points, each column 7, and all five tiles of a colour 10.",
    todo: "Take the last yellow tile and finish the game.",
    right: "A row, a column and a colour at once: 10 points for the tile and 19 as bonuses. You win by 67 to 51!",
    hint: "Line 4 lacks just one yellow tile.",
  },
};

export default texts;
