import type { z } from "zod";
import { badRequest, invalid } from "@/lib/errors";
import { assertAllKeepable } from "@/lib/http/keepable";
import { readText } from "@/lib/http/read-text";
import { bodySizes } from "@/lib/operation";

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
 * Reads and parses a JSON body.
 * @param maxBytes what is accepted; `bodySizes` has the usual ones.
 * @throws ProblemError 413 when it is larger, 400 when it is not JSON in UTF-8 or has characters that can’t be
 *   kept, 422 with the texts by field.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes: number = bodySizes.fields,
): Promise<z.infer<Schema>> {
  const text = await readText(request, maxBytes);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest("The request’s body is not JSON.");
  }
  assertAllKeepable(body);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalid(errorsByPath(parsed.error));
  return parsed.data;
}
