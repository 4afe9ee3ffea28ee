/** The names of what can be chosen, in words. */
import type { Texts } from "../../i18n";
import type { Preview } from "./preview";

/** "Line 2: line complete, will score 3 points, 1 tile falls, costs 2 points". */
export function targetName(preview: Preview, texts: Texts["azul"]): string {
  const told = [
    ...(preview.completes ? [texts.fills] : []),
    ...(preview.gain ? [texts.gains(preview.gain.points)] : []),
    ...(preview.marker ? [texts.markerFalls] : []),
    ...(preview.fallen > 0 ? [texts.falls(preview.fallen)] : []),
    ...(preview.toLid > 0 ? [texts.toLid(preview.toLid)] : []),
    ...(preview.cost > 0 ? [texts.costs(preview.cost)] : []),
  ];
  const name = texts.target(preview.target);
  return told.length > 0 ? `${name}: ${told.join(", ")}` : name;
}
