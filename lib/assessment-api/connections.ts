import { Agent, type Dispatcher, fetch } from "undici";

/** Connections that reads share, kept open between polls. */
const shared = new Agent();

/**
 * Where a connection that could be used again is closed behind a body, and its last piece is still held back by who reads
 * it, undici takes that for a break in the body. The last piece of a body whose length was told is never held back.
 */
const takeLastPiece: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  let left = Number.NaN;
  const taking: Dispatcher.DispatchHandler = Object.create(handler);
  taking.onResponseStart = (...given) => {
    const [, , headers] = given;
    left = Number(headers["content-length"] ?? Number.NaN);
    handler.onResponseStart?.apply(taking, given);
  };
  taking.onResponseData = (...given) => {
    const [controller, piece] = given;
    handler.onResponseData?.apply(taking, given);
    left -= piece.byteLength;
    if (left === 0) controller.resume();
  };
  return dispatch(options, taking);
};

/** For what is read slower than it comes. It is told that each connection ends: then undici waits for what is held back. */
export const closing = new Agent({ pipelining: 0 }).compose(takeLastPiece);

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
