/** The way of the keyboard through what can be picked and where it can go. */
import { CENTRE, samePick, type Pick } from "./moves";

/** The next pick: left and right lead to other displays (and round), up and down to other colours of the same one. */
export function nextPick(picks: readonly Pick[], at: Pick | null, key: string): Pick | null {
  const first = picks[0];
  if (!first) return null;
  const here = picks.find((pick) => samePick(pick, at));
  if (!here) return first;
  if (key === "Home") return first;
  if (key === "End") return picks.at(-1)!;
  const sources = [...new Set(picks.map(({ source }) => source))];
  const along = (source: string): Pick[] => picks.filter((pick) => pick.source === source);
  if (key === "ArrowUp" || key === "ArrowDown") {
    const colours = along(here.source);
    const step = key === "ArrowDown" ? 1 : -1;
    return colours[(colours.indexOf(here) + step + colours.length) % colours.length]!;
  }
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const step = key === "ArrowRight" ? 1 : -1;
    const source = sources[(sources.indexOf(here.source) + step + sources.length) % sources.length]!;
    return along(source).find(({ colour }) => colour === here.colour) ?? along(source)[0]!;
  }
  if (/^[1-9]$/.test(key)) return along(key)[0] ?? here;
  if (key.toUpperCase() === CENTRE) return along(CENTRE)[0] ?? here;
  return null;
}

/** The next of some targets: up and left lead back, down and right on. Null if the key means nothing here. */
export function nextTarget(targets: readonly string[], at: string | null, key: string): string | null {
  const here = at === null ? -1 : targets.indexOf(at);
  const count = targets.length;
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return targets[(here + 1) % count]!;
    case "ArrowUp":
    case "ArrowLeft":
      return targets[(here + count - (here < 0 ? 0 : 1)) % count]!;
    case "Home":
      return targets[0]!;
    case "End":
      return targets[count - 1]!;
    default:
      return null;
  }
}
