import { decodeText, mediaType, readBytes } from "@/lib/sandbox/api/read-body";

/** The fields of a form of our own pages, else none. @throws MalformedBody when too long, cut off or not UTF-8. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readBytes(request);
  return new URLSearchParams(
    mediaType(request) === "application/x-www-form-urlencoded" ? decodeText(bytes) : "",
  );
}
