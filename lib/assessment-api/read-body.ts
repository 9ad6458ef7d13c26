const declaredTooLarge = (headers: Headers, maxBytes: number) =>
  Number(headers.get("content-length") ?? 0) > maxBytes;

/**
 * Reads a body to its end, unless it is larger than `maxBytes` as it arrives (decompressed).
 * @returns its bytes, in a buffer of their own that may be transferred; `undefined` when it is too large.
 * @throws what the stream throws when the connection breaks off.
 */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  if (declaredTooLarge(response.headers, maxBytes)) return undefined;
  if (!response.body) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(part.value);
  }
  // Not Buffer.concat: a small one would share its memory with others.
  const body = new Uint8Array(bytes);
  let end = 0;
  for (const chunk of chunks) {
    body.set(chunk, end);
    end += chunk.byteLength;
  }
  return body;
}

/** A body as text: UTF-8, with replacement characters for what isn't. */
export const decodeBody = (body: Uint8Array): string => new TextDecoder().decode(body);
