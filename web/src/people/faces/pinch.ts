/** Pinch: raw clay, pressed with fingers; every line is a groove with a light edge below it. */
import { both, leaf, round, type Portrait, type Shape } from "./strokes";

const groove = (d: string, width = 1.8): Shape[] => [
  { d: `M0.8 1${d.replace(/^M/, "m")}`, line: "#d9caab", width },
  { d, line: "#65543b", width },
];

export default [
  { d: "M0 0H100V100H0Z", fill: "#d8cdb6" },
  { d: "M9 8Q48 2 92 9Q95 40 94 66Q97 84 91 93Q50 98 8 92Q3 70 6 48Q4 26 9 8Z", fill: "#86745a" },
  { d: "M9 6Q48 1 91 7Q94 40 93 64Q95 80 90 89Q50 94 9 89Q5 70 7 48Q5 26 9 6Z", fill: "#a8967a" },
  ...groove("M16 16Q30 11 44 14"),
  ...groove("M60 84Q74 87 85 81"),
  { d: both((x) => round(x(22), 52, 6, 8.5)), fill: "#948266" },
  { d: round(50, 53, 28.5, 29.5), fill: "#8f7d61" },
  { d: round(49.4, 52, 28, 29), fill: "#b9a88b" },
  ...groove("M36 29q-2 -6 -6 -9M43 26q-1 -7 -4 -11M50 25q0 -7 1 -12M57 26q1 -7 5 -11M64 29q3 -6 7 -8", 2.4),
  { d: both((x) => round(x(38), 47, 5.6, 6.4)), fill: "#d9caab" },
  { d: both((x) => round(x(38), 46.2, 5.2, 6)), fill: "#4b3c28" },
  { d: leaf(49, 47, 50, 61, 4.4, 1), fill: "#cdbd9f" },
  { d: leaf(51, 48, 51.6, 61, 2, 0), fill: "#8c7a5e" },
  ...groove("M37 67q13 11 27 -1", 2.6),
] satisfies Portrait;
