/** Bisque: fired once; a stamp has pressed its lines into it. */
import { both, box, round, type Portrait, type Shape } from "./strokes";

const stamped = (d: string, width = 1.7): Shape[] => [
  { d: `M0.7 0.9${d.replace(/^M/, "m")}`, line: "#eab08c", width },
  { d, line: "#7c3818", width },
];

export default [
  { d: "M0 0H100V100H0Z", fill: "#c9794f" },
  { d: "M0 90H100V100H0Z", fill: "#b0623a" },
  ...stamped(box(9, 9, 82, 82)),
  ...stamped("M9 82l10 -8l10 8M71 82l10 -8l10 8"),
  { d: both((x) => round(x(22), 51, 5.5, 8)), fill: "#b9683f" },
  ...stamped("M25 43q-8 -1 -8 8q0 9 8 9M75 43q8 -1 8 8q0 9 -8 9"),
  { d: round(50, 50, 26.5, 28.5), fill: "#d68a60" },
  ...stamped("M23.5 50A26.5 28.5 0 1 0 76.5 50A26.5 28.5 0 1 0 23.5 50"),
  ...stamped("M27 39Q50 26 73 39M31 33v-7M38 29v-8M46 27v-9M54 27v-9M62 29v-8M69 33v-7", 2),
  { d: both((x) => round(x(38.5), 49, 7, 7)), fill: "#f0bd9c" },
  ...stamped("M31.5 49A7 7 0 1 0 45.5 49A7 7 0 1 0 31.5 49M54.5 49A7 7 0 1 0 68.5 49A7 7 0 1 0 54.5 49"),
  { d: both((x) => round(x(38.5), 49, 2.9, 2.9)), fill: "#6d2f13" },
  ...stamped("M50 51l-3.5 10h6"),
  ...stamped("M36 66q14 11 28 0M36 66q-1 -2 -3 -2M64 66q1 -2 3 -2", 2.3),
  { d: both((x) => round(x(30.5), 60, 0.9) + round(x(34), 62, 0.9) + round(x(30.5), 64, 0.9)), fill: "#8f4722" },
] satisfies Portrait;
