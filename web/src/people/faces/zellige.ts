/** Zellige: cut pieces and grout, and nothing that is not straight. */
import { around, both, polygon, type Portrait, type Shape } from "./strokes";

const cut = (d: string, fill: string): Shape => ({ d, fill, line: "#e9dfc8", width: 1.3 });
const kite = (near: number, middle: number, far: number, half: number) => (sin: number, cos: number) =>
  polygon(
    [50 + near * sin, 50 - near * cos],
    [50 + middle * sin - half * cos, 50 - middle * cos - half * sin],
    [50 + far * sin, 50 - far * cos],
    [50 + middle * sin + half * cos, 50 - middle * cos + half * sin],
  );

export default [
  cut(polygon([0, 0], [100, 0], [100, 100], [0, 100]), "#1f4ea8"),
  cut(around(8, kite(26, 52, 78, 13), 0.5), "#1c8c8c"),
  cut(around(16, kite(28, 42, 62, 6), 0.5), "#efe6d2"),
  cut(around(8, kite(26, 40, 56, 8.5), 0), "#2d3038"),
  cut(around(8, kite(24, 33, 43, 6), 0.5), "#c8452f"),
  cut(around(16, kite(22, 31, 37, 4.2), 0), "#e3a72f"),
  cut(
    polygon([50, 20], [66, 26], [74, 40], [72, 58], [62, 74], [50, 81], [38, 74], [28, 58], [26, 40], [34, 26]),
    "#f3ead6",
  ),
  cut(polygon([50, 20], [57, 29], [50, 39], [43, 29]), "#c8452f"),
  cut(
    both((x) => polygon([x(26), 40], [x(34), 26], [x(43), 29], [x(41), 37])),
    "#e3d5b8",
  ),
  cut(
    both((x) => polygon([x(29), 43], [x(46), 40], [x(45), 43.5], [x(30), 46])),
    "#1f4ea8",
  ),
  cut(
    both((x) => polygon([x(30), 50], [x(38), 45.5], [x(46), 50], [x(38), 54.5])),
    "#ffffff",
  ),
  cut(
    both((x) => polygon([x(35), 50], [x(38), 46.6], [x(41), 50], [x(38), 53.4])),
    "#2d3038",
  ),
  cut(polygon([50, 42], [56, 61], [50, 64], [44, 61]), "#e3a72f"),
  cut(
    both((x) => polygon([x(28), 58], [x(36), 56], [x(39), 63], [x(33), 67])),
    "#9ccfcb",
  ),
  cut(polygon([39, 69], [46, 66.5], [50, 68], [54, 66.5], [61, 69], [50, 75]), "#1c8c8c"),
  { d: "M39 69L50 70.500L61 69", line: "#e9dfc8", width: 1.1 },
] satisfies Portrait;
