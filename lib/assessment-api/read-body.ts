const declaredTooLarge = (headers: Headers, maxBytes: number) =>
  Number(headers.get("content-length") ?? 0) > maxBytes;

/** In the pieces it arrived in: a list of a hundred thousand is not copied together where others wait. */
export type Body = Uint8Array<ArrayBuffer>[];

/** A piece that shares its memory with others can't be given to another thread. */
const onItsOwn = (piece: Uint8Array): Uint8Array<ArrayBuffer> =>
  piece.buffer instanceof ArrayBuffer && piece.byteLength === piece.buffer.byteLength
    ? (piece as Uint8Array<ArrayBuffer>)
    : new Uint8Array(piece);

/**
 * Reads a body to its end, unless it is larger than `maxBytes` as it arrives (decompressed).
 * @returns its bytes, in memory of their own; `undefined` when it is too large.
 * @throws what the stream throws when the connection breaks off.
 */
export async function readBody(response: Response, maxBytes: number): Promise<Body | undefined> {
  if (declaredTooLarge(response.headers, maxBytes)) return undefined;
  if (!response.body) return [];
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const pieces: Body = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) return undefined;
    if (part.value.byteLength > 0) pieces.push(onItsOwn(part.value));
  }
  return pieces;
}

/** A body as text: UTF-8, with replacement characters for what isn't. */
export const decodeBody = (body: Body): string => new TextDecoder().decode(Buffer.concat(body));
