/**
 * Where the server is below its host: empty at its root, `/azul` behind a proxy that has more to serve. The server writes it into the document. Addresses
 * within the client begin at the server's root; what a browser is given (links, pictures, requests) has this before it.
 */
export const base: string = globalThis.document?.documentElement?.dataset["base"] ?? "";

/** An address of this server as a browser needs it. Those of other places stay as they are. */
export const withBase = (address: string): string => (address.startsWith("/") ? base + address : address);
