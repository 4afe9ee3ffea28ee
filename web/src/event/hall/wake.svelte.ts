/** Keeps the screen from going dark, where the browser can. Made while a component is set up. */
export class Wake {
  /** Whether it is kept; a browser on plain http has no way to. */
  holds = $state(false);

  constructor() {
    $effect(() => {
      let lock: WakeLockSentinel | null = null;
      let gone = false;
      const take = async (): Promise<void> => {
        if (!("wakeLock" in navigator) || document.visibilityState !== "visible" || (lock && !lock.released)) return;
        try {
          const taken = await navigator.wakeLock.request("screen");
          if (gone) return void taken.release();
          lock = taken;
          this.holds = true;
          taken.addEventListener("release", () => (this.holds = false));
        } catch {
          this.holds = false; // a weak battery, or a system that does not want to
        }
      };
      const again = (): void => void take();
      again();
      // It is lost whenever the page is hidden, and may be lost for other reasons.
      document.addEventListener("visibilitychange", again);
      const beat = setInterval(again, 60_000);
      return () => {
        gone = true;
        clearInterval(beat);
        document.removeEventListener("visibilitychange", again);
        void lock?.release();
      };
    });
  }
}
