/** Engobe: white slip over clay, in which it has run; painted with a brush in iron brown. */
import { both, leaf, round, type Portrait } from "./strokes";

const IRON = "#5c2e14";

export default [
  { d: "M0 0H100V100H0Z", fill: "#b5623a" },
  { d: "M0 96Q50 92 100 96V100H0Z", fill: "#8a4323" },
  {
    d: "M0 0H100V76C96 76 95 84 91 84S87 70 82 70S77 90 72 90S67 74 61 74S56 82 52 82S47 72 42 72S37 92 31 92S26 72 21 72S16 82 11 82S6 74 0 74Z",
    fill: "#d8c5a6",
  },
  {
    d: "M0 0H100V74C96 74 95 82 91 82S87 68 82 68S77 88 72 88S67 72 61 72S56 80 52 80S47 70 42 70S37 90 31 90S26 70 21 70S16 80 11 80S6 72 0 72Z",
    fill: "#fbf5e6",
  },
  { d: both((x) => round(x(36), 55, 5.5, 4.5)), fill: "#d9d0c2" },
  {
    d: both(
      (x, side) =>
        leaf(x(50), 11, x(26), 40, 4.4, -4 * side) +
        leaf(x(50), 11, x(31), 34, 5, -3 * side) +
        leaf(x(49), 12, x(37), 30, 3.4, -2 * side) +
        leaf(x(49), 12, x(43), 28, 3, -1 * side) +
        leaf(x(28), 33, x(24), 66, 5.4, 3 * side) +
        leaf(x(30), 38, x(29), 62, 2.2, 2 * side),
    ),
    fill: IRON,
  },
  { d: both((x, side) => leaf(x(33), 40, x(45), 39, 1.6, -2.6 * side)), fill: IRON },
  { d: both((x, side) => leaf(x(32), 46, x(45), 46, 1.5, 3.4 * side)), fill: IRON },
  {
    d: both(
      (x) => leaf(x(34), 48, x(32), 51, 0.9) + leaf(x(38.5), 50, x(38), 53.4, 0.9) + leaf(x(43), 49, x(44), 52, 0.9),
    ),
    fill: IRON,
  },
  { d: leaf(50, 45, 47.5, 56, 1.1, -1) + leaf(47.5, 56.5, 52, 56.5, 1, 1), fill: IRON },
  { d: leaf(43.5, 63, 56.5, 63, 2.2, 1.2) + leaf(46, 66.5, 54, 66.5, 1, 1), fill: "#8c3a1c" },
] satisfies Portrait;
