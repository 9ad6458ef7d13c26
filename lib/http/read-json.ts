import type { z } from "zod";
import { badRequest, invalid } from "@/lib/errors";
import { readText } from "@/lib/http/read-text";
import { assertAllStorable } from "@/lib/http/storable";
import { bodySizes } from "@/lib/operation";

/** Texts by dotted path (`candidate.email`); those of the whole form are under `""`. */
export function errorsByPath(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    errors[path] = [...(errors[path] ?? []), issue.message];
  }
  return errors;
}

/** @throws ProblemError 413; 400 when it isn't JSON, or can't be stored; 422 by field. */
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
  assertAllStorable(body);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalid(errorsByPath(parsed.error));
  return parsed.data;
}
