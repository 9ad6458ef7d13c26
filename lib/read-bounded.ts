/** So much of a body that is too long is read on and dropped. */
const mostDropped = 1024 * 1024;

/**
 * Reads a request’s body of at most `maxBytes`. A longer one is read on and dropped, for a mebibyte at most: Node takes
 * nothing more from a connection whose body was given up halfway, and the next request on it would wait in vain.
 * @returns undefined bytes for one that is longer, and whether some of it is left: then the connection has to be closed.
 * @throws what the stream throws when it breaks off.
 */
export async function readBounded(
  { body }: Request,
  maxBytes: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isLeft: false } | { bytes: undefined; isLeft: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length <= maxBytes) chunks.push(chunk);
    else if (length > maxBytes + mostDropped) return { bytes: undefined, isLeft: true };
  }
  return length > maxBytes
    ? { bytes: undefined, isLeft: false }
    : { bytes: joined(chunks, length), isLeft: false };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
