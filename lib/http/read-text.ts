import { badRequest, tooLarge } from "@/lib/errors";

/**
 * Reads a body as UTF-8. One that is too long is read to its end and dropped: Node takes nothing more from a connection
 * whose body was given up halfway, and the next request on it would wait in vain.
 * @throws ProblemError 413 beyond `maxBytes`; 400 when it breaks off or isn’t UTF-8.
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const refusal = () => tooLarge(maxBytes);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw refusal();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) chunks.push(chunk);
    }
  } catch {
    throw badRequest("The request’s body broke off.");
  }
  if (bytes > maxBytes) throw refusal();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw badRequest("The request’s body is not UTF-8.");
  }
}
