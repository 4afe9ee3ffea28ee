/** Lustre: cobalt, and all else in the third fire's gold. */
import { around, both, box, leaf, round, type Portrait } from "./strokes";

const GOLD = "#e9bf55";
const LIGHT = "#ffe9a8";
const NIGHT = "#173572";

export default [
  { d: "M0 0H100V100H0Z", fill: NIGHT },
  { d: "M0 62L62 0H84L0 84ZM0 96L96 0H100V4L4 100H0Z", fill: "#1f4388" },
  { d: box(5, 5, 90, 90, 2), line: GOLD, width: 1.6 },
  { d: box(8, 8, 84, 84, 2), line: GOLD, width: 0.6 },
  {
    d: both((x) => leaf(x(11), 11, x(23), 17, 3, 0) + leaf(x(11), 11, x(17), 23, 3, 0) + round(x(12.5), 12.5, 2.2)),
    fill: GOLD,
  },
  {
    d: both((x) => leaf(x(11), 89, x(23), 83, 3, 0) + leaf(x(11), 89, x(17), 77, 3, 0) + round(x(12.5), 87.5, 2.2)),
    fill: GOLD,
  },
  { d: around(16, (sin, cos) => leaf(50 + 26 * sin, 50 - 26 * cos, 50 + 40 * sin, 50 - 40 * cos, 4.4, 0)), fill: GOLD },
  {
    d: around(16, (sin, cos) => leaf(50 + 26 * sin, 50 - 26 * cos, 50 + 35 * sin, 50 - 35 * cos, 2.6, 2), 0.5),
    fill: LIGHT,
  },
  { d: around(16, (sin, cos) => round(50 + 39 * sin, 50 - 39 * cos, 1), 0.5), fill: GOLD },
  { d: round(50, 50, 27), fill: NIGHT },
  { d: round(50, 50, 25.5), fill: GOLD },
  { d: round(47, 46, 19, 19), fill: "#f3d27a" },
  { d: round(45, 42, 12, 11), fill: LIGHT },
  { d: both((x, side) => leaf(x(35), 43, x(46), 42, 1.3, -2.4 * side)), fill: NIGHT },
  { d: both((x) => leaf(x(35), 49, x(46), 49, 2.6)), fill: NIGHT },
  { d: both((x) => round(x(40.5), 49, 1.1)), fill: LIGHT },
  { d: leaf(50, 45, 48, 58, 1.2, -1) + leaf(47.5, 58.5, 53, 58.5, 1, 1), fill: "#8a5d10" },
  { d: leaf(41, 64.5, 59, 64.5, 2.3, 2.2) + leaf(46, 69.5, 54, 69.5, 0.9, 0.8), fill: NIGHT },
  { d: leaf(50, 29, 50, 39, 2.4) + both((x) => leaf(x(45), 31, x(46.5), 37, 1.2)), fill: NIGHT },
] satisfies Portrait;
