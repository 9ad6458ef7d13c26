import { Agent, type Dispatcher, fetch } from "undici";

/** Connections that reads share, kept open between polls. */
const shared = new Agent();

/** A connection for one create: one that was kept, and breaks as it is used again, may have carried it or not. */
export const openFreshConnection = (): Agent => new Agent();

/**
 * undici's `fetch`, of which Node's own is a copy. Through Node's own, how to open a fresh connection differs from
 * one line of Node to the next, and Next keeps answers of its own.
 */
export function fetchThrough(dispatcher: Dispatcher = shared): typeof globalThis.fetch {
  // The same interfaces, declared twice: in undici and in TypeScript's own library.
  const undiciFetch = fetch as unknown as (url: URL, init: object) => Promise<Response>;
  return (url, init) => undiciFetch(url as URL, { ...init, dispatcher });
}
