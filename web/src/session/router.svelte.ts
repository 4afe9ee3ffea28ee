/** Which page is shown: the address decides. Links are ordinary links; the router takes those that lead to our own pages. */
import { base, withBase } from "../wire/base";

/** The path of a page as the client knows it, from the server's root. */
export const pathOf = (pathname: string): string => pathname.slice(base.length) || "/";

export class Router {
  path = $state(pathOf(location.pathname));
  /** What stands behind `?` in the address. */
  query = $state(location.search);
  /** What stands behind `#`: no server is told it. */
  hash = $state(location.hash.slice(1));

  constructor() {
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Go to a page. `quietly` changes the address without a new entry in the browser's history. */
  go(address: string, quietly = false): void {
    history[quietly ? "replaceState" : "pushState"](null, "", withBase(address));
    const before = this.path;
    this.read();
    if (!quietly && this.path !== before) window.scrollTo(0, 0);
  }

  private read(): void {
    this.path = pathOf(location.pathname);
    this.query = location.search;
    this.hash = location.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (
      !link ||
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      !`${link.pathname}/`.startsWith(`${base}/`) ||
      pathOf(link.pathname).startsWith("/api/")
    )
      return;
    if (link.pathname === location.pathname && link.hash) return; // within the page: the browser scrolls
    event.preventDefault();
    this.go(pathOf(link.pathname) + link.search + link.hash);
  }
}
