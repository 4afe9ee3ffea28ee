/** Sgraffito: black slip, scratched down to the pale clay below it. */
import { both, box, leaf, round, type Portrait } from "./strokes";

const CLAY = "#f5e6c8";

export default [
  { d: "M0 0H100V100H0Z", fill: "#332d2a" },
  { d: box(5, 5, 90, 90, 3) + box(8.5, 8.5, 83, 83, 2), line: CLAY, width: 1 },
  { d: "M29 46C28 70 38 84 50 84S72 70 71 46C71 33 61 27 50 27S29 33 29 46Z", line: CLAY, width: 1.6 },
  {
    d: both((x) => round(x(33), 32, 5.5) + round(x(42), 24.5, 5.5) + round(x(28), 42, 5)) + round(50, 21.5, 5.5),
    fill: "#332d2a",
  },
  {
    d:
      both((x) => round(x(33), 32, 5.2) + round(x(33), 32, 2.4) + round(x(42), 24.5, 5.2) + round(x(42), 24.5, 2.4)) +
      both((x) => round(x(28), 42, 4.6) + round(x(28), 42, 2)) +
      round(50, 21.5, 5.2) +
      round(50, 21.5, 2.4),
    line: CLAY,
    width: 1.2,
  },
  { d: both((x) => `M${x(32.5)} 44Q${x(39)} 38.5 ${x(45.5)} 43`), line: CLAY, width: 1.8 },
  { d: both((x) => `M${x(33)} 50L${x(39.5)} 46L${x(46)} 50L${x(39.5)} 54Z`), line: CLAY, width: 1.4 },
  { d: both((x) => round(x(39.5), 50, 2)), fill: CLAY },
  { d: "M51 46L47 62H53", line: CLAY, width: 1.4 },
  { d: leaf(41, 70, 59, 70, 2.4, 2) + leaf(45, 75, 55, 75, 0.9, 1), fill: CLAY },
  { d: "M58 58l8 4M57.5 61l8.5 4.500M58 64.500l6.5 3.500M59 68l4 2.2", line: CLAY, width: 0.9 },
  {
    d: both((x) => `M${x(20)} 88C${x(12)} 74 ${x(24)} 62 ${x(16)} 46S${x(20)} 24 ${x(16)} 16`),
    line: CLAY,
    width: 1.2,
  },
  {
    d: both((x) =>
      [24, 34, 46, 58, 70, 80].map((y, nth) => leaf(x(17), y, x(nth % 2 ? 12.5 : 22), y - 5, 1.7)).join(""),
    ),
    fill: CLAY,
  },
] satisfies Portrait;
