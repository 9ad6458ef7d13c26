const declaredTooLarge = (headers: Headers, maxBytes: number) =>
  Number(headers.get("content-length") ?? 0) > maxBytes;

/**
 * Reads a body to its end, unless it is larger than `maxBytes` as it arrives (decompressed).
 * @returns its text, in UTF-8 with replacement characters for what isn't; `undefined` when it is too large.
 * @throws what the stream throws when the connection breaks off.
 */
export async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  if (declaredTooLarge(response.headers, maxBytes)) return undefined;
  if (!response.body) return "";
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(part.value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
