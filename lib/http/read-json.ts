import type { z } from "zod";
import { badRequest, invalid, ProblemError } from "@/lib/errors";
import { readText } from "@/lib/http/read-text";

const maxBytes = 1024 * 1024;

/** Texts by dotted path: `candidate.email`; what concerns the whole form stands under `""`. */
export function errorsByPath(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    errors[path] = [...(errors[path] ?? []), issue.message];
  }
  return errors;
}

/** PostgreSQL keeps no U+0000, and nobody types one. */
function withoutNul(name: string, value: unknown): unknown {
  if (name.includes("\u0000") || (typeof value === "string" && value.includes("\u0000")))
    throw badRequest("The request’s body contains the character U+0000, which can’t be kept.");
  return value;
}

/**
 * Reads and parses a JSON body of at most 1 MiB.
 * @throws ProblemError 413 when it is larger, 400 when it is not JSON in UTF-8 or has a U+0000, 422 with the texts by field.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await readText(request, maxBytes);
  let body: unknown;
  try {
    body = JSON.parse(text, withoutNul);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw badRequest("The request’s body is not JSON.");
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalid(errorsByPath(parsed.error));
  return parsed.data;
}
