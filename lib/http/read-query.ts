import type { z } from "zod";
import { badRequest } from "@/lib/errors";
import { errorsByPath } from "@/lib/http/read-json";
import { assertStorable } from "@/lib/http/storable";

/** An empty parameter counts as absent; of repeated ones the last counts. @throws ProblemError 400. */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.infer<Schema> {
  const { search, searchParams } = new URL(request.url);
  assertDecodable(search);
  const given = [...searchParams].filter(([, value]) => value !== "");
  for (const text of given.flat()) assertStorable(text);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const errors = errorsByPath(parsed.error);
  throw badRequest(`These parameters can’t be used: ${Object.keys(errors).join(", ")}.`, { errors });
}

// `URLSearchParams` would turn what isn't UTF-8 into other characters.
function assertDecodable(search: string): void {
  try {
    decodeURIComponent(search);
  } catch {
    throw badRequest("This address has escapes in it that stand for no characters.");
  }
}
