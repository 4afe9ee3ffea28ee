/** What somebody has chosen for this device, kept in the browser. "system" follows the system's own setting. */
import { LANGUAGES, type Language } from "../i18n";

export type Theme = "system" | "light" | "dark";
/** How fast tiles fly. "system": as usual, and not at all where the system wants no motion. */
export type Motion = "system" | "off" | "slow" | "normal" | "fast";

const RATES: Readonly<Record<Motion, number>> = { system: 1, off: 1, slow: 0.6, normal: 1, fast: 1.8 };

interface Kept {
  language: Language | null;
  theme: Theme;
  /** Flat grounds, no textures, no shadows. */
  plain: boolean;
  motion: Motion;
  /** Bots answer without a breath. */
  botsAtOnce: boolean;
  sound: boolean;
  letters: boolean;
  /** The text of the table is shown to everybody, and not to screen readers alone. */
  textView: boolean;
  notify: boolean;
  /** Signs of others are shown at the table. */
  signs: boolean;
  /** A move is asked for once more before it is sent. */
  askFirst: boolean;
  /** Against bots each of one's moves is judged. */
  coach: boolean;
  /** The client is kept on this device for use without a line; null is wherever that costs nothing. */
  offline: boolean | null;
}

const KEY = "azulejos-settings";
const DEFAULTS: Kept = {
  language: null,
  theme: "system",
  plain: false,
  motion: "system",
  botsAtOnce: false,
  sound: false,
  letters: false,
  textView: false,
  notify: false,
  signs: true,
  askFirst: false,
  coach: false,
  offline: null,
};

function kept(): Kept {
  try {
    const all = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    // An earlier release knew "on", of one speed.
    return { ...all, motion: all.motion in RATES ? all.motion : "normal" };
  } catch {
    return { ...DEFAULTS };
  }
}

export class Settings {
  private values = $state<Kept>(kept());
  private readonly still = window.matchMedia("(prefers-reduced-motion: reduce)");
  private systemIsStill = $state(this.still.matches);

  constructor() {
    this.still.addEventListener("change", () => (this.systemIsStill = this.still.matches));
    // Another window of the same browser has changed something.
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.values = kept();
    });
  }

  get all(): Readonly<Kept> {
    return this.values;
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.values = { ...this.values, [name]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // A browser that keeps nothing: the choice holds for this visit.
    }
  }

  get language(): Language {
    return this.values.language ?? preferred(navigator.languages);
  }

  /** Whether tiles fly. */
  get moves(): boolean {
    const { motion } = this.values;
    return motion !== "off" && !(motion === "system" && this.systemIsStill);
  }

  /** How fast, beside the usual. */
  get rate(): number {
    return RATES[this.values.motion];
  }
}

/** The first of somebody's languages that we have; English if there is none. */
export function preferred(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const short = each.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return "en";
}
