/** The server's time as a page counts it: a value that changes four times a second. Made while a component is set up. */
import type { LiveEvent } from "./live.svelte";

export class ServerTime {
  now = $state(0);

  constructor(live: LiveEvent) {
    this.now = live.now();
    $effect(() => {
      const beat = setInterval(() => (this.now = live.now()), 250);
      return () => clearInterval(beat);
    });
  }
}
