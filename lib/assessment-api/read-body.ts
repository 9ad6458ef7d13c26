import type { Deadline } from "@/lib/assessment-api/deadline";

const declaredTooLarge = (headers: Headers, maxBytes: number) =>
  Number(headers.get("content-length") ?? 0) > maxBytes;

/** In the pieces it arrived in: a list of a hundred thousand is not copied together where others wait. */
export type Body = Uint8Array<ArrayBuffer>[];

/** A piece that shares its memory with others can't be given to another thread. */
const onItsOwn = (piece: Uint8Array): Uint8Array<ArrayBuffer> =>
  piece.buffer instanceof ArrayBuffer && piece.byteLength === piece.buffer.byteLength
    ? (piece as Uint8Array<ArrayBuffer>)
    : new Uint8Array(piece);

/** Takes a body as it comes, piece by piece, for who doesn't want to hold all of it. */
export type BodySink = {
  /** A body begins: the one before, if it didn't come to its end, is none. */
  begin(): void;
  /**
   * @param piece may share its memory with others.
   * @returns what the next one had better wait for, where they come faster than they are taken.
   */
  take(piece: Uint8Array): void | Promise<void>;
};

/** Keeps the pieces together. */
export function collect(): BodySink & { body: Body } {
  const body: Body = [];
  return { body, begin: () => body.splice(0), take: (piece) => void body.push(onItsOwn(piece)) };
}

/**
 * Reads a body to its end, unless it is larger than `maxBytes` as it arrives (decompressed).
 * @param call is told of each piece that has arrived. Once it has ended, nothing more goes to the sink: the
 *   next call may be using it.
 * @returns how many bytes it had; `undefined` when it is too large, or the call has ended.
 * @throws what the stream throws when the connection breaks off.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  sink: BodySink,
  call: Pick<Deadline, "heard" | "signal">,
): Promise<number | undefined> {
  if (declaredTooLarge(response.headers, maxBytes)) return undefined;
  sink.begin();
  if (!response.body) return 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (call.signal.aborted) {
      await reader.cancel();
      return undefined;
    }
    call.heard();
    bytes += part.value.byteLength;
    if (bytes > maxBytes) return undefined;
    if (part.value.byteLength > 0) await sink.take(part.value);
  }
  return bytes;
}

/** A body as text: UTF-8, with replacement characters for what isn't. */
export const decodeBody = (body: Body): string => new TextDecoder().decode(Buffer.concat(body));
