import type { z } from "zod";
import { badRequest } from "@/lib/errors";
import { assertKeepable } from "@/lib/http/keepable";
import { errorsByPath } from "@/lib/http/read-json";

/**
 * Parses a request's query; parameters without a value count as absent, of repeated ones the last counts.
 * @throws ProblemError 400 naming the parameters that are wrong, or for characters that can’t be kept.
 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.infer<Schema> {
  const { search, searchParams } = new URL(request.url);
  assertDecodable(search);
  const given = [...searchParams].filter(([, value]) => value !== "");
  for (const text of given.flat()) assertKeepable(text);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const errors = errorsByPath(parsed.error);
  throw badRequest(`These parameters can’t be used: ${Object.keys(errors).join(", ")}.`, { errors });
}

/** `URLSearchParams` would read what isn't UTF-8 as other characters. */
function assertDecodable(search: string): void {
  try {
    decodeURIComponent(search);
  } catch {
    throw badRequest("This address has escapes in it that stand for no characters.");
  }
}
