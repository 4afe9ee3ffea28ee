/**
 * The client's files on this device: all of one build, or none. Every file but the document has a name that changes with what it holds, so that pages of
 * two builds can be open at the same time, and each gets its own.
 */
declare const self: ServiceWorkerGlobalScope;

/** What a build has, as `plugins/worker.ts` writes it. */
export interface Build {
  /** Changes with anything in it. */
  readonly version: string;
  /** The document's own script, by which it is known to be of this build. */
  readonly entry: string;
  /** Addresses by language; under "" those that every language has. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Where the server is below its host, as `web/src/wire/base.ts` has it for pages. */
export const BASE = new URL(self.registration.scope).pathname.replace(/\/$/, "");
const DOCUMENT = `${BASE}/`;
const PREFIX = "azulejos-";
/** Where it is noted what there was when this build took over. */
const BEFORE = `${BASE}/before`;
/** So few at a time, that whatever the page itself asks for need not wait. */
const AT_ONCE = 3;

/** Pages that were open then, and earlier builds, which stay as long as one of these pages does. What came later is not this worker's to judge. */
interface Before {
  readonly pages: readonly string[];
  readonly builds: readonly string[];
}

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether every byte costs somebody something. */
export function isFrugal(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.type === "cellular";
}

export class Files {
  private readonly name: string;

  constructor(
    private readonly build: Build,
    private readonly language: string,
    /** Fetch also where that costs something. */
    private readonly always: boolean,
  ) {
    this.name = `${PREFIX}${build.version}-${language}`;
  }

  /** Fetch all that is not here yet. If anything is missing in the end, nothing changes, and the browser tries again at a later visit. */
  async keep(): Promise<void> {
    const cache = await caches.open(this.name);
    const waiting = [...(this.build.files[""] ?? []), ...(this.build.files[this.language] ?? [])].map(
      (file) => BASE + file,
    );
    const fetchNext = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await this.keepFile(cache, file);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    await this.keepDocument(cache);
  }

  private async keepFile(cache: Cache, file: string): Promise<void> {
    if (await cache.match(file)) return;
    const known = file.startsWith(`${BASE}/assets/`) ? await caches.match(file, { ignoreVary: true }) : undefined;
    if (known) return cache.put(file, known);
    const { connection } = navigator as { connection?: Connection };
    if (!this.always && isFrugal(connection)) throw new Error("Not on this line.");
    await cache.put(file, await fetched(file, "default"));
  }

  /** Without what tells a browser to load things at once: who reads this has them. */
  private async keepDocument(cache: Cache): Promise<void> {
    const answer = await fetched(DOCUMENT, "reload");
    const body = await answer.text();
    if (!body.includes(this.build.entry)) throw new Error("The server has another build by now.");
    const headers = new Headers(answer.headers);
    for (const name of ["Link", "Content-Encoding", "Content-Length"]) headers.delete(name);
    await cache.put(DOCUMENT, new Response(body, { headers }));
  }

  /** Files of this build are asked for from now on. */
  async takeOver(): Promise<void> {
    const pages = (await openPages()).map((page) => page.id);
    const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.name);
    const before: Before = { pages, builds };
    await (await caches.open(this.name)).put(BEFORE, Response.json(before));
    await this.sweep();
  }

  /** Delete earlier builds, unless a page is open that may need its own. */
  async sweep(): Promise<void> {
    const noted = await (await caches.match(BEFORE, { cacheName: this.name }))?.json();
    if (!noted) return;
    const { pages, builds } = noted as Before;
    if (!(await openPages()).some((page) => pages.includes(page.id)))
      await Promise.all(builds.map((name) => caches.delete(name)));
  }

  /** A file: from here if it is here, whichever build it belongs to. */
  async file(request: Request): Promise<Response> {
    // First where it most likely is: to look everywhere waits for a later build that is just being fetched.
    const own = await caches.match(request, { ignoreVary: true, cacheName: this.name });
    return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  }

  /** The document for any page; all of them are one. */
  async document(): Promise<Response | undefined> {
    const own = await caches.match(DOCUMENT, { ignoreVary: true, cacheName: this.name });
    return own ?? caches.match(DOCUMENT, { ignoreVary: true }); // A later build has taken over meanwhile.
  }
}

const openPages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

async function fetched(address: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(address, { cache, credentials: "same-origin" });
  if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
