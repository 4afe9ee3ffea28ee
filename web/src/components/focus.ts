/** Where the focus goes when what had it is gone: never back to the beginning of the page. */

/** An attachment for what goes away again: to what had the focus before it came, or, where that is gone too, to the menu of the page. */
export function handsBack(): () => void {
  const before = document.activeElement;
  return () => {
    // Until then what is gone may still be there.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      for (const to of [before, document.querySelector("[data-menu]")])
        if (to instanceof HTMLElement && to !== document.body && to.isConnected) {
          to.focus({ preventScroll: true });
          if (document.activeElement === to) return;
        }
    });
  };
}
