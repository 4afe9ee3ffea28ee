/** When the page has nothing better to do: it is loaded, and was so for a moment. */
const MOMENT_MS = 1_500;

/** Do something then; what is returned calls it off. */
export function whenQuiet(act: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    // Safari has no such thing.
    if ("requestIdleCallback" in window) idle = window.requestIdleCallback(act, { timeout: MOMENT_MS });
    else act();
  }, MOMENT_MS);
  return () => {
    clearTimeout(timer);
    if (idle) window.cancelIdleCallback(idle);
  };
}
