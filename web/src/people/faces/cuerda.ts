/** Cuerda: flat glazes that a dry line keeps apart. A sun. */
import { around, both, polygon, round, type Portrait, type Shape } from "./strokes";

const glazed = (d: string, fill: string): Shape => ({ d, fill, line: "#22160d", width: 1.7 });
const ray = (length: number, half: number) => (sin: number, cos: number) =>
  polygon(
    [50 + 26 * sin - half * cos, 50 - 26 * cos - half * sin],
    [50 + length * sin, 50 - length * cos],
    [50 + 26 * sin + half * cos, 50 - 26 * cos + half * sin],
  );

export default [
  { d: "M0 0H100V100H0Z", fill: "#1c8c8c" },
  glazed(
    both((x) => round(x(0), 0, 17) + round(x(0), 100, 17)),
    "#f5e6c8",
  ),
  glazed(
    both((x) => round(x(0), 0, 10) + round(x(0), 100, 10)),
    "#e3a72f",
  ),
  glazed(around(8, ray(42, 8), 0.5), "#e3a72f"),
  glazed(around(8, ray(46, 6), 0), "#1f4ea8"),
  glazed(around(16, ray(40, 4.5), 0.5), "#c8452f"),
  glazed("M38 22H62L77 37V61L64 79H36L23 61V37Z", "#f4cf80"),
  glazed("M38 22H62L77 37V41H23V37Z", "#c8452f"),
  glazed(
    both((x) => polygon([x(28), 47], [x(36), 43.5], [x(45), 47], [x(36), 52.5])),
    "#ffffff",
  ),
  glazed(
    both((x) => round(x(36.5), 47.8, 3)),
    "#1f4ea8",
  ),
  { d: both((x) => `M${x(26)} 42Q${x(36)} 36 ${x(46)} 42`), line: "#22160d", width: 2.4 },
  glazed("M50 46L55 61H45Z", "#ffffff"),
  glazed(
    both((x) => round(x(31.5), 60, 4.2)),
    "#e3a72f",
  ),
  glazed("M39 68Q45 64.5 50 67Q55 64.5 61 68Q50 76 39 68Z", "#c8452f"),
  { d: "M40 68.300Q50 70 60 68.3", line: "#22160d", width: 1.3 },
] satisfies Portrait;
