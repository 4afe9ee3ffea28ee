/** What is drawn for the eyes alone: a pointer reaches it as ever, the keyboard and screen readers do not. For a drawing whose choices stand beside it in words. */

const REACHED = "button, a[href], input, select, [tabindex]";

/** An attachment for what holds the drawing; what matches `except` in it is for everybody. */
export function forEyes(isOn: () => boolean, except = "[data-everybody]"): (holder: Element) => (() => void) | void {
  return (holder) => {
    if (!isOn()) return;
    const before = new Map<Element, string | null>();
    const hide = (): void => {
      for (const child of holder.children) {
        if (child.matches(except)) continue;
        child.setAttribute("aria-hidden", "true");
        for (const each of child.querySelectorAll<HTMLElement | SVGElement>(REACHED)) {
          if (each.tabIndex < 0) continue;
          before.set(each, each.getAttribute("tabindex"));
          each.setAttribute("tabindex", "-1");
        }
      }
    };
    const observer = new MutationObserver(hide);
    observer.observe(holder, { childList: true, subtree: true, attributes: true, attributeFilter: ["tabindex"] });
    hide();
    return () => {
      observer.disconnect();
      for (const child of holder.children) child.removeAttribute("aria-hidden");
      for (const [each, tab] of before) {
        if (tab === null) each.removeAttribute("tabindex");
        else each.setAttribute("tabindex", tab);
      }
    };
  };
}
