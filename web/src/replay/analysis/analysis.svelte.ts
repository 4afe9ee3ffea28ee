/** The analysis of a finished game as a page has it: asked for, on its way, or there. */
import type { Language } from "../../i18n";
import { begin, lookUp, type MoveJudged, type TableAnalysis } from "./wire";

/** How often somebody who waits looks again. */
const LOOK_MS = 1500;

export class Analysis {
  told = $state.raw<TableAnalysis | null>(null);
  /** Why nothing is known: what the server refused. */
  error = $state.raw<unknown>(null);
  readonly moves: readonly MoveJudged[] = $derived(this.told?.moves ?? []);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private language: Language | null = null;

  constructor(private readonly table: string) {}

  /** Look what is known, in a language; nothing is begun by that. */
  async look(language: Language): Promise<void> {
    this.language = language;
    await this.take(() => lookUp(this.table, language));
  }

  /** Have the game analysed. */
  async ask(language: Language): Promise<void> {
    this.language = language;
    await this.take(() => begin(this.table, language));
  }

  private async take(asking: () => Promise<TableAnalysis>): Promise<void> {
    clearTimeout(this.timer);
    const { language } = this;
    try {
      const told = await asking();
      if (language !== this.language) return;
      this.told = told;
      this.error = null;
    } catch (error) {
      this.error = error;
    }
    if (this.told?.state === "running" && language)
      this.timer = setTimeout(() => void this.take(() => lookUp(this.table, language)), LOOK_MS);
  }

  end(): void {
    clearTimeout(this.timer);
    this.language = null;
  }
}
