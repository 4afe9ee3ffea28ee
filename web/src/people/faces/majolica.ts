/** Majolica: painted on white tin glaze, cobalt first, then the colours of a garland. */
import { around, both, leaf, round, type Portrait } from "./strokes";

const COBALT = "#1f4ea8";
const flower = (x: number, y: number, r: number): string =>
  around(6, (sin, cos) => round(x + r * sin, y - r * cos, r * 0.62));

export default [
  { d: "M0 0H100V100H0Z", fill: "#fdfbf5" },
  {
    d: both((x) => `M${x(0)} 0H${x(24)}Q${x(20)} 20 ${x(0)} 24ZM${x(0)} 100H${x(24)}Q${x(20)} 80 ${x(0)} 76Z`),
    fill: COBALT,
  },
  {
    d: both((x) => `M${x(0)} 0H${x(13)}Q${x(11)} 11 ${x(0)} 13ZM${x(0)} 100H${x(13)}Q${x(11)} 89 ${x(0)} 87Z`),
    fill: "#e3a72f",
  },
  {
    d: around(9, (sin, cos) =>
      cos < -0.55 ? "" : leaf(50 + 25 * sin, 47 - 29 * cos, 50 + 40 * sin, 47 - 42 * cos, 5, 3),
    ),
    fill: "#3f8f4f",
  },
  { d: "M31 46C30 66 38 78 50 78S70 66 69 46C69 32 61 24 50 24S31 32 31 46Z", fill: "#eaf0fb" },
  { d: "M60 27C69 32 70 42 69 48C69 64 62 76 51 78C60 70 64 60 64 48C64 40 63 33 60 27Z", fill: "#a9c0ea" },
  { d: "M31 46C30 66 38 78 50 78S70 66 69 46C69 32 61 24 50 24S31 32 31 46Z", line: COBALT, width: 1.7 },
  { d: both((x, side) => leaf(x(35), 43, x(46), 42.5, 1.3, -2.4 * side)), fill: COBALT },
  { d: both((x) => leaf(x(34.5), 49, x(46), 49, 2.7)), fill: "#ffffff" },
  { d: both((x) => leaf(x(34.5), 49, x(46), 49, 2.7)), line: COBALT, width: 1.2 },
  { d: both((x) => round(x(40.3), 49, 2)), fill: COBALT },
  { d: "M50.5 47Q47 57 47.5 59Q50 61 53 59", line: COBALT, width: 1.4 },
  { d: leaf(43, 66.5, 57, 66.5, 3, 0.8), fill: "#c8452f" },
  { d: both((x) => flower(x(26), 38, 3.6) + flower(x(32), 25, 3.8)) + flower(50, 18, 4.4), fill: COBALT },
  { d: flower(41, 20, 3.4) + flower(59, 20, 3.4) + both((x) => flower(x(24), 50, 3)), fill: "#c8452f" },
  {
    d:
      both((x) => round(x(26), 38, 2.2) + round(x(32), 25, 2.4) + round(x(41), 20, 2) + round(x(24), 50, 1.9)) +
      round(50, 18, 2.7),
    fill: "#f2c65b",
  },
  { d: around(11, (sin, cos) => (cos > -0.25 ? "" : round(50 + 27 * sin, 67 - 20 * cos, 5.6)), 0.5), fill: "#fdfbf5" },
  {
    d: around(11, (sin, cos) => (cos > -0.25 ? "" : round(50 + 27 * sin, 67 - 20 * cos, 5.6)), 0.5),
    line: COBALT,
    width: 1.5,
  },
  { d: around(11, (sin, cos) => (cos > -0.25 ? "" : round(50 + 27 * sin, 67 - 20 * cos, 2)), 0.5), fill: COBALT },
] satisfies Portrait;
