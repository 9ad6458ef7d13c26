import type { z } from "zod";
import { badRequest, invalid, tooLarge } from "@/lib/errors";

const maxBytes = 1024 * 1024;

async function readText(request: Request): Promise<string> {
  const refusal = () => tooLarge("This is more than we accept at once (1 MiB).");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw refusal();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw refusal();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Texts by dotted path: `candidate.email`; what concerns the whole form stands under `""`. */
export function errorsByPath(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    errors[path] = [...(errors[path] ?? []), issue.message];
  }
  return errors;
}

/**
 * Reads and parses a JSON body of at most 1 MiB.
 * @throws ProblemError 413 when it is larger, 400 when it is not JSON, 422 with the texts by field.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await readText(request).catch((error: unknown) => {
    throw error instanceof TypeError ? badRequest("The request’s body is not UTF-8.") : error;
  });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest("The request’s body is not JSON.");
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalid(errorsByPath(parsed.error));
  return parsed.data;
}
