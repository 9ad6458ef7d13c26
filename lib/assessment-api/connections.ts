import { pipeline, type Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip } from "node:zlib";
import { Agent, type Dispatcher, request } from "undici";

/** `body` can be read once; to stop reading it breaks off the call. */
export type Reply = {
  status: number;
  headers: Pick<Headers, "get">;
  body: AsyncIterable<Uint8Array>;
  isOpaqueRedirect: boolean;
};

export type Send = (
  url: URL,
  call: {
    method: "GET" | "POST";
    body?: URLSearchParams;
    headers: Record<string, string>;
    signal: AbortSignal;
  },
) => Promise<Reply>;

const shared = new Agent();

/** If a connection closes before the reader took the last piece, undici calls the body broken: pass it on at once. */
const takeLastPiece: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const { onResponseStart, onResponseData } = handler;
  let left = Number.NaN;
  // On the handler itself, which is this call’s alone: in its constructor it has bound how it is aborted to itself.
  handler.onResponseStart = (...given) => {
    const [, , headers] = given;
    left = Number(headers["content-length"] ?? Number.NaN);
    onResponseStart?.apply(handler, given);
  };
  handler.onResponseData = (...given) => {
    const [controller, piece] = given;
    onResponseData?.apply(handler, given);
    left -= piece.byteLength;
    if (left === 0) controller.resume();
  };
  return dispatch(options, handler);
};

/** Each connection is announced to close, so undici waits for the pieces that a slow reader holds back. */
export const closing = new Agent({ pipelining: 0 }).compose(takeLastPiece);

/** For one create: when a reused connection breaks, the create may or may not have been sent. */
export const openFreshConnection = (): Agent => new Agent();

// As browsers do, for answers whose end is slightly wrong.
const gunzip = () => createGunzip({ flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH });

const decoders = new Map<string, () => Transform>([
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  [
    "br",
    () =>
      createBrotliDecompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      }),
  ],
]);

/** Whoever reads it meets the error of either stream. */
function decoded(body: Readable, coding: string | null): Readable {
  const decoder = decoders.get(coding?.trim().toLowerCase() ?? "")?.();
  return decoder ? pipeline(body, decoder, () => undefined) : body;
}

/**
 * Undici’s `fetch` takes several times as long for a long list, and each release of Node opens fresh connections
 * differently in its own, whose answers Next caches.
 */
export const sendThrough =
  (dispatcher: Dispatcher = shared): Send =>
  async (url, { method, body: form, headers, signal }) => {
    const reply = await request(url, {
      dispatcher,
      method,
      signal,
      headers: {
        ...headers,
        ...(form && { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" }),
        "accept-encoding": "gzip, br",
        "cache-control": "no-cache",
        "user-agent": "shortlist",
      },
      body: form?.toString(),
    });
    const get = (name: string) => [reply.headers[name] ?? []].flat().join(", ") || null;
    return {
      status: reply.statusCode,
      headers: { get },
      body: decoded(reply.body, get("content-encoding")),
      isOpaqueRedirect: false,
    };
  };

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** For a `fetch` that was handed in. */
export const sendByFetch =
  (fetch: typeof globalThis.fetch): Send =>
  async (url, call) => {
    const response = await fetch(url, { ...call, redirect: "manual", cache: "no-store" });
    return {
      status: response.status,
      headers: response.headers,
      body: response.body ?? nothing(),
      isOpaqueRedirect: response.type === "opaqueredirect",
    };
  };
