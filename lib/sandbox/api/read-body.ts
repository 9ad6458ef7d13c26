import { readBounded } from "@/lib/read-bounded";

// Far more than a create needs; the document names no limit (section 8). With a mebibyte of empty fields
// `URLSearchParams` blocks the event loop for seconds.
const maxBytes = 64 * 1024;

export class MalformedBody extends Error {
  override readonly name = "MalformedBody";
}

/** @throws MalformedBody when it is longer than 64 KiB or breaks off. */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await readBounded(request, maxBytes).catch(() => {
    throw new MalformedBody("The body broke off.");
  });
  if (!bytes) throw new MalformedBody("The body is too long.");
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
