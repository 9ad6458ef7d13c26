// Far more than a create needs; the document names no limit (section 8). With a mebibyte of empty fields
// `URLSearchParams` blocks the event loop for seconds.
const maxBytes = 64 * 1024;

export class MalformedBody extends Error {
  override readonly name = "MalformedBody";
}

/** So much of a longer one is read on and dropped: a connection whose body is given up takes no further request. */
const mostDropped = 1024 * 1024;

/** @throws MalformedBody when it is longer than 64 KiB or breaks off. */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length <= maxBytes) chunks.push(chunk);
      else if (length > maxBytes + mostDropped) break;
    }
  } catch {
    throw new MalformedBody("The body broke off.");
  }
  if (length > maxBytes) throw new MalformedBody("The body is too long.");
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new MalformedBody("The body is not UTF-8.");
  }
}

/** "application/json" of "Application/JSON; charset=utf-8"; empty if there is none. */
export const mediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
