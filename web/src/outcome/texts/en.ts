import { number, plural } from "../../texts/numbers";

const L = "en";

const words = {
  winner: "Winner",
  shared: "Shared victory",
  void: "No result",
  tieRows: (points: number, rows: string): string =>
    `${plural(L, points, { one: "# point", other: "# points" })} each: the complete rows decide, ${rows}.`,
  against: (mine: number, other: number): string => `${number(L, mine)} to ${number(L, other)}`,
  tieShared: "Points and complete rows are equal.",
  tieHolder: (points: number): string =>
    `${plural(L, points, { one: "# point", other: "# points" })} each: who took the first-player tile in the last round wins.`,
  tieStarter: (points: number): string =>
    `${plural(L, points, { one: "# point", other: "# points" })} each, and nobody took the first-player tile: who started the last round wins.`,
  place: (place: number): string => `Place ${place}`,
  left: "Left the game",
  tiling: "Wall, less the floor line",
  tilingDuel: "Dome, less broken tiles",
  total: "Final score",
  spared: "No score falls below 0",
};

export default words;
