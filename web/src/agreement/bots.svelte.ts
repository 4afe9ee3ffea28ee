/** The bots of this server, weakest first, and what is said of each: true of the program behind it. */
import type { Texts } from "../i18n";
import { FACES } from "../people/Face.svelte";
import type { Session } from "../session/session.svelte";

export class Bots {
  /** Until the server tells: those whom most servers have. */
  all = $state.raw<readonly string[]>(["random", "greedy", ...FACES]);

  constructor(session: Session) {
    session.games().then(
      ({ bots }) => (this.all = bots),
      () => undefined,
    );
  }
}

export function aboutBot(texts: Texts["home"], bot: string): string {
  const lines: Readonly<Record<string, string>> = texts.aboutBots;
  return lines[bot] ?? texts.aboutBots.other;
}
