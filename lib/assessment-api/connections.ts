import { Agent, type Dispatcher, fetch } from "undici";

const shared = new Agent();

/** If a connection closes before the reader took the last piece, undici calls the body broken: pass it on at once. */
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

/** Each connection is announced to close, so undici waits for the pieces that a slow reader holds back. */
export const closing = new Agent({ pipelining: 0 }).compose(takeLastPiece);

/** For one create: when a reused connection breaks, the create may or may not have been sent. */
export const openFreshConnection = (): Agent => new Agent();

/** Each release of Node opens fresh connections differently in its own `fetch`, and Next caches its answers. */
export function fetchThrough(dispatcher: Dispatcher = shared): typeof globalThis.fetch {
  // undici and TypeScript's own library declare the same interfaces twice.
  const undiciFetch = fetch as unknown as (url: URL, init: object) => Promise<Response>;
  return (url, init) => undiciFetch(url as URL, { ...init, dispatcher });
}
