import { badRequest, tooLarge } from "@/lib/errors";
import { readBounded } from "@/lib/read-bounded";

/** Reads a body as UTF-8. @throws ProblemError 413 beyond `maxBytes`; 400 when it breaks off or isn’t UTF-8. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const { bytes, isLeft } = await readBounded(request, maxBytes).catch(() => {
    throw badRequest("The request’s body broke off.");
  });
  if (!bytes) throw tooLarge(maxBytes, isLeft ? { connection: "close" } : undefined);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw badRequest("The request’s body is not UTF-8.");
  }
}
