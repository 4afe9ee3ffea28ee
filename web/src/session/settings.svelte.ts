/** What somebody has chosen for this device, kept in the browser. "system" follows the system's own setting. */
import { LANGUAGES, type Language } from "../i18n";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  letters: boolean;
  /** The text of the table is shown to everybody, and not to screen readers alone. */
  textView: boolean;
  notify: boolean;
  /** A move is asked for once more before it is sent. */
  askFirst: boolean;
}

const KEY = "azulejos-settings";
const DEFAULTS: Kept = {
  language: null,
  theme: "system",
  motion: "system",
  sound: false,
  letters: false,
  textView: false,
  notify: false,
  askFirst: false,
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
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
    return this.values.motion === "on" || (this.values.motion === "system" && !this.systemIsStill);
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
